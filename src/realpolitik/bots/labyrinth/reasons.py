"""Why cadet chose as it did at Labyrinth: what an option is good for, in the terms of its own thinking."""

from typing import Final

from realpolitik.bots.bot import Why, why_kind
from realpolitik.bots.labyrinth.judgement import WIN, terms
from realpolitik.bots.labyrinth.lookahead import Lookahead, Scores, after
from realpolitik.bots.labyrinth.planning import Planner
from realpolitik.bots.labyrinth.us_sense import odds
from realpolitik.bots.reasons import LEAST_HARM, WINS, best_gain
from realpolitik.games.labyrinth.alert import WHICH_PLOT_BLOCKED
from realpolitik.games.labyrinth.board import MUSLIM, UNTESTED
from realpolitik.games.labyrinth.cards_us import EXTRA_CARD, WHICH_PLOT_FOUND
from realpolitik.games.labyrinth.deck import SIDE
from realpolitik.games.labyrinth.deploy import DEPLOY_FROM, DEPLOY_TO, HOW_MANY_TROOPS, WHERE_REGIME_CHANGE
from realpolitik.games.labyrinth.disrupt import WHERE_DISRUPT
from realpolitik.games.labyrinth.jihad import MAJOR_OR_MINOR, WHERE_JIHAD
from realpolitik.games.labyrinth.labels import (
    ADD_RESERVES,
    DISCARD_LAST,
    EVENT,
    EVENT_FIRST,
    HOLD_LAST,
    PLOT,
    RESERVES,
    STOP,
    TRACK,
)
from realpolitik.games.labyrinth.play import HOW_TO_PLAY
from realpolitik.games.labyrinth.plot import WHERE_PLOT, WHICH_PLOT
from realpolitik.games.labyrinth.recruit import WHERE_RECRUIT, WHICH_CELLS
from realpolitik.games.labyrinth.selecting import FOR_CELLS, FOR_CELLS_BY_TABLE, FOR_RECRUITS, FOR_WAR_OF_IDEAS
from realpolitik.games.labyrinth.setup import WHERE_FIRST_CELL
from realpolitik.games.labyrinth.sides import US, other
from realpolitik.games.labyrinth.state import PLOT_COUNTRY, Labyrinth
from realpolitik.games.labyrinth.travel import TRAVEL_FROM, TRAVEL_TO
from realpolitik.games.labyrinth.turn import PLAY_CARD
from realpolitik.games.labyrinth.war_of_ideas import WHERE_WAR_OF_IDEAS, modifier
from realpolitik.kernel.question import FIRST_LABEL, Question

# cards
EVENT_HELPS: Final = why_kind("event_helps", "card")
EVENT_BURIED: Final = why_kind("event_buried", "card")
EVENT_HARMLESS: Final = why_kind("event_harmless", "card")
EVENT_BEFORE: Final = why_kind("event_before", "card")
BEST_OPERATION: Final = why_kind("best_operation", "label")
SAVES_OPS: Final = why_kind("saves_ops")
SPENDS_RESERVES: Final = why_kind("spends_reserves")
KEEPS_CARD: Final = why_kind("keeps_card", "card")
DROPS_CARD: Final = why_kind("drops_card", "card")

# operations of the US
PERSUADES: Final = why_kind("persuades", "country", "n")
EXPLORES: Final = why_kind("explores", "country")
SWAYS: Final = why_kind("sways", "country")
DISRUPTS: Final = why_kind("disrupts", "country")
CHANGES_REGIME: Final = why_kind("changes_regime", "country")
BLOCKS_PLOT: Final = why_kind("blocks_plot", "country")
SENDS_TROOPS: Final = why_kind("sends_troops", "country")
RECALLS_TROOPS: Final = why_kind("recalls_troops")
SPARES_TROOPS: Final = why_kind("spares_troops")
COUNTS_TROOPS: Final = why_kind("counts_troops")

# operations of the Jihadists
CELLS_COUNT: Final = why_kind("cells_count", "country")
CELLS_LEAVE: Final = why_kind("cells_leave", "country")
STRUGGLES: Final = why_kind("struggles", "country")
PLOTS_THERE: Final = why_kind("plots_there", "country")
NOTHING_MORE: Final = why_kind("nothing_more")

# what else an option does, by the term of the judgement that gains most
OF_TERMS: Final = (
    why_kind("for_countries"),
    why_kind("for_aims"),
    why_kind("for_prestige"),
    why_kind("for_relations"),
    why_kind("for_troops"),
    why_kind("for_funding"),
    why_kind("for_plots"),
    why_kind("for_lasting"),
    why_kind("for_cards"),
)

LITTLE_HARM: Final = -0.25  # an event of the other side that costs less than this is harmless

# reasons that the country pointed at is enough for
IN_COUNTRY: Final = {
    WHERE_DISRUPT: DISRUPTS,
    WHERE_REGIME_CHANGE: CHANGES_REGIME,
    WHERE_RECRUIT: CELLS_COUNT,
    WHICH_CELLS: CELLS_COUNT,
    FOR_CELLS: CELLS_COUNT,
    FOR_CELLS_BY_TABLE: CELLS_COUNT,
    FOR_RECRUITS: CELLS_COUNT,
    WHERE_FIRST_CELL: CELLS_COUNT,
    TRAVEL_TO: CELLS_COUNT,
    TRAVEL_FROM: CELLS_LEAVE,
    WHERE_JIHAD: STRUGGLES,
    WHERE_PLOT: PLOTS_THERE,
    DEPLOY_TO: SENDS_TROOPS,
}
# and those where it is the country that the question is about
ABOUT_COUNTRY: Final = {MAJOR_OR_MINOR: STRUGGLES, WHICH_PLOT: PLOTS_THERE}
OF_KIND: Final = {DEPLOY_FROM: SPARES_TROOPS, HOW_MANY_TROOPS: COUNTS_TROOPS}


def explain(s: Labyrinth, q: Question, option: int, found: Scores, ahead: Lookahead) -> Why:
    """The reason for an option: what it does by itself, or for the position as a whole."""
    if found[option] >= WIN / 2:
        return (WINS,)
    if option == STOP:
        return (NOTHING_MORE,)
    if q.kind in IN_COUNTRY and option < FIRST_LABEL:
        return (IN_COUNTRY[q.kind], option)
    if q.kind in (WHERE_WAR_OF_IDEAS, FOR_WAR_OF_IDEAS) and option < FIRST_LABEL:
        return _idea(s, option)
    if q.kind in ABOUT_COUNTRY:
        return (ABOUT_COUNTRY[q.kind], q.about[0])
    if q.kind in OF_KIND:
        return (OF_KIND[q.kind],)
    if q.kind == DEPLOY_TO and option == TRACK:
        return (RECALLS_TROOPS,)
    if q.kind in (WHICH_PLOT_BLOCKED, WHICH_PLOT_FOUND):
        return (BLOCKS_PLOT, s.plots[option][PLOT_COUNTRY])
    if q.kind in (PLAY_CARD, EXTRA_CARD, HOW_TO_PLAY):
        return _of_card(s, q, option, Planner(s, ahead.side, ahead)) or _on_the_whole(s, q, option, ahead)
    return _on_the_whole(s, q, option, ahead)


def _idea(s: Labyrinth, c: int) -> Why:
    """How likely a War of Ideas succeeds, in faces of a die."""
    if not MUSLIM[c]:
        return (SWAYS, c)
    if s.governance[c] == UNTESTED:
        return (EXPLORES, c)
    return (PERSUADES, c, round(6 * odds(modifier(s, c, ignores_gwot=False))[0]))


def _of_card(s: Labyrinth, q: Question, option: int, planner: Planner) -> Why:
    """What a card is played for; nothing where that says little."""
    if q.kind == HOW_TO_PLAY:
        return _of_use(planner, q.about[0], option)
    if option in (HOLD_LAST, DISCARD_LAST):
        return (KEEPS_CARD if option == HOLD_LAST else DROPS_CARD, s.hands[planner.side][0])
    if option >= FIRST_LABEL:
        return ()
    ways = planner.plain_uses(option)
    why = _of_use(planner, option, max(ways, key=lambda use: ways[use], default=EVENT_FIRST))
    harmless = SIDE[option] == other(planner.side) and planner.event(option) > LITTLE_HARM
    return (EVENT_HARMLESS, option) if harmless and why[0] == BEST_OPERATION else why


def _of_use(planner: Planner, card: int, use: int) -> Why:
    if use in (EVENT, EVENT_FIRST):
        return (EVENT_HELPS if use == EVENT else EVENT_BEFORE, card)
    if use in (RESERVES, ADD_RESERVES):
        return (SAVES_OPS,) if use == RESERVES else (SPENDS_RESERVES,)
    if use == PLOT and not planner.s.first_plot_used and SIDE[card] == US:
        return (EVENT_BURIED, card)
    return (BEST_OPERATION, use)


def _on_the_whole(s: Labyrinth, q: Question, option: int, ahead: Lookahead) -> Why:
    """The term that gains most where the option may well lead."""
    then = ahead.likely(after(s, q.seat, option))
    if then.over:
        return (LEAST_HARM,)
    sign = 1 if ahead.side == US else -1
    pairs = zip(terms(then, ahead.side), terms(s, ahead.side), strict=True)
    return best_gain([(sign * (now - earlier), (why,)) for why, (now, earlier) in zip(OF_TERMS, pairs, strict=True)])
