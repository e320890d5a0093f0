"""What can be said of the options of a question without playing every one out: odds, plans, plain numbers.

A kind of question that is not in the table is answered by looking ahead.
"""

from collections.abc import Callable
from typing import Final

from realpolitik.bots.labyrinth.ground import WORTH
from realpolitik.bots.labyrinth.lookahead import Lookahead, Scores
from realpolitik.bots.labyrinth.planning import RESERVE_USE, USUAL, Planner
from realpolitik.games.labyrinth.alert import WHICH_PLOT_BLOCKED
from realpolitik.games.labyrinth.board import ADVERSARY, ALLY, GOOD, HARD, MUSLIM, POOR
from realpolitik.games.labyrinth.cards_jihadist import DEAREST_CARD
from realpolitik.games.labyrinth.cards_unassociated import DISCARD_ONE, WHICH_CARD_BACK
from realpolitik.games.labyrinth.cards_us import EXTRA_CARD, WHICH_PLOT_FOUND
from realpolitik.games.labyrinth.deck import SIDE, UN_NATION_BUILDING
from realpolitik.games.labyrinth.declaring import Declaring
from realpolitik.games.labyrinth.deploy import DEPLOY_FROM, DEPLOY_TO, HOW_MANY_TROOPS, WHERE_REGIME_CHANGE
from realpolitik.games.labyrinth.disrupt import WHERE_DISRUPT
from realpolitik.games.labyrinth.jihad import MAJOR_OR_MINOR, WHERE_JIHAD, WHICH_CELL_LOST
from realpolitik.games.labyrinth.labels import (
    ACTIVE,
    ADD_RESERVES,
    DECLINE,
    DO_NOTHING,
    GO_HARD,
    MAJOR_JIHAD,
    SADR,
    STOP,
)
from realpolitik.games.labyrinth.operations import WHICH_OPERATION
from realpolitik.games.labyrinth.play import EVENT_DONE, HOW_TO_PLAY, Play
from realpolitik.games.labyrinth.plot import WHERE_PLOT, WHICH_PLOT, PlacePlots
from realpolitik.games.labyrinth.reassessment import SECOND_CARD
from realpolitik.games.labyrinth.recruit import WHERE_RECRUIT, WHICH_CELLS
from realpolitik.games.labyrinth.selecting import FOR_CELLS, FOR_CELLS_BY_TABLE, FOR_RECRUITS, FOR_WAR_OF_IDEAS
from realpolitik.games.labyrinth.setup import MARK_COUNTRY, MARK_HOW, MARKS, WHERE_FIRST_CELL
from realpolitik.games.labyrinth.sides import JIHADIST, US
from realpolitik.games.labyrinth.state import Labyrinth
from realpolitik.games.labyrinth.tracks import us_posture
from realpolitik.games.labyrinth.travel import TRAVEL_FROM, TRAVEL_TO, WHICH_CELL_TRAVELS
from realpolitik.games.labyrinth.turn import PLAY_CARD
from realpolitik.games.labyrinth.using_cells import WHICH_CELL_USED
from realpolitik.games.labyrinth.war_of_ideas import WHERE_WAR_OF_IDEAS
from realpolitik.kernel.question import FIRST_LABEL, Question

OWN_EVENT: Final = 0.6  # a card with an event of one's own
POSTURE_MARKED: Final = 0.3  # by free set-up (3.2)
ANY_VALUE: Final = 3  # events let a War of Ideas be rolled whatever the governance

Scoring = Callable[[Planner, Question], Scores]


def scores(s: Labyrinth, q: Question, ahead: Lookahead) -> Scores | None:
    """What each option promises whoever is asked, if that can be said; one that is missing promises nothing."""
    if q.kind not in TABLE:
        return None
    planner = Planner(s, s.seats.index(q.seat), ahead)
    found = TABLE[q.kind](planner, q)
    return {option: found.get(option, 0.0) for option in q.options}


def _how_to_play(planner: Planner, q: Question) -> Scores:
    card, card_value = q.about
    return planner.uses(card, q.options, card_value, planner.s.stack[-1][Play.DONE] & EVENT_DONE > 0)


def _operations(planner: Planner, q: Question) -> Scores:
    """An operation that an event grants."""
    card_value = q.about[1]
    found = {}
    for option in q.options:
        if option == ADD_RESERVES:
            reserves = planner.s.reserves[planner.side]
            raised = min(3, card_value + reserves)
            found[option] = USUAL[raised] - USUAL[card_value] - RESERVE_USE * reserves
        elif option != DO_NOTHING:
            found[option] = planner.operation(option, card_value)
    return found


def _extra_card(planner: Planner, q: Question) -> Scores:
    return planner.cards([option for option in q.options if option != DECLINE])


def _second_card(planner: Planner, q: Question) -> Scores:
    """7.6.2: for Reassessment; an event of the Jihadists happens all the same."""
    found = {}
    for card in q.options:
        found[card] = -planner.keeping(card) + (planner.event(card) if SIDE[card] == JIHADIST else 0.0)
    return found


def _discards(planner: Planner, q: Question) -> Scores:
    return {card: -planner.keeping(card) - _own(planner, card) for card in q.options}


def _card_back(planner: Planner, q: Question) -> Scores:
    return {card: planner.keeping(card) + _own(planner, card) for card in q.options}


def _own(planner: Planner, card: int) -> float:
    return OWN_EVENT if SIDE[card] == planner.side else 0.0


def _jihadist_rolls(planner: Planner, q: Question) -> Scores:
    """Targets that are declared one by one; to stop promises nothing."""
    left, *declared = q.about
    f = planner.s.stack[-1]
    if q.kind == WHERE_JIHAD:
        return planner.jihadist.jihads(left, tuple(declared))
    if q.kind == WHERE_PLOT:
        return planner.jihadist.plots(f[Declaring.ROLLS], tuple(declared))
    return planner.jihadist.recruiting(f[Declaring.FLAGS], tuple(declared))


def _major_or_minor(planner: Planner, q: Question) -> Scores:
    c, n = q.about
    return {option: planner.jihadist.struggle(c, n, option == MAJOR_JIHAD) for option in q.options}


def _cell_to_use(planner: Planner, q: Question) -> Scores:
    """Let sleepers sleep, and spare Sadr, who never comes back."""
    return {option: {ACTIVE: 1.0, SADR: 0.5}.get(option, 0.0) for option in q.options}


def _arrivals(planner: Planner, q: Question) -> Scores:
    return {c: planner.jihadist.arrival(c) for c in q.options}


def _war_of_ideas(planner: Planner, q: Question) -> Scores:
    ignores_gwot = q.about[0] == UN_NATION_BUILDING
    return {c: planner.us.persuasion(c, ANY_VALUE, ignores_gwot) for c in q.options if c < FIRST_LABEL}


def _mark_country(planner: Planner, q: Question) -> Scores:
    """3.2: where a mark of one's own choice would change the most."""
    found = {}
    for c in q.options:
        if c < FIRST_LABEL and MUSLIM[c]:
            best = WORTH[c][GOOD][ALLY] if planner.side == US else -WORTH[c][POOR][ADVERSARY]
            found[c] = best - (1 if planner.side == US else -1) * WORTH[c][0][0]
        elif c != STOP:
            found[c] = POSTURE_MARKED
    return found


def _mark_how(planner: Planner, q: Question) -> Scores:
    sign = 1 if planner.side == US else -1
    if not MUSLIM[q.about[0]]:
        hard = us_posture(planner.s) == HARD
        return {option: float(sign) if (option == GO_HARD) == hard else 0.0 for option in q.options}
    return {mark: sign * WORTH[q.about[0]][MARKS[mark][0]][MARKS[mark][1]] for mark in q.options}


TABLE: Final[dict[int, Scoring]] = {
    PLAY_CARD: lambda planner, q: planner.cards(q.options),
    HOW_TO_PLAY: _how_to_play,
    WHICH_OPERATION: _operations,
    EXTRA_CARD: _extra_card,
    SECOND_CARD: _second_card,
    DEAREST_CARD: _discards,
    DISCARD_ONE: _discards,
    WHICH_CARD_BACK: _card_back,
    WHERE_WAR_OF_IDEAS: lambda planner, q: planner.us.war_of_ideas(q.about[0]),
    FOR_WAR_OF_IDEAS: _war_of_ideas,
    WHERE_DISRUPT: lambda planner, q: planner.us.disruptions(q.about[0]),
    DEPLOY_FROM: lambda planner, q: planner.us.deploying(),
    DEPLOY_TO: lambda planner, q: planner.us.deploying(),
    HOW_MANY_TROOPS: lambda planner, q: planner.us.deploying(),
    WHERE_REGIME_CHANGE: lambda planner, q: {c: planner.us.regime_change(c) for c in q.options},
    WHICH_PLOT_BLOCKED: lambda planner, q: planner.us.alerts(),
    WHICH_PLOT_FOUND: lambda planner, q: planner.us.alerts(),
    WHERE_RECRUIT: _jihadist_rolls,
    WHERE_JIHAD: _jihadist_rolls,
    WHERE_PLOT: _jihadist_rolls,
    WHICH_CELLS: _arrivals,
    FOR_CELLS: _arrivals,
    FOR_CELLS_BY_TABLE: _arrivals,
    FOR_RECRUITS: _arrivals,
    WHERE_FIRST_CELL: _arrivals,
    MAJOR_OR_MINOR: _major_or_minor,
    WHICH_CELL_USED: _cell_to_use,
    WHICH_CELL_LOST: _cell_to_use,
    WHICH_CELL_TRAVELS: _cell_to_use,
    TRAVEL_FROM: lambda planner, q: planner.jihadist.travelling(),
    TRAVEL_TO: lambda planner, q: planner.jihadist.travelling(),
    WHICH_PLOT: lambda planner, q: planner.jihadist.markers(q.about[0], planner.s.stack[-1][PlacePlots.LIMIT]),
    MARK_COUNTRY: _mark_country,
    MARK_HOW: _mark_how,
}
