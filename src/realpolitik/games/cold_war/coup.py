"""Coups (6.3)."""

from typing import Final

from realpolitik.games.cold_war.board import ANYWHERE
from realpolitik.games.cold_war.choosing import ChooseCountry
from realpolitik.games.cold_war.dice import ROLL_COUP
from realpolitik.games.cold_war.influence import bonus_within
from realpolitik.games.cold_war.rolling import roll
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.cold_war.tracks import change_defcon, gain_military, other
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import EVERYBODY, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame

COUP_WHERE: Final = question_kind("coup_where", "6.3.1", "country", "card", "ops")
COUP_ROLLED: Final = note_kind(
    "coup_rolled", "6.3.2", "side", "country", "die", "ops", "modifier", "stability", "result"
)

NO_ENEMY_INFLUENCE: Final = reason_kind("no_enemy_influence", "6.3.1", "country")
DEFCON_FORBIDS: Final = reason_kind("defcon_forbids", "8.1.5", "country", "defcon")
CHOSEN_ALREADY: Final = reason_kind("chosen_already", "7.1", "country")
NOT_IN_EVENT_AREA: Final = reason_kind("not_in_event_area", "6.3.5", "country")

# what is special about an operation that an event grants
NAMED_REGION: Final = 1  # 6.3.5: an event that names the region ignores the limits of DEFCON
NO_MILITARY: Final = 2  # 8.2.2: coups made through events count for no military operations
ELSEWHERE: Final = 4  # not where the last coup was
KEEPS_DEFCON: Final = 8  # the coup does not change DEFCON
PLUS_ONE: Final = 16  # the side adds one to its realignment rolls
MAY_STOP: Final = 32  # realignments that the side need not make


def coup_forbidden(s: ColdWar, side: int, c: int, where: int, flags: int) -> Reason:
    """6.3.1, 8.1.5 and lasting effects: the reason against a coup in a country, or ALLOWED."""
    if s.influence[other(side)][c] == 0:
        return (NO_ENEMY_INFLUENCE, c)
    if not s.rules.board.within(c, where):
        return (NOT_IN_EVENT_AREA, c)
    if flags & ELSEWHERE and c == s.last_coup:
        return (CHOSEN_ALREADY, c)
    if not flags & NAMED_REGION and s.defcon < s.rules.board.coup_defcon[c]:
        return (DEFCON_FORBIDS, c, s.defcon)
    return s.rules.coup_forbidden(s, side, c)


def open_countries(s: ColdWar, side: int, limited: bool) -> list[int]:
    """Where the enemy has influence and DEFCON does not stand against it: the cheap tests first, for speed."""
    occupied = s.present[other(side)]
    if not limited:
        return occupied
    defcon, needed = s.defcon, s.rules.board.coup_defcon
    return [c for c in occupied if needed[c] <= defcon]


def any_open(s: ColdWar, side: int) -> bool:
    """Whether there is one where DEFCON matters."""
    defcon, needed = s.defcon, s.rules.board.coup_defcon
    for c in s.present[other(side)]:
        if needed[c] <= defcon:
            return True
    return False


def may_be_anywhere(s: ColdWar, side: int) -> bool:
    """Whether nothing speaks against any of the open countries: then they need not be asked about one by one."""
    return not s.placed_in and not s.rules.prevents_some(s, side)


def coup_targets(s: ColdWar, side: int, where: int, flags: int) -> list[int]:
    candidates = open_countries(s, side, not flags & NAMED_REGION)
    return [c for c in candidates if not coup_forbidden(s, side, c, where, flags)]


def can_coup(s: ColdWar, side: int, where: int, flags: int) -> bool:
    limited, defcon, needed = not flags & NAMED_REGION, s.defcon, s.rules.board.coup_defcon
    for c in s.present[other(side)]:
        if limited and needed[c] > defcon:
            continue
        if not coup_forbidden(s, side, c, where, flags):  # nearly always one of the first will do
            return True
    return False


def coup_margin(s: ColdWar, side: int, c: int, ops: int) -> int:
    """6.3.2: what is added to the die, less what it has to exceed."""
    return ops + s.rules.coup_modifier(s, side, c) - 2 * s.stability[c]


class Coup(ChooseCountry):
    """6.3.1: a side chooses where it attempts a coup."""

    __slots__ = ()

    SIDE: Final = 1
    OPS: Final = 2
    CARD: Final = 3
    WIDE_BONUS: Final = 4  # the sets in which there is an Op more, or ANYWHERE for none
    NARROW_BONUS: Final = 5
    WHERE: Final = 6
    FLAGS: Final = 7

    def frame(self, side: int, ops: int, card: int, wide: int, narrow: int, where: int, flags: int) -> Frame:
        return [self.number, side, ops, card, wide, narrow, where, flags]

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return open_countries(s, f[self.SIDE], not f[self.FLAGS] & NAMED_REGION)

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        return coup_forbidden(s, f[self.SIDE], option, f[self.WHERE], f[self.FLAGS])

    def options(self, s: ColdWar, f: Frame) -> list[int]:
        """The fast way: mostly nothing but lasting effects speaks against a candidate, and often nothing at all."""
        side, flags = f[self.SIDE], f[self.FLAGS]
        if f[self.WHERE] != ANYWHERE or flags & ELSEWHERE:
            return super().options(s, f)
        options, rules = open_countries(s, side, not flags & NAMED_REGION), s.rules
        if rules.prevents_some(s, side):
            options = [c for c in options if not rules.coup_forbidden(s, side, c)]
        else:
            options = options[:]
        self.add_labels(s, f, options)
        return options

    def add_labels(self, s: ColdWar, f: Frame, options: list[int]) -> None:
        """Also where an event leaves no other choice than a coup."""
        if options:
            options.extend(s.rules.before_coup(s, f[self.SIDE]))

    def pose(self, s: ColdWar, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], COUP_WHERE, options, (f[self.CARD], f[self.OPS]))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        if s.rules.paid_before_coup(s, f[self.SIDE], answer):
            return
        s.stack.pop()
        bonus = bonus_within(s, f[self.WIDE_BONUS], answer) + bonus_within(s, f[self.NARROW_BONUS], answer)
        attempt(s, f[self.SIDE], f[self.OPS] + bonus, answer, f[self.FLAGS])


COUP_FRAME: Final = procedure("cold_war.coup", Coup())


def coup(s: ColdWar, side: int, ops: int, card: int, where: int = ANYWHERE, flags: int = 0) -> None:
    """6.3: have a side attempt a coup."""
    wide, narrow = s.rules.operations_bonus(s, side, card)
    s.stack.append(COUP_FRAME.frame(side=side, ops=ops, card=card, wide=wide, narrow=narrow, where=where, flags=flags))


def coup_in(s: ColdWar, side: int, ops: int, card: int, c: int, flags: int) -> None:
    """6.3: have a side attempt a coup in a country that is settled."""
    wide, narrow = s.rules.operations_bonus(s, side, card)
    attempt(s, side, ops + bonus_within(s, wide, c) + bonus_within(s, narrow, c), c, flags)


def attempt(s: ColdWar, side: int, ops: int, c: int, flags: int) -> None:
    """6.3.2: where is settled; what a coup brings about by itself comes before the die."""
    s.last_coup = c
    s.stack.append(COUP_ROLL.frame(side=side, ops=ops, country=c, flags=flags))
    s.rules.coup_attempted(s, side, c, flags)


class CoupRoll(Procedure[ColdWar]):
    """6.3.2: the die of a coup. Leaves in `result` what the enemy lost."""

    __slots__ = ()

    SIDE: Final = 1
    OPS: Final = 2
    COUNTRY: Final = 3
    FLAGS: Final = 4

    def frame(self, side: int, ops: int, country: int, flags: int) -> Frame:
        return [self.number, side, ops, country, flags]

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        return roll(s, ROLL_COUP, f[self.SIDE], f[self.COUNTRY])

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        side, ops, c, flags = f[self.SIDE], f[self.OPS], f[self.COUNTRY], f[self.FLAGS]
        if not flags & NO_MILITARY or s.rules.event_coups_count:
            gain_military(s, side, ops)  # 6.3.3
        result = answer + coup_margin(s, side, c, ops)
        if s.noting:
            modifier = s.rules.coup_modifier(s, side, c)
            s.notes.append((COUP_ROLLED, EVERYBODY, side, c, answer, ops, modifier, s.stability[c], result))
        lost = min(max(0, result), s.influence[other(side)][c])
        if result > 0:
            change_influence(s, other(side), c, -lost)
            change_influence(s, side, c, result - lost)
        s.result = lost
        s.rules.coup_made(s, c, result)
        if not flags & KEEPS_DEFCON and s.rules.coup_lowers_defcon(s, side, c):
            change_defcon(s, -1)  # 6.3.4, 8.1.4


COUP_ROLL: Final = procedure("cold_war.coup_roll", CoupRoll())
