"""Bids for sides, and the extra influence they bring (11.4)."""

from typing import Final

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.cold_war.tracks import other
from realpolitik.kernel.procedure import Procedure, Sealed, procedure
from realpolitik.kernel.question import (
    EVERYBODY,
    NATURE,
    NOT_ASKED,
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
    """11.4: each player names a superpower and a number in secret: [_]. A bid is superpower x 21 + number."""

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
            s.stack.append([COIN.number, first_side, first])


BIDDING: Final = procedure("cold_war.bidding", Bidding())


class Coin(Procedure[ColdWar]):
    """11.4: equal bids: chance decides who gets the superpower both named: [_, side, number]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        return Question(NATURE, WHO_GETS_IT, [0, 1], (f[1],))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        settle_sides(s, answer, f[1], f[2])


COIN: Final = procedure("cold_war.coin", Coin())


def settle_sides(s: ColdWar, seat: int, side: int, extra: int) -> None:
    """A seat gets a side; the other side gets the extra influence, which the set-up's frame keeps: [_, _, US, USSR]."""
    s.seats = [seat, 1 - seat] if side == US else [1 - seat, seat]
    s.stack[-1][2 + other(side)] += extra
    if s.noting:
        s.notes.append((SIDES_SETTLED, EVERYBODY, s.seats[US], s.seats[USSR], other(side), extra))


class ExtraInfluence(Procedure[ColdWar]):
    """11.4.1: only where the side has influence, at most two beyond what control needs: [_, side, left]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        options = [c for c in s.present[f[1]] if s.influence[f[1]][c] < most_extra(s, f[1], c)] if f[2] else []
        if options:
            return Question(s.seats[f[1]], EXTRA_WHERE, options, (f[2],))
        s.stack.pop()
        return None

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        f[2] -= 1
        change_influence(s, f[1], answer, 1)

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        if not 0 <= option < s.rules.board.size:
            return (NOT_ASKED,)
        return (ENOUGH_THERE, option) if s.influence[f[1]][option] else (NO_INFLUENCE_YET, option)


EXTRA: Final = procedure("cold_war.extra_influence", ExtraInfluence())


def most_extra(s: ColdWar, side: int, c: int) -> int:
    """11.4.1: what control needs, opposing influence counted, and two."""
    return s.stability[c] + s.influence[other(side)][c] + 2
