"""Why cadet chooses as it does at World Order: what an option does by itself, or for the position as a whole."""

from typing import Final

from realpolitik.bots.bot import Why, why_kind
from realpolitik.bots.reasons import best_gain
from realpolitik.bots.world_order.lookahead import Lookahead, after, alone, revealed
from realpolitik.games.world_order.aftermath import CASH_TOKEN, DEFEND_WHERE
from realpolitik.games.world_order.bases import BASE_WHERE
from realpolitik.games.world_order.board import TEMPORARY_SLOTS, TEMPORARY_VP
from realpolitik.games.world_order.countries import NO_COUNTRY, TWIN
from realpolitik.games.world_order.deck import is_development
from realpolitik.games.world_order.developing import DEVELOP_WHAT
from realpolitik.games.world_order.drawing import DISCARD_WHICH, DRAW_HOW_MANY, TRASH_WHICH
from realpolitik.games.world_order.engaging import ENGAGE_WHERE
from realpolitik.games.world_order.improving import CHOOSE_COUNTRY
from realpolitik.games.world_order.influence import CHOOSE_SLOT
from realpolitik.games.world_order.investing import INVEST_WHERE
from realpolitik.games.world_order.labels import EXHAUST_ALLY, FROM_BOARD, PASS, PAY, RENEW_MARKET, TEMPORARY
from realpolitik.games.world_order.moving import MOVE_FROM, MOVE_TO
from realpolitik.games.world_order.paying import EXHAUST_FOR_DISCOUNT
from realpolitik.games.world_order.placing import ADD_WHERE, ARMY_WHERE
from realpolitik.games.world_order.playing import CHOOSE_PLAY, FREE_CARD, PUT_DOWN_WHICH
from realpolitik.games.world_order.prices import SCORING_ROUNDS
from realpolitik.games.world_order.priorities import CHOOSE_PRIORITY_SECRETLY
from realpolitik.games.world_order.producing import PRODUCE_HOW_MANY, PRODUCE_WHAT, RAISE_WHICH
from realpolitik.games.world_order.prosperity import RAISE_PROSPERITY
from realpolitik.games.world_order.readying import READY_WHICH
from realpolitik.games.world_order.research import EXHAUST_FOR_RESEARCH, RESEARCH_WHAT
from realpolitik.games.world_order.setup import CHOOSE_PILE, GIVE_UP_ADVANTAGE
from realpolitik.games.world_order.state import WorldOrder, is_filled
from realpolitik.games.world_order.trading import EXPORT_HOW_MANY, EXPORT_WHAT, IMPORT_HOW_MANY, IMPORT_WHAT
from realpolitik.games.world_order.turn_order import CHOOSE_PLACE
from realpolitik.kernel.question import FIRST_LABEL, Question

# cards
MONEY_INSTEAD_OF_CARD: Final = why_kind("money_instead_of_card")
USES_DEVELOPMENT: Final = why_kind("uses_development", "card")
LEAST_NEEDED: Final = why_kind("least_needed", "card")
MOST_CARDS: Final = why_kind("most_cards")
RESEARCHES: Final = why_kind("researches", "card")
RENEWS_MARKET: Final = why_kind("renews_market")
EXHAUSTS_FOR_BETTER: Final = why_kind("exhausts_for_better")
NOTHING_TO_RESEARCH: Final = why_kind("nothing_to_research")
BEST_FREE_CARD: Final = why_kind("best_free_card", "card")
DEVELOPS: Final = why_kind("develops", "card")
BETTER_PILE: Final = why_kind("better_pile")
FEWEST_VP: Final = why_kind("fewest_vp", "card")

# influence, allies, armies
SECOND_CARD: Final = why_kind("second_card_of_country", "country")
NEW_ALLY: Final = why_kind("new_ally", "country")
INVESTS: Final = why_kind("invests", "country")
BUILDS_BASE: Final = why_kind("builds_base", "country")
READIES: Final = why_kind("readies", "country")
EXHAUSTS: Final = why_kind("exhausts", "country")
KEEPS_ALLIES_READY: Final = why_kind("keeps_allies_ready")
INFLUENCE_COUNTS: Final = why_kind("influence_counts", "region")
STAYS_FOR_GOOD: Final = why_kind("stays_for_good", "region")
FILLS_REGION: Final = why_kind("fills_region", "region")
VP_AT_ONCE: Final = why_kind("vp_at_once", "region", "n")
PUSHES_OUT: Final = why_kind("pushes_out", "region")
ARMIES_NEEDED: Final = why_kind("armies_needed", "region")
ARMY_SPARED: Final = why_kind("army_spared", "region")
ARMY_SENT: Final = why_kind("army_sent")
ARMIES_STAY: Final = why_kind("armies_stay")

# goods and money
SELLS: Final = why_kind("sells", "resource")
BUYS: Final = why_kind("buys", "resource")
PRODUCES: Final = why_kind("produces", "resource")
RAISES_TRACK: Final = why_kind("raises_track", "resource")
NO_GAIN_IN_MORE: Final = why_kind("no_gain_in_more")
CASHES_TOKEN: Final = why_kind("cashes_token", "region")
TOKEN_WILL_DEFEND: Final = why_kind("token_will_defend")
DEFENDS: Final = why_kind("defends", "region")
PROSPERS: Final = why_kind("prospers", "n")

# the order of turns
ACTS_FIRST: Final = why_kind("acts_first")
ACTS_LAST: Final = why_kind("acts_last")

# what else an option does, by the term of the judgement that gains most
OF_TERMS: Final = (
    why_kind("for_vp"),
    why_kind("for_regions"),
    why_kind("for_majorities"),
    why_kind("for_ability"),
    why_kind("for_defence"),
    why_kind("for_prosperity"),
    why_kind("for_development"),
    why_kind("for_resources"),
    why_kind("for_money"),
    why_kind("for_allies"),
    why_kind("for_investment"),
    why_kind("for_production"),
    why_kind("for_hand"),
    why_kind("for_assets"),
    why_kind("against_rivals"),
)

# reasons that the thing pointed at is enough for
OF_THING: Final = {
    PUT_DOWN_WHICH: LEAST_NEEDED,
    DISCARD_WHICH: LEAST_NEEDED,
    TRASH_WHICH: LEAST_NEEDED,
    RESEARCH_WHAT: RESEARCHES,
    FREE_CARD: BEST_FREE_CARD,
    DEVELOP_WHAT: DEVELOPS,
    GIVE_UP_ADVANTAGE: FEWEST_VP,
    INVEST_WHERE: INVESTS,
    BASE_WHERE: BUILDS_BASE,
    READY_WHICH: READIES,
    EXHAUST_FOR_DISCOUNT: EXHAUSTS,
    EXHAUST_FOR_RESEARCH: EXHAUSTS,
    ENGAGE_WHERE: INFLUENCE_COUNTS,
    ADD_WHERE: INFLUENCE_COUNTS,
    ARMY_WHERE: ARMIES_NEEDED,
    MOVE_FROM: ARMY_SPARED,
    MOVE_TO: ARMIES_NEEDED,
    EXPORT_WHAT: SELLS,
    IMPORT_WHAT: BUYS,
    PRODUCE_WHAT: PRODUCES,
    RAISE_WHICH: RAISES_TRACK,
    CASH_TOKEN: CASHES_TOKEN,
    DEFEND_WHERE: DEFENDS,
}
# those that the resource is enough for which a number of units is asked of
OF_UNITS: Final = {EXPORT_HOW_MANY: SELLS, IMPORT_HOW_MANY: BUYS, PRODUCE_HOW_MANY: PRODUCES}
# those for a label, whichever it is
OF_LABEL: Final = {
    RESEARCH_WHAT: NOTHING_TO_RESEARCH,
    EXPORT_WHAT: NO_GAIN_IN_MORE,
    IMPORT_WHAT: NO_GAIN_IN_MORE,
    PRODUCE_WHAT: NO_GAIN_IN_MORE,
    RAISE_WHICH: NO_GAIN_IN_MORE,
    CASH_TOKEN: TOKEN_WILL_DEFEND,
    MOVE_FROM: ARMIES_STAY,
    CHOOSE_PILE: BETTER_PILE,
}
# and those for one label
OF_THIS_LABEL: Final = {
    PASS: MONEY_INSTEAD_OF_CARD,
    PAY: KEEPS_ALLIES_READY,
    RENEW_MARKET: RENEWS_MARKET,
    EXHAUST_ALLY: EXHAUSTS_FOR_BETTER,
}


def explain(s: WorldOrder, q: Question, option: int, p: int, ahead: Lookahead) -> Why:
    """The reason for an option: what it does by itself, or for the position as a whole."""
    if is_development(option) and q.kind not in OF_THING:
        return (USES_DEVELOPMENT, option)
    if q.kind == CHOOSE_SLOT:
        return _slot(s, q.about[1], option)
    if q.kind == CHOOSE_COUNTRY and option < FIRST_LABEL:
        twin = TWIN[option]
        return (SECOND_CARD if twin != NO_COUNTRY and twin in s.allies[p] else NEW_ALLY, option)
    if q.kind == CHOOSE_PLACE:
        return (ACTS_LAST if s.round in SCORING_ROUNDS else ACTS_FIRST,)
    if q.kind == RAISE_PROSPERITY:
        return (PROSPERS, q.about[2])
    if q.kind == DRAW_HOW_MANY:
        return (MOST_CARDS,)
    if q.kind in OF_UNITS:
        return (OF_UNITS[q.kind], q.about[1]) if option else (NO_GAIN_IN_MORE,)
    return _of_option(q, option) or _on_the_whole(s, q, option, p, ahead)


def _of_option(q: Question, option: int) -> Why:
    """What the thing or the label that was chosen says by itself, if it does."""
    if option < FIRST_LABEL:
        return (OF_THING[q.kind], option) if q.kind in OF_THING else ()
    if q.kind == MOVE_FROM and option == FROM_BOARD:
        return (ARMY_SENT,)
    if option in OF_THIS_LABEL and (q.kind in (CHOOSE_PLAY, EXHAUST_FOR_DISCOUNT, RESEARCH_WHAT)):
        return (OF_THIS_LABEL[option],)
    return (OF_LABEL[q.kind],) if q.kind in OF_LABEL else ()


def _slot(s: WorldOrder, r: int, where: int) -> Why:
    """W16.2: what speaks for a kind of slot."""
    if where == TEMPORARY:
        taken = len(s.temporary[r])
        return (VP_AT_ONCE, r, TEMPORARY_VP[r][taken]) if taken < TEMPORARY_SLOTS[r] else (PUSHES_OUT, r)
    return (STAYS_FOR_GOOD if is_filled(s, r) else FILLS_REGION, r)


def _on_the_whole(s: WorldOrder, q: Question, option: int, p: int, ahead: Lookahead) -> Why:
    """The term that gains most where the option may well lead."""
    before = ahead.judgement.terms(s, p)
    then = ahead.likely(
        revealed(s, p, option) if q.kind == CHOOSE_PRIORITY_SECRETLY else after(alone(s, p), q.seat, option)
    )
    pairs = zip(ahead.judgement.terms(then, p), before, OF_TERMS, strict=True)
    return best_gain([(now - earlier, (why,)) for now, earlier, why in pairs])
