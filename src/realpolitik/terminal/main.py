"""The command `realpolitik`: what can be asked of it, and how mistakes are told."""

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path

from realpolitik import __version__
from realpolitik import load as load_match
from realpolitik.kernel.errors import BadSetup, RealpolitikError
from realpolitik.language import languages
from realpolitik.terminal.arena import arena
from realpolitik.terminal.bench import bench
from realpolitik.terminal.console import standard_console
from realpolitik.terminal.fuzz import fuzz
from realpolitik.terminal.games import games
from realpolitik.terminal.play import loaded_match, new_match, play, seat_named
from realpolitik.terminal.replay import replay
from realpolitik.terminal.verify import verify

MISTAKE = 2  # the exit status when what was asked for cannot be
INTERRUPTED = 130
NOBODY_READS = 141  # the reader of our output has left


def main(arguments: Sequence[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without Cyrillic letters shows question marks
    given = parser().parse_args(arguments)
    try:
        status: int = given.run(given)
        sys.stdout.flush()
        return status
    except RealpolitikError as mistake:
        print(f"realpolitik: {mistake}", file=sys.stderr)
        return MISTAKE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that the last flush at exit is quiet
        return NOBODY_READS


# -- the commands ----------------------------------------------------------------------------------


def _games(given: Namespace) -> int:
    return games(standard_console(), given.language)


def _play(given: Namespace) -> int:
    if given.load is None:
        if not given.game:
            raise BadSetup("which game? `realpolitik games` lists them")
        by_hand = given.dice == "hand", given.cards == "hand"
        match = new_match(given.game, given.scenario, given.option, given.seed, *by_hand)
    else:
        if given.scenario or given.option or given.seed or given.dice or given.cards:
            raise BadSetup("a saved game has its scenario, its options and its chance already: leave them out")
        match = loaded_match(given.load, given.game)
    seat = None if given.both else seat_named(match, given.seat)
    if given.both and given.opponent:
        raise BadSetup("people sit in all seats: leave --opponent out")
    return play(match, seat, given.opponent, given.seed, standard_console(), given.language, given.load)


def _replay(given: Namespace) -> int:
    match = load_match(given.file)
    seat = seat_named(match, given.seat) if given.seat else None
    return replay(match, seat, given.step, standard_console(), given.language)


def _verify(given: Namespace) -> int:
    return verify(given.files, sys.stdout)


def _fuzz(given: Namespace) -> int:
    progress = sys.stderr if sys.stderr.isatty() else None
    return fuzz(given.game, given.games, given.seed, given.jobs, given.every, sys.stdout, progress)


def _arena(given: Namespace) -> int:
    progress = sys.stderr if sys.stderr.isatty() else None
    bots = given.first, given.second
    return arena(given.game, bots, given.games, given.seed, given.jobs, sys.stdout, progress)


def _bench(given: Namespace) -> int:
    return bench(given.game, given.seconds, sys.stdout)


# -- their arguments -------------------------------------------------------------------------------


def parser() -> ArgumentParser:
    top = ArgumentParser("realpolitik", description="Card-driven games of world politics.")
    top.add_argument("--version", action="version", version=f"realpolitik {__version__}")
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[Namespace], int], about: str) -> ArgumentParser:
        made = commands.add_parser(name, help=about, description=about)
        made.set_defaults(run=run)
        return made

    _language_argument(command("games", _games, "list the games, their scenarios, seats and options"))
    _play_arguments(command("play", _play, "play a game in this terminal"))

    replaying = command("replay", _replay, "tell a saved game again, in words")
    replaying.add_argument("file", type=Path, metavar="FILE")
    replaying.add_argument("--step", action="store_true", help="wait for Enter between decisions")
    replaying.add_argument("--seat", default="", help="tell only what this seat could see; else everything")
    _language_argument(replaying)

    verifying = command("verify", _verify, "check that saved games replay to the position they were saved in")
    verifying.add_argument("files", type=Path, nargs="+", metavar="FILE")

    fuzzing = command("fuzz", _fuzz, "play random games over all options and check every promise of the rules")
    fuzzing.add_argument("game", metavar="GAME")
    fuzzing.add_argument("--games", type=_at_least_one, default=100, metavar="N", help="how many (100)")
    fuzzing.add_argument("--seed", type=int, metavar="S", help="of the first game; the others count up from it")
    fuzzing.add_argument("--jobs", type=_at_least_one, default=1, metavar="J", help="processes at a time (1)")
    fuzzing.add_argument(
        "--every", type=_at_least_one, default=25, metavar="Q", help="questions between the dearer checks (25)"
    )

    matching = command("arena", _arena, "let two bots play each other, in each seat equally often")
    matching.add_argument("game", metavar="GAME")
    matching.add_argument("first", metavar="BOT", help="`random`, or one made for the game: `cadet`")
    matching.add_argument("second", metavar="BOT")
    matching.add_argument("--games", type=_at_least_one, default=200, metavar="N", help="how many, even (200)")
    matching.add_argument("--seed", type=int, metavar="S", help="the same seed brings the same games")
    matching.add_argument("--jobs", type=_at_least_one, default=1, metavar="J", help="processes at a time (1)")

    benching = command("bench", _bench, "measure how fast a game is here")
    benching.add_argument("game", metavar="GAME")
    benching.add_argument("--seconds", type=_seconds, default=3.0, metavar="S", help="how long to measure (3)")
    return top


def _play_arguments(playing: ArgumentParser) -> None:
    playing.add_argument("game", metavar="GAME", nargs="?", default="", help="may be left out with --load")
    who = playing.add_mutually_exclusive_group()
    who.add_argument("--seat", default="", help="where you sit, by default in the first seat; a bot takes the other")
    who.add_argument("--both", action="store_true", help="people in all seats share this keyboard")
    playing.add_argument("--opponent", default="", metavar="BOT", help="`cadet`, `random`: by default the strongest")
    playing.add_argument("--scenario", default="", help="by default the first that `realpolitik games` lists")
    playing.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="may be repeated")
    playing.add_argument("--seed", default="", help="the same seed brings the same dice and cards")
    playing.add_argument("--dice", choices=["hand"], help="roll real dice and type what they show")
    playing.add_argument("--cards", choices=["hand"], help="deal real cards and type them, the dice too")
    playing.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    _language_argument(playing)


def _language_argument(command: ArgumentParser) -> None:
    command.add_argument("--language", choices=languages(), default=_usual_language(), help="by default the system's")


def _usual_language() -> str:
    """The language of the user's system, if we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in languages() else "en"
    return "en"


def _at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not a number from 1 on")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 3600:
        raise ArgumentTypeError(f"{text!r} is not a number of seconds")
    return seconds
