"""The verbs that the cards of the family share: methods of `Event` to a card's author, a `Verb` each when a step runs.

A running event is a frame [RUN, counter, program, player, card, source]: `player` is the side whose event it is.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, cast

from realpolitik.games.cold_war.board import ANYWHERE, NOBODY, OPPONENT, PLAYER, USSR
from realpolitik.games.cold_war.cards import discard, leave_hand, not_in_hand, show_hand
from realpolitik.games.cold_war.coup import (
    CHOSEN_ALREADY,
    ELSEWHERE,
    MAY_STOP,
    NAMED_REGION,
    NO_MILITARY,
    PLUS_ONE,
    coup,
)
from realpolitik.games.cold_war.dice import ROLL_CONTEST, ROLL_EVENT
from realpolitik.games.cold_war.influence import (
    EMPTY,
    EVERY_TIME,
    NOT_AMONG,
    NOTHING_THERE,
    adjust_influence,
    no_country,
)
from realpolitik.games.cold_war.labels import DECLINE, STOP
from realpolitik.games.cold_war.operations import ALL_KINDS, MAY_COUP, MAY_PLACE, MAY_REALIGN, operations
from realpolitik.games.cold_war.realignment import realignments
from realpolitik.games.cold_war.rolling import roll
from realpolitik.games.cold_war.space import advance
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.cold_war.tracks import change_defcon, gain_military, gain_vp, other, set_defcon
from realpolitik.games.cold_war.war import NO_LIMIT, WAR
from realpolitik.kernel.label import label
from realpolitik.kernel.program import JUMP, Block, Program, Step, Verb, jump_to, verb
from realpolitik.kernel.question import (
    EVERYBODY,
    Question,
    Reason,
    note_kind,
    question_kind,
    reason_kind,
)
from realpolitik.kernel.state import Frame, Procedure, State, procedure

WINNER: Final = 5  # in a program: the side that won the contest just rolled

# -- amounts and conditions: numbers and facts of the position, by name, so that text can name them

Amount = Callable[[ColdWar, int], int]  # of the state and the side whose event it is
Condition = Callable[[ColdWar, int], bool]  # of the state and a side

FIRST_AMOUNT: Final = 1000  # operands from here on are amounts, below they are numbers
AMOUNTS: Final[list[Amount]] = []
AMOUNT_NAMES: Final[list[str]] = []
CONDITIONS: Final[list[Condition]] = []
CONDITION_NAMES: Final[list[str]] = []
OF_OWNER: Final[set[int]] = set()  # amounts and conditions that hold of whichever side the event is, or of no side


def amount(name: str, function: Amount, of_owner: bool = False) -> int:
    AMOUNTS.append(function)
    AMOUNT_NAMES.append(name)
    number = FIRST_AMOUNT + len(AMOUNTS) - 1
    if of_owner:
        OF_OWNER.add(number)
    return number


def condition(name: str, function: Condition, of_owner: bool = False) -> int:
    """A condition is asked of the side that plays the card, or of the side whose event it is."""
    CONDITIONS.append(function)
    CONDITION_NAMES.append(name)
    number = len(CONDITIONS) - 1
    if of_owner:
        OF_OWNER.add(number)
    return number


def value(s: ColdWar, f: Frame, operand: int) -> int:
    return AMOUNTS[operand - FIRST_AMOUNT](s, f[3]) if operand >= FIRST_AMOUNT else operand


def side_of(s: ColdWar, f: Frame, who: int) -> int:
    """The side an operand stands for, in the running event `f`."""
    if who == PLAYER:
        return f[3]
    if who == OPPONENT:
        return other(f[3])
    return s.result if who == WINNER else who


# -- influence -------------------------------------------------------------------------------------


class Adjust(Verb):
    """`by` adds or removes influence of `side`, `n` in all, at most so many in one country."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(ColdWar, s)
        adjust_influence(
            s,
            side_of(s, f, step[1]),
            value(s, f, step[2]),
            step[3],
            side_of(s, f, step[5]),
            f[4],
            step[7],
            step[4],
            side_of(s, f, step[6]),
            step[8],
        )


class Everywhere(Verb):
    """Add or remove influence of a side in every country of a set, nobody choosing."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(ColdWar, s)
        side = side_of(s, f, step[1])
        n = value(s, f, step[2])
        for c in s.rules.board.sets[step[3]].members:
            change_influence(s, side, c, max(n, -s.influence[side][c]))


class RemoveAll(Verb):
    """Remove all influence of a side from every country of a set."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(ColdWar, s)
        side = side_of(s, f, step[1])
        for c in s.rules.board.sets[step[2]].members:
            change_influence(s, side, c, -s.influence[side][c])


class TakeControl(Verb):
    """Add influence of a side until it controls the countries of a set."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(ColdWar, s)
        side = side_of(s, f, step[1])
        for c in s.rules.board.sets[step[2]].members:
            need = s.stability[c] + s.influence[other(side)][c] - s.influence[side][c]
            change_influence(s, side, c, max(0, need))


class ChosenCountries(Verb):
    """`by` chooses countries one after another; in each, `side` loses so much (or all of its) influence."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(ColdWar, s)
        frame = [CHOSEN, value(s, f, step[2]), side_of(s, f, step[1]), side_of(s, f, step[5]), f[4], step[3]]
        s.stack.append([*frame, value(s, f, step[4]), step[6], step[7]])


class LoseInCountries(Procedure):
    """[_, countries left, side, by, card, set, how much (ALL_OF_IT), only uncontrolled, optional, *chosen]."""

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(ColdWar, s)
        if f[1] > 0:
            mine = s.influence[f[2]]
            options = [
                c
                for c in s.rules.board.sets[f[5]].members
                if mine[c] and c not in f[9:] and not (f[7] and s.controller[c] != NOBODY)
            ]
            if options:
                if f[8]:
                    options.append(STOP)
                return Question(s.seats[f[3]], LOSE_WHERE, options, (f[4], f[1], f[2], f[6]))
        s.stack.pop()
        return None

    def take(self, s: State, f: Frame, answer: int) -> None:
        s = cast(ColdWar, s)
        if answer == STOP:
            s.stack.pop()
            return
        f[1] -= 1
        f.append(answer)
        change_influence(s, f[2], answer, -min(f[6], s.influence[f[2]][answer]))

    def why_not(self, s: State, f: Frame, seat: int, option: int) -> Reason:
        s = cast(ColdWar, s)
        if not 0 <= option < s.rules.board.size:
            return no_country(s, option, f[4])
        if not s.rules.board.sets[f[5]].has[option]:
            return (NOT_AMONG, option, f[4])
        if s.influence[f[2]][option] == 0:
            return (NOTHING_THERE, option, f[2])
        return (NOT_UNCONTROLLED, option) if f[7] and s.controller[option] != NOBODY else (CHOSEN_ALREADY, option)


ALL_OF_IT: Final = 999
LOSE_WHERE: Final = question_kind("lose_where", "7.1", "country", "card", "left", "side", "n")
NOT_UNCONTROLLED: Final = reason_kind("not_uncontrolled", "7.1", "country")
CHOSEN: Final = procedure("cold_war.lose_in_countries", LoseInCountries())


class Equalised(Procedure):
    """In one of the countries a side draws level with the other: [_, side, card, set]."""

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(ColdWar, s)
        return Question(s.seats[f[1]], EQUALISE_WHERE, s.rules.board.sets[f[3]].members[:], (f[2],))

    def take(self, s: State, f: Frame, answer: int) -> None:
        s = cast(ColdWar, s)
        s.stack.pop()
        mine, theirs = s.influence[f[1]][answer], s.influence[other(f[1])][answer]
        change_influence(s, f[1], answer, max(0, theirs - mine))

    def why_not(self, s: State, f: Frame, seat: int, option: int) -> Reason:
        s = cast(ColdWar, s)
        return (NOT_AMONG, option, f[2]) if 0 <= option < s.rules.board.size else no_country(s, option, f[2])


class Equalise(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        s.stack.append([EQUALISED, side_of(cast(ColdWar, s), f, step[1]), f[4], step[2]])


EQUALISE_WHERE: Final = question_kind("equalise_where", "7.1", "country", "card")
EQUALISED: Final = procedure("cold_war.equalised", Equalised())


class Score(Verb):
    """A region is scored (10.1)."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(ColdWar, s)
        s.rules.score_region(s, step[1])


# -- tracks ----------------------------------------------------------------------------------------


class GainVp(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(ColdWar, s)
        gain_vp(s, side_of(s, f, step[1]), value(s, f, step[2]))


class ChangeDefcon(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        change_defcon(cast(ColdWar, s), step[1])


class SetDefcon(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        set_defcon(cast(ColdWar, s), step[1])


class GainMilitary(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(ColdWar, s)
        gain_military(s, side_of(s, f, step[1]), step[2])


class AdvanceInSpace(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(ColdWar, s)
        advance(s, side_of(s, f, step[1]), step[2])


# -- operations, wars, contests --------------------------------------------------------------------


class ConductOperations(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(ColdWar, s)
        operations(s, side_of(s, f, step[1]), value(s, f, step[2]), f[4], step[3], step[4], step[5], step[6])


class WageWar(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(ColdWar, s)
        side = side_of(s, f, step[1])
        s.stack.append([WAR, side, f[4], step[2], step[3], step[4], step[5], step[6], -1, step[7]])


class AttemptCoup(Verb):
    """A side attempts one coup in a set, if there is anywhere to."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(ColdWar, s)
        side = side_of(s, f, step[1])
        coup(s, side, s.rules.operations_value(s, side, step[2]), f[4], step[3], step[4])


class Realign(Verb):
    """A side makes so many realignments in a set."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(ColdWar, s)
        realignments(s, side_of(s, f, step[1]), step[2], f[4], step[3], step[4])


class RollFor(Verb):
    """A side rolls, and an amount is added: `result` is 1 if that comes to what is needed, else 0."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(ColdWar, s)
        s.stack.append([ROLLED_FOR, side_of(s, f, step[1]), f[4], value(s, f, step[2]), step[3]])


class RolledFor(Procedure):
    """[_, side, card, bonus, needed]."""

    def ask(self, s: State, f: Frame) -> Question | None:
        return roll(cast(ColdWar, s), ROLL_EVENT, f[1])

    def take(self, s: State, f: Frame, answer: int) -> None:
        s = cast(ColdWar, s)
        s.stack.pop()
        s.result = int(answer + f[3] >= f[4])
        if s.noting:
            s.notes.append((EVENT_ROLLED, EVERYBODY, f[1], f[2], answer, f[3], f[4]))


ROLLED_FOR: Final = procedure("cold_war.rolled_for", RolledFor())
EVENT_ROLLED: Final = note_kind("event_rolled", "7.1", "side", "card", "die", "bonus", "needed")


class RollOff(Verb):
    """Both sides roll; `result` is the winner or NOBODY."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(ColdWar, s)
        side = f[3]
        mine, theirs = value(s, f, step[1]), value(s, f, step[2])
        if step[1] >= FIRST_AMOUNT and side == USSR:  # the amounts are (US, USSR)
            mine, theirs = theirs, mine
        s.stack.append([CONTEST, side, mine, theirs, step[3], 0])


class Contest(Procedure):
    """[_, side, its bonus, the other's bonus, whether ties are rolled again, the side's die or 0]."""

    def ask(self, s: State, f: Frame) -> Question | None:
        return roll(cast(ColdWar, s), ROLL_CONTEST, other(f[1]) if f[5] else f[1])

    def take(self, s: State, f: Frame, answer: int) -> None:
        s = cast(ColdWar, s)
        if f[5] == 0:
            f[5] = answer
            return
        if s.noting:
            s.notes.append((CONTEST_ROLLED, EVERYBODY, f[1], f[5], f[2], answer, f[3]))
        difference = f[5] + f[2] - answer - f[3]
        if difference == 0 and f[4]:
            f[5] = 0
            return
        s.stack.pop()
        s.result = NOBODY if difference == 0 else f[1] if difference > 0 else other(f[1])


CONTEST: Final = procedure("cold_war.contest", Contest())
CONTEST_ROLLED: Final = note_kind("contest_rolled", "7.1", "side", "die", "bonus", "other_die", "other_bonus")

# -- branches --------------------------------------------------------------------------------------

YES: Final = label(268, "yes")
NO: Final = label(269, "no")
PAID: Final = label(270, "paid")
UNPAID: Final = label(271, "unpaid")


class When(Verb):
    """Go on with one block where a condition holds, with the other where not."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        holds = CONDITIONS[step[1]](cast(ColdWar, s), f[3])
        jump_to(f, step, 2, YES if holds else NO)


class Choose(Verb):
    """A side chooses one of the blocks."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(ColdWar, s)
        s.stack.append([CHOICE, side_of(s, f, step[1]), f[4], *step[2:]])


class Choice(Procedure):
    """[_, side, card, label, target, label, target …]; sets the counter of the program below."""

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(ColdWar, s)
        return Question(s.seats[f[1]], EVENT_CHOICE, f[3::2], (f[2],))

    def take(self, s: State, f: Frame, answer: int) -> None:
        s = cast(ColdWar, s)
        s.stack.pop()
        if s.noting:
            s.notes.append((EVENT_CHOSEN, EVERYBODY, f[1], answer))
        s.stack[-1][1] = f[4 + 2 * f[3::2].index(answer)]


CHOICE: Final = procedure("cold_war.choice", Choice())
EVENT_CHOICE: Final = question_kind("event_choice", "7.1", "label", "card")
EVENT_CHOSEN: Final = note_kind("event_chosen", "7.1", "side", "label")


class MustDiscard(Verb):
    """A side discards a card worth so many Ops, or suffers the other block."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(ColdWar, s)
        s.stack.append([PAY, side_of(s, f, step[1]), f[4], step[2], *step[3:]])


class Pay(Procedure):
    """5.3: [_, side, card, least Ops, label, target, label, target]; any card of that value or more will do."""

    def ask(self, s: State, f: Frame) -> Question | None:
        s = cast(ColdWar, s)
        options = [card for card in s.hands[f[1]] if s.rules.card_value(s, f[1], card) >= f[3]]
        return Question(s.seats[f[1]], PAY_CARD, [*options, DECLINE], (f[2], f[3]))

    def take(self, s: State, f: Frame, answer: int) -> None:
        s = cast(ColdWar, s)
        s.stack.pop()
        paid = answer != DECLINE
        if paid:
            leave_hand(s, f[1], answer)
            discard(s, answer)
        s.stack[-1][1] = f[5 + 2 * f[4::2].index(PAID if paid else UNPAID)]

    def why_not(self, s: State, f: Frame, seat: int, option: int) -> Reason:
        s = cast(ColdWar, s)
        return (WORTH_TOO_LITTLE, option, f[3]) if option in s.hands[f[1]] else not_in_hand(s, option)


PAY: Final = procedure("cold_war.pay", Pay())
PAY_CARD: Final = question_kind("pay_card", "5.3", "card", "card", "n")
WORTH_TOO_LITTLE: Final = reason_kind("worth_too_little", "7.4.2", "card", "n")

# -- lasting effects, hands ------------------------------------------------------------------------


class Lasting(Verb):
    """Put an effect in force; a pair of effects, one for each side, is named by its first. Twice is worth two."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(ColdWar, s)
        effect = step[1] + (side_of(s, f, step[2]) if step[2] != NOBODY else 0)
        s.effects[effect] += 1
        s.rules.effect_begins(s, effect)


class Cancel(Verb):
    """End an effect."""

    def run(self, s: State, f: Frame, step: Step) -> None:
        cast(ColdWar, s).effects[step[1]] = 0


class ShowHand(Verb):
    def run(self, s: State, f: Frame, step: Step) -> None:
        s = cast(ColdWar, s)
        side = side_of(s, f, step[1])
        show_hand(s, side, s.hands[side][:])


ADJUST: Final = verb(Adjust("adjust", "side", "n", "set", "at_most", "by", "not_controlled_by", "change", "optional"))
EVERYWHERE: Final = verb(Everywhere("everywhere", "side", "n", "set"))
REMOVE_ALL: Final = verb(RemoveAll("remove_all", "side", "set"))
TAKE_CONTROL: Final = verb(TakeControl("take_control", "side", "set"))
CHOSEN_COUNTRIES: Final = verb(
    ChosenCountries("chosen_countries", "side", "countries", "set", "n", "by", "uncontrolled", "optional")
)
EQUALISE: Final = verb(Equalise("equal_influence", "side", "set"))
SCORE: Final = verb(Score("score", "set"))
VP: Final = verb(GainVp("vp", "side", "n"))
DEFCON: Final = verb(ChangeDefcon("defcon", "change"))
SET_DEFCON: Final = verb(SetDefcon("set_defcon", "defcon"))
MILITARY: Final = verb(GainMilitary("military", "side", "n"))
SPACE: Final = verb(AdvanceInSpace("space", "side", "n"))
CONDUCT: Final = verb(ConductOperations("operations", "side", "n", "kinds", "set", "flags", "optional"))
WAR_VERB: Final = verb(WageWar("war", "side", "set", "needed", "vp", "military", "also_target", "most_stable"))
COUP_VERB: Final = verb(AttemptCoup("coup", "side", "n", "set", "flags"))
REALIGN_VERB: Final = verb(Realign("realign", "side", "n", "set", "flags"))
ROLL_FOR: Final = verb(RollFor("roll_for", "side", "bonus", "needed"))
ROLL_OFF: Final = verb(RollOff("roll_off", "mine", "theirs", "again"))
WHEN: Final = verb(When("when", "condition"))
CHOOSE: Final = verb(Choose("choose", "side"))
MUST_DISCARD: Final = verb(MustDiscard("must_discard", "side", "n"))
LASTING: Final = verb(Lasting("lasting", "effect", "side"))
CANCEL: Final = verb(Cancel("cancel", "effect"))
SHOW_HAND: Final = verb(ShowHand("show_hand", "side"))


# the verbs that do the same for either side; a game adds those of its own that do
MIRRORING: Final = {
    JUMP, ADJUST, EVERYWHERE, REMOVE_ALL, TAKE_CONTROL, CHOSEN_COUNTRIES, EQUALISE, SCORE, VP, DEFCON, SET_DEFCON,
    MILITARY, SPACE, CONDUCT, WAR_VERB, COUP_VERB, REALIGN_VERB, ROLL_FOR, ROLL_OFF, CHOOSE, MUST_DISCARD, SHOW_HAND,
}  # fmt: skip


class Event(Program):
    """The verbs as a card's author writes them. `side` may be US, USSR, PLAYER, OPPONENT or WINNER."""

    def run(self, verb: int, *operands: int) -> None:
        """A verb of the card's own."""
        self.emit(verb, *operands)

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
        self.emit(ADJUST, side, n, among, at_most, side, not_controlled_by, 1, int(optional))

    def add_in_one(self, side: int, n: int, among: int) -> None:
        """The side adds influence of its own, all of it in one of the countries."""
        self.emit(ADJUST, side, 1, among, EVERY_TIME, side, NOBODY, n, 0)

    def add_where_empty(self, side: int, n: int, among: int) -> None:
        """The side may add one influence each in countries where neither side has any."""
        self.emit(ADJUST, side, n, among, 1, side, EMPTY, 1, 1)

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
        self.emit(ADJUST, side, n, among, at_most, by, not_controlled_by, -1, 0)

    def add_to(self, side: int, n: int, where: int) -> None:
        """So much influence is added in every one of these countries."""
        self.emit(EVERYWHERE, side, n, where)

    def remove_from(self, side: int, n: int, where: int) -> None:
        """So much influence, or what there is, is removed from every one of these countries."""
        self.emit(EVERYWHERE, side, -n, where)

    def remove_all(self, side: int, where: int) -> None:
        self.emit(REMOVE_ALL, side, where)

    def take_control(self, side: int, where: int) -> None:
        self.emit(TAKE_CONTROL, side, where)

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
        self.emit(CHOSEN_COUNTRIES, side, countries, among, n, by, int(uncontrolled), int(optional))

    def equalise(self, side: int, among: int) -> None:
        """The side adds influence in one of the countries until it has as much as the other."""
        self.emit(EQUALISE, side, among)

    def score(self, where: int) -> None:
        self.emit(SCORE, where)

    def vp(self, side: int, n: int) -> None:
        self.emit(VP, side, n)

    def defcon(self, change: int) -> None:
        self.emit(DEFCON, change)

    def set_defcon(self, level: int) -> None:
        self.emit(SET_DEFCON, level)

    def military(self, side: int, n: int) -> None:
        self.emit(MILITARY, side, n)

    def space(self, side: int, boxes: int) -> None:
        self.emit(SPACE, side, boxes)

    def operations(self, side: int, n: int, kinds: int = ALL_KINDS, optional: bool = False) -> None:
        """7.4.3: operations as with a card of so many Ops, under all rules and modifiers."""
        self.emit(CONDUCT, side, n, kinds, ANYWHERE, 0, int(optional))

    def free_operations(
        self, side: int, n: int, kinds: int, among: int, military: bool = False, elsewhere: bool = False
    ) -> None:
        """6.3.5, 8.2.2: the side may coup or realign in named countries: DEFCON does not limit where."""
        flags = NAMED_REGION | (0 if military else NO_MILITARY) | (ELSEWHERE if elsewhere else 0)
        self.emit(CONDUCT, side, n, kinds, among, flags, 1)

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
        self.emit(WAR_VERB, side, among, on, vp, military, int(also_target), most_stable)

    def coup(self, side: int, n: int, among: int, flags: int = NO_MILITARY) -> None:
        """The side attempts a coup as with a card of so many Ops."""
        self.emit(COUP_VERB, side, n, among, flags)

    def realignments(self, side: int, n: int, among: int, plus_one: bool = False, optional: bool = False) -> None:
        """6.2.6: the side makes realignments in named countries: DEFCON does not limit where."""
        flags = NAMED_REGION | (PLUS_ONE if plus_one else 0) | (MAY_STOP if optional else 0)
        self.emit(REALIGN_VERB, side, n, among, flags)

    def roll_for(self, side: int, needed: int, bonus: int = 0) -> None:
        """The side rolls for a number or more, with a bonus; ROLL_SUCCEEDED tells."""
        self.emit(ROLL_FOR, side, bonus, needed)

    def roll_off(self, mine: int, theirs: int, again: bool) -> None:
        """Both roll; bonuses are numbers (the player's, the opponent's) or amounts (the US's, the USSR's)."""
        self.emit(ROLL_OFF, mine, theirs, int(again))

    @contextmanager
    def when(self, holds: int) -> Iterator[None]:
        """A block for when a condition holds."""
        with self.branch(WHEN, holds, labels=(YES, NO)) as block, block(YES):
            yield

    def whether(self, holds: int) -> Block:
        """Two blocks: `with p.whether(X) as case: with case(YES): … with case(NO): …`."""
        return self.branch(WHEN, holds, labels=(YES, NO))

    def choose(self, side: int, *labels: int) -> Block:
        """`with p.choose(OPPONENT, A, B) as chosen: with chosen(A): …`: a block for each label."""
        return self.branch(CHOOSE, side, labels=labels)

    @contextmanager
    def unless_discards(self, side: int, n: int) -> Iterator[None]:
        """The side may discard a card worth `n` Ops or more; the block is what befalls it if not."""
        with self.branch(MUST_DISCARD, side, n, labels=(PAID, UNPAID)) as block, block(UNPAID):
            yield

    def lasting(self, effect: int, on: int = NOBODY) -> None:
        self.emit(LASTING, effect, on)

    def cancel(self, effect: int) -> None:
        self.emit(CANCEL, effect)

    def show_hand(self, side: int) -> None:
        self.emit(SHOW_HAND, side)


KINDS_WITHOUT_COUP: Final = MAY_PLACE | MAY_REALIGN
KINDS_WITHOUT_PLACING: Final = MAY_COUP | MAY_REALIGN
