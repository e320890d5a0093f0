"""Every game has its picture; one without a picture of its own is shown plainly."""

import io

import toy
from terminal.seated import match_of

from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.match import Match
from realpolitik.language import speak
from realpolitik.terminal.board_labyrinth import LabyrinthPicture
from realpolitik.terminal.board_red_sea import RedSeaPicture
from realpolitik.terminal.board_twilight_struggle import TwilightStrugglePicture
from realpolitik.terminal.console import Console
from realpolitik.terminal.picture import Picture, picture_of


def test_every_game_has_a_picture() -> None:
    speaker, console = speak("twilight-struggle"), Console(io.StringIO(), io.StringIO())
    assert isinstance(picture_of(match_of(), speaker, console), TwilightStrugglePicture)
    assert isinstance(picture_of(match_of(game="red-sea"), speak("red-sea"), console), RedSeaPicture)
    assert isinstance(picture_of(match_of(game="labyrinth"), speak("labyrinth"), console), LabyrinthPicture)
    match = Match(toy.GAME, toy.GAME.setup(), Seeded("1"))
    plain = picture_of(match, speaker, console)
    assert type(plain) is Picture
    assert f"hand: {match.view(0)['hand']}" in plain.board(0)
    assert f"hand: {match.view(1)['hand']}" not in plain.board(0)
    assert plain.seat(1) == "boris"
    assert plain.groups(match.question) == [("", match.question.options)]
