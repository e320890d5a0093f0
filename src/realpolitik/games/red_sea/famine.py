"""Famine markers: a coup is easier where one lies, until a coup succeeds (Famine, 40) or help comes (46)."""

from typing import Final

from realpolitik.games.cold_war.effects import FAMINE
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.kernel.question import EVERYBODY, note_kind

FAMINE_BEGINS: Final = note_kind("famine_begins", "7.3", "country")
FAMINE_ENDED: Final = note_kind("famine_ended", "7.3", "country")


def starves(s: ColdWar, c: int) -> int:
    """1 where a marker lies, 0 elsewhere."""
    return s.effects[FAMINE] >> c & 1


def begin_famine(s: ColdWar, c: int) -> None:
    s.effects[FAMINE] |= 1 << c
    if s.noting:
        s.notes.append((FAMINE_BEGINS, EVERYBODY, c))


def end_famine(s: ColdWar, c: int) -> None:
    s.effects[FAMINE] &= ~(1 << c)
    if s.noting:
        s.notes.append((FAMINE_ENDED, EVERYBODY, c))
