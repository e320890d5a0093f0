"""How cards come to their events at the test table: played by their own side, or used by the other.

Both hands hold a card more, so that the phase goes on, and an active cell waits in Iran, so that there is always one.
"""

from typing import Any

from labyrinth.desk import GAME, Desk, desk

from realpolitik.games.labyrinth.conditions import CONDITIONS
from realpolitik.games.labyrinth.deck import NAME, OPS, SIDE
from realpolitik.games.labyrinth.labels import EVENT
from realpolitik.games.labyrinth.sides import US
from realpolitik.kernel.question import NOTES

REST = {"us": "kosovo", "jihadist": "hizb_ut_tahrir"}
OTHER = {"us": "jihadist", "jihadist": "us"}

Answer = str | int


def owner(card: str) -> str:
    """The side whose event it is; of a card of neither side, the US."""
    return "jihadist" if SIDE[NAME.index(card)] == 1 - US else "us"


def table(side: str, card: str, /, **position: Any) -> Desk:
    """The side is to play, and has the card."""
    position.setdefault("active", {"iran": 1})
    for hand, rest in REST.items():
        position.setdefault(hand, [rest])
    position[side] = [card, *position[side]]
    return desk(side=side, **position)


def event(side: str, card: str, /, *answers: Answer, **position: Any) -> Desk:
    """The side plays the card as an event."""
    return table(side, card, **position).do(card, "play_event", *answers)


def used(card: str, /, *answers: Answer, **position: Any) -> Desk:
    """The other side uses the card, and lets the event come first; the answers are the event's, all by its owner."""
    side = owner(card)
    d = table(OTHER[side], card, **position).do(card, "their_event_first")
    for answer in answers:
        assert d.asked in (side, "nature"), f"{d.question} is asked of {d.asked}"
        d.do(answer)
    return d


def operate(d: Desk, card: str) -> Desk:
    """The side that uses the card spends it on something that changes little."""
    if OPS[NAME.index(card)] < 3:
        return d.do("reserves")
    if d.asked == "us":
        return d.do("war_of_ideas", "canada", 1)
    d.do("travel", "iran", "iran")
    return d.do("enough") if d.question == "travel_from" else d


def fate(d: Desk, card: str) -> str:
    """Where a card is after it was played."""
    number = NAME.index(card)
    piles = {"discarded": d.state.discard, "removed": d.state.removed, "lapsing": d.state.lapsing}
    return next((pile for pile, found in piles.items() if number in found), "")


def told(d: Desk, name: str) -> list[dict[str, Any]]:
    """What the notes of that name tell."""
    return [dict(GAME.details(note)) for _, note in d.match.log if NOTES[note[0]].name == name]


def missing(side: str, card: str, /, **position: Any) -> str:
    """The condition without which the side cannot play the event (6.2.6)."""
    d = table(side, card, **position).do(card)
    assert "play_event" not in d.options
    assert d.why_not("play_event") == ("event_unplayable", "6.2.6")
    return CONDITIONS.names[d.match.why_not(EVENT, d.match.question.seat)[2]]


def refused(card: str, /, **position: Any) -> str:
    """Likewise of its own side; and when the other side uses the card, nothing happens either (6.3.2.1)."""
    d = used(card, **position)
    assert d.notes()[-2:] == ["card_played", "event_cannot_occur"]
    operate(d, card)
    assert fate(d, card) == "discarded"
    return missing(owner(card), card, **position)
