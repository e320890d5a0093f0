"""The log of World Order: which notes in a row are told in one line, and how."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from realpolitik.games.world_order.drawing import CARD_DRAWN, CARDS_DRAWN
from realpolitik.games.world_order.gaining import GAINS, GAINS_MONEY, PAYS, PAYS_MONEY
from realpolitik.games.world_order.market import MARKET_OPENED
from realpolitik.games.world_order.producing import PRODUCED
from realpolitik.games.world_order.stacks import COUNTRY_OPEN
from realpolitik.games.world_order.things import MONEY, RESOURCES
from realpolitik.kernel.question import Note
from realpolitik.language.cards import join
from realpolitik.language.dealing import told_deal
from realpolitik.language.functions import Several
from realpolitik.language.speaker import Speaker
from realpolitik.language.vocabulary import ALONE
from realpolitik.language.world_order_sums import told_amounts

DEAL: Final = "deal"  # chapters, each of one power, region or market
PURSE: Final = "purse"
COUNTRIES: Final = "countries"
MARKET: Final = "market"

_IN_PURSE: Final = (PRODUCED, PAYS, PAYS_MONEY, GAINS, GAINS_MONEY)
Chapter = tuple[object, ...]


def chapter_of(note: Note) -> Chapter:
    """Told together: what a power draws, what it produces, pays and gains, what is opened in a region or on the
    market."""
    if note[0] in (CARD_DRAWN, CARDS_DRAWN):
        return (DEAL, note[2])
    if note[0] in _IN_PURSE:
        return (PURSE, note[2])
    if note[0] == COUNTRY_OPEN:
        return (COUNTRIES, note[3])
    return (MARKET,) if note[0] == MARKET_OPENED else ALONE


def told_together(speaker: Speaker, notes: Sequence[Note]) -> str:
    what = chapter_of(notes[0])[0]
    if what == DEAL:
        return told_deal(speaker, list(notes), CARD_DRAWN)
    if what == PURSE:
        return _told_purse(speaker, notes)
    opened = Several([note[2] for note in notes])
    if what == MARKET:
        return speaker.sentence("note-market-opened-together", cards=opened)
    return speaker.sentence("note-countries-open", region=notes[0][3], countries=opened)


def _told_purse(speaker: Speaker, notes: Sequence[Note]) -> str:
    """What was produced, paid and gained, each sum once; what was produced is not told as a gain again."""
    power = notes[0][2]
    produced = _sums([note for note in notes if note[0] == PRODUCED])
    paid = _sums([note for note in notes if note[0] in (PAYS, PAYS_MONEY)])
    gained = _sums([note for note in notes if note[0] in (GAINS, GAINS_MONEY)]) - produced
    clauses = [
        speaker.say(f"purse-{verb}", power=power, sums=told_amounts(speaker, sums))
        for verb, sums in (("produces", produced), ("pays", paid), ("gains", gained))
        if sums
    ]
    return speaker.sentence("note-purse-together", power=power, clauses=join(speaker, "list-and", clauses))


def _sums(notes: Sequence[Note]) -> Counter[int]:
    """How much of each resource, or of MONEY, the notes come to."""
    sums: Counter[int] = Counter()
    for note in notes:
        unit, n = (note[3], note[4]) if len(note) > 4 else (MONEY, note[3])
        sums[unit] += n
    return Counter({unit: sums[unit] for unit in (*range(RESOURCES), MONEY) if sums[unit]})
