"""A game of another package: the one that docs/adding-a-game.md builds, made of that page and installed."""

import os
import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def write_project(folder: Path) -> None:
    """The package as the page has it."""
    write(folder, dict(BLOCK.findall(PAGE.read_text(encoding="utf-8"))))


def install(project: Path, site: Path) -> None:
    """Put a package where Python finds it, if that folder is on its path."""
    alone = ["--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "install", *alone, "--target", site, project]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def path_with(site: Path) -> str:
    """PYTHONPATH for a process that is to know what is installed there."""
    return os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH")])])
