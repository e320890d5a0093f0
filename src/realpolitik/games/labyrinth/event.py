"""A card's event as its author writes it: a method for each verb that cards share.

A country operand is a country, or CHOSEN: those that the event has selected.
"""

from realpolitik.games.labyrinth.board import SOFT, UNITED_STATES
from realpolitik.games.labyrinth.operands import CHOSEN
from realpolitik.games.labyrinth.selecting import FOR_REMOVAL
from realpolitik.games.labyrinth.sides import US
from realpolitik.games.labyrinth.state import ANY_PLOT
from realpolitik.games.labyrinth.verbs_branching import ROLL_FOR, WHEN
from realpolitik.games.labyrinth.verbs_countries import (
    AID_VERB,
    ALIGN,
    BESIEGE_VERB,
    CHANGE_GOVERNANCE,
    CHOOSE_POSTURES,
    GOVERN,
    SELECT_VERB,
    SET_POSTURE,
    SHIFT,
    TEST_VERB,
    WAR_OF_IDEAS_VERB,
)
from realpolitik.games.labyrinth.verbs_forces import (
    CLEAR,
    DISRUPT_VERB,
    OPERATE_VERB,
    PLACE_CELLS_VERB,
    PLACE_IN_BOTH,
    PLACE_PLOTS_VERB,
    REMOVE_CELLS_VERB,
    REMOVE_PLOTS,
)
from realpolitik.games.labyrinth.verbs_tracks import (
    DRAW_VERB,
    FUNDING_VERB,
    MARK,
    PRESTIGE_VERB,
    ROLL_PRESTIGE_VERB,
    ROLL_US_POSTURE_VERB,
    SET_FUNDING,
)
from realpolitik.kernel.event import Turning


class Event(Turning):
    """The verbs as a card's author writes them. Sides may be US, JIHADIST, PLAYER or OPPONENT."""

    def __init__(self) -> None:
        super().__init__(on=WHEN)

    def select(self, by: int, among: int, purpose: int, n: int = 1) -> None:
        """A side selects countries; what follows happens in CHOSEN."""
        self.emit(SELECT_VERB, by=by, among=among, n=n, purpose=purpose)

    def test(self, country: int) -> None:
        """4.9.4: nothing happens to a country that has been tested."""
        self.emit(TEST_VERB, country=country)

    def govern(self, country: int, governance: int, alignment: int) -> None:
        """The country becomes that, whatever it was before."""
        self.emit(GOVERN, country=country, governance=governance, alignment=alignment)

    def improve(self, country: int) -> None:
        self.emit(CHANGE_GOVERNANCE, country=country, change=1)

    def worsen(self, country: int) -> None:
        """One level, never to Islamist Rule."""
        self.emit(CHANGE_GOVERNANCE, country=country, change=-1)

    def align(self, country: int, alignment: int) -> None:
        self.emit(ALIGN, country=country, alignment=alignment)

    def shift(self, country: int, toward: int) -> None:
        """One box toward Ally or toward Adversary."""
        self.emit(SHIFT, country=country, change=toward)

    def posture(self, country: int, posture: int) -> None:
        """The posture becomes SOFT, HARD, SAME_AS_US or OPPOSITE_TO_US."""
        self.emit(SET_POSTURE, country=country, posture=posture)

    def us_goes_soft(self) -> None:
        self.emit(SET_POSTURE, country=UNITED_STATES, posture=SOFT)

    def choose_posture(self, by: int, among: int, n: int = 1) -> None:
        """A side sets the postures of so many of the countries as it likes."""
        self.emit(CHOOSE_POSTURES, by=by, among=among, n=n)

    def roll_us_posture(self) -> None:
        self.emit(ROLL_US_POSTURE_VERB)

    def aid(self, country: int) -> None:
        self.emit(AID_VERB, country=country, change=1)

    def remove_aid(self, country: int) -> None:
        self.emit(AID_VERB, country=country, change=-1)

    def besiege(self, country: int) -> None:
        self.emit(BESIEGE_VERB, country=country, placed=1)

    def end_siege(self, country: int) -> None:
        self.emit(BESIEGE_VERB, country=country, placed=0)

    def mark(self, marker: int) -> None:
        self.emit(MARK, marker=marker, placed=1)

    def unmark(self, marker: int) -> None:
        self.emit(MARK, marker=marker, placed=0)

    def prestige(self, change: int) -> None:
        self.emit(PRESTIGE_VERB, change=change)

    def roll_prestige(self) -> None:
        self.emit(ROLL_PRESTIGE_VERB)

    def funding(self, change: int) -> None:
        self.emit(FUNDING_VERB, change=change)

    def set_funding(self, funding: int) -> None:
        self.emit(SET_FUNDING, funding=funding)

    def place_cells(self, country: int, n: int = 1) -> None:
        """Cells from the Funding track, whatever the Funding (4.7.4.2)."""
        self.emit(PLACE_CELLS_VERB, country=country, n=n)

    def place_in_both(self, country: int, second: int) -> None:
        """A cell in each of two countries."""
        self.emit(PLACE_IN_BOTH, country=country, second=second)

    def remove_cells(self, country: int, n: int = 1, by: int = US, up_to: bool = False) -> None:
        """So many cells, which ones the side says; with `up_to` they may be fewer."""
        self.emit(REMOVE_CELLS_VERB, country=country, n=n, by=by, up_to=int(up_to))

    def remove_a_cell(self, among: int) -> None:
        """The US selects one of these countries and removes a cell there."""
        self.select(US, among, FOR_REMOVAL)
        self.remove_cells(CHOSEN)

    def clear(self, among: int, cadre: bool) -> None:
        """Every cell is removed from these countries; if no cadres are left, those there are go too."""
        self.emit(CLEAR, among=among, cadre=int(cadre))

    def remove_plots(self, among: int) -> None:
        self.emit(REMOVE_PLOTS, among=among)

    def place_plots(self, country: int, n: int = 1, limit: int = ANY_PLOT) -> None:
        """The Jihadists place available plots, of values that the limit allows."""
        self.emit(PLACE_PLOTS_VERB, country=country, n=n, limit=limit)

    def disrupt(self) -> None:
        self.emit(DISRUPT_VERB)

    def operation(self, side: int, value: int, reserves: bool) -> None:
        self.emit(OPERATE_VERB, side=side, value=value, reserves=int(reserves))

    def war_of_ideas(self, country: int, ignores_gwot: bool = False) -> None:
        self.emit(WAR_OF_IDEAS_VERB, country=country, ignores_gwot=int(ignores_gwot))

    def draw(self, side: int, n: int = 1) -> None:
        self.emit(DRAW_VERB, side=side, n=n)

    def roll_in(self, country: int) -> None:
        """A roll as for a Jihadist operation there; ROLL_SUCCEEDED tells."""
        self.emit(ROLL_FOR, country=country, needed=0)

    def roll_for(self, country: int, needed: int) -> None:
        """A roll for that number or more; ROLL_SUCCEEDED tells."""
        self.emit(ROLL_FOR, country=country, needed=needed)
