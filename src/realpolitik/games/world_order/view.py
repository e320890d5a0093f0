"""What a seat sees of a game of World Order (W26): JSON-ready data, everything under its name."""

from typing import Any

from realpolitik.games.world_order.board import (
    COLOURED,
    OPEN_SLOT_VP,
    PERMANENT_SLOTS,
    REGION_NAMES,
    REGIONS,
    TEMPORARY_VP,
)
from realpolitik.games.world_order.countries import COUNTRY_NAMES, NO_COUNTRY, REGION_OF, VALUE
from realpolitik.games.world_order.deck import (
    CARD_NAMES,
    DECREE,
    DEVELOPMENTS,
    FIRST_DEVELOPMENT,
    LEVEL,
)
from realpolitik.games.world_order.developments import at_will, is_active
from realpolitik.games.world_order.engaging import engage_cost
from realpolitik.games.world_order.mats import PROSPERITY_GOODS, PROSPERITY_MONEY, PROSPERITY_VP, TRACK_END
from realpolitik.games.world_order.options import (
    COMMERCE_BY_PLAYERS,
    DECREES,
    FIRST_GAME,
    PRIORITIES_CHOICES,
    SEALED_PRIORITIES,
)
from realpolitik.games.world_order.prices import MAJORITIES, MAJORITY_NAMES, MARKET_SIZE, majority_places
from realpolitik.games.world_order.scoring import majority_count, majority_vp, place_bonus, place_in, standing_owners
from realpolitik.games.world_order.setup import CHOOSING_PILE, KEEPING_ADVANTAGES
from realpolitik.games.world_order.stacks import open_countries
from realpolitik.games.world_order.state import (
    ACTIONS,
    PHASE_NAMES,
    SETTING_UP,
    WorldOrder,
    covered_by,
    free_tokens,
    is_filled,
    players,
    tokens,
)
from realpolitik.games.world_order.things import (
    FREE_SPACE,
    NOBODY,
    POWER_NAMES,
    POWERS,
    PRIORITY_NAMES,
    RESOURCE_NAMES,
    SOURCE_NAMES,
)
from realpolitik.kernel.game import View


def view(s: WorldOrder, seat: int, unknown: tuple[str, ...] = ()) -> View:
    """Built field by field from what this seat may see; of a hand `unknown` to the program, what has been shown."""
    mine = s.powers[seat] if 0 <= seat < len(s.powers) else NOBODY
    in_secret = choosing_in_secret(s)
    return {
        "you": POWER_NAMES[mine] if mine != NOBODY else "",
        "round": s.round,
        "phase": PHASE_NAMES[s.phase],
        "turn": min([s.turns[p] for p in s.powers]) + 1 if s.phase == ACTIONS else 0,
        "seats": {POWER_NAMES[p]: s.seats[p] for p in s.powers},
        "powers": list(POWER_NAMES[:POWERS]),
        "order": [POWER_NAMES[p] if p != FREE_SPACE else None for p in s.order],
        "rules": {
            "first_game": bool(s.options[FIRST_GAME]),
            "decrees": bool(s.options[DECREES]),
            "commerce_by_players": bool(s.options[COMMERCE_BY_PLAYERS]),
            "priorities": PRIORITIES_CHOICES[s.options[SEALED_PRIORITIES]],
        },
        "scores": {POWER_NAMES[p]: s.vp[p] for p in s.powers},
        "regions": {REGION_NAMES[r]: _region(s, r) for r in range(REGIONS)},
        "mats": {POWER_NAMES[p]: _mat(s, p, p == mine, unknown, in_secret) for p in s.powers},
        **(_own(s, mine, unknown, in_secret) if mine != NOBODY else {"hand": []}),
        "market": {
            "row": [*[None] * (MARKET_SIZE - len(s.market)), *_cards(s.market)],
            "deck": len(s.market_deck),
            "discard": _cards(s.market_discard),
        },
        "developments": [
            {"card": CARD_NAMES[FIRST_DEVELOPMENT + d], "level": LEVEL[d], "left": s.stacks[d]}
            for d in range(DEVELOPMENTS)
        ],
        "random_influence": _random_influence(s),
        "majorities": {MAJORITY_NAMES[token]: _majority(s, token) for token in range(MAJORITIES)},
        "removed": _cards(s.removed),
        "scored": {POWER_NAMES[p]: dict(zip(SOURCE_NAMES, s.scored[p], strict=True)) for p in s.powers},
    }


def _cards(numbers: list[int]) -> list[str]:
    """Cards by name, in the order in which they lie."""
    return [CARD_NAMES[card] for card in numbers]


def choosing_in_secret(s: WorldOrder) -> bool:
    """W4.15: whether strategic assets are still to be chosen, so that nobody's lie open."""
    return s.phase == SETTING_UP and not any(s.vp) and not any(p != FREE_SPACE for p in s.order)


# -- regions -----------------------------------------------------------------------------------------------------------


def _region(s: WorldOrder, r: int) -> View:
    free = PERMANENT_SLOTS[r] - len(s.permanent[r])
    return {
        "permanent": [*_owners(s.permanent[r]), *[None] * free],
        "coloured": len(COLOURED[r]),
        "slot_vp": OPEN_SLOT_VP[r],
        "beside": _owners(s.beside[r]),
        "temporary": _owners(s.temporary[r]),
        "temporary_vp": TEMPORARY_VP[r],
        "armies": {POWER_NAMES[p]: s.armies[r][p] for p in range(POWERS) if s.armies[r][p]},
        "engage": {POWER_NAMES[p]: s.engage[r][p] for p in range(POWERS) if s.engage[r][p]},
        "filled": is_filled(s, r),
        "standing": [_standing(s, r, owner) for owner in standing_owners(s, r)],
        "open": [COUNTRY_NAMES[c] for c in open_countries(s, r)],
        "left": {"seen": [COUNTRY_NAMES[c] for c in s.left[r]], "unseen": len(s.unseen[r])},
        "right": [COUNTRY_NAMES[c] for c in s.right[r]],
        "engage_cost": {POWER_NAMES[p]: engage_cost(s, p, r) for p in s.powers},
    }


def _owners(owners: list[int]) -> list[Any]:
    return [POWER_NAMES[owner] for owner in owners]


def _standing(s: WorldOrder, r: int, owner: int) -> View:
    """How an owner would be placed if the region were scored now."""
    return {
        "power": POWER_NAMES[owner],
        "tokens": tokens(s, r, owner),
        "armies": s.armies[r][owner] if owner < POWERS else 0,
        "place": place_in(s, r, owner),
        "bonus": place_bonus(s, r, owner),
    }


# -- player boards -----------------------------------------------------------------------------------------------------


def _mat(s: WorldOrder, p: int, own: bool, unknown: tuple[str, ...], in_secret: bool) -> View:
    step = s.prosperity[p]
    at_end = step == len(PROSPERITY_GOODS[p])
    usable = at_will(s, p)
    return {
        "money": s.money[p],
        "stock": dict(zip(RESOURCE_NAMES, s.stock[p], strict=True)),
        "tracks": dict(zip(RESOURCE_NAMES, s.tracks[p], strict=True)),
        "ends": dict(zip(RESOURCE_NAMES, TRACK_END[p], strict=True)),
        "priority": PRIORITY_NAMES[s.priority[p]],
        "prosperity": step,
        "next_prosperity": None
        if at_end
        else {"goods": PROSPERITY_GOODS[p][step], "vp": PROSPERITY_VP[p][step], "money": PROSPERITY_MONEY[p][step]},
        "allies": [_ally(s, c) for c in s.allies[p]],
        "advantages": []
        if in_secret
        else [{"card": CARD_NAMES[card], "used": card in s.used[p]} for card in s.advantages[p]],
        "decree": CARD_NAMES[DECREE[p]] if s.decree[p] else None,
        "developments": [
            {"card": CARD_NAMES[card], "active": is_active(s, card), "usable": card in usable}
            for card in s.developments[p]
        ],
        "commerce": {"up": s.commerce_up[p], "down": s.commerce[p] - s.commerce_up[p]},
        "engage_free": free_tokens(s, p),
        "tokens": s.supply[p],
        "turns": s.turns[p],
        "hand": len(s.hand[p]),
        "deck": len(s.deck[p]) + len(s.top[p]),
        "deck_known": _cards(s.top[p]),
        "discard": _cards(s.discard[p]),
        "discard_unseen": len(s.discard_unseen[p]),
        "front": _front(s, p, own and POWER_NAMES[p] not in unknown),
        "seen": _cards(s.known[p]),
        "owned": _cards(sorted([*s.hand[p], *s.top[p], *s.deck[p], *s.discard[p], *s.discard_unseen[p], *s.front[p]])),
    }


def _ally(s: WorldOrder, c: int) -> View:
    below = covered_by(s, c)
    return {
        "country": COUNTRY_NAMES[c],
        "region": REGION_NAMES[REGION_OF[c]],
        "value": VALUE[c],
        "ready": bool(s.ready[c]),
        "fdi": s.fdi[c],
        "base": s.base[c],
        "under": COUNTRY_NAMES[below] if below != NO_COUNTRY else None,
    }


def _front(s: WorldOrder, p: int, own: bool) -> list[View]:
    """W7.7, W7.13: what was played in each turn of the round; who put a card down knows which."""
    shown: list[View] = []
    for card, turn in zip(s.front[p], s.front_turn[p], strict=True):
        down = card in s.face_down[p]
        shown.append({"turn": turn, "card": CARD_NAMES[card] if own or not down else None, "down": down})
    return shown


def _own(s: WorldOrder, p: int, unknown: tuple[str, ...], in_secret: bool) -> View:
    """What only its own seat sees."""
    frames = [frame[0] for frame in s.stack]
    hand = s.known[p] if POWER_NAMES[p] in unknown else s.hand[p]
    seen: View = {"hand": _cards(sorted(hand))}
    if CHOOSING_PILE.number in frames:
        seen["piles"] = [_cards(sorted(s.hand[p])), _cards(sorted(s.deck[p]))]
    if in_secret and (s.advantages[p] or KEEPING_ADVANTAGES.number in frames):
        seen["offered_advantages"] = _cards(sorted(s.advantages[p]))
    return seen


# -- the rest of the table ---------------------------------------------------------------------------------------------


def _random_influence(s: WorldOrder) -> View | None:
    if players(s) == POWERS:
        return None
    return {"open": _cards(s.random_open), "deck": len(s.random_deck)}


def _majority(s: WorldOrder, token: int) -> View:
    """W20.11: who would be placed where now, the first first."""
    ranked = sorted(s.powers, key=lambda p: -majority_count(s, token, p))
    return {
        "places": list(majority_places(token, players(s))),
        "standing": [
            {"power": POWER_NAMES[p], "count": majority_count(s, token, p), "vp": majority_vp(s, token, p)}
            for p in ranked
        ],
    }
