"""The rooms of the house: imports point one way, and rules know nothing of the world outside."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "realpolitik"
# a room may use itself and those before
ROOMS = (
    "kernel",
    "games",
    "encodings",
    "bots",
    "envs",
    "arena",
    "learning",
    "lessons",
    "language",
    "analysis",
    "records",
    "table",
    "terminal",
)
OUTSIDE = {"asyncio", "http", "os", "socket", "sqlite3", "subprocess", "time", "threading", "urllib"}
MAY_LOOK_OUT = {"kernel/save.py", "kernel/content.py"}  # for files to write; for the folder of content in use


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def files(room: str) -> list[Path]:
    return sorted((SOURCE / room).rglob("*.py"))


@pytest.mark.parametrize("room", ROOMS)
def test_imports_point_one_way(room: str) -> None:
    later = ROOMS[ROOMS.index(room) + 1 :]
    wrong = [
        f"{path.relative_to(SOURCE)} imports {module}"
        for path in files(room)
        for module in imports(path)
        if any(module.startswith(f"realpolitik.{other}") for other in later)
    ]
    assert wrong == []


@pytest.mark.parametrize("room", ["kernel", "games", "encodings"])
def test_rules_know_no_clock_no_network_no_disk(room: str) -> None:
    wrong = [
        f"{path.relative_to(SOURCE)} imports {module}"
        for path in files(room)
        for module in imports(path)
        if module.partition(".")[0] in OUTSIDE and str(path.relative_to(SOURCE)) not in MAY_LOOK_OUT
    ]
    assert wrong == []


@pytest.mark.parametrize("family", ["games/cold_war", "bots/cold_war"])
@pytest.mark.parametrize("game", ["twilight_struggle", "red_sea"])
def test_the_family_knows_none_of_its_games(family: str, game: str) -> None:
    assert [path.name for path in files(family) if any(game in module for module in imports(path))] == []


def test_torch_is_known_to_few_files_alone() -> None:
    """It is an extra that hardly anybody has: all else must do without. Who knows it says so in its name."""
    known = [
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if any(module.partition(".")[0] == "torch" for module in imports(path))
    ]
    assert sorted(known) == [f"learning/torch_{name}.py" for name in ("mind", "net", "notebook", "recording")]
