"""A server for the browser tests: a process of its own, which can be killed and started again.

server.start()
ann.sit_at(server.prepare(table(us=["fidel"], side="us"), ann, "random", dice=[6]))
"""

import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path

from tabletop import Table

from browser.player import Person
from realpolitik.kernel.chance import seed_with
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import NATURE
from realpolitik.table.database import engine_for
from realpolitik.table.first_rows import first_move, match_row
from realpolitik.table.rows import SeatRow
from realpolitik.table.security import hashed, new_match_id
from realpolitik.table.store import Store

STARTS_WITHIN = 240.0  # seconds; a busy machine may be slow
ENDS_WITHIN = 60.0


class Server:
    def __init__(self, folder: Path, mail: str = "") -> None:
        """`mail`: the address of a server that takes mails, where there is one."""
        self.mail = mail
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder}/table.db"
        self.journal = folder / "journal"
        self._process: subprocess.Popen[bytes] | None = None

    # -- the process -------------------------------------------------------------------------------------------------

    def start(self) -> None:
        program = Path(__file__).with_name("quick_server.py")
        with self.journal.open("ab") as journal:
            command = [sys.executable, program, str(self.port), self.database, *([self.mail] if self.mail else [])]
            self._process = subprocess.Popen(command, stdout=journal, stderr=journal)
        deadline = time.monotonic() + STARTS_WITHIN
        while not self.answers():
            told = self.journal.read_text()
            assert self._process.poll() is None, f"the server does not start: {told}"
            assert time.monotonic() < deadline, f"the server does not answer: {told}"
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=1):
                return True
        except OSError:
            return False

    def kill(self) -> None:
        """End the process as a power cut does: it finishes nothing."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(ENDS_WITHIN)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"the server does not end: {self.journal.read_text()[-2000:]}") from None

    # -- matches at a position ---------------------------------------------------------------------------------------

    def prepare(
        self,
        at: Table | Match,
        *seats: Person | str,
        dice: Sequence[int] = (),
        seed: str = "",
        guided: bool = False,
    ) -> str:
        """Put a match into the database as it stands, and give its address. In each seat sits a person, a bot by its
        name, or nobody (""). The next dice show what is asked for, or chance is that of a seed."""
        match_id, match = new_match_id(), at.match if isinstance(at, Table) else at
        rolled = sum(seat == NATURE for seat, _ in match.answers)
        row = match_row(match_id, match, seed or seed_with(dice, rolled), guided=guided)._replace(chance=None)
        rows = [
            SeatRow(match_id, number, match.seats[number], "bot", bot=who)
            if isinstance(who, str) and who
            else SeatRow(match_id, number, match.seats[number], "person")
            for number, who in enumerate(seats)
        ]
        engine = engine_for(self.database)
        store = Store(engine)
        store.create_match(row, rows, [], [], None, first_move(row, match))
        for number, who in enumerate(seats):
            if isinstance(who, Person):
                store.claim(hashed(who.known_by()), match_id, number, who.name)
        engine.dispose()
        return f"/match/{match_id}"
