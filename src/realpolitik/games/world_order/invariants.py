"""What must hold in every position: tokens, countries, cards and tracks are all where they can be."""

from typing import Final

from realpolitik.games.world_order.board import PERMANENT_SLOTS, REGION_NAMES, REGIONS, TEMPORARY_SLOTS
from realpolitik.games.world_order.countries import COUNTRIES, COUNTRY_NAMES, NO_COUNTRY, STANDARD, STARTS_WITH
from realpolitik.games.world_order.deck import (
    ADVANTAGES,
    CARD_NAMES,
    COPIES,
    DEVELOPMENTS,
    FIRST_DEVELOPMENT,
    FIRST_RANDOM,
    LEVEL,
    MARKET_CARDS,
    RANDOM_CARDS,
    STARTER_DECK,
)
from realpolitik.games.world_order.mats import INFLUENCE_TOKENS, PROSPERITY_GOODS, TRACK_END, TRACK_START
from realpolitik.games.world_order.prices import MARKET_SIZE, RESOURCE_CAP, ROUNDS, TURNS, levels_reduced
from realpolitik.games.world_order.random_influence import unplayed
from realpolitik.games.world_order.state import WorldOrder, covered_by, free_tokens, is_played, players
from realpolitik.games.world_order.things import ARMY, FREE_SPACE, LOCAL, NOBODY, OWNERS, POWER_NAMES, POWERS, RESOURCES

LOCAL_TOKENS: Final = 2


def broken_invariants(s: WorldOrder) -> list[str]:
    """What is impossible about a position, in words."""
    return [*_broken_course(s), *_broken_regions(s), *_broken_countries(s), *_broken_mats(s), *_broken_cards(s)]


def _broken_course(s: WorldOrder) -> list[str]:
    broken = []
    if not 1 <= s.round <= ROUNDS or not all(0 <= turns <= TURNS for turns in s.turns):
        broken.append("a round or a turn that there is not")
    there = [p for p in s.order if p != FREE_SPACE]
    if len(set(there)) != len(there) or not set(there) <= set(s.powers):
        broken.append("the turn order names a power twice, or one that nobody plays")
    return broken


def _broken_regions(s: WorldOrder) -> list[str]:
    broken = []
    for r in range(REGIONS):
        if len(s.permanent[r]) > PERMANENT_SLOTS[r] or len(s.temporary[r]) > TEMPORARY_SLOTS[r]:
            broken.append(f"{REGION_NAMES[r]} has more tokens than slots")
        owners = [*s.permanent[r], *s.beside[r], *s.temporary[r]]
        if not all(0 <= owner < OWNERS for owner in owners):
            broken.append(f"{REGION_NAMES[r]} has a token of nobody")
        if min(s.armies[r]) < 0 or min(s.engage[r]) < 0 or min(s.defended[r]) < 0:
            broken.append(f"{REGION_NAMES[r]} has pieces below zero")
    placed = [owner for r in range(REGIONS) for owner in (*s.permanent[r], *s.beside[r], *s.temporary[r])]
    for p in range(POWERS):
        waiting = len(s.random_open) if p in unplayed(s) else 0
        if s.supply[p] < 0 or s.supply[p] + placed.count(p) + waiting != INFLUENCE_TOKENS[p]:
            broken.append(f"{POWER_NAMES[p]} has not {INFLUENCE_TOKENS[p]} influence tokens")
        if free_tokens(s, p) < 0:
            broken.append(f"{POWER_NAMES[p]} has too many Engage tokens on the board")
    if placed.count(LOCAL) != LOCAL_TOKENS:
        broken.append("the local authorities have not two tokens")
    return broken


def _broken_countries(s: WorldOrder) -> list[str]:
    broken = []
    for r in range(REGIONS):
        on_board = [*s.left[r], *s.unseen[r], *s.right[r]]
        taken = [c for c in STANDARD[r] if s.ally_of[c] != NOBODY]
        if sorted([*on_board, *taken]) != STANDARD[r]:
            broken.append(f"a country of {REGION_NAMES[r]} is not in exactly one place")
    for c in range(COUNTRIES):
        p = s.ally_of[c]
        if p != NOBODY and not is_played(s, p):
            broken.append(f"{COUNTRY_NAMES[c]} is an ally of a power that nobody plays")
        if STARTS_WITH[c] != NOBODY and is_played(s, STARTS_WITH[c]) != (p == STARTS_WITH[c]):
            broken.append(f"{COUNTRY_NAMES[c]} is not with the power that starts with it")
        if not 0 <= s.fdi[c] <= 2 or not 0 <= s.base[c] <= 2 or s.ready[c] not in (0, 1):
            broken.append(f"{COUNTRY_NAMES[c]} has tokens that cannot be")
        if (s.fdi[c] or s.base[c]) and (p == NOBODY or c not in s.allies[p]):
            broken.append(f"{COUNTRY_NAMES[c]} has tokens and is no ally")
    for p in range(POWERS):
        covered = [covered_by(s, c) for c in s.allies[p]]
        own = [*s.allies[p], *[c for c in covered if c != NO_COUNTRY]]
        if sorted(own) != [c for c in range(COUNTRIES) if s.ally_of[c] == p]:
            broken.append(f"the allies of {POWER_NAMES[p]} are not those it is said to have")
    return broken


def _broken_mats(s: WorldOrder) -> list[str]:
    broken = []
    for p in s.powers:
        name = POWER_NAMES[p]
        if s.money[p] < 0 or min(s.stock[p]) < 0:
            broken.append(f"{name} owes something")
        if any(s.stock[p][i] > RESOURCE_CAP for i in range(RESOURCES) if i != ARMY):
            broken.append(f"{name} has more than {RESOURCE_CAP} of a resource")
        if any(not TRACK_START[p][i] <= s.tracks[p][i] <= TRACK_END[p][i] for i in range(RESOURCES)):
            broken.append(f"{name} has a production track out of range")
        if not 0 <= s.prosperity[p] <= len(PROSPERITY_GOODS[p]):
            broken.append(f"{name} has a prosperity that there is not")
        if not 0 <= s.commerce_up[p] <= s.commerce[p]:
            broken.append(f"{name} has commerce cards that there are not")
        if s.vp[p] != sum(s.scored[p]):
            broken.append(f"the VP of {name} are not the sum of what they are for")
    return broken


def _broken_cards(s: WorldOrder) -> list[str]:
    broken = []
    places = [*s.market, *s.market_deck, *s.market_discard, *[card for card in s.removed if card < FIRST_RANDOM]]
    for p in range(POWERS):
        places.extend([*s.hand[p], *s.top[p], *s.deck[p], *s.discard[p], *s.discard_unseen[p], *s.front[p]])
        if any(card not in s.hand[p] for card in s.known[p]) or any(c not in s.front[p] for c in s.face_down[p]):
            broken.append(f"a card of {POWER_NAMES[p]} is known to be where it is not")
        if len(s.front[p]) != len(s.front_turn[p]):
            broken.append(f"{POWER_NAMES[p]} has played cards in no turn")
        if is_played(s, p) and sorted([*s.advantages[p], *s.set_aside[p]]) != ADVANTAGES[p]:
            broken.append(f"a strategic asset of {POWER_NAMES[p]} is not in exactly one place")
        if any(card not in s.advantages[p] for card in s.used[p]):
            broken.append(f"{POWER_NAMES[p]} has used what it does not have")
        levels = [LEVEL[card - FIRST_DEVELOPMENT] for card in s.developments[p]]
        if levels != list(range(1, len(levels) + 1)):
            broken.append(f"{POWER_NAMES[p]} has developments of levels {levels}")
    abilities = [*MARKET_CARDS, *[card for p in s.powers for card in STARTER_DECK[p]]]
    if sorted([card for card in places if card < FIRST_DEVELOPMENT]) != sorted(abilities):
        twice = sorted({CARD_NAMES[card] for card in places if places.count(card) > 1})
        broken.append(f"an ability card is not in exactly one place {', '.join(twice)}")
    if len(s.market) > MARKET_SIZE:
        broken.append("too many cards on the market")
    return [*broken, *_broken_supply(s)]


def _broken_supply(s: WorldOrder) -> list[str]:
    broken = []
    owned = [card for p in range(POWERS) for card in s.developments[p]]
    reduced = levels_reduced(players(s))
    for d in range(DEVELOPMENTS):
        there = COPIES[d] - (1 if LEVEL[d] in reduced else 0)
        if s.stacks[d] < 0 or s.stacks[d] + owned.count(FIRST_DEVELOPMENT + d) != there:
            broken.append(f"the cards of {CARD_NAMES[FIRST_DEVELOPMENT + d]} are not {there}")
    random = [*s.random_open, *s.random_deck, *s.random_discard]
    if unplayed(s) and sorted(random) != list(range(FIRST_RANDOM, FIRST_RANDOM + RANDOM_CARDS)):
        broken.append("a random influence card is not in exactly one place")
    return broken
