"""docs/adding-a-card.md, followed to the letter: its card is added to a copy of the source, spoken and played."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "adding-a-card.md"
BLOCK = re.compile(r"^```(\w+) (\S+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
BLOCKS = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
CHANGES = [(name, text) for language, name, text in BLOCKS if language == "diff"]
QUOTED = [(name, text) for language, name, text in BLOCKS if language == "python"]


def changed(source: str, change: str) -> str:
    """The source after a change: what stands there is found by its lines, once, and the new lines are put in."""
    for hunk in change.split("@@\n"):
        lines = hunk.splitlines(keepends=True)
        assert all(line[0] in " +-" or line == "\n" for line in lines), hunk
        before = "".join([line[1:] or line for line in lines if line[0] != "+"])
        after = "".join([line[1:] or line for line in lines if line[0] != "-"])
        assert source.count(before) == 1, f"not there, or not once:\n{before}"
        source = source.replace(before, after)
    return source


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source and its tests, with the card."""
    folder = tmp_path_factory.mktemp("copy")
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "page", "browser", "saves")
    for name in ("src/realpolitik", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", folder)
    for name, change in CHANGES:
        file = folder / name
        file.write_text(changed(file.read_text(encoding="utf-8"), change), encoding="utf-8")
    return folder


def python(copy: Path, *arguments: str) -> str:
    """What Python says there."""
    found = {"PYTHONPATH": str(copy / "src"), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, *arguments]
    ran = subprocess.run(
        command, cwd=copy, env={**os.environ, **found}, capture_output=True, text=True, encoding="utf-8"
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def pytest_of(copy: Path, *arguments: str) -> str:
    return python(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments)


def test_what_it_quotes_is_there() -> None:
    assert QUOTED
    for name, text in QUOTED:
        assert text in (ROOT / name).read_text(encoding="utf-8")


def test_the_classes_files_and_cards_that_it_speaks_of_exist() -> None:
    page = PAGE.read_text(encoding="utf-8")
    source = "".join([path.read_text(encoding="utf-8") for path in (ROOT / "src/realpolitik/games").rglob("*.py")])
    for name in re.findall(r"`(\w+(?:ForEvent|Choice|Opponent))`", page):
        assert f"class {name}(" in source
    for name in re.findall(r"`((?:games/)?(?:\w+/)?\w+\.(?:py|toml|ftl))`", page):
        assert list((ROOT / "src/realpolitik").rglob(name)), name
    names = (ROOT / "src/realpolitik/language/en/twilight_struggle.ftl").read_text(encoding="utf-8")
    names += (ROOT / "src/realpolitik/language/en/crossover.ftl").read_text(encoding="utf-8")
    for told in re.findall(r"; see ([^.]+)\.", page):
        for card in told.split(", "):
            assert f" = {card}\n" in names, card


def test_the_card_does_what_its_test_says(copy: Path) -> None:
    assert "1 passed" in pytest_of(copy, "tests/twilight_struggle/test_cards_optional.py", "-k", "test_112")


def test_the_tests_of_the_deck_and_of_the_other_cards_still_pass(copy: Path) -> None:
    files = ("test_cards_optional.py", "test_components.py", "test_corrections.py", "test_sections.py")
    assert " passed" in pytest_of(copy, *[f"tests/twilight_struggle/{file}" for file in files])


def test_every_language_has_all_its_messages_and_no_more(copy: Path) -> None:
    assert " passed" in pytest_of(copy, "tests/language/test_messages.py", "-k", "twilight-struggle")


SPEAKING = """
from realpolitik.language.speaker import speak
for language in ("en", "ru", "pl"):
    speaker = speak("twilight-struggle", language)
    print(speaker.card(112), speaker.card_text(112), sep=": ")
"""


def test_its_text_is_spoken_in_every_language(copy: Path) -> None:
    english, russian, polish = python(copy, "-c", SPEAKING).splitlines()
    assert english == (
        "Non-Aligned Movement: The player adds 1 influence in each of 2 countries among India, Egypt, Indonesia and "
        "Yugoslavia. For the rest of the turn nobody can attempt a coup in India, Egypt, Indonesia or Yugoslavia."
    )
    assert russian.startswith("Движение неприсоединения: ")
    assert "никто не может устраивать перевороты в Индии" in russian
    assert polish.startswith("Ruch Państw Niezaangażowanych: ")
    assert "spośród następujących: Indie, Egipt, Indonezja, Jugosławia" in polish


def test_random_games_with_it_keep_every_promise(copy: Path) -> None:
    assert "10 games" in python(copy, "-m", "realpolitik", "fuzz", "twilight-struggle", "--games", "10")
