"""The command `realpolitik`: what can be asked of it, and how mistakes are told."""

import os
import sys
from argparse import ArgumentError, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING

from realpolitik import __version__
from realpolitik import load as load_match
from realpolitik.kernel.errors import BadSetup, RealpolitikError
from realpolitik.kernel.kits import kits
from realpolitik.language import languages
from realpolitik.terminal.arena import arena
from realpolitik.terminal.bench import bench
from realpolitik.terminal.console import standard_console
from realpolitik.terminal.content import PLAYED_WITH, content, content_argument, content_arguments, use_content
from realpolitik.terminal.export import HTML, JSON, TEXT, deliver, form_of, written
from realpolitik.terminal.fuzz import fuzz
from realpolitik.terminal.games import games
from realpolitik.terminal.importing import import_records
from realpolitik.terminal.output import demand_new
from realpolitik.terminal.play import alone, loaded_match, new_match, play, read_options, seat_named
from realpolitik.terminal.replay import replay
from realpolitik.terminal.report import report
from realpolitik.terminal.verify import verify

if TYPE_CHECKING:
    from sqlalchemy import Engine

MISTAKE = 2  # the exit status when what was asked for cannot be
INTERRUPTED = 130
NOBODY_READS = 141  # the reader of our output has left


def main(arguments: Sequence[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without Cyrillic letters shows question marks
    given = parser().parse_args(arguments)
    try:
        use_content(given)
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
        options = [*given.option, *(alone(given.game) if given.solo else [])]
        match = new_match(given.game, given.scenario, options, given.seed, *by_hand, given.unknown)
    else:
        if given.scenario or given.option or given.solo or given.seed or given.dice or given.cards or given.unknown:
            raise BadSetup("a saved game has its scenario, its options and its chance already: leave them out")
        match = loaded_match(given.load, given.game)
    seat = None if given.both else seat_named(match, given.seat)
    if match.chance.unknown() and not given.both and len(match.seats) > 1:
        raise BadSetup("a bot cannot play beside a hand that stays unknown: add --both")
    if given.opponent and (given.both or len(match.seats) == 1):
        raise BadSetup("people sit in all seats: leave --opponent out")
    return play(match, seat, given.opponent, given.seed, standard_console(), given.language, given.load)


def _replay(given: Namespace) -> int:
    match = load_match(given.file)
    seat = seat_named(match, given.seat) if given.seat else None
    return replay(match, seat, given.step, standard_console(), given.language)


def _import(given: Namespace) -> int:
    return import_records(given.files, given.output, sys.stdout)


def _report(given: Namespace) -> int:
    target = given.output or Path(given.file.name).with_suffix(".html")
    return report(load_match(given.file), given.chart, target, given.language, sys.stdout)


def _export(given: Namespace) -> int:
    form = form_of(given.form, given.output)
    if given.output is not None:
        demand_new(given.output)
    match = load_match(given.file)
    if form == HTML:
        with _installed():
            from realpolitik.table.keepsake import keepsake
        text = keepsake(match, [given.language, *languages()])
    else:
        text = written(match, form, given.language)
    deliver(text, given.output, sys.stdout)
    return 0


def _verify(given: Namespace) -> int:
    return verify(given.files, sys.stdout)


def _fuzz(given: Namespace) -> int:
    progress = sys.stderr if sys.stderr.isatty() else None
    return fuzz(given.game, given.games, given.seed, given.jobs, given.every, sys.stdout, progress)


def _arena(given: Namespace) -> int:
    progress = sys.stderr if sys.stderr.isatty() else None
    bots = [*given.bot, *given.bots]
    if not bots:
        raise BadSetup("which bots? name them after the game, or with --bots: one a seat, or one for all")
    options = read_options(given.option)
    return arena(given.game, bots, given.games, given.seed, given.jobs, sys.stdout, progress, given.scenario, options)


def _bench(given: Namespace) -> int:
    return bench(given.game, given.seconds, sys.stdout)


# -- the commands of the table in the browser, which needs more than the rules do ------------------


def _serve(given: Namespace) -> int:
    with _installed():
        from realpolitik.table.serve import serve
        from realpolitik.table.settings import Settings, database_url
    settings = Settings(
        database=database_url(given.database),
        host=given.host,
        port=given.port,
        proxies=tuple(given.proxy),
        workers=given.workers,
        log_format=given.log_format,
    )
    return serve(settings, given.open, lambda line: print(line, flush=True))


def _backup(given: Namespace) -> int:
    with _installed():
        from realpolitik.table.backup import backup
    with _database(given) as engine:
        rows = backup(engine, given.file)
    print(f"{given.file}: {rows['matches']} matches, {sum(rows.values())} rows")
    return 0


def _restore(given: Namespace) -> int:
    with _installed():
        from realpolitik.table.backup import restore
    with _database(given, must_exist=False) as engine:
        rows = restore(engine, given.file)
    print(f"{given.file}: {rows['matches']} matches, {sum(rows.values())} rows, restored")
    return 0


def _join(given: Namespace) -> int:
    with _installed():
        from realpolitik.terminal.join import join
    return join(given.link, given.name, given.language, given.random, standard_console())


def _check(given: Namespace) -> int:
    with _installed():
        from realpolitik.table.check import check
        from realpolitik.table.database import demand_newest
        from realpolitik.table.store import Store
    with _database(given) as engine:
        demand_newest(engine)
        return check(Store(engine), sys.stdout)


@contextmanager
def _database(given: Namespace, must_exist: bool = True) -> "Iterator[Engine]":
    """The database that a command is about, for as long as it needs it."""
    from realpolitik.table.database import engine_for
    from realpolitik.table.settings import database_url, make_folder

    url = database_url(given.database)
    if not must_exist:
        make_folder(url)
    engine = engine_for(url, must_exist=must_exist)
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def _installed() -> Iterator[None]:
    """Say what to install where only what the rules need is there."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package == "realpolitik":
            raise
        raise BadSetup(
            f"this command needs the package {package}: install realpolitik[table], "
            "for example with `pip install 'realpolitik[table]'`"
        ) from None


# -- their arguments -------------------------------------------------------------------------------


def parser() -> ArgumentParser:
    top = ArgumentParser("realpolitik", description="Card-driven games of world politics.")
    top.add_argument("--version", action="version", version=f"realpolitik {__version__}")
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[Namespace], int], about: str) -> ArgumentParser:
        made = commands.add_parser(name, help=about, description=about)
        made.set_defaults(run=run)
        if name in PLAYED_WITH:
            content_argument(made)
        return made

    _language_argument(command("games", _games, "list the games, their scenarios, seats and options"))
    _play_arguments(command("play", _play, "play a game in this terminal"))

    _replay_arguments(command("replay", _replay, "tell a saved game again, in words"))
    importing = command("import", _import, "replay games that others recorded, check them and keep them as saves")
    importing.add_argument(
        "files", type=Path, nargs="+", metavar="FILE", help="logs of the community's tool; transcripts and data of ours"
    )
    importing.add_argument(
        "-o", "--output", type=Path, default=Path(), metavar="DIR", help="the folder for the saves; by default this one"
    )

    _report_arguments(command("report", _report, "show a saved game in figures and charts, as one page"))
    _export_arguments(command("export", _export, "write a saved game down: to read, to count with, or to look at"))

    verifying = command("verify", _verify, "check that saved games replay to the position they were saved in")
    verifying.add_argument("files", type=Path, nargs="+", metavar="FILE")

    _fuzz_arguments(command("fuzz", _fuzz, "play random games over all options and check every promise of the rules"))
    _arena_arguments(command("arena", _arena, "let bots play each other, in each seat equally often"))
    _serve_arguments(command("serve", _serve, "serve the table in the browser, to this computer or to others"))

    _join_arguments(command("join", _join, "play at a table elsewhere, or watch it, in this terminal"))

    keeping = command("backup", _backup, "write all matches of the table in the browser to one file")
    keeping.add_argument("file", type=Path, metavar="FILE", help="must not exist yet; guard it: it tells hidden cards")
    _database_argument(keeping)

    restoring = command("restore", _restore, "put a backup into an empty database, of whatever kind")
    restoring.add_argument("file", type=Path, metavar="FILE")
    _database_argument(restoring)

    checking = command("check", _check, "replay all matches of the table in the browser: would any be pinned?")
    _database_argument(checking)

    content_arguments(command("content", content, "check or copy the content of a game that people may edit"))

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
    playing.add_argument("--solo", action="store_true", help="alone, where the rules play the other side")
    _shortcuts(playing)
    playing.add_argument("--seed", default="", help="the same seed brings the same dice and cards")
    playing.add_argument("--dice", choices=["hand"], help="roll real dice and type what they show")
    playing.add_argument("--cards", choices=["hand"], help="deal real cards and type them, the dice too")
    playing.add_argument(
        "--unknown",
        action="append",
        default=[],
        metavar="SIDE",
        help="with real cards: this side's stay secret until it plays or shows them",
    )
    playing.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    _language_argument(playing)


def _shortcuts(playing: ArgumentParser) -> None:
    """Options of a game by names of their own, as its kit has them."""
    for kit in kits().values():
        chosen = playing.add_argument_group(kit.name) if kit.shortcuts else playing
        for name, metavar, about in kit.shortcuts:
            with suppress(ArgumentError):  # another game's, or our own, has that name
                chosen.add_argument(
                    f"--{name}", dest="option", action="append", type=f"{name}={{}}".format, metavar=metavar, help=about
                )


def _export_arguments(exporting: ArgumentParser) -> None:
    exporting.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    forms = exporting.add_mutually_exclusive_group()
    for form, about in (
        (TEXT, "a transcript in words"),
        (JSON, "data for other tools"),
        (HTML, "a page to replay it on"),
    ):
        forms.add_argument(f"--{form}", dest="form", action="store_const", const=form, default="", help=about)
    exporting.add_argument(
        "-o",
        "--output",
        type=Path,
        metavar="OUT",
        help="a new file, whose ending tells the form: .txt, .json, .html; else it goes to standard output",
    )
    _language_argument(exporting)


def _serve_arguments(serving: ArgumentParser) -> None:
    serving.add_argument("--host", default="127.0.0.1", help="where to listen: 0.0.0.0 for everybody (127.0.0.1)")
    serving.add_argument("--port", type=_port, default=0, help="by default the first free one from 8000 on")
    serving.add_argument("--open", action="store_true", help="open the browser")
    serving.add_argument("--workers", type=_whole, default=2, metavar="N", help="processes in which bots think (2)")
    serving.add_argument(
        "--proxy",
        type=_network,
        action="append",
        default=[],
        metavar="NETWORK",
        help="believe what this proxy says of its clients, for example 127.0.0.1; may be repeated",
    )
    serving.add_argument("--log-format", choices=["text", "json"], default="text", help="(text)")
    _database_argument(serving)


def _join_arguments(joining: ArgumentParser) -> None:
    joining.add_argument(
        "link",
        metavar="URL",
        help="of an invitation, http://host/join#key; or of a match to watch, http://host/match/id",
    )
    joining.add_argument("--name", default="", metavar="NICKNAME", help="what the others see")
    joining.add_argument("--random", action="store_true", help="take any option at random, to try things out")
    _language_argument(joining)


def _replay_arguments(replaying: ArgumentParser) -> None:
    replaying.add_argument("file", type=Path, metavar="FILE")
    replaying.add_argument("--step", action="store_true", help="wait for Enter between decisions")
    replaying.add_argument("--seat", default="", help="tell only what this seat could see; else everything")
    _language_argument(replaying)


def _report_arguments(reporting: ArgumentParser) -> None:
    reporting.add_argument("file", type=Path, metavar="FILE")
    reporting.add_argument(
        "-o", "--output", type=Path, metavar="OUT", help="a page, .html, or a picture of one chart, .svg or .png"
    )
    reporting.add_argument("--chart", default="", metavar="NAME", help="the one for the picture")
    _language_argument(reporting)


def _fuzz_arguments(fuzzing: ArgumentParser) -> None:
    fuzzing.add_argument("game", metavar="GAME")
    fuzzing.add_argument("--games", type=_at_least_one, default=100, metavar="N", help="how many (100)")
    fuzzing.add_argument("--seed", type=int, metavar="S", help="of the first game; the others count up from it")
    fuzzing.add_argument("--jobs", type=_at_least_one, default=1, metavar="J", help="processes at a time (1)")
    fuzzing.add_argument(
        "--every", type=_at_least_one, default=25, metavar="Q", help="questions between the dearer checks (25)"
    )


def _arena_arguments(matching: ArgumentParser) -> None:
    matching.add_argument("game", metavar="GAME")
    matching.add_argument(
        "bot", metavar="BOT", nargs="*", help="`random`, or one made for the game: `cadet`; one a seat, or one for all"
    )
    matching.add_argument(
        "--bots", type=_names, default=[], metavar="BOT,BOT…", help="the same, in one word: `cadet,random,random`"
    )
    matching.add_argument("--scenario", default="", help="by default the first that `realpolitik games` lists")
    matching.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="may be repeated")
    matching.add_argument(
        "--games", type=_at_least_one, metavar="N", help="how many, so that the seats share them equally (about 200)"
    )
    matching.add_argument("--seed", type=int, metavar="S", help="the same seed brings the same games")
    matching.add_argument("--jobs", type=_at_least_one, default=1, metavar="J", help="processes at a time (1)")


def _database_argument(command: ArgumentParser) -> None:
    command.add_argument(
        "--database",
        default="",
        metavar="URL",
        help="a file, or postgresql://user:password@host/name; by default a file among the user's data",
    )


def _language_argument(command: ArgumentParser) -> None:
    command.add_argument("--language", choices=languages(), default=_usual_language(), help="by default the system's")


def _usual_language() -> str:
    """The language of the user's system, if we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in languages() else "en"
    return "en"


def _names(text: str) -> list[str]:
    """Names in one word, with commas in between."""
    return [name for name in text.split(",") if name]


def _at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not a number from 1 on")
    return int(text)


def _whole(text: str) -> int:
    if not text.isdecimal() or int(text) > 64:
        raise ArgumentTypeError(f"{text!r} is not a number from 0 to 64")
    return int(text)


def _port(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) < 65536:
        raise ArgumentTypeError(f"{text!r} is not a port: those go from 1 to 65535")
    return int(text)


def _network(text: str) -> str:
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is not an address or a network, like 10.0.0.0/8") from None


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 3600:
        raise ArgumentTypeError(f"{text!r} is not a number of seconds")
    return seconds
