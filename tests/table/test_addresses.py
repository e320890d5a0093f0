"""Networks, and those who are not served: at once, through proxies, on open channels, and by a file that changes."""

import logging
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from table.visitors import QUICK, Caller, Server, open_server

from realpolitik.table.addresses import LOOKED_AT_EVERY, BadBans, Bans, Networks, read_bans
from realpolitik.table.journal import Text
from realpolitik.terminal.main import main

PROXY = "192.168.0.1"


@pytest.mark.parametrize(
    ("networks", "address", "held"),
    [
        ([], "10.0.0.1", False),
        (["10.0.0.0/8"], "10.200.0.1", True),
        (["10.0.0.7/8"], "10.200.0.1", True),  # whatever stands behind the network's own part
        (["10.0.0.7"], "10.0.0.8", False),
        (["10.0.0.7"], "::ffff:10.0.0.7", True),
        (["2001:db8::/32"], "2001:db8:1::5", True),
        (["0.0.0.0/0"], "2001:db8:1::5", False),
        (["0.0.0.0/0"], "testclient", False),
        (["::/0", "0.0.0.0/0"], "", False),
    ],
)
def test_networks_hold_their_addresses(networks: list[str], address: str, held: bool) -> None:
    assert Networks(networks).hold(address) is held


# -- the file ----------------------------------------------------------------------------------------------------------


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def write(path: Path, text: str) -> None:
    """Write, as if a while had passed since the last time: a clock of files may be coarse."""
    before = path.stat().st_mtime if path.exists() else 0.0
    path.write_text(text)
    os.utime(path, (before + 10, before + 10))


def test_bans_are_read_line_by_line(tmp_path: Path) -> None:
    path = tmp_path / "bans"
    path.write_text("# not these\n\n203.0.113.7\n 2001:db8:1:2::/64   # a household\n198.51.100.9/24\n")
    assert read_bans(path) == ["203.0.113.7/32", "2001:db8:1:2::/64", "198.51.100.0/24"]


@pytest.mark.parametrize("content", [b"1.2.3.4\nsomebody\n", b"1.2.3.4\n\xff\n", None])
def test_a_file_that_cannot_be_read_is_refused_at_the_start(
    content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bans"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadBans, match="bans"):
        Bans(str(path))
    assert main(["serve", "--database", str(tmp_path / "table.db"), "--bans", str(path)]) == 2
    assert str(path) in capsys.readouterr().err


def test_the_file_is_looked_at_now_and_then(tmp_path: Path) -> None:
    path, clock = tmp_path / "bans", Clock()
    write(path, "10.0.0.1\n")
    bans = Bans(str(path), clock)
    assert (bans.hold("10.0.0.1"), bans.hold("10.0.0.2")) == (True, False)
    write(path, "10.0.0.2\n")
    assert not bans.hold("10.0.0.2")
    clock.now += LOOKED_AT_EVERY
    assert (bans.hold("10.0.0.1"), bans.hold("10.0.0.2")) == (False, True)


@pytest.mark.parametrize("wrong", ["10.0.0\n", None])
def test_a_file_that_goes_wrong_leaves_the_bans_as_they_were(wrong: str | None, tmp_path: Path) -> None:
    path, clock = tmp_path / "bans", Clock()
    write(path, "10.0.0.1\n")
    bans = Bans(str(path), clock)
    if wrong is None:
        path.unlink()
    else:
        write(path, wrong)
    clock.now += LOOKED_AT_EVERY
    assert bans.hold("10.0.0.1")
    write(path, "10.0.0.3\n")
    clock.now += LOOKED_AT_EVERY
    assert (bans.hold("10.0.0.1"), bans.hold("10.0.0.3")) == (False, True)


# -- the server --------------------------------------------------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    bans = tmp_path / "bans"
    bans.write_text("203.0.113.0/24\n")
    with open_server(tmp_path, replace(QUICK, bans=str(bans), proxies=(PROXY,))) as opened:
        yield opened


def caller(server: Server, address: str) -> Caller:
    client = TestClient(server.app, client=(address, 1))
    client.portal = server._client.portal
    return Caller(client)


def look_on(socket: WebSocketTestSession) -> None:
    """Until sent away. No line of chat is shown meanwhile."""
    while True:
        assert "chat" not in socket.receive_json()


def test_whoever_is_banned_is_refused_everything(server: Server) -> None:
    match = server.browser().create("here", "here").id
    eve = caller(server, "203.0.113.66")
    for path in ("/", "/health", "/api/games", f"/api/matches/{match}/screen"):
        assert eve.get(path, expect=403)["error"]["code"] == "not_yours"
    eve.post("/api/me", {"nickname": "Eve"}, expect=403)
    with eve.live(match) as socket, pytest.raises(WebSocketDisconnect) as sent_away:
        socket.receive_json()
    assert (sent_away.value.code, sent_away.value.reason[:10]) == (1008, "not_yours:")
    caller(server, "203.0.114.66").get("/api/games")


def test_bans_are_of_those_whom_a_proxy_names(server: Server) -> None:
    through = caller(server, PROXY)
    through.headers["X-Forwarded-For"] = "203.0.113.66"
    through.get("/api/games", expect=403)
    through.headers["X-Forwarded-For"] = "203.0.113.66, 8.8.8.8"  # the first is what the client made up
    through.get("/api/games")


def test_a_channel_that_is_open_ends_once_its_address_is_banned(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("realpolitik.table.addresses.LOOKED_AT_EVERY", 0.0)
    eve, ann = caller(server, "198.51.100.1"), server.browser()
    match = ann.create("here", "here").id
    with eve.live(match) as theirs, ann.live(match) as ours:
        assert {"screen", "now"} == set(theirs.receive_json()) == set(ours.receive_json())
        write(tmp_path / "bans", "198.51.100.1\n")
        ann.post(f"/api/matches/{match}/chat", {"seat": 0, "text": "hello"})
        with pytest.raises(WebSocketDisconnect) as sent_away:
            look_on(theirs)
        assert sent_away.value.code == 1008
        while "chat" not in ours.receive_json():
            pass


# -- the log -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wanted", [False, True])
def test_addresses_are_in_the_log_only_where_they_are_wanted(
    wanted: bool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "realpolitik.table")
    with open_server(tmp_path, replace(QUICK, log_addresses=wanted, proxies=(PROXY,))) as server:
        through = caller(server, PROXY)
        through.headers["X-Forwarded-For"] = "198.51.100.1"
        through.get("/api/games")
    lines = [Text().format(record) for record in caplog.records]
    told = [line for line in lines if "path=/api/games" in line]
    assert len(told) == 1
    assert told[0].endswith(" address=198.51.100.1") is wanted
    assert any("198.51.100.1" in line for line in lines) is wanted
