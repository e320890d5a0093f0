"""The arguments of the commands."""

import os
from argparse import ArgumentError, ArgumentParser
from contextlib import suppress
from pathlib import Path

from realpolitik.kernel.kits import kits
from realpolitik.language import languages
from realpolitik.terminal import values
from realpolitik.terminal.export import HTML, JSON, TEXT


def play_arguments(playing: ArgumentParser) -> None:
    playing.add_argument("game", metavar="GAME", nargs="?", default="", help="may be left out with --load")
    who = playing.add_mutually_exclusive_group()
    who.add_argument("--seat", default="", help="where you sit, by default in the first seat; bots take the others")
    who.add_argument(
        "--people",
        type=values.names,
        default=[],
        metavar="SEAT,SEAT…",
        help="people in these seats share this keyboard",
    )
    who.add_argument("--both", action="store_true", help="people in all seats share this keyboard")
    playing.add_argument(
        "--players", type=values.at_least_one, metavar="N", help="how many seats, where a game may have more or fewer"
    )
    playing.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="BOT",
        help="`cadet`, `officer`, `strategist:10s`, `random`: who takes the other seats; SEAT=BOT for one of several",
    )
    playing.add_argument("--scenario", default="", help="by default the first that `realpolitik games` lists")
    _option_arguments(playing, "may be repeated")
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
    language_argument(playing)


def _option_arguments(command: ArgumentParser, about: str) -> None:
    """How the options of a game are given: as a preset, and one by one."""
    command.add_argument(
        "--preset", default="", metavar="NAME", help="options by one name, as `realpolitik games` lists them"
    )
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=f"{about}; above a preset")


def _shortcuts(playing: ArgumentParser) -> None:
    """Options of a game by names of their own, as its kit has them."""
    for kit in kits().values():
        chosen = playing.add_argument_group(kit.name) if kit.shortcuts else playing
        for name, metavar, about in kit.shortcuts:
            with suppress(ArgumentError):  # another game's, or our own, has that name
                chosen.add_argument(
                    f"--{name}", dest="option", action="append", type=f"{name}={{}}".format, metavar=metavar, help=about
                )


def export_arguments(exporting: ArgumentParser) -> None:
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
    language_argument(exporting)


def serve_arguments(serving: ArgumentParser) -> None:
    serving.add_argument("--host", default="127.0.0.1", help="where to listen: 0.0.0.0 for everybody (127.0.0.1)")
    serving.add_argument("--port", type=values.port, default=0, help="by default the first free one from 8000 on")
    serving.add_argument("--open", action="store_true", help="open the browser")
    serving.add_argument(
        "--processes",
        type=values.processes,
        default=1,
        metavar="N",
        help="processes that serve; several need PostgreSQL (1)",
    )
    serving.add_argument(
        "--workers", type=values.workers, default=2, metavar="N", help="processes in which bots think (2)"
    )
    serving.add_argument(
        "--proxy",
        type=values.network,
        action="append",
        default=[],
        metavar="NETWORK",
        help="believe what this proxy says of its clients, for example 127.0.0.1; may be repeated",
    )
    serving.add_argument(
        "--no-open-tables",
        dest="open_tables",
        action="store_false",
        help="let nobody open a match to anybody: people meet by links alone",
    )
    serving.add_argument("--no-chat", dest="chat", action="store_false", help="let nobody talk at any match")
    serving.add_argument("--log-addresses", action="store_true", help="tell in the log who sent each request")
    serving.add_argument(
        "--bans",
        default="",
        metavar="FILE",
        help="serve nobody whose address or network is a line of this file; it may change while the server runs",
    )
    serving.add_argument(
        "--metrics",
        type=values.network,
        action="append",
        default=[],
        metavar="NETWORK",
        help="let these fetch figures for Prometheus at /metrics; may be repeated, by default nobody may",
    )
    serving.add_argument(
        "--name",
        type=values.host_name,
        action="append",
        default=[],
        metavar="NAME",
        help="serve under this host name alone, for example table.example.org; may be repeated",
    )
    serving.add_argument(
        "--hsts",
        type=values.at_least_one,
        default=0,
        metavar="SECONDS",
        help="tell browsers that came by https to come by it alone, for so long",
    )
    serving.add_argument(
        "--address",
        type=values.address,
        default="",
        metavar="URL",
        help="where players find the server, for links in what is sent to them: https://table.example.org",
    )
    serving.add_argument(
        "--hooks",
        action="store_true",
        help="let players who are away be told by webhooks of theirs that it is their move; needs --address",
    )
    serving.add_argument(
        "--push",
        action="store_true",
        help="let their browsers be told so, through their push services; needs --address with https",
    )
    serving.add_argument(
        "--mail",
        default="",
        metavar="URL",
        help="let them be told by mail, by way of this server: smtp://user@host:587 or smtps://host; needs --address",
    )
    serving.add_argument("--mail-from", default="", metavar="MAILBOX", help="that such mails come from")
    serving.add_argument("--mail-password", default="", metavar="FILE", help="with the password of the mail server")
    serving.add_argument("--log-format", choices=["text", "json"], default="text", help="(text)")
    serving.add_argument(
        "--limit",
        type=values.limit,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=f"how much is borne; may be repeated: {', '.join(values.LIMITS)}",
    )
    database_argument(serving)


def join_arguments(joining: ArgumentParser) -> None:
    joining.add_argument(
        "link",
        metavar="URL",
        help="of an invitation, http://host/join#key; or of a match to watch, http://host/match/id",
    )
    joining.add_argument("--name", default="", metavar="NICKNAME", help="what the others see")
    joining.add_argument("--random", action="store_true", help="take any option at random, to try things out")
    language_argument(joining)


def replay_arguments(replaying: ArgumentParser) -> None:
    replaying.add_argument("file", type=Path, metavar="FILE")
    replaying.add_argument("--step", action="store_true", help="wait for Enter between decisions")
    replaying.add_argument("--seat", default="", help="tell only what this seat could see; else everything")
    language_argument(replaying)


def report_arguments(reporting: ArgumentParser) -> None:
    reporting.add_argument("file", type=Path, metavar="FILE")
    reporting.add_argument(
        "-o", "--output", type=Path, metavar="OUT", help="a page, .html, or a picture of one chart, .svg or .png"
    )
    reporting.add_argument("--chart", default="", metavar="NAME", help="the one for the picture")
    reporting.add_argument("--analysis", action="store_true", help="with chances to win, luck and dear choices")
    language_argument(reporting)


def analyse_arguments(analysing: ArgumentParser) -> None:
    analysing.add_argument("file", type=Path, metavar="FILE", help="a save, or whatever `realpolitik import` reads")
    analysing.add_argument("--json", action="store_true", help="as data")
    language_argument(analysing)


def fuzz_arguments(fuzzing: ArgumentParser) -> None:
    fuzzing.add_argument("game", metavar="GAME")
    fuzzing.add_argument("--scenario", default="", help="in all games; if no preset and no option is named either, any")
    _option_arguments(fuzzing, "in all games, the others left as they are; may be repeated")
    fuzzing.add_argument("--games", type=values.at_least_one, default=100, metavar="N", help="how many (100)")
    fuzzing.add_argument("--seed", type=int, metavar="S", help="of the first game; the others count up from it")
    fuzzing.add_argument("--jobs", type=values.at_least_one, default=1, metavar="J", help="processes at a time (1)")
    fuzzing.add_argument(
        "--every", type=values.at_least_one, default=25, metavar="Q", help="questions between the dearer checks (25)"
    )


def arena_arguments(matching: ArgumentParser) -> None:
    matching.add_argument("game", metavar="GAME")
    matching.add_argument(
        "--bots",
        type=values.names,
        default=[],
        metavar="BOT,BOT…",
        help="any number: as many as there are seats are one table, of more all tables are played, of two all pairs",
    )
    matching.add_argument("--scenario", default="", help="by default the first that `realpolitik games` lists")
    _option_arguments(matching, "may be repeated")
    matching.add_argument(
        "--games",
        type=values.at_least_one,
        metavar="N",
        help="how many a table; its seats share them equally (about 200)",
    )
    matching.add_argument("--seed", type=int, metavar="S", help="the same seed brings the same games")
    matching.add_argument("--jobs", type=values.at_least_one, default=1, metavar="J", help="processes at a time (1)")
    matching.add_argument("--ray", default="", metavar="ADDRESS", help="play on the Ray cluster at this address")
    matching.add_argument(
        "--out", type=Path, metavar="FILE", help="keep the results, JSON Lines; the same command goes on from there"
    )
    matching.add_argument("--saves", type=Path, metavar="DIR", help="keep the games, as saves in this folder")
    matching.add_argument("--plot", type=Path, metavar="FILE", help="draw the ratings, .svg or .png")


def learn_arguments(learning: ArgumentParser) -> None:
    learning.add_argument("game", metavar="GAME")
    learning.add_argument(
        "--minutes",
        type=values.minutes,
        default=25.0,
        metavar="M",
        help="of learning in all, earlier days included (25)",
    )
    learning.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="FILE",
        help="for the weights, .npz; beside it a log, .jsonl, and a .checkpoint, from which the same command goes on",
    )
    learning.add_argument("--weights", type=Path, metavar="FILE", help="begin with these, instead of with nothing")
    learning.add_argument("--scenario", default="", help="by default the first that `realpolitik games` lists")
    _option_arguments(learning, "may be repeated")
    learning.add_argument(
        "--every-seating", action="store_true", help="learn with every number of seats that the game has, in turn"
    )
    learning.add_argument(
        "--also",
        action="append",
        default=[],
        metavar="NAME=VALUE,…",
        help="learn games with these options too, as many as without them; may be repeated",
    )
    learning.add_argument("--teacher", default="", metavar="BOT", help="begin by imitating this bot")
    learning.add_argument(
        "--school", type=values.minutes, default=1.0, metavar="M", help="minutes of that, out of --minutes (1)"
    )
    learning.add_argument(
        "--sparring",
        type=values.share,
        default=0.0,
        metavar="SHARE",
        help="of the games after school in which the teacher has all seats but one (0)",
    )
    learning.add_argument(
        "--holding",
        type=values.share,
        default=0.1,
        metavar="H",
        help="what it costs after school to choose otherwise than was taught; it falls to nothing in the end (0.1)",
    )
    learning.add_argument(
        "--seed", type=values.whole_number, default=0, metavar="S", help="of the first weights and games (0)"
    )
    learning.add_argument(
        "--width", type=values.at_least_one, metavar="W", help="of the net's layers (512; without a GPU 96)"
    )
    learning.add_argument(
        "--blocks", type=values.at_least_one, metavar="B", help="of two layers each (4; without a GPU 2)"
    )
    learning.add_argument("--games", type=values.at_least_one, metavar="N", help="at once (8192; without a GPU 128)")
    learning.add_argument(
        "--processes",
        type=values.processes,
        metavar="P",
        help="for each half of the games (one fewer than there are cores)",
    )
    learning.add_argument("--rate", type=values.share, metavar="R", help="of learning (0.0003; without a GPU 0.001)")
    learning.add_argument(
        "--against",
        type=values.names,
        default=["random", "cadet"],
        metavar="BOT,BOT…",
        help="who examines (random,cadet)",
    )
    learning.add_argument(
        "--exam-games", type=values.at_least_one, default=20, metavar="N", help="against each of them (20)"
    )
    learning.add_argument(
        "--exam-seconds",
        type=values.seconds,
        default=120.0,
        metavar="S",
        help="for each of them, at most about so long (120)",
    )
    learning.add_argument(
        "--exam-every", type=values.minutes, default=5.0, metavar="M", help="minutes between them (5)"
    )
    learning.add_argument(
        "--keep-every", type=values.minutes, default=5.0, metavar="M", help="minutes between checkpoints (5)"
    )


def agree_arguments(comparing: ArgumentParser) -> None:
    comparing.add_argument(
        "files", type=Path, nargs="+", metavar="FILE", help="games: saves, or whatever `realpolitik import` reads"
    )
    comparing.add_argument(
        "--bot", action="append", default=[], metavar="BOT", help="who is compared with them; may be repeated (cadet)"
    )
    comparing.add_argument(
        "--every",
        type=values.at_least_one,
        default=1,
        metavar="N",
        help="ask at every Nth choice, for bots that are slow (1)",
    )


def database_argument(command: ArgumentParser) -> None:
    command.add_argument(
        "--database",
        default="",
        metavar="URL",
        help="a file, or postgresql://user:password@host/name; by default a file among the user's data",
    )


def matches_arguments(command: ArgumentParser) -> None:
    actions = command.add_subparsers(dest="action", required=True, metavar="ACTION")
    for name, about in (("list", "tell what is kept, a line a match"), ("delete", "delete matches for good")):
        action = actions.add_parser(name, help=about, description=about)
        which = action.add_mutually_exclusive_group(required=name == "delete")
        if name == "delete":
            which.add_argument("matches", nargs="*", default=[], metavar="MATCH", help="the id of a match")
        which.add_argument(
            "--finished", type=values.days, metavar="DAYS", help="those that ended so many days ago, or before"
        )
        database_argument(action)


def reports_arguments(command: ArgumentParser) -> None:
    actions = command.add_subparsers(dest="action", required=True, metavar="ACTION")
    for name, about in (("list", "tell what players have reported"), ("close", "put reports away as dealt with")):
        action = actions.add_parser(name, help=about, description=about)
        if name == "list":
            action.add_argument("--closed", action="store_true", help="those that were closed, too")
        else:
            action.add_argument("reports", nargs="+", metavar="REPORT", help="the id of a report")
        database_argument(action)


def language_argument(command: ArgumentParser) -> None:
    command.add_argument("--language", choices=languages(), default=_usual_language(), help="by default the system's")


def _usual_language() -> str:
    """The language of the user's system, if we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in languages() else "en"
    return "en"
