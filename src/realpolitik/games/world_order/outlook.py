"""What a region and the instruments of the table come to now: scored by the rules as the board stands, in the open."""

from typing import Final

from realpolitik.games.world_order.board import PERMANENT_SLOTS, REGION_NAMES
from realpolitik.games.world_order.prices import SCORING_ROUNDS
from realpolitik.games.world_order.scoring import place_bonus, place_in, score_everything
from realpolitik.games.world_order.state import WorldOrder, is_filled, tokens
from realpolitik.games.world_order.things import NOBODY
from realpolitik.kernel.question import Fact, fact_kind

SLOTS_FREE: Final = fact_kind("slots_free", "W20.2", "n")
SCORED_WHEN: Final = fact_kind("scored_when", "W20.1", "n")
PAYS_NOW: Final = fact_kind("pays_now", "W20.3", "power", "vp")
ONE_TOKEN_MORE: Final = fact_kind("one_token_more", "W20.4", "power", "n", "vp")
SCORED_NOW: Final = fact_kind("scored_now", "W20.17", "power", "vp")


def region_facts(s: WorldOrder, mine: int, name: str) -> list[Fact]:
    """What a region pays the powers when it is scored, and what one token more would change for a power, or for all."""
    if name not in REGION_NAMES or s.over:
        return []
    r = REGION_NAMES.index(name)
    facts: list[Fact] = [] if is_filled(s, r) else [(SLOTS_FREE, PERMANENT_SLOTS[r] - len(s.permanent[r]))]
    facts.extend([(PAYS_NOW, p, region_points(s, r, p)) for p in s.powers if tokens(s, r, p)])
    for p in s.powers if mine == NOBODY else [mine]:
        more = s.clone()
        more.temporary[r].append(p)
        facts.append((ONE_TOKEN_MORE, p, place_in(more, r, p), region_points(more, r, p)))
    return facts


def region_points(s: WorldOrder, r: int, p: int) -> int:
    """W20.3, W20.4: a point for each token, and the bonus of the place."""
    return tokens(s, r, p) + place_bonus(s, r, p)


def instrument_facts(s: WorldOrder, name: str) -> list[Fact]:
    """When regions are scored next; and what every power would get if that were now."""
    following = [n for n in SCORING_ROUNDS if n >= s.round]
    if s.over or not following:
        return []
    if name == "stage":
        return [(SCORED_WHEN, following[0])]
    if name != "scores" or s.round == SCORING_ROUNDS[-1]:
        return []  # the last scoring counts what is not yet settled, too
    scored = s.clone()
    score_everything(scored)
    return [(SCORED_NOW, p, scored.vp[p] - s.vp[p]) for p in s.powers]
