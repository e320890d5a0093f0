"""A real server, as a process: killed at any moment it loses nothing acknowledged; stopped, it says goodbye."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

import httpx2
import pytest
from table.visitors import request_id
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 150  # seconds for what takes one or two; a busy machine may be slow


class Process:
    """A server, and a client that holds both seats of a match by their keys."""

    def __init__(self, database: Path, *more: str) -> None:
        command = [sys.executable, "-m", "realpolitik", "serve", "--database", str(database), "--workers", "1", *more]
        self.log = (database.parent / "log").open("ab")
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.log, text=True, start_new_session=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, f"{line!r} {(database.parent / 'log').read_text()[-2000:]}"
        self.address = found.group().rstrip("/")
        self.client = httpx2.Client(base_url=self.address, timeout=PATIENCE)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.close()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.close()

    def close(self) -> int:
        status = self.process.wait(PATIENCE)
        self.client.close()
        self.log.close()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status

    def create(self, *seats: dict[str, str]) -> dict[str, Any]:
        body = {"game": "twilight-struggle", "seats": list(seats)}
        response = self.client.post("/api/matches", json=body, headers={"Origin": self.address, "X-Realpolitik": "1"})
        assert response.status_code == 200, response.text
        made: dict[str, Any] = response.json()
        return made

    def claim(self, invitation: str) -> str:
        headers = {"Authorization": f"Bearer {invitation}"}
        key: str = self.client.post("/api/claim", json={"key": invitation}, headers=headers).json()["key"]
        return key

    def screen(self, match: str, seat: int, key: str) -> Any:
        headers = {"Authorization": f"Bearer {key}"}
        return self.client.get(f"/api/matches/{match}/screen", params={"seat": seat}, headers=headers).json()

    def answer(self, match: str, seat: int, key: str, shown: Any, option: int, request: str) -> int:
        body = {"seat": seat, "version": shown["version"], "option": option, "request": request}
        headers = {"Authorization": f"Bearer {key}"}
        response = self.client.post(f"/api/matches/{match}/answer", json=body, headers=headers)
        assert response.status_code == 200, response.text
        version: int = response.json()["version"]
        return version


@contextmanager
def running(database: Path, *more: str) -> Iterator[Process]:
    server = Process(database, *more)
    try:
        yield server
    finally:
        server.kill()


class Player:
    """Plays both seats of a match, and remembers what was acknowledged."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.match = ""
        self.keys: dict[int, str] = {}
        self.sent: list[tuple[int, Any, int, str]] = []  # seat, screen, option, request
        self.acknowledged: dict[str, int] = {}  # the version that each request was told

    def begin(self, server: Process) -> None:
        made = server.create({"kind": "invite"}, {"kind": "invite"})
        self.match = made["match"]
        self.keys = {invite["seat"]: server.claim(invite["key"]) for invite in made["invites"]}

    def screen(self, server: Process, seat: int) -> Any:
        return server.screen(self.match, seat, self.keys[seat])

    def send(self, server: Process, seat: int, shown: Any, option: int, request: str) -> None:
        version = server.answer(self.match, seat, self.keys[seat], shown, option, request)
        assert self.acknowledged.setdefault(request, version) == version

    def play(self, server: Process, killer: Timer) -> None:
        """Answer and answer, until the match or the server comes to its end: after some answers, at any moment."""
        last = len(self.sent) + self.random.randrange(3, 15)
        while True:
            if len(self.sent) >= last and killer.ident is None:
                killer.start()
            shown = self.screen(server, seat := self.random.choice([0, 1]))
            if shown["result"]:
                return
            if shown["question"]:
                option = self.random.choice(shown["question"]["options"])["option"]
                self.sent.append((seat, shown, option, request_id()))
                self.send(server, *self.sent[-1])


def test_what_was_acknowledged_is_there_after_a_kill(tmp_path: Path) -> None:
    database = tmp_path / "table.db"
    player = Player(11)
    for _ in range(3):
        with running(database) as server:
            if not player.match:
                player.begin(server)
            assert player.screen(server, 0)["version"] >= max(player.acknowledged.values(), default=0)
            for sent in player.sent[-5:]:  # sent again, the last one perhaps unheard: each is done once
                player.send(server, *sent)
            if player.sent:
                assert player.screen(server, 0)["version"] == player.acknowledged[player.sent[-1][-1]]
            killer = Timer(player.random.uniform(0.0, 0.05), server.process.send_signal, [signal.SIGKILL])
            with suppress(httpx2.TransportError):  # killed
                player.play(server, killer)
            if killer.ident is not None:
                killer.join()
    with running(database) as server:
        player.send(server, *player.sent[-1])
        shown = player.screen(server, 0)
    versions = [player.acknowledged[request] for *_, request in player.sent]
    assert len(versions) >= 9
    assert versions == list(range(versions[0], versions[0] + len(versions)))  # each once, in order, and none lost
    assert shown["version"] == versions[-1]
    assert not shown["pinned"]
    command = [sys.executable, "-m", "realpolitik", "check", "--database", str(database)]
    checked = subprocess.run(command, capture_output=True, text=True)
    assert (checked.returncode, checked.stdout) == (0, "1 matches: 1 go on, 0 would be pinned\n")


def listen_on(socket: ClientConnection) -> None:
    while True:
        socket.recv(timeout=PATIENCE)


def test_a_server_that_stops_says_goodbye(tmp_path: Path) -> None:
    with running(tmp_path / "table.db") as server:
        made = server.create({"kind": "here"}, {"kind": "bot", "bot": "cadet"})
        address = server.address.replace("http", "ws")
        with connect(f"{address}/api/matches/{made['match']}/live") as socket:
            assert '"screen"' in str(socket.recv(timeout=PATIENCE))
            server.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                listen_on(socket)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "restart")
        workers = children(server.process.pid)
        assert server.close() in (0, -signal.SIGTERM)
        for worker in workers:
            assert gone(worker)
    log = (tmp_path / "log").read_text()
    assert "server stopped" in log
    assert "Traceback" not in log


def test_bots_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    with running(tmp_path / "table.db") as server:
        server.create({"kind": "here"}, {"kind": "bot", "bot": "cadet"})
        deadline = time.monotonic() + PATIENCE
        while not (workers := children(server.process.pid)):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        time.sleep(1.0)  # let them come to work
        server.kill()
        for worker in workers:
            assert gone(worker)


def children(parent: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            text = status.read_text()
        except OSError:
            continue
        if f"\nPPid:\t{parent}\n" in text:
            found.append(int(status.parent.name))
    return found


def gone(process: int) -> bool:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            os.kill(process, 0)
            if "State:\tZ" in Path(f"/proc/{process}/status").read_text():
                return True
        except OSError:
            return True
        time.sleep(0.05)
    return False


def test_a_large_frame_ends_the_channel(tmp_path: Path) -> None:
    with running(tmp_path / "table.db", "--log-format", "json") as server:
        made = server.create({"kind": "here"}, {"kind": "here"})
        address = server.address.replace("http", "ws")
        with connect(f"{address}/api/matches/{made['match']}/live") as socket:
            socket.recv(timeout=PATIENCE)
            socket.send("x" * 10_000)
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        assert server.stop() in (0, -signal.SIGTERM)


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with running(tmp_path / "table.db") as server:
        port = server.address.rpartition(":")[2]
        command = [sys.executable, "-m", "realpolitik", "serve", "--port", port, "--database", str(tmp_path / "b.db")]
        tried = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        assert tried.returncode == 2
        assert f"cannot listen at port {port}" in tried.stderr
