"""What can be set about a server: where it keeps its matches, where it listens, and how much it bears."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from realpolitik.kernel.errors import RealpolitikError

FIRST_PORT: Final = 8000  # where the table is looked for unless told otherwise


@dataclass(frozen=True)
class Limits:
    """How much one address, one seat or one match may ask for. Generous: a player never meets them."""

    body: int = 64 * 1024  # bytes of a request …
    record: int = 4 * 1024 * 1024  # … and of one that brings the record of a game
    frame: int = 4 * 1024  # bytes that a client may send over the live channel at once
    bodies: int = 64 * 1024 * 1024  # bytes of all requests that are not answered yet; of one address a quarter
    requests: float = 40.0  # a second for one address, over a longer time
    requests_at_once: int = 400
    answers: float = 20.0  # a second for one seat
    changes: float = 5.0  # a second for one address, of all that is sent to be stored and is no move
    moves: int = 10_000  # of one match: after these it goes on to its end, and nothing is taken back or corrected
    looks: float = 10.0  # a second for one address: back, ahead, at a draft, and for advice, which makes us think
    matches: int = 60  # new ones an hour for one address
    records: int = 30  # looked into or opened, a minute for one address
    visitors: int = 120  # new ones an hour for one address
    claims: int = 60  # an hour in one match: somebody sits down in a seat that they did not hold
    open_tables: int = 5  # of one visitor at a time: anybody may take a free seat of them
    opens: int = 30  # an hour for one address: a match is opened to anybody …
    sits: int = 30  # … and somebody takes a seat of such a one
    open_live_hours: float = 3.0  # after which a live table is not listed whose host has not been seen …
    open_hours: float = 14 * 24.0  # … and any other
    tables_shown: int = 20  # open ones at a time …
    tables_pages: int = 5  # … so many times
    chat_lines: int = 30  # a minute for one visitor, and for one seat …
    chat_of_address: int = 120  # … for one address …
    chat_beside: int = 60  # … and in one match for all who do not speak from a seat
    chat_kept: int = 500  # lines of one match, from its seats, and as many from beside it: older ones go
    comments: int = 200  # on the moments of one match that is over
    bells: int = 30  # addresses to be told at, an hour for one visitor, and for one address …
    mailboxes: int = 3  # mails a day to one mailbox that ask whether it may be written to …
    sign_ins: int = 10  # links that sign a browser in, an hour for one visitor, and for one address …
    sign_ins_of_mailbox: int = 5  # … and a day to one mailbox …
    calls_of_seat: int = 30  # … and what is told: an hour for one seat …
    calls_of_host: int = 30  # … a minute at one host, or in one mailbox …
    calls: int = 600  # … and an hour in all
    blocks: int = 60  # others that are blocked, an hour for one visitor, and for one address …
    blocks_kept: int = 500  # … and at a time by one visitor
    reports: int = 10  # to the operator, an hour for one visitor, for one address …
    reports_of_match: int = 30  # … and of one match
    pings: float = 5.0  # a second for one live channel
    sockets_of_address: int = 60
    sockets_of_match: int = 200
    rooms: int = 500  # matches kept in memory while nobody looks at them
    shelf: int = 64 * 1024 * 1024  # bytes of screens, prospects, keepsakes and reports kept for whoever asks next
    finished_shown: int = 20  # of a visitor's matches that have ended


@dataclass(frozen=True)
class Settings:
    database: str = "sqlite://"
    host: str = "127.0.0.1"
    port: int = 0  # 0: the first free one from FIRST_PORT on
    proxies: tuple[str, ...] = ()  # networks whose X-Forwarded-For, -Proto and -Host are believed
    hosts: tuple[str, ...] = ()  # the names by which the server goes; any, where none is given
    address: str = ""  # where players find the server, for links in what is sent to them: https://table.example.org
    hooks: bool = False  # whether players who are away may be told by webhooks of theirs
    push: bool = False  # whether they may be told through the push services of their browsers
    mail: str = ""  # the server by which they may be told by mail: smtp://user@host:587, smtps://host; none: by no mail
    mail_from: str = ""  # the mailbox that such mails come from
    mail_password: str = ""  # the file with the password of that server
    bell_grace: float = 60.0  # seconds that a player may be away while asked, before they are told
    hsts: int = 0  # seconds for which browsers are to come by https alone; 0: they are not told to
    processes: int = 1  # that serve; more than one need PostgreSQL
    workers: int = 2  # processes in which bots think; 0: they think in this one
    apart: bool = True  # whether records are read, and keepsakes made, in processes of their own, which can be ended
    bot_pause: float = 0.15  # seconds between two answers of a bot, for people to see each
    bot_patience: float = 60.0  # seconds after which a bot is thought to hang
    patience: float = 60.0  # seconds after which whoever waits for an answer is told to come back
    record_patience: float = 30.0  # seconds that a record of a game may take to be read
    making_patience: float = 300.0  # seconds that a keepsake or a report may take to be made
    heartbeat: float = 2.0  # seconds between two signs of life to other servers on the same PostgreSQL database
    clock_pause: float = 1.0  # seconds between two looks for players whose time has run out
    presence_pause: float = 2.0  # seconds after which somebody who left is gone, and did not just load the page anew
    idle: float = 600.0  # seconds after which a match that nobody looks at leaves the memory
    open_tables: bool = True  # whether hosts may open their matches to anybody, and the lobby lists them
    chat: bool = True  # whether people can talk at all
    log_format: str = "text"  # or "json"
    log_addresses: bool = False  # whether the log tells who sent a request
    bans: str = ""  # the file that names addresses and networks that are not served
    metrics: tuple[str, ...] = ()  # networks that may fetch the server's figures
    limits: Limits = field(default_factory=Limits)


def database_url(text: str) -> str:
    """The address of a database: as given, or that of the file named, or that of the user's own file."""
    if "://" in text:
        return text
    return f"sqlite:///{Path(text).expanduser().resolve() if text else default_file()}"


def make_folder(url: str) -> None:
    """The folder of the user's own file, which is not there at first; other folders are for the user to make."""
    if url == database_url(""):
        try:
            default_file().parent.mkdir(parents=True, exist_ok=True, mode=0o700)  # seeds of running games are in it
        except OSError as error:
            raise RealpolitikError(f"the folder {default_file().parent} cannot be made: {error.strerror}") from None


def default_file() -> Path:
    """Where a user's programs keep what is to last."""
    given = os.environ.get("XDG_DATA_HOME", "")
    data = Path(given) if given.startswith("/") else Path.home() / ".local" / "share"
    return data / "realpolitik" / "table.db"
