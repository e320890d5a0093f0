"""What a seat sees of Twilight Struggle, and what lies in the box: JSON-ready data, everything under its name."""

from collections.abc import Sequence
from typing import Any, Final

from realpolitik.games.cold_war.board import NOBODY, SIDES, US, USSR
from realpolitik.games.cold_war.corrections import PLACES
from realpolitik.games.cold_war.deck import EARLY, LATE, MID
from realpolitik.games.cold_war.dice import PURPOSES
from realpolitik.games.cold_war.duties import rounds_left, scoring_cards
from realpolitik.games.cold_war.labels import LABELS
from realpolitik.games.cold_war.scoring import STANDINGS, region_totals
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.twilight_struggle.countries import (
    BOARD,
    COUNTRIES,
    EASTERN_EUROPE,
    REGIONS,
    SETS,
    SOUTHEAST_ASIA,
    WESTERN_EUROPE,
)
from realpolitik.games.twilight_struggle.deck import (
    CARDS,
    CHINA_CARD,
    LASTING,
    NAME,
    OPS,
    OPTIONAL,
    PERIOD,
    RECONSTRUCTED,
    SCORING,
    SIDE,
    STARRED,
    WAR_CARD,
)
from realpolitik.games.twilight_struggle.effects import CHERNOBYL, EFFECTS, OPEN_HAND
from realpolitik.games.twilight_struggle.rules import RULES
from realpolitik.games.twilight_struggle.scoring import shuttled, southeast_asia_points, without
from realpolitik.games.twilight_struggle.setup import SETUP
from realpolitik.kernel.game import View
from realpolitik.kernel.question import KINDS, Duty, Question, duty_kind

PERIODS: Final = {EARLY: "early", MID: "mid", LATE: "late"}
SUBREGIONS: Final = (WESTERN_EUROPE, EASTERN_EUROPE, SOUTHEAST_ASIA)

THINGS: Final[dict[str, Sequence[str]]] = {
    "card": NAME,
    "country": BOARD.names,
    "effect": EFFECTS,
    "place": PLACES,
    "purpose": PURPOSES,
    "region": [where.name for where in SETS],
    "side": SIDES,
    "standing": STANDINGS,
}

SCORING_HELD: Final = duty_kind("scoring_held", "10.1.5", "rounds", "*cards")
MILITARY_DUE: Final = duty_kind("military_due", "8.2.1", "side", "n")


def side_name(side: int) -> str:
    return SIDES[side] if side in (US, USSR) else ""


def pair(values: list[int]) -> dict[str, Any]:
    return {"us": values[US], "ussr": values[USSR]}


def cards(numbers: list[int]) -> list[str]:
    return [NAME[card] for card in sorted(numbers)]


# -- what a seat sees --------------------------------------------------------------------------------------------------


def view(s: ColdWar, seat: int, unknown: tuple[str, ...] = ()) -> View:
    """Built field by field from what this seat may see; of a hand `unknown` to the program, what has been shown."""
    mine = s.seats.index(seat) if seat in s.seats else NOBODY
    held = [s.known[side] if SIDES[side] in unknown else s.hands[side] for side in (US, USSR)]
    return {
        "you": side_name(mine),
        "seats": pair(s.seats) if s.seats[US] != NOBODY else {},
        "turn": s.turn,
        "round": s.round,
        "rounds": s.rules.rounds_of(s, s.phasing),
        "phase": phase(s),
        "phasing": side_name(s.phasing),
        "vp": s.vp,
        "defcon": s.defcon,
        "military": pair(s.military),
        "space": pair(s.space),
        "space_cards": pair(s.space_cards),
        "influence": {name: [s.influence[US][c], s.influence[USSR][c]] for c, name in enumerate(BOARD.names)},
        "control": {name: side_name(s.controller[c]) for c, name in enumerate(BOARD.names)},
        "standings": standings(s),
        "china": {"holder": side_name(s.passing), "up": bool(s.passing_up)},
        "hand": cards(held[mine]) if mine != NOBODY else [],
        "worth": worth(s, mine, held[mine]) if mine != NOBODY else {},
        "hand_sizes": {"us": len(s.hands[US]), "ussr": len(s.hands[USSR])},
        "unknown": {side_name(side): len(s.hands[side]) - len(held[side]) for side in (US, USSR)},
        "seen": cards([card for card in seen(s, other(mine)) if card in held[other(mine)]]) if mine != NOBODY else [],
        "peeked": cards(s.peeked) if mine == US and SIDES[US] not in unknown else [],
        "headlines": {side_name(side): NAME[s.headlines[side]] for side in (US, USSR)},
        "table": cards(s.table),
        "deck": len(s.deck) + len(s.peeked),
        "discard": cards(s.discard),
        "removed": cards(s.removed),
        "effects": {name: _effect_value(s, e) for e, name in enumerate(EFFECTS) if s.effects[e]},
    }


def phase(s: ColdWar) -> str:
    """Where the game stands: in the set-up (3.0), or a phase of the turn (4.5); between them only chance is asked."""
    if any(frame[0] == SETUP for frame in s.stack):
        return "setup"
    return "headline" if s.headline_phase else "action" if s.round else "between"


def seen(s: ColdWar, side: int) -> list[int]:
    """The cards of a hand that the other side knows."""
    return (s.hands if side == US and s.effects[OPEN_HAND] else s.known)[side][:]


def worth(s: ColdWar, side: int, hand: list[int]) -> dict[str, int]:
    """The Ops that a side's cards would bring now (7.4), the China Card's too."""
    held = sorted([*hand, CHINA_CARD] if s.passing == side else hand)
    return {NAME[card]: RULES.card_value(s, side, card) for card in held}


def standings(s: ColdWar) -> dict[str, Any]:
    """What scoring each region would pay now (10.1), Shuttle Diplomacy included."""
    found = {}
    for where, region in REGIONS.items():
        us, us_points, ussr, ussr_points = region_totals(s, region, without(s, shuttled(s, where)))
        found[region.name] = {
            "us": {"standing": STANDINGS[us], "points": us_points},
            "ussr": {"standing": STANDINGS[ussr], "points": ussr_points},
            "net": us_points - ussr_points,
        }
    us_points, ussr_points = southeast_asia_points(s)
    found[SETS[SOUTHEAST_ASIA].name] = {
        "us": {"standing": "", "points": us_points},
        "ussr": {"standing": "", "points": ussr_points},
        "net": us_points - ussr_points,
    }
    return found


def _effect_value(s: ColdWar, effect: int) -> int | str:
    return SETS[s.effects[effect]].name if effect == CHERNOBYL else s.effects[effect]


def duties(s: ColdWar, seat: int) -> list[Duty]:
    """Scoring cards that cannot be held (10.1.5), military operations still required (8.2.1)."""
    if seat not in s.seats or s.returns or not (s.headline_phase or s.round):
        return []
    side = s.seats.index(seat)
    found: list[Duty] = []
    held = scoring_cards(s, side)
    if held:
        found.append((SCORING_HELD, rounds_left(s, side), *sorted(held)))
    if s.military[side] < s.defcon:
        found.append((MILITARY_DUE, side, s.defcon - s.military[side]))
    return found


def about(question: Question) -> dict[str, int | str]:
    """What a question is about, by name."""
    told = zip(KINDS[question.kind].about, question.about, strict=False)
    return {what: named(what, value) for what, value in told}


def named(what: str, value: int) -> int | str:
    """What a question or a note tells, by its stable name if it is a thing: `side`, `card`, `us_standing` …"""
    thing = what.removesuffix("_before").removeprefix("us_").removeprefix("ussr_")
    if thing == "label":
        return LABELS[value]
    if thing not in THINGS:
        return value
    names = THINGS[thing]
    return names[value] if 0 <= value < len(names) else ""  # a roll that is about no country, a side that nobody is


# -- what lies in the box ----------------------------------------------------------------------------------------------


def components() -> View:
    return {
        "space_kind": "country",
        "sides": list(SIDES),
        "named": {
            "country": BOARD.names,
            "set": [SETS[where].name for where in (*REGIONS, *SUBREGIONS)],
            "side": list(SIDES),
            "card": NAME[1:],
            "label": list(LABELS.values()),
            "standing": list(STANDINGS),
            "period": list(PERIODS.values()),
            "box": [str(box) for box in range(len(RULES.space))],
        },
        "spaces": {name: _space(c) for c, name in enumerate(BOARD.names)},
        "regions": {
            **{region.name: {"worth": region.worth[1:]} for region in REGIONS.values()},
            **{SETS[where].name: {"worth": []} for where in SUBREGIONS},
        },
        "cards": {NAME[card]: _card(card) for card in range(1, CARDS + 1)},
        "space_race": [
            {"operations": box.operations, "roll": box.roll, "first": box.first, "second": box.second}
            for box in RULES.space
        ],
    }


def _space(c: int) -> View:
    return {
        "stability": BOARD.stability[c] if c < COUNTRIES else 0,  # the civil war in China has none
        "battleground": BOARD.battleground[c],
        "regions": [SETS[where].name for where in (*REGIONS, *SUBREGIONS) if SETS[where].has[c]],
        "links": [BOARD.names[neighbour] for neighbour in BOARD.links[c]],
        "power": side_name(BOARD.touches[c]),
        "optional": c >= COUNTRIES,  # drawn only where a variant uses it
    }


def _card(card: int) -> View:
    return {
        "number": card,
        "operations": OPS[card],
        "side": side_name(SIDE[card]),
        "period": PERIODS[PERIOD[card]],
        "kind": _kind(card),
        "starred": STARRED[card],
        "lasting": LASTING[card],
        "optional": OPTIONAL[card],
        "reconstructed": RECONSTRUCTED[card],
    }


def _kind(card: int) -> str:
    if card == CHINA_CARD:
        return "passing"
    return "scoring" if SCORING[card] else "war" if WAR_CARD[card] else "event"
