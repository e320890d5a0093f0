"""Priorities (W6.6–W6.13): choosing a box, and what it does at once."""

from typing import Final

from realpolitik.games.world_order.asking import Choosing
from realpolitik.games.world_order.developments import PRIORITY_CHOSEN
from realpolitik.games.world_order.labels import DECLINE, PRIORITY_LABELS, RAISE_LABELS
from realpolitik.games.world_order.mats import ANY_TRACK, OFFERS, PRODUCES, RAISES, READIES, TRACK_END
from realpolitik.games.world_order.producing import ALL_RESOURCES, PRODUCE, RAISE_PRODUCTION
from realpolitik.games.world_order.readying import READY
from realpolitik.games.world_order.state import WorldOrder, in_turn_order
from realpolitik.games.world_order.using import UseAtWill, happened, use_at_will
from realpolitik.kernel.procedure import Sealed, procedure
from realpolitik.kernel.question import Question, note_kind, question_kind
from realpolitik.kernel.state import Frame, note

CHOOSE_PRIORITY: Final = question_kind("choose_priority", "W6.6", "card", "power")
CHOOSE_PRIORITY_SECRETLY: Final = question_kind("choose_priority_secretly", "W6.6", "label", "power")
RAISE_HOW_MANY: Final = question_kind("raise_how_many", "W6.13", "label", "power", "price", "price_of_two")

PRIORITY_SET: Final = note_kind("priority_set", "W6.6", "power", "label")


class ChoosePriority(UseAtWill):
    """W6.6; developments used at will may come before (W23.5)."""

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        options.extend(PRIORITY_LABELS)

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        if answer in PRIORITY_LABELS:
            s.stack.pop()
            set_priority(s, f[self.POWER], answer)
        else:
            use_at_will(s, f[self.POWER], answer)


CHOOSING_PRIORITY: Final = procedure("world_order.choosing_priority", ChoosePriority(CHOOSE_PRIORITY))


class ChoosePrioritiesSecretly(Sealed[WorldOrder]):
    """All choose at once; the effects of the boxes come in turn order."""

    def frame(self) -> Frame:
        return [self.number]

    def asked(self, s: WorldOrder, f: Frame) -> list[Question]:
        labels = list(PRIORITY_LABELS)
        return [Question(seat, CHOOSE_PRIORITY_SECRETLY, labels[:], (p,)) for seat, p in enumerate(s.powers)]

    def reveal(self, s: WorldOrder, f: Frame) -> None:
        s.stack.pop()
        for p in reversed(in_turn_order(s)):
            set_priority(s, p, s.sealed[s.seats[p]])


CHOOSING_SECRETLY: Final = procedure("world_order.choosing_priorities_secretly", ChoosePrioritiesSecretly())


def set_priority(s: WorldOrder, p: int, chosen: int) -> None:
    """W6.13: ready, raise, produce, in this order."""
    box = PRIORITY_LABELS.index(chosen)
    s.priority[p] = box
    note(s, PRIORITY_SET, p, chosen)
    types = PRODUCES[p][box]
    if types:
        s.stack.append(PRODUCE.frame(p, -1, len(types), sum([1 << resource for resource in types])))
    if len(OFFERS[p][box]) > 1:
        s.stack.append(RAISING_HOW_MANY.frame(power=p, priority=box))
    else:
        raise_as_offered(s, p, box, 0)
    happened(s, p, PRIORITY_CHOSEN, 1)
    s.stack.append(READY.frame(power=p, bind=-1, left=READIES[p][box]))


def raise_as_offered(s: WorldOrder, p: int, box: int, which: int) -> None:
    """W6.7: pay and raise, or not; a primary resource is gained with its track."""
    price, count = OFFERS[p][box][which]
    track = RAISES[p][box]
    tracks = ALL_RESOURCES if track == ANY_TRACK else 1 << track
    s.stack.append(RAISE_PRODUCTION.frame(p, -1, count, tracks, price, gains=1))


class RaiseHowMany(Choosing):
    """W6.13: one offer of the box or the other, or none."""

    PRIORITY: Final = 2

    def frame(self, power: int, priority: int) -> Frame:
        return [self.number, power, priority]

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        p = f[self.POWER]
        if s.tracks[p] == TRACK_END[p]:
            return  # W6.12
        offers = OFFERS[p][f[self.PRIORITY]]
        options.extend([RAISE_LABELS[i] for i in range(len(offers)) if s.money[p] >= offers[i][0]])
        if options:
            options.append(DECLINE)

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        p = f[self.POWER]
        return (p, *[price for price, _ in OFFERS[p][f[self.PRIORITY]]])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer != DECLINE:
            raise_as_offered(s, f[self.POWER], f[self.PRIORITY], RAISE_LABELS.index(answer))


RAISING_HOW_MANY: Final = procedure("world_order.raising_how_many", RaiseHowMany(RAISE_HOW_MANY))
