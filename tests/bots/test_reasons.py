"""A bot's reasons, as the terminal speaks them."""

from io import StringIO
from pathlib import Path

import pytest
from tabletop import Table, new_game, table
from terminal.seated import sit

import realpolitik
from realpolitik.bots.bot import WHYS, Seat
from realpolitik.bots.cold_war import reasons
from realpolitik.bots.cold_war.judgement import Judgement
from realpolitik.bots.labyrinth.flowchart import OF_LINE
from realpolitik.bots.red_sea.judgement import JUDGEMENT as RED_SEA
from realpolitik.bots.roster import bots_of, new_bot
from realpolitik.bots.twilight_struggle.judgement import JUDGEMENT as TWILIGHT_STRUGGLE
from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.red_sea.countries import SEA_LANES
from realpolitik.games.red_sea.deck import AFRICA_SCORING
from realpolitik.games.twilight_struggle.countries import IRAN
from realpolitik.games.twilight_struggle.deck import DUCK_AND_COVER, MIDDLE_EAST_SCORING
from realpolitik.kernel.kits import names
from realpolitik.language import Speaker, languages, speak
from realpolitik.language.advice import ADVICE
from realpolitik.language.functions import named
from realpolitik.language.speaker import dashed
from realpolitik.terminal.main import main

JUDGEMENTS = {"twilight-struggle": TWILIGHT_STRUGGLE, "red-sea": RED_SEA}


def arguments_of(judgement: Judgement) -> dict[str, list[int]]:
    """All that the arguments of reasons can be in a game."""
    return {
        "side": [US, USSR],
        "card": judgement.deck.cards,
        "country": list(range(judgement.board.size)),
        "region": [area.where for area in judgement.areas],
    }


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def why(t: Table, seat: int) -> tuple[int, ...]:
    return new_bot("cadet", t.game.name, 1).choose(Seat(t.match, seat)).why


def test_there_are_words_for_every_reason() -> None:
    """A line of the rulebook's flowchart is told as its note is."""
    for game in names():
        for bot in bots_of(game):
            new_bot(bot, game)
    lines = {WHYS[number].name for number in OF_LINE.values()}
    assert sorted(ADVICE) == sorted(dashed(kind.name) for kind in WHYS if kind.name not in lines)


@pytest.mark.parametrize("game", JUDGEMENTS)
@pytest.mark.parametrize("language", languages())
def test_every_reason_is_a_sentence_in_every_language(language: str, game: str) -> None:
    speaker = Speaker(language, speak(game, language).vocabulary, strict=True)
    known = arguments_of(JUDGEMENTS[game])
    sentences = []
    told = [kind for kind in WHYS if speak(game).has(f"advice-{dashed(kind.name)}")]
    for kind in [kind for kind in told if not kind.name.startswith("net_")]:  # those of nets are full of figures
        values = [known[name] for name in kind.arguments] or [[0]]
        for value in values[0]:
            arguments = named(kind.arguments, (value,))
            sentences.append(speaker.sentence(f"advice-{dashed(kind.name)}", **arguments))
    assert len(set(sentences)) == len(sentences)
    for sentence in sentences:
        assert sentence.endswith("."), sentence
        assert "{" not in sentence, sentence


def test_the_reason_fits_the_choice() -> None:
    t = table(ussr=["fidel"], us=["nato"], influence={"iran": (0, 1), "afghanistan": (0, 1)})
    t.do("fidel", "place_influence")
    assert why(t, USSR) == (reasons.TAKES_CONTROL, IRAN)
    t = table(us=["wargames"], side="us", turn=8, defcon=2, vp=10).do("wargames", "event")
    assert why(t, US) == (reasons.WINS,)
    t = table(ussr=["duck_and_cover"], us=["nasser"], defcon=3, action_round=6, turn=2).do("duck_and_cover")
    assert why(t, USSR) == (reasons.SPACES_EVENT, DUCK_AND_COVER)
    t = table(ussr=["duck_and_cover"], us=["nasser"], defcon=2, action_round=6, turn=2).do("duck_and_cover")
    assert why(t, USSR) == (reasons.ONLY_SAFE,)
    influence = {"iraq": (0, 3), "egypt": (0, 2), "libya": (0, 2), "syria": (0, 2), "jordan": (1, 0)}
    hand = ["middle_east_scoring", "fidel", "nasser"]
    t = table(ussr=hand, us=["nato"], influence=influence, military=(0, 5))
    assert why(t, USSR) == (reasons.SCORES, MIDDLE_EAST_SCORING)


def test_the_reason_fits_the_choice_at_red_sea() -> None:
    t = table(game="red-sea", us=["mr_nyet", "eplf"], ussr=["famine"], side="us", turn=2, action_round=4, defcon=4)
    t.do("mr_nyet")  # there is nowhere else to place influence
    assert why(t, US) == (reasons.HELPS_REGION, SEA_LANES)
    influence = {"kenya": (2, 0), "sudan": (1, 0), "somalia": (0, 2), "strategic_sea_lanes": (4, 0)}
    hands = {"us": ["africa_scoring", "eplf"], "ussr": ["famine"]}
    t = table(game="red-sea", side="us", influence=influence, defcon=2, passing="ussr", **hands)  # type: ignore[arg-type]
    assert why(t, US) == (reasons.SCORES, AFRICA_SCORING)
    t = new_game(game="red-sea", crossover="before-deal")
    assert t.question == "pick_card"
    assert why(t, US)[0] == reasons.WORTH_PICKING


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Advice of the bot Strategist: Iran. The chance of winning goes from "),
        ("ru", "Совет бота «Стратег»: Иран. Шансы на победу меняются с "),
        ("pl", "Rada bota „Strateg”: Iran. Szanse na zwycięstwo zmieniają się z "),
    ],
)
def test_a_hint_at_the_prompt(language: str, said: str) -> None:
    """Where there is a net it comes from a search."""
    t = table(ussr=["fidel"], us=["nato"], influence={"iran": (0, 1), "afghanistan": (0, 1)})
    t.do("fidel", "place_influence")
    _, shown = sit(["hint", "hint"], t.match, language=language)
    assert shown.count(said) == 2


def test_a_hint_where_there_is_no_net() -> None:
    match = realpolitik.new("world-order", seed=2)
    _, shown = sit(["", "hint"], match, seat=None)
    assert "Advice of the bot Cadet: " in shown


def test_no_hint_for_chance() -> None:
    t = table(ussr=["fidel"], us=["nato"], influence={"iran": (1, 1)})
    t.do("fidel", "coup", "iran")
    _, shown = sit(["hint"], t.match)
    assert "There is nothing to advise on here." in shown


def test_the_opponent_is_named_and_kept(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def played(*arguments: str) -> str:
        monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
        assert main(["play", "twilight-struggle", "--seat", "ussr", "--language", "en", *arguments]) == 0
        return capsys.readouterr().out

    assert "Your opponent is the cadet" in played()
    shown = played("--bot", "random")
    assert "Your opponent takes any option at random." in shown
    assert shown.rstrip().endswith("--seat ussr --bot random")
    assert main(["play", "twilight-struggle", "--both", "--bot", "cadet"]) == 2
