"""What a player who is away is told: that it is their move, in which game, and where; or that the others go on in
another, and where their way there is.

Others may read it where it is sent to, so that it says nothing that is not known to everybody at the table.
"""

from typing import NamedTuple

from realpolitik.language import Speaker, languages, speak
from realpolitik.language.files import REFERENCE
from realpolitik.table.listed import Listed, match_listed
from realpolitik.table.lobby import can_be_told, moment_in_words
from realpolitik.table.rows import BellRow, SeatRow
from realpolitik.table.store import Store


class Call(NamedTuple):
    """A message: what it is about, all that it says, and the way to the match."""

    subject: str
    text: str
    link: str
    speaker: Speaker  # in the language of it all


def speaker_for(bell: BellRow, game: str) -> Speaker:
    return speak(game, bell.language if bell.language in languages() else REFERENCE)


def call_of(store: Store, bell: BellRow, address: str, goes_on: bool = False) -> Call | None:
    """What to tell; None where the match cannot be told of any more. `address`: where players find the server;
    `goes_on`: that the others have begun another match. The link is to the one that is over: who holds the seat there
    finds the way, and nobody else."""
    listed = match_listed(store, bell.match_id)
    if listed is None or not can_be_told(listed):
        return None
    speaker = speaker_for(bell, listed.match.game)
    called = listed.standing.called if listed.standing else [seat.name for seat in listed.seats]
    about = {"game": speaker.game(), "who": speaker.seat(called[bell.seat])}
    subject = speaker.say("call-goes-on" if goes_on else "call", **about)
    others = [_named(seat, speaker.seat(called[seat.seat])) for seat in listed.seats if seat.seat != bell.seat]
    against = speaker.say("call-against", who=", ".join(others)) if others else ""
    said = speaker.say("call-goes-on-text") if goes_on else _moment(listed, speaker)
    text = " ".join(part for part in (said, against) if part)
    return Call(subject, text, f"{address}/match/{bell.match_id}", speaker)


def _moment(listed: Listed, speaker: Speaker) -> str:
    moment = moment_in_words(listed.standing, speaker)
    return f"{moment}." if moment else ""


def _named(seat: SeatRow, title: str) -> str:
    """A side, and who plays it. Of a name only letters, digits and spaces are said: where it is sent to, other signs
    may mean something, a link, or that everybody is to be called."""
    name = " ".join("".join(sign if sign.isalnum() else " " for sign in seat.nickname).split())
    return f"{title}, {name}" if name else title
