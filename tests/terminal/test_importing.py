"""`realpolitik import`: what it says, what it writes, and what it leaves alone."""

from io import StringIO
from pathlib import Path

import pytest

import realpolitik
from realpolitik.kernel.save import save
from realpolitik.records import document, reading, transcript
from realpolitik.records.imported import Imported, RecordForm
from realpolitik.terminal.importing import import_records
from realpolitik.terminal.main import main
from realpolitik.terminal.output import BadOutput

LOG = """\
SETUP: : One will play as USSR.
Another will play as USA.
Scenario: Standard
Time per Player: 45 Minutes
USSR +4 in Poland [0][4]
USSR +2 in East Germany [0][5]
US +4 in West Germany [4][0]
US +3 in Italy [3][0]

Turn 1, Headline Phase: Fidel* & Nuclear Test Ban: USSR Headlines Fidel*
US Headlines Nuclear Test Ban
Event: Nuclear Test Ban
US gains 3 VP. Score is US 3.

Event: Fidel*
USSR +3 in Cuba [0][3]

Turn 1, USSR AR1: Duck and Cover: Coup (3 Ops):
Target: Iran
SUCCESS: 4 [ + 3 - 2x2 = 3 ]
US -1 in Iran [0][0]
USSR +2 in Iran [0][2]
USSR Military Ops to 3
DEFCON degrades to 4

Event: Duck and Cover
DEFCON degrades to 3
US gains 2 VP. Score is US 5.
"""


def run(paths: list[Path], folder: Path, language: str = "en") -> tuple[int, list[str]]:
    told = StringIO()
    status = import_records(paths, folder, language, told)
    return status, told.getvalue().splitlines()


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_log_becomes_a_save_like_any_other(tmp_path: Path) -> None:
    status, told = run([written(tmp_path, "game.txt", LOG)], tmp_path / "saves")
    match = realpolitik.load(tmp_path / "saves" / "game.json")
    assert status == 0
    assert told[-1] == "1 file, 3 entries replayed, 0 disagreements"
    assert match.view(0)["vp"] == 5
    assert not match.over
    assert match.setup.options["digital_edition"] is True


def test_the_command_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", str(written(tmp_path, "game.txt", LOG)), "-o", str(tmp_path)]) == 0
    assert capsys.readouterr().out.endswith("1 file, 3 entries replayed, 0 disagreements\n")
    assert main(["verify", str(tmp_path / "game.json")]) == 0


def test_a_disagreement_stops_at_its_line(tmp_path: Path) -> None:
    path = written(tmp_path, "game.txt", LOG.replace("USSR +2 in Iran [0][2]", "USSR +2 in Iran [0][3]"))
    status, told = run([path], tmp_path / "saves")
    assert status == 1
    assert told[0].startswith(f"{path}: line 22: the record says [0][3] in Iran; by our rules there is [0][2]")
    assert told[0].endswith("(2.1.7)")
    assert told[-1] == "1 file, 2 entries replayed, 1 disagreement"
    assert not (tmp_path / "saves").exists()


def test_the_cards_of_the_log_are_where_it_shows_them(tmp_path: Path) -> None:
    """No deal can give Fidel to both sides."""
    again = LOG + "\nTurn 1, US AR1: Fidel*: Place Influence (2 Ops):\nUS +2 in Italy [5][0]\n"
    status, told = run([written(tmp_path, "game.txt", again)], tmp_path)
    assert status == 1
    assert "line 30" in told[0]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "line 1"),
        ("Dear all,\nhere is my game", "line 1: no record of a game"),
        (LOG.replace("Target: Iran", "Target: Atlantis"), "line 19: there is no country “Atlantis”"),
        (LOG.replace("AR1: Duck and Cover", "AR1: Duck and Hover"), "line 18: there is no card “Duck and Hover”"),
        (LOG.replace("Scenario: Standard", "Scenario: Turn Zero"), "line 3: the scenario “Turn Zero” is not known"),
        (LOG.replace("Turn 1, USSR AR1", "Turn 12, USSR AR1"), "line 18: there is no turn 12"),
        (LOG + "Something happens\n", "line 29: this is no line that such a log has"),
        (LOG.replace("SUCCESS: 4", "SUCCESS: 0"), "line 20: a die shows 1 to 6, not 0"),
        (LOG.replace("SUCCESS: 4", "SUCCESS: 7"), "line 20: a die shows 1 to 6, not 7"),
        (LOG.replace("Ops to 3", f"Ops to {'9' * 5000}"), "line 23: this is no line that such a log has"),
        (LOG.replace("Turn 1, USSR AR1", f"Turn {'9' * 5000}, USSR AR1"), "line 18: this is no line that such a log"),
    ],
)
def test_what_cannot_be_understood_is_told_with_its_line(tmp_path: Path, text: str, told: str) -> None:
    path = written(tmp_path, "game.txt", text)
    status, lines = run([path], tmp_path / "saves")
    assert (status, lines[-1]) == (1, "1 file, 0 entries replayed, 0 disagreements, 1 not understood")
    assert lines[0].startswith(f"{path}: not understood: {told}")
    assert not (tmp_path / "saves").exists()


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(LOG.encode()[:100] + b"\xff\xfe\x00")
    assert run([path], tmp_path)[1][0].startswith(f"{path}: not understood: line 4: this is not text")


def test_a_missing_file_spoils_nothing_else(tmp_path: Path) -> None:
    status, told = run([tmp_path / "none.txt", written(tmp_path, "game.txt", LOG)], tmp_path)
    assert status == 1
    assert told[-1] == "2 files, 3 entries replayed, 0 disagreements, 1 not understood"
    assert (tmp_path / "game.json").exists()


def test_a_bad_file_never_stops_the_batch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even where the program itself fails: the file is named, and the others are read."""
    broken = RecordForm(lambda text: text == "boom", lambda text: [Imported][len(text)](None, 0))  # type: ignore[arg-type]
    monkeypatch.setattr(reading, "_OURS", (broken, *reading._OURS))
    bad = [written(tmp_path, "boom.txt", "boom"), written(tmp_path, "die.txt", LOG.replace("SUCCESS: 4", "SUCCESS: 0"))]
    status, told = run([*bad, written(tmp_path, "game.txt", LOG)], tmp_path / "saves")
    assert status == 1
    assert told[0].startswith(f"{bad[0]}: not understood: line 1: the rules cannot play this: IndexError")
    assert told[1].startswith(f"{bad[1]}: not understood: line 20: ")
    assert told[-1] == "3 files, 3 entries replayed, 0 disagreements, 2 not understood"
    assert (tmp_path / "saves" / "game.json").exists()


HANDICAP = LOG.replace("Scenario: Standard", "Scenario: Standard\nHandicap influence: US +3")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (HANDICAP, "line 4: “Handicap influence: US +3” does not fit the set-up: the US places 7 influence there"),
        (HANDICAP, "and has 10 to place, 7 of them without any extra"),
        (
            LOG.replace("US +3 in Italy [3][0]", "US +5 in Italy [5][0]"),
            "line 8: the US places 9 influence in the set-up, but has only 7 to place",
        ),
        (
            HANDICAP.replace("US +3\n", "US +11\n"),
            "line 4: “Handicap influence: US +11” is too much: a side may have 10 extra influence at most",
        ),
    ],
)
def test_11_4_1_a_bid_that_was_never_placed_is_told(tmp_path: Path, text: str, told: str) -> None:
    """11.4.1: what the head of a log states must stand on the board after the set-up."""
    assert told in run([written(tmp_path, "game.txt", text)], tmp_path)[1][0]


def test_11_4_1_a_bid_may_still_be_placed_where_a_log_breaks_off(tmp_path: Path) -> None:
    path = written(tmp_path, "game.txt", HANDICAP.partition("\nTurn 1")[0])
    assert run([path], tmp_path)[0] == 0


@pytest.mark.parametrize(
    ("language", "parted", "bad", "count"),
    [
        (
            "ru",
            "строка 22: в записи — [0][3] в Иране; по нашим правилам — там [0][2] после +2 (2.1.7)",
            "строка 20: ",
            "2",
        ),
        (
            "pl",
            "wiersz 22: w zapisie: [0][3] w Iranie; według naszych zasad: jest tam [0][2] po +2",
            "wiersz 20: ",
            "2",
        ),
    ],
)
def test_it_speaks_the_language_of_the_reader(
    tmp_path: Path, language: str, parted: str, bad: str, count: str, capsys: pytest.CaptureFixture[str]
) -> None:
    paths = [
        written(tmp_path, "parted.txt", LOG.replace("USSR +2 in Iran [0][2]", "USSR +2 in Iran [0][3]")),
        written(tmp_path, "bad.txt", LOG.replace("SUCCESS: 4", "SUCCESS: 0")),
    ]
    assert main(["import", *map(str, paths), "-o", str(tmp_path), "--language", language]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith(f"{paths[0]}: {parted}")
    assert bad in told[1]
    assert count in told[2]
    assert not any(word in line for line in told for word in ("file", "line ", "not understood"))


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    path = written(tmp_path, "game.txt", LOG)
    run([path], tmp_path)
    status, told = run([path], tmp_path)
    assert (status, told[0].endswith("has it already")) == (0, True)
    (tmp_path / "game.json").write_text("my own", encoding="utf-8")
    status, told = run([path], tmp_path)
    assert (status, told[-1]) == (1, "1 file, 3 entries replayed, 0 disagreements, 1 not saved")
    assert (tmp_path / "game.json").read_text(encoding="utf-8") == "my own"


def test_two_files_of_one_name_are_refused(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    paths = [written(tmp_path, "game.txt", LOG), written(tmp_path / "other", "game.txt", LOG)]
    with pytest.raises(BadOutput, match="two files are called game"):
        run(paths, tmp_path / "saves")


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    path = written(tmp_path, "game.txt", LOG)
    with pytest.raises(BadOutput, match="is no folder"):
        run([path], path)


def test_records_of_our_own_come_back_exactly(tmp_path: Path) -> None:
    """A save, a transcript and a document of one match all become the same save."""
    match = realpolitik.new("twilight-struggle", seed=5)
    for _ in range(60):
        match.answer(match.question.options[0], match.question.seat)
    paths = [
        written(tmp_path, "save.json", save(match)),
        written(tmp_path, "text.txt", transcript.write(match, "pl")),
        written(tmp_path, "data.json", document.write(match)),
    ]
    status, told = run(paths, tmp_path / "saves")
    assert (status, told[-1]) == (0, f"3 files, {3 * len(match.answers)} entries replayed, 0 disagreements")
    for path in paths:
        assert (tmp_path / "saves" / f"{path.stem}.json").read_text(encoding="utf-8") == save(match)


def test_habits_are_named(tmp_path: Path) -> None:
    """What is tolerated is told: here the dice of the Olympic Games."""
    games = LOG + "\nTurn 1, US AR1: Olympic Games: Event: Olympic Games\nUSSR chooses to participate in the Olympics\n"
    games += "US gains 2 VP. Score is US 7.\n"
    status, told = run([written(tmp_path, "game.txt", games)], tmp_path)
    assert (status, told[1].strip()) == (
        0,
        "tolerated 1x: the dice of a contest are not told; some that give its result are taken",
    )
