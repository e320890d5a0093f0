"""What a newcomer meets for the first time, a paragraph each: one at a question, the others when they come again."""

from collections.abc import Collection, Iterator
from typing import Final

from realpolitik.games.world_order.aftermath import CASH_TOKEN, DEFEND_WHERE, THREATENED
from realpolitik.games.world_order.bases import BASE_WHERE
from realpolitik.games.world_order.deck import is_decree
from realpolitik.games.world_order.developing import DEVELOP_WHAT
from realpolitik.games.world_order.engaging import ENGAGE_WHERE
from realpolitik.games.world_order.improving import CHOOSE_COUNTRY
from realpolitik.games.world_order.influence import CHOOSE_SLOT, CONVERT_WHICH, PUSHED_OUT, REFRESH_WHICH
from realpolitik.games.world_order.investing import INVEST_WHERE
from realpolitik.games.world_order.moving import MOVE_FROM
from realpolitik.games.world_order.paying import EXHAUST_FOR_DISCOUNT
from realpolitik.games.world_order.placing import ADD_WHERE, CONVERT_WHERE, REFRESH_WHERE
from realpolitik.games.world_order.playing import CHOOSE_PLAY, PLAY_ANOTHER_KIND, PUT_DOWN_WHICH
from realpolitik.games.world_order.prices import has_random_influence
from realpolitik.games.world_order.priorities import CHOOSE_PRIORITY, CHOOSE_PRIORITY_SECRETLY
from realpolitik.games.world_order.producing import PRODUCE_HOW_MANY, PRODUCE_WHAT, RAISE_WHICH
from realpolitik.games.world_order.prosperity import RAISE_PROSPERITY
from realpolitik.games.world_order.random_influence import RANDOM_RESOLVED
from realpolitik.games.world_order.readying import READY_WHICH
from realpolitik.games.world_order.research import EXHAUST_FOR_RESEARCH, RESEARCH_WHAT
from realpolitik.games.world_order.scoring import SCORING_BEGINS
from realpolitik.games.world_order.setup import CHOOSE_PILE, GIVE_UP_ADVANTAGE
from realpolitik.games.world_order.state import players
from realpolitik.games.world_order.things import POWER_NAMES
from realpolitik.games.world_order.trading import (
    BOUGHT_FROM,
    DOUBLE_WHICH,
    EXPORT_OR_IMPORT,
    EXPORT_WHAT,
    IMPORT_FROM_WHOM,
    IMPORT_WHAT,
)
from realpolitik.games.world_order.turn_order import CHOOSE_PLACE
from realpolitik.games.world_order.using import USE_DEVELOPMENT
from realpolitik.kernel.question import KINDS, Note, Question
from realpolitik.lessons.lesson import Topic
from realpolitik.lessons.world_order.position import Position

AT_ONCE: Final = 1

WORLD: Final = Topic("new-world", "W1.3")
ASSETS: Final = Topic("new-assets", "W4.8")
PILES: Final = Topic("new-piles", "W4.7")
TURNS: Final = Topic("new-turns", "W7.2")
IMPROVE: Final = Topic("new-relations", "W8.1")
EXHAUSTING: Final = Topic("new-exhausting", "W8.3")
ENGAGE: Final = Topic("new-engage", "W9.1")
EXPORT: Final = Topic("new-export", "W10.2")
IMPORT: Final = Topic("new-import", "W10.4")
SELLERS: Final = Topic("new-sellers", "W10.8")
INVEST: Final = Topic("new-invest", "W11.1")
MOVE: Final = Topic("new-move", "W12.2")
BASE: Final = Topic("new-base", "W13.1")
DEVELOP: Final = Topic("new-develop", "W14.2")
PRODUCE: Final = Topic("new-produce", "W15.1")
SLOTS: Final = Topic("new-slots", "W16.2")
PUSHING: Final = Topic("new-pushing", "W16.5")
RESEARCH: Final = Topic("new-research", "W17.3")
RANDOM: Final = Topic("new-random", "W18.2")
TOKENS: Final = Topic("new-tokens", "W19.3")
PROSPERITY: Final = Topic("new-prosperity", "W19.4")
THREATS: Final = Topic("new-threats", "W19.6")
SCORING: Final = Topic("new-scorings", "W20.2")
MAJORITIES: Final = Topic("new-majorities", "W20.11")
ORDER: Final = Topic("new-order", "W6.4")
PRIORITY: Final = Topic("new-priority", "W6.6")
READYING: Final = Topic("new-readying", "W6.11")
CARDS: Final = Topic("new-cards", "W7.10")
DECREE: Final = Topic("new-decree", "W22.2")
# what is special about each power
ABILITIES: Final = {
    "usa": Topic("new-usa", "W20.8"),
    "eu": Topic("new-eu", "W19.9"),
    "russia": Topic("new-russia", "W20.9"),
    "china": Topic("new-china", "W20.10"),
}

_AT: Final[dict[int, tuple[Topic, ...]]] = {
    GIVE_UP_ADVANTAGE: (ASSETS,),
    CHOOSE_PILE: (PILES,),
    CHOOSE_PLACE: (ORDER,),
    CHOOSE_PRIORITY: (PRIORITY,),
    CHOOSE_PRIORITY_SECRETLY: (PRIORITY,),
    READY_WHICH: (READYING,),
    CHOOSE_PLAY: (TURNS,),
    PLAY_ANOTHER_KIND: (TURNS,),
    PUT_DOWN_WHICH: (TURNS,),
    CHOOSE_COUNTRY: (IMPROVE, EXHAUSTING),
    EXHAUST_FOR_DISCOUNT: (EXHAUSTING,),
    ENGAGE_WHERE: (ENGAGE, EXHAUSTING),
    EXPORT_OR_IMPORT: (EXPORT, IMPORT),
    EXPORT_WHAT: (EXPORT,),
    DOUBLE_WHICH: (EXPORT,),
    IMPORT_WHAT: (IMPORT,),
    IMPORT_FROM_WHOM: (SELLERS,),
    INVEST_WHERE: (INVEST,),
    MOVE_FROM: (MOVE, THREATS),
    BASE_WHERE: (BASE,),
    DEVELOP_WHAT: (DEVELOP,),
    USE_DEVELOPMENT: (DEVELOP,),
    PRODUCE_WHAT: (PRODUCE,),
    PRODUCE_HOW_MANY: (PRODUCE,),
    RAISE_WHICH: (PRODUCE,),
    CHOOSE_SLOT: (SLOTS, PUSHING),
    ADD_WHERE: (SLOTS, SCORING),
    REFRESH_WHERE: (PUSHING,),
    REFRESH_WHICH: (PUSHING,),
    CONVERT_WHERE: (SLOTS, PUSHING),
    CONVERT_WHICH: (SLOTS, PUSHING),
    RESEARCH_WHAT: (RESEARCH,),
    EXHAUST_FOR_RESEARCH: (RESEARCH,),
    CASH_TOKEN: (TOKENS,),
    RAISE_PROSPERITY: (PROSPERITY,),
    DEFEND_WHERE: (THREATS, TOKENS),
}
_AFTER: Final[dict[int, tuple[Topic, ...]]] = {  # what happened, which the next question explains
    PUSHED_OUT: (PUSHING,),
    THREATENED: (THREATS,),
    SCORING_BEGINS: (SCORING, MAJORITIES),
    RANDOM_RESOLVED: (RANDOM,),
}


def new(p: Position, question: Question, notes: list[Note], told: Collection[Topic]) -> list[Topic]:
    """What is to be introduced now."""
    found = [topic for topic in dict.fromkeys(_met(p, question, notes, told)) if topic not in told]
    return found[:AT_ONCE]


def _met(p: Position, question: Question, notes: list[Note], told: Collection[Topic]) -> Iterator[Topic]:
    """All that is met at a question, the most pressing first."""
    yield WORLD
    yield from _AT.get(question.kind, ())
    if question.kind not in _AT and "card" in KINDS[question.kind].about:
        yield CARDS
    for note in notes:
        yield from _AFTER.get(note[0], ())
        if note[0] == BOUGHT_FROM and note[6] == p.power:
            yield SELLERS
    if question.kind == CHOOSE_PLAY and TURNS in told:
        yield from _of_turn(p, question)


def _of_turn(p: Position, question: Question) -> Iterator[Topic]:
    """What is good to know while there is time to act on it."""
    yield SCORING
    if p.threats():
        yield THREATS
    yield ABILITIES[POWER_NAMES[p.power]]
    if has_random_influence(players(p.s)):
        yield RANDOM
    if any(is_decree(option) for option in question.options):
        yield DECREE
    yield PROSPERITY
    yield MAJORITIES
