"""Telling by mail: a mailbox is asked first, every mail has a way out, and nothing slips into a header."""

import email
import email.policy
import re
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from table.visitors import QUICK, Caller, NewMatch, Server, open_server

from realpolitik.table.mailing import BadMail, Mailer, mailbox
from realpolitik.table.outside import NotTaken
from realpolitik.table.settings import Settings

ADDRESS = "https://table.example.org"
ANN = "ann.smith+games@mail.example.org"
LATER = timedelta(hours=2)
PATIENCE = 30.0
CERTIFICATE = Path(__file__).with_name("certificate.pem")


class MailServer(socketserver.ThreadingTCPServer):
    """As much of SMTP as takes a mail, or refuses every mailbox."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Conversation)
        self.port = self.server_address[1]
        self.refusing = False
        self.encrypts = False
        self.mails: list[EmailMessage] = []
        self.arrived = threading.Condition()

    def finish_request(self, request: Any, client_address: Any) -> None:
        """In a thread of its own."""
        if not self.encrypts:
            super().finish_request(request, client_address)
            return
        certificates = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        certificates.load_cert_chain(CERTIFICATE)
        with suppress(OSError), certificates.wrap_socket(request, server_side=True) as encrypted:
            super().finish_request(encrypted, client_address)

    def wait_for(self, number: int) -> list[EmailMessage]:
        with self.arrived:
            assert self.arrived.wait_for(lambda: len(self.mails) >= number, PATIENCE)
        return self.mails


class Conversation(socketserver.StreamRequestHandler):
    server: MailServer

    def say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())

    def handle(self) -> None:
        self.say("220 here")
        while line := self.rfile.readline():
            command = line.decode().strip().upper()
            if command == "DATA":
                self.say("354 go on")
                self.take()
            elif command == "QUIT":
                self.say("221 bye")
                return
            else:
                refused = command.startswith("RCPT") and self.server.refusing
                self.say("550 nobody here" if refused else "250 well")

    def take(self) -> None:
        lines = []
        while (line := self.rfile.readline()) != b".\r\n":
            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
        with self.server.arrived:
            found = email.message_from_bytes(b"".join(lines), policy=email.policy.SMTP)
            assert isinstance(found, EmailMessage)
            self.server.mails.append(found)
            self.server.arrived.notify_all()
        self.say("250 taken")


@pytest.fixture
def mails() -> Iterator[MailServer]:
    with MailServer() as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def settings(mails: MailServer, **more: Any) -> Settings:
    told = {"mail": f"smtp://127.0.0.1:{mails.port}", "mail_from": "table@example.org", "address": ADDRESS}
    return replace(QUICK, bell_grace=3600.0, **{**told, **more})


class Game:
    """Ann, the US, and Bob, the USSR, who is asked first."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.match, self.ann, self.bob = server.pair(nickname="Ann")

    def give(self, who: Caller, seat: int, address: str = ANN, match: NewMatch | None = None, expect: int = 200) -> Any:
        given = {"seat": seat, "kind": "mail", "address": address, "language": "en"}
        return who.post(f"/api/matches/{(match or self.match).id}/bells", given, expect=expect)

    def state(self) -> Any:
        (bell,) = self.ann.get(f"/api/matches/{self.match.id}/bells", seat=0)["bells"]
        return bell

    def move(self) -> None:
        """Bob answers until Ann is asked."""
        while (screen := self.bob.screen(self.match.id, 1))["question"] is not None:
            self.bob.answer(self.match.id, 1, screen["question"]["options"][0]["option"], screen["version"])

    def ring(self) -> None:
        self.server.on_loop(self.server.hall.ringing.ring_all, datetime.now(UTC) + LATER)


@contextmanager
def a_game(folder: Path, mails: MailServer, **more: Any) -> Iterator[Game]:
    with open_server(folder, settings(mails, **more)) as server:
        yield Game(server)


def secret_in(mail: EmailMessage, wish: str) -> str:
    (found,) = re.findall(rf"{ADDRESS}/mail#{wish}=([\w-]+)", text_of(mail))
    return str(found)


def text_of(mail: EmailMessage) -> str:
    text: str = mail.get_content()
    return text


def test_a_mailbox_is_asked_first_then_told_and_stops_when_it_says_so(tmp_path: Path, mails: MailServer) -> None:
    with a_game(tmp_path, mails) as game:
        assert not game.give(game.ann, 0)["bells"][0]["confirmed"]
        (asking,) = mails.wait_for(1)
        assert asking["To"] == ANN
        assert asking["From"] == "Realpolitik <table@example.org>"
        game.move()
        game.ring()
        assert len(mails.mails) == 1, "nothing but the question was sent"
        stranger = game.server.browser()  # another browser of hers, perhaps
        assert stranger.post("/api/mail/confirm", {"secret": "a" * 43}) == {"done": False}
        assert stranger.post("/api/mail/confirm", {"secret": secret_in(asking, "confirm")}) == {"done": True}
        assert game.state()["confirmed"]
        game.ring()
        told = mails.wait_for(2)[1]
        assert told["Subject"] == "Your move: Twilight Struggle (US)"
        assert f"{ADDRESS}/match/{game.match.id}" in text_of(told)
        assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        game.ring()
        assert len(mails.mails) == 2
        stop = secret_in(told, "stop")
        assert told["List-Unsubscribe"] == f"<{ADDRESS}/mail?stop={stop}>"
        assert game.server.browser().client.post(
            f"/mail?stop={stop}", data={"List-Unsubscribe": "One-Click"}
        ).json() == {"done": True}
        assert game.ann.get(f"/api/matches/{game.match.id}/bells", seat=0)["bells"] == []
        assert stranger.post("/api/mail/stop", {"secret": stop}) == {"done": False}


def test_a_mailbox_that_was_confirmed_is_not_asked_again(tmp_path: Path, mails: MailServer) -> None:
    with a_game(tmp_path, mails) as game:
        game.give(game.ann, 0)
        game.ann.post("/api/mail/confirm", {"secret": secret_in(mails.wait_for(1)[0], "confirm")})
        other = game.ann.create("here", "invite")
        assert game.give(game.ann, 0, match=other)["bells"][0]["confirmed"]
        assert not game.give(game.bob, 1)["bells"][0]["confirmed"], "Bob has shown nothing"
        asked = mails.wait_for(2)
        assert game.bob.post("/api/mail/stop", {"secret": secret_in(asked[1], "stop")})["done"]
        assert game.ann.get(f"/api/matches/{other.id}/bells", seat=0)["bells"] == [], "whoever gave it, it is forgotten"


def test_a_mailbox_is_asked_only_so_often(tmp_path: Path, mails: MailServer) -> None:
    limits = replace(QUICK.limits, mailboxes=2)
    with a_game(tmp_path, mails, limits=limits) as game:
        game.give(game.ann, 0)
        game.give(game.bob, 1)
        game.give(game.ann, 0, ANN.replace("ann", "Ann"), expect=429)
        assert len(mails.wait_for(2)) == 2


def test_a_mailbox_that_is_refused_is_dropped(tmp_path: Path, mails: MailServer) -> None:
    with a_game(tmp_path, mails) as game:
        game.give(game.ann, 0)
        game.ann.post("/api/mail/confirm", {"secret": secret_in(mails.wait_for(1)[0], "confirm")})
        mails.refusing = True
        game.move()
        game.ring()
        assert game.state()["dropped"]
        assert game.state()["address"] == ""


@pytest.mark.parametrize(
    "address",
    [
        "ann",
        "ann@localhost",
        "@example.org",
        "ann@@example.org",
        "ann@example.org, bob@example.org",
        "ann@example.org\r\nBcc: bob@example.org",
        "ann@example.org\nBcc: bob@example.org",
        "Ann <ann@example.org>",
        '"ann\r\n"@example.org',
        "ann@[127.0.0.1]",
        "ann@127.0.0.1",
        "ann smith@example.org",
        "änn@example.org",
        "ann@exämple.org",
        ".ann@example.org",
        f"{'a' * 250}@example.org",
    ],
)
def test_what_is_no_mailbox_is_refused(address: str) -> None:
    with pytest.raises(BadMail):
        mailbox(address)


def test_mails_are_off_unless_the_operator_names_a_server(tmp_path: Path) -> None:
    with open_server(tmp_path) as server:
        game = Game(server)
        game.give(game.ann, 0, expect=400)


@pytest.mark.parametrize(
    "wrong",
    [
        {"mail": "mail.example.org"},
        {"mail": "http://mail.example.org"},
        {"mail": "smtp://user:secret@mail.example.org"},
        {"mail": "smtp://mail.example.org:port"},
        {"mail_from": ""},
        {"mail_from": "a\n@example.org"},
        {"address": ""},
        {"mail_password": "/nowhere/at/all"},
    ],
)
def test_settings_that_cannot_be_are_told_at_once(wrong: dict[str, str]) -> None:
    right = {"mail": "smtps://mail.example.org", "mail_from": "table@example.org", "address": ADDRESS}
    Mailer(Settings(**right))  # type: ignore[arg-type]
    with pytest.raises(BadMail):
        Mailer(Settings(**{**right, **wrong}))  # type: ignore[arg-type]


def test_a_server_elsewhere_that_does_not_encrypt_gets_no_mail(
    tmp_path: Path, mails: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("realpolitik.table.mailing.OWN_MACHINE", ())
    with a_game(tmp_path, mails) as game:
        mailer = game.server.hall.mailer
        assert mailer is not None
        with pytest.raises(NotTaken, match="SMTPNotSupportedError"):
            game.server.on_loop(mailer._post, EmailMessage())
        assert mails.mails == []


def test_a_server_that_encrypts_from_the_beginning_is_known_by_its_certificate(
    tmp_path: Path, mails: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    mails.encrypts = True
    trusted = ssl.create_default_context(cafile=str(CERTIFICATE))
    with a_game(tmp_path, mails, mail=f"smtps://localhost:{mails.port}") as game:
        game.give(game.ann, 0)
        while not game.state()["dropped"]:  # nobody vouches for it
            pass
        monkeypatch.setattr(ssl, "create_default_context", lambda: trusted)
        game.give(game.ann, 0)
        assert mails.wait_for(1)
