"""The verbs that cards share: methods of `Event` to a card's author, a `Verb` each when a step runs.

A running event is a frame [RUN, counter, program, player, card]: `player` is the side whose event it is. A country
operand is a country, or CHOSEN: those that the event has selected.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, cast

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
from realpolitik.kernel.program import Block, Program, Step, Verb, jump_to, verb
from realpolitik.kernel.question import Question, note_kind
from realpolitik.kernel.state import Frame, Procedure, State, procedure

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


class Selecting(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(Labyrinth, s)
        side = side_of(f, step[1])
        if step[4] in (FOR_CELLS_BY_TABLE, NEAR_A_ROLL) and is_automatic(s, side):
            roll_shia_mix(s, step[2], step[4] == NEAR_A_ROLL)
        else:
            select(s, step[4], side, step[2], step[3], f[4])


class Testing(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(Labyrinth, s)
        for c in countries_of(s, step[1]):
            test_country(s, c)


# -- governance, alignment, posture ------------------------------------------------------------------------------------


class Governing(Verb):
    """Set governance and alignment, tested or not."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(Labyrinth, s)
        for c in countries_of(s, step[1]):
            set_alignment(s, c, step[3])
            set_governance(s, c, step[2])


class Changing(Verb):
    """Improve governance by a level, or worsen it."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(Labyrinth, s)
        for c in countries_of(s, step[1]):
            if step[2] > 0:
                improve(s, c)
            else:
                worsen(s, c)


class Aligning(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(Labyrinth, s)
        for c in countries_of(s, step[1]):
            set_alignment(s, c, step[2])


class Shifting(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(Labyrinth, s)
        for c in countries_of(s, step[1]):
            shift(s, c, step[2])


class SettingPosture(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(Labyrinth, s)
        own = us_posture(s)
        posture = own if step[2] == SAME_AS_US else opposite(own) if step[2] == OPPOSITE_TO_US else step[2]
        for c in countries_of(s, step[1]):
            set_posture(s, c, posture)


class ChoosingPosture(Verb):
    """A side sets the postures of countries: which, where there are several, and how."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(Labyrinth, s)
        side = side_of(f, step[1])
        s.stack.append([POSTURES_CHOSEN, side])
        select(s, FOR_POSTURE, side, step[2], step[3], f[4])


class PosturesChosen(Procedure):
    """[_, side]: the countries have been selected, and now how."""

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(Labyrinth, s)
        s.stack.pop()
        for c in reversed(s.chosen):
            choose_posture(s, c, f[1])
        return None


POSTURES_CHOSEN: Final = procedure("labyrinth.postures_chosen", PosturesChosen())


class RollingUsPosture(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        roll_us_posture(cast(Labyrinth, s))


# -- aid, sieges, markers ----------------------------------------------------------------------------------------------


class Aiding(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(Labyrinth, s)
        for c in countries_of(s, step[1]):
            if step[2] > 0:
                place_aid(s, c)
            else:
                remove_aid(s, c, -step[2])


class Besieging(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(Labyrinth, s)
        for c in countries_of(s, step[1]):
            if step[2]:
                besiege(s, c)
            else:
                end_siege(s, c)


class Marking(Verb):
    """Put a marker in play, or take it out."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(Labyrinth, s)
        if step[2]:
            s.markers[step[1]] = 1
            tell(s, MARKER_PLACED, step[1])
        elif s.markers[step[1]]:
            s.markers[step[1]] = 0
            tell(s, MARKER_REMOVED, step[1])


# -- tracks ------------------------------------------------------------------------------------------------------------


class Prestige(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        change_prestige(cast(Labyrinth, s), step[1])


class RollingPrestige(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        roll_prestige(cast(Labyrinth, s))


class Funding(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        change_funding(cast(Labyrinth, s), step[1])


class SettingFunding(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        set_funding(cast(Labyrinth, s), step[1])


class GovernanceFunding(Verb):
    """Funding rises by the governance number of a country (Wahhabism)."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(Labyrinth, s)
        change_funding(s, s.governance[step[1]])


# -- cells, plots ------------------------------------------------------------------------------------------------------


class PlacingCells(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(Labyrinth, s)
        place_in_each(s, f[4], countries_of(s, step[1]), step[2])


class PlacingInBoth(Verb):
    """A cell in either of two countries."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        place_in_each(cast(Labyrinth, s), f[4], [step[1], step[2]], 1)


class RemovingCells(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(Labyrinth, s)
        for c in countries_of(s, step[1]):
            remove_cells(s, c, step[2], side_of(f, step[3]))


class Clearing(Verb):
    """Every cell is removed from the countries, with a cadre left behind or not."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(Labyrinth, s)
        for c in selected(s, step[1]):
            while cells(s, c) and not s.returns:
                remove_cell(s, c, ACTIVE if s.active[c] else SLEEPER if s.sleepers[c] else SADR, cadre=step[2] > 0)
            if not step[2]:
                remove_cadre(s, c)


class RemovingPlots(Verb):
    """Every plot in the countries is shown and taken off."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(Labyrinth, s)
        fits = SELECTORS[step[1]]
        for plot in [plot for plot in s.plots if fits(s, plot[PLOT_COUNTRY])]:
            block(s, plot)


class PlacingPlots(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(Labyrinth, s)
        for c in countries_of(s, step[1]):
            place_plots(s, c, step[2], step[3])


# -- operations, cards, dice -------------------------------------------------------------------------------------------


class Disrupting(Verb):
    """The US disrupts somewhere, as with a card of value 3; nothing happens where that is impossible."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(Labyrinth, s)
        if disrupt_targets(s, HIGHEST_VALUE):
            disrupt(s, HIGHEST_VALUE)


class Operating(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(Labyrinth, s)
        side = side_of(f, step[1])
        if is_automatic(s, side):
            automatic_operations(s, step[2])
        else:
            operate(s, side, step[2], f[4], step[3] > 0)


class RollingWarOfIdeas(Verb):
    """A roll in the selected countries, whatever the value of a card would have to be; but none in an Adversary."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(Labyrinth, s)
        for c in reversed(countries_of(s, step[1])):
            if s.alignment[c] != ADVERSARY:
                war_of_ideas_in(s, c, HIGHEST_VALUE, step[2] > 0)


class Drawing(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        draw(cast(Labyrinth, s), side_of(f, step[1]), step[2])


class RollingFor(Verb):
    """Roll as for a Jihadist operation in a country (8.1.1), or for a number or more; ROLL_SUCCEEDED tells."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(Labyrinth, s)
        s.result = 0
        for c in countries_of(s, step[1]):
            if not step[2] and roll_needed(s, c) == AUTOMATIC:
                s.result = 1
            else:
                s.stack.append([ROLLED_FOR, c, step[2]])


class RolledFor(Procedure):
    """[_, country, the least that succeeds, or 0 for a roll against governance]."""

    def ask(self, s: State, f: Frame) -> Question | None:
        return roll(ROLL_EVENT, f[1])

    def take(self, s: State, f: Frame, answer: int) -> None:
        s = cast(Labyrinth, s)
        s.stack.pop()
        needed = f[2] or roll_needed(s, f[1])
        s.result = int(answer >= needed if f[2] else answer <= needed)
        tell(s, EVENT_ROLLED if f[2] else EVENT_ROLLED_AGAINST, f[1], answer, needed)


ROLLED_FOR: Final = procedure("labyrinth.rolled_for", RolledFor())
EVENT_ROLLED_AGAINST: Final = note_kind("event_rolled_against", "8.1.1", "country", "die", "needed")


class When(Verb):
    """Go on with one block where a condition holds, with the other where not."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        holds = CONDITIONS[step[1]](cast(Labyrinth, s), f[3])
        jump_to(f, step, 2, YES if holds else NO)


SELECT_VERB: Final = verb(Selecting("select", "by", "among", "n", "purpose"))
TEST_VERB: Final = verb(Testing("test", "country"))
GOVERN: Final = verb(Governing("govern", "country", "governance", "alignment"))
CHANGE_GOVERNANCE: Final = verb(Changing("change_governance", "country", "change"))
ALIGN: Final = verb(Aligning("align", "country", "alignment"))
SHIFT: Final = verb(Shifting("shift", "country", "change"))
SET_POSTURE: Final = verb(SettingPosture("set_posture", "country", "posture"))
CHOOSE_POSTURES: Final = verb(ChoosingPosture("choose_posture", "by", "among", "n"))
ROLL_US_POSTURE_VERB: Final = verb(RollingUsPosture("roll_us_posture"))
AID_VERB: Final = verb(Aiding("aid", "country", "change"))
BESIEGE_VERB: Final = verb(Besieging("besiege", "country", "placed"))
MARK: Final = verb(Marking("mark", "marker", "placed"))
PRESTIGE_VERB: Final = verb(Prestige("prestige", "change"))
ROLL_PRESTIGE_VERB: Final = verb(RollingPrestige("roll_prestige"))
FUNDING_VERB: Final = verb(Funding("funding", "change"))
SET_FUNDING: Final = verb(SettingFunding("set_funding", "funding"))
GOVERNANCE_FUNDING: Final = verb(GovernanceFunding("governance_funding", "country"))
PLACE_CELLS_VERB: Final = verb(PlacingCells("place_cells", "country", "n"))
PLACE_IN_BOTH: Final = verb(PlacingInBoth("place_in_both", "country", "second"))
REMOVE_CELLS_VERB: Final = verb(RemovingCells("remove_cells", "country", "n", "by"))
CLEAR: Final = verb(Clearing("clear", "among", "cadre"))
REMOVE_PLOTS: Final = verb(RemovingPlots("remove_plots", "among"))
PLACE_PLOTS_VERB: Final = verb(PlacingPlots("place_plots", "country", "n", "limit"))
DISRUPT_VERB: Final = verb(Disrupting("disrupt"))
OPERATE_VERB: Final = verb(Operating("operation", "side", "value", "reserves"))
WAR_OF_IDEAS_VERB: Final = verb(RollingWarOfIdeas("war_of_ideas", "country", "ignores_gwot"))
DRAW_VERB: Final = verb(Drawing("draw", "side", "n"))
ROLL_FOR: Final = verb(RollingFor("roll_for", "country", "needed"))
WHEN: Final = verb(When("when", "condition"))


class Event(Program):
    """The verbs as a card's author writes them. Sides may be US, JIHADIST, PLAYER or OPPONENT."""

    def run(self, verb: int, *operands: int) -> None:
        """A verb of the card's own."""
        self.emit(verb, *operands)

    def select(self, by: int, among: int, purpose: int, n: int = 1) -> None:
        """A side selects countries; what follows happens in CHOSEN."""
        self.emit(SELECT_VERB, by, among, n, purpose)

    def test(self, country: int) -> None:
        """4.9.4: nothing happens to a country that has been tested."""
        self.emit(TEST_VERB, country)

    def govern(self, country: int, governance: int, alignment: int) -> None:
        """The country becomes that, whatever it was before."""
        self.emit(GOVERN, country, governance, alignment)

    def improve(self, country: int) -> None:
        self.emit(CHANGE_GOVERNANCE, country, 1)

    def worsen(self, country: int) -> None:
        """One level, never to Islamist Rule."""
        self.emit(CHANGE_GOVERNANCE, country, -1)

    def align(self, country: int, alignment: int) -> None:
        self.emit(ALIGN, country, alignment)

    def shift(self, country: int, toward: int) -> None:
        """One box toward Ally or toward Adversary."""
        self.emit(SHIFT, country, toward)

    def posture(self, country: int, posture: int) -> None:
        """The posture becomes SOFT, HARD, SAME_AS_US or OPPOSITE_TO_US."""
        self.emit(SET_POSTURE, country, posture)

    def us_goes_soft(self) -> None:
        self.emit(SET_POSTURE, UNITED_STATES, SOFT)

    def choose_posture(self, by: int, among: int, n: int = 1) -> None:
        """A side sets the postures of so many of the countries as it likes."""
        self.emit(CHOOSE_POSTURES, by, among, n)

    def roll_us_posture(self) -> None:
        self.emit(ROLL_US_POSTURE_VERB)

    def aid(self, country: int) -> None:
        self.emit(AID_VERB, country, 1)

    def remove_aid(self, country: int) -> None:
        self.emit(AID_VERB, country, -1)

    def besiege(self, country: int) -> None:
        self.emit(BESIEGE_VERB, country, 1)

    def end_siege(self, country: int) -> None:
        self.emit(BESIEGE_VERB, country, 0)

    def mark(self, marker: int) -> None:
        self.emit(MARK, marker, 1)

    def unmark(self, marker: int) -> None:
        self.emit(MARK, marker, 0)

    def prestige(self, change: int) -> None:
        self.emit(PRESTIGE_VERB, change)

    def roll_prestige(self) -> None:
        self.emit(ROLL_PRESTIGE_VERB)

    def funding(self, change: int) -> None:
        self.emit(FUNDING_VERB, change)

    def set_funding(self, funding: int) -> None:
        self.emit(SET_FUNDING, funding)

    def place_cells(self, country: int, n: int = 1) -> None:
        """Cells from the Funding track, whatever the Funding (4.7.4.2)."""
        self.emit(PLACE_CELLS_VERB, country, n)

    def place_in_both(self, country: int, second: int) -> None:
        """A cell in each of two countries."""
        self.emit(PLACE_IN_BOTH, country, second)

    def remove_cells(self, country: int, n: int = 1, by: int = US) -> None:
        self.emit(REMOVE_CELLS_VERB, country, n, by)

    def clear(self, among: int, cadre: bool) -> None:
        """Every cell is removed from these countries; if no cadres are left, those there are go too."""
        self.emit(CLEAR, among, int(cadre))

    def remove_plots(self, among: int) -> None:
        self.emit(REMOVE_PLOTS, among)

    def place_plots(self, country: int, n: int = 1, limit: int = ANY_PLOT) -> None:
        """The Jihadists place available plots, of values that the limit allows."""
        self.emit(PLACE_PLOTS_VERB, country, n, limit)

    def disrupt(self) -> None:
        self.emit(DISRUPT_VERB)

    def operation(self, side: int, value: int, reserves: bool) -> None:
        self.emit(OPERATE_VERB, side, value, int(reserves))

    def war_of_ideas(self, country: int, ignores_gwot: bool = False) -> None:
        self.emit(WAR_OF_IDEAS_VERB, country, int(ignores_gwot))

    def draw(self, side: int, n: int = 1) -> None:
        self.emit(DRAW_VERB, side, n)

    def roll_in(self, country: int) -> None:
        """A roll as for a Jihadist operation there; ROLL_SUCCEEDED tells."""
        self.emit(ROLL_FOR, country, 0)

    def roll_for(self, country: int, needed: int) -> None:
        """A roll for that number or more; ROLL_SUCCEEDED tells."""
        self.emit(ROLL_FOR, country, needed)

    @contextmanager
    def when(self, holds: int) -> Iterator[None]:
        """A block for when a condition holds."""
        with self.branch(WHEN, holds, labels=(YES, NO)) as block, block(YES):
            yield

    def whether(self, holds: int) -> Block:
        """Two blocks: `with p.whether(X) as case: with case(YES): … with case(NO): …`."""
        return self.branch(WHEN, holds, labels=(YES, NO))
