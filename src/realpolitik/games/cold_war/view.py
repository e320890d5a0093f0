"""What a seat sees of a cold-war game, and what lies in the box: JSON-ready data, everything under its name."""

from typing import Any, Final

from realpolitik.games.cold_war.board import NOBODY, SIDES, US, USSR
from realpolitik.games.cold_war.deck import EARLY, LATE, MID
from realpolitik.games.cold_war.duties import rounds_left, scoring_cards
from realpolitik.games.cold_war.effects import CENTCOM, CHERNOBYL, EFFECTS, FAMINE
from realpolitik.games.cold_war.region import Totals
from realpolitik.games.cold_war.rules import Rules
from realpolitik.games.cold_war.scoring import STANDINGS
from realpolitik.games.cold_war.setting_up import SETTING_UP
from realpolitik.games.cold_war.space import has_ability
from realpolitik.games.cold_war.state import ColdWar, looking
from realpolitik.games.cold_war.whereabouts import held_cards, pile_size, seen_by
from realpolitik.kernel.game import View
from realpolitik.kernel.label import LABELS
from realpolitik.kernel.question import FIRST_LABEL, Duty, duty_kind

FAMILY_LABELS: Final = range(FIRST_LABEL, 500)  # of both games
PERIODS: Final = {EARLY: "early", MID: "mid", LATE: "late"}

SCORING_HELD: Final = duty_kind("scoring_held", "10.1.5", "rounds", "*cards")
MILITARY_DUE: Final = duty_kind("military_due", "8.2.1", "side", "n")


def side_name(side: int) -> str:
    return SIDES[side] if side in (US, USSR) else ""


def side_of(s: ColdWar, seat: int) -> int:
    """The side that a seat plays; NOBODY for those who watch."""
    return s.seats.index(seat) if seat in s.seats else NOBODY


def pair(values: list[int]) -> dict[str, Any]:
    return {"us": values[US], "ussr": values[USSR]}


# -- what a seat sees --------------------------------------------------------------------------------------------------


def view(s: ColdWar, seat: int, unknown: tuple[str, ...] = ()) -> View:
    """Built field by field from what this seat may see; of a hand `unknown` to the program, what has been shown."""
    names, name = s.rules.board.names, s.rules.deck.name
    mine = side_of(s, seat)
    held = held_cards(s, unknown)

    def cards(numbers: list[int]) -> list[str]:
        return [name[card] for card in sorted(numbers)]

    return {
        "you": side_name(mine),
        "seats": pair(s.seats) if s.seats[US] != NOBODY else {},
        "turn": s.turn,
        "turns": s.rules.last_turn(s),
        "round": s.round,
        "rounds": s.rules.rounds_of(s, s.phasing),
        "phase": phase(s),
        "phasing": side_name(s.phasing),
        "vp": s.vp,
        "defcon": s.defcon,
        "military": pair(s.military),
        "space": pair(s.space),
        "space_cards": pair(s.space_cards),
        "abilities": abilities(s),
        "influence": {place: [s.influence[US][c], s.influence[USSR][c]] for c, place in enumerate(names)},
        "control": {place: side_name(s.controller[c]) for c, place in enumerate(names)},
        "stability": {names[c]: n for c, n in enumerate(s.stability) if n != s.rules.board.stability[c]},
        "markers": markers(s),
        "standings": {name: standing(totals) for name, totals in s.rules.standings(s).items()},
        "passing": {"card": name[s.rules.deck.passing], "holder": side_name(s.passing), "up": bool(s.passing_up)},
        "hand": cards(held[mine]) if mine != NOBODY else [],
        "worth": worth(s, mine, held[mine]) if mine != NOBODY else {},
        "hand_sizes": {"us": len(s.hands[US]), "ussr": len(s.hands[USSR])},
        "unknown": {side_name(side): len(s.hands[side]) - len(held[side]) for side in (US, USSR)},
        "seen": cards(seen_by(s, mine, held)),
        "peeked": cards(s.peeked) if mine == looking(s) and side_name(mine) not in unknown else [],
        "headlines": {side_name(side): name[s.headlines[side]] for side in (US, USSR)},
        "table": cards(s.table),
        "deck": pile_size(s),
        "bottom": [name[card] for card in s.bottom],
        "chosen": cards(s.chosen),
        "discard": cards(s.discard),
        "removed": cards(s.removed),
        "effects": {EFFECTS[e]: effect_value(s, e) for e in s.rules.effects if s.effects[e]},
    }


def phase(s: ColdWar) -> str:
    """Where the game stands: in the set-up (3.0), or a phase of the turn (4.5); between them only chance is asked."""
    if any(frame[0] == SETTING_UP.number for frame in s.stack):
        return "setup"
    return "headline" if s.headline_phase else "action" if s.round else "between"


def worth(s: ColdWar, side: int, hand: list[int]) -> dict[str, int]:
    """The Ops that a side's cards would bring now (7.4), the passing card's too."""
    held = sorted([*hand, s.rules.deck.passing] if s.passing == side else hand)
    return {s.rules.deck.name[card]: s.rules.card_value(s, side, card) for card in held}


def abilities(s: ColdWar) -> dict[str, str]:
    """6.4.4: the boxes of the space race that give an ability, and who has it now."""
    return {str(box): _first_at(s, box) for box, printed in enumerate(s.rules.space) if printed.ability}


def _first_at(s: ColdWar, box: int) -> str:
    return next((side_name(side) for side in (US, USSR) if has_ability(s, side, box)), "")


def markers(s: ColdWar) -> dict[str, list[str]]:
    """What lies on countries beside influence."""
    found: dict[str, list[str]] = {}
    for c, name in enumerate(s.rules.board.names[: s.rules.board.size]):
        lying = ["famine"] if s.effects[FAMINE] >> c & 1 else []
        lying.extend([EFFECTS[CENTCOM + side] for side in (US, USSR) if s.effects[CENTCOM + side] == c + 1])
        if lying:
            found[name] = lying
    return found


def effect_value(s: ColdWar, effect: int) -> int | str | list[str]:
    """What an effect is on, by name, where it is on a part of the map."""
    value, board = s.effects[effect], s.rules.board
    if effect == CHERNOBYL:
        return board.sets[value].name
    if effect in (CENTCOM + US, CENTCOM + USSR):
        return board.names[value - 1]
    return [board.names[c] for c in range(board.size) if value >> c & 1] if effect == FAMINE else value


def standing(totals: Totals) -> View:
    """What scoring a region would pay now (10.1)."""
    us, us_points, ussr, ussr_points = totals
    return {
        "us": {"standing": STANDINGS[us] if us >= 0 else "", "points": us_points},
        "ussr": {"standing": STANDINGS[ussr] if ussr >= 0 else "", "points": ussr_points},
        "net": us_points - ussr_points,
    }


def duties(s: ColdWar, seat: int) -> list[Duty]:
    """Scoring cards that cannot be held (10.1.5), military operations still required (8.2.1)."""
    if seat not in s.seats or s.over or not (s.headline_phase or s.round):
        return []
    side = s.seats.index(seat)
    found: list[Duty] = []
    held = scoring_cards(s, side)
    if held:
        found.append((SCORING_HELD, rounds_left(s, side), *sorted(held)))
    if s.military[side] < s.defcon:
        found.append((MILITARY_DUE, side, s.defcon - s.military[side]))
    return found


# -- what lies in the box ----------------------------------------------------------------------------------------------


def components(rules: Rules) -> View:
    board, deck, areas = rules.board, rules.deck, [*[region.where for region in rules.regions], *rules.subregions]
    return {
        "space_kind": "country",
        "sides": list(SIDES),
        "winning_vp": rules.winning_vp,
        "passing": deck.name[deck.passing],
        "named": {
            "country": board.names,
            "set": [board.sets[where].name for where in areas],
            "side": list(SIDES),
            "card": [deck.name[card] for card in deck.cards],
            "label": [name for number, name in LABELS.items() if number in FAMILY_LABELS],
            "standing": list(STANDINGS),
            "period": [PERIODS[period] for period in sorted({deck.period[card] for card in deck.cards})],
            "box": [str(box) for box in range(len(rules.space))],
            "ability": [str(box) for box, printed in enumerate(rules.space) if printed.ability],
        },
        "spaces": {name: _space(rules, c, areas) for c, name in enumerate(board.names)},
        "regions": {
            **{region.name: {"worth": region.worth[1:]} for region in rules.regions},
            **{board.sets[where].name: {"worth": []} for where in rules.subregions},
        },
        "cards": {deck.name[card]: _card(rules, card) for card in deck.cards},
        "space_race": [
            {"operations": box.operations, "roll": box.roll, "first": box.first, "second": box.second}
            for box in rules.space
        ],
    }


def _space(rules: Rules, c: int, areas: list[int]) -> View:
    board = rules.board
    return {
        "stability": board.stability[c] if board.stability[c] < 9 else 0,  # the civil war in China has none
        "battleground": board.battleground[c],
        "flashpoint": c in board.flashpoints,
        "special": c >= board.size,
        "regions": [board.sets[where].name for where in areas if board.sets[where].has[c]],
        "links": [board.names[neighbour] for neighbour in board.links[c]],
        "power": side_name(board.touches[c]),
        "optional": c in board.optional,  # drawn only where a variant uses it
    }


def _card(rules: Rules, card: int) -> View:
    deck = rules.deck
    return {
        "number": card,
        "printed": deck.printed_number[card],  # the number in the game it comes from
        "operations": deck.ops[card],
        "side": side_name(deck.side[card]),
        "period": PERIODS[deck.period[card]],
        "kind": _kind(rules, card),
        "starred": deck.starred[card],
        "lasting": deck.lasting[card],
        "optional": deck.optional[card],
        "borrowed": deck.borrowed[card],
        "reconstructed": deck.reconstructed[card],
        "disputed": deck.disputed[card],
        "number_reconstructed": deck.number_reconstructed[card],
    }


def _kind(rules: Rules, card: int) -> str:
    if card == rules.deck.passing:
        return "passing"
    return "scoring" if rules.deck.scoring[card] else "war" if rules.deck.war[card] else "event"
