"""Browsers that are told through their push services: only they can read what is sent, and services know by whom."""

import hashlib
import hmac
import json
import os
import ssl
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import Engine
from table.visitors import QUICK, Caller, Server, open_server

from realpolitik.language import speak
from realpolitik.table.calls import Call
from realpolitik.table.outside import Outside
from realpolitik.table.pushing import RECORD, Pusher, key_kept, point_of, said, sealed, signed
from realpolitik.table.ringing import Ringing, ways_of
from realpolitik.table.store import Store

CERTIFICATE = Path(__file__).with_name("certificate.pem")
ENDPOINT = "https://hooks.example.org/push/secret"
ADDRESS = "https://table.example.org"
SETTINGS = replace(QUICK, push=True, address=ADDRESS, bell_grace=3600.0)
LATER = timedelta(hours=2)
CURVE = ec.SECP256R1()


def decoded(letters: str) -> bytes:
    return urlsafe_b64decode(letters + "=" * (-len(letters) % 4))


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """Somebody's browser: has a subscription, and reads what is sealed for it as RFC 8188 and 8291 say."""

    def __init__(self, endpoint: str = ENDPOINT) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(CURVE)
        self.secret = os.urandom(16)

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": encoded(self.point), "auth": encoded(self.secret)}

    def read(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, text = body[21 : 21 + length], body[21 + length :]
        assert len(text) <= size == 4096
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        agreed = derived(self.secret, shared, b"WebPush: info\0" + self.point + sender, 32)
        key = derived(salt, agreed, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, agreed, b"Content-Encoding: nonce\0", 12)
        content, end, padding = AESGCM(key).decrypt(nonce, text, None).rpartition(b"\2")
        assert (end, padding.strip(b"\0")) == (b"\2", b"")
        return content


def derived(salt: bytes, material: bytes, use: bytes, length: int) -> bytes:
    """HKDF by hand (RFC 5869), for what is no longer than one hash."""
    extracted = hmac.digest(salt, material, hashlib.sha256)
    return hmac.digest(extracted, use + b"\1", hashlib.sha256)[:length]


# -- sealing and signing -----------------------------------------------------------------------------------------------


def test_the_example_of_rfc_8291_comes_out_as_it_is_told() -> None:
    """Appendix A."""
    own = ec.derive_private_key(int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE)
    found = sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        own,
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_browser_reads_what_is_sealed_and_no_two_messages_are_alike() -> None:
    browser = Browser()
    one, other = (sealed(b"hello", **browser.keys) for _ in range(2))
    assert browser.read(one) == browser.read(other) == b"hello"
    assert one[:86] != other[:86]


def test_the_longest_call_fits() -> None:
    browser, speaker = Browser(), speak("twilight-struggle", "ru")
    call = Call("\0" * 5000, "\U0001f0cf\n" * 5000, f"{ADDRESS}/match/abcdefgh", speaker)
    message = sealed(said(call), **browser.keys)
    assert len(message) <= RECORD
    assert len(said(call)) < 3000
    told = json.loads(browser.read(message))
    assert (told["link"], told["text"][-1], len(told["text"])) == (call.link, "…", 300)


def test_what_is_signed_says_who_sends_to_whom_and_for_how_long() -> None:
    key = ec.generate_private_key(CURVE)
    scheme, *parameters = signed(key, "push.example.org", ADDRESS, 1_000_000.5).replace(",", "").split()
    assert scheme == "vapid"
    given = dict(it.split("=", 1) for it in parameters)
    head, claims, signature = given["t"].split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    lasts = 12 * 3600
    assert json.loads(decoded(claims)) == {"aud": "https://push.example.org", "exp": 1_000_000 + lasts, "sub": ADDRESS}
    assert decoded(given["k"]) == point_of(key.public_key())
    numbers = decoded(signature)
    assert len(numbers) == 64
    told = encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
    key.public_key().verify(told, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        key.public_key().verify(told, f"{claims}.{head}".encode(), ec.ECDSA(SHA256()))


def test_servers_that_start_at_once_have_one_key(url: str, open_engine: Callable[[str], Engine]) -> None:
    stores = [Store(open_engine(url)) for _ in range(4)]
    together = threading.Barrier(len(stores))

    def key(store: Store) -> bytes:
        together.wait(30)
        return point_of(key_kept(store).public_key())

    with ThreadPoolExecutor(len(stores)) as threads:
        found = set(threads.map(key, stores))
    assert found == {point_of(key_kept(Store(open_engine(url))).public_key())}, "later ones have it too"


# -- a push service ----------------------------------------------------------------------------------------------------


class PushService(ThreadingHTTPServer):
    """Takes messages on the loopback, or answers with another status."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taking)
        certificates = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        certificates.load_cert_chain(CERTIFICATE)
        self.socket = certificates.wrap_socket(self.socket, server_side=True)
        self.status = 201
        self.taken: list[tuple[str, dict[str, str], bytes]] = []

    def way(self) -> Outside:
        async def resolve(host: str) -> list[str]:
            return ["127.0.0.1"]

        trusted = ssl.create_default_context(cafile=str(CERTIFICATE))
        return Outside(resolve, lambda _: True, self.server_port, trusted)


class Taking(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.taken.append((self.path, dict(self.headers), body))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Nobody wants to read it."""


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        yield server
        server.shutdown()
        thread.join()


class Game:
    """Ann, the US, and Bob, the USSR, who is asked first; what is pushed comes to the service."""

    def __init__(self, server: Server, service: PushService) -> None:
        self.server = server
        self.service = service
        self.match, self.ann, self.bob = server.pair(nickname="Ann")
        hall = server.hall
        hall.pusher = Pusher(hall.store, ADDRESS, service.way())
        ways = ways_of(hall.settings, None, hall.pusher)
        hall.ringing = Ringing(hall.store, hall.rooms, hall.turnstile, hall.settings, ways)

    def give(self, who: Caller, seat: int, given: dict[str, Any], expect: int = 200) -> Any:
        return who.post(f"/api/matches/{self.match.id}/bells", {"seat": seat, "kind": "push", **given}, expect=expect)

    def subscribe(self, browser: Browser) -> Any:
        return self.give(self.ann, 0, {"address": browser.endpoint, "keys": browser.keys})

    def state(self) -> Any:
        (bell,) = self.ann.get(f"/api/matches/{self.match.id}/bells", seat=0)["bells"]
        return bell

    def move(self) -> None:
        """Bob answers until Ann is asked."""
        while (screen := self.bob.screen(self.match.id, 1))["question"] is not None:
            self.bob.answer(self.match.id, 1, screen["question"]["options"][0]["option"], screen["version"])

    def ring(self, after: timedelta = LATER) -> int:
        """How many messages arrive when so much time has passed."""
        before = len(self.service.taken)
        self.server.on_loop(self.server.hall.ringing.ring_all, datetime.now(UTC) + after)
        return len(self.service.taken) - before


@pytest.fixture
def game(tmp_path: Path, service: PushService) -> Iterator[Game]:
    with open_server(tmp_path, SETTINGS) as server:
        yield Game(server, service)


def test_a_browser_is_told_once_and_alone_can_read_it(game: Game) -> None:
    browser = Browser()
    told = game.subscribe(browser)
    assert told["kinds"] == ["push"]
    assert told["bells"][0]["address"] == ENDPOINT
    assert "keys" not in told["bells"][0]
    assert game.ring() == 0
    game.move()
    assert game.ring() == 1
    path, headers, body = game.service.taken[0]
    assert path == "/push/secret"
    assert {name: headers[name] for name in ("TTL", "Urgency", "Content-Encoding")} == {
        "TTL": "86400",
        "Urgency": "normal",
        "Content-Encoding": "aes128gcm",
    }
    assert f"k={told['push_key']}" in headers["Authorization"]
    assert len(headers["Topic"]) <= 32
    assert game.match.id not in headers["Topic"]
    assert json.loads(browser.read(body)) == {
        "subject": "Your move: Twilight Struggle (US)",
        "text": "Set-up. Against USSR, Bob.",
        "link": f"{ADDRESS}/match/{game.match.id}",
    }
    assert b"Twilight" not in body
    assert game.ring(10 * LATER) == 0


def test_the_key_outlives_the_server_and_is_told_to_nobody(
    tmp_path: Path, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    told = []
    for _ in range(2):
        with open_server(tmp_path, SETTINGS) as server:
            game = Game(server, service)
            told.append(game.subscribe(Browser())["push_key"])
            with server.hall.store.reading() as connection:
                secret = connection.exec_driver_sql("SELECT secret FROM push_key").scalar_one()
            game.move()
            game.ring()
            assert secret.encode() not in b"".join(game.ann.answered + game.bob.answered)
    assert told[0] == told[1]
    assert len(decoded(told[0])) == 65
    assert secret not in caplog.text
    assert "/push/secret" not in caplog.text


def test_a_subscription_that_is_gone_is_dropped_with_its_keys(game: Game) -> None:
    game.subscribe(Browser())
    game.move()
    game.service.status = 410
    assert game.ring() == 1
    assert game.state() == {"kind": "push", "address": "", "confirmed": True, "failures": 1, "dropped": True}
    with game.server.hall.store.reading() as connection:
        assert connection.exec_driver_sql("SELECT p256dh, auth FROM bells").one() == (None, None)
    assert game.ring(10 * LATER) == 0
    game.service.status = 201
    assert not game.subscribe(Browser())["bells"][0]["dropped"]


@pytest.mark.parametrize("status", [429, 500])
def test_a_service_that_does_not_take_it_is_given_rest(game: Game, status: int) -> None:
    game.subscribe(Browser())
    game.move()
    game.service.status = status
    assert game.ring() == 1
    assert game.ring(LATER + timedelta(seconds=50)) == 0
    assert (game.state()["failures"], game.state()["dropped"]) == (1, False)
    game.service.status = 202
    assert game.ring(2 * LATER) == 1
    assert game.state()["failures"] == 0
    assert game.ring(10 * LATER) == 0


def test_another_browser_takes_the_place_of_the_first_and_is_taken_back(game: Game) -> None:
    game.subscribe(Browser())
    other = Browser(f"{ENDPOINT}/other")
    game.subscribe(other)
    game.move()
    assert game.ring() == 1
    path, _, body = game.service.taken[0]
    assert path == "/push/secret/other"
    assert json.loads(other.read(body))["link"].endswith(game.match.id)
    assert game.give(game.ann, 0, {"address": ""})["bells"] == []


NO_POINT = b"\4" + b"\1" * 64
SHORT = Browser().key.public_key().public_bytes(Encoding.X962, PublicFormat.CompressedPoint)


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({"keys": None}, "has keys"),
        ({"keys": {"p256dh": ""}}, "p256dh must have 65 bytes, and has 0"),
        ({"keys": {"p256dh": encoded(SHORT)}}, "p256dh must have 65 bytes, and has 33"),
        ({"keys": {"p256dh": encoded(NO_POINT)}}, "p256dh is not a point of the curve"),
        ({"keys": {"p256dh": encoded(b"\2" + NO_POINT[1:])}}, "p256dh is not a point of the curve"),
        ({"keys": {"p256dh": "ключ"}}, "p256dh is not base64url"),
        ({"keys": {"p256dh": encoded(Browser().point) + "="}}, "p256dh is not base64url"),
        ({"keys": {"auth": encoded(b"\1" * 15)}}, "auth must have 16 bytes, and has 15"),
        ({"keys": {"auth": "+/" * 11}}, "auth is not base64url"),
        ({"kind": "hook"}, "this server does not tell anybody in this way"),
        ({"address": "http://hooks.example.org/"}, "must begin with https://"),
        ({"address": "https://127.0.0.1/"}, "host by its full name"),
        ({"address": f"{ADDRESS}/x"}, "this very server"),
    ],
)
def test_what_nothing_can_be_sent_to_is_refused(game: Game, given: dict[str, Any], wrong: str) -> None:
    keys = None if given.get("keys", {}) is None else {**Browser().keys, **given.get("keys", {})}
    refused = game.give(game.ann, 0, {"address": ENDPOINT, **given, "keys": keys}, expect=400)["error"]
    assert refused["code"] == "bad_request"
    assert wrong in refused["message"]


def test_browsers_are_not_told_unless_the_operator_wants_it(tmp_path: Path) -> None:
    with open_server(tmp_path, replace(SETTINGS, push=False, hooks=True)) as server:
        match, ann, _ = server.pair()
        given = {"seat": 0, "kind": "push", "address": ENDPOINT, "keys": Browser().keys}
        ann.post(f"/api/matches/{match.id}/bells", given, expect=400)
        ann.post(f"/api/matches/{match.id}/bells", {**given, "kind": "hook"}, expect=400)
        assert ann.get(f"/api/matches/{match.id}/bells", seat=0)["push_key"] == ""
