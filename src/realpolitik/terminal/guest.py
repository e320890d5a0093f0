"""Somebody at a table elsewhere: what they have been shown, what is new, and what they send.

The live channel tells what happens from a thread of its own. Whoever reads a pipe is told all of it before each line
that is read; a person at a terminal also while they type.
"""

import time
import uuid
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from realpolitik.language import Speaker
from realpolitik.terminal.board import Board
from realpolitik.terminal.box import Json
from realpolitik.terminal.chronicle import Chronicle
from realpolitik.terminal.console import Console, wrap
from realpolitik.terminal.listing import LATEST, latest
from realpolitik.terminal.place import Place
from realpolitik.terminal.prompt import Offered
from realpolitik.terminal.remote import Refusal, Remote, Unreachable
from realpolitik.terminal.shared_prompt import SharedPrompt
from realpolitik.terminal.shown import Shown

LATEST_CHAT: Final = 10  # lines
AT_ONCE: Final = 5.0  # seconds in which the channel brings what was done, if it is open
BRIEFLY: Final = 5.0  # seconds that a question waits for what hangs over its options


COMMANDS: Final = (
    "board",
    "hand",
    "card",
    "effects",
    "log",
    "reasons",
    "why",
    "hint",
    "undo",
    "takeback",
    "agree",
    "refuse",
    "resign",
    "draw",
    "say",
    "help",
    "quit",
)


class Guest(Place):
    """A place at a table elsewhere."""

    usual_commands = COMMANDS

    def __init__(
        self, remote: Remote, match: str, book: Json, screen: Json, speaker: Speaker, console: Console
    ) -> None:
        super().__init__(speaker, console)
        self.remote = remote
        self.path = f"/api/matches/{match}"
        self.book = book
        self.chronicle = Chronicle()
        self.prompt = SharedPrompt(console)
        self.ended: Exception | None = None
        self._screen = screen
        self._told_screen = screen  # the one that the person has read: what is typed answers its question
        self._chat: list[Json] = []  # lines that have not been told yet
        self._last_chat = 0
        self._connected = True
        self._notices: list[str] = []  # about the connection
        self._ahead = timedelta(0)  # by how much the server's clock, which counts, is ahead of ours
        self._told: dict[str, object] = {}  # what of each kind stands on the screen already
        self._own_version = -1  # that of our own last change
        self._own_undo = False  # whether that change took something back
        self.chronicle.take(screen["log"], screen["moment"]["at"])

    @property
    def seat(self) -> int | None:
        seat: int | None = self._screen["seat"]
        return seat

    @property
    def shown(self) -> Shown:
        return Shown(self.book, self._screen, self.speaker, self.console)

    @property
    def screen(self) -> Json:
        return self._screen

    @property
    def offered(self) -> list[Offered]:
        """The options as the person has read them."""
        return Shown(self.book, self._told_screen, self.speaker, self.console).offered()

    @property
    def asked(self) -> bool:
        return self._screen["question"] is not None

    @property
    def over(self) -> bool:
        """Whether nothing more will be asked of anybody."""
        return self._screen["result"] is not None or bool(self._screen["pinned"])

    # -- what can be looked at -----------------------------------------------------------------------------------------

    @property
    def drawing(self) -> Board:
        return self.shown.drawing

    def board(self) -> list[str]:
        return [*self.shown.board(), "", *self.shown.tracks(), *self._times()]

    def hand(self) -> list[str]:
        return self.shown.hand([])

    def effects(self) -> list[str]:
        return self.shown.effects()

    def log(self, most: int) -> list[str]:
        return self._entries(self.chronicle.entries, most)

    # -- what the channel tells, from its thread -----------------------------------------------------------------------

    def held(self) -> dict[str, int]:
        with self.prompt.changed:
            return {
                "log": len(self.chronicle.entries),
                "version": self._screen["version"],
                "chat": self._last_chat,
            }

    def take(self, message: Json) -> None:
        with self.prompt.changed:
            if not self._connected:
                self._connected = True
                self._notices.append(self.speaker.say("join-back"))
            if now := message.get("now"):
                self._ahead = datetime.fromisoformat(now) - datetime.now(UTC)
            if screen := message.get("screen"):
                self.chronicle.take(screen["log"], screen["moment"]["at"])
                self._screen = screen
            for line in message.get("chat") or []:
                if line["number"] > self._last_chat:
                    self._chat.append(line)
                    self._last_chat = line["number"]
            self.prompt.interrupt(self.news)

    def lost(self) -> None:
        with self.prompt.changed:
            if self._connected:
                self._connected = False
                self._notices.append(self.speaker.say("join-lost"))
                self.prompt.interrupt(self.news)

    def end(self, reason: Exception) -> None:
        with self.prompt.changed:
            self.ended = reason
            self._notices.append(str(reason))
            self.prompt.interrupt(self.news)

    # -- what is new ---------------------------------------------------------------------------------------------------

    def news(self) -> list[str]:
        """All that has not been told yet, in the order in which a person would want to read it."""
        notices, self._notices = self._notices, []
        parts = [notices, self._happened(), self._proposed(), self._chatted(), self._waiting(), self._ending()]
        lines = [line for part in parts for line in part]
        lines.extend(self._question())
        self._told_screen = self._screen
        return lines

    def _happened(self) -> list[str]:
        lines = []
        if self.chronicle.taken_back:
            own = self._own_undo and self._own_version == self._screen["version"]
            lines.append(self.speaker.say("undone" if own else "join-taken-back"))
        return [*lines, *self._entries(self.chronicle.news(but_last=self._bot_at_work()), LATEST)]

    def _bot_at_work(self) -> bool:
        """Whether a bot has moved and moves on: an entry of the log may tell of several of its choices."""
        waiting, seats = self._screen["waiting"], self._screen["seats"]
        bot = waiting is not None and any(seats[seat]["kind"] == "bot" for seat in waiting["seats"])
        return bot and self._screen["version"] != self._own_version

    def _entries(self, entries: list[Json], most: int) -> list[str]:
        shown = self.shown
        return latest([shown.sentence(entry) for entry in entries], most, self.asides, self.speaker, self.console)

    def _proposed(self) -> list[str]:
        """Somebody asks for something: that is told once, and who is still to agree."""
        proposal = self._screen["proposal"]
        new = self._is_new("proposal", proposal and (proposal["seat"], proposal["draw"], proposal["keep"]))
        fewer = self._is_new("agreeing", proposal and proposal["waiting_for"])
        if proposal is None:
            return []
        return [*(self._proposal(proposal) if new else []), *(self._agreeing(proposal) if new or fewer else [])]

    def _proposal(self, proposal: Json) -> list[str]:
        what = self.shown.told(proposal["text"])
        if proposal["seat"] == self.seat:
            return self._wrapped("join-draw-asking" if proposal["draw"] else "join-asking", what=what)
        if self.seat in proposal["waiting_for"]:
            message = "join-draw-asked" if proposal["draw"] else "join-asked"
        else:
            message = "join-draw-asked-others" if proposal["draw"] else "join-asked-others"
        return self._wrapped(message, who=self.shown.seat(proposal["seat"]), what=what)

    def _agreeing(self, proposal: Json) -> list[str]:
        """Who has not agreed yet; at a table of two it is plain who."""
        if len(self._screen["seats"]) <= 2:
            return []
        return self._wrapped("join-still-asked", who=", ".join(map(self.shown.seat, proposal["waiting_for"])))

    def _chatted(self) -> list[str]:
        lines, self._chat = self._chat[-LATEST_CHAT:], []
        width = self.console.width
        return [line for said in lines for line in wrap(f"{self._speaker_of(said)}: {said['text']}", width, "", "  ")]

    def _speaker_of(self, said: Json) -> str:
        if said["seat"] is None:
            return str(said["nickname"])
        title = self.shown.seat(said["seat"])
        return f"{said['nickname']} ({title})" if said["nickname"] else title

    def _waiting(self) -> list[str]:
        """People take their time, and it is good to know for whom one waits; bots answer at once."""
        waiting, seats = self._screen["waiting"], self._screen["seats"]
        people = waiting and any(seats[seat]["kind"] == "person" for seat in waiting["seats"])
        text = waiting["text"] if people else None
        return [text] if self._is_new("waiting", text) and text else []

    def _ending(self) -> list[str]:
        result, pinned = self._screen["result"], self._screen["pinned"]
        text = result["text"] if result else pinned
        if not self._is_new("ending", text) or not text:
            return []
        return ["", *self.shown.tracks(), "", self.console.paint(text, "bold")]

    def _question(self) -> list[str]:
        """What is asked, once; after another's move, and at first, the tracks and the hand before that."""
        asked, shown = self._screen["question"], self.shown
        identity = asked and (asked["asked_since"], asked["kind"], [offer["option"] for offer in asked["options"]])
        if not self._is_new("question", identity) or asked is None:
            return []
        lines = [""]
        if self._screen["version"] != self._own_version:
            listed = [offer["name"] for offer in asked["options"] if offer["kind"] == "card"]
            for part in (shown.tracks(), shown.hand(listed), shown.duties(), self._times()):
                lines.extend([*part, ""] if part else [])
        return [*lines, *shown.question(self._threats())]

    def _times(self) -> list[str]:
        times = self.shown.times(datetime.now(UTC) + self._ahead)
        return self._wrapped("join-times", times=times) if times else []

    def _threats(self) -> dict[int, str]:
        """A word for each option that may lose the game, as far as the server tells: nothing of another's question, nor
        of a hand that it does not know."""
        if self._screen["question"]["seat"] != self.seat:
            return {}
        try:
            found = self.look("prospects", BRIEFLY)["threats"]
        except (Refusal, Unreachable):
            return {}
        return {it["option"]: it["word"] for it in found}

    def _is_new(self, kind: str, what: object) -> bool:
        before = self._told.get(kind)
        self._told[kind] = what
        return what != before

    def _wrapped(self, message: str, **arguments: object) -> list[str]:
        return wrap(self.speaker.say(message, **arguments), self.console.width)

    # -- listening to the person ---------------------------------------------------------------------------------------

    def show_news(self) -> None:
        with self.prompt.changed:
            self.console.say(*self.news())

    def wait_until_asked(self) -> None:
        """Tell what happens until there is something to answer, or nothing more to come."""
        while True:
            with self.prompt.changed:
                self.console.say(*self.news())
                if self.asked or self.over or self.ended:
                    return
                self.prompt.changed.wait(1.0)  # now and then awake, for Ctrl-C

    def listen(self) -> str:
        """A line that the person types; at a terminal at any time, from a pipe when there is something to answer."""
        if self.console.live:
            self.show_news()
        else:
            self.wait_until_asked()
        if self.ended:
            raise self.ended
        return self.prompt.ask(self._prompt)

    def _prompt(self) -> str:
        if self.over:
            return self.speaker.say("prompt-over") + " "
        who = self.speaker.say("join-watching") if self.seat is None else self.shown.seat(self.seat)
        options = len(self._screen["question"]["options"]) if self.asked else 0
        return self.speaker.say("prompt", who=who, options=options) + " "

    # -- what is sent --------------------------------------------------------------------------------------------------

    def answer(self, option: int) -> None:
        asked = self._told_screen["question"]["seat"]  # at a real table perhaps another's, or that of chance
        self._change("answer", option=option, **({} if asked == self.seat else {"asked": asked}))

    def undo(self) -> None:
        self._change("undo", undo=True)

    def resign(self) -> None:
        self._change("resign")

    def _change(self, what: str, undo: bool = False, **fields: object) -> None:
        """Have the server do something to the match, and wait until it is seen. What is refused raises Refusal."""
        read = self._told_screen["version"]
        body = {"seat": self.seat, "version": read, "request": uuid.uuid4().hex, **fields}
        try:
            version = self.remote.post_surely(f"{self.path}/{what}", body)["version"]
        except (Refusal, Unreachable) as problem:
            if isinstance(problem, Refusal) and problem.code == "stale":
                self.wait_for(lambda: self._screen["version"] > read)
            self._told.pop("question", None)  # it is put anew, as it stands now
            raise
        with self.prompt.changed:
            self._own_version, self._own_undo = version, undo
            if self._screen["version"] < version:
                self._screen = {**self._screen, "question": None}  # answered, whenever the next screen comes
        self.wait_for(lambda: self._screen["version"] >= version)

    def post(self, what: str, **fields: object) -> Any:
        return self.remote.post(f"{self.path}/{what}", {"seat": self.seat, **fields})

    def look(self, what: str, patience: float) -> Any:
        """Ask for what only this seat may know."""
        return self.remote.get(f"{self.path}/{what}", patience, seat=self.seat, language=self.speaker.language)

    def wait_for_chat(self, number: int) -> None:
        self.wait_for(lambda: self._last_chat >= number)

    def wait_for(self, seen: Callable[[], bool]) -> None:
        """Wait until the channel has told of something; not for ever, for it may be lost."""
        until = time.monotonic() + AT_ONCE
        with self.prompt.changed:
            while not seen() and self._connected and not self.ended and (left := until - time.monotonic()) > 0:
                self.prompt.changed.wait(left)
