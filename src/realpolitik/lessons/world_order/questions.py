"""For every kind of question that a power is asked: the message that tells what it is about, and what to weigh.

Questions of cards that are theirs alone share the message `card-asks`: the card says what follows.
"""

from collections.abc import Callable, Iterator
from typing import Final

from realpolitik.games.world_order.aftermath import CASH_TOKEN, DEFEND_WHERE
from realpolitik.games.world_order.bases import BASE_ARMIES, BASE_WHERE
from realpolitik.games.world_order.developing import DEVELOP_WHAT, MONEY_FOR_SERVICES
from realpolitik.games.world_order.drawing import DISCARD_WHICH, DRAW_HOW_MANY, TRASH_WHICH
from realpolitik.games.world_order.engaging import ENGAGE_WHERE, MOVE_TOKEN
from realpolitik.games.world_order.improving import CHOOSE_COUNTRY
from realpolitik.games.world_order.influence import CHOOSE_SLOT, CONVERT_WHICH, REFRESH_WHICH
from realpolitik.games.world_order.investing import INVEST_WHERE
from realpolitik.games.world_order.moving import MOVE_FROM, MOVE_TO
from realpolitik.games.world_order.paying import EXHAUST_FOR_DISCOUNT, MONEY_INSTEAD
from realpolitik.games.world_order.placing import (
    ADD_WHERE,
    ARMY_WHERE,
    CHOOSE_REGION_KIND,
    CONVERT_WHERE,
    REFRESH_WHERE,
)
from realpolitik.games.world_order.playing import CHOOSE_PLAY, FREE_CARD, PLAY_ANOTHER_KIND, PUT_DOWN_WHICH
from realpolitik.games.world_order.priorities import CHOOSE_PRIORITY, CHOOSE_PRIORITY_SECRETLY, RAISE_HOW_MANY
from realpolitik.games.world_order.producing import CHOOSE_TYPE, PRODUCE_HOW_MANY, PRODUCE_WHAT, RAISE_WHICH
from realpolitik.games.world_order.prosperity import RAISE_PROSPERITY
from realpolitik.games.world_order.readying import READY_WHICH
from realpolitik.games.world_order.research import EXHAUST_FOR_RESEARCH, RESEARCH_WHAT
from realpolitik.games.world_order.setup import CHOOSE_PILE, GIVE_UP_ADVANTAGE
from realpolitik.games.world_order.spending import SPEND_IT
from realpolitik.games.world_order.structure import CHOOSE_WAY, EXCHANGE_TIMES, PAY_FOR_MORE, TAKE_PART
from realpolitik.games.world_order.trading import (
    DOUBLE_WHICH,
    EXPORT_HOW_MANY,
    EXPORT_OR_IMPORT,
    EXPORT_WHAT,
    IMPORT_FROM_WHOM,
    IMPORT_HOW_MANY,
    IMPORT_WHAT,
)
from realpolitik.games.world_order.turn_order import CHOOSE_PLACE
from realpolitik.games.world_order.using import USE_DEVELOPMENT
from realpolitik.kernel.question import Question
from realpolitik.lessons.lesson import Remark
from realpolitik.lessons.world_order import armies, building, commerce, diplomacy, hand, placing
from realpolitik.lessons.world_order.position import Position

_CARD_ASKS: Final = "card-asks"

ABOUT: Final[dict[int, str]] = {
    CHOOSE_PILE: "about-pile",
    GIVE_UP_ADVANTAGE: "about-assets",
    CHOOSE_PLACE: "about-place",
    CHOOSE_PRIORITY: "about-priority",
    CHOOSE_PRIORITY_SECRETLY: "about-priority",
    READY_WHICH: "about-ready",
    RAISE_HOW_MANY: "about-raise",
    RAISE_WHICH: "about-raise",
    CHOOSE_PLAY: "about-play",
    PLAY_ANOTHER_KIND: "about-another",
    PUT_DOWN_WHICH: "about-put-down",
    CHOOSE_COUNTRY: "about-relations",
    ENGAGE_WHERE: "about-engage",
    MOVE_TOKEN: "about-move-token",
    EXHAUST_FOR_DISCOUNT: "about-exhaust",
    MONEY_INSTEAD: "about-money-instead",
    EXPORT_OR_IMPORT: "about-one-operation",
    DOUBLE_WHICH: "about-double",
    EXPORT_WHAT: "about-export",
    EXPORT_HOW_MANY: "about-export-amount",
    IMPORT_WHAT: "about-import",
    IMPORT_FROM_WHOM: "about-sellers",
    IMPORT_HOW_MANY: "about-import-amount",
    INVEST_WHERE: "about-invest",
    MOVE_FROM: "about-move",
    MOVE_TO: "about-move-to",
    ARMY_WHERE: "about-army",
    BASE_WHERE: "about-base",
    BASE_ARMIES: "about-garrison",
    DEVELOP_WHAT: "about-develop",
    MONEY_FOR_SERVICES: "about-money-for-services",
    USE_DEVELOPMENT: "about-use-development",
    PRODUCE_WHAT: "about-produce",
    PRODUCE_HOW_MANY: "about-produce-amount",
    CHOOSE_SLOT: "about-slot",
    ADD_WHERE: "about-add",
    REFRESH_WHERE: "about-refresh",
    REFRESH_WHICH: "about-refresh",
    CONVERT_WHERE: "about-convert",
    CONVERT_WHICH: "about-convert",
    RESEARCH_WHAT: "about-research",
    EXHAUST_FOR_RESEARCH: "about-research-ally",
    FREE_CARD: "about-free-card",
    DISCARD_WHICH: "about-discard",
    TRASH_WHICH: "about-trash",
    CASH_TOKEN: "about-cash",
    RAISE_PROSPERITY: "about-prosperity",
    DEFEND_WHERE: "about-defend",
    DRAW_HOW_MANY: _CARD_ASKS,
    CHOOSE_REGION_KIND: _CARD_ASKS,
    CHOOSE_TYPE: _CARD_ASKS,
    CHOOSE_WAY: _CARD_ASKS,
    SPEND_IT: _CARD_ASKS,
    PAY_FOR_MORE: _CARD_ASKS,
    EXCHANGE_TIMES: _CARD_ASKS,
    TAKE_PART: _CARD_ASKS,
}

# of the others, what hangs over everything
WEIGH: Final[dict[int, Callable[[Position, Question], Iterator[Remark]]]] = {
    CHOOSE_PILE: hand.piles,
    GIVE_UP_ADVANTAGE: hand.starting_assets,
    CHOOSE_PLACE: hand.places,
    CHOOSE_PRIORITY: building.priorities,
    CHOOSE_PRIORITY_SECRETLY: building.priorities,
    READY_WHICH: diplomacy.readying,
    RAISE_WHICH: building.raising,
    CHOOSE_PLAY: hand.playing,
    PLAY_ANOTHER_KIND: hand.another,
    PUT_DOWN_WHICH: hand.giving_away,
    CHOOSE_COUNTRY: diplomacy.relations,
    ENGAGE_WHERE: diplomacy.engaging,
    MOVE_TOKEN: diplomacy.tokens,
    EXHAUST_FOR_DISCOUNT: diplomacy.exhausting,
    MONEY_INSTEAD: diplomacy.money_instead,
    DOUBLE_WHICH: commerce.doubling,
    EXPORT_WHAT: commerce.exports,
    EXPORT_HOW_MANY: commerce.export_amount,
    IMPORT_WHAT: commerce.imports,
    IMPORT_FROM_WHOM: commerce.sellers,
    IMPORT_HOW_MANY: commerce.import_amount,
    INVEST_WHERE: building.investing,
    MOVE_FROM: armies.moving,
    MOVE_TO: armies.going,
    ARMY_WHERE: armies.going,
    BASE_WHERE: armies.bases,
    BASE_ARMIES: armies.garrison,
    DEVELOP_WHAT: building.developments,
    PRODUCE_WHAT: building.production,
    PRODUCE_HOW_MANY: building.production_amount,
    CHOOSE_SLOT: placing.slots,
    ADD_WHERE: placing.adding,
    CHOOSE_REGION_KIND: placing.regions,
    REFRESH_WHERE: placing.rows,
    REFRESH_WHICH: placing.own_row,
    CONVERT_WHERE: placing.rows,
    CONVERT_WHICH: placing.own_row,
    RESEARCH_WHAT: hand.research,
    EXHAUST_FOR_RESEARCH: hand.research_allies,
    FREE_CARD: hand.free_cards,
    DISCARD_WHICH: hand.giving_away,
    TRASH_WHICH: hand.giving_away,
    CASH_TOKEN: building.cashing,
    RAISE_PROSPERITY: building.prosperity,
    DEFEND_WHERE: armies.defending,
}
