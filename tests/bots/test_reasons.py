"""A bot's reasons, as the terminal speaks them."""

from io import StringIO
from pathlib import Path

import pytest
from tabletop import Table, table
from terminal.seated import sit

from realpolitik.bots.bot import WHYS, Seat
from realpolitik.bots.twilight_struggle import reasons
from realpolitik.bots.twilight_struggle.cadet import Cadet
from realpolitik.bots.twilight_struggle.evaluation import AREAS
from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.twilight_struggle.countries import COUNTRIES, IRAN
from realpolitik.games.twilight_struggle.deck import CARDS, DUCK_AND_COVER, MIDDLE_EAST_SCORING
from realpolitik.language import Speaker, languages, speak
from realpolitik.language.advice import ADVICE
from realpolitik.language.speaker import dashed, named
from realpolitik.terminal.main import main

ARGUMENTS = {
    "side": [US, USSR],
    "card": list(range(1, CARDS + 1)),
    "country": list(range(COUNTRIES)),
    "region": [area.where for area in AREAS],
}


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def why(t: Table, seat: int) -> tuple[int, ...]:
    return Cadet(1).choose(Seat(t.match, seat)).why


def test_there_are_words_for_every_reason() -> None:
    assert sorted(ADVICE) == sorted(dashed(kind.name) for kind in WHYS)


@pytest.mark.parametrize("language", languages())
def test_every_reason_is_a_sentence_in_every_language(language: str) -> None:
    speaker = Speaker(language, speak("twilight-struggle", language).vocabulary, strict=True)
    sentences = []
    for kind in WHYS:
        values = [ARGUMENTS[name] for name in kind.arguments] or [[0]]
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


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The cadet advises: Iran. That leads to control of Iran."),
        ("ru", "Кадет советует: Иран. Это ведёт к контролю в Иране."),
        ("pl", "Kadet radzi: Iran. To prowadzi do kontroli w Iranie."),
    ],
)
def test_a_hint_at_the_prompt(language: str, said: str) -> None:
    t = table(ussr=["fidel"], us=["nato"], influence={"iran": (0, 1), "afghanistan": (0, 1)})
    t.do("fidel", "place_influence")
    _, shown = sit(["hint", "hint"], t.match, language=language)
    assert shown.count(said) == 2


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
    shown = played("--opponent", "random")
    assert "Your opponent takes any option at random." in shown
    assert shown.rstrip().endswith("--seat ussr --opponent random")
    assert main(["play", "twilight-struggle", "--both", "--opponent", "cadet"]) == 2
