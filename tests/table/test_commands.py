"""`realpolitik serve`, `backup`, `restore` and `check` as they are typed."""

import asyncio
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import Field, fields, replace
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from table.visitors import database_in, open_server

from realpolitik.table import serve as serving
from realpolitik.table.serve import CannotListen, listen, serve
from realpolitik.table.settings import Limits, Settings, database_url, default_file
from realpolitik.table.watchdog import keep_telling, tell
from realpolitik.terminal.main import main


@pytest.fixture(autouse=True)
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


def test_a_backup_is_restored_elsewhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with open_server(tmp_path) as server:
        match = server.browser().create("here", "here").id
    file = tmp_path / "kept"
    assert main(["backup", str(file), "--database", str(tmp_path / "table.db")]) == 0
    assert "1 matches" in capsys.readouterr().out
    assert main(["backup", str(file), "--database", str(tmp_path / "table.db")]) == 2
    assert main(["restore", str(file)]) == 0  # into the user's own file, whose folder is made
    assert default_file().exists()
    assert main(["restore", str(file)]) == 2
    assert "not empty" in capsys.readouterr().err
    assert main(["check"]) == 0
    assert capsys.readouterr().out == "1 matches: 1 go on, 0 would be pinned\n"
    with open_server(default_file().parent) as server:
        assert server.browser().screen(match)["version"] == 1


@pytest.mark.parametrize("command", [["backup", "file"], ["check"]])
def test_where_there_is_no_database_none_is_made(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*command, "--database", "nothing.db"]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert not (tmp_path / "nothing.db").exists()


WITHOUT = """
import sys
for name in ("alembic", "anyio", "fastapi", "pydantic", "sqlalchemy", "starlette", "uvicorn", "websockets"):
    sys.modules[name] = None
from realpolitik.terminal.main import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("command", [["serve"], ["backup", "file"], ["restore", "file"], ["check"]])
def test_without_the_packages_of_the_web_it_says_what_to_install(command: list[str]) -> None:
    tried = subprocess.run([sys.executable, "-c", WITHOUT, *command], capture_output=True, text=True)
    assert tried.returncode == 2
    assert "install realpolitik[table]" in tried.stderr


def test_without_the_packages_of_the_web_other_commands_do_as_ever() -> None:
    assert subprocess.run([sys.executable, "-c", WITHOUT, "games"], capture_output=True).returncode == 0


@pytest.mark.parametrize(
    "wrong",
    [
        ["--port", "0"],
        ["--port", "99999"],
        ["--workers", "many"],
        ["--proxy", "nowhere"],
        ["--log-format", "xml"],
        ["--name", "https://host"],
        ["--hsts", "0"],
    ],
)
def test_what_cannot_be_served(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["serve", *wrong])
    assert left.value.code == 2
    assert wrong[0] in capsys.readouterr().err


# -- limits ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def served_with(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Settings]:
    """The settings with which a server would be started, by these arguments."""
    started: list[Settings] = []
    monkeypatch.setattr(serving, "serve", lambda settings, open_browser, say: started.append(settings) or 0)

    def served(*arguments: str) -> Settings:
        assert main(["serve", *arguments]) == 0
        return started[-1]

    return served


@pytest.mark.parametrize("field", fields(Limits), ids=lambda field: field.name)
def test_every_limit_can_be_set(field: Field[Any], served_with: Callable[..., Settings]) -> None:
    limits = served_with("--limit", f"{field.name}=7", "--limit", "requests=5").limits
    assert limits == replace(Limits(), **{"requests": 5.0, field.name: 7 if field.name != "requests" else 5.0})
    assert type(getattr(limits, field.name)) is type(field.default)


def test_limits_are_as_they_are_unless_set(served_with: Callable[..., Settings]) -> None:
    assert served_with().limits == Limits()
    assert served_with("--limit", "requests=0.5", "--limit", "requests=2.5").limits.requests == 2.5


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("patience=3", "there is no limit 'patience'; there are body, record, frame"),
        ("rooms", "'' is no limit for rooms: a whole number from 1 on is needed"),
        ("rooms=0", "'0' is no limit for rooms"),
        ("rooms=2.5", "'2.5' is no limit for rooms"),
        ("rooms=-3", "'-3' is no limit for rooms"),
        ("rooms=³", "'³' is no limit for rooms"),
        ("requests=0", "'0' is no limit for requests: a number above 0 is needed"),
        ("requests=nan", "'nan' is no limit for requests"),
        ("requests=inf", "'inf' is no limit for requests"),
        ("requests=many", "'many' is no limit for requests"),
    ],
)
def test_a_limit_that_cannot_be_is_told(wrong: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--limit", wrong])
    assert told in " ".join(capsys.readouterr().err.split())


# -- where -------------------------------------------------------------------------------------------------------------


def test_a_database_that_cannot_be_is_told_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--database", str(tmp_path / "no" / "folder.db")]) == 2
    assert "no folder" in capsys.readouterr().err
    assert main(["serve", "--database", "mysql://user:secret@host/name"]) == 2
    told = capsys.readouterr().err
    assert "mysql" in told
    assert "secret" not in told


def test_what_is_sent_to_players_needs_an_address_and_a_mail_server_that_can_be(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["serve", "--hooks"]) == 2
    assert "--address" in capsys.readouterr().err
    for address in ([], ["--address", "http://table.example.org"]):
        assert main(["serve", "--push", *address]) == 2
        assert "--address, with https" in capsys.readouterr().err
    mail = ["serve", "--mail", "smtp://mail.example.org"]
    assert main(mail) == 2
    assert "--address" in capsys.readouterr().err
    assert main([*mail, "--address", "https://table.example.org", "--mail-from", "nobody"]) == 2
    assert "e-mail address" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["serve", "--address", "https://table.example.org/path"])
    assert "without a path" in capsys.readouterr().err


def test_push_without_its_package_says_how_to_add_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith(("cryptography", "realpolitik.table.pushing"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "cryptography", None)
    monkeypatch.setenv("REALPOLITIK_ADD", "python3 run add")
    assert main(["serve", "--push", "--address", "https://table.example.org"]) == 2
    assert "need the package cryptography" in (told := capsys.readouterr().err)
    assert "python3 run add push" in told


def test_where_matches_are_kept(data_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert database_url("") == f"sqlite:///{data_home}/realpolitik/table.db"
    assert database_url("postgresql://host/name") == "postgresql://host/name"
    monkeypatch.chdir(data_home.parent)
    assert database_url("here.db") == f"sqlite:///{data_home.parent}/here.db"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", "/home/ann")
    assert default_file() == Path("/home/ann/.local/share/realpolitik/table.db")


def test_the_next_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(serving, "FIRST_PORT", port)
        with listen("127.0.0.1", 0) as found:
            assert port < found.getsockname()[1] < port + serving.PORTS
        with pytest.raises(CannotListen, match=f"port {port}"):
            listen("127.0.0.1", port)
    with pytest.raises(CannotListen, match=r"203\.0\.113\.1"):
        listen("203.0.113.1", 0)


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="systemd listens at a socket of Unix")
@pytest.mark.parametrize("abstract", [False, True] if sys.platform == "linux" else [False])
def test_systemd_is_told_that_the_server_is_there_goes_on_and_stops(
    abstract: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"@{tmp_path}/notify" if abstract else f"{tmp_path}/notify"
    monkeypatch.setenv("NOTIFY_SOCKET", name)
    monkeypatch.setenv("WATCHDOG_USEC", "20000")
    heard: list[str] = []
    listening: list[threading.Thread] = []
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(name.replace("@", "\0"))
        systemd.settimeout(60)
        go_on = uvicorn.Server.main_loop

        async def until_it_was_heard_twice(server: uvicorn.Server) -> None:
            def listen_on() -> None:
                while heard[-1:] != ["STOPPING=1"]:
                    heard.append(systemd.recv(100).decode())
                    server.should_exit = heard.count("WATCHDOG=1") >= 2

            listening.append(threading.Thread(target=listen_on, daemon=True))
            listening[0].start()
            await go_on(server)

        monkeypatch.setattr(uvicorn.Server, "main_loop", until_it_was_heard_twice)
        assert serve(Settings(database=database_in(tmp_path), workers=0), False, lambda line: None) == 0
        listening[0].join()
    assert heard[-1] == "STOPPING=1"
    assert heard[:2] == ["READY=1", "WATCHDOG=1"]


def test_where_nobody_listens_nothing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WATCHDOG_USEC", raising=False)
    for listener in ("", "relative", f"{tmp_path}/nobody"):
        monkeypatch.setenv("NOTIFY_SOCKET", listener)
        tell("READY=1")
    asyncio.run(keep_telling())  # comes to an end at once


@pytest.mark.parametrize("browser", [True, False])
def test_the_browser_is_opened_once_the_server_is_there(
    browser: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    opened = threading.Event()
    servers: list[Any] = []
    start = uvicorn.Server.startup

    async def startup(server: uvicorn.Server, sockets: Any = None) -> None:
        servers.append(server)
        await start(server, sockets)

    def open_browser(address: str) -> bool:
        said.append(address)
        servers[0].should_exit = True
        opened.set()
        if not browser:
            raise webbrowser.Error("no browser here")
        return True

    monkeypatch.setattr(uvicorn.Server, "startup", startup)
    monkeypatch.setattr(webbrowser, "open", open_browser)
    settings = Settings(database=database_in(tmp_path), workers=0, port=0)
    assert serve(settings, True, said.append) == 0
    assert opened.is_set()
    line, address = said
    assert address.startswith("http://127.0.0.1:")
    assert address in line
