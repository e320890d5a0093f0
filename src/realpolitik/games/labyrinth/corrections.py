"""Setting the board right at a real table: countries, pieces, tracks, events that last, the places of cards.

Plot markers are not among it: they lie face down, and the program alone knows them.
"""

from typing import Final

from realpolitik.games.labyrinth.board import (
    ALIGNMENTS,
    COUNTRIES,
    FAIR,
    GOOD,
    GOVERNANCES,
    HARD,
    HAS_POSTURE,
    IRAQ,
    ISLAMIST_RULE,
    MUSLIM,
    MUSLIM_COUNTRIES,
    NAMES,
    NOWHERE,
    POOR,
    SOFT,
    UNITED_STATES,
    UNTESTED,
)
from realpolitik.games.labyrinth.deck import NAME
from realpolitik.games.labyrinth.markers import MARKERS, OIL_PRICE_SPIKE
from realpolitik.games.labyrinth.sides import JIHADIST, SIDES, US
from realpolitik.games.labyrinth.state import CELLS, GREEN, TAN, Labyrinth, cells, is_automatic, solitaire, with_value
from realpolitik.games.labyrinth.tracks import (
    FUNDING_LEAST,
    FUNDING_MOST,
    PRESTIGE_LEAST,
    PRESTIGE_MOST,
    RESERVES_MOST,
)
from realpolitik.games.labyrinth.victory import jihadist_aim, us_aim
from realpolitik.kernel.correction import Correctable, check_correction, numbers, parts
from realpolitik.kernel.dealt import CARD, DRAW_PILE
from realpolitik.kernel.errors import WrongAnswer
from realpolitik.kernel.question import note_kind
from realpolitik.kernel.state import note

# kinds, of which `kernel/dealt.py` has some more; where there are two, one a side, the second follows the first
STATUS: Final = 1  # governance and alignment together
POSTURE: Final = 2
TROOPS: Final = 3
SLEEPERS: Final = 4
ACTIVE: Final = 5
CADRE: Final = 6
AID: Final = 7
BESIEGED: Final = 8
REGIME_CHANGE: Final = 10
PRESTIGE: Final = 11
FUNDING: Final = 12
RESERVES: Final = 13
MARKER: Final = 15
NATO: Final = 32
SADR: Final = 33

AID_MOST: Final = 9

# where a card may be put
DISCARDS: Final = 1
REMOVED: Final = 2
HAND: Final = 3  # of the US; next to it that of the Jihadists
PLACES: Final = ("deck", "discard", "removed", "us", "jihadist")

CORRECTED_STATUS: Final = note_kind("corrected_status", "", "country", "governance", "alignment")
CORRECTED_POSTURE: Final = note_kind("corrected_posture", "", "country", "posture")
CORRECTED_TROOPS: Final = note_kind("corrected_troops", "", "country", "n", "before")
CORRECTED_SLEEPERS: Final = note_kind("corrected_sleepers", "", "country", "n", "before")
CORRECTED_ACTIVE: Final = note_kind("corrected_active", "", "country", "n", "before")
CORRECTED_CADRE: Final = note_kind("corrected_cadre", "", "country", "n")
CORRECTED_AID: Final = note_kind("corrected_aid", "", "country", "n", "before")
CORRECTED_BESIEGED: Final = note_kind("corrected_besieged", "", "country", "n")
CORRECTED_REGIME_CHANGE: Final = note_kind("corrected_regime_change", "", "country", "n")
CORRECTED_PRESTIGE: Final = note_kind("corrected_prestige", "", "prestige", "before")
CORRECTED_FUNDING: Final = note_kind("corrected_funding", "", "funding", "before")
CORRECTED_RESERVES: Final = note_kind("corrected_reserves", "", "side", "n", "before")
CORRECTED_MARKER: Final = note_kind("corrected_marker", "", "marker", "n", "before")
CORRECTED_NATO: Final = note_kind("corrected_nato", "", "country")
CORRECTED_SADR: Final = note_kind("corrected_sadr", "", "n")
CORRECTED_CARD: Final = note_kind("corrected_card", "", "card", "place", "place_before")

OFF_OR_ON: Final = {"off": 0, "on": 1}


def status(governance: int, alignment: int) -> int:
    return 4 * governance + alignment


STATUSES: Final = {
    "untested": status(UNTESTED, 0),
    **{
        f"{GOVERNANCES[governance]}-{ALIGNMENTS[alignment]}": status(governance, alignment)
        for governance in (GOOD, FAIR, POOR)
        for alignment in (1, 2, 3)
    },
    **{f"islamist-rule-{ALIGNMENTS[alignment]}": status(ISLAMIST_RULE, alignment) for alignment in (1, 2, 3)},
}


# -- what can be set ---------------------------------------------------------------------------------------------------


def correctables(s: Labyrinth) -> list[Correctable]:
    return [
        *[found for c in range(COUNTRIES) for found in _country(s, c)],
        Correctable("prestige", (), PRESTIGE, 0, s.prestige, numbers(PRESTIGE_LEAST, PRESTIGE_MOST)),
        Correctable("funding", (), FUNDING, 0, s.funding, numbers(FUNDING_LEAST, FUNDING_MOST)),
        *[
            Correctable("reserves", (SIDES[side],), RESERVES + side, 0, s.reserves[side], numbers(0, RESERVES_MOST))
            for side in (US, JIHADIST)
        ],
        Correctable("nato", (), NATO, 0, s.nato + 1, {"off": 0, **{NAMES[c]: c + 1 for c in MUSLIM_COUNTRIES}}),
        Correctable("sadr", (), SADR, 0, int(s.sadr == IRAQ), OFF_OR_ON),
        *[_marker(s, marker) for marker in range(len(MARKERS))],
        *[_card(s, card, place) for card, place in _places(s)],
    ]


def _country(s: Labyrinth, c: int) -> list[Correctable]:
    name = (NAMES[c],)
    found = []
    if MUSLIM[c]:
        found.append(Correctable("status", name, STATUS, c, status(s.governance[c], s.alignment[c]), _statuses(s, c)))
        found.append(Correctable("aid", name, AID, c, s.aid[c], numbers(0, AID_MOST)))
        found.append(Correctable("besieged", name, BESIEGED, c, s.besieged[c], OFF_OR_ON))
        if s.governance[c] in (FAIR, POOR):
            sides = {"off": 0, "tan": TAN, "green": GREEN}
            found.append(Correctable("regime-change", name, REGIME_CHANGE, c, s.regime_change[c], sides))
    elif HAS_POSTURE[c] or c == UNITED_STATES:
        ways = {"soft": SOFT, "hard": HARD}
        untested = {} if c == UNITED_STATES or cells(s, c) else {"untested": 0}
        found.append(Correctable("posture", name, POSTURE, c, s.posture[c], {**untested, **ways}))
    found.append(Correctable("troops", name, TROOPS, c, s.troops[c], numbers(0, s.troops[c] + s.troop_track)))
    if not MUSLIM[c] or s.governance[c] != UNTESTED:
        found.append(
            Correctable("sleepers", name, SLEEPERS, c, s.sleepers[c], numbers(0, s.sleepers[c] + s.cell_track))
        )
        found.append(Correctable("active", name, ACTIVE, c, s.active[c], numbers(0, s.active[c] + s.cell_track)))
    found.append(Correctable("cadre", name, CADRE, c, s.cadre[c], OFF_OR_ON))
    return found


def _statuses(s: Labyrinth, c: int) -> dict[str, int]:
    """How a Muslim country may be marked; where cells are, it has been tested."""
    return {name: value for name, value in STATUSES.items() if value or not cells(s, c)}


def _marker(s: Labyrinth, marker: int) -> Correctable:
    values = numbers(0, 2) if marker == OIL_PRICE_SPIKE else OFF_OR_ON
    return Correctable("marker", (MARKERS[marker],), MARKER, marker, s.markers[marker], values)


def _places(s: Labyrinth) -> list[tuple[int, int]]:
    """Every card that lies in a pile or a hand, and which: what is being played, or in a box, stays there."""
    return sorted([(card, place) for place, pile in enumerate(_piles(s)) for card in pile])


def _piles(s: Labyrinth) -> list[list[int]]:
    return [s.deck, s.discard, s.removed, s.hands[US], s.hands[JIHADIST]]


def _card(s: Labyrinth, card: int, place: int) -> Correctable:
    return Correctable("card", (NAME[card],), CARD, card, place, {name: number for number, name in enumerate(PLACES)})


# -- setting it --------------------------------------------------------------------------------------------------------


def correct(s: Labyrinth, option: int) -> None:
    """Set something right. What is not among its choices is refused, with those that are; and so is what would end the
    game there and then: that is for the rules to find (2.1)."""
    check_correction(correctables(s), option)
    kind, thing, value = parts(option)
    if kind == CARD:
        _move_card(s, thing, value)
    elif kind == NATO:
        note(s, CORRECTED_NATO, value - 1)
        s.nato = value - 1
    elif kind == SADR:
        note(s, CORRECTED_SADR, value)
        s.sadr = IRAQ if value else NOWHERE
    elif kind in (PRESTIGE, FUNDING, MARKER, RESERVES, RESERVES + 1):
        _set_track(s, kind, thing, value)
    else:
        _set_country(s, kind, thing, value)
    s.refresh()
    no_cells = s.cell_track == CELLS and s.sadr < 0 and not solitaire(s)
    if us_aim(s) >= 0 or jihadist_aim(s) >= 0 or no_cells:
        raise WrongAnswer("that would win the game for one side (2.1): a correction cannot")


def _set_track(s: Labyrinth, kind: int, thing: int, value: int) -> None:
    if kind == PRESTIGE:
        note(s, CORRECTED_PRESTIGE, value, s.prestige)
        s.prestige = value
    elif kind == FUNDING:
        note(s, CORRECTED_FUNDING, value, s.funding)
        s.funding = value
    elif kind == MARKER:
        note(s, CORRECTED_MARKER, thing, value, s.markers[thing])
        s.markers = with_value(s.markers, thing, value)
    else:
        side = kind - RESERVES
        note(s, CORRECTED_RESERVES, side, value, s.reserves[side])
        s.reserves[side] = value


def _set_country(s: Labyrinth, kind: int, c: int, value: int) -> None:
    if kind == STATUS:
        _set_status(s, c, value // 4, value % 4)
    elif kind == POSTURE:
        note(s, CORRECTED_POSTURE, c, value)
        s.posture = with_value(s.posture, c, value)
    elif kind == TROOPS:
        note(s, CORRECTED_TROOPS, c, value, s.troops[c])
        s.troop_track += s.troops[c] - value
        s.troops[c] = value
    elif kind in (SLEEPERS, ACTIVE):
        placed = s.sleepers if kind == SLEEPERS else s.active
        note(s, CORRECTED_SLEEPERS if kind == SLEEPERS else CORRECTED_ACTIVE, c, value, placed[c])
        s.cell_track += placed[c] - value
        placed[c] = value
    elif kind == AID:
        note(s, CORRECTED_AID, c, value, s.aid[c])
        s.aid = with_value(s.aid, c, value)
    elif kind == CADRE:
        note(s, CORRECTED_CADRE, c, value)
        s.cadre = with_value(s.cadre, c, value)
    elif kind == BESIEGED:
        note(s, CORRECTED_BESIEGED, c, value)
        s.besieged = with_value(s.besieged, c, value)
    else:
        note(s, CORRECTED_REGIME_CHANGE, c, value)
        s.regime_change = with_value(s.regime_change, c, value)


def _set_status(s: Labyrinth, c: int, governance: int, alignment: int) -> None:
    """With what cannot lie there any more (7.2.1.1, 8.4.4)."""
    note(s, CORRECTED_STATUS, c, governance, alignment)
    s.governance[c] = governance
    s.alignment = with_value(s.alignment, c, alignment)
    if governance not in (FAIR, POOR):
        s.regime_change = with_value(s.regime_change, c, 0)
    if governance in (GOOD, ISLAMIST_RULE):
        s.aid, s.besieged = with_value(s.aid, c, 0), with_value(s.besieged, c, 0)


def _move_card(s: Labyrinth, card: int, place: int) -> None:
    """What both have said aloud is known: a card put into a hand has been seen there; alone it goes on top."""
    piles = _piles(s)
    before = next((number for number, pile in enumerate(piles) if card in pile), DRAW_PILE)
    piles[before].remove(card)
    piles[place].append(card)
    for knowledge in (s.known[US], s.known[JIHADIST], s.stacked):
        if card in knowledge:
            knowledge.remove(card)
    if place >= HAND:
        s.known[place - HAND].append(card)
        if is_automatic(s, place - HAND):
            s.stacked.append(card)
    note(s, CORRECTED_CARD, card, place, before)
