"""World Order at a keyboard: the board and the mats at two widths, whole games, people in several seats."""

import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from listening import Listening, listening
from terminal.seated import Keyboard, Screen
from world_order.looking import GAME
from world_order.tables import table as laid
from world_order.typing_people import at_random, sit

from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.match import Match
from realpolitik.kernel.save import read
from realpolitik.language import languages, speak
from realpolitik.terminal.console import Console
from realpolitik.terminal.join import join
from realpolitik.terminal.main import main
from realpolitik.terminal.picture import picture_of

pytestmark = pytest.mark.usefixtures("state_home")
POWERS = ("usa", "eu", "russia", "china")
WIDTHS = (80, 100)


@pytest.fixture
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept in a folder of the test's own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def new_match(powers: str = "all", seed: str = "7") -> Match:
    return Match(GAME, GAME.setup(options={"powers": powers}), Seeded(seed))


def too_wide(shown: str, width: int) -> list[str]:
    """Lines that do not fit, but for those that name a file."""
    return [line for line in shown.splitlines() if len(line) > width and ".json" not in line]


def answer(shown: str, typed: str) -> str:
    """What was shown after a line was typed."""
    return shown.split(f"> {typed}\n", 1)[1].partition("\nUSA >")[0]


# -- what there is to see ----------------------------------------------------------------------------------------------


def crowded() -> Match:
    """Much of everything: tokens beside the slots, armies and Engage tokens of all powers, many allies and cards."""
    many = dict.fromkeys(POWERS, 2)
    return laid(
        seed="1",
        turn="usa",
        in_round=5,
        permanent={"mena": ["usa", "eu", "russia"]},
        temporary={"mena": ["usa", "eu", "russia", "china", "usa"]},
        beside={"mena": ["usa", "eu", "china", "usa"]},
        armies={"mena": dict.fromkeys(POWERS, 12)},
        engage={"mena": dict.fromkeys(POWERS, 1)},
        allies={"eu": ["uae", "egypt", "israel", "saudi_arabia", "ukraine", "moldova", "serbia", "chile", "canada"]},
        hand={"usa": ["usa_new_allies", "usa_new_allies_2", "re_evaluate_strategy", "usa_foreign_trade"]},
        discard={"russia": ["economic_expansion", "prosperous_times"]},
        developments={"china": ["industrial_development"]},
        vp={"usa": 104, "russia": -12, "eu": 7, "china": 33},
        money=many,
    ).match


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", languages())
def test_all_that_lies_on_the_table_fits(language: str, width: int) -> None:
    speaker = speak(GAME.name, language)
    looks = ["board", "hand", "mats", "market", "developments", "discards", "effects", "score", "help"]
    typed = [speaker.say(f"command-{name}") for name in looks]
    typed += [f"{speaker.say('command-mat')} {power}" for power in POWERS]
    typed += [f"{speaker.say('command-region')} {region}" for region in ("mena", "europe", "africa")]
    typed += [f"{speaker.say('command-country')} {country}" for country in ("iran", "egypt", "japan_s")]
    typed += [f"{speaker.say('command-card')} {card}" for card in ("re_evaluate_strategy", "space_program")]
    _, shown = sit(typed, crowded(), ["usa"], language=language, width=width)
    assert too_wide(shown, width) == []
    assert not re.search(r"\{|\b(world-mat|world-card|policy|command|correctable)-", shown), "every message is spoken"


def test_the_board_is_read_line_by_line() -> None:
    _, shown = sit(["board", "region mena", "country egypt", "mat eu"], crowded(), ["usa"], width=120)
    line = next(line for line in answer(shown, "board").splitlines() if line.startswith("M. East"))
    assert re.split(r"  +", line) == [
        "M. East, N. Afr.",
        "E U L │ U E R +U2 E1 C1",
        "U E R C U",
        "U12 E12 R12 C12",
        "U1 E1 R1 C1",
        "● U10 E7 R2 C2 L0",
    ]
    assert "VP: U USA 104, E EU 7, R Russia -12, C China 33" in shown
    assert "USA: place 1, tokens 6, armies 12, 10 VP" in answer(shown, "region mena")
    assert "Egypt 2 Ra Fo▸Se" in answer(shown, "country egypt")
    assert "ally of EU: Egypt 2 ○" in answer(shown, "country egypt")
    assert re.search(r"Allies: .*Egypt 2 ○", " ".join(answer(shown, "mat eu").split()))


def test_colour_says_nothing_alone() -> None:
    match = crowded()
    plain, painted = (
        picture_of(match, speak(GAME.name), Console(StringIO(), StringIO(), colour, 100)) for colour in (False, True)
    )
    lines = painted.board(0)
    assert any("\033[" in line for line in lines)
    assert [re.sub(r"\033\[[0-9;]*m", "", line) for line in lines] == plain.board(0)


def test_one_name_of_several_copies_is_enough() -> None:
    _, shown = sit(["card new al", "new al"], crowded(), ["usa"])
    assert answer(shown, "card new al").startswith("New Allies\n")
    assert "• The USA plays New Allies." in shown


def test_what_is_asked_for_wrongly_is_told() -> None:
    _, shown = sit(["mat", "mat spain", "region", "country atlantis", "why mena"], crowded(), ["usa"])
    assert answer(shown, "mat") == "Type a name as well."
    assert answer(shown, "mat spain") == "There is nothing called “spain”."
    assert answer(shown, "country atlantis") == "There is nothing called “atlantis”."
    assert answer(shown, "why mena") == "That is not what is being asked now."


# -- playing -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("powers", "seat", "language"), [("all", "eu", "en"), ("without_usa", "china", "ru")])
def test_a_whole_game_against_bots(powers: str, seat: str, language: str) -> None:
    looks = [speak(GAME.name, language).say(f"command-{name}") for name in ("board", "mats", "market", "score")]
    table, shown = sit(at_random(3, looks), new_match(powers), [seat], language=language)
    assert table.match.over
    assert too_wide(shown, 100) == []
    assert read(table.autosave.path).digest() == table.match.digest()


def test_two_people_play_a_whole_game_at_one_keyboard() -> None:
    table, shown = sit(at_random(5), new_match("usa_russia"), width=80, language="pl")
    assert table.match.over
    assert too_wide(shown, 80) == []
    assert shown.count("USA") > 50


def at_its_turn() -> Match:
    """The USA may trade, move and produce."""
    return laid(
        seed="1",
        turn="usa",
        hand={"usa": ["usa_foreign_trade", "usa_military_reinforcements", "usa_growth_strategy"]},
        stock={"usa": {"energy": 5, "food": 4, "services": 6, "army": 4, "raw": 3, "diplomacy": 5}},
        money={"usa": 60},
    ).match


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["foreign trade", "services", "2", "energy"], "The USA exports 2 services for 30 money."),
        (["military rein", "from your", "europe", "from your"], "Europe: the USA sends an army"),
        (["growth", "2", "energy", "goods", "2"], "The USA produces 2 goods"),
    ],
)
def test_trade_moves_and_production_are_undone_step_by_step(typed: list[str], told: str) -> None:
    match = at_its_turn()
    before = match.digest()
    _, shown = sit([*typed, *["undo"] * len(typed)], match, ["usa"])
    assert told in " ".join(shown.split())
    assert shown.count("Your last choice is taken back.") == len(typed)
    assert match.digest() == before


def test_how_many_is_typed_as_a_number() -> None:
    match = at_its_turn()
    _, shown = sit(["foreign trade", "services", "9", "0", "2"], match, ["usa"])
    assert "There is no option number 9." in shown
    assert "There is no option number 0." in shown
    assert "• The USA exports 2 services for 30 money." in shown


# -- the command line --------------------------------------------------------------------------------------------------


def played(
    arguments: list[str], typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> str:
    monkeypatch.setattr("sys.stdin", StringIO(typed))
    assert main(["play", "world-order", *arguments, "--seed", "7", "--language", "en"]) == 0
    return capsys.readouterr().out


def test_alone_among_bots(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--seat", "eu", "--players", "3", "--bot", "china=random"]
    shown = played(arguments, "mats\nfirst pile\n" + "1\n" * 12 + "quit\n", monkeypatch, capsys)
    assert "You play: EU. At the table with you:" in shown
    assert "China: random (bot)" in shown
    assert "Options: Powers: EU, Russia, China" in shown
    assert re.search(r"\n[RC] · (Russia|China)\n  • ", shown), "turns of bots are shown one by one"
    assert "R · " not in shown.split("You play")[0]


def test_several_people_at_one_keyboard(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    shown = played(["--people", "usa,eu", "--bot", "random"], "\n1\n\n1\nquit\n", monkeypatch, capsys)
    assert "You play, in turn: USA, EU." in shown
    assert "The next to play: USA." in shown
    assert "The next to play: EU." in shown
    shown = played(["--both", "--option", "powers=eu_china"], "\n1\n\n1\nquit\n", monkeypatch, capsys)
    assert "The next to play: China." in shown


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--players", "5"], "world-order cannot be played by 5: it is for 2, 3 or 4"),
        (["--players", "2", "--people", "usa,eu"], "no table has usa and eu; there are usa, russia"),
        (["--option", "powers=usa_eu"], "option powers cannot be 'usa_eu'"),
        (["--seat", "spain"], "there is no seat 'spain'"),
        (["--unknown", "usa"], "add --cards hand"),
        (["--cards", "hand", "--unknown", "spain"], "spain"),
    ],
)
def test_mistakes_are_told(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "world-order", *arguments]) == 2
    assert told in capsys.readouterr().err


# -- a table elsewhere -------------------------------------------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Listening]:
    with listening(tmp_path) as started:
        yield started


def joined(link: str, typed: list[str], language: str = "en", width: int = 100) -> str:
    keyboard, screen = Keyboard(), Screen()
    lines = iter(typed)
    keyboard.press = lambda: next(lines, None)
    assert join(link, "Ann", language, False, Console(keyboard, screen, width=width)) == 0
    return screen.getvalue()


@pytest.mark.parametrize("language", languages())
def test_a_match_on_a_server_looks_like_one_here(server: Listening, language: str) -> None:
    _, keys = server.create("invite", "random", "random", game=GAME.name, options={"powers": "without_china"})
    looks = ("board", "hand", "mats", "market", "developments", "effects")
    typed = ["board", *["1"] * 3]
    typed += [speak(GAME.name, language).say(f"command-{name}") for name in looks]
    typed += ["mat eu", "region mena", "country iran", "country atlantis", "quit"]
    shown = joined(server.invitation(keys[0]), typed, language, width=80)
    assert too_wide(shown, 80) == []
    board = speak(GAME.name, language).say("world-column-permanent")
    assert shown.count(f" {board} ") >= 2
    assert shown.count("│") >= 12
    assert speak(GAME.name, language).say("no-such-name", text="atlantis") in shown


def test_a_server_takes_numbers_for_what_they_count(server: Listening) -> None:
    _, keys = server.create("invite", "random", game=GAME.name, options={"powers": "usa_russia"})
    shown = joined(server.invitation(keys[0]), [*["1"] * 60, "quit"])
    counted = re.findall(r"how many[^\n]*\n((?:  .*\n)+)", shown)
    assert counted
    for options in counted:
        for number, figure in re.findall(r"(\d+)\) (\d+)\b", options):
            assert number == figure
