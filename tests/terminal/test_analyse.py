"""`realpolitik analyse`: words in every language, data, and an honest word where there is no net."""

import io
import json
from pathlib import Path
from random import Random

import pytest

import realpolitik
from realpolitik.kernel.match import Match
from realpolitik.kernel.save import save
from realpolitik.language import languages
from realpolitik.records.report import report
from realpolitik.terminal.analyse import analyse
from realpolitik.terminal.output import BadOutput


def kept(folder: Path, game: str, answers: int = 60) -> tuple[Path, Match]:
    match, random = realpolitik.new(game, seed=3), Random(3)
    while not match.over and len(match.answers) < answers:
        match.answer(random.choice(match.question.options))
    path = folder / "game.json"
    path.write_text(save(match))
    return path, match


def said(path: Path, language: str = "en", as_data: bool = False) -> str:
    target = io.StringIO()
    assert analyse(path, language, as_data, target, None) == 0
    return target.getvalue()


@pytest.mark.parametrize("language", languages())
def test_a_game_is_told(tmp_path: Path, language: str) -> None:
    path, _ = kept(tmp_path, "red-sea", 40)
    told = said(path, language)
    heading = {"en": "How each played", "ru": "Как сыграла каждая сторона", "pl": "Jak grała każda ze stron"}
    assert heading[language] in told


def test_a_report_tells_it_where_it_is_asked_for(tmp_path: Path) -> None:
    _, match = kept(tmp_path, "red-sea", 40)
    title = "The choices that cost most"
    assert title in report(match, "en", analysed=True)
    assert title not in report(match, "en")


def test_as_data(tmp_path: Path) -> None:
    path, match = kept(tmp_path, "red-sea")
    data = json.loads(said(path, as_data=True))
    assert data["of"] == len(match.answers)
    assert data["sides"] == ["us", "ussr"]
    assert {"curve", "turnings", "mistakes", "played", "remarks", "score"} < set(data)


def test_without_a_net_there_is_the_score(tmp_path: Path) -> None:
    path, _ = kept(tmp_path, "world-order", 30)
    assert "No net has learnt this game" in said(path)
    data = json.loads(said(path, as_data=True))
    assert "No net" in data["why_not"]
    assert data["score"][0]["at"] == 0


def test_what_is_no_game(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary")
    with pytest.raises(BadOutput, match="no record of a game"):
        said(tmp_path / "diary.txt")
