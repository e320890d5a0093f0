"""A position as one power may know it: what a token would bring in a region, what threatens, when scoring comes."""

from typing import NamedTuple

from realpolitik.games.world_order.aftermath import defence, threat, threats
from realpolitik.games.world_order.board import (
    COLOURED,
    OPEN_SLOT_VP,
    PERMANENT_SLOTS,
    REGIONS,
    TEMPORARY_SLOTS,
    TEMPORARY_VP,
)
from realpolitik.games.world_order.influence import place
from realpolitik.games.world_order.labels import PERMANENT, TEMPORARY
from realpolitik.games.world_order.prices import ROUNDS, SCORING_ROUNDS
from realpolitik.games.world_order.scoring import place_bonus, place_in
from realpolitik.games.world_order.state import WorldOrder, is_filled
from realpolitik.games.world_order.things import DIPLOMACY, NOBODY


class Threat(NamedTuple):
    """An opponent whose threat in a region is greater than the defence there."""

    region: int
    opponent: int
    threat: int
    defence: int


class Token(NamedTuple):
    """What one more token of a power would bring in a region: VP at once, whom it pushes out, its place by tokens."""

    region: int
    where: int
    vp: int
    pushed: int  # the owner of the token that has to go; NOBODY
    place: int  # now, 0 without a token; and after
    after: int
    bonus: int  # that the place is worth when the region is scored, now and after
    bonus_after: int
    free: int  # permanent slots that are free after it: only a region without any is scored

    @property
    def worth(self) -> int:
        """For comparing regions: the VP at once count, and so does what the scoring would bring more."""
        return self.vp + self.bonus_after - self.bonus


class Position:
    def __init__(self, s: WorldOrder, power: int) -> None:
        self.s = s
        self.power = power

    @property
    def diplomacy(self) -> int:
        return self.s.stock[self.power][DIPLOMACY]

    @property
    def opponents(self) -> list[int]:
        return [q for q in self.s.powers if q != self.power]

    # -- time --------------------------------------------------------------------------------------

    @property
    def is_last_round(self) -> bool:
        return self.s.round == ROUNDS

    @property
    def rounds_to_scoring(self) -> int:
        """How many rounds come before the one that ends with the next scoring (W20.1)."""
        return min([last for last in SCORING_ROUNDS if last >= self.s.round]) - self.s.round

    # -- influence ---------------------------------------------------------------------------------

    def slot_vp(self, r: int, where: int) -> int:
        """W16.1: what the slot brings that a token would go to."""
        if where == PERMANENT:
            return OPEN_SLOT_VP[r][len(self.s.permanent[r]) - len(COLOURED[r])]
        at = len(self.s.temporary[r])
        return TEMPORARY_VP[r][at] if where == TEMPORARY and at < TEMPORARY_SLOTS[r] else 0

    def pushed_out(self, r: int, where: int) -> int:
        """W16.5: whose token a new one would push out; NOBODY's where a slot is free."""
        row = self.s.temporary[r]
        return row[0] if where == TEMPORARY and len(row) == TEMPORARY_SLOTS[r] else NOBODY

    def token(self, r: int, where: int) -> Token:
        s, p = self.s, self.power
        then = s.clone()
        then.noting = False
        place(then, p, r, where)
        return Token(
            r,
            where,
            self.slot_vp(r, where),
            self.pushed_out(r, where),
            place_in(s, r, p),
            place_in(then, r, p),
            place_bonus(s, r, p),
            place_bonus(then, r, p),
            PERMANENT_SLOTS[r] - len(then.permanent[r]),
        )

    def best_token(self, r: int) -> Token:
        """The kind of slot that brings more, the permanent one if both bring as much."""
        ways = [TEMPORARY] if is_filled(self.s, r) else [PERMANENT, TEMPORARY]
        return max([self.token(r, where) for where in ways], key=lambda token: token.worth)

    # -- armies ------------------------------------------------------------------------------------

    def threats(self) -> list[Threat]:
        """W19.6: what would cost VP if the round ended now."""
        s, p = self.s, self.power
        return [Threat(r, q, threat(s, q, r), defence(s, p, r)) for r in range(REGIONS) for q in threats(s, p, r)]

    def with_armies(self, r: int, n: int) -> "Position":
        """The position with so many more armies in a region, or fewer."""
        then = self.s.clone()
        then.armies[r][self.power] += n
        return Position(then, self.power)

    def with_priority(self, priority: int) -> "Position":
        then = self.s.clone()
        then.priority[self.power] = priority
        return Position(then, self.power)
