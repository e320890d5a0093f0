"""An installation without what only some need."""

import sys

import pytest


def without_matplotlib(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the plotting library were not installed, and nothing had been drawn yet."""
    for name in [name for name in sys.modules if _uses(name, "matplotlib")]:
        monkeypatch.delitem(sys.modules, name)
    for name in [name for name in sys.modules if name.partition(".")[0] == "matplotlib"]:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setitem(sys.modules, "matplotlib", None)


def _uses(module: str, library: str) -> bool:
    """Whether a module of ours holds something of a library."""
    if not module.startswith("realpolitik."):
        return False
    owners = [str(getattr(thing, "__module__", "")) for thing in vars(sys.modules[module]).values()]
    return any(owner.partition(".")[0] == library for owner in owners)
