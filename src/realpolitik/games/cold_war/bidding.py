"""Bids for sides, and the extra influence they bring (11.4)."""

from typing import Final

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.cold_war.tracks import other
from realpolitik.kernel.procedure import Choice, Procedure, Sealed, procedure
from realpolitik.kernel.question import (
    ALLOWED,
    EVERYBODY,
    NATURE,
    Question,
    Reason,
    note_kind,
    question_kind,
    reason_kind,
)
from realpolitik.kernel.state import Frame

BID: Final = question_kind("bid", "11.4", "bid")
WHO_GETS_IT: Final = question_kind("who_gets_it", "11.4", "seat", "side")
EXTRA_WHERE: Final = question_kind("extra_where", "11.4.1", "country", "left")

BID_SHOWN: Final = note_kind("bid_shown", "11.4", "seat", "side", "n")
SIDES_SETTLED: Final = note_kind("sides_settled", "11.4", "us_seat", "ussr_seat", "side", "n")

NO_INFLUENCE_YET: Final = reason_kind("no_influence_yet", "11.4.1", "country")
ENOUGH_THERE: Final = reason_kind("enough_there", "11.4.1", "country")

MOST_BID: Final = 20
BIDS_A_SIDE: Final = MOST_BID + 1


class Bidding(Sealed[ColdWar]):
    """11.4: each player names a superpower and a number in secret. A bid is superpower x 21 + number.

    Leaves in `result` the extra influence, written like a bid: whose it is and how much.
    """

    def asked(self, s: ColdWar, f: Frame) -> list[Question]:
        return [Question(seat, BID, list(range(2 * BIDS_A_SIDE))) for seat in (0, 1)]

    def reveal(self, s: ColdWar, f: Frame) -> None:
        s.stack.pop()
        bids = [divmod(s.sealed[seat], BIDS_A_SIDE) for seat in (0, 1)]
        for seat, (side, n) in enumerate(bids):
            if s.noting:
                s.notes.append((BID_SHOWN, EVERYBODY, seat, side, n))
        (first_side, first), (second_side, second) = bids
        if first_side != second_side:
            settle_sides(s, 0, first_side, 0)
        elif first != second:
            settle_sides(s, 0 if first > second else 1, first_side, max(first, second))
        else:
            s.stack.append(COIN.frame(side=first_side, n=first))


BIDDING: Final = procedure("cold_war.bidding", Bidding())


class Coin(Procedure[ColdWar]):
    """11.4: equal bids: chance decides who gets the superpower both named."""

    SIDE: Final = 1
    N: Final = 2

    def frame(self, side: int, n: int) -> Frame:
        return [self.number, side, n]

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        return Question(NATURE, WHO_GETS_IT, [0, 1], (f[self.SIDE],))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        settle_sides(s, answer, f[self.SIDE], f[self.N])


COIN: Final = procedure("cold_war.coin", Coin())


def settle_sides(s: ColdWar, seat: int, side: int, extra: int) -> None:
    """A seat gets a side; the other side gets the extra influence."""
    s.seats = [seat, 1 - seat] if side == US else [1 - seat, seat]
    s.result = other(side) * BIDS_A_SIDE + extra
    if s.noting:
        s.notes.append((SIDES_SETTLED, EVERYBODY, s.seats[US], s.seats[USSR], other(side), extra))


class ExtraInfluence(Choice[ColdWar]):
    """11.4.1: only where the side has influence, at most two beyond what control needs."""

    SIDE: Final = 1
    LEFT: Final = 2

    def frame(self, side: int, left: int) -> Frame:
        return [self.number, side, left]

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return s.present[f[self.SIDE]] if f[self.LEFT] else []

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        side = f[self.SIDE]
        if s.influence[side][option] == 0:
            return (NO_INFLUENCE_YET, option)
        return ALLOWED if s.influence[side][option] < most_extra(s, side, option) else (ENOUGH_THERE, option)

    def is_thing(self, s: ColdWar, f: Frame, option: int) -> bool:
        return 0 <= option < s.rules.board.size

    def pose(self, s: ColdWar, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], EXTRA_WHERE, options, (f[self.LEFT],))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        f[self.LEFT] -= 1
        change_influence(s, f[self.SIDE], answer, 1)


EXTRA: Final = procedure("cold_war.extra_influence", ExtraInfluence())


def most_extra(s: ColdWar, side: int, c: int) -> int:
    """11.4.1: what control needs, opposing influence counted, and two."""
    return s.stability[c] + s.influence[other(side)][c] + 2
