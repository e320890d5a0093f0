"""`realpolitik agree`: bots held against recorded games."""

from pathlib import Path

import pytest

import realpolitik
from realpolitik.arena.agreement import Compared, Foretold, agreement
from realpolitik.bots.bot import Seat
from realpolitik.bots.roster import new_bot
from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.match import Match
from realpolitik.kernel.save import save
from realpolitik.terminal.agree import report
from realpolitik.terminal.main import main


def played(us: str, ussr: str) -> Match:
    """A game of two bots."""
    match = realpolitik.new("red-sea", seed=3)
    bots = [new_bot(us, "red-sea", 1), new_bot(ussr, "red-sea", 2)]
    while not match.over:
        seat = match.question.seat
        match.answer(bots[seat].choose(Seat(match, seat)).option, seat)
    return match


@pytest.fixture(scope="module")
def game() -> Match:
    return played("cadet", "random")


def test_it_agrees_with_itself_more_than_with_chance(game: Match) -> None:
    own, others = [], []
    asked = iter([seat for seat, options in _choices(game) if options > 1])
    for it in agreement(game, "cadet"):
        if isinstance(it, Compared):
            (own if next(asked) == 0 else others).append(it.rank == 1)
    assert sum(own) / len(own) > 0.8 > 0.5 > sum(others) / len(others)


def _choices(match: Match) -> list[tuple[int, int]]:
    """Who was asked, and among how many options."""
    again, found = realpolitik.new("red-sea", seed=3), []
    for seat, option in match.answers:
        question = again.question_to(seat)
        if seat in (0, 1) and question is not None:
            found.append((seat, len(question.options)))
        if seat in (0, 1):
            again.answer(option, seat)
    return found


def test_every_turn_is_foretold_once_by_each_seat(game: Match) -> None:
    found = [it for it in agreement(game, "cadet", every=1000) if isinstance(it, Foretold)]
    turns = [it.turn for it in found]
    assert turns == sorted(turns)
    assert all(turns.count(turn) <= 2 for turn in turns)
    assert all(0 <= it.chance <= 1 for it in found)


def test_the_table_counts() -> None:
    compared = [Compared("choose_card", 1, 1, 4), Compared("choose_card", 2, 3, 4), Compared("where", 2, 5, 5)]
    foretold = [Foretold(1, 0.4, False), Foretold(1, 0.6, True)]
    lines = report("cadet", 1, compared, foretold)
    assert lines[0] == "cadet, 3 choices of 1 games"
    assert [line.split()[:4] for line in lines[2:7]] == [
        ["all", "3", "33.3%", "(6.1%"],
        ["choose_card", "2", "50.0%", "(9.5%"],
        ["where", "1", "0.0%", "(0.0%"],
        ["turn", "1", "1", "100.0%"],
        ["turn", "2", "2", "0.0%"],
    ]
    assert lines[2].split()[-2:] == ["66.7%", "23.3%"]
    assert lines[-1].split()[-1] == "0.260"


def test_the_command(game: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, letter = tmp_path / "game.json", tmp_path / "letter.txt"
    kept.write_text(save(game))
    letter.write_text("dear aunt")
    assert main(["agree", str(kept), "--every", "20"]) == 0
    assert "choices of 1 games" in capsys.readouterr().out
    assert main(["agree", str(kept), str(letter), "--bot", "cadet", "--every", "50"]) == 1
    assert "letter.txt: " in capsys.readouterr().out
    assert main(["agree", str(letter)]) == 2
    assert "no game that could be read" in capsys.readouterr().err
    assert main(["agree", str(kept), "--bot", "random"]) == 2
    assert "random has no opinion to agree with; bots that have one: strategist:10s, " in capsys.readouterr().err


def test_a_bot_without_an_opinion_is_refused(game: Match) -> None:
    with pytest.raises(BadSetup, match="random has no opinion"):
        list(agreement(game, "random"))
