"""The file of an arena: what is in it is neither lost nor played again, and nothing else is written over."""

import json
from pathlib import Path

import pytest

from realpolitik.arena.arrangement import Arranged, arrange
from realpolitik.arena.ledger import BadLedger, ledger, seed_of
from realpolitik.arena.playing import Played, play

GAME = "red-sea"


@pytest.fixture(scope="module")
def arranged() -> Arranged:
    return arrange(GAME, ["random"], 3)


@pytest.fixture(scope="module")
def games(arranged: Arranged) -> list[Played]:
    return [play(arranged, number, keep=False) for number in range(3)]


@pytest.fixture
def path(tmp_path: Path, arranged: Arranged, games: list[Played]) -> Path:
    made = tmp_path / "games.jsonl"
    with ledger(made, arranged) as book:
        for game in games:
            book.add(game)
    return made


def test_a_line_a_game_behind_what_is_played(path: Path, games: list[Played]) -> None:
    heading, *lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert heading["format"] == "realpolitik-arena"
    assert (heading["game"], heading["bots"], heading["seed"]) == (GAME, ["random"], 3)
    assert [line["number"] for line in lines] == [0, 1, 2]
    assert set(lines[0]) == {
        "number", "deal", "moved", "sat", "places", "shares", "ending", "answers", "seconds",
    }  # fmt: skip
    assert seed_of(path) == 3


def test_it_is_read_again(path: Path, arranged: Arranged, games: list[Played]) -> None:
    with ledger(path, arranged) as book:
        assert book.played == games


@pytest.mark.parametrize("cut", [1, 10, 150])
def test_half_a_line_is_cut_off(path: Path, arranged: Arranged, games: list[Played], cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    with ledger(path, arranged) as book:
        assert book.played == games[:2]
        book.add(games[2])
    with ledger(path, arranged) as book:
        assert book.played == games


def test_half_a_heading_is_begun_anew(path: Path, arranged: Arranged) -> None:
    path.write_bytes(path.read_bytes()[:30])
    assert seed_of(path) is None
    with ledger(path, arranged) as book:
        assert book.played == []


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (arrange(GAME, ["random"], 4), "its seed is 3, not 4"),
        (arrange(GAME, ["cadet", "random"], 3), 'its bots is \\["random"\\], not \\["cadet", "random"\\]'),
        (arrange(GAME, ["random"], 3, options={"us_bonus": 1}), "its options is"),
        (arrange("twilight-struggle", ["random"], 3), 'its game is "red-sea", not "twilight-struggle"'),
    ],
)
def test_a_file_of_another_arrangement_is_refused_and_stays(path: Path, other: Arranged, named: str) -> None:
    before = path.read_bytes()
    with pytest.raises(BadLedger, match=f"is of another arrangement: {named}"), ledger(path, other):
        pass
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", ["a letter to my aunt", "a letter\nto my aunt\n", "{}\n", "[1]\n", '"x"\n'])
def test_anything_else_is_refused_and_stays(tmp_path: Path, arranged: Arranged, content: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(content)
    with pytest.raises(BadLedger, match="holds something else"), ledger(path, arranged):
        pass
    assert path.read_text() == content


@pytest.mark.parametrize(
    "line", ['{"number": 7}', '{"number": "x"}', "null", '{"number": 0, "deal": 9}', '{"number": -1}']
)
def test_lines_that_are_no_games_are_refused(path: Path, arranged: Arranged, line: str) -> None:
    with path.open("a") as file:
        file.write(line + "\n")
    with pytest.raises(BadLedger, match="line 5"), ledger(path, arranged):
        pass


def test_a_game_twice_is_refused(path: Path, arranged: Arranged) -> None:
    path.write_text(path.read_text() + path.read_text().splitlines()[1] + "\n")
    with pytest.raises(BadLedger, match="game 0 is not one that is missing"), ledger(path, arranged):
        pass


def test_two_arenas_do_not_share_a_file(path: Path, arranged: Arranged) -> None:
    with (
        ledger(path, arranged),
        pytest.raises(BadLedger, match="is being written by another arena"),
        ledger(path, arranged),
    ):
        pass


def test_a_place_where_nothing_can_be_written_is_told(tmp_path: Path, arranged: Arranged) -> None:
    with pytest.raises(BadLedger, match="cannot be used"), ledger(tmp_path / "no" / "games", arranged):
        pass
