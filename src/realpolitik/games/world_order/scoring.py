"""Scoring (W20), and the end of the game (W21)."""

from typing import Final

from realpolitik.games.world_order.board import BONUS, REGIONS, ZONE
from realpolitik.games.world_order.countries import REGION_OF
from realpolitik.games.world_order.gaining import score
from realpolitik.games.world_order.mats import FDI_TABLE, FIRST_PLACES_TABLE, SPHERE_VP
from realpolitik.games.world_order.prices import (
    MAJORITIES,
    MAJORITY_ARMIES,
    MAJORITY_MONEY,
    ROUNDS,
    UNUSED_ADVANTAGE_VP,
    UNUSED_DECREE_VP,
    majority_places,
)
from realpolitik.games.world_order.state import WorldOrder, in_turn_order, is_filled, players, tokens
from realpolitik.games.world_order.things import (
    FROM_ABILITIES,
    FROM_MAJORITIES,
    FROM_PLACES,
    FROM_TOKENS,
    FROM_UNUSED_ADVANTAGES,
    FROM_UNUSED_DECREES,
    OWNERS,
    POWERS,
)
from realpolitik.kernel.outcome import Outcome
from realpolitik.kernel.question import EVERYBODY, note_kind
from realpolitik.kernel.state import note

SCORING_BEGINS: Final = note_kind("scoring_begins", "W20.1", "n")
REGION_SCORED: Final = note_kind("region_scored", "W20.2", "region")
REGION_NOT_FILLED: Final = note_kind("region_not_filled", "W20.2", "region")
PLACE: Final = note_kind("place", "W20.4", "power", "region", "n", "vp")
FIRST_IN_REGIONS: Final = note_kind("first_in_regions", "W20.8", "power", "n", "vp")
SPHERE: Final = note_kind("sphere", "W20.9", "power", "n", "vp")
FDI_NETWORK: Final = note_kind("fdi_network", "W20.10", "power", "n", "vp")
MAJORITY: Final = note_kind("majority", "W20.11", "majority", "power", "n", "vp")
UNUSED_ADVANTAGES: Final = note_kind("unused_advantages", "W20.14", "power", "n")
UNUSED_DECREE: Final = note_kind("unused_decree", "W22.3", "power")
WON: Final = note_kind("won", "W21.1", "power", "n")
WON_BY_FIRST_PLACES: Final = note_kind("won_by_first_places", "W21.2", "power", "n")
WON_BY_TOKENS: Final = note_kind("won_by_tokens", "W21.2", "power", "n")
VICTORY_SHARED: Final = note_kind("victory_shared", "W21.3", "n", "*powers")


# -- places in a region (W20.4–W20.7, W20.16) --------------------------------------------------------------------------


def place_in(s: WorldOrder, r: int, owner: int) -> int:
    """The place of an owner by tokens, then armies: the lowest of those it shares. 0 for one without a token."""
    mine = tokens(s, r, owner)
    if not mine:
        return 0
    my_armies = s.armies[r][owner] if owner < POWERS else 0
    level_or_ahead = 0
    for other in range(OWNERS):
        theirs = tokens(s, r, other)
        armies = s.armies[r][other] if other < POWERS else 0
        if theirs > mine or (theirs == mine and theirs and armies >= my_armies):
            level_or_ahead += 1
    return level_or_ahead  # the owner itself is one of them


def place_bonus(s: WorldOrder, r: int, owner: int) -> int:
    place = place_in(s, r, owner)
    return BONUS[r][place - 1] if 1 <= place <= len(BONUS[r]) else 0


def is_alone_first(s: WorldOrder, r: int, p: int) -> bool:
    """Whether a power is first after armies, with nobody level."""
    return place_in(s, r, p) == 1


def is_first_by_tokens(s: WorldOrder, r: int, p: int) -> bool:
    """W20.8: first or tied for first by tokens alone."""
    mine = tokens(s, r, p)
    return mine > 0 and all(tokens(s, r, other) <= mine for other in range(OWNERS))


# -- abilities (W20.8–W20.10) ------------------------------------------------------------------------------------------


def first_places_vp(s: WorldOrder, p: int) -> int:
    table = FIRST_PLACES_TABLE[p]
    return table[first_in_regions(s, p)] if table else 0


def first_in_regions(s: WorldOrder, p: int) -> int:
    return len([r for r in range(REGIONS) if is_first_by_tokens(s, r, p)])


def sphere_regions(s: WorldOrder, p: int) -> int:
    """W20.9: regions of the zone of interest where a power has the most armies, or as many as anybody, and any."""
    return len([r for r in range(REGIONS) if ZONE[r][p] and 0 < s.armies[r][p] == max(s.armies[r])])


def fdi_regions(s: WorldOrder, p: int) -> int:
    return len({REGION_OF[c] for c in s.allies[p] if s.fdi[c]})


# -- majorities (W20.11–W20.13) ----------------------------------------------------------------------------------------


def majority_count(s: WorldOrder, token: int, p: int) -> int:
    """W20.11: money, armies on the board, allies."""
    if token == MAJORITY_MONEY:
        return s.money[p]
    if token == MAJORITY_ARMIES:
        return sum([s.armies[r][p] for r in range(REGIONS)])
    return len(s.allies[p])


def majority_vp(s: WorldOrder, token: int, p: int) -> int:
    """W20.12, W20.13, W20.16: by place, the lowest of those shared; nothing for having none."""
    mine = majority_count(s, token, p)
    if not mine:
        return 0
    place = len([q for q in s.powers if majority_count(s, token, q) >= mine])
    rewards = majority_places(token, players(s))
    return rewards[place - 1] if place <= len(rewards) else 0


# -- a scoring (W20.17) ------------------------------------------------------------------------------------------------


def score_everything(s: WorldOrder) -> None:
    """Regions, abilities, majorities, and at the end what was not used."""
    final = s.round == ROUNDS
    note(s, SCORING_BEGINS, s.round)
    for r in range(REGIONS):
        _score_region(s, r)
    for p in in_turn_order(s):
        _score_abilities(s, p, final)
    for token in range(MAJORITIES):
        for p in in_turn_order(s):
            vp = majority_vp(s, token, p)
            if vp:
                note(s, MAJORITY, token, p, majority_count(s, token, p), vp)
                score(s, p, vp, FROM_MAJORITIES)
    if final:
        for p in in_turn_order(s):
            _score_unused(s, p)


def _score_region(s: WorldOrder, r: int) -> None:
    """W20.2–W20.4."""
    if not is_filled(s, r):
        note(s, REGION_NOT_FILLED, r)
        return
    note(s, REGION_SCORED, r)
    for p in in_turn_order(s):
        score(s, p, tokens(s, r, p), FROM_TOKENS)
    for p in in_turn_order(s):
        vp = place_bonus(s, r, p)
        if vp:
            note(s, PLACE, p, r, place_in(s, r, p), vp)
            score(s, p, vp, FROM_PLACES)


def _score_abilities(s: WorldOrder, p: int, final: bool) -> None:
    if FIRST_PLACES_TABLE[p]:
        vp = first_places_vp(s, p)
        note(s, FIRST_IN_REGIONS, p, first_in_regions(s, p), vp)
        score(s, p, vp, FROM_ABILITIES)
    if SPHERE_VP[p]:
        n = sphere_regions(s, p)
        note(s, SPHERE, p, n, n * SPHERE_VP[p])
        score(s, p, n * SPHERE_VP[p], FROM_ABILITIES)
    if FDI_TABLE[p] and final:
        n = fdi_regions(s, p)
        note(s, FDI_NETWORK, p, n, FDI_TABLE[p][n])
        score(s, p, FDI_TABLE[p][n], FROM_ABILITIES)


def _score_unused(s: WorldOrder, p: int) -> None:
    """W20.14, W22.3."""
    unused = len(s.advantages[p]) - len(s.used[p])
    if unused:
        note(s, UNUSED_ADVANTAGES, p, unused)
        score(s, p, unused * UNUSED_ADVANTAGE_VP, FROM_UNUSED_ADVANTAGES)
    if s.decree[p]:
        note(s, UNUSED_DECREE, p)
        score(s, p, UNUSED_DECREE_VP, FROM_UNUSED_DECREES)


# -- the end (W21) -----------------------------------------------------------------------------------------------------


def _strength(s: WorldOrder, p: int) -> tuple[int, int, int]:
    """W21.2: VP, first places in scored regions, tokens on the board."""
    first = len([r for r in range(REGIONS) if is_filled(s, r) and is_alone_first(s, r, p)])
    return (s.vp[p], first, sum([tokens(s, r, p) for r in range(REGIONS)]))


def end_game(s: WorldOrder) -> None:
    strengths = [_strength(s, p) for p in s.powers]
    places = tuple([1 + len([other for other in strengths if other > mine]) for mine in strengths])
    winners = [p for p in s.powers if places[s.seats[p]] == 1]
    best = max(strengths)
    runners = [x for x in strengths if x != best]
    p = winners[0]
    if len(winners) > 1:
        reason = (VICTORY_SHARED, EVERYBODY, s.vp[p], *winners)
    elif any(x[0] == best[0] and x[1] == best[1] for x in runners):
        reason = (WON_BY_TOKENS, EVERYBODY, p, best[0])
    elif any(x[0] == best[0] for x in runners):
        reason = (WON_BY_FIRST_PLACES, EVERYBODY, p, best[0])
    else:
        reason = (WON, EVERYBODY, p, best[0])
    note(s, reason[0], *reason[2:])
    s.outcome = Outcome(places, reason, tuple([s.vp[q] for q in s.powers]))


def standing_owners(s: WorldOrder, r: int) -> list[int]:
    """Owners of tokens in a region, those ahead first; unplayed powers and local authorities too."""
    there = [owner for owner in range(OWNERS) if tokens(s, r, owner)]
    return sorted(there, key=lambda owner: (place_in(s, r, owner), owner))
