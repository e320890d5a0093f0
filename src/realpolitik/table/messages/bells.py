"""Where players who are away want to be told that it is their move."""

from typing import Annotated, Literal

from pydantic import Field

from realpolitik.table.messages.message import Language, Seat, Sent, Told

BellKind = Literal["hook", "mail", "push"]


class PushKeys(Sent):
    """The keys of a browser's subscription, as it tells them: in base64url. With them what is sent to it is sealed."""

    p256dh: Annotated[str, Field(max_length=200)]
    auth: Annotated[str, Field(max_length=200)]


class NewBell(Sent):
    """Where whoever holds a seat is to be told; nowhere any more, where the address is empty."""

    seat: Seat
    kind: BellKind
    address: Annotated[str, Field(max_length=1024)]  # of a browser, the endpoint of its subscription
    language: Language = "en"
    keys: PushKeys | None = None  # of a browser, and of nothing else


class MailSecret(Sent):
    """What a link in a mail carries."""

    secret: Annotated[str, Field(min_length=8, max_length=100)]


class MailChanged(Told):
    done: bool  # whether there was anything to confirm, or to stop


class BellTold(Told):
    kind: BellKind
    address: str  # told to nobody but whoever gave it
    confirmed: bool  # a mailbox counts once it is
    failures: int  # one after another
    dropped: bool  # it failed for good, or too often: the address is forgotten


class BellsTold(Told):
    """What this server offers, and what the visitor has of it for a seat."""

    kinds: list[BellKind]
    bells: list[BellTold]
    push_key: str  # what a browser subscribes with; empty where this server does not tell browsers
