"""The position of a game of Labyrinth: countries, pieces, tracks, plots, cards and events, ints and lists of ints."""

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
    NOWHERE,
    OIL,
    POOR,
    RESOURCES,
    UNITED_STATES,
    UNTESTED,
)
from realpolitik.games.labyrinth.markers import MARKER_COUNT, OIL_PRICE_SPIKE, PATRIOT_ACT
from realpolitik.games.labyrinth.options import OPTION_COUNT, SOLITAIRE
from realpolitik.games.labyrinth.sides import JIHADIST
from realpolitik.kernel.question import EVERYBODY, NATURE
from realpolitik.kernel.state import State

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
LOOSE_WMD: Final = [7, 8, 9]
ARSENAL_WMD: Final = [10, 11, 12]
PLOT_MARKERS: Final = 12

# a plot on the map is [country, marker, whether under Backlash, whether face up, the values it may have as all know]
PLOT_COUNTRY: Final = 0
PLOT_MARKER: Final = 1
PLOT_BACKLASH: Final = 2
PLOT_FACE_UP: Final = 3
PLOT_LIMIT: Final = 4  # a bit for each value
ANY_PLOT: Final = 0b11110


class Labyrinth(State):
    """Sides are US and JIHADIST. In a solitaire game the Jihadists have no seat: NATURE answers for them (9.0)."""

    __slots__ = (
        "active",
        "aid",
        "alignment",
        "arsenal",
        "available",
        "besieged",
        "cadre",
        "cell_track",
        "chosen",
        "deck",
        "deck_number",
        "discard",
        "disrupted",
        "disrupted_before",
        "first_plot",
        "first_plot_used",
        "funding",
        "governance",
        "hands",
        "held",
        "improved",
        "improved_before",
        "known",
        "lapsing",
        "loose",
        "markers",
        "mini_deck",
        "nato",
        "options",
        "phase",
        "phase_card",
        "plots",
        "posture",
        "prestige",
        "regime_change",
        "removed",
        "removed_plots",
        "reserves",
        "result",
        "sadr",
        "seats",
        "set_aside",
        "sleepers",
        "stacked",
        "table",
        "troop_track",
        "troops",
        "turn",
        "victory",
    )

    def __init__(self, like: "Labyrinth | None" = None, seats: int = 2) -> None:
        super().__init__(seats, like)
        if like is not None:
            self._copy(like)
            return
        self.options: list[int] = [0] * OPTION_COUNT  # fixed for the match
        self.seats: list[int] = [0, 1] if seats == 2 else [0, NATURE]  # the seat that plays each side
        self.governance: list[int] = FIXED[:]  # UNTESTED where a Muslim country has no marker yet
        self.alignment: list[int] = [0] * COUNTRIES
        self.posture: list[int] = [0] * COUNTRIES  # that of the US is the one on the GWOT track (4.7.2)
        self.posture[ISRAEL] = HARD  # 4.3.3
        self.troops: list[int] = [0] * COUNTRIES  # cubes, without NATO
        self.troop_track = TROOPS
        self.nato = NOWHERE  # the country with the NATO marker
        self.sleepers: list[int] = [0] * COUNTRIES
        self.active: list[int] = [0] * COUNTRIES
        self.cell_track = CELLS
        self.sadr = NOWHERE  # the country with Sadr, who counts as an active cell
        self.cadre: list[int] = [0] * COUNTRIES
        self.aid: list[int] = [0] * COUNTRIES
        self.besieged: list[int] = [0] * COUNTRIES
        self.regime_change: list[int] = [0] * COUNTRIES  # TAN, GREEN or 0
        self.victory: list[int] = [0, 0, 0, 0]  # derived: the victory track
        self.prestige = 7
        self.funding = 9
        self.reserves: list[int] = [0, 0]
        self.plots: list[list[int]] = []  # on the map, in the order in which they were placed
        self.available: list[int] = []  # the Available Plots box
        self.loose: list[int] = []  # the box of Loose Nuke, HEU and Kazakh Strain
        self.arsenal: list[int] = []  # the box of the Pakistani arsenal
        self.set_aside: list[int] = []  # 9.3.3: markers that made room for WMD
        self.removed_plots: list[int] = []  # WMD out of the game
        self.markers: list[int] = [0] * MARKER_COUNT  # events that last
        self.turn = 1
        self.phase = JIHADIST  # whose action phase it is
        self.phase_card = 1  # which card of the phase is next, or being played
        self.held = 0  # whether the US holds its last card to the next turn (5.2.4)
        self.deck_number = 1  # how many times the deck has been shuffled
        self.mini_deck = 0  # 9.2: from which of the three small decks the next card comes
        self.hands: list[list[int]] = [[], []]
        self.known: list[list[int]] = [[], []]  # the cards of each hand that the other side has seen there
        self.stacked: list[int] = []  # 9.2: the top of the Jihadists' stack where its order is fixed, the next one last
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.removed: list[int] = []
        self.table: list[int] = []  # cards being played
        self.lapsing: list[int] = []  # the Lapsing Events box
        self.first_plot = 0  # the card in the 1st Plot box
        self.first_plot_used = 0  # whether the first plot of the turn has been made, card or marker (4.7.7.3)
        self.disrupted: list[int] = []  # where the US disrupted in this action phase, and in the one before
        self.disrupted_before: list[int] = []
        self.improved: list[int] = []  # Muslim countries tested or improved to Fair or Good, likewise
        self.improved_before: list[int] = []
        self.chosen: list[int] = []  # the countries that the running event has selected
        self.result = 0  # what a roll of the running event came to

    def _copy(self, like: "Labyrinth") -> None:
        """What never changes in place is shared."""
        self.options = like.options
        self.seats = like.seats
        self.governance = like.governance[:]
        self.alignment = like.alignment[:]
        self.posture = like.posture[:]
        self.troops = like.troops[:]
        self.troop_track = like.troop_track
        self.nato = like.nato
        self.sleepers = like.sleepers[:]
        self.active = like.active[:]
        self.cell_track = like.cell_track
        self.sadr = like.sadr
        self.cadre = like.cadre[:]
        self.aid = like.aid[:]
        self.besieged = like.besieged[:]
        self.regime_change = like.regime_change[:]
        self.victory = like.victory[:]
        self.prestige = like.prestige
        self.funding = like.funding
        self.reserves = like.reserves[:]
        self.plots = [plot[:] for plot in like.plots]
        self.available = like.available[:]
        self.loose = like.loose[:]
        self.arsenal = like.arsenal[:]
        self.set_aside = like.set_aside[:]
        self.removed_plots = like.removed_plots[:]
        self.markers = like.markers[:]
        self.turn = like.turn
        self.phase = like.phase
        self.phase_card = like.phase_card
        self.held = like.held
        self.deck_number = like.deck_number
        self.mini_deck = like.mini_deck
        self.hands = [like.hands[0][:], like.hands[1][:]]
        self.known = [like.known[0][:], like.known[1][:]]
        self.stacked = like.stacked[:]
        self.deck = like.deck[:]
        self.discard = like.discard[:]
        self.removed = like.removed[:]
        self.table = like.table[:]
        self.lapsing = like.lapsing[:]
        self.first_plot = like.first_plot
        self.first_plot_used = like.first_plot_used
        self.disrupted = like.disrupted[:]
        self.disrupted_before = like.disrupted_before
        self.improved = like.improved[:]
        self.improved_before = like.improved_before
        self.chosen = like.chosen[:]
        self.result = like.result

    def fields(self) -> tuple[str, ...]:
        return (
            *super().fields(),
            "options",
            "seats",
            "governance",
            "alignment",
            "posture",
            "troops",
            "troop_track",
            "nato",
            "sleepers",
            "active",
            "cell_track",
            "sadr",
            "cadre",
            "aid",
            "besieged",
            "regime_change",
            "prestige",
            "funding",
            "reserves",
            "plots",
            "available",
            "loose",
            "arsenal",
            "set_aside",
            "removed_plots",
            "markers",
            "turn",
            "phase",
            "phase_card",
            "held",
            "deck_number",
            "mini_deck",
            "hands",
            "known",
            "stacked",
            "deck",
            "discard",
            "removed",
            "table",
            "lapsing",
            "first_plot",
            "first_plot_used",
            "disrupted",
            "disrupted_before",
            "improved",
            "improved_before",
            "chosen",
            "result",
        )

    def clone(self) -> "Labyrinth":
        return Labyrinth(self)

    def refresh(self) -> None:
        self.victory = recount(self)


def solitaire(s: Labyrinth) -> bool:
    return s.options[SOLITAIRE] > 0


def is_automatic(s: Labyrinth, side: int) -> bool:
    """Whether the rulebook plays this side (9.0)."""
    return side == JIHADIST and s.options[SOLITAIRE] > 0


def tell(s: Labyrinth, kind: int, *arguments: int) -> None:
    """Write a note for everybody."""
    if s.noting:
        s.notes.append((kind, EVERYBODY, *arguments))


def tell_side(s: Labyrinth, side: int, kind: int, *arguments: int) -> None:
    """Write a note for one side alone; nobody reads those of the Jihadists that the rulebook plays."""
    if s.noting and not is_automatic(s, side):
        s.notes.append((kind, s.seats[side], *arguments))


# -- what follows from the position ------------------------------------------------------------------------------------


def cells(s: Labyrinth, c: int) -> int:
    """The cells in a country, Sadr among them."""
    return s.sleepers[c] + s.active[c] + (1 if s.sadr == c else 0)


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
