"""Several processes behind one port, and several servers behind a proxy: whatever ends or is replaced, no move that was
acknowledged is lost, none is made twice, and whoever was connected comes back."""

import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest
from table.test_crash import PATIENCE, running
from table.visitors import request_id
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from realpolitik.table import processes
from realpolitik.table.database import engine_for
from realpolitik.table.processes import Part, Processes, share
from realpolitik.table.settings import Settings
from realpolitik.table.store import Store

if sys.platform == "win32":
    pytest.skip("processes are told to stop in another way", allow_module_level=True)

GENEROUS = [f"{name}=1000000" for name in ("requests", "requests_at_once", "answers", "looks")]


def wait_until(true: Callable[[], object], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


# -- servers and what stands before them -------------------------------------------------------------------------------


class Server:
    """`realpolitik serve` with two processes, at a port of its own."""

    def __init__(self, database: str, folder: Path, port: int, *more: str) -> None:
        words = ["serve", "--database", database, "--processes", "2", "--workers", "0", "--port", str(port), *more]
        limits = [word for limit in GENEROUS for word in ("--limit", limit)]
        self.port = port
        self.log = folder / f"log-{port}"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "realpolitik", *words, *limits],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )

    def wait(self) -> "Server":
        """Until it says where it is."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert f":{self.port}/" in line, self.log.read_text()[-3000:]
        return self

    def begun(self) -> list[int]:
        """The numbers of all processes that it has ever started, the first one first."""
        return [int(pid) for pid in re.findall(r"process started process=(\d+)", self.log.read_text())]

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.end()

    def end(self) -> int:
        status = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status


def is_alive(process: int) -> bool:
    with suppress(OSError):
        os.kill(process, 0)
        return True
    return False


@contextmanager
def two_servers(database: str, folder: Path) -> Iterator[list[Server]]:
    servers = [Server(database, folder, free_port()) for _ in range(2)]
    try:
        yield [server.wait() for server in servers]
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.process.kill()
                server.end()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Proxy:
    """Leads each connection to the next server that is there."""

    def __init__(self, ports: list[int]) -> None:
        self._ports = cycle(ports)
        self._tries = len(ports)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                client, _ = self._listening.accept()
                threading.Thread(target=self._lead, args=(client,), daemon=True).start()

    def _lead(self, client: socket.socket) -> None:
        for _ in range(self._tries):
            try:
                server = socket.create_connection(("127.0.0.1", next(self._ports)))
            except OSError:
                continue
            with client, server:
                sending = threading.Thread(target=_pass_on, args=(client, server), daemon=True)
                sending.start()
                _pass_on(server, client)
                sending.join()
            return
        client.close()

    def close(self) -> None:
        self._listening.close()


def _pass_on(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while data := one.recv(65536):
            other.sendall(data)
    for end in (one, other):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


# -- those who play ----------------------------------------------------------------------------------------------------


class Player:
    """Answers for both seats at random, one match after another. What breaks off is sent again, by the same name."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.client = httpx2.Client(base_url=f"http://{address}", timeout=PATIENCE)
        self.acknowledged: dict[tuple[str, str], int] = {}  # for each match and request the version that was told
        self.problems: list[BaseException] = []
        self._begin()
        self._random = Random(5)
        self._enough = threading.Event()
        self._thread = threading.Thread(target=self._play_safely)

    def _begin(self) -> None:
        headers = {"Origin": f"http://{self.address}", "X-Realpolitik": "1"}
        body = {"game": "twilight-struggle", "seats": [{"kind": "invite"}, {"kind": "invite"}]}
        made = self._surely(lambda: self.client.post("/api/matches", json=body, headers=headers)).json()
        self.match: str = made["match"]
        self.keys = {it["seat"]: self._claim(it["key"]) for it in made["invites"]}

    def _claim(self, invitation: str) -> str:
        headers = {"Authorization": f"Bearer {invitation}"}
        body = {"key": invitation}
        key: str = self._surely(lambda: self.client.post("/api/claim", json=body, headers=headers)).json()["key"]
        return key

    def _surely(self, send: Callable[[], httpx2.Response]) -> httpx2.Response:
        """What comes of a request, however often it has to be sent."""
        while True:
            with suppress(httpx2.TransportError):
                return send()

    def __enter__(self) -> "Player":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._enough.set()
        self._thread.join(PATIENCE)
        self.client.close()
        assert not self._thread.is_alive()
        assert self.problems == []

    def _play_safely(self) -> None:
        try:
            while not self._enough.wait(0.05):
                self._play_on()
        except BaseException as problem:
            self.problems.append(problem)

    def _play_on(self) -> None:
        seat = self._random.choice([0, 1])
        at, headers = f"/api/matches/{self.match}", {"Authorization": f"Bearer {self.keys[seat]}"}
        looking = {"params": {"seat": seat}, "headers": headers}
        shown = self._surely(lambda: self.client.get(f"{at}/screen", **looking)).json()
        if shown["result"]:
            self._begin()
        if not shown["question"]:
            return
        option = self._random.choice(shown["question"]["options"])["option"]
        body = {"seat": seat, "option": option, "version": shown["version"], "request": request_id()}
        answered = self._surely(lambda: self.client.post(f"{at}/answer", json=body, headers=headers))
        if answered.status_code == 200:
            self.acknowledged[self.match, body["request"]] = answered.json()["version"]
        else:  # made of what another process has changed meanwhile
            assert answered.json()["error"]["code"] == "stale", answered.text

    def wait_for_more(self, more: int = 3) -> None:
        """Until so many more answers have been acknowledged."""
        enough = len(self.acknowledged) + more
        wait_until(lambda: self.problems or len(self.acknowledged) >= enough, "the game does not go on")
        assert self.problems == []


class Onlooker:
    """Keeps a live channel open: connects again whenever it is closed."""

    def __init__(self, address: str, player: Player) -> None:
        self._url = f"ws://{address}/api/matches/{player.match}/live?seat=0"
        self._headers = {"Authorization": f"Bearer {player.keys[0]}"}
        self.closed: list[int] = []  # the codes with which it was closed
        self.looks_on = False  # whether a screen came over the channel that is open
        self._enough = threading.Event()
        self._thread = threading.Thread(target=self._look_on, daemon=True)
        self._thread.start()

    def _look_on(self) -> None:
        while not self._enough.is_set():
            try:
                with connect(self._url, additional_headers=self._headers, open_timeout=PATIENCE) as channel:
                    self.looks_on = '"screen"' in str(channel.recv(PATIENCE))
                    while not self._enough.is_set():
                        with suppress(TimeoutError):
                            channel.recv(0.2)
            except ConnectionClosed as closed:
                self.closed.append(closed.rcvd.code if closed.rcvd else 1006)
            except (OSError, InvalidHandshake):
                continue
            finally:
                self.looks_on = False

    def close(self) -> None:
        self._enough.set()
        self._thread.join(PATIENCE)


class Knocker:
    """Connects to one server again and again: nobody may be refused."""

    def __init__(self, port: int) -> None:
        self.refused = 0
        self.answered = 0
        self._port = port
        self._enough = threading.Event()
        self._thread = threading.Thread(target=self._knock)

    def __enter__(self) -> "Knocker":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._enough.set()
        self._thread.join(PATIENCE)

    def _knock(self) -> None:
        while not self._enough.wait(0.02):
            try:
                knocking = socket.create_connection(("127.0.0.1", self._port), PATIENCE)
            except OSError:
                self.refused += 1
                continue
            with knocking, suppress(OSError):
                knocking.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                self.answered += knocking.recv(1024).startswith(b"HTTP/1.1 200")


def test_a_game_goes_on_while_servers_are_restarted(new_database: Callable[[str], str], tmp_path: Path) -> None:
    database = new_database("postgresql")
    with two_servers(database, tmp_path) as (one, other):
        proxy = Proxy([one.port, other.port])
        with Player(proxy.address) as player:
            player.wait_for_more()
            onlooker = Onlooker(proxy.address, player)
            wait_until(lambda: onlooker.looks_on, "nobody looks on")
            with Knocker(one.port) as knocker:  # one after another is replaced, and the port stays open
                old = one.begun()
                one.process.send_signal(signal.SIGHUP)
                wait_until(lambda: len(one.begun()) == 4 and not any(map(is_alive, old)), "the old ones stay")
                player.wait_for_more()
                killed = one.begun()[-1]
                os.kill(killed, signal.SIGKILL)  # one dies, and another takes its place
                wait_until(lambda: len(one.begun()) == 5, "nobody takes the place of the one that died")
                player.wait_for_more()
                answered = knocker.answered
                wait_until(lambda: knocker.answered > answered, "nobody answers")
            assert knocker.refused == 0
            assert f"process died process={killed}" in one.log.read_text()
            parts = other.begun()
            assert other.stop() == 0  # a whole server goes, and comes back
            assert not any(map(is_alive, parts))
            player.wait_for_more()
            again = Server(database, tmp_path, other.port).wait()
            player.wait_for_more()
            wait_until(lambda: 1012 in onlooker.closed and onlooker.looks_on, "whoever looked on does not come back")
            onlooker.close()
        again.stop()
        proxy.close()
        engine = engine_for(database)
        played = {match: Store(engine).moves(match) for match, _ in player.acknowledged}
        engine.dispose()
    kept = {(match, move.request): move.sequence for match, moves in played.items() for move in moves if move.request}
    assert {made: kept.get(made) for made in player.acknowledged} == player.acknowledged
    for moves in played.values():
        assert [move.sequence for move in moves] == list(range(1, len(moves) + 1))


def test_figures_of_all_processes_are_told_by_each(new_database: Callable[[str], str], tmp_path: Path) -> None:
    server = Server(new_database("postgresql"), tmp_path, free_port(), "--metrics", "127.0.0.1").wait()
    try:
        with httpx2.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=PATIENCE) as client:
            wait_until(
                lambda: (
                    set(re.findall(r'realpolitik_rooms\{process="(\d+)"\}', client.get("/metrics").text))
                    == {str(process) for process in server.begun()}
                ),
                "not all are told of",
            )
    finally:
        assert server.stop() == 0


# -- the one that watches ----------------------------------------------------------------------------------------------


class Pretended:
    """What a process looks like to the one that watches it."""

    pid = 10**9
    exitcode = 1
    killed = False

    def kill(self) -> None:
        self.killed = True

    def terminate(self) -> None:
        self.killed = True

    def join(self) -> None:
        pass

    close = join


def part(place: int, **fields: Any) -> Part:
    now = time.monotonic()
    process: Any = Pretended()
    return Part(place, process, process, now, fields.pop("heard", now), **fields)


@pytest.fixture
def watching(tmp_path: Path) -> Iterator[Processes]:
    with socket.socket() as listening:
        found = Processes(Settings(processes=2), listening, lambda: None)
        found._folder = str(tmp_path)
        found._serving = {place: part(place, ready=True) for place in (0, 1)}
        found._has_started = True
        yield found


def test_a_process_that_gives_no_sign_of_life_is_ended(watching: Processes) -> None:
    watching._serving[1] = part(1, ready=True, heard=time.monotonic() - processes.PATIENCE)
    watching._look_around()
    assert [it.process.killed for it in watching._serving.values()] == [False, True]  # type: ignore[attr-defined]


def test_what_does_not_start_replaces_nothing(watching: Processes) -> None:
    watching._successor, watching._to_replace = part(0), [1]
    watching._bury(watching._successor)
    assert (watching._successor, watching._to_replace) == (None, [])
    assert not any(it.process.killed for it in watching._serving.values())  # type: ignore[attr-defined]


def test_one_that_dies_again_and_again_is_started_less_and_less_often(watching: Processes) -> None:
    pauses = []
    for _ in range(10):
        now = time.monotonic()
        watching._bury(watching._serving[0])
        pauses.append(round(watching._due.pop(0) - now, 1))
        watching._serving[0] = part(0, ready=True)
    assert pauses == [0.5, 1, 2, 4, 8, 16, 32, 60, 60, 60]


def test_a_server_whose_processes_do_not_start_ends() -> None:
    nowhere = f"postgresql://nobody@127.0.0.1:{free_port()}/nothing"
    listening = socket.create_server(("127.0.0.1", 0))
    said: list[str] = []
    assert Processes(Settings(database=nowhere, processes=2), listening, lambda: said.append("")).run() == 1
    assert said == []


@pytest.mark.parametrize(
    ("workers", "each"), [(0, [0, 0, 0]), (1, [1, 1, 1]), (3, [1, 1, 1]), (4, [2, 1, 1]), (8, [3, 3, 2])]
)
def test_workers_are_shared_between_processes(workers: int, each: list[int]) -> None:
    assert [share(workers, 3, place) for place in range(3)] == each


def test_one_process_is_not_ended_by_a_wish_to_be_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """systemd's `reload` sends SIGHUP, which would end a program that does not heed it."""
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "systemd"))
    with running(tmp_path / "table.db") as server:
        server.process.send_signal(signal.SIGHUP)
        wait_until(lambda: "not restarted" in (tmp_path / "log").read_text(), "nothing is said")
        assert server.client.get("/ready").status_code == 200
