"""Charts of a match: whole, in every language, the same bytes every time, in the colours of the page."""

import re
import subprocess
import sys
import threading
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import matplotlib
import pytest
from bare import without_matplotlib
from labyrinth.desk import desk, new_game
from records.recorded import LABYRINTH, random_game
from tabletop import table

import realpolitik
from realpolitik.kernel.match import Match
from realpolitik.language import languages, speak
from realpolitik.records.charts import Chart, NoSuchChart, NothingToDrawWith, charts_of, draw
from realpolitik.records.cold_war_charts import places
from realpolitik.records.cold_war_figures import ColdWarFigures
from realpolitik.records.drawing import COLOURS, changes
from realpolitik.records.figures import Figures, figures_of
from realpolitik.records.labyrinth_charts import places as labyrinth_places
from realpolitik.records.labyrinth_figures import LabyrinthFigures

SVG = "{http://www.w3.org/2000/svg}"
SHEETS = [Path(realpolitik.__file__).parent / "table" / "page" / name for name in ("base.css", "sides.css")]
NAMES = ["score", "regions", "standings", "defcon", "influence", "operations", "luck", "luck-over-time", "cards"]


@pytest.fixture(scope="module")
def match() -> Match:
    """A short game with some of everything: a headline phase, coups, a region scored."""
    t = table(
        us=["duck_and_cover", "nato", "truman_doctrine", "five_year_plan"],
        ussr=["nasser", "fidel", "middle_east_scoring", "vietnam_revolts"],
        phase="headline",
        influence={"egypt": (2, 0), "iran": (2, 1), "israel": (1, 0), "cuba": (0, 1)},
    )
    t.headlines("duck_and_cover", "nasser")
    t.do("middle_east_scoring", "event", "nato", "place_influence", *["israel"] * 4)
    t.do("vietnam_revolts", "coup", "iran", 6, "five_year_plan", "event", "fidel")
    return t.match


@pytest.fixture(scope="module")
def figures(match: Match) -> Figures:
    return figures_of(match)


@pytest.fixture(scope="module")
def drawn(figures: Figures) -> list[Chart]:
    return charts_of(figures, "en")


def words_in(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("language", languages())
def test_every_chart_is_drawn_in_every_language(language: str, figures: Figures) -> None:
    made = charts_of(figures, language)
    assert [chart.name for chart in made] == NAMES
    speaker = speak(figures.game, language)
    for chart in made:
        assert chart.title == speaker.say(f"chart-{chart.name}")
        assert chart.about
        root = ElementTree.fromstring(chart.svg)
        assert root.get("role") == "img"
        assert root.get("aria-label") == chart.title
    words = {chart.name: words_in(chart.svg) for chart in made}
    assert speaker.say("chart-us-ahead") in words["score"]
    assert speaker.say("chart-ussr-ahead") in words["score"]
    assert speaker.name("PERIOD", 0) in words["score"]
    assert {speaker.say(f"set-{name}") for name in ("europe", "middle-east", "south-america")} <= set(words["regions"])
    assert speaker.say("label-coup") in words["operations"]
    assert f"{speaker.seat('ussr')} 2" in words["operations"]  # Vietnam Revolts for a coup
    assert f"{speaker.say('luck-coup')}, {speaker.seat('ussr')}" in words["luck"]
    assert speaker.say("fate-triggered") in words["cards"]
    assert speaker.say("chart-turn") in words["influence"]


@pytest.mark.parametrize("language", languages())
def test_the_charts_of_red_sea_have_its_regions_the_sea_lanes_and_flashpoints(language: str) -> None:
    t = table(
        game="red-sea",
        us=["hero_of_the_crossing", "usaid"],
        side="us",
        influence={"somalia": (0, 2), "oman": (2, 0)},
        deck=["f5es_delivered", "peace_corps"],
    )
    t.do("hero_of_the_crossing", "coup", "somalia", "f5es_delivered", 4)
    made = charts_of(t.match, language)
    assert [chart.name for chart in made] == NAMES
    speaker = speak("red-sea", language)
    words = {chart.name: words_in(chart.svg) for chart in made}
    regions = [speaker.say("set-africa"), speaker.say("set-middle-east")]
    at_sea = speaker.say("country-strategic-sea-lanes")
    assert [word for word in words["regions"] if word in regions] == regions
    assert [word for word in words["influence"] if word in (*regions, at_sea)] == [*regions, at_sea]
    assert f"{at_sea}, {speaker.seat('ussr')}" in words["standings"]
    assert f"{speaker.say('luck-flashpoint')}, {speaker.seat('us')}" in words["luck"]
    assert speaker.say("fate-flashpoint") in words["cards"]
    assert speaker.name("PERIOD", 1) in words["score"]
    assert speaker.name("PERIOD", 2) not in words["score"]
    about = {chart.name: chart.about for chart in made}
    assert "10" in about["score"]
    assert speaker.say("chart-luck.help", game="twilight-struggle") != about["luck"]


LABYRINTH_NAMES = ["victory", "governance", "tracks", "relations", "pieces", "plots"]


@pytest.mark.parametrize("language", languages())
def test_the_charts_of_labyrinth_have_its_tracks_its_governance_and_its_plots(language: str) -> None:
    d = desk(
        us=["nato", "nest"], side="us", governance={"iraq": "fair ally", "egypt": "poor neutral"}, cells={"egypt": 2}
    )
    d.do("nato", "war_of_ideas", "iraq", 5)
    made = charts_of(d.match, language)
    assert [chart.name for chart in made] == [*LABYRINTH_NAMES, *NAMES[-4:]]
    speaker = speak("labyrinth", language)
    words = {chart.name: words_in(chart.svg) for chart in made}
    assert all(chart.title == speaker.say(f"chart-{chart.name}") and chart.about for chart in made)
    assert speaker.say("chart-good-resources") in words["victory"]
    assert "12" in next(chart.about for chart in made if chart.name == "victory")
    assert f"{speaker.say('governance-good')} 1" in words["governance"]
    assert f"{speaker.say('governance-untested')} 16" in words["governance"]
    assert {speaker.say("chart-prestige"), speaker.say("chart-funding")} <= set(words["tracks"])
    assert {speaker.say("chart-hard"), speaker.say("chart-soft")} <= set(words["relations"])
    assert f"{speaker.say('chart-cells')} 2" in words["pieces"]
    assert f"{speaker.say('plots-placed')} 0" in words["plots"]
    assert speaker.say("label-war-of-ideas") in words["operations"]
    assert f"{speaker.seat('us')} 3" in words["operations"]
    assert f"{speaker.say('luck-war-of-ideas')}, {speaker.seat('us')}" in words["luck"]
    assert speaker.say("fate-reassessment") in words["cards"]


def test_a_game_of_labyrinth_that_has_just_begun_has_charts_too() -> None:
    assert len(charts_of(new_game().match, "en")) == len(LABYRINTH_NAMES) + 4


def test_time_runs_to_the_right_in_labyrinth_too() -> None:
    figures = figures_of(random_game(7, None, LABYRINTH))
    assert isinstance(figures, LabyrinthFigures)
    across = labyrinth_places(figures)
    assert across == sorted(set(across))
    assert [int(x) for x in across] == [moment.turn for moment in figures.moments]


def test_the_charts_of_labyrinth_take_their_colours_from_the_page() -> None:
    page = "".join(sheet.read_text(encoding="utf-8") for sheet in SHEETS)
    asked = {
        name
        for chart in charts_of(random_game(7, None, LABYRINTH), "en")
        for name in re.findall(r"var\(--([a-z-]+), #", chart.svg)
    }
    assert {"jihadist", "jihadist-fill", "jihadist-tint", "us", "us-fill", "us-tint"} <= asked
    assert all(f"--{name}:" in page for name in asked)


def test_time_runs_to_the_right_whoever_goes_first() -> None:
    """USAID (4) of Red Sea: the US goes first in this turn."""
    t = table(
        game="red-sea",
        us=["usaid", "peace_corps", "hero_of_the_crossing"],
        ussr=["cyrus_vance", "the_derg", "nasserism"],
        phase="headline",
        board="standard",
    )
    t.headlines("usaid", "nasserism").do("place_influence", "ethiopia", "go_first")
    t.do("hero_of_the_crossing", "place_influence", *["ethiopia"] * 3)
    t.do("the_derg", "place_influence", *["somalia"] * 2)
    figures = figures_of(t.match)
    assert isinstance(figures, ColdWarFigures)
    assert [moment.side for moment in figures.moments if moment.part == "action"][:2] == ["us", "ussr"]
    across = places(figures)
    assert across == sorted(set(across))


def test_charts_are_of_a_match_as_well_as_of_its_figures(match: Match, drawn: list[Chart]) -> None:
    assert charts_of(match, "en") == drawn


def test_the_same_game_makes_the_same_bytes(figures: Figures) -> None:
    for wanted in ("svg", "png"):
        assert draw(figures, "score", "pl", wanted) == draw(figures, "score", "pl", wanted)
    assert b"<dc:date>" not in draw(figures, "score", "pl", "svg")


def test_a_chart_for_a_page_takes_its_colours_from_there(drawn: list[Chart]) -> None:
    """On a page every colour is a variable that the page has, in both of its themes; none is left as it is on paper."""
    page = "".join(sheet.read_text(encoding="utf-8") for sheet in SHEETS)
    for chart in drawn:
        asked = set(re.findall(r"var\(--([a-z-]+), #", chart.svg))
        assert asked <= set(COLOURS)
        assert all(f"--{name}:" in page for name in asked)
        bare = re.sub(r"var\(--[a-z-]+, #\w{6}\)", "", chart.svg)
        assert re.findall(r"#[0-9a-f]{6}\b(?!\w)", re.sub(r'(url\(|href=")#[\w-]+', "", bare)) in ([], ["#000000"])


def test_charts_side_by_side_on_a_page_do_not_mix_up_their_parts(drawn: list[Chart]) -> None:
    ids = [name for chart in drawn for name in re.findall(r' id="([^"]*)"', chart.svg)]
    assert len(ids) == len(set(ids))
    for chart in drawn:
        assert all(
            target.startswith(f"{chart.name}-") for target in re.findall(r"(?:url\(|href=\")#([\w-]+)", chart.svg)
        )
        assert "<style" not in chart.svg  # it would hold for the whole page


def test_a_chart_as_a_file_has_its_title_and_its_ground(figures: Figures) -> None:
    svg = draw(figures, "luck", "ru", "svg").decode()
    assert "Везение на кубиках" in words_in(svg)
    assert "var(" not in svg
    assert COLOURS["panel"] in svg
    assert draw(figures, "luck", "ru", "png").startswith(b"\x89PNG\r\n")


def test_drawing_leaves_the_settings_of_the_process_alone(figures: Figures) -> None:
    before = matplotlib.rcParams.copy()
    draw(figures, "cards", "en", "png")
    assert matplotlib.rcParams.copy() == before


def test_charts_can_be_drawn_in_threads(figures: Figures) -> None:
    alone = draw(figures, "defcon", "en", "svg")
    made: list[bytes] = []
    threads = [threading.Thread(target=lambda: made.append(draw(figures, "defcon", "en", "svg"))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == [alone] * 4


def test_a_game_that_has_just_begun_has_charts_too() -> None:
    assert len(charts_of(table(ussr=["nasser"]).match, "en")) == len(NAMES)


def test_a_line_is_drawn_from_the_points_where_it_changes() -> None:
    assert changes([1, 2, 3, 4, 5], [7, 7, 8, 8, 8]) == ([1, 3, 5], [7, 8, 8])
    assert changes([1], [7]) == ([1], [7])


def test_a_chart_that_there_is_not_is_refused_with_those_that_there_are(figures: Figures) -> None:
    with pytest.raises(NoSuchChart, match="no chart 'scores'; there are score, regions"):
        draw(figures, "scores", "en", "svg")


def test_whoever_draws_nothing_loads_nothing_to_draw_with() -> None:
    """The library takes its time to load: neither the table in the browser nor the command line waits for it."""
    code = "import sys, realpolitik.table.app, realpolitik.terminal.main; sys.exit('matplotlib' in sys.modules)"
    assert subprocess.call([sys.executable, "-c", code]) == 0


def test_where_nothing_can_draw_it_says_what_to_install(figures: Figures, monkeypatch: pytest.MonkeyPatch) -> None:
    without_matplotlib(monkeypatch)
    monkeypatch.delenv("REALPOLITIK_ADD", raising=False)
    with pytest.raises(NothingToDrawWith, match=r"need the package matplotlib; .*pip install 'realpolitik\[report\]'$"):
        charts_of(figures, "en")
    monkeypatch.setenv("REALPOLITIK_ADD", "python3 run add")  # as in a checkout
    with pytest.raises(NothingToDrawWith, match=r": python3 run add report$"):
        draw(figures, "score", "en", "svg")
