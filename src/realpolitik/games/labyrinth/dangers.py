"""Sudden defeats of Labyrinth (2.1): how far each side is from the other's aims, where a card is done with, and plots
in the United States that are left to strike."""

from typing import Final, cast

from realpolitik.games.labyrinth.alert import ALERT_FRAME
from realpolitik.games.labyrinth.board import UNITED_STATES
from realpolitik.games.labyrinth.cards_us import FIND_PLOT, ONE_MORE, PLAY_EXTRA_CARD, PLOT_TO_FIND
from realpolitik.games.labyrinth.deck import OPS, PROGRAM
from realpolitik.games.labyrinth.markers import OIL_PRICE_SPIKE
from realpolitik.games.labyrinth.operations import OPERATE
from realpolitik.games.labyrinth.play import CHOOSE_USE, EVENT_NEXT, PLAY, Play
from realpolitik.games.labyrinth.plot_resolution import PLOT_RESOLVED
from realpolitik.games.labyrinth.reassessment import WHOLE_PHASE
from realpolitik.games.labyrinth.sides import JIHADIST, US
from realpolitik.games.labyrinth.state import (
    CELLS,
    GOOD_OR_FAIR,
    GOOD_RESOURCES,
    ISLAMIST_RESOURCES,
    PLOT_COUNTRY,
    PLOT_FACE_UP,
    PLOT_LIMIT,
    PLOT_MARKER,
    PLOT_VALUE,
    POOR_OR_ISLAMIST,
    WMD,
    Labyrinth,
    solitaire,
)
from realpolitik.games.labyrinth.turn import ACTION_PHASE, TURN, ActionPhase
from realpolitik.games.labyrinth.values import HIGHEST_VALUE
from realpolitik.games.labyrinth.verbs_forces import OPERATE_VERB, REMOVE_PLOTS
from realpolitik.games.labyrinth.victory import (
    COUNTRIES_NEEDED,
    GOOD_RESOURCES_NEEDED,
    ISLAMIST_RESOURCES_NEEDED,
    WON_BY_WMD,
)
from realpolitik.kernel.peril import Dangers, Key, Peril
from realpolitik.kernel.program import PROGRAMS, RUN, Run
from realpolitik.kernel.question import EVERYBODY, Note
from realpolitik.kernel.state import Frame, State

# how much one card brings the other side at most
RESOURCES: Final = 3  # of a country, and more with each Oil Price Spike
COUNTRIES: Final = 2
CELLS_LOST: Final = 4

# what may block a plot: verbs of events, and what waits for a choice that does
BLOCKING_VERBS: Final = [verb.number for verb in (FIND_PLOT, REMOVE_PLOTS, OPERATE_VERB, PLAY_EXTRA_CARD)]
BLOCKING: Final = [procedure.number for procedure in (ALERT_FRAME, OPERATE, PLOT_TO_FIND, ONE_MORE)]


def danger_at_home(s: Labyrinth) -> Peril:
    """2.1.2, 8.5.6: what hangs over the US by plots at home, as all know. Those face down the Jihadists have chosen;
    alone chance has (9.3.3)."""
    worst, hidden = Peril.NONE, Peril.POSSIBLE if solitaire(s) else Peril.DEPENDS_ON_OPPONENT
    for plot in s.plots:
        if plot[PLOT_COUNTRY] != UNITED_STATES:
            continue
        if plot[PLOT_FACE_UP]:
            worst = max(worst, Peril.CERTAIN if PLOT_VALUE[plot[PLOT_MARKER]] == WMD else Peril.NONE)
        elif plot[PLOT_LIMIT] >> WMD & 1:
            worst = max(worst, hidden)
    return worst


def may_block(s: Labyrinth) -> bool:
    """Whether the US may still block a plot in its action phase, with this card or the next (7.5)."""
    for f in s.stack:
        number = f[0]
        if number in BLOCKING or (number == PLAY.number and _play_may_block(f)):
            return True
        if number == RUN.number and _program_blocks(f[Run.PROGRAM], f[Run.COUNTER]):
            return True
        if number == ACTION_PHASE.number and f[ActionPhase.LEFT] and s.phase_card != WHOLE_PHASE and _hand_may_block(s):
            return True
    return False


def _hand_may_block(s: Labyrinth) -> bool:
    return any(OPS[card] + s.reserves[US] >= HIGHEST_VALUE or _event_blocks(card) for card in s.hands[US])


def _play_may_block(f: Frame) -> bool:
    step = f[Play.STEP]
    return step == CHOOSE_USE or (step == EVENT_NEXT and _event_blocks(f[Play.CARD]))


def _event_blocks(card: int) -> bool:
    return _program_blocks(PROGRAM[card], 0)


def _program_blocks(program: int, counter: int) -> bool:
    return any(step[0] in BLOCKING_VERBS for step in PROGRAMS[program][counter:])


class LabyrinthDangers(Dangers):
    def in_reach(self, state: State, seat: int) -> bool:
        s = cast(Labyrinth, state)
        track, resources = s.victory, RESOURCES + s.markers[OIL_PRICE_SPIKE]
        if seat == s.seats[JIHADIST]:
            few = CELLS - s.cell_track <= CELLS_LOST
            good = track[GOOD_RESOURCES] + resources >= GOOD_RESOURCES_NEEDED
            return few or good or track[GOOD_OR_FAIR] + COUNTRIES >= COUNTRIES_NEEDED
        if seat != s.seats[US]:
            return False
        disgrace = track[POOR_OR_ISLAMIST] + COUNTRIES >= COUNTRIES_NEEDED
        caliphate = track[ISLAMIST_RESOURCES] + resources >= ISLAMIST_RESOURCES_NEEDED
        return disgrace or caliphate or (s.phase == US and danger_at_home(s) > Peril.NONE and may_block(s))

    def looming(self, state: State, seat: int) -> Peril:
        """8.5.6: after the action phase of the US the plots that it has not blocked are carried out."""
        s = cast(Labyrinth, state)
        if seat != s.seats[US] or s.phase != US or not s.plots or may_block(s):
            return Peril.NONE
        return danger_at_home(s)

    def omens(self, state: State, seat: int) -> list[Note]:
        if not self.looming(state, seat):
            return []
        return [(PLOT_RESOLVED, EVERYBODY, UNITED_STATES, WMD), (WON_BY_WMD, EVERYBODY)]

    def at_rest(self, state: State) -> bool:
        return state.stack[-1][0] in (TURN.number, ACTION_PHASE.number)

    def key(self, state: State, seat: int) -> Key:
        s = cast(Labyrinth, state)
        side = s.seats.index(seat)
        return (
            tuple([tuple(f) for f in s.stack]),
            tuple(s.governance),
            tuple(s.alignment),
            tuple(s.posture),
            tuple(s.troops),
            tuple(s.sleepers),
            tuple(s.active),
            tuple(s.cadre),
            tuple(s.aid),
            tuple(s.besieged),
            tuple(s.regime_change),
            tuple(s.markers),
            tuple(s.chosen),
            tuple(s.hands[side]),
            tuple([(plot[PLOT_COUNTRY], plot[PLOT_LIMIT]) for plot in s.plots]),
            (s.prestige, s.funding, s.troop_track, s.nato, s.sadr, s.result, *s.reserves),
        )


DANGERS: Final = LabyrinthDangers()
