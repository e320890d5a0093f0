"""The verbs that cards share: methods of `Event` to a card's author, a `Verb` each when a step runs.

A running event is a frame [RUN, counter, program, player, card]: `player` is the side whose event it is. A country
operand is a country, or CHOSEN: those that the event has selected.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from realpolitik.games.labyrinth.automatic import automatic_operations
from realpolitik.games.labyrinth.board import ADVERSARY, SOFT, UNITED_STATES
from realpolitik.games.labyrinth.cards import draw
from realpolitik.games.labyrinth.conditions import CONDITIONS
from realpolitik.games.labyrinth.dice import ROLL_EVENT, roll
from realpolitik.games.labyrinth.disrupt import disrupt, disrupt_targets
from realpolitik.games.labyrinth.labels import ACTIVE, NO, SADR, SLEEPER, YES
from realpolitik.games.labyrinth.operations import operate
from realpolitik.games.labyrinth.pieces import remove_cadre, remove_cell
from realpolitik.games.labyrinth.plot import place_plots
from realpolitik.games.labyrinth.plot_markers import block
from realpolitik.games.labyrinth.selecting import (
    FOR_CELLS_BY_TABLE,
    FOR_POSTURE,
    NEAR_A_ROLL,
    choose_posture,
    place_in_each,
    remove_cells,
    select,
)
from realpolitik.games.labyrinth.selectors import SELECTORS, selected
from realpolitik.games.labyrinth.shia_mix import roll_shia_mix
from realpolitik.games.labyrinth.sides import OPPONENT, PLAYER, US, other
from realpolitik.games.labyrinth.state import ANY_PLOT, PLOT_COUNTRY, Labyrinth, cells, is_automatic, tell
from realpolitik.games.labyrinth.testing import (
    besiege,
    end_siege,
    improve,
    place_aid,
    remove_aid,
    set_alignment,
    set_governance,
    shift,
    test_country,
    worsen,
)
from realpolitik.games.labyrinth.tracks import (
    change_funding,
    change_prestige,
    opposite,
    roll_prestige,
    roll_us_posture,
    set_funding,
    set_posture,
    us_posture,
)
from realpolitik.games.labyrinth.values import AUTOMATIC, HIGHEST_VALUE, roll_needed
from realpolitik.games.labyrinth.war_of_ideas import war_of_ideas_in
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.program import Block, Program, Step, Verb, jump_to, verb
from realpolitik.kernel.question import Question, note_kind
from realpolitik.kernel.state import Frame

CHOSEN: Final = -1  # instead of a country: those that were selected

# postures that depend on that of the US, beside SOFT and HARD
SAME_AS_US: Final = 3
OPPOSITE_TO_US: Final = 4

TOWARD_ALLY: Final = -1
TOWARD_ADVERSARY: Final = 1

MARKER_PLACED: Final = note_kind("marker_placed", "6.2.7", "marker")
MARKER_REMOVED: Final = note_kind("marker_removed", "6.2.8", "marker")
EVENT_ROLLED: Final = note_kind("event_rolled", "6.2.1", "country", "die", "needed")


def side_of(f: Frame, who: int) -> int:
    """The side an operand stands for, in the running event `f`."""
    if who == PLAYER:
        return f[3]
    return other(f[3]) if who == OPPONENT else who


def countries_of(s: Labyrinth, operand: int) -> list[int]:
    return s.chosen[:] if operand == CHOSEN else [operand]


# -- selecting, testing ------------------------------------------------------------------------------------------------


class Selecting(Verb[Labyrinth]):
    BY: Final = 1
    AMONG: Final = 2
    N: Final = 3
    PURPOSE: Final = 4

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        side = side_of(f, step[self.BY])
        if step[self.PURPOSE] in (FOR_CELLS_BY_TABLE, NEAR_A_ROLL) and is_automatic(s, side):
            roll_shia_mix(s, step[self.AMONG], step[self.PURPOSE] == NEAR_A_ROLL)
        else:
            select(s, step[self.PURPOSE], side, step[self.AMONG], step[self.N], f[4])


class Testing(Verb[Labyrinth]):
    COUNTRY: Final = 1

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        for c in countries_of(s, step[self.COUNTRY]):
            test_country(s, c)


# -- governance, alignment, posture ------------------------------------------------------------------------------------


class Governing(Verb[Labyrinth]):
    """Set governance and alignment, tested or not."""

    COUNTRY: Final = 1
    GOVERNANCE: Final = 2
    ALIGNMENT: Final = 3

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        for c in countries_of(s, step[self.COUNTRY]):
            set_alignment(s, c, step[self.ALIGNMENT])
            set_governance(s, c, step[self.GOVERNANCE])


class Changing(Verb[Labyrinth]):
    """Improve governance by a level, or worsen it."""

    COUNTRY: Final = 1
    CHANGE: Final = 2

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        for c in countries_of(s, step[self.COUNTRY]):
            if step[self.CHANGE] > 0:
                improve(s, c)
            else:
                worsen(s, c)


class Aligning(Verb[Labyrinth]):
    COUNTRY: Final = 1
    ALIGNMENT: Final = 2

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        for c in countries_of(s, step[self.COUNTRY]):
            set_alignment(s, c, step[self.ALIGNMENT])


class Shifting(Verb[Labyrinth]):
    COUNTRY: Final = 1
    CHANGE: Final = 2

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        for c in countries_of(s, step[self.COUNTRY]):
            shift(s, c, step[self.CHANGE])


class SettingPosture(Verb[Labyrinth]):
    COUNTRY: Final = 1
    POSTURE: Final = 2

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        own = us_posture(s)
        posture = (
            own
            if step[self.POSTURE] == SAME_AS_US
            else opposite(own)
            if step[self.POSTURE] == OPPOSITE_TO_US
            else step[self.POSTURE]
        )
        for c in countries_of(s, step[self.COUNTRY]):
            set_posture(s, c, posture)


class ChoosingPosture(Verb[Labyrinth]):
    """A side sets the postures of countries: which, where there are several, and how."""

    BY: Final = 1
    AMONG: Final = 2
    N: Final = 3

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        side = side_of(f, step[self.BY])
        s.stack.append([POSTURES_CHOSEN.number, side])
        select(s, FOR_POSTURE, side, step[self.AMONG], step[self.N], f[4])


class PosturesChosen(Procedure[Labyrinth]):
    """[_, side]: the countries have been selected, and now how."""

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        s.stack.pop()
        for c in reversed(s.chosen):
            choose_posture(s, c, f[1])
        return None


POSTURES_CHOSEN: Final = procedure("labyrinth.postures_chosen", PosturesChosen())


class RollingUsPosture(Verb[Labyrinth]):
    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        roll_us_posture(s)


# -- aid, sieges, markers ----------------------------------------------------------------------------------------------


class Aiding(Verb[Labyrinth]):
    COUNTRY: Final = 1
    CHANGE: Final = 2

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        for c in countries_of(s, step[self.COUNTRY]):
            if step[self.CHANGE] > 0:
                place_aid(s, c)
            else:
                remove_aid(s, c, -step[self.CHANGE])


class Besieging(Verb[Labyrinth]):
    COUNTRY: Final = 1
    PLACED: Final = 2

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        for c in countries_of(s, step[self.COUNTRY]):
            if step[self.PLACED]:
                besiege(s, c)
            else:
                end_siege(s, c)


class Marking(Verb[Labyrinth]):
    """Put a marker in play, or take it out."""

    MARKER: Final = 1
    PLACED: Final = 2

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        if step[self.PLACED]:
            s.markers[step[self.MARKER]] = 1
            tell(s, MARKER_PLACED, step[self.MARKER])
        elif s.markers[step[self.MARKER]]:
            s.markers[step[self.MARKER]] = 0
            tell(s, MARKER_REMOVED, step[self.MARKER])


# -- tracks ------------------------------------------------------------------------------------------------------------


class Prestige(Verb[Labyrinth]):
    CHANGE: Final = 1

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        change_prestige(s, step[self.CHANGE])


class RollingPrestige(Verb[Labyrinth]):
    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        roll_prestige(s)


class Funding(Verb[Labyrinth]):
    CHANGE: Final = 1

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        change_funding(s, step[self.CHANGE])


class SettingFunding(Verb[Labyrinth]):
    FUNDING: Final = 1

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        set_funding(s, step[self.FUNDING])


class GovernanceFunding(Verb[Labyrinth]):
    """Funding rises by the governance number of a country (Wahhabism)."""

    COUNTRY: Final = 1

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        change_funding(s, s.governance[step[self.COUNTRY]])


# -- cells, plots ------------------------------------------------------------------------------------------------------


class PlacingCells(Verb[Labyrinth]):
    COUNTRY: Final = 1
    N: Final = 2

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        place_in_each(s, f[4], countries_of(s, step[self.COUNTRY]), step[self.N])


class PlacingInBoth(Verb[Labyrinth]):
    """A cell in either of two countries."""

    COUNTRY: Final = 1
    SECOND: Final = 2

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        place_in_each(s, f[4], [step[self.COUNTRY], step[self.SECOND]], 1)


class RemovingCells(Verb[Labyrinth]):
    COUNTRY: Final = 1
    N: Final = 2
    BY: Final = 3

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        for c in countries_of(s, step[self.COUNTRY]):
            remove_cells(s, c, step[self.N], side_of(f, step[self.BY]))


class Clearing(Verb[Labyrinth]):
    """Every cell is removed from the countries, with a cadre left behind or not."""

    AMONG: Final = 1
    CADRE: Final = 2

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        for c in selected(s, step[self.AMONG]):
            while cells(s, c) and s.outcome is None:
                remove_cell(
                    s, c, ACTIVE if s.active[c] else SLEEPER if s.sleepers[c] else SADR, cadre=step[self.CADRE] > 0
                )
            if not step[self.CADRE]:
                remove_cadre(s, c)


class RemovingPlots(Verb[Labyrinth]):
    """Every plot in the countries is shown and taken off."""

    AMONG: Final = 1

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        fits = SELECTORS[step[self.AMONG]]
        for plot in [plot for plot in s.plots if fits(s, plot[PLOT_COUNTRY])]:
            block(s, plot)


class PlacingPlots(Verb[Labyrinth]):
    COUNTRY: Final = 1
    N: Final = 2
    LIMIT: Final = 3

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        for c in countries_of(s, step[self.COUNTRY]):
            place_plots(s, c, step[self.N], step[self.LIMIT])


# -- operations, cards, dice -------------------------------------------------------------------------------------------


class Disrupting(Verb[Labyrinth]):
    """The US disrupts somewhere, as with a card of value 3; nothing happens where that is impossible."""

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        if disrupt_targets(s, HIGHEST_VALUE):
            disrupt(s, HIGHEST_VALUE)


class Operating(Verb[Labyrinth]):
    SIDE: Final = 1
    VALUE: Final = 2
    RESERVES: Final = 3

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        side = side_of(f, step[self.SIDE])
        if is_automatic(s, side):
            automatic_operations(s, step[self.VALUE])
        else:
            operate(s, side, step[self.VALUE], f[4], step[self.RESERVES] > 0)


class RollingWarOfIdeas(Verb[Labyrinth]):
    """A roll in the selected countries, whatever the value of a card would have to be; but none in an Adversary."""

    COUNTRY: Final = 1
    IGNORES_GWOT: Final = 2

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        for c in reversed(countries_of(s, step[self.COUNTRY])):
            if s.alignment[c] != ADVERSARY:
                war_of_ideas_in(s, c, HIGHEST_VALUE, step[self.IGNORES_GWOT] > 0)


class Drawing(Verb[Labyrinth]):
    SIDE: Final = 1
    N: Final = 2

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        draw(s, side_of(f, step[self.SIDE]), step[self.N])


class RollingFor(Verb[Labyrinth]):
    """Roll as for a Jihadist operation in a country (8.1.1), or for a number or more; ROLL_SUCCEEDED tells."""

    COUNTRY: Final = 1
    NEEDED: Final = 2

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        s.result = 0
        for c in countries_of(s, step[self.COUNTRY]):
            if not step[self.NEEDED] and roll_needed(s, c) == AUTOMATIC:
                s.result = 1
            else:
                s.stack.append([ROLLED_FOR.number, c, step[self.NEEDED]])


class RolledFor(Procedure[Labyrinth]):
    """[_, country, the least that succeeds, or 0 for a roll against governance]."""

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        return roll(ROLL_EVENT, f[1])

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        needed = f[2] or roll_needed(s, f[1])
        s.result = int(answer >= needed if f[2] else answer <= needed)
        tell(s, EVENT_ROLLED if f[2] else EVENT_ROLLED_AGAINST, f[1], answer, needed)


ROLLED_FOR: Final = procedure("labyrinth.rolled_for", RolledFor())
EVENT_ROLLED_AGAINST: Final = note_kind("event_rolled_against", "8.1.1", "country", "die", "needed")


class When(Verb[Labyrinth]):
    """Go on with one block where a condition holds, with the other where not."""

    CONDITION: Final = 1

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        holds = CONDITIONS[step[self.CONDITION]](s, f[3])
        jump_to(f, step, 2, YES if holds else NO)


SELECT_VERB: Final = verb("select", Selecting())
TEST_VERB: Final = verb("test", Testing())
GOVERN: Final = verb("govern", Governing())
CHANGE_GOVERNANCE: Final = verb("change_governance", Changing())
ALIGN: Final = verb("align", Aligning())
SHIFT: Final = verb("shift", Shifting())
SET_POSTURE: Final = verb("set_posture", SettingPosture())
CHOOSE_POSTURES: Final = verb("choose_posture", ChoosingPosture())
ROLL_US_POSTURE_VERB: Final = verb("roll_us_posture", RollingUsPosture())
AID_VERB: Final = verb("aid", Aiding())
BESIEGE_VERB: Final = verb("besiege", Besieging())
MARK: Final = verb("mark", Marking())
PRESTIGE_VERB: Final = verb("prestige", Prestige())
ROLL_PRESTIGE_VERB: Final = verb("roll_prestige", RollingPrestige())
FUNDING_VERB: Final = verb("funding", Funding())
SET_FUNDING: Final = verb("set_funding", SettingFunding())
GOVERNANCE_FUNDING: Final = verb("governance_funding", GovernanceFunding())
PLACE_CELLS_VERB: Final = verb("place_cells", PlacingCells())
PLACE_IN_BOTH: Final = verb("place_in_both", PlacingInBoth())
REMOVE_CELLS_VERB: Final = verb("remove_cells", RemovingCells())
CLEAR: Final = verb("clear", Clearing())
REMOVE_PLOTS: Final = verb("remove_plots", RemovingPlots())
PLACE_PLOTS_VERB: Final = verb("place_plots", PlacingPlots())
DISRUPT_VERB: Final = verb("disrupt", Disrupting())
OPERATE_VERB: Final = verb("operation", Operating())
WAR_OF_IDEAS_VERB: Final = verb("war_of_ideas", RollingWarOfIdeas())
DRAW_VERB: Final = verb("draw", Drawing())
ROLL_FOR: Final = verb("roll_for", RollingFor())
WHEN: Final = verb("when", When())


class Event(Program):
    """The verbs as a card's author writes them. Sides may be US, JIHADIST, PLAYER or OPPONENT."""

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

    def remove_cells(self, country: int, n: int = 1, by: int = US) -> None:
        self.emit(REMOVE_CELLS_VERB, country=country, n=n, by=by)

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

    @contextmanager
    def when(self, holds: int) -> Iterator[None]:
        """A block for when a condition holds."""
        with self.branch(WHEN, condition=holds, labels=(YES, NO)) as block, block(YES):
            yield

    def whether(self, holds: int) -> Block:
        """Two blocks: `with p.whether(X) as case: with case(YES): … with case(NO): …`."""
        return self.branch(WHEN, condition=holds, labels=(YES, NO))
