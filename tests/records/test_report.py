"""The report of a game: one page that needs nothing else, and the command that writes it."""

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest
from bare import without_matplotlib
from labyrinth.desk import Desk, desk
from tabletop import Table, table

import realpolitik
from realpolitik.language import languages, speak
from realpolitik.records.charts import charts_of
from realpolitik.records.markup import Markup, element, joined
from realpolitik.records.markup import table as html_table
from realpolitik.records.report import report
from realpolitik.terminal.main import main

EMPTY = {"br", "hr", "img", "input", "link", "meta", "use"}


class Page(HTMLParser):
    """What is in a page: its words, its addresses, and whether what is opened is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())


def finished() -> Table:
    """The USSR coups Egypt with luck and scores the Middle East; then the US starts a nuclear war."""
    t = table(
        ussr=["comecon", "middle_east_scoring"],
        us=["nato", "duck_and_cover"],
        influence={"egypt": (2, 0), "cuba": (0, 1), "canada": (2, 0)},
        defcon=3,
        options={"optional_cards": True},
    )
    t.do("comecon", "coup", "egypt", 6)
    t.do("nato", "place_influence", *["canada"] * 4)
    return t.do("middle_east_scoring", "event", "duck_and_cover", "event")


@cache
def told(language: str) -> str:
    return report(finished().match, language)


@pytest.mark.parametrize("language", languages())
def test_a_report_is_whole_and_speaks_its_language(language: str) -> None:
    match = finished().match
    speaker = speak(match.game.name, language)
    page = Page(told(language))
    assert page.open == []
    assert ("html", {"lang": language}) in page.elements
    assert len([tag for tag, _ in page.elements if tag == "figure"]) == len(charts_of(match, "en"))
    for title in ("report-turning-points", "report-operations", "report-luck", "report-cards", "report-standings"):
        assert speaker.say(title) in page.text
    assert speaker.say("result", winners=1, who=speaker.seat("ussr")) in page.text
    assert speaker.tell(match.log)[-1].text in page.text  # how it ended
    assert speaker.rule("8.1.3") in page.text
    assert speaker.option_name(next(it for it in match.game.options if it.name == "optional_cards")) in page.text


def test_turning_points_are_told_with_their_card_their_number_and_the_sentences_of_the_log() -> None:
    text = Page(told("en")).text
    assert "Turn 1, action round 1, USSR · COMECON" in text
    assert "8 points to the USSR — Middle East: USSR +8; balance US 4 → USSR 4" in text
    assert "The USSR attempts a coup in Egypt and rolls 6: 6 + 3 Ops − 2 × 2 = 5. The coup succeeds. rule 6.3.2" in text


def test_every_roll_and_every_card_can_be_looked_up() -> None:
    text = Page(told("en")).text
    assert "Turn 1, action round 1, USSR Coups USSR Egypt 6 83% success 5 2.5 +2.5" in text
    assert "Coups USSR 1 1 0.8 +0.2 5 2.5 +2.5" in text
    assert "COMECON Operations (USSR, turn 1) In the discards" in text
    assert "NATO Operations (US, turn 1) In the discards" in text


def test_a_game_that_goes_on_is_told_as_far_as_it_has_come() -> None:
    text = Page(report(table(ussr=["nasser"]).match, "en")).text
    assert "The game is not over yet" in text
    assert "Nothing has moved the balance by 2 or more yet." in text
    assert "The regions now" in text


def test_a_report_of_red_sea_tells_of_flashpoints_and_of_the_sea_lanes() -> None:
    t = table(
        game="red-sea",
        us=["hero_of_the_crossing", "usaid"],
        side="us",
        influence={"somalia": (0, 2), "oman": (2, 0), "strategic_sea_lanes": (2, 1)},
        deck=["f5es_delivered", "peace_corps", "the_derg"],
        defcon=4,
    )
    t.do("hero_of_the_crossing", "coup", "somalia", "f5es_delivered", 4)
    text = Page(report(t.match, "en")).text
    assert "Flashpoint cards US Somalia F-5Es Delivered 33% success" in text
    assert "F-5Es Delivered Turned up at a flashpoint (US, turn 1) Under the draw pile" in text
    assert "Strategic Sea Lanes 2, ahead 1, influence The US scores 1 more" in text
    assert "both flashpoints with the most of Africa, which would win the game, counts as 10." in text
    assert "Europe" not in text


def labyrinth() -> Desk:
    """The US loses alone: a country becomes Good, cells plot, and a WMD strikes the United States."""
    d = desk(
        us=["nato", "predator_23"],
        side="us",
        governance={"iraq": "fair ally", "egypt": "poor neutral"},
        plots=[("united_states", "wmd")],
        options={"solitaire": True, "ideology": "potent"},
    )
    return d.do("nato", "war_of_ideas", "iraq", 5, "hold_last_card")


@pytest.mark.parametrize("language", languages())
def test_a_report_of_labyrinth_is_whole_and_speaks_its_language(language: str) -> None:
    match = labyrinth().match
    speaker = speak("labyrinth", language)
    page = Page(report(match, language))
    assert page.open == []
    assert len([tag for tag, _ in page.elements if tag == "figure"]) == len(charts_of(match, "en"))
    titles = ("report-turning-points", "report-countries", "report-operations", "report-plots", "report-luck")
    assert all(speaker.say(title) in page.text for title in titles)
    assert speaker.say("result", winners=1, who=speaker.seat("jihadist")) in page.text
    assert f"{speaker.option_name(match.game.options[1])}: {speaker.value('potent')}" in page.text
    assert speaker.tell(match.log)[-1].text in page.text


def test_a_report_of_labyrinth_tells_of_resources_countries_plots_and_dice() -> None:
    text = Page(report(labyrinth().match, "en")).text
    assert "Turn 1, action phase 1 of the US · NATO" in text
    assert "3 points to the US — resources: Good 3, Islamist Rule 0; balance 0 → 3" in text
    assert "Iraq Good Ally 3" in text
    assert "Egypt Poor Neutral 3" in text
    assert "Turn 1, unblocked plots United States WMD Resolved" in text
    assert "War of Ideas US 1 1 0.3 +0.7" in text
    assert "Turn 1, action phase 1 of the US War of Ideas US Iraq 5 33% success" in text
    assert "NATO Operations (US, turn 1) In the discards" in text
    assert "Europe" not in text.replace("Eastern Europe", "")


def test_a_page_needs_nothing_else_and_runs_nothing() -> None:
    text = told("ru")
    page = Page(text)
    assert not {"script", "link", "img", "iframe", "object"} & {tag for tag, _ in page.elements}
    addresses = [
        value or ""
        for _, attributes in page.elements
        for name, value in attributes.items()
        if name in ("src", "href", "xlink:href")
    ]
    assert all(address.startswith("#") for address in addresses)
    assert "@import" not in text
    assert not re.findall(r"url\((?!#)", text)
    assert "default-src 'none'" in text


def test_the_same_game_makes_the_same_page() -> None:
    assert report(finished().match, "pl") == told("pl")


def test_whatever_is_text_is_escaped() -> None:
    assert element("p", "<b>", title='"&') == '<p title="&quot;&amp;">&lt;b&gt;</p>'
    assert joined(["<", Markup("<br>")], "&") == "&lt;&amp;<br>"
    assert "<td>&lt;script&gt;</td>" in html_table(["x"], [["<script>"]])


# -- the command -------------------------------------------------------------------------------------------------------


@pytest.fixture
def save(tmp_path: Path) -> Path:
    realpolitik.save(finished().match, tmp_path / "game.json")
    return tmp_path / "game.json"


def test_the_command_writes_a_page(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = save.with_name("report.html")
    assert main(["report", str(save), "-o", str(target), "--language", "ru"]) == 0
    assert capsys.readouterr().out == f"{target}\n"
    assert "Переломные моменты" in target.read_text(encoding="utf-8")


def test_without_a_name_the_page_is_called_like_the_save(save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(save.parent)
    assert main(["report", "game.json", "--language", "en"]) == 0
    assert (save.parent / "game.html").read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(("name", "begins"), [("luck.svg", b"<?xml"), ("LUCK.PNG", b"\x89PNG")])
def test_the_command_draws_a_single_chart(name: str, begins: bytes, save: Path) -> None:
    target = save.with_name(name)
    assert main(["report", str(save), "-o", str(target), "--chart", "luck"]) == 0
    assert target.read_bytes().startswith(begins)


@pytest.mark.parametrize(
    ("arguments", "trouble"),
    [
        (["-o", "report.txt"], "a report is a page, .html, or a picture of one chart, .svg or .png; not .txt"),
        (["-o", "game.json"], "game.json exists already: choose another name"),
        (["-o", "luck.svg"], "which chart is to be the picture? --chart NAME says it"),
        (["-o", "luck.png", "--chart", "lack"], "there is no chart 'lack'; there are score,"),
        (["-o", "report.html", "--chart", "luck"], "a single chart is a picture"),
        (["-o", "nowhere/report.html"], "nowhere/report.html cannot be written: No such file or directory"),
    ],
)
def test_what_cannot_be_written_is_told_and_nothing_is_changed(
    arguments: list[str],
    trouble: str,
    save: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(save.parent)
    before = save.read_bytes()
    assert main(["report", "game.json", *arguments]) == 2
    assert trouble in capsys.readouterr().err
    assert [path.name for path in save.parent.iterdir()] == ["game.json"]
    assert save.read_bytes() == before


@pytest.mark.parametrize("language", languages())
def test_without_a_plotting_library_the_page_says_how_to_get_it(
    language: str, save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_matplotlib(monkeypatch)
    monkeypatch.setenv("REALPOLITIK_ADD", "python3 run add")
    target = save.with_name("report.html")
    assert main(["report", str(save), "-o", str(target), "--language", language]) == 0
    page = Page(target.read_text(encoding="utf-8"))
    missing = speak("twilight-struggle", language).say("report-no-charts", command="python3 run add report")
    assert missing.endswith("python3 run add report")
    assert missing in page.text
    assert speak("twilight-struggle", language).say("report-turning-points") in page.text
    assert "svg" not in [tag for tag, _ in page.elements]


def test_without_a_plotting_library_a_chart_is_refused(
    save: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    without_matplotlib(monkeypatch)
    monkeypatch.setenv("REALPOLITIK_ADD", "python3 run add")
    target = save.with_name("luck.svg")
    assert main(["report", str(save), "-o", str(target), "--chart", "luck"]) == 2
    told = "realpolitik: charts need the package matplotlib; to install it: python3 run add report\n"
    assert capsys.readouterr().err == told
    assert not target.exists()


def test_a_report_is_of_a_save_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "game.json").write_text("{}", encoding="utf-8")
    assert main(["report", str(tmp_path / "game.json"), "-o", str(tmp_path / "report.html")]) == 2
    assert "not a save" in capsys.readouterr().err
    assert not (tmp_path / "report.html").exists()
