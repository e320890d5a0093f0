"""The turn-order track (W4.10, W6.4): the fewest VP choose first."""

from typing import Final

from realpolitik.games.world_order.asking import Choosing
from realpolitik.games.world_order.mats import STARTING_MONEY
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.games.world_order.things import FREE_SPACE, PLACE_NAMES
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import ALLOWED, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

CHOOSE_PLACE: Final = question_kind("choose_place", "W6.4", "place", "power")
PLACE_CHOSEN: Final = note_kind("place_chosen", "W6.4", "power", "place")
PLACE_TAKEN: Final = reason_kind("place_taken", "W6.4", "power")


def choosing_order(s: WorldOrder) -> list[int]:
    """Fewest VP first; then less money; then less starting money."""
    return sorted(s.powers, key=lambda p: (s.vp[p], s.money[p], STARTING_MONEY[p]))


class ChoosePlace(Choosing):
    """One power after the other takes a free space."""

    LATER_ON: Final = 2  # the powers that choose after it

    def frame(self, powers: list[int]) -> Frame:
        return [self.number, *powers]

    def against(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        there = s.order[option]
        return ALLOWED if there == FREE_SPACE else (PLACE_TAKEN, there)

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        p = f[self.POWER]
        s.order[answer] = p
        note(s, PLACE_CHOSEN, p, answer)
        if len(f) > self.LATER_ON:
            f.pop(self.POWER)
        else:
            s.stack.pop()


CHOOSING_PLACE: Final = procedure("world_order.choosing_place", ChoosePlace(CHOOSE_PLACE, obvious=True))


def choose_places(s: WorldOrder) -> None:
    """W6.4: all tokens are taken off the track first."""
    s.order = [FREE_SPACE] * len(PLACE_NAMES)
    s.stack.append(CHOOSING_PLACE.frame(choosing_order(s)))


def place_in_order_of_vp(s: WorldOrder) -> None:
    """W4.10, first game: the fewest VP stand first."""
    s.order = [FREE_SPACE] * len(PLACE_NAMES)
    for place, p in enumerate(choosing_order(s)):
        s.order[place] = p
        note(s, PLACE_CHOSEN, p, place)
