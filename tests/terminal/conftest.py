from pathlib import Path

import pytest

from realpolitik.language import Speaker, speak


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept in a folder of the test's own."""
    home = tmp_path / "state"
    monkeypatch.setenv("XDG_STATE_HOME", str(home))
    return home / "realpolitik"


@pytest.fixture
def strictly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a language cannot say raises, where it would otherwise be said in English."""

    def speak_strictly(game: str, language: str) -> Speaker:
        return Speaker(language, speak(game, language).vocabulary, strict=True)

    for module in ("table", "replay", "games"):
        monkeypatch.setattr(f"realpolitik.terminal.{module}.speak", speak_strictly)
