"""The position of a game of Labyrinth: countries, pieces, tracks, plots, cards and events, ints and lists of ints."""

from collections.abc import Mapping, Sequence
from typing import Final

from realpolitik.games.labyrinth.board import (
    ADJACENT,
    CANADA,
    COUNTRIES,
    FAIR,
    FIXED,
    GOOD,
    HARD,
    HAS_POSTURE,
    ISLAMIST_RULE,
    ISRAEL,
    MUSLIM_COUNTRIES,
    NAMES,
    NOWHERE,
    OIL,
    POOR,
    RESOURCES,
    UNITED_STATES,
    UNTESTED,
)
from realpolitik.games.labyrinth.deck import NAME as CARD_NAMES
from realpolitik.games.labyrinth.markers import MARKER_COUNT, MARKERS, OIL_PRICE_SPIKE, PATRIOT_ACT
from realpolitik.games.labyrinth.options import OPTION_COUNT, SOLITAIRE
from realpolitik.games.labyrinth.sides import JIHADIST, SIDES
from realpolitik.kernel.question import NATURE
from realpolitik.kernel.state import State, named_in

TROOPS: Final = 15  # 4.6.1
CELLS: Final = 15

# sides of a Regime Change marker (4.8.2)
TAN: Final = 1
GREEN: Final = 2  # placed this turn: at the end of the game the country still counts as Islamist Rule (2.3)

# the victory track (4.7.6)
GOOD_RESOURCES: Final = 0
ISLAMIST_RESOURCES: Final = 1
GOOD_OR_FAIR: Final = 2
POOR_OR_ISLAMIST: Final = 3

# plot markers, each with a number of its own: three of 1, two of 2, one of 3, and six WMD (4.8.1, 4.7.8.1)
PLOT_VALUE: Final = (0, 1, 1, 1, 2, 2, 3, 4, 4, 4, 4, 4, 4)
WMD: Final = 4
NUMBERED_PLOTS: Final = [1, 2, 3, 4, 5, 6]
LOOSE_WMD: Final = (7, 8, 9)
ARSENAL_WMD: Final = (10, 11, 12)
PLOT_MARKERS: Final = 12

# a plot on the map is [country, marker, whether under Backlash, whether face up, the values it may have as all know]
PLOT_COUNTRY: Final = 0
PLOT_MARKER: Final = 1
PLOT_BACKLASH: Final = 2
PLOT_FACE_UP: Final = 3
PLOT_LIMIT: Final = 4  # a bit for each value
ANY_PLOT: Final = 0b11110


# what has names: slots of frames (selectors.py adds its own), and the axes of fields in which everything has its place
VOCABULARY: Final[dict[str, Sequence[str]]] = {
    "card": CARD_NAMES,
    "cards": CARD_NAMES,
    "country": NAMES,
    **dict.fromkeys(("countries", "declared", "paths", "start", "to"), NAMES),
    "marker": MARKERS,
    "side": SIDES,
}
AXES: Final = {
    **dict.fromkeys(
        (
            "governance",
            "alignment",
            "posture",
            "troops",
            "sleepers",
            "active",
            "cadre",
            "aid",
            "besieged",
            "regime_change",
        ),
        ("country",),
    ),
    "reserves": ("side",),
    "hands": ("side",),
    "known": ("side",),
    "markers": ("marker",),
}


FIRST_POSTURES: Final = tuple([HARD if c == ISRAEL else 0 for c in range(COUNTRIES)])  # 4.3.3


class Labyrinth(State):
    """Sides are US and JIHADIST. In a solitaire game the Jihadists have no seat: NATURE answers for them (9.0)."""

    def __init__(self, like: "Labyrinth | None" = None, seats: int = 2) -> None:
        super().__init__(seats, like)
        self.options: list[int] = like.options if like else [0] * OPTION_COUNT  # fixed for the match
        # the seat that plays each side
        self.seats: list[int] = like.seats if like else [0, 1] if seats == 2 else [0, NATURE]
        # UNTESTED where a Muslim country has no marker yet
        self.governance: list[int] = like.governance[:] if like else FIXED[:]
        self.alignment: tuple[int, ...] = like.alignment if like else (0,) * COUNTRIES
        # that of the US is the one on the GWOT track (4.7.2)
        self.posture: tuple[int, ...] = like.posture if like else FIRST_POSTURES
        self.troops: list[int] = like.troops[:] if like else [0] * COUNTRIES  # cubes, without NATO
        self.troop_track: int = like.troop_track if like else TROOPS
        self.nato: int = like.nato if like else NOWHERE  # the country with the NATO marker
        self.sleepers: list[int] = like.sleepers[:] if like else [0] * COUNTRIES
        self.active: list[int] = like.active[:] if like else [0] * COUNTRIES
        self.cell_track: int = like.cell_track if like else CELLS
        self.sadr: int = like.sadr if like else NOWHERE  # the country with Sadr, who counts as an active cell
        self.cadre: tuple[int, ...] = like.cadre if like else (0,) * COUNTRIES
        self.aid: tuple[int, ...] = like.aid if like else (0,) * COUNTRIES
        self.besieged: tuple[int, ...] = like.besieged if like else (0,) * COUNTRIES
        self.regime_change: tuple[int, ...] = like.regime_change if like else (0,) * COUNTRIES  # TAN, GREEN or 0
        self.victory: list[int] = like.victory[:] if like else [0, 0, 0, 0]  # derived: the victory track
        self.prestige: int = like.prestige if like else 7
        self.funding: int = like.funding if like else 9
        self.reserves: list[int] = like.reserves[:] if like else [0, 0]
        # on the map, in the order in which they were placed
        self.plots: list[list[int]] = [plot[:] for plot in like.plots] if like else []
        self.available: list[int] = like.available[:] if like else []  # the Available Plots box
        self.loose: tuple[int, ...] = like.loose if like else ()  # the box of Loose Nuke, HEU and Kazakh Strain
        self.arsenal: tuple[int, ...] = like.arsenal if like else ()  # the box of the Pakistani arsenal
        self.set_aside: tuple[int, ...] = like.set_aside if like else ()  # 9.3.3: markers that made room for WMD
        self.removed_plots: tuple[int, ...] = like.removed_plots if like else ()  # WMD out of the game
        self.markers: tuple[int, ...] = like.markers if like else (0,) * MARKER_COUNT  # events that last
        self.turn: int = like.turn if like else 1
        self.phase: int = like.phase if like else JIHADIST  # whose action phase it is
        self.phase_card: int = like.phase_card if like else 1  # which card of the phase is next, or being played
        self.held: int = like.held if like else 0  # whether the US holds its last card to the next turn (5.2.4)
        self.deck_number: int = like.deck_number if like else 1  # how many times the deck has been shuffled
        # 9.2: from which of the three small decks the next card comes
        self.mini_deck: int = like.mini_deck if like else 0
        self.hands: list[list[int]] = [like.hands[0][:], like.hands[1][:]] if like else [[], []]
        # the cards of each hand that the other side has seen there
        self.known: list[list[int]] = [like.known[0][:], like.known[1][:]] if like else [[], []]
        # 9.2: the top of the Jihadists' stack where its order is fixed, the next one last
        self.stacked: list[int] = like.stacked[:] if like else []
        self.deck: list[int] = like.deck[:] if like else []
        self.discard: list[int] = like.discard[:] if like else []
        self.removed: list[int] = like.removed[:] if like else []
        self.table: list[int] = like.table[:] if like else []  # cards being played
        self.lapsing: tuple[int, ...] = like.lapsing if like else ()  # the Lapsing Events box
        self.first_plot: int = like.first_plot if like else 0  # the card in the 1st Plot box
        # whether the first plot of the turn has been made, card or marker (4.7.7.3)
        self.first_plot_used: int = like.first_plot_used if like else 0
        # where the US disrupted in this action phase, and in the one before
        self.disrupted: tuple[int, ...] = like.disrupted if like else ()
        self.disrupted_before: tuple[int, ...] = like.disrupted_before if like else ()
        # Muslim countries tested or improved to Fair or Good, likewise
        self.improved: tuple[int, ...] = like.improved if like else ()
        self.improved_before: tuple[int, ...] = like.improved_before if like else ()
        self.chosen: list[int] = like.chosen[:] if like else []  # the countries that the running event has selected
        self.result: int = like.result if like else 0  # what a roll of the running event came to

    __slots__ = named_in(__init__)

    def clone(self) -> "Labyrinth":
        return Labyrinth(self)

    def blank(self) -> "Labyrinth":
        fresh = Labyrinth(seats=len(self.sealed))
        fresh.options = self.options  # what was settled before the game is no part of the position
        return fresh

    def derived(self) -> tuple[str, ...]:
        return (*super().derived(), "victory")

    def vocabulary(self) -> Mapping[str, Sequence[str]]:
        return VOCABULARY

    def axes(self) -> Mapping[str, tuple[str, ...]]:
        return AXES

    def refresh(self) -> None:
        self.victory = recount(self)


def solitaire(s: Labyrinth) -> bool:
    return s.options[SOLITAIRE] > 0


def is_automatic(s: Labyrinth, side: int) -> bool:
    """Whether the rulebook plays this side (9.0)."""
    return side == JIHADIST and s.options[SOLITAIRE] > 0


def without(pile: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """A pile that copies of the state share is never changed: another takes its place."""
    at = pile.index(thing)
    return (*pile[:at], *pile[at + 1 :])


def with_value(values: tuple[int, ...], c: int, value: int) -> tuple[int, ...]:
    """Likewise what seldom changes in a country: the values of all of them, that of one changed."""
    return (*values[:c], value, *values[c + 1 :])


def note_for(s: Labyrinth, side: int, kind: int, *arguments: int) -> None:
    """Write a note for one side alone; nobody reads those of the Jihadists that the rulebook plays."""
    if s.noting and not is_automatic(s, side):
        s.notes.append((kind, s.seats[side], *arguments))


# -- what follows from the position ------------------------------------------------------------------------------------


def cells(s: Labyrinth, c: int) -> int:
    """The cells in a country, Sadr among them."""
    return s.sleepers[c] + s.active[c] + (1 if s.sadr == c else 0)


def with_cells(s: Labyrinth) -> list[int]:
    """The countries with any cell, Sadr among them: where the Jihadists may do something, found at little cost."""
    sleepers, active, sadr = s.sleepers, s.active, s.sadr
    return [c for c in range(COUNTRIES) if sleepers[c] or active[c] or c == sadr]


def troops(s: Labyrinth, c: int) -> int:
    """The troops in a country; NATO counts as two."""
    return s.troops[c] + (2 if s.nato == c else 0)


def resources(s: Labyrinth, c: int) -> int:
    """4.2.5, 4.2.6: one more for an oil exporter with each Oil Price Spike."""
    return RESOURCES[c] + (s.markers[OIL_PRICE_SPIKE] if OIL[c] else 0)


def at_islamist_rule(s: Labyrinth) -> list[int]:
    return [c for c in MUSLIM_COUNTRIES if s.governance[c] == ISLAMIST_RULE]


def adjacent(s: Labyrinth, a: int, b: int) -> bool:
    """4.1.1, 4.5; under the Patriot Act the United States is adjacent to Canada alone."""
    if s.markers[PATRIOT_ACT] and UNITED_STATES in (a, b):
        return CANADA in (a, b)
    return b in ADJACENT[a]


def recount(s: Labyrinth) -> list[int]:
    """The victory track as the map has it (4.7.6)."""
    track = [0, 0, 0, 0]
    for c in MUSLIM_COUNTRIES:
        governance = s.governance[c]
        if governance == GOOD:
            track[GOOD_RESOURCES] += resources(s, c)
        elif governance == ISLAMIST_RULE:
            track[ISLAMIST_RESOURCES] += resources(s, c)
        if governance in (GOOD, FAIR):
            track[GOOD_OR_FAIR] += 1
        elif governance in (POOR, ISLAMIST_RULE):
            track[POOR_OR_ISLAMIST] += 1
    return track


def is_untested(s: Labyrinth, c: int) -> bool:
    """4.9.4: neither governance nor posture is marked yet; Iran, Israel and the US are never tested."""
    return s.governance[c] == UNTESTED or (HAS_POSTURE[c] and s.posture[c] == 0)
