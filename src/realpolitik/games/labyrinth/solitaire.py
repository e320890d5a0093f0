"""The Jihadists' cards in a solitaire game (9.2, 9.4.1): from the top of the stack, event or operations by the
flowchart; and what it prefers wherever an event leaves them a choice (9.4.2.1, 9.6)."""

from typing import Final

from realpolitik.games.labyrinth.asking import Preferred, preference
from realpolitik.games.labyrinth.automatic import automatic_madrassas, automatic_operations, automatic_plot
from realpolitik.games.labyrinth.automatic_travel import radicalize
from realpolitik.games.labyrinth.board import CAUCASUS, POOR, UNITED_STATES
from realpolitik.games.labyrinth.cards import TOP_CARD, leave_hand, random_cards
from realpolitik.games.labyrinth.cards_jihadist import (
    EX_KGB_CHOICE,
    LEAK_WHICH,
    PRESS_CENTRAL_ASIA,
    SWAY_CAUCASUS,
    WHICH_EVENT_NEXT,
)
from realpolitik.games.labyrinth.cards_unassociated import WHICH_CARD_BACK
from realpolitik.games.labyrinth.conditions import spike_cards
from realpolitik.games.labyrinth.deck import (
    DANISH_CARTOONS,
    FATWA,
    HAMBALI,
    KSM,
    MARTYRDOM_OPERATION_87,
    MARTYRDOM_OPERATION_88,
    MARTYRDOM_OPERATION_89,
    OIL_PRICE_SPIKE_117,
    OIL_PRICE_SPIKE_118,
    OPS,
    PLACES_CELLS,
    SIDE,
    US_ELECTION,
)
from realpolitik.games.labyrinth.flowchart import (
    CHANGE_ANYWHERE,
    DEAREST_BACK,
    EVENT_AT_RANDOM,
    EVENT_BY_ITSELF,
    EVENT_NOT_PLAYABLE,
    EVENT_PLAYED,
    EVENTS_CLOSED,
    EX_KGB_SWAYS,
    LEAK_AT_RANDOM,
    NO_CELLS_FOR_EVENT,
    NO_PLACE_FOR_PLOT,
    NOTHING_TO_TAKE_BACK,
    OPERATIONS_TOO,
    PLOT_ANYWHERE,
    PLOT_AT_RANDOM,
    SECOND_CARD_BARRED,
    SECOND_CARD_RECRUITS,
    US_EVENT_MEANS_PLOT,
    on_schengen_table,
    preferring,
    where_minor_jihad,
    where_to_plot,
)
from realpolitik.games.labyrinth.jihad import WHICH_CELL_LOST
from realpolitik.games.labyrinth.lines import RANDOM_COUNTRY
from realpolitik.games.labyrinth.markers import GADAHN, ITJIHAD, MADRASSAS
from realpolitik.games.labyrinth.occurrence import begin_event, dispose, missing_condition
from realpolitik.games.labyrinth.plot_resolution import WHICH_PLOT_NEXT, WHICH_SCHENGEN
from realpolitik.games.labyrinth.recruit import (
    ANY_FUNDING,
    IN_THE_US,
    RECRUIT_ROLLS,
    WHERE_POOR,
    WHICH_CELLS,
    recruit_targets,
)
from realpolitik.games.labyrinth.selecting import (
    FOR_ALIGNMENT,
    FOR_CELLS,
    FOR_GOVERNANCE,
    FOR_PLOTS,
    FOR_RECRUITS,
    FOR_REMOVAL,
    FOR_WMD,
    WHICH_CELL_REMOVED,
)
from realpolitik.games.labyrinth.selectors import (
    HAMBALI_COUNTRIES,
    MUSLIM_NOT_RULED,
    NOT_RULED_WITH_CELLS,
    selected,
)
from realpolitik.games.labyrinth.sides import JIHADIST, NOBODY, US
from realpolitik.games.labyrinth.state import Labyrinth, with_value
from realpolitik.games.labyrinth.tracks import opposite, us_posture, world_posture
from realpolitik.games.labyrinth.travel import WHICH_CELL_TRAVELS
from realpolitik.games.labyrinth.using_cells import WHICH_CELL_USED
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import NATURE, Question, note_kind
from realpolitik.kernel.state import Frame, note

CARD_TURNED: Final = note_kind("card_turned", "9.2", "side", "card")

# the events that place plots, and where they may (9.4.2.1)
PLOT_EVENTS: Final = {
    MARTYRDOM_OPERATION_87: NOT_RULED_WITH_CELLS,
    MARTYRDOM_OPERATION_88: NOT_RULED_WITH_CELLS,
    MARTYRDOM_OPERATION_89: NOT_RULED_WITH_CELLS,
    KSM: NOT_RULED_WITH_CELLS,
    HAMBALI: HAMBALI_COUNTRIES,
    DANISH_CARTOONS: MUSLIM_NOT_RULED,
}
SPIKES: Final = (OIL_PRICE_SPIKE_117, OIL_PRICE_SPIKE_118)

# the steps of a card
TURN_UP: Final = 0
OPERATIONS_NEXT: Final = 1
FINISH: Final = 2


class AutomaticPlay(Procedure[Labyrinth]):
    """9.4.1: the card on top of the stack is turned up and used."""

    STEP: Final = 1
    CARD: Final = 2
    OCCURRED: Final = 3  # whether the event did

    def frame(self) -> Frame:
        return [self.number, TURN_UP, 0, 0]

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        step, card = f[self.STEP], f[self.CARD]
        if step == TURN_UP:  # asked even of a single card: people with a stack of their own say which it is
            return Question(NATURE, TOP_CARD, random_cards(s, JIHADIST), (JIHADIST,))
        if step == OPERATIONS_NEXT:
            f[self.STEP] = FINISH
            note(s, OPERATIONS_TOO, card)
            automatic_operations(s, OPS[card])
        else:
            s.stack.pop()
            dispose(s, card, JIHADIST, f[self.OCCURRED])
        return None

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.revealed += 1
        leave_hand(s, JIHADIST, answer)
        note(s, CARD_TURNED, JIHADIST, answer)
        f[self.STEP], f[self.CARD] = FINISH, answer
        if s.markers[GADAHN] or s.markers[MADRASSAS]:
            self._recruit(s, f, answer)
        else:
            self._follow(s, f, answer)

    def _recruit(self, s: Labyrinth, f: Frame, card: int) -> None:
        """The second card after Adam Gadahn or Madrassas: only US Election happens besides."""
        possible = recruit_targets(s, IN_THE_US if s.markers[GADAHN] else ANY_FUNDING | WHERE_POOR)
        note(s, SECOND_CARD_RECRUITS if possible else SECOND_CARD_BARRED, card)
        if possible and s.markers[GADAHN]:
            s.stack.append(RECRUIT_ROLLS.frame(flags=IN_THE_US, countries=[UNITED_STATES] * OPS[card]))
        elif possible:
            automatic_madrassas(s, OPS[card])
        if card == US_ELECTION:
            note(s, EVENT_BY_ITSELF, card)
            f[self.OCCURRED] = begin_event(s, card, JIHADIST)

    def _follow(self, s: Labyrinth, f: Frame, card: int) -> None:
        """The flowchart's first page: event or operations?"""
        value, missing = OPS[card], missing_condition(s, card, JIHADIST)
        if card == US_ELECTION:
            note(s, EVENT_BY_ITSELF, card)
            f[self.STEP], f[self.OCCURRED] = OPERATIONS_NEXT, begin_event(s, card, JIHADIST)
        elif missing >= 0:
            note(s, EVENT_NOT_PLAYABLE, card, missing)
            automatic_operations(s, value)
        elif SIDE[card] == US:
            note(s, US_EVENT_MEANS_PLOT, card)
            automatic_plot(s, value)
        elif s.markers[ITJIHAD]:
            note(s, EVENTS_CLOSED, card)
            automatic_operations(s, value)
        elif PLACES_CELLS[card] and not s.cell_track:
            note(s, NO_CELLS_FOR_EVENT, card)
            radicalize(s, value, value)
        elif card in PLOT_EVENTS and not where_to_plot(s, selected(s, PLOT_EVENTS[card]), by_event=True).countries:
            note(s, NO_PLACE_FOR_PLOT, card, len(selected(s, PLOT_EVENTS[card])))
            radicalize(s, value, value)
        elif card in SPIKES and not _cards_to_take_back(s):
            note(s, NOTHING_TO_TAKE_BACK, card)
            automatic_operations(s, value)
        else:
            note(s, EVENT_PLAYED, card)
            if SIDE[card] == NOBODY and card != FATWA:  # Fatwa brings its operation with it
                f[self.STEP] = OPERATIONS_NEXT
            f[self.OCCURRED] = begin_event(s, card, JIHADIST)


AUTOMATIC_PLAY: Final = procedure("labyrinth.automatic_play", AutomaticPlay())


def _cards_to_take_back(s: Labyrinth) -> list[int]:
    """9.6: the dearest Jihadist cards among the discards."""
    found = [card for card in s.discard if SIDE[card] == JIHADIST]
    most = max([OPS[card] for card in found], default=0)
    return sorted([card for card in found if OPS[card] == most])


# -- choices that events leave (9.4.2.1, 9.6) --------------------------------------------------------------------------


def _at_random(s: Labyrinth, asked: Question) -> Preferred:
    return Preferred(asked.options, RANDOM_COUNTRY)


def _for_plots(s: Labyrinth, asked: Question) -> Preferred:
    return preferring(where_to_plot(s, asked.options, by_event=True), asked.options, PLOT_ANYWHERE)


def _for_governance(s: Labyrinth, asked: Question) -> Preferred:
    return preferring(where_minor_jihad(s, asked.options), asked.options, CHANGE_ANYWHERE)


def _for_alignment(s: Labyrinth, asked: Question) -> Preferred:
    return preferring(where_minor_jihad(s, asked.options, down_to=POOR), asked.options, CHANGE_ANYWHERE)


def _on_the_table(s: Labyrinth, asked: Question) -> Preferred:
    return Preferred(on_schengen_table(asked.options), RANDOM_COUNTRY)


def _ex_kgb(s: Labyrinth, asked: Question) -> Preferred:
    """9.6: the Caucasus, if that moves the marker of the world's posture."""
    other = s.clone()
    other.posture = with_value(other.posture, CAUCASUS, opposite(us_posture(s)))
    moves = world_posture(other) != world_posture(s)
    return Preferred([SWAY_CAUCASUS if moves else PRESS_CENTRAL_ASIA], EX_KGB_SWAYS)


def _card_back(s: Labyrinth, asked: Question) -> Preferred:
    return Preferred(_cards_to_take_back(s) or spike_cards(s), DEAREST_BACK)


def _first(s: Labyrinth, asked: Question) -> Preferred:
    """9.3.1: cells are listed in this order: active ones, sleepers, Sadr."""
    return Preferred(asked.options[:1], -1)


for _kind in (WHICH_CELL_REMOVED, WHICH_CELL_USED, WHICH_CELL_TRAVELS, WHICH_CELL_LOST):
    preference(_kind, _first)
for _kind in (FOR_CELLS, FOR_RECRUITS, FOR_REMOVAL, FOR_WMD, WHICH_CELLS):
    preference(_kind, _at_random)
preference(FOR_PLOTS, _for_plots)
preference(FOR_GOVERNANCE, _for_governance)
preference(FOR_ALIGNMENT, _for_alignment)
preference(WHICH_SCHENGEN, _on_the_table)
preference(WHICH_PLOT_NEXT, lambda s, asked: Preferred(asked.options, PLOT_AT_RANDOM))
preference(WHICH_EVENT_NEXT, lambda s, asked: Preferred(asked.options, EVENT_AT_RANDOM))
preference(EX_KGB_CHOICE, _ex_kgb)
preference(LEAK_WHICH, lambda s, asked: Preferred(asked.options, LEAK_AT_RANDOM))
preference(WHICH_CARD_BACK, _card_back)
