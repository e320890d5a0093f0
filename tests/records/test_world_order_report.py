"""Reports and charts of World Order: whole, in every language, with two, three and four powers; and its other forms."""

import re
import xml.etree.ElementTree as ElementTree
from functools import cache
from pathlib import Path
from random import Random

import pytest
from records.recorded import WORLD_ORDER, play_on, same_game
from records.test_report import Page

import realpolitik
from realpolitik.games.world_order.board import REGION_NAMES
from realpolitik.games.world_order.things import RESOURCE_NAMES
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.match import Match
from realpolitik.language import languages, speak
from realpolitik.language.speaker import Speaker, dashed, vocabulary_of
from realpolitik.records import report as reports
from realpolitik.records.charts import charts_of, draw
from realpolitik.records.drawing import COLOURS
from realpolitik.records.figures import figures_of
from realpolitik.records.report import report
from realpolitik.records.world_order_charts import places
from realpolitik.records.world_order_figures import WorldOrderFigures
from realpolitik.terminal.main import main

NAMES = ["scores", "sources", "influence", "money", "stock", "trade", "cards"]
SECTIONS = ("ranking", "turning-points", "vp", "regions", "economy", "trade", "cards", "threats")
SVG = "{http://www.w3.org/2000/svg}"


@cache
def played(powers: str, answers: int | None = None) -> Match:
    setup = WORLD_ORDER.setup("2010", {"powers": powers, "decrees": True})
    return play_on(Match(WORLD_ORDER, setup, Seeded(powers)), Random(8), answers)


@cache
def figures(powers: str, answers: int | None = None) -> WorldOrderFigures:
    found = figures_of(played(powers, answers))
    assert isinstance(found, WorldOrderFigures)
    return found


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody says in English what another language lacks."""
    alone = cache(lambda game, language: Speaker(language, vocabulary_of(game), strict=True))
    monkeypatch.setattr(reports, "speak", alone)
    monkeypatch.setattr("realpolitik.records.charts.speak", alone)


def words_in(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


# -- the page ----------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize(
    ("language", "powers"), list(zip(languages(), ["usa_china", "without_eu", "all"], strict=True))
)
def test_a_report_is_whole_and_speaks_its_language(language: str, powers: str) -> None:
    match, speaker = played(powers), speak("world-order", language)
    page = Page(report(match, language))
    assert page.open == []
    assert len([tag for tag, _ in page.elements if tag == "figure"]) == len(NAMES)
    assert all(speaker.say(f"report-{title}") in page.text for title in SECTIONS)
    assert all(speaker.say(f"region-{dashed(region)}") in page.text for region in REGION_NAMES)
    assert speaker.tell(match.log)[-1].text in page.text
    assert speaker.say("result", winners=1, who=speaker.seat(figures(powers).winners[0])) in page.text


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("language", languages())
def test_a_game_that_has_just_begun_has_a_report_too(language: str) -> None:
    speaker = speak("world-order", language)
    text = Page(report(played("all", 0), language)).text
    for title in ("report-unfinished", "report-ranking.now", "report-no-scoring", "report-no-threats"):
        assert speaker.say(title) in text


def test_the_tables_have_the_figures() -> None:
    found, text = figures("all"), Page(report(played("all"), "en")).text
    for power, place in found.places.items():
        last = found.rounds[-1]
        tokens = sum([owners[power] for owners in last.influence.values()])
        name = speak("world-order").seat(power)
        assert f"{place} {name} {last.scores[power]} {tokens} {last.money[power]}" in text
    totals = " ".join([str(score) for score in found.rounds[-1].scores.values()])
    assert f"Total {totals}" in text
    threat = found.threats[0]
    told = speak("world-order")
    region = told.say(f"region-{dashed(threat.region)}")
    row = f"{told.seat(threat.power)} {told.seat(threat.opponent)} {region} {threat.threat} {threat.defence}"
    assert f"{threat.round} {row}" in text


# -- charts ------------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("language", languages())
def test_every_chart_is_drawn_in_every_language(language: str) -> None:
    found, speaker = figures("without_russia"), speak("world-order", language)
    made = charts_of(found, language)
    assert [chart.name for chart in made] == NAMES
    assert all(chart.title == speaker.say(f"chart-{chart.name}") and chart.about for chart in made)
    words = {chart.name: words_in(chart.svg) for chart in made}
    final = found.rounds[-1]
    for power in found.powers:
        name = speaker.seat(power)
        assert f"{name} {final.scores[power]}" in words["scores"]
        assert f"{name} {final.money[power]}" in words["money"]
        assert {name, str(final.scores[power])} <= set(words["sources"])
        assert name in words["stock"]
    assert {speaker.say(f"region-{dashed(region)}") for region in REGION_NAMES} <= set(words["influence"])
    assert {speaker.seat("russia"), speaker.seat("local")} <= set(words["influence"])
    assert {speaker.say(f"resource-{resource}") for resource in RESOURCE_NAMES} <= set(words["stock"])
    assert {speaker.say("trade-allies"), speaker.say("trade-supply"), speaker.seat("russia")} <= set(words["trade"])


@pytest.mark.parametrize(("powers", "answers"), [("usa_russia", 120), ("all", 0)])
def test_charts_take_their_colours_from_the_page(powers: str, answers: int | None) -> None:
    for chart in charts_of(figures(powers, answers), "en"):
        assert set(re.findall(r"var\(--([a-z-]+), #", chart.svg)) <= set(COLOURS)
        bare = re.sub(r"var\(--[a-z-]+, #\w{6}\)", "", chart.svg)
        assert re.findall(r"#[0-9a-f]{6}\b(?!\w)", re.sub(r'(url\(|href=")#[\w-]+', "", bare)) in ([], ["#000000"])


def test_time_runs_to_the_right() -> None:
    found = figures("all")
    across = places(found)
    assert across == sorted(set(across))
    assert [int(x) for x in across] == [moment.round for moment in found.moments]


def test_the_same_game_makes_the_same_picture() -> None:
    assert draw(figures("all"), "scores", "pl", "svg") == draw(figures("all"), "scores", "pl", "svg")


# -- the commands ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ending", ["txt", "json"])
def test_a_game_is_written_down_and_read_again(ending: str, tmp_path: Path) -> None:
    match = played("eu_china")
    realpolitik.save(match, tmp_path / "game.json")
    target = tmp_path / f"written.{ending}"
    assert main(["export", str(tmp_path / "game.json"), "-o", str(target), "--language", "ru"]) == 0
    assert main(["import", str(target), "-o", str(tmp_path / "read")]) == 0
    same_game(realpolitik.load(tmp_path / "read" / "written.json"), match)


def test_a_save_is_verified_reported_and_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match, save = played("eu_china"), tmp_path / "game.json"
    realpolitik.save(match, save)
    assert main(["verify", str(save)]) == 0
    assert f"ok, world-order, {len(match.answers)} answers" in capsys.readouterr().out
    assert main(["report", str(save), "-o", str(tmp_path / "report.html"), "--language", "pl"]) == 0
    assert main(["report", str(save), "-o", str(tmp_path / "trade.svg"), "--chart", "trade"]) == 0
    assert main(["replay", str(save), "--language", "en"]) == 0
    assert "Winner: " in capsys.readouterr().out
