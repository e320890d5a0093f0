"""Seats that were claimed from here at tables elsewhere: whoever comes back by the same link is no second holder."""

import hashlib
import json
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from realpolitik.kernel.save import write_whole
from realpolitik.terminal.autosave import folder
from realpolitik.terminal.remote import Address, Refusal, Remote


class Claimed(NamedTuple):
    """What a claim gave: where one sits, and the key that nobody else has."""

    match: str
    seat: int
    key: str


def claim(remote: Remote, address: Address, nickname: str) -> Claimed:
    """Sit down where an invitation leads; in the seat that one has had by it before, if it is still one's own."""
    wanted: dict[str, object] = {"key": address.key, "nickname": nickname}
    if kept := _kept(address):
        remote.show(kept.key)
        try:
            remote.post("/api/claim", wanted)
            return kept
        except Refusal as refused:
            if refused.code == "unknown":  # the invitation has ended, which takes the seat from nobody
                return kept
            if refused.code != "not_yours":
                raise
        remote.show(address.key)
    told = remote.post("/api/claim", wanted)
    claimed = Claimed(told["match"], told["seat"], told["key"])
    remote.show(claimed.key)
    _keep(address, claimed)
    return claimed


def _file(address: Address) -> Path:
    """The name of the file tells nothing of the invitation."""
    return folder() / "seats" / hashlib.sha256(f"{address.origin} {address.key}".encode()).hexdigest()


def _kept(address: Address) -> Claimed | None:
    try:
        return Claimed(**json.loads(_file(address).read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return None


def _keep(address: Address, claimed: Claimed) -> None:
    """For this user alone. Where it cannot be kept, whoever comes back claims the seat once more."""
    path = _file(address)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_whole(path, json.dumps(claimed._asdict()))
