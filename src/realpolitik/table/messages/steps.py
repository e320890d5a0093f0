"""What happened between two versions of a match, one thing after another."""

from typing import Any

from realpolitik.table.messages.message import Parts, Told


class Change(Told):
    """What is otherwise than before, under its path into the view: `["influence", "iran"]`."""

    path: list[str]
    before: Any
    after: Any


class PlayedCard(Told):
    """A card that was shown, and the side that showed it."""

    card: str
    side: str


class Step(Told):
    """One thing that happened, as a line of the log tells it, and what it changed."""

    at: int  # how many answers had been given then, as for an entry of the log
    version: int  # of the match, since which it has happened
    seat: int  # whose answer brought it: -1 where that was chance, or people who threw for it
    side: str  # who did it; "" where nobody did
    kind: str  # of the note, as for an entry of the log; "summed" for many at once
    text: Parts
    rule: str
    cards: list[PlayedCard]  # to be shown whole; several where they were turned over together
    origin: str  # a place on the board that something came from, and …
    space: str  # … one that it went to, or happened in; "" where there is none
    dice: list[int]  # what was rolled …
    succeeding: list[int]  # … and the faces with which it would have succeeded; none where there is no such thing
    changes: list[Change]


class Steps(Told):
    """From `since` to `version`: `before`, changed by every step and then by `rest`, is what the view shows now."""

    since: int
    version: int
    before: dict[str, Any]  # the view as it was, once cards were dealt, but for what is asked
    steps: list[Step]
    rest: list[Change]  # what changed besides, after the last step
