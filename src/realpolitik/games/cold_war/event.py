"""The verbs that the cards of the family share: methods of `Event` to a card's author, a `Verb` each when a step runs.

A running event is a frame [RUN, counter, program, player, card, source]: `player` is the side whose event it is.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from realpolitik.games.cold_war.board import ANYWHERE, NOBODY, OPPONENT, PLAYER, USSR
from realpolitik.games.cold_war.cards import discard, leave_hand, not_in_hand, show_hand
from realpolitik.games.cold_war.choosing import NOT_AMONG, no_country
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
from realpolitik.games.cold_war.influence import ADJUST as ADJUST_INFLUENCE
from realpolitik.games.cold_war.influence import EMPTY, EVERY_TIME, NOTHING_THERE
from realpolitik.games.cold_war.labels import DECLINE, STOP
from realpolitik.games.cold_war.operations import ALL_KINDS, MAY_COUP, MAY_PLACE, MAY_REALIGN, operations
from realpolitik.games.cold_war.realignment import realignments
from realpolitik.games.cold_war.rolling import roll
from realpolitik.games.cold_war.space import advance
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.cold_war.tracks import change_defcon, gain_military, gain_vp, other, set_defcon
from realpolitik.games.cold_war.war import NO_LIMIT, WAR
from realpolitik.kernel.label import label
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.program import JUMP, Block, Program, Run, Step, Verb, jump_to, verb
from realpolitik.kernel.question import (
    EVERYBODY,
    Question,
    Reason,
    note_kind,
    question_kind,
    reason_kind,
)
from realpolitik.kernel.state import Frame

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


class Adjust(Verb[ColdWar]):
    """`by` adds or removes influence of `side`, `n` in all, at most so many in one country."""

    SIDE: Final = 1
    N: Final = 2
    SET: Final = 3
    AT_MOST: Final = 4
    BY: Final = 5
    NOT_CONTROLLED_BY: Final = 6
    CHANGE: Final = 7
    OPTIONAL: Final = 8

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        s.stack.append(
            ADJUST_INFLUENCE.frame(
                side=side_of(s, f, step[self.SIDE]),
                n=value(s, f, step[self.N]),
                among=step[self.SET],
                by=side_of(s, f, step[self.BY]),
                card=f[Run.CARD],
                change=step[self.CHANGE],
                at_most=step[self.AT_MOST],
                not_controlled_by=side_of(s, f, step[self.NOT_CONTROLLED_BY]),
                optional=step[self.OPTIONAL],
            )
        )


class Everywhere(Verb[ColdWar]):
    """Add or remove influence of a side in every country of a set, nobody choosing."""

    SIDE: Final = 1
    N: Final = 2
    SET: Final = 3

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        side = side_of(s, f, step[self.SIDE])
        n = value(s, f, step[self.N])
        for c in s.rules.board.sets[step[self.SET]].members:
            change_influence(s, side, c, max(n, -s.influence[side][c]))


class RemoveAll(Verb[ColdWar]):
    """Remove all influence of a side from every country of a set."""

    SIDE: Final = 1
    SET: Final = 2

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        side = side_of(s, f, step[self.SIDE])
        for c in s.rules.board.sets[step[self.SET]].members:
            change_influence(s, side, c, -s.influence[side][c])


class TakeControl(Verb[ColdWar]):
    """Add influence of a side until it controls the countries of a set."""

    SIDE: Final = 1
    SET: Final = 2

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        side = side_of(s, f, step[self.SIDE])
        for c in s.rules.board.sets[step[self.SET]].members:
            need = s.stability[c] + s.influence[other(side)][c] - s.influence[side][c]
            change_influence(s, side, c, max(0, need))


class ChosenCountries(Verb[ColdWar]):
    """`by` chooses countries one after another; in each, `side` loses so much (or all of its) influence."""

    SIDE: Final = 1
    COUNTRIES: Final = 2
    SET: Final = 3
    N: Final = 4
    BY: Final = 5
    UNCONTROLLED: Final = 6
    OPTIONAL: Final = 7

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        frame = [
            CHOSEN.number,
            value(s, f, step[self.COUNTRIES]),
            side_of(s, f, step[self.SIDE]),
            side_of(s, f, step[self.BY]),
            f[4],
            step[self.SET],
        ]
        s.stack.append([*frame, value(s, f, step[self.N]), step[self.UNCONTROLLED], step[self.OPTIONAL]])


class LoseInCountries(Procedure[ColdWar]):
    """[_, countries left, side, by, card, set, how much (ALL_OF_IT), only uncontrolled, optional, *chosen]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
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

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        if answer == STOP:
            s.stack.pop()
            return
        f[1] -= 1
        f.append(answer)
        change_influence(s, f[2], answer, -min(f[6], s.influence[f[2]][answer]))

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
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


class Equalised(Procedure[ColdWar]):
    """In one of the countries a side draws level with the other: [_, side, card, set]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        return Question(s.seats[f[1]], EQUALISE_WHERE, s.rules.board.sets[f[3]].members[:], (f[2],))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        mine, theirs = s.influence[f[1]][answer], s.influence[other(f[1])][answer]
        change_influence(s, f[1], answer, max(0, theirs - mine))

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        return (NOT_AMONG, option, f[2]) if 0 <= option < s.rules.board.size else no_country(s, option, f[2])


class Equalise(Verb[ColdWar]):
    SIDE: Final = 1
    SET: Final = 2

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        s.stack.append([EQUALISED.number, side_of(s, f, step[self.SIDE]), f[4], step[self.SET]])


EQUALISE_WHERE: Final = question_kind("equalise_where", "7.1", "country", "card")
EQUALISED: Final = procedure("cold_war.equalised", Equalised())


class Score(Verb[ColdWar]):
    """A region is scored (10.1)."""

    SET: Final = 1

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        s.rules.score_region(s, step[self.SET])


# -- tracks ----------------------------------------------------------------------------------------


class GainVp(Verb[ColdWar]):
    SIDE: Final = 1
    N: Final = 2

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        gain_vp(s, side_of(s, f, step[self.SIDE]), value(s, f, step[self.N]))


class ChangeDefcon(Verb[ColdWar]):
    CHANGE: Final = 1

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        change_defcon(s, step[self.CHANGE])


class SetDefcon(Verb[ColdWar]):
    DEFCON: Final = 1

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        set_defcon(s, step[self.DEFCON])


class GainMilitary(Verb[ColdWar]):
    SIDE: Final = 1
    N: Final = 2

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        gain_military(s, side_of(s, f, step[self.SIDE]), step[self.N])


class AdvanceInSpace(Verb[ColdWar]):
    SIDE: Final = 1
    N: Final = 2

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        advance(s, side_of(s, f, step[self.SIDE]), step[self.N])


# -- operations, wars, contests --------------------------------------------------------------------


class ConductOperations(Verb[ColdWar]):
    SIDE: Final = 1
    N: Final = 2
    KINDS: Final = 3
    SET: Final = 4
    FLAGS: Final = 5
    OPTIONAL: Final = 6

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        operations(
            s,
            side_of(s, f, step[self.SIDE]),
            value(s, f, step[self.N]),
            f[4],
            step[self.KINDS],
            step[self.SET],
            step[self.FLAGS],
            step[self.OPTIONAL],
        )


class WageWar(Verb[ColdWar]):
    SIDE: Final = 1
    SET: Final = 2
    NEEDED: Final = 3
    VP: Final = 4
    MILITARY: Final = 5
    ALSO_TARGET: Final = 6
    MOST_STABLE: Final = 7

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        side = side_of(s, f, step[self.SIDE])
        s.stack.append(
            [
                WAR.number,
                side,
                f[4],
                step[self.SET],
                step[self.NEEDED],
                step[self.VP],
                step[self.MILITARY],
                step[self.ALSO_TARGET],
                -1,
                step[self.MOST_STABLE],
            ]
        )


class AttemptCoup(Verb[ColdWar]):
    """A side attempts one coup in a set, if there is anywhere to."""

    SIDE: Final = 1
    N: Final = 2
    SET: Final = 3
    FLAGS: Final = 4

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        side = side_of(s, f, step[self.SIDE])
        coup(s, side, s.rules.operations_value(s, side, step[self.N]), f[4], step[self.SET], step[self.FLAGS])


class Realign(Verb[ColdWar]):
    """A side makes so many realignments in a set."""

    SIDE: Final = 1
    N: Final = 2
    SET: Final = 3
    FLAGS: Final = 4

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        realignments(s, side_of(s, f, step[self.SIDE]), step[self.N], f[4], step[self.SET], step[self.FLAGS])


class RollFor(Verb[ColdWar]):
    """A side rolls, and an amount is added: `result` is 1 if that comes to what is needed, else 0."""

    SIDE: Final = 1
    BONUS: Final = 2
    NEEDED: Final = 3

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        s.stack.append(
            [ROLLED_FOR.number, side_of(s, f, step[self.SIDE]), f[4], value(s, f, step[self.BONUS]), step[self.NEEDED]]
        )


class RolledFor(Procedure[ColdWar]):
    """[_, side, card, bonus, needed]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        return roll(s, ROLL_EVENT, f[1])

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        s.result = int(answer + f[3] >= f[4])
        if s.noting:
            s.notes.append((EVENT_ROLLED, EVERYBODY, f[1], f[2], answer, f[3], f[4]))


ROLLED_FOR: Final = procedure("cold_war.rolled_for", RolledFor())
EVENT_ROLLED: Final = note_kind("event_rolled", "7.1", "side", "card", "die", "bonus", "needed")


class RollOff(Verb[ColdWar]):
    """Both sides roll; `result` is the winner or NOBODY."""

    MINE: Final = 1
    THEIRS: Final = 2
    AGAIN: Final = 3

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        side = f[3]
        mine, theirs = value(s, f, step[self.MINE]), value(s, f, step[self.THEIRS])
        if step[self.MINE] >= FIRST_AMOUNT and side == USSR:  # the amounts are (US, USSR)
            mine, theirs = theirs, mine
        s.stack.append([CONTEST.number, side, mine, theirs, step[self.AGAIN], 0])


class Contest(Procedure[ColdWar]):
    """[_, side, its bonus, the other's bonus, whether ties are rolled again, the side's die or 0]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        return roll(s, ROLL_CONTEST, other(f[1]) if f[5] else f[1])

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
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


class When(Verb[ColdWar]):
    """Go on with one block where a condition holds, with the other where not."""

    CONDITION: Final = 1

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        holds = CONDITIONS[step[self.CONDITION]](s, f[3])
        jump_to(f, step, 2, YES if holds else NO)


class Choose(Verb[ColdWar]):
    """A side chooses one of the blocks."""

    SIDE: Final = 1

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        s.stack.append([CHOICE.number, side_of(s, f, step[self.SIDE]), f[4], *step[2:]])


class Choice(Procedure[ColdWar]):
    """[_, side, card, label, target, label, target …]; sets the counter of the program below."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        return Question(s.seats[f[1]], EVENT_CHOICE, f[3::2], (f[2],))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        if s.noting:
            s.notes.append((EVENT_CHOSEN, EVERYBODY, f[1], answer))
        s.stack[-1][1] = f[4 + 2 * f[3::2].index(answer)]


CHOICE: Final = procedure("cold_war.choice", Choice())
EVENT_CHOICE: Final = question_kind("event_choice", "7.1", "label", "card")
EVENT_CHOSEN: Final = note_kind("event_chosen", "7.1", "side", "label")


class MustDiscard(Verb[ColdWar]):
    """A side discards a card worth so many Ops, or suffers the other block."""

    SIDE: Final = 1
    N: Final = 2

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        s.stack.append([PAY.number, side_of(s, f, step[self.SIDE]), f[4], step[self.N], *step[3:]])


class Pay(Procedure[ColdWar]):
    """5.3: [_, side, card, least Ops, label, target, label, target]; any card of that value or more will do."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        options = [card for card in s.hands[f[1]] if s.rules.card_value(s, f[1], card) >= f[3]]
        return Question(s.seats[f[1]], PAY_CARD, [*options, DECLINE], (f[2], f[3]))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        paid = answer != DECLINE
        if paid:
            leave_hand(s, f[1], answer)
            discard(s, answer)
        s.stack[-1][1] = f[5 + 2 * f[4::2].index(PAID if paid else UNPAID)]

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        return (WORTH_TOO_LITTLE, option, f[3]) if option in s.hands[f[1]] else not_in_hand(s, option)


PAY: Final = procedure("cold_war.pay", Pay())
PAY_CARD: Final = question_kind("pay_card", "5.3", "card", "card", "n")
WORTH_TOO_LITTLE: Final = reason_kind("worth_too_little", "7.4.2", "card", "n")

# -- lasting effects, hands ------------------------------------------------------------------------


class Lasting(Verb[ColdWar]):
    """Put an effect in force; a pair of effects, one for each side, is named by its first. Twice is worth two."""

    EFFECT: Final = 1
    SIDE: Final = 2

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        effect = step[self.EFFECT] + (side_of(s, f, step[self.SIDE]) if step[self.SIDE] != NOBODY else 0)
        s.effects[effect] += 1
        s.rules.effect_begins(s, effect)


class Cancel(Verb[ColdWar]):
    """End an effect."""

    EFFECT: Final = 1

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        s.effects[step[self.EFFECT]] = 0


class ShowHand(Verb[ColdWar]):
    SIDE: Final = 1

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        side = side_of(s, f, step[self.SIDE])
        show_hand(s, side, s.hands[side][:])


ADJUST: Final = verb("adjust", Adjust())
EVERYWHERE: Final = verb("everywhere", Everywhere())
REMOVE_ALL: Final = verb("remove_all", RemoveAll())
TAKE_CONTROL: Final = verb("take_control", TakeControl())
CHOSEN_COUNTRIES: Final = verb("chosen_countries", ChosenCountries())
EQUALISE: Final = verb("equal_influence", Equalise())
SCORE: Final = verb("score", Score())
VP: Final = verb("vp", GainVp())
DEFCON: Final = verb("defcon", ChangeDefcon())
SET_DEFCON: Final = verb("set_defcon", SetDefcon())
MILITARY: Final = verb("military", GainMilitary())
SPACE: Final = verb("space", AdvanceInSpace())
CONDUCT: Final = verb("operations", ConductOperations())
WAR_VERB: Final = verb("war", WageWar())
COUP_VERB: Final = verb("coup", AttemptCoup())
REALIGN_VERB: Final = verb("realign", Realign())
ROLL_FOR: Final = verb("roll_for", RollFor())
ROLL_OFF: Final = verb("roll_off", RollOff())
WHEN: Final = verb("when", When())
CHOOSE: Final = verb("choose", Choose())
MUST_DISCARD: Final = verb("must_discard", MustDiscard())
LASTING: Final = verb("lasting", Lasting())
CANCEL: Final = verb("cancel", Cancel())
SHOW_HAND: Final = verb("show_hand", ShowHand())


# the verbs that do the same for either side; a game adds those of its own that do
MIRRORING: Final[set[Verb[Any]]] = {
    JUMP, ADJUST, EVERYWHERE, REMOVE_ALL, TAKE_CONTROL, CHOSEN_COUNTRIES, EQUALISE, SCORE, VP, DEFCON, SET_DEFCON,
    MILITARY, SPACE, CONDUCT, WAR_VERB, COUP_VERB, REALIGN_VERB, ROLL_FOR, ROLL_OFF, CHOOSE, MUST_DISCARD, SHOW_HAND,
}  # fmt: skip


class Event(Program):
    """The verbs as a card's author writes them. `side` may be US, USSR, PLAYER, OPPONENT or WINNER."""

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
        self.emit(
            ADJUST,
            side=side,
            n=n,
            set=among,
            at_most=at_most,
            by=side,
            not_controlled_by=not_controlled_by,
            change=1,
            optional=int(optional),
        )

    def add_in_one(self, side: int, n: int, among: int) -> None:
        """The side adds influence of its own, all of it in one of the countries."""
        self.emit(
            ADJUST,
            side=side,
            n=1,
            set=among,
            at_most=EVERY_TIME,
            by=side,
            not_controlled_by=NOBODY,
            change=n,
            optional=0,
        )

    def add_where_empty(self, side: int, n: int, among: int) -> None:
        """The side may add one influence each in countries where neither side has any."""
        self.emit(ADJUST, side=side, n=n, set=among, at_most=1, by=side, not_controlled_by=EMPTY, change=1, optional=1)

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
        self.emit(
            ADJUST,
            side=side,
            n=n,
            set=among,
            at_most=at_most,
            by=by,
            not_controlled_by=not_controlled_by,
            change=-1,
            optional=0,
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
            WAR_VERB,
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
        self.emit(COUP_VERB, side=side, n=n, set=among, flags=flags)

    def realignments(self, side: int, n: int, among: int, plus_one: bool = False, optional: bool = False) -> None:
        """6.2.6: the side makes realignments in named countries: DEFCON does not limit where."""
        flags = NAMED_REGION | (PLUS_ONE if plus_one else 0) | (MAY_STOP if optional else 0)
        self.emit(REALIGN_VERB, side=side, n=n, set=among, flags=flags)

    def roll_for(self, side: int, needed: int, bonus: int = 0) -> None:
        """The side rolls for a number or more, with a bonus; ROLL_SUCCEEDED tells."""
        self.emit(ROLL_FOR, side=side, bonus=bonus, needed=needed)

    def roll_off(self, mine: int, theirs: int, again: bool) -> None:
        """Both roll; bonuses are numbers (the player's, the opponent's) or amounts (the US's, the USSR's)."""
        self.emit(ROLL_OFF, mine=mine, theirs=theirs, again=int(again))

    @contextmanager
    def when(self, holds: int) -> Iterator[None]:
        """A block for when a condition holds."""
        with self.branch(WHEN, condition=holds, labels=(YES, NO)) as block, block(YES):
            yield

    def whether(self, holds: int) -> Block:
        """Two blocks: `with p.whether(X) as case: with case(YES): … with case(NO): …`."""
        return self.branch(WHEN, condition=holds, labels=(YES, NO))

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


KINDS_WITHOUT_COUP: Final = MAY_PLACE | MAY_REALIGN
KINDS_WITHOUT_PLACING: Final = MAY_COUP | MAY_REALIGN
