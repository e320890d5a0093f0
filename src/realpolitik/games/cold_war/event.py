"""The verbs that the cards of the family share, as a card's author writes them: methods of `Event`.

What each does when a step runs is in the files `verbs_…`, by idea.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from realpolitik.games.cold_war.board import ANYWHERE, NOBODY, PLAYER
from realpolitik.games.cold_war.coup import ELSEWHERE, MAY_STOP, NAMED_REGION, NO_MILITARY, PLUS_ONE
from realpolitik.games.cold_war.influence import EMPTY, EVERY_TIME
from realpolitik.games.cold_war.operands import CONDITIONS
from realpolitik.games.cold_war.operations import ALL_KINDS, MAY_COUP, MAY_PLACE, MAY_REALIGN
from realpolitik.games.cold_war.verbs_branches import CHOOSE, MUST_DISCARD, PAID, UNPAID
from realpolitik.games.cold_war.verbs_influence import (
    ADJUST,
    ALL_OF_IT,
    CHOSEN_COUNTRIES,
    EQUALISE,
    EVERYWHERE,
    REMOVE_ALL,
    SCORE,
    TAKE_CONTROL,
)
from realpolitik.games.cold_war.verbs_operations import CONDUCT, COUP, REALIGN, ROLL_FOR, ROLL_OFF, WAR
from realpolitik.games.cold_war.verbs_tracks import (
    CANCEL,
    DEFCON,
    LASTING,
    MILITARY,
    SET_DEFCON,
    SHOW_HAND,
    SPACE,
    VP,
)
from realpolitik.games.cold_war.war import NO_LIMIT
from realpolitik.kernel.event import Turning, When
from realpolitik.kernel.label import label
from realpolitik.kernel.program import JUMP, Block, Verb, verb

YES: Final = label(268, "yes")
NO: Final = label(269, "no")

WHEN: Final = verb("when", When(CONDITIONS, YES, NO))

KINDS_WITHOUT_COUP: Final = MAY_PLACE | MAY_REALIGN
KINDS_WITHOUT_PLACING: Final = MAY_COUP | MAY_REALIGN

# the verbs that do the same for either side; a game adds those of its own that do
MIRRORING: Final[set[Verb[Any]]] = {
    JUMP, ADJUST, EVERYWHERE, REMOVE_ALL, TAKE_CONTROL, CHOSEN_COUNTRIES, EQUALISE, SCORE, VP, DEFCON, SET_DEFCON,
    MILITARY, SPACE, CONDUCT, WAR, COUP, REALIGN, ROLL_FOR, ROLL_OFF, CHOOSE, MUST_DISCARD, SHOW_HAND,
}  # fmt: skip


class Event(Turning):
    """The verbs as a card's author writes them. `side` may be US, USSR, PLAYER, OPPONENT, WINNER or PHASING."""

    def __init__(self) -> None:
        super().__init__(on=WHEN)

    def add(
        self,
        side: int,
        n: int,
        among: int,
        at_most: int = EVERY_TIME,
        not_controlled_by: int = NOBODY,
        optional: bool = False,
    ) -> None:
        """The side adds influence of its own, one at a time, where it likes among the countries."""
        self._adjust(side, n, among, 1, side, at_most, not_controlled_by, optional)

    def add_in_one(self, side: int, n: int, among: int) -> None:
        """The side adds influence of its own, all of it in one of the countries."""
        self._adjust(side, 1, among, n, side, EVERY_TIME, NOBODY, optional=False)

    def add_where_empty(self, side: int, n: int, among: int) -> None:
        """The side may add one influence each in countries where neither side has any."""
        self._adjust(side, n, among, 1, side, at_most=1, not_controlled_by=EMPTY, optional=True)

    def remove(
        self,
        side: int,
        n: int,
        among: int,
        at_most: int = EVERY_TIME,
        by: int = PLAYER,
        not_controlled_by: int = NOBODY,
    ) -> None:
        """`by` removes influence of the side, one at a time, as much as there is."""
        self._adjust(side, n, among, -1, by, at_most, not_controlled_by, optional=False)

    def _adjust(
        self, side: int, n: int, among: int, change: int, by: int, at_most: int, not_controlled_by: int, optional: bool
    ) -> None:
        """`by` chooses `n` times among the countries where influence of the side changes by so much."""
        self.emit(
            ADJUST,
            side=side,
            n=n,
            set=among,
            at_most=at_most,
            by=by,
            not_controlled_by=not_controlled_by,
            change=change,
            optional=int(optional),
        )

    def add_to(self, side: int, n: int, where: int) -> None:
        """So much influence is added in every one of these countries."""
        self.emit(EVERYWHERE, side=side, n=n, set=where)

    def remove_from(self, side: int, n: int, where: int) -> None:
        """So much influence, or what there is, is removed from every one of these countries."""
        self.emit(EVERYWHERE, side=side, n=-n, set=where)

    def remove_all(self, side: int, where: int) -> None:
        self.emit(REMOVE_ALL, side=side, set=where)

    def take_control(self, side: int, where: int) -> None:
        self.emit(TAKE_CONTROL, side=side, set=where)

    def lose_in(
        self,
        side: int,
        countries: int,
        among: int,
        n: int = ALL_OF_IT,
        by: int = PLAYER,
        uncontrolled: bool = False,
        optional: bool = False,
    ) -> None:
        """`by` chooses so many countries; in each of them the side loses `n` influence, or all."""
        self.emit(
            CHOSEN_COUNTRIES,
            side=side,
            countries=countries,
            set=among,
            n=n,
            by=by,
            uncontrolled=int(uncontrolled),
            optional=int(optional),
        )

    def equalise(self, side: int, among: int) -> None:
        """The side adds influence in one of the countries until it has as much as the other."""
        self.emit(EQUALISE, side=side, set=among)

    def score(self, where: int) -> None:
        self.emit(SCORE, set=where)

    def vp(self, side: int, n: int) -> None:
        self.emit(VP, side=side, n=n)

    def defcon(self, change: int) -> None:
        self.emit(DEFCON, change=change)

    def set_defcon(self, level: int) -> None:
        self.emit(SET_DEFCON, defcon=level)

    def military(self, side: int, n: int) -> None:
        self.emit(MILITARY, side=side, n=n)

    def space(self, side: int, boxes: int) -> None:
        self.emit(SPACE, side=side, n=boxes)

    def operations(self, side: int, n: int, kinds: int = ALL_KINDS, optional: bool = False) -> None:
        """7.4.3: operations as with a card of so many Ops, under all rules and modifiers."""
        self.emit(CONDUCT, side=side, n=n, kinds=kinds, set=ANYWHERE, flags=0, optional=int(optional))

    def free_operations(
        self, side: int, n: int, kinds: int, among: int, military: bool = False, elsewhere: bool = False
    ) -> None:
        """6.3.5, 8.2.2: the side may coup or realign in named countries: DEFCON does not limit where."""
        flags = NAMED_REGION | (0 if military else NO_MILITARY) | (ELSEWHERE if elsewhere else 0)
        self.emit(CONDUCT, side=side, n=n, kinds=kinds, set=among, flags=flags, optional=1)

    def war(
        self,
        side: int,
        among: int,
        on: int,
        vp: int,
        military: int,
        also_target: bool = False,
        most_stable: int = NO_LIMIT,
    ) -> None:
        """7.6: the side attacks one of these countries, no more stable than that."""
        self.emit(
            WAR,
            side=side,
            set=among,
            needed=on,
            vp=vp,
            military=military,
            also_target=int(also_target),
            most_stable=most_stable,
        )

    def coup(self, side: int, n: int, among: int, flags: int = NO_MILITARY) -> None:
        """The side attempts a coup as with a card of so many Ops."""
        self.emit(COUP, side=side, n=n, set=among, flags=flags)

    def realignments(self, side: int, n: int, among: int, plus_one: bool = False, optional: bool = False) -> None:
        """6.2.6: the side makes realignments in named countries: DEFCON does not limit where."""
        flags = NAMED_REGION | (PLUS_ONE if plus_one else 0) | (MAY_STOP if optional else 0)
        self.emit(REALIGN, side=side, n=n, set=among, flags=flags)

    def roll_for(self, side: int, needed: int, bonus: int = 0) -> None:
        """The side rolls for a number or more, with a bonus; ROLL_SUCCEEDED tells."""
        self.emit(ROLL_FOR, side=side, bonus=bonus, needed=needed)

    def roll_off(self, mine: int, theirs: int, again: bool) -> None:
        """Both roll; bonuses are numbers (the player's, the opponent's) or amounts (the US's, the USSR's)."""
        self.emit(ROLL_OFF, mine=mine, theirs=theirs, again=int(again))

    def choose(self, side: int, *labels: int) -> Block:
        """`with p.choose(OPPONENT, A, B) as chosen: with chosen(A): …`: a block for each label."""
        return self.branch(CHOOSE, side=side, labels=labels)

    @contextmanager
    def unless_discards(self, side: int, n: int) -> Iterator[None]:
        """The side may discard a card worth `n` Ops or more; the block is what befalls it if not."""
        with self.branch(MUST_DISCARD, side=side, n=n, labels=(PAID, UNPAID)) as block, block(UNPAID):
            yield

    def lasting(self, effect: int, on: int = NOBODY) -> None:
        self.emit(LASTING, effect=effect, side=on)

    def cancel(self, effect: int) -> None:
        self.emit(CANCEL, effect=effect)

    def show_hand(self, side: int) -> None:
        self.emit(SHOW_HAND, side=side)
