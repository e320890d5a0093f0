"""A table on another computer, over the API that docs/api.md tells of: requests, answers, refusals."""

import json
import re
import time
from http.client import HTTPException
from http.cookiejar import CookieJar
from typing import Any, Final, NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPCookieProcessor, HTTPRedirectHandler, OpenerDirector, Request, build_opener

from realpolitik.kernel.errors import BadSetup, RealpolitikError

PATIENCE: Final = 30.0  # seconds for an answer
AGAIN_AFTER: Final = (0.3, 1.0, 2.0, 4.0)  # seconds before what did not get through is sent once more
KEY: Final = re.compile(r"[A-Za-z0-9_-]{8,100}")
MATCH: Final = re.compile(r"/match/([A-Za-z0-9]+)/?")


class Refusal(RealpolitikError):
    """The server does not do what was asked, and says why."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Unreachable(RealpolitikError):
    """No answer has come. What was asked may have been done all the same."""


# -- where a table is --------------------------------------------------------------------------------------------------


class Address(NamedTuple):
    """What a link says: the server, and either the key of a seat or the match to watch."""

    origin: str
    key: str
    match: str


def address_of(link: str) -> Address:
    """The link of an invitation, or that of a match. Its key is repeated nowhere, in no message either."""
    try:
        parts = urlsplit(link)
        host = parts.hostname if parts.port != 0 else None
    except ValueError:
        host = None
    if not host or parts.scheme not in ("http", "https") or "@" in parts.netloc:
        raise BadSetup("this is no link to a table: they look like http://host/join#key, or http://host/match/id")
    origin = f"{parts.scheme}://{parts.netloc}"
    watched = MATCH.fullmatch(parts.path)
    if watched:
        return Address(origin, "", watched[1])
    if parts.path.rstrip("/") != "/join":
        raise BadSetup("this link leads to no seat: an invitation looks like http://host/join#key")
    if not KEY.fullmatch(parts.fragment):
        raise BadSetup("the end of the link is missing: it is a # and a long row of letters; put it between quotes")
    return Address(origin, parts.fragment, "")


# -- requests ----------------------------------------------------------------------------------------------------------


class Stay(HTTPRedirectHandler):
    """Go nowhere else: the key is for this server alone."""

    def redirect_request(self, *args: Any, **rest: Any) -> None:
        return None


class Remote:
    """The server, as one seat or one who watches speaks to it."""

    def __init__(self, address: Address) -> None:
        self.origin = address.origin
        self.headers: dict[str, str] = {}
        # who has no key is a browser to the server: known by a cookie, and posting from the server's own page
        self._posting = {"Origin": address.origin, "X-Realpolitik": "1"}
        if address.key:
            self.show(address.key)
        self._opener: OpenerDirector = build_opener(Stay, HTTPCookieProcessor(CookieJar()))

    def show(self, key: str) -> None:
        """Send this key from now on: that of an invitation, and then the one that its claim gives."""
        self.headers = self._posting = {"Authorization": f"Bearer {key}"}

    def get(self, path: str, patience: float = PATIENCE, **query: object) -> Any:
        return self._ask(Request(self._url(path, query), headers=self.headers), patience)

    def post(self, path: str, body: dict[str, object]) -> Any:
        headers = {**self._posting, "Content-Type": "application/json"}
        return self._ask(Request(self._url(path, {}), json.dumps(body).encode(), headers, method="POST"), PATIENCE)

    def post_surely(self, path: str, body: dict[str, object]) -> Any:
        """Post what has a request id: the server does it once, however often it comes."""
        for seconds in AGAIN_AFTER:
            try:
                return self.post(path, body)
            except Unreachable:
                time.sleep(seconds)
        return self.post(path, body)

    def live_url(self, path: str, **query: object) -> str:
        return self._url(path, query).replace("http", "ws", 1)

    def _url(self, path: str, query: dict[str, object]) -> str:
        given = urlencode({name: value for name, value in query.items() if value is not None})
        return f"{self.origin}{path}{'?' if given else ''}{given}"

    def _ask(self, request: Request, patience: float) -> Any:
        try:
            with self._opener.open(request, timeout=patience) as response:
                return printable(json.loads(response.read()))
        except HTTPError as error:
            with error:
                raise refusal(error.code, error.read()) from None
        except (OSError, HTTPException) as error:
            reason = getattr(error, "reason", None) or error
            raise Unreachable(f"the server at {self.origin} cannot be reached: {reason}") from None
        except ValueError:
            raise Unreachable(f"what answers at {self.origin} is not a table") from None


def refusal(status: int, body: bytes) -> RealpolitikError:
    """What the server says it refuses; a proxy before a server that is away says nothing that we understand."""
    try:
        problem = printable(json.loads(body))["error"]
        return Refusal(str(problem["code"]), str(problem["message"]))
    except (ValueError, LookupError, TypeError):
        return Unreachable(f"the server answers with status {status}")


def printable(content: Any) -> Any:
    """JSON without what could play tricks on a terminal."""
    if isinstance(content, str):
        return "".join(letter if letter.isprintable() or letter == "\n" else " " for letter in content)
    if isinstance(content, list):
        return [printable(item) for item in content]
    if isinstance(content, dict):
        return {printable(name): printable(value) for name, value in content.items()}
    return content
