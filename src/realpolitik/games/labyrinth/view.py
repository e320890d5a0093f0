"""What a seat sees of a game of Labyrinth, and what lies in the box: JSON-ready data, everything under its name."""

from collections.abc import Iterable
from typing import Final

from realpolitik.games.labyrinth import deck
from realpolitik.games.labyrinth.board import (
    ALIGNMENTS,
    COUNTRIES,
    DISPUTED,
    FIXED,
    GOVERNANCES,
    HAS_POSTURE,
    ISRAEL,
    LINKS,
    NAMES,
    OIL,
    POSTURES,
    RECRUIT_NUMBER,
    RESOURCES,
    SCHENGEN,
    SCHENGEN_LINKED,
    TYPE,
    TYPES,
    UNITED_STATES,
)
from realpolitik.games.labyrinth.cards import MINI_DECK_ORDER
from realpolitik.games.labyrinth.markers import AT, LEAKS, MARKERS, OIL_PRICE_SPIKE
from realpolitik.games.labyrinth.options import DECKS, IDEOLOGIES, IDEOLOGY, MINI_DECKS
from realpolitik.games.labyrinth.plot_resolution import RESOLVE_PLOTS
from realpolitik.games.labyrinth.setup import SET_UP
from realpolitik.games.labyrinth.sides import JIHADIST, NOBODY, SIDES, US, other, side_name
from realpolitik.games.labyrinth.state import (
    GREEN,
    PLOT_BACKLASH,
    PLOT_COUNTRY,
    PLOT_FACE_UP,
    PLOT_LIMIT,
    PLOT_MARKER,
    PLOT_VALUE,
    WMD,
    Labyrinth,
    is_untested,
    resources,
    solitaire,
)
from realpolitik.games.labyrinth.tracks import (
    FUNDING_LEVELS,
    PRESTIGE_LEVELS,
    TROOP_LEVELS,
    available_cells,
    funding_level,
    gwot_penalty,
    prestige_level,
    troop_level,
    us_posture,
    world_posture,
)
from realpolitik.games.labyrinth.turn import CARDS_A_PHASE
from realpolitik.kernel.game import View
from realpolitik.kernel.label import LABELS
from realpolitik.kernel.question import Duty, duty_kind

PLOT_NAMES: Final = ("", "1", "2", "3", "wmd")  # by value
PLOTS_WAITING: Final = duty_kind("plots_waiting", "5.2.3", "n")
OWN_LABELS: Final = range(500, 600)


# -- what a seat sees --------------------------------------------------------------------------------------------------


def view(s: Labyrinth, seat: int, unknown: tuple[str, ...] = ()) -> View:
    """Built field by field from what this seat may see; of a hand `unknown` to the program, what has been shown."""
    mine, held = side_of(s, seat), held_cards(s, unknown)
    return {
        "you": side_name(mine),
        "seats": {"us": s.seats[US], **({} if solitaire(s) else {"jihadist": s.seats[JIHADIST]})},
        "solitaire": solitaire(s),
        "ideology": IDEOLOGIES[s.options[IDEOLOGY]] if solitaire(s) else "",
        "turn": s.turn,
        "phase": phase(s),
        "phasing": side_name(s.phase),
        "card": min(s.phase_card, CARDS_A_PHASE),
        "deck": len(s.deck),
        "mini_decks": _mini_decks(s),
        "decks": {"now": s.deck_number, "of": s.options[DECKS]},
        **_tracks(s),
        "countries": {NAMES[c]: _country(s, c, mine) for c in range(COUNTRIES)},
        "plots": _plots(s, mine),
        "disrupted": [NAMES[c] for c in sorted({*s.disrupted, *s.disrupted_before})],
        "improved": [NAMES[c] for c in sorted({*s.improved, *s.improved_before})],
        "events": [name for marker, name in enumerate(MARKERS) if s.markers[marker] and marker not in LEAKS.values()],
        "blocked": [name for marker, name in enumerate(MARKERS) if s.markers[marker] and marker in LEAKS.values()],
        "hand": cards(held[mine]) if mine != NOBODY else [],
        "worth": {deck.NAME[card]: deck.OPS[card] for card in sorted(held[mine])} if mine != NOBODY else {},
        "hand_sizes": {side_name(side): len(s.hands[side]) for side in (US, JIHADIST)},
        "unknown": {side_name(side): len(s.hands[side]) - len(held[side]) for side in (US, JIHADIST)},
        "seen": cards(s.known[other(mine)]) if mine != NOBODY else [],
        "stack": [deck.NAME[card] if mine == US and card in s.known[JIHADIST] else "" for card in s.stacked],
        "table": cards(s.table),
        "lapsing": cards(s.lapsing),
        "first_plot": deck.NAME[s.first_plot] if s.first_plot else "",
        "first_plot_used": bool(s.first_plot_used),
        "discard": cards(s.discard),
        "removed": cards(s.removed),
    }


def side_of(s: Labyrinth, seat: int) -> int:
    """The side that a seat plays; NOBODY for those who watch."""
    return s.seats.index(seat) if seat in s.seats and seat >= 0 else NOBODY


def held_cards(s: Labyrinth, unknown: tuple[str, ...]) -> list[list[int]]:
    """Both hands; of one `unknown` to the program, what has been shown."""
    return [s.known[side] if SIDES[side] in unknown else s.hands[side] for side in (US, JIHADIST)]


def cards(numbers: Iterable[int]) -> list[str]:
    return [deck.NAME[card] for card in sorted(numbers)]


def phase(s: Labyrinth) -> str:
    """Where the game stands: setting up (3.0), an action phase (5.2.2), plots (5.2.3), or between turns."""
    frames = [frame[0] for frame in s.stack]
    if SET_UP.number in frames:
        return "setup"
    if RESOLVE_PLOTS.number in frames:
        return "plots"
    return side_name(s.phase) if s.phase_card else "end"


def _mini_decks(s: Labyrinth) -> View:
    """9.2: how many cards each of the three small decks has, and which comes next; nothing where there is but one."""
    if not s.options[MINI_DECKS]:
        return {}
    names = {side: side_name(side) or "neutral" for side in MINI_DECK_ORDER}
    left = {names[side]: sum(1 for card in s.deck if deck.SIDE[card] == side) for side in MINI_DECK_ORDER}
    return {**left, "next": names[MINI_DECK_ORDER[s.mini_deck]]}


def _tracks(s: Labyrinth) -> View:
    world = world_posture(s)
    return {
        "prestige": s.prestige,
        "prestige_level": PRESTIGE_LEVELS[prestige_level(s)],
        "funding": s.funding,
        "us_posture": POSTURES[us_posture(s)],
        "world_posture": {"posture": "hard" if world > 0 else "soft" if world < 0 else "", "value": abs(world)},
        "gwot_penalty": gwot_penalty(s),
        "troops": {"track": s.troop_track, "level": TROOP_LEVELS[troop_level(s)]},
        "cells": {
            "track": s.cell_track,
            "available": available_cells(s),
            "level": FUNDING_LEVELS[funding_level(s)],
        },
        "reserves": {"us": s.reserves[US], "jihadist": s.reserves[JIHADIST]},
        "oil_price_spikes": s.markers[OIL_PRICE_SPIKE],
        "victory": dict(
            zip(("good_resources", "islamist_resources", "good_or_fair", "poor_or_islamist"), s.victory, strict=True)
        ),
    }


def _country(s: Labyrinth, c: int, mine: int) -> View:
    changed = s.regime_change[c]
    return {
        "tested": not is_untested(s, c),
        "governance": GOVERNANCES[s.governance[c]],
        "alignment": ALIGNMENTS[s.alignment[c]],
        "posture": POSTURES[s.posture[c]],
        "resources": resources(s, c),
        "troops": s.troops[c],
        "nato": s.nato == c,
        "sleepers": s.sleepers[c],
        "active": s.active[c],
        "sadr": s.sadr == c,
        "cadre": bool(s.cadre[c]),
        "aid": s.aid[c],
        "besieged": bool(s.besieged[c]),
        "regime_change": "green" if changed == GREEN else "tan" if changed else "",
        "plots": [
            {
                "place": place,
                "plot": PLOT_NAMES[PLOT_VALUE[plot[PLOT_MARKER]]] if _sees(s, plot, mine) else "",
                "may_be": [name for value, name in enumerate(PLOT_NAMES) if value and plot[PLOT_LIMIT] >> value & 1],
                "backlash": bool(plot[PLOT_BACKLASH]),
            }
            for place, plot in enumerate(s.plots)
            if plot[PLOT_COUNTRY] == c
        ],
        "markers": [MARKERS[marker] for marker, country in AT.items() if country == NAMES[c] and s.markers[marker]],
    }


def _sees(s: Labyrinth, plot: list[int], mine: int) -> bool:
    """8.5.4: only the Jihadists look at plots that lie face down."""
    return mine == JIHADIST or plot[PLOT_FACE_UP] > 0


def _plots(s: Labyrinth, mine: int) -> View:
    """The boxes of plots that are not on the map (4.7.8). What is available only the Jihadists see; of how many WMD
    have come out of their boxes, and been used, everybody keeps count."""
    return {
        "available": [PLOT_NAMES[PLOT_VALUE[marker]] if mine == JIHADIST else "" for marker in sorted(s.available)],
        "wmd_loose": len(s.loose),
        "wmd_arsenal": len(s.arsenal),
        "wmd_used": sum(1 for marker in s.removed_plots if PLOT_VALUE[marker] == WMD),
        "set_aside": len(s.set_aside),
    }


def duties(s: Labyrinth, seat: int) -> list[Duty]:
    """For the US: plots that will be carried out if nobody blocks them (5.2.3)."""
    if s.over or seat != s.seats[US] or s.phase != US or not s.phase_card:
        return []
    return [(PLOTS_WAITING, len(s.plots))] if s.plots else []


# -- what lies in the box ----------------------------------------------------------------------------------------------


def components() -> View:
    return {
        "space_kind": "country",
        "sides": list(SIDES),
        "named": {
            "country": NAMES,
            "side": list(SIDES),
            "card": deck.NAME[1:],
            "label": [name for number, name in LABELS.items() if number in OWN_LABELS],
            "marker": MARKERS,
            "governance": [name for name in GOVERNANCES if name],
            "alignment": [name for name in ALIGNMENTS if name],
            "posture": [name for name in POSTURES if name],
            "type": list(TYPES),
        },
        "spaces": {NAMES[c]: _space(c) for c in range(COUNTRIES)},
        "regions": {},
        "schengen_links": [NAMES[c] for c in range(COUNTRIES) if SCHENGEN_LINKED[c]],
        "cards": {deck.NAME[card]: _card(card) for card in range(1, deck.CARDS + 1)},
    }


def _space(c: int) -> View:
    return {
        "type": "us" if c == UNITED_STATES else TYPES[TYPE[c]],
        "governance": GOVERNANCES[FIXED[c]],
        "posture": _posture_kind(c),
        "resources": RESOURCES[c],
        "oil": OIL[c],
        "recruit": RECRUIT_NUMBER[c],
        "disputed": DISPUTED[c],
        "schengen": SCHENGEN[c],
        "links": [NAMES[other_country] for other_country in LINKS[c]],
    }


def _posture_kind(c: int) -> str:
    if c == UNITED_STATES:
        return "gwot_track"
    return "always_hard" if c == ISRAEL else "variable" if HAS_POSTURE[c] else "none"


def _card(card: int) -> View:
    return {
        "number": card,
        "printed": card,
        "operations": deck.OPS[card],
        "side": side_name(deck.SIDE[card]),
        "kind": "event",
        "starred": deck.REMOVED[card] != deck.STAYS,  # out of the game once it has happened
        "removed": ("", "always", "us")[deck.REMOVED[card]],  # whoever played it, or only if the US did
        "lasting": deck.MARKED[card],
        "lapsing": deck.LAPSING[card],
        "automatic": card == deck.US_ELECTION,
        "disputed": deck.DISPUTED[card],
    }
