"""A kit: all that belongs to one game, named in one place. Nothing of it is loaded before it is wanted.

A part is named by its module and its name there, `realpolitik.games.red_sea.game:GAME`, so that a kit can name what
lies in rooms that know the game, and that the game does not know. Whatever a kit leaves out has a plain stand-in, or
is not offered; the fields say which.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from realpolitik.kernel.traits import Traits

_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")  # it stands in addresses, commands, files and messages
_PART: Final = re.compile(r"[\w.]+:\w+")


@dataclass(frozen=True)
class BotPart:
    """A bot that plays the game."""

    maker: str  # a function that makes the bot of a seed; of a seed and a setting, where it can be set
    seats: tuple[str, ...] = ()  # those it can take; every one, where none is named
    settings: tuple[str, ...] = ("",)  # those it is offered with, the strongest first; the empty one is the usual
    usual: bool = False  # whether it plays where nobody is named; where no bot does, it is the strongest
    needs: str = ""  # a library without which it is not offered
    learnt: bool = False  # whether it plays with the net that is shipped for the game, and is not offered without one;
    # its maker is given the game, the setting, a bot that answers what the net has not learnt, and the seed

    @property
    def can_be_set(self) -> bool:
        return self.settings != ("",)


# the bots that play any game which has an encoding, once there is a net for it
LEARNT: Final[Mapping[str, BotPart]] = MappingProxyType(
    {
        "strategist": BotPart(
            "realpolitik.bots.net.shipped:strategist", settings=("10s", "", "1s"), needs="numpy", learnt=True
        ),
        "officer": BotPart("realpolitik.bots.net.shipped:officer", settings=("", "easy"), needs="numpy", learnt=True),
    }
)


class Shortcut(NamedTuple):
    """An option with an argument of its own on the command line: what people ask for every evening."""

    option: str
    metavar: str
    about: str


@dataclass(frozen=True)
class Kit:
    """The description of a game."""

    name: str
    game: str  # the `Game`. Files of the board lie in its package
    traits: Traits
    vocabulary: str = ""  # a `Vocabulary`, its words; without it the game is played from Python only
    layout: str = ""  # the file that says where things are on the page; without it there is no board in the browser
    bots: Mapping[str, BotPart] = field(default_factory=dict)  # the strongest first; without any, one plays at random
    encoding: str = ""  # an `Encoding`, its questions as numbers; without it the game is not learnt
    guide: str = ""  # a `Guide` for newcomers; without it nobody is taught
    stage: str = ""  # a `Stage`, short scenes to learn from and daily problems; without it there are none
    score: str = ""  # points of every side, of a view (`analysis/score.py`); without it no curve of them is drawn
    gauge: str = ""  # a `Gauge`, for what is counted of a match; without it, what every match has
    charts: str = ""  # drawings of these figures by name; without them a report has none
    report: str = ""  # the sections of a report; without it, the log
    picture: str = ""  # what makes a `Picture` for the terminal; without it, a plain one
    log_form: str = ""  # a `RecordForm`, to read the logs of another program; without it none are read
    shortcuts: tuple[Shortcut, ...] = ()
    foremost: bool = False  # whether it stands before the others in the lobby
    content: str = ""  # an `EditableContent`, which must not load the game; without it nobody edits what is in the box

    def __post_init__(self) -> None:
        if not _NAME.fullmatch(self.name):
            raise ValueError(f"{self.name!r} cannot be the name of a game: small letters, figures and dashes can")
        parts = [self.game, self.vocabulary, self.guide, self.score, self.gauge, self.charts, self.report, self.picture]
        for named in (
            *parts,
            self.encoding,
            self.log_form,
            self.content,
            self.stage,
            *[bot.maker for bot in self.bots.values()],
        ):
            if named and not _PART.fullmatch(named):
                raise ValueError(f"{named!r} names no part of a kit: `package.module:name` would")

    @property
    def package(self) -> str:
        """Where the files of the board lie: the package of the game's rules."""
        return self.game.partition(":")[0].rpartition(".")[0]


def part_named(named: str) -> Any:
    """What a kit names, its module loaded."""
    module, _, name = named.partition(":")
    return getattr(import_module(module), name)
