"""docs/adding-a-game.md, followed to the letter: its package is made, installed, and played as any other game is."""

import importlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from elsewhere import PAGE, install, path_with, write, write_project
from table.visitors import Caller, Server, open_server

from realpolitik.kernel import kits
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.errors import BadSetup
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import NATURE
from realpolitik.kernel.save import save

# games of the same rules that lack something; and kits that are none
OTHERS = {
    "others/__init__.py": "",
    "others/game.py": """
from strait.game import StraitGame

MUTE, BOARDLESS, MISLAID = [StraitGame(name) for name in ("mute", "boardless", "mislaid")]
""",
    "others/words.py": """
from pathlib import Path

import strait.words
from realpolitik.language.vocabulary import Vocabulary

NAMES = strait.words.VOCABULARY.names
BOARDLESS, MISLAID = [
    Vocabulary(name, ("strait", name), NAMES, home=Path(strait.words.__file__).parent)
    for name in ("boardless", "mislaid")
]
""",
    "others/kits.py": """
from dataclasses import replace

from strait.kit import KIT

MUTE = replace(KIT, name="mute", game="others.game:MUTE", vocabulary="")
BOARDLESS = replace(KIT, name="boardless", game="others.game:BOARDLESS", vocabulary="others.words:BOARDLESS", layout="")
MISLAID = replace(KIT, name="mislaid", game="others.game:MISLAID", vocabulary="others.words:MISLAID")
UNKNOWN = replace(KIT, name="unknown", game="others.nowhere:GAME")
""",
    "others-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: others\nVersion: 1.0\n",
    "others-1.0.dist-info/entry_points.txt": """
[realpolitik.games]
mute = others.kits:MUTE
boardless = others.kits:BOARDLESS
mislaid = others.kits:MISLAID
unknown = others.kits:UNKNOWN
red-sea = others.kits:MUTE
lost = others.nowhere:KIT
odd = others.game:MUTE
""",
}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("project")
    write_project(folder)
    return folder


@pytest.fixture(scope="module")
def site(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where it is installed, with others beside it."""
    folder = tmp_path_factory.mktemp("site")
    install(project, folder)
    write(folder, OTHERS)
    return folder


@pytest.fixture
def here(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The games are known in this process."""
    monkeypatch.syspath_prepend(str(site))
    importlib.invalidate_caches()
    kits.look_again()
    yield
    monkeypatch.undo()
    kits.look_again()


def realpolitik(site: Path, state: Path, *arguments: str | Path, typed: str = "", expect: int = 0) -> str:
    """What the command says."""
    found = {"PYTHONPATH": path_with(site), "XDG_STATE_HOME": str(state), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-m", "realpolitik", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **found},
        cwd=state,
    )
    assert done.returncode == expect, done.stdout + done.stderr
    return done.stdout + done.stderr


# -- the page ----------------------------------------------------------------------------------------------------------


def test_its_files_are_those_that_it_lists(project: Path) -> None:
    made = {path.name for path in project.rglob("*") if path.is_file()}
    listed = PAGE.read_text(encoding="utf-8").partition("    strait/\n")[2].partition("\n\n")[0]
    assert made == {Path(name).name for name in re.findall(r"\S+\.\w+", listed)}


def test_it_speaks_of_every_part_that_a_kit_may_leave_out() -> None:
    optional = set(kits.Kit.__dataclass_fields__) - {"name", "game", "traits"}
    assert set(re.findall(r"^\| `(\w+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)) == optional


def test_its_tests_pass(project: Path, site: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_strait.py"],
        cwd=project,
        env={**os.environ, "PYTHONPATH": path_with(site)},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout
    assert "4 passed" in ran.stdout


# -- the terminal ------------------------------------------------------------------------------------------------------


def test_it_is_listed_and_what_is_wrong_with_others_too(site: Path, tmp_path: Path) -> None:
    told = realpolitik(site, tmp_path, "games", "--language", "en")
    assert "The Strait  strait\n  Chance; about 9 questions a game\n" in told
    assert "Twilight Struggle: Red Sea  red-sea" in told
    assert "\nmute\n" in told
    assert "boardless: en has no message game-boardless\n" in told
    assert "\nunknown: the rules of unknown, others.nowhere:GAME, cannot be loaded" in told
    said = " ".join(told.split())
    assert "the game 'lost' of others.nowhere:KIT cannot be loaded: No module named 'others.nowhere'" in said
    assert "the game 'odd': others.game:MUTE is not a kit of that name" in said
    assert "the game 'red-sea': others.kits:MUTE is not a kit of that name" in said


def test_it_is_played_recorded_and_reported(site: Path, tmp_path: Path) -> None:
    spoken = ("--language", "en")
    told = realpolitik(site, tmp_path, "play", "strait", "--both", "--seed", "5", *spoken, typed="1\n" * 20)
    assert "Where do you place influence? 8 left in all." in told
    (saved,) = (tmp_path / "realpolitik").glob("strait-*.json")
    assert "strait, 9 answers" in realpolitik(site, tmp_path, "verify", saved)
    assert "North is ahead in" in realpolitik(site, tmp_path, "replay", saved, "--language", "ru")  # it has no Russian
    realpolitik(site, tmp_path, "report", saved, "-o", "report.html", *spoken)
    report = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "North places influence in the West." in report
    assert "<svg" not in report
    transcript = realpolitik(site, tmp_path, "export", saved, "--text", *spoken)
    (tmp_path / "strait.txt").write_text(transcript, encoding="utf-8")
    realpolitik(site, tmp_path, "import", "strait.txt", "-o", tmp_path / "imported")
    assert len(list((tmp_path / "imported").iterdir())) == 1


def test_a_person_against_a_bot(site: Path, tmp_path: Path) -> None:
    told = realpolitik(site, tmp_path, "play", "strait", "--seat", "south", "--language", "en", typed="1\n" * 20)
    assert "You play: South. Your opponent takes any option at random." in told
    assert re.search(r"Winner: (North|South)|The game is a draw", told)


def test_it_keeps_its_promises_under_any_options(site: Path, tmp_path: Path) -> None:
    assert "20 games" in realpolitik(site, tmp_path, "fuzz", "strait", "--games", "20", "--every", "1")


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("mute", "nobody speaks of a game 'mute'; there are words for boardless, labyrinth"),
        ("unknown", "the rules of unknown, others.nowhere:GAME, cannot be loaded: No module named 'others.nowhere'"),
        ("lost", "the game 'lost' of others.nowhere:KIT cannot be loaded"),
        ("nothing", "there is no game 'nothing'; there are boardless"),
    ],
)
def test_what_cannot_be_played_is_refused_and_leaves_nothing(
    game: str, sentence: str, site: Path, tmp_path: Path
) -> None:
    assert sentence in realpolitik(site, tmp_path, "play", game, typed="1\n" * 20, expect=2)
    assert list(tmp_path.rglob("*.json")) == []


# -- the browser -------------------------------------------------------------------------------------------------------


@pytest.fixture
def server(here: None, tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path) as opened:
        yield opened


def play_out(browser: Caller, match: str) -> None:
    """Both seats are this browser's: any option, to the end."""
    while True:
        screens = [browser.screen(match, seat) for seat in (0, 1)]
        if screens[0]["result"]:
            return
        seat, screen = next((seat, it) for seat, it in enumerate(screens) if it["question"])
        browser.answer(match, seat, screen["question"]["options"][0]["option"], screen["version"])


def test_it_is_offered_and_its_book_is_whole(server: Server) -> None:
    browser = server.browser()
    offers = {offer["name"]: offer for offer in browser.get("/api/games")}
    assert set(offers) == {"labyrinth", "red-sea", "strait", "twilight-struggle", "world-order"}
    assert offers["strait"]["length"] == "The smallest one: five minutes."
    assert [bot["name"] for bot in offers["strait"]["bots"]] == ["random"]
    book = browser.get("/api/games/strait/book", language="pl")
    assert book["title"] == "The Strait"
    assert book["names"]["place"]["narrows"] == "the Narrows"
    assert [rule["title"] for rule in book["rules"]] == ["Who begins", "Placing influence", "The end"]
    assert book["land"].startswith("<svg")
    assert "instrument-strait-left = Influence left" in browser.get("/page/any/en.ftl")


def test_it_is_played_to_its_end_told_and_reported(server: Server) -> None:
    browser = server.browser()
    match = browser.create("here", "here", game="strait").id
    first = next(it for seat in (0, 1) if (it := browser.screen(match, seat))["question"])
    assert [offer["name"] for offer in first["question"]["options"]] == ["west", "narrows", "east"]
    seat = first["seat"]
    for _ in range(3):  # the two of them fill the West
        screen = next(it for each in (0, 1) if (it := browser.screen(match, each))["question"])
        browser.answer(match, screen["seat"], 0, screen["version"])
    asked = 1 - seat
    (why,) = browser.get(f"/api/matches/{match}/prospects", seat=asked)["why_not"]
    assert (why["name"], why["rule"]) == ("west", "2")
    play_out(browser, match)
    assert browser.screen(match, 0)["result"]["text"].startswith(("Winner: ", "The game is a draw"))
    record = browser.get(f"/api/matches/{match}/record")
    assert record["game"] == "strait"
    assert "places influence in" in browser.get(f"/api/matches/{match}/report")
    assert "The Strait" in browser.get(f"/api/matches/{match}/keepsake")
    (short,) = browser.get("/api/matches")["finished"]
    assert (short["title"], short["moment"]) == ("The Strait", "0 influence left")


def test_a_bot_plays_it(server: Server) -> None:
    browser = server.browser()
    match = browser.create("here", "random", game="strait").id
    while not (screen := browser.screen(match, 0))["result"]:
        if screen["question"]:
            browser.answer(match, 0, screen["question"]["options"][0]["option"], screen["version"])
        time.sleep(0.01)  # the bot has the word
    assert {seat for seat, _ in server.match(match).answers} == {NATURE, 0, 1}


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("mute", "mute cannot be played in the browser: it comes without words"),
        ("boardless", "boardless cannot be played in the browser: it comes without board"),
        ("mislaid", "mislaid cannot be played in the browser: "),
        ("unknown", "unknown cannot be played in the browser: "),
        ("lost", "the game 'lost' of others.nowhere:KIT cannot be loaded"),
        ("nothing", "there is no game 'nothing'"),
    ],
)
def test_what_cannot_be_shown_is_refused_before_anything_is_stored(game: str, sentence: str, server: Server) -> None:
    browser = server.browser()
    refused = browser.post("/api/matches", {"game": game, "seats": [{"kind": "here"}] * 2}, expect=400)
    assert sentence in refused["error"]["message"]
    assert list(server.hall.store.all_matches()) == []


def test_a_record_of_what_cannot_be_shown_is_refused_too(server: Server) -> None:
    game = kits.game_named("mute")
    text = save(Match(game, game.setup(), Seeded("1")))
    for path, more in (("/api/records", {}), ("/api/records/match", {"seats": [{"kind": "here"}] * 2})):
        refused = server.browser().post(path, {"record": text, **more}, expect=422)
        assert "mute cannot be played in the browser: it comes without words" in refused["error"]["message"]
    assert list(server.hall.store.all_matches()) == []


def test_a_match_whose_game_was_taken_away_is_told_of(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = server.browser()
    match = browser.create("here", "here", game="strait").id
    server.hall.rooms.sweep(float("inf"))
    monkeypatch.setattr(kits, "_offered", lambda: kits._Offered({}, {}))
    refused = browser.get(f"/api/matches/{match}/screen", expect=423)
    assert "there is no game 'strait'" in refused["error"]["message"]


# -- kits --------------------------------------------------------------------------------------------------------------


def test_a_kit_is_known_only_where_it_is_installed(here: None) -> None:
    assert "strait" in kits.names()
    assert kits.kit_of("strait").package == "strait"
    assert len(kits.faults()) == 3
    with pytest.raises(BadSetup, match=r"'odd': others\.game:MUTE is not a kit"):
        kits.kit_of("odd")
