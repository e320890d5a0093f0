"""Places: what the tokens in the regions promise at the scorings to come, and the three majorities (W20).

Who is ahead now will not always be so. The chance to be ahead of somebody grows with the lead, and the faster the
nearer the scoring is; places and their bonuses follow from these chances.
"""

from typing import Final

from realpolitik.games.world_order.board import BONUS, PERMANENT_SLOTS, TEMPORARY_SLOTS
from realpolitik.games.world_order.prices import MAJORITIES, SCORING_ROUNDS, TURNS, majority_places
from realpolitik.games.world_order.scoring import majority_count
from realpolitik.games.world_order.state import AFTERMATH, WorldOrder, players
from realpolitik.games.world_order.things import OWNERS, POWERS

SLOWLY: Final = 0.3  # by how much each turn until a scoring makes a lead less certain
ARMIES_DECIDE: Final = 0.4  # more armies break a tie (W20.5): so much of a token
PUSHED: Final = 0.17  # tokens that come into a temporary row in a turn of each of four players
FILLING: Final = 0.22  # slots that are filled in a region in a turn of each of them
LEAST_KEPT: Final = 0.15  # the chance of a temporary token to stay, however long the way
UNITS: Final = (14.0, 1.6, 1.1)  # money, armies, allies: what is a safe lead, as a token is in a region


def scorings_ahead(s: WorldOrder) -> list[int]:
    """The rounds whose scoring is still to come: nobody is asked between a scoring and the next round."""
    return [n for n in SCORING_ROUNDS if n >= s.round]


def turns_until(s: WorldOrder, scoring: int) -> int:
    """The turns of each power until a scoring, at most."""
    now = TURNS if s.phase == AFTERMATH else min([s.turns[p] for p in s.powers])
    return (scoring - s.round) * TURNS + TURNS - now


def certainty(turns: int) -> float:
    """By how much a lead of one raises the chance to be ahead."""
    return 1 / (1 + SLOWLY * turns)


def ahead(lead: float, certain: float) -> float:
    """The chance to be ahead in the end. A tie brings only the lower place (W20.6)."""
    return max(0.0, min(1.0, 0.5 + (lead - 0.25) * certain))


def at_place(bonuses: list[int] | tuple[int, ...], place: float) -> float:
    """The bonus of a place, first is 1, that may lie between two."""
    at = int(place) - 1
    rest = place - 1 - at
    first = bonuses[at] if at < len(bonuses) else 0
    second = bonuses[at + 1] if at + 1 < len(bonuses) else 0
    return first * (1 - rest) + second * rest


# -- regions -----------------------------------------------------------------------------------------------------------


def holding(s: WorldOrder, r: int, turns: int) -> list[float]:
    """The tokens of every owner in a region that will be there at a scoring so many turns away."""
    held = [0.0] * OWNERS
    for owner in s.permanent[r]:
        held[owner] += 1
    for owner in s.beside[r]:
        held[owner] += 1
    row = s.temporary[r]
    coming = PUSHED * turns * players(s) / POWERS
    safe = TEMPORARY_SLOTS[r] - len(row) + 1
    for at in range(len(row)):
        held[row[at]] += max(LEAST_KEPT, min(1.0, 1.25 - coming / (safe + at)))
    return held


def filled(s: WorldOrder, r: int, turns: int) -> float:
    """The chance that a region will be scored (W20.2)."""
    free = PERMANENT_SLOTS[r] - len(s.permanent[r])
    return 1.0 if free <= 0 else min(1.0, FILLING * turns / free)


def region_prospects(s: WorldOrder, r: int, turns: int) -> list[float]:
    """What a region promises each power at a scoring; then each one's chance to be first there by tokens (W20.8)."""
    held = holding(s, r, turns)
    certain, scored = certainty(turns), filled(s, r, turns)
    found = [0.0] * (2 * POWERS)
    for p in s.powers:
        mine = held[p]
        first = 1.0 if mine else 0.0
        place = 1.0
        for other in range(OWNERS):
            if other == p or not (held[other] or mine):
                continue
            lead = mine - held[other]
            first = min(first, ahead(lead + 0.5, certain))
            if held[other]:
                more = s.armies[r][p] - (s.armies[r][other] if other < POWERS else 0)
                place += 1 - ahead(lead + (ARMIES_DECIDE if more > 0 else -ARMIES_DECIDE if more < 0 else 0), certain)
        found[POWERS + p] = first
        if mine:
            found[p] = scored * (mine + at_place(BONUS[r], place))
    return found


# -- majorities --------------------------------------------------------------------------------------------------------


def majority_counts(s: WorldOrder) -> list[list[int]]:
    """What every power played has of what the three tokens count, by token and in the order of the seats."""
    return [[majority_count(s, token, p) for p in s.powers] for token in range(MAJORITIES)]


def majority_prospect(s: WorldOrder, p: int, counts: list[list[int]], turns: int) -> float:
    """What money, armies on the board and allies promise a power at a scoring (W20.11–W20.13)."""
    worth, certain, seat = 0.0, certainty(turns), s.seats[p]
    for token in range(MAJORITIES):
        mine = counts[token][seat]
        if mine:
            place = ahead(0.0, certain)  # of itself, which is to count for nothing
            for count in counts[token]:
                place += 1 - ahead((mine - count) / UNITS[token], certain)
            worth += at_place(majority_places(token, players(s)), place)
    return worth
