"""Telling through the push service of a browser, which wakes the page's worker where the page itself is closed.

Only the browser can read a message (RFC 8291): its push service learns that there is one, how long it is, and of which
table. Every message is signed (RFC 8292) with the key of this table, made once and kept in the database for all servers
on it: a browser that has subscribed takes messages that are signed with no other.
"""

import hashlib
import json
import os
import re
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import select

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.table.calls import Call
from realpolitik.table.database import insert_if_absent
from realpolitik.table.outside import Outside, host_of
from realpolitik.table.rows import BellRow
from realpolitik.table.schema import PUSH_KEY
from realpolitik.table.store import Store

CURVE: Final = SECP256R1()
POINT: Final = 65  # bytes of a public key: a sign that it is written in full, and two numbers …
NUMBER: Final = 32  # … of so many each
SECRET: Final = 16  # bytes that a browser and we share, beside its key
SALT: Final = 16
RECORD: Final = 4096  # bytes that a message may have: it is a single record
LAST_RECORD: Final = b"\x02"  # what ends it, before nothing or zeros
LONGEST: Final = (100, 300)  # letters of subject and text: whatever the letters, all of it stays below 3 KB
KEPT: Final = 24 * 3600  # seconds for which a push service keeps what it could not hand over
SIGNED_FOR: Final = 12 * 3600  # seconds for which what we sign is valid; a day is the most that services take


class BadSubscription(RealpolitikError):
    """The keys of a browser's subscription that nothing can be sealed with."""


# -- keys --------------------------------------------------------------------------------------------------------------


def in_letters(data: bytes) -> str:
    """As browsers and push services write bytes: base64url, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def in_bytes(letters: str) -> bytes:
    """The same, back; a ValueError where it is not so written."""
    if not re.fullmatch(r"[A-Za-z0-9_-]*", letters):  # the library would pass over other signs
        raise ValueError("not base64url")
    return urlsafe_b64decode(letters + "=" * (-len(letters) % 4))


def point_of(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def key_kept(store: Store) -> EllipticCurvePrivateKey:
    """The table's key. Where there is none yet, one is made: of servers that come at once, all have the first's."""
    made = generate_private_key(CURVE).private_numbers().private_value.to_bytes(NUMBER, "big")
    with store.writing() as connection:
        insert_if_absent(connection, PUSH_KEY, {"id": 1, "secret": in_letters(made)})
        kept = connection.execute(select(PUSH_KEY.c.secret).where(PUSH_KEY.c.id == 1)).scalar_one()
    return derive_private_key(int.from_bytes(in_bytes(kept), "big"), CURVE)


def keys_of(p256dh: str, auth: str) -> tuple[EllipticCurvePublicKey, bytes]:
    """The public key and the secret of a browser's subscription."""
    point, secret = _read("p256dh", p256dh, POINT), _read("auth", auth, SECRET)
    try:
        if point[0] != 4:
            raise ValueError("not written in full")
        return EllipticCurvePublicKey.from_encoded_point(CURVE, point), secret
    except ValueError:
        raise BadSubscription("p256dh is not a point of the curve P-256, uncompressed") from None


def _read(name: str, letters: str, length: int) -> bytes:
    try:
        data = in_bytes(letters)
    except ValueError:
        raise BadSubscription(f"{name} is not base64url, without padding") from None
    if len(data) != length:
        raise BadSubscription(f"{name} must have {length} bytes, and has {len(data)}")
    return data


# -- what is sent ------------------------------------------------------------------------------------------------------


def sealed(
    content: bytes, p256dh: str, auth: str, own: EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """What the browser alone can read that has these keys (RFC 8291, 3.4). Our own key and the salt are new ones for
    every message, unless a test gives them."""
    theirs, secret = keys_of(p256dh, auth)
    own, salt = own or generate_private_key(CURVE), salt or os.urandom(SALT)
    point = point_of(own.public_key())
    both = b"WebPush: info\0" + point_of(theirs) + point
    shared = _derived(own.exchange(ECDH(), theirs), secret, both, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return header + AESGCM(key).encrypt(nonce, content + LAST_RECORD, None)


def _derived(material: bytes, salt: bytes, use: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, use).derive(material)


def signed(key: EllipticCurvePrivateKey, host: str, subject: str, now: float) -> str:
    """What tells a push service who sends, and where they can be reached (RFC 8292, 3)."""
    claims = {"aud": f"https://{host}", "exp": int(now) + SIGNED_FOR, "sub": subject}
    parts = [json.dumps(part, separators=(",", ":")).encode() for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    token = ".".join(in_letters(part) for part in parts)
    numbers = decode_dss_signature(key.sign(token.encode(), ECDSA(SHA256())))
    signature = b"".join(number.to_bytes(NUMBER, "big") for number in numbers)
    return f"vapid t={token}.{in_letters(signature)}, k={in_letters(point_of(key.public_key()))}"


def said(call: Call) -> bytes:
    """A call as the page's worker reads it."""
    subject, text = (_cut(words, most) for words, most in zip((call.subject, call.text), LONGEST, strict=True))
    return json.dumps({"subject": subject, "text": text, "link": call.link}, ensure_ascii=False).encode()


def _cut(words: str, most: int) -> str:
    return words if len(words) <= most else f"{words[: most - 1]}…"


def topic_of(bell: BellRow) -> str:
    """A newer message of the same topic takes the place of one that was not handed over yet. It tells nobody of what
    it is made."""
    return in_letters(hashlib.sha256(f"{bell.match_id}/{bell.seat}".encode()).digest()[:18])


class Pusher:
    def __init__(self, store: Store, address: str, outside: Outside) -> None:
        """`address`: where players find the server, and push services whoever runs it."""
        self._key = key_kept(store)
        self._address = address
        self._outside = outside
        self.public_key = in_letters(point_of(self._key.public_key()))  # what browsers subscribe with

    def check(self, p256dh: str, auth: str) -> None:
        """Raise BadSubscription where nothing could be sealed with these keys."""
        keys_of(p256dh, auth)

    async def send(self, bell: BellRow, call: Call) -> None:
        """Tell a player that it is their move."""
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
            "Urgency": "normal",
            "Topic": topic_of(bell),
            "Authorization": signed(self._key, host_of(bell.address), self._address, time.time()),
        }
        await self._outside.post(bell.address, sealed(said(call), bell.p256dh or "", bell.auth or ""), headers)
