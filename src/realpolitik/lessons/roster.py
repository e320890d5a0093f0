"""Which games can be taught, by name. A guide is loaded when it is first wanted."""

from importlib import import_module
from typing import Final

from realpolitik.lessons.lesson import Guide

_MADE_FOR: Final = {"red-sea": "realpolitik.lessons.red_sea.guide"}  # each module has a guide, `GUIDE`


def is_taught(game: str) -> bool:
    return game in _MADE_FOR


def guide_of(game: str) -> Guide:
    """The guide to a game that is taught."""
    guide = import_module(_MADE_FOR[game]).GUIDE
    assert isinstance(guide, Guide)
    return guide
