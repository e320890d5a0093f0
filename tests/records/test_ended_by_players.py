"""Records of games that players ended: every kind of record tells it, and makes the same match again."""

from random import Random

import pytest
from records.recorded import GAME, LABYRINTH, RED_SEA, WORLD_ORDER, play_on

from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.game import Game
from realpolitik.kernel.match import Match
from realpolitik.kernel.save import load, save
from realpolitik.language import languages, speak
from realpolitik.records import document, transcript
from realpolitik.records.errors import BadRecord
from realpolitik.records.figures import figures_of
from realpolitik.records.telling import winners

SETUPS = [(GAME, False), (RED_SEA, False), (LABYRINTH, False), (LABYRINTH, True), (WORLD_ORDER, False)]


def played(game: Game, alone: bool = False) -> Match:
    setup = game.setup(options={"solitaire": True}) if alone else game.setup()
    return play_on(Match(game, setup, Seeded("ended")), Random(5), 60)


@pytest.mark.parametrize(("game", "alone"), SETUPS)
def test_a_resignation_is_in_every_record(game: Game, alone: bool) -> None:
    match = played(game, alone)
    match.resign(0)
    assert match.over
    assert match.returns[0] == -1
    told = transcript.write(match, "en")
    for again in (load(save(match)), transcript.read(told), document.read(document.write(match))):
        assert (again.digest(), again.answers, again.outcome) == (match.digest(), match.answers, match.outcome)
    figures = figures_of(match)
    assert (figures.finished, figures.ending) == (True, "resigned")
    assert winners(match)
    assert match.seats[0] not in winners(match)


def test_so_is_time_that_ran_out() -> None:
    match = played(GAME)
    match.run_out_of_time(1)
    told = transcript.write(match, "en")
    assert "players: time.ussr" in told
    for again in (load(save(match)), transcript.read(told), document.read(document.write(match))):
        assert (again.digest(), again.answers, again.outcome) == (match.digest(), match.answers, match.outcome)
    words = {language: speak(GAME.name, language).note(match.log[-1][1]) for language in languages()}
    assert words == {
        "en": "USSR ran out of time and lost.",
        "pl": "Czas się skończył: ZSRR przegrywa.",
        "ru": "Время вышло: СССР проигрывает.",
    }


def test_so_is_a_draw() -> None:
    match = played(GAME)
    match.agree_on_draw()
    told = transcript.write(match, "pl")
    assert "players: draw" in told
    assert transcript.read(told).digest() == match.digest()
    assert winners(match) == []


def test_it_is_told_in_every_language_with_the_side() -> None:
    match = played(GAME)
    match.resign(1)
    told = {language: speak(GAME.name, language).note(match.log[-1][1]) for language in languages()}
    assert told == {
        "en": "USSR resigned.",
        "pl": "ZSRR poddaje partię.",
        "ru": "СССР сдаёт партию.",
    }


@pytest.mark.parametrize(
    ("game", "seat", "language", "words"),
    [
        (GAME, 0, "ru", "США сдают партию."),
        (RED_SEA, 0, "pl", "USA poddają partię."),
        (LABYRINTH, 1, "en", "Jihadists resigned."),
        (LABYRINTH, 1, "ru", "Исламисты сдают партию."),
        (LABYRINTH, 1, "pl", "Dżihadyści poddają partię."),
        (WORLD_ORDER, 3, "pl", "Chiny poddają partię."),
        (WORLD_ORDER, 2, "ru", "Россия сдаёт партию."),
    ],
)
def test_it_is_told_as_people_say_it(game: Game, seat: int, language: str, words: str) -> None:
    match = Match(game, game.setup(), Seeded("ended"))
    match.resign(seat)
    assert speak(game.name, language).note(match.log[-1][1]) == words


def test_an_end_that_was_forged_is_refused() -> None:
    match = played(GAME)
    match.resign(0)
    told = transcript.write(match, "en")
    assert "players: resign.us" in told
    for forged in ("resign.nobody", "resign.ussr", "won", "0"):
        with pytest.raises(BadRecord):
            transcript.read(told.replace("resign.us", forged))
