"""The country cards of the regions: two stacks each, the top cards available (W3.2, W6.3, W8.1, W8.5)."""

from typing import Final

from realpolitik.games.world_order.board import REGIONS
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.question import NATURE, Question, note_kind, question_kind
from realpolitik.kernel.state import Frame, note

COUNTRY_TURNED_UP: Final = question_kind("country_turned_up", "W3.2", "country", "region")
COUNTRY_OPEN: Final = note_kind("country_open", "W8.1", "country", "region")


def open_countries(s: WorldOrder, r: int) -> list[int]:
    """W8.1: the countries available in a region, that on the left first."""
    return [*s.left[r][-1:], *s.right[r][-1:]]


def on_board(s: WorldOrder, r: int) -> list[int]:
    """Every country card of a region that lies on the board."""
    return [*s.left[r], *s.unseen[r], *s.right[r]]


def take_off(s: WorldOrder, r: int, c: int) -> None:
    """A country is taken; another may have to be turned up (W8.5)."""
    for pile in (s.left[r], s.unseen[r], s.right[r]):
        if c in pile:
            pile.remove(c)
    turn_up(s, r)


def shuffle(s: WorldOrder, r: int) -> None:
    """A region's cards are shuffled, and two are opened."""
    s.unseen[r] = sorted(on_board(s, r))
    s.left[r], s.right[r] = [], []
    turn_up(s, r)


def open_next(s: WorldOrder, r: int) -> None:
    """W6.3: the top card of the left stack goes onto the right one; when it was the last, that stack moves over."""
    if len(on_board(s, r)) < 2:
        return
    s.right[r].append(s.left[r].pop())
    if not s.left[r] and not s.unseen[r]:
        s.left[r], s.right[r] = s.right[r][:-1], s.right[r][-1:]
        if s.noting:
            note(s, COUNTRY_OPEN, s.left[r][-1], r)
    turn_up(s, r)


def turn_up(s: WorldOrder, r: int) -> None:
    s.stack.append(TURN_UP.frame(region=r))


class TurnUp(Procedure[WorldOrder]):
    """W8.5: two countries of a region lie open as long as there are two."""

    REGION: Final = 1

    def frame(self, region: int) -> Frame:
        return [self.number, region]

    def ask(self, s: WorldOrder, f: Frame) -> Question | None:
        r = f[self.REGION]
        left, unseen, right = s.left[r], s.unseen[r], s.right[r]
        if not left and unseen:
            if len(unseen) > 1:
                return Question(NATURE, COUNTRY_TURNED_UP, unseen[:], (r,))
            self.take(s, f, unseen[0])
        elif not right and (unseen or len(left) > 1):
            right.append(left.pop())
        elif not left and len(right) > 1:
            left.append(right.pop())
        else:
            s.stack.pop()
        return None

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        r = f[self.REGION]
        s.unseen[r].remove(answer)
        s.left[r].append(answer)
        s.revealed += 1
        if s.noting:
            note(s, COUNTRY_OPEN, answer, r)


TURN_UP: Final = procedure("world_order.turn_up", TurnUp())


def open_next_everywhere(s: WorldOrder) -> None:
    for r in range(REGIONS - 1, -1, -1):
        open_next(s, r)
