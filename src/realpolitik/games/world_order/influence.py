"""Influence (W16): two kinds of slots, pushing out, refreshing, making permanent."""

from typing import Final

from realpolitik.games.world_order.asking import ChoosingAmong
from realpolitik.games.world_order.board import COLOURED, OPEN_SLOT_VP, PERMANENT_SLOTS, TEMPORARY_SLOTS, TEMPORARY_VP
from realpolitik.games.world_order.developments import INFLUENCE_ADDED
from realpolitik.games.world_order.gaining import score
from realpolitik.games.world_order.labels import BESIDE, PERMANENT, TEMPORARY
from realpolitik.games.world_order.state import WorldOrder, is_filled, is_played
from realpolitik.games.world_order.things import FROM_SLOTS, POWERS
from realpolitik.games.world_order.using import happened, usable_when, use_when
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.question import Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

CHOOSE_SLOT: Final = question_kind("choose_slot", "W16.2", "card", "power", "region")
REFRESH_WHICH: Final = question_kind("refresh_which", "W16.8", "slot", "power", "region")
CONVERT_WHICH: Final = question_kind("convert_which", "W16.6", "slot", "power", "region")

INFLUENCE_PLACED: Final = note_kind("influence_placed", "W16.1", "power", "region", "label")
PUSHED_OUT: Final = note_kind("pushed_out", "W16.5", "power", "region")
REFRESHED: Final = note_kind("refreshed", "W16.8", "power", "region")
MADE_PERMANENT: Final = note_kind("made_permanent", "W16.6", "power", "region", "label")
NO_TOKEN_LEFT: Final = note_kind("no_token_left", "W16.2", "power", "region")
NO_PLACE_FOR_IT: Final = note_kind("no_place_for_it", "W16.3", "power", "region")

NO_DEVELOPMENT_FOR_THIS: Final = reason_kind("no_development_for_this", "W16.2", "card")
NOT_YOUR_TOKEN: Final = reason_kind("not_your_token", "W16.8", "n")


def place(s: WorldOrder, owner: int, r: int, where: int) -> None:
    """W16.1: put a token of the supply where it was chosen to go; what the slot brings is gained at once."""
    s.supply[owner] -= 1
    vp = 0
    if where == PERMANENT:
        vp = OPEN_SLOT_VP[r][len(s.permanent[r]) - len(COLOURED[r])]
        s.permanent[r].append(owner)
    elif where == BESIDE:
        s.beside[r].append(owner)
    elif len(s.temporary[r]) < TEMPORARY_SLOTS[r]:
        vp = TEMPORARY_VP[r][len(s.temporary[r])]
        s.temporary[r].append(owner)
    else:
        _push_out(s, r)
        s.temporary[r].append(owner)
    if s.noting:
        note(s, INFLUENCE_PLACED, owner, r, where)
    if is_played(s, owner):
        score(s, owner, vp, FROM_SLOTS)


def _push_out(s: WorldOrder, r: int) -> None:
    """W16.5, W16.13: the leftmost token goes back to its owner, the others close up."""
    owner = s.temporary[r].pop(0)
    if owner < POWERS:
        s.supply[owner] += 1
    note(s, PUSHED_OUT, owner, r)


def add_for_nobody(s: WorldOrder, owner: int, r: int) -> None:
    """W18.5: a power that nobody plays takes a permanent slot if one is free, otherwise a temporary one."""
    if s.supply[owner]:
        place(s, owner, r, TEMPORARY if is_filled(s, r) else PERMANENT)


class AddInfluence(ChoosingAmong):
    """W16.2: a power adds a token to a region and chooses the kind of slot. Before that, or after it, a development
    may make one of its temporary tokens there permanent."""

    REGION: Final = 2
    MUST_BE_PERMANENT: Final = 3  # W16.7
    EVEN_BESIDE: Final = 4  # whether it may lie beside the permanent slots when none is free

    def frame(self, power: int, region: int, must_be_permanent: int = 0, even_beside: int = 0) -> Frame:
        return [self.number, power, region, must_be_permanent, even_beside]

    def prepare(self, s: WorldOrder, f: Frame) -> bool:
        if s.supply[f[self.POWER]]:
            return True
        s.stack.pop()
        note(s, NO_TOKEN_LEFT, f[self.POWER], f[self.REGION])
        return False

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        here = f[self.POWER] in s.temporary[f[self.REGION]]
        return usable_when(s, f[self.POWER], INFLUENCE_ADDED) if here else []

    def elsewhere(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        return (NO_DEVELOPMENT_FOR_THIS, option)

    def add_labels(self, s: WorldOrder, f: Frame, options: list[int]) -> None:
        if not is_filled(s, f[self.REGION]):
            options.append(PERMANENT)
        elif f[self.EVEN_BESIDE]:
            options.append(BESIDE)
        if not f[self.MUST_BE_PERMANENT]:
            options.append(TEMPORARY)

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], f[self.REGION])

    def give_up(self, s: WorldOrder, f: Frame) -> None:
        s.stack.pop()
        note(s, NO_PLACE_FOR_IT, f[self.POWER], f[self.REGION])

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        p, r = f[self.POWER], f[self.REGION]
        if answer not in (PERMANENT, TEMPORARY, BESIDE):
            use_when(s, p, answer, 1 << r)
            return
        s.stack.pop()
        place(s, p, r, answer)
        if p in s.temporary[r]:
            happened(s, p, INFLUENCE_ADDED, 1 << r)


ADD_INFLUENCE: Final = procedure("world_order.add_influence", AddInfluence(CHOOSE_SLOT, obvious=True))


def add_influence(s: WorldOrder, p: int, r: int, must_be_permanent: int = 0, even_beside: int = 0) -> None:
    """A power adds 1 influence to a region; one that nobody plays without being asked."""
    if is_played(s, p):
        s.stack.append(ADD_INFLUENCE.frame(p, r, must_be_permanent, even_beside))
    else:
        add_for_nobody(s, p, r)


# -- tokens of the temporary row ---------------------------------------------------------------------------------------


def own_slots(s: WorldOrder, p: int, r: int) -> list[int]:
    """The places of a power's tokens in a temporary row; of neighbours the first is enough, as they are alike."""
    row = s.temporary[r]
    return [at for at in range(len(row)) if row[at] == p and (at == 0 or row[at - 1] != p)]


class ChoosingToken(ChoosingAmong):
    """Which of a power's own tokens in a temporary row."""

    REGION: Final = 2

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        return own_slots(s, f[self.POWER], f[self.REGION])

    def elsewhere(self, s: WorldOrder, f: Frame, option: int) -> Reason:
        return (NOT_YOUR_TOKEN, option + 1)

    def about(self, s: WorldOrder, f: Frame) -> tuple[int, ...]:
        return (f[self.POWER], f[self.REGION])


class Refresh(ChoosingToken):
    """W16.8: one of the own temporary tokens goes to the right end of the row, without VP."""

    def frame(self, power: int, region: int) -> Frame:
        return [self.number, power, region]

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        p, r = f[self.POWER], f[self.REGION]
        s.temporary[r].append(s.temporary[r].pop(answer))
        note(s, REFRESHED, p, r)


REFRESH: Final = procedure("world_order.refresh", Refresh(REFRESH_WHICH, obvious=True))


class Convert(ChoosingToken):
    """W16.6: one of the own temporary tokens becomes permanent, without VP; the others close up."""

    EVEN_BESIDE: Final = 3

    def frame(self, power: int, region: int, even_beside: int) -> Frame:
        return [self.number, power, region, even_beside]

    def candidates(self, s: WorldOrder, f: Frame) -> list[int]:
        return super().candidates(s, f) if can_convert(s, f[self.REGION], f[self.EVEN_BESIDE]) else []

    def take(self, s: WorldOrder, f: Frame, answer: int) -> None:
        s.stack.pop()
        p, r = f[self.POWER], f[self.REGION]
        s.temporary[r].pop(answer)
        where = BESIDE if is_filled(s, r) else PERMANENT
        (s.beside if where == BESIDE else s.permanent)[r].append(p)
        note(s, MADE_PERMANENT, p, r, where)


CONVERT: Final = procedure("world_order.convert", Convert(CONVERT_WHICH, obvious=True))


def can_convert(s: WorldOrder, r: int, even_beside: int) -> bool:
    return even_beside > 0 or len(s.permanent[r]) < PERMANENT_SLOTS[r]
