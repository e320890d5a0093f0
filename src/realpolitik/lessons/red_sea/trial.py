"""An event tried on a copy, as far as nobody has to choose: what it has done by then."""

from typing import NamedTuple

from realpolitik.games.cold_war.board import NOBODY
from realpolitik.games.cold_war.cards import leave_hand
from realpolitik.games.cold_war.occurrence import HEADLINED, PLAYED, begin_event
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.running import answer, question
from realpolitik.lessons.red_sea.position import Position


class Trial(NamedTuple):
    """What an event has come to before anybody chooses: who has won by then, or NOBODY; how DEFCON stands; and whether
    it is over and has changed nothing."""

    winner: int
    defcon: int
    idle: bool


def tried(p: Position, card: int) -> Trial:
    """The event of a card that the side plays now, or opens the turn with. The other hand holds whatever it may."""
    s = p.s.clone()
    s.noting = False
    s.stack = []
    s.phasing = p.side
    if card in s.hands[p.side]:
        leave_hand(s, p.side, card)
    if s.hands[p.enemy]:
        s.hands[p.enemy] = sorted({*s.known[p.enemy], *p.unseen()})
    if s.headline_phase:
        _commit_something(s, p.enemy)
    before = _facts(s)
    begin_event(s, card, p.side, HEADLINED if s.headline_phase else PLAYED)
    question(s)
    return Trial(winner(s), s.defcon, _is_idle(s, before))


def _is_idle(s: ColdWar, before: tuple[object, ...]) -> bool:
    """Whether an event comes to its end without having changed anything, whatever is chosen and rolled."""
    asked = question(s)
    if asked is None or _facts(s) != before:
        return _facts(s) == before
    return all(_is_idle(_answered(s, option, asked.seat), before) for option in asked.options)


def _answered(s: ColdWar, option: int, seat: int) -> ColdWar:
    then = s.clone()
    answer(then, option, seat)
    return then


def _commit_something(s: ColdWar, side: int) -> None:
    """A headline that may be cancelled, whichever it is."""
    if s.hands[side]:
        s.headlines[side] = s.hands[side][0]
        leave_hand(s, side, s.headlines[side])


def winner(s: ColdWar) -> int:
    """The side that has won, or NOBODY."""
    seats = s.outcome.winners if s.outcome is not None else ()
    return s.seats.index(seats[0]) if seats else NOBODY


def _facts(s: ColdWar) -> tuple[object, ...]:
    """All that an event may change."""
    tracks = (s.vp, s.defcon, s.military[:], s.space[:], s.passing, s.passing_up, s.effects[:])
    cards = ([hand[:] for hand in s.hands], s.headlines[:], s.discard[:], s.revealed)
    return ([influence[:] for influence in s.influence], *tracks, *cards)
