"""What the browser fetches while a page loads: how many requests reach the server, and how many bytes come back."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from browser.player import Person


class Loading:
    """What was fetched: each file's address, and what came over the wire for it, headers included."""

    def __init__(self) -> None:
        self.asked: dict[str, str] = {}  # address by request, of those that reached the server
        self.bytes: dict[str, int] = {}
        self.channels: list[str] = []

    @property
    def requests(self) -> list[str]:
        return [*self.asked.values(), *self.channels]

    @property
    def size(self) -> int:
        """Of all that came but the live channel."""
        return sum(self.bytes[request] for request in self.asked)

    def weighed(self) -> list[tuple[int, str]]:
        """What came, the heaviest first."""
        return sorted(((self.bytes[request], url) for request, url in self.asked.items()), reverse=True)

    def note_request(self, event: dict[str, Any]) -> None:
        if not event["request"]["url"].startswith("data:"):
            self.asked[event["requestId"]] = event["request"]["url"]
            self.bytes[event["requestId"]] = 0

    def note_response(self, event: dict[str, Any]) -> None:
        kept = event["response"].get("fromDiskCache") or event["response"].get("fromServiceWorker")
        if kept or event["response"].get("fromPrefetchCache"):
            self.forget(event)

    def forget(self, event: dict[str, Any]) -> None:
        """The browser had it, and asked nobody."""
        self.asked.pop(event["requestId"], None)

    def note_end(self, event: dict[str, Any]) -> None:
        self.bytes[event["requestId"]] = event["encodedDataLength"]


@contextmanager
def counted(person: Person) -> Iterator[Loading]:
    """All that the browser fetches meanwhile."""
    loading = Loading()
    wire = person.context.new_cdp_session(person.page)
    wire.on("Network.requestWillBeSent", loading.note_request)
    wire.on("Network.requestServedFromCache", loading.forget)
    wire.on("Network.responseReceived", loading.note_response)
    wire.on("Network.loadingFinished", loading.note_end)
    wire.on("Network.webSocketCreated", lambda event: loading.channels.append(event["url"]))
    wire.send("Network.enable")
    yield loading
    wire.detach()
