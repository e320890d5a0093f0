"""When the cards of a log come into the open, and from where: what the deal has to explain."""

from typing import Final, NamedTuple

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.twilight_struggle.deck import ASK_NOT_WHAT_YOUR_COUNTRY, CHINA_CARD, OUR_MAN_IN_TEHRAN
from realpolitik.records.imported import Disagreement
from realpolitik.records.twilight_struggle_log.entries import HEADLINES, Entry
from realpolitik.records.twilight_struggle_log.lines import CardNamed, Happens, Headlined

HANDS: Final = (US, USSR)
PILE: Final = 2  # where a card may come from, beside the hands of the US and the USSR


class Show(NamedTuple):
    """A card comes into the open in an entry, out of a hand or out of the draw pile."""

    entry: int
    card: int
    source: int
    redrawn: int  # how many exchanges of hands (Ask Not What Your Country) the turn has seen before


class Held(Disagreement):
    """A hand cannot have held certain cards: the log shows it without them, or tells what they would not allow."""

    def __init__(self, parted: Disagreement, side: int, barred: frozenset[int]) -> None:
        super().__init__(parted.line, parted.expected, parted.actual, parted.rule)
        self.side = side
        self.barred = barred


def shows_of(entries: list[Entry]) -> list[Show]:
    """All of them, in the order of the log. A card that is in the open already may be among them."""
    found: list[Show] = []
    redrawn = 0
    for at, entry in enumerate(entries):
        if entry.kind == HEADLINES:
            redrawn = 0
        if entry.card and entry.card != CHINA_CARD:
            found.append(Show(at, entry.card, entry.side, redrawn))
        happening = 0
        for line in entry.lines:
            said = line.said
            if isinstance(said, Headlined):
                found.append(Show(at, said.card, said.side, redrawn))
            elif isinstance(said, Happens):
                redrawn += happening == ASK_NOT_WHAT_YOUR_COUNTRY
                happening = said.card
            elif isinstance(said, CardNamed) and said.verb != "returns":
                source = PILE if happening == OUR_MAN_IN_TEHRAN and said.verb == "discards" else said.side
                found.append(Show(at, said.card, source, redrawn))
        redrawn += happening == ASK_NOT_WHAT_YOUR_COUNTRY
    return found
