"""The command `realpolitik`: what can be asked of it, and how mistakes are told."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from realpolitik import __version__
from realpolitik import load as load_match
from realpolitik.envs.needed import needed
from realpolitik.kernel.errors import BadSetup, RealpolitikError
from realpolitik.language import languages
from realpolitik.terminal import values
from realpolitik.terminal.agree import agree
from realpolitik.terminal.analyse import analyse
from realpolitik.terminal.arena import Keeping, Labour, arena, arranged_for
from realpolitik.terminal.arguments import (
    agree_arguments,
    analyse_arguments,
    arena_arguments,
    database_argument,
    export_arguments,
    fuzz_arguments,
    join_arguments,
    language_argument,
    learn_arguments,
    matches_arguments,
    play_arguments,
    replay_arguments,
    report_arguments,
    reports_arguments,
    serve_arguments,
)
from realpolitik.terminal.bench import bench
from realpolitik.terminal.console import standard_console
from realpolitik.terminal.content import PLAYED_WITH, content, content_argument, content_arguments, use_content
from realpolitik.terminal.export import HTML, deliver, form_of, written
from realpolitik.terminal.fuzz import fuzz
from realpolitik.terminal.games import games
from realpolitik.terminal.importing import import_records
from realpolitik.terminal.output import demand_new
from realpolitik.terminal.play import loaded_match, new_match, play
from realpolitik.terminal.replay import replay
from realpolitik.terminal.report import report
from realpolitik.terminal.seating import (
    alone,
    bots_by_seat,
    preset_options,
    read_options,
    seat_named,
    seated,
    seating_of,
)
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
        options = [
            *preset_options(given.game, given.preset),
            *given.option,
            *(alone(given.game) if given.solo else []),
        ]
        if given.players is not None:
            named = [*([given.seat] if given.seat else given.people), *bots_by_seat(given.bot)]
            options.extend(seating_of(given.game, given.scenario, options, given.players, named))
        match = new_match(given.game, given.scenario, options, given.seed, *by_hand, given.unknown)
    else:
        fixed = given.scenario or given.preset or given.option or given.solo or given.players
        if fixed or given.seed or given.dice or given.cards or given.unknown:
            raise BadSetup("a saved game has its scenario, its options and its chance already: leave them out")
        match = loaded_match(given.load, given.game)
    people = given.people or ([] if given.both else [match.seats[seat_named(match, given.seat)]])
    company = seated(match, people, given.bot)
    if match.chance.unknown() and company.bots:
        raise BadSetup("a bot cannot play beside a hand that stays unknown: add --both")
    if given.bot and not company.bots:
        raise BadSetup("people sit in all seats: leave --bot out")
    return play(match, company, given.seed, standard_console(), given.language, given.load)


def _replay(given: Namespace) -> int:
    match = load_match(given.file)
    seat = seat_named(match, given.seat) if given.seat else None
    return replay(match, seat, given.step, standard_console(), given.language)


def _import(given: Namespace) -> int:
    return import_records(given.files, given.output, given.language, sys.stdout)


def _report(given: Namespace) -> int:
    target = given.output or Path(given.file.name).with_suffix(".html")
    return report(load_match(given.file), given.chart, target, given.language, given.analysis, sys.stdout)


def _analyse(given: Namespace) -> int:
    progress = sys.stderr if sys.stderr.isatty() else None
    return analyse(given.file, given.language, given.json, sys.stdout, progress)


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
    return verify(given.files, sys.stdout, given.promise)


def _fuzz(given: Namespace) -> int:
    progress = sys.stderr if sys.stderr.isatty() else None
    fixed = given.scenario, given.preset, given.option
    return fuzz(given.game, given.games, given.seed, given.jobs, given.every, sys.stdout, progress, *fixed)


def _arena(given: Namespace) -> int:
    progress = sys.stderr if sys.stderr.isatty() else None
    options = read_options([*preset_options(given.game, given.preset), *given.option])
    arranged = arranged_for(given.game, given.bots, given.seed, given.out, given.scenario, options)
    keeping = Keeping(given.out, given.saves, given.plot)
    return arena(arranged, given.games, Labour(given.jobs, given.ray), keeping, sys.stdout, progress)


def _agree(given: Namespace) -> int:
    progress = sys.stderr if sys.stderr.isatty() else None
    return agree(given.files, given.bot or ["cadet"], given.every, sys.stdout, progress)


def _learn(given: Namespace) -> int:
    with needed("numpy", "torch", extra="learn", user="learners"):
        from realpolitik.terminal.learn import learn
    return learn(given, sys.stdout)


def _bench(given: Namespace) -> int:
    return bench(given.game, given.seconds, sys.stdout, given.env)


# -- the commands of the table in the browser, which needs more than the rules do ------------------


def _serve(given: Namespace) -> int:
    with _installed():
        from realpolitik.table.serve import serve
        from realpolitik.table.settings import Limits, Settings, database_url
    settings = Settings(
        database=database_url(given.database),
        host=given.host,
        port=given.port,
        proxies=tuple(given.proxy),
        hosts=tuple(given.name),
        address=given.address,
        hooks=given.hooks,
        push=given.push,
        mail=given.mail,
        mail_from=given.mail_from,
        mail_password=given.mail_password,
        hsts=given.hsts,
        processes=given.processes,
        workers=given.workers,
        open_tables=given.open_tables,
        chat=given.chat,
        log_format=given.log_format,
        log_addresses=given.log_addresses,
        bans=given.bans,
        metrics=tuple(given.metrics),
        limits=Limits(**dict(given.limit)),
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


def _matches(given: Namespace) -> int:
    with _installed():
        from realpolitik.table.database import demand_newest
        from realpolitik.table.retention import delete_finished, delete_matches, list_matches
        from realpolitik.table.store import Store
    with _database(given) as engine:
        demand_newest(engine)
        if given.action == "list":
            return list_matches(Store(engine), given.finished, sys.stdout)
        if given.finished is not None:
            return delete_finished(Store(engine), given.finished, sys.stdout)
        return delete_matches(Store(engine), given.matches, sys.stdout)


def _ratings(given: Namespace) -> int:
    with _installed():
        from realpolitik.table.database import demand_newest
        from realpolitik.table.recounting import recount_ratings
        from realpolitik.table.store import Store
    with _database(given) as engine:
        demand_newest(engine)
        return recount_ratings(Store(engine), given.recount, sys.stdout)


def _reports(given: Namespace) -> int:
    with _installed():
        from realpolitik.table.database import demand_newest
        from realpolitik.table.reports import close_reports, list_reports
        from realpolitik.table.store import Store
    with _database(given) as engine:
        demand_newest(engine)
        if given.action == "list":
            return list_reports(Store(engine), given.closed, sys.stdout)
        return close_reports(Store(engine), given.reports, sys.stdout)


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

    language_argument(command("games", _games, "list the games, their scenarios, seats and options"))
    play_arguments(command("play", _play, "play a game in this terminal"))

    replay_arguments(command("replay", _replay, "tell a saved game again, in words"))
    importing = command("import", _import, "replay games that others recorded, check them and keep them as saves")
    importing.add_argument(
        "files", type=Path, nargs="+", metavar="FILE", help="logs of the community's tool; transcripts and data of ours"
    )
    importing.add_argument(
        "-o", "--output", type=Path, default=Path(), metavar="DIR", help="the folder for the saves; by default this one"
    )
    language_argument(importing)

    report_arguments(command("report", _report, "show a saved game in figures and charts, as one page"))
    analyse_arguments(command("analyse", _analyse, "say who was likely to win, what luck did, and which choices cost"))
    export_arguments(command("export", _export, "write a saved game down: to read, to count with, or to look at"))

    verifying = command("verify", _verify, "check that saved games replay to the position they were saved in")
    verifying.add_argument("files", type=Path, nargs="+", metavar="FILE")
    promised = "the SHA-256 that the table told of the seed beforehand: did all dice and cards come from that seed?"
    verifying.add_argument("--promise", default="", metavar="DIGEST", help=promised)

    fuzz_arguments(command("fuzz", _fuzz, "play random games over all options and check every promise of the rules"))
    arena_arguments(command("arena", _arena, "let bots play each other, in each seat equally often"))
    agree_arguments(command("agree", _agree, "see how often bots choose what was chosen in recorded games"))
    learn_arguments(command("learn", _learn, "let a net teach itself a game, for the bots that have learnt"))
    serve_arguments(command("serve", _serve, "serve the table in the browser, to this computer or to others"))

    join_arguments(command("join", _join, "play at a table elsewhere, or watch it, in this terminal"))

    keeping = command("backup", _backup, "write all matches of the table in the browser to one file")
    keeping.add_argument("file", type=Path, metavar="FILE", help="must not exist yet; guard it: it tells hidden cards")
    database_argument(keeping)

    restoring = command("restore", _restore, "put a backup into an empty database, of whatever kind")
    restoring.add_argument("file", type=Path, metavar="FILE")
    database_argument(restoring)

    checking = command("check", _check, "replay all matches of the table in the browser: would any be pinned?")
    database_argument(checking)

    rating = command("ratings", _ratings, "check the ratings of players at the table in the browser")
    rating.add_argument("--recount", action="store_true", help="set them right, by the results of all rated matches")
    database_argument(rating)
    reports_arguments(command("reports", _reports, "list or close what players at the table in the browser report"))
    matches_arguments(command("matches", _matches, "list or delete matches of the table in the browser"))

    content_arguments(command("content", content, "check or copy the content of a game that people may edit"))

    benching = command("bench", _bench, "measure how fast a game is here")
    benching.add_argument("game", metavar="GAME")
    benching.add_argument("--seconds", type=values.seconds, default=3.0, metavar="S", help="how long to measure (3)")
    benching.add_argument("--env", action="store_true", help="decisions a second, as an environment to learn from")
    return top
