import shutil
from pathlib import Path

import pytest
from world_order.boxes import Edit

from realpolitik.games.world_order.content_loading import OWN


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the content."""
    folder = tmp_path / "content"
    shutil.copytree(OWN, folder)
    return folder


@pytest.fixture
def edited(copied: Path) -> Edit:
    """Puts other text for the first such text in a file of the copy."""

    def edit(file: str, old: str, new: str) -> Path:
        path = copied / f"{file}.toml"
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return copied

    return edit
