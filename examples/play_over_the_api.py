"""A player that is a program: it takes a seat at a table over the API, and plays.

    python3 examples/play_over_the_api.py http://127.0.0.1:8000             a new match against a bot
    python3 examples/play_over_the_api.py 'http://127.0.0.1:8000/join#KEY'  the seat of an invitation

It needs the standard library and `websockets`, nothing of Realpolitik. Copy it, and put your own ideas into `choose`.
docs/api.md tells what is sent and what comes back.
"""

import argparse
import json
import random
import time
import urllib.error
import urllib.request
import uuid

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect


class Refused(Exception):
    """The server does not do what was asked: a code for programs, and a sentence for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Seat:
    """A seat at a table, claimed with the key of an invitation."""

    def __init__(self, server: str, key: str, name: str) -> None:
        self.server = server
        # whoever made the invitation knows its key too: the claim tells which seat it is, and gives us a key of our own
        claimed = post(f"{server}/api/claim", {"key": key, "nickname": name}, {"Authorization": f"Bearer {key}"})
        self.match, self.number = claimed["match"], claimed["seat"]
        self.headers = {"Authorization": f"Bearer {claimed['key']}"}

    def play(self) -> dict:
        """Answer every question until the game is over; then the last screen is given back."""
        while True:
            try:
                # A screen comes at once, and again whenever something changes. Each is whole, so the newest is enough.
                where = f"{self.server}/api/matches/{self.match}/live?seat={self.number}".replace("http", "ws", 1)
                with connect(where, additional_headers=self.headers, max_size=None) as live:
                    while True:
                        screen = json.loads(live.recv()).get("screen")
                        if screen and screen["result"]:
                            return screen
                        if screen and screen["question"]:
                            self.answer(screen)
            except ConnectionClosed as closed:
                if closed.rcvd and closed.rcvd.code == 1008:  # refused, and why
                    raise Refused(*closed.rcvd.reason.split(": ", 1)) from None
            except (OSError, WebSocketException):
                pass
            time.sleep(1)  # the server restarts, or the network is gone: come back

    def answer(self, screen: dict) -> None:
        """Take an option. A `request` is applied once only, so it may be sent again when no reply came."""
        body = {
            "seat": self.number,
            "version": screen["version"],
            "option": choose(screen),
            "request": uuid.uuid4().hex,
        }
        while True:
            try:
                post(f"{self.server}/api/matches/{self.match}/answer", body, self.headers)
                return
            except Refused as refused:
                if refused.code == "stale":  # that question is no longer open: the next screen is on its way
                    return
                if refused.code != "too_many":
                    raise
            except OSError:
                pass  # no reply
            time.sleep(0.5)


def choose(screen: dict) -> int:
    """The player's mind. `view` is all that the seat sees; each option has a stable `name` and a `text` to read.

    This one likes coups, but not when DEFCON is so low that one could end the world; else it takes anything.
    """
    options = screen["question"]["options"]
    coups = [option for option in options if option["name"] == "coup" and screen["view"].get("defcon", 5) > 2]
    return random.choice(coups or options)["option"]


def post(url: str, body: dict, headers: dict) -> dict:
    request = urllib.request.Request(
        url, json.dumps(body).encode(), {"Content-Type": "application/json", **headers}, method="POST"
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        with error:
            problem = json.load(error)["error"]
        raise Refused(problem["code"], problem["message"]) from None


def new_match(server: str, game: str, bot: str) -> str:
    """Make a match in which we are invited to the first seat, and bots take the others; the key of our seat."""
    with urllib.request.urlopen(f"{server}/api/games", timeout=30) as response:
        seats = next(offer["seats"] for offer in json.load(response) if offer["name"] == game)
    others = [{"kind": "bot", "bot": bot} for _ in seats[1:]]
    # nobody has a key yet: so we say what the server's own page would
    headers = {"Origin": server, "X-Realpolitik": "1"}
    made = post(f"{server}/api/matches", {"game": game, "seats": [{"kind": "invite"}, *others]}, headers)
    print(f"Watch it: {server}/match/{made['match']}", flush=True)
    return made["invites"][0]["key"]


def main() -> None:
    arguments = argparse.ArgumentParser(description="Play a match over the API of a table.")
    arguments.add_argument("link", help="a server, http://host:port, or an invitation, http://host:port/join#key")
    arguments.add_argument("--game", default="twilight-struggle")
    arguments.add_argument("--bot", default="random", help="to play against in a new match (random)")
    arguments.add_argument("--name", default="Example", help="what the others see (Example)")
    given = arguments.parse_args()
    link, _, key = given.link.partition("#")  # the key goes into a header, never into an address
    server = link.removesuffix("/join").rstrip("/")
    try:
        screen = Seat(server, key or new_match(server, given.game, given.bot), given.name).play()
    except Refused as refused:
        raise SystemExit(f"{refused.code}: {refused}") from None
    print(screen["result"]["text"])


if __name__ == "__main__":
    main()
