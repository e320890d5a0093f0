"""docs/operating.md tells of everything that can be set, with the values that hold, and its files are as it says."""

import json
import os
import re
import shutil
import subprocess
from argparse import ArgumentParser, _SubParsersAction
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from realpolitik.table.app import create_app
from realpolitik.table.bodies import SHARE
from realpolitik.table.connection import LITTLE_UNREAD, MOST_UNREAD
from realpolitik.table.database import _CONNECTIONS, engine_for
from realpolitik.table.making import MEMORY
from realpolitik.table.messages.server import Health
from realpolitik.table.only_server import ENDING
from realpolitik.table.processes import BEAT, FIRST_PAUSE, PATIENCE, STOPPING
from realpolitik.table.rooms import MANY_TIMES, READER_MEMORY
from realpolitik.table.security import Bucket
from realpolitik.table.settings import Limits, Settings, default_file
from realpolitik.terminal.main import parser

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "operating.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")
EXAMPLES = re.findall(
    r"^    .*?((?:realpolitik (?:serve|backup|restore|matches|reports|ratings|check)|python3 run play).*)$",
    TEXT,
    re.MULTILINE,
)
SETTINGS = {field.name: getattr(Settings(), field.name) for field in fields(Settings)}
LIMITS = {field.name: getattr(Limits(), field.name) for field in fields(Limits)}


def serve() -> ArgumentParser:
    (commands,) = (action for action in parser()._actions if isinstance(action, _SubParsersAction))
    found: ArgumentParser = commands.choices["serve"]
    return found


def flags() -> list[str]:
    return [flag for action in serve()._actions for flag in action.option_strings if flag.startswith("--")]


def rows() -> list[list[str]]:
    """The cells of all tables in the document."""
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in TEXT.splitlines() if line[:1] == "|"]


def row_of(name: str, column: int) -> list[str]:
    found = [row for row in rows() if len(row) > column and row[column] == f"`{name}`"]
    assert len(found) == 1, f"{len(found)} rows tell of {name}"
    return found[0]


def shown(value: Any) -> str:
    if value == "":
        return "none"
    return "`Limits()`" if isinstance(value, Limits) else f"`{value}`"


# -- what can be set ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("flag", flags())
def test_every_flag_of_serve_is_told_of(flag: str) -> None:
    assert row_of(flag, 0)[-1]


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_is_told_of_with_its_value(name: str) -> None:
    with_flag = [row for row in rows() if len(row) == 4 and row[1] == f"`{name}`"]
    row = with_flag[0][1:] if with_flag else row_of(name, 0)
    if name != "database":  # what a command without it uses is worked out when it is run
        assert row[1] == shown(SETTINGS[name])
    assert row[-1]


@pytest.mark.parametrize("name", LIMITS)
def test_every_limit_is_told_of_with_its_value(name: str) -> None:
    _, value, meaning = row_of(name, 0)
    assert value == shown(LIMITS[name])
    assert meaning


def test_no_flag_setting_or_limit_is_made_up() -> None:
    told = {cell.strip("`") for row in rows() for cell in row[: len(row) - 2] if cell.startswith("`")}
    assert told - {*flags(), *SETTINGS, *LIMITS} == set()


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_command_shown_is_understood(example: str) -> None:
    words = re.sub(r"\$\(.*?\)| #.*", "", example).split()
    given = parser().parse_args(["serve", *words[3:]] if words[0] == "python3" else words[1:])
    assert given.run.__name__.strip("_") in example or words[0] == "python3"


# -- what else it says -------------------------------------------------------------------------------------------------


def test_the_usual_database_is_where_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", "/home/ann")
    monkeypatch.setenv("USERPROFILE", "/home/ann")
    assert f"# {default_file().as_posix().replace('/home/ann', '~')}" in TEXT
    monkeypatch.setenv("XDG_DATA_HOME", "/var/lib")
    assert default_file().as_posix() == "/var/lib/realpolitik/table.db"  # what the Containerfile counts on


def test_health_answers_as_it_says() -> None:
    (example,) = re.findall(r'^    (\{"status".*\})$', TEXT, re.MULTILINE)
    assert Health.model_validate_json(example).model_dump_json() == example
    assert "/health" in create_app(Settings()).openapi()["paths"]


def test_links_lead_somewhere() -> None:
    headings = re.findall(r"^#+ (.+)$", TEXT, re.MULTILINE)
    anchors = {f"#{re.sub(r'[^a-z -]', '', heading.lower()).replace(' ', '-')}" for heading in headings}
    links = re.findall(r"\]\(([^)]+)\)", TEXT)
    assert links
    wrong = [link for link in links if link not in anchors and not (DOCUMENT.parent / link).exists()]
    assert wrong == []


# -- the files that go with it -----------------------------------------------------------------------------------------


def test_the_service_bears_what_the_server_may_take() -> None:
    """Files for the sockets of many addresses; memory for a reader of records at its limit, and the rest beside it."""
    service = (ROOT / "docs" / "realpolitik.service").read_text(encoding="utf-8")
    told = dict(re.findall(r"^(\w+)=(\S+)$", service, re.MULTILINE))
    files, memory = int(told["LimitNOFILE"]), int(told["MemoryMax"].removesuffix("G")) * 1024**3
    assert files >= 100 * Limits().sockets_of_address * 2
    assert memory >= max(READER_MEMORY, MEMORY) + 2 * 1024**3
    assert told["OOMPolicy"] == "continue"  # what is ended for its memory is not to take the server with it
    assert f"nofile={files}:{files} --memory {told['MemoryMax'].lower()}" in TEXT
    assert f"{files:,} open files" in TEXT
    assert "ExecReload=/bin/kill -HUP $MAINPID\n" in service
    assert "KillMode=mixed\n" in service, "the one that watches the others tells them to stop"


def test_the_compose_file_is_as_it_says() -> None:
    """Its servers are started with arguments that they have, and told of the proxy's network; both are asked whether
    they are ready, and bear what the service bears."""
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    words = json.loads(*re.findall(r"^  command: (\[.+\])$", text, re.MULTILINE))
    given = parser().parse_args(words)
    assert given.run.__name__ == "_serve"
    assert (given.host, given.port, given.processes) == ("0.0.0.0", 8000, 2)
    assert engine_for(given.database).dialect.name == "postgresql"
    assert f"- subnet: {given.proxy[0]}\n" in text
    services = re.findall(r"^  ([\w-]+):$", text.partition("\nservices:\n")[2].partition("\nconfigs:")[0], re.MULTILINE)
    assert services == ["database", "table-1", "table-2", "proxy"]
    assert f"reverse_proxy table-1:{given.port} table-2:{given.port} {{" in text
    assert f"http://127.0.0.1:{given.port}/ready" in text
    assert "health_uri /ready" in text
    assert "/ready" in create_app(Settings()).openapi()["paths"]
    assert f"@database/{given.database.rpartition('/')[2]}" in given.database
    assert text.count("${POSTGRES_PASSWORD:?") == 2
    assert "dockerfile: Containerfile" in text
    service = (ROOT / "docs" / "realpolitik.service").read_text(encoding="utf-8")
    told = dict(re.findall(r"^(\w+)=(\S+)$", service, re.MULTILINE))
    assert f"nofile: {told['LimitNOFILE']}\n" in text
    assert f"mem_limit: {given.processes * int(told['MemoryMax'].removesuffix('G'))}g\n" in text
    assert f"stop_grace_period: {told['TimeoutStopSec']}s" in text
    assert int(told["TimeoutStopSec"]) > STOPPING


@pytest.mark.skipif(not shutil.which("docker"), reason="there is no docker here")
def test_the_compose_file_is_understood() -> None:
    """By the program that it is written for, where it is installed; nothing is started."""
    words = ["docker", "compose", "--file", str(ROOT / "compose.yaml"), "config", "--quiet"]
    version = subprocess.run(["docker", "compose", "version"], capture_output=True)
    if version.returncode:
        pytest.skip("docker knows no compose here")
    told = subprocess.run(words, capture_output=True, text=True, env={**os.environ, "POSTGRES_PASSWORD": "secret"})
    assert told.returncode == 0, told.stderr


def test_processes_are_watched_as_it_says() -> None:
    told = " ".join(TEXT.split())
    assert (FIRST_PAUSE, PATIENCE, BEAT) == (0.5, 60, 5)
    assert "after half a second at first" in told
    assert "no sign of life for a minute" in told
    assert "up to five seconds ago" in told
    assert f"`table.db{ENDING}`" in told


def test_memory_is_bound_as_it_says() -> None:
    told = " ".join(TEXT.split("### Memory, at most")[1].split())
    limits = Limits()
    assert READER_MEMORY == MEMORY == 2 * 1024**3
    assert limits.shelf == limits.bodies == MOST_UNREAD == 64 * 1024**2
    assert (SHARE, MANY_TIMES, LITTLE_UNREAD, Bucket.MANY) == (4, 2, 16 * 1024, 10_000)
    for words in (
        "64 MiB, of one address a quarter",
        "never more than twice as many",
        "10,000 names",
        "ended at 2 GiB",
    ):
        assert words in told
    assert f"{limits.rooms} are kept" in told


def test_database_connections_are_as_it_says() -> None:
    assert f"Up to {_CONNECTIONS['pool_size'] + _CONNECTIONS['max_overflow']}\nconnections are opened" in TEXT


@pytest.mark.parametrize("name", ["docs/realpolitik.service", "Containerfile"])
def test_commands_in_its_files_are_understood(name: str) -> None:
    """The service and the container start the server with arguments that it has."""
    text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ")
    if name.endswith("service"):
        (command,) = re.findall(r"^ExecStart=\S+/realpolitik (.+)$", text, re.MULTILINE)
        words = command.split()
    else:
        (command,) = re.findall(r"^CMD \[(.+)\]$", text, re.MULTILINE)
        words = re.findall(r'"([^"]+)"', command)
    given = parser().parse_args(words)
    assert given.run.__name__ == "_serve"
    assert given.port == 8000
