"""What a region comes to now: what scoring pays and of what that is made, what one country more would change, what a
better standing costs, and where the scoring card may be. All of it from what everybody knows, and the seat's own hand.
"""

from typing import Final

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.prices import cheapest_way, in_reach, with_control
from realpolitik.games.cold_war.region import Region, Totals
from realpolitik.games.cold_war.scoring import CONTROL, DOMINATION, count
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.cold_war.whereabouts import Held, whereabouts
from realpolitik.kernel.question import Fact, fact_kind

MOST_COUNTRIES: Final = 3  # told of one country more, for a side
WINS: Final = 99  # more than any scoring pays

REGION_PARTS: Final = fact_kind(
    "region_parts", "10.1.2", "side", "standing", "worth", "battlegrounds", "of", "at_the_door"
)
SCORING_WINS: Final = fact_kind("scoring_wins", "10.3.1", "side")
ONE_MORE: Final = fact_kind("one_more", "6.1.2", "side", "country", "price", "near", "net")
ONE_MORE_WINS: Final = fact_kind("one_more_wins", "10.3.1", "side", "country", "price", "near")
BETTER_STANDING: Final = fact_kind("better_standing", "10.1.1", "side", "standing", "price", "*countries")
STANDING_AFAR: Final = fact_kind("standing_afar", "10.1.1", "side", "standing", "price", "*countries")


def region_facts(s: ColdWar, mine: int, held: Held, name: str) -> list[Fact]:
    """All that is told of a region to a side, or to those who watch (NOBODY): they hear of both sides alike."""
    where = s.rules.board.set_named(name)
    region = next((it for it in s.rules.regions if it.where == where), None)
    if name not in s.rules.standings(s):
        return []
    facts: list[Fact] = _parts(s, region) if region else []
    facts.extend(s.rules.scoring_facts(s, where))
    if not s.over:
        winner = scoring_winner(s, where)
        if winner != NOBODY:
            facts.append((SCORING_WINS, winner))
        for side in (US, USSR) if mine == NOBODY else (mine, other(mine)):
            if mine in (side, NOBODY):
                facts.extend(_one_more(s, side, where, name))
            if region:
                facts.extend(_better_standing(s, side, region))
    card = s.rules.deck.number(f"{name}_scoring")
    return [*facts, *whereabouts(s, mine, held, card)] if card else facts


def _parts(s: ColdWar, region: Region) -> list[Fact]:
    """10.1.2: what the points of each side are made of, before anything doubles them or adds to them."""
    us, ussr, of = count(s, region, s.rules.scoring_control(s, region), s.rules.scoring_battlegrounds(s))
    us_level, _, ussr_level, _ = s.rules.region_totals(s, region)
    return [
        (REGION_PARTS, US, us_level, region.worth[us_level], us.battlegrounds, of, us.at_the_door),
        (REGION_PARTS, USSR, ussr_level, region.worth[ussr_level], ussr.battlegrounds, of, ussr.at_the_door),
    ]


def scoring_winner(s: ColdWar, where: int) -> int:
    """The side that would have won if the scoring card of a region were played now, or NOBODY."""
    scored = s.clone()
    s.rules.score_region(scored, where)
    if scored.outcome is None:
        return NOBODY
    return US if scored.outcome.places[s.seats[US]] == 1 else USSR


def net_points(s: ColdWar, name: str) -> int:
    """What scoring a region pays, above zero for the US."""
    region = next((it for it in s.rules.regions if it.name == name), None)
    totals: Totals = s.rules.region_totals(s, region) if region else s.rules.standings(s)[name]
    return totals[1] - totals[3]


def _one_more(s: ColdWar, side: int, where: int, name: str) -> list[Fact]:
    """The countries that are worth taking, the cheapest first, each paying more than all before it; those out of reach
    only where nothing in reach pays as much."""
    sign = 1 if side == US else -1
    near, now = in_reach(s, side), _worth(s, side, where, name)
    found: list[tuple[int, int, int, int]] = []
    for c in s.rules.scoring_spaces(s, where):
        if s.controller[c] != side:
            price, placed = with_control(s, side, c)
            found.append((0 if c in near else 1, price, -_worth(placed, side, where, name), c))
    facts: list[Fact] = []
    for far, price, less, c in sorted(found):
        if -less > now and len(facts) < MOST_COUNTRIES:
            now = -less
            told: Fact = (side, c, price, 1 - far)
            facts.append((ONE_MORE_WINS, *told) if now == WINS else (ONE_MORE, *told, sign * now))
    return facts


def _worth(s: ColdWar, side: int, where: int, name: str) -> int:
    """What scoring a region is worth to a side now."""
    winner = scoring_winner(s, where)
    if winner != NOBODY:
        return WINS if winner == side else -WINS
    return net_points(s, name) if side == US else -net_points(s, name)


def _better_standing(s: ColdWar, side: int, region: Region) -> list[Fact]:
    """10.1.1: what domination takes, and from there control; with countries out of reach, what it takes at least."""
    level = s.rules.region_totals(s, region)[2 * side]
    if level == CONTROL:
        return []
    wanted = DOMINATION if level < DOMINATION else CONTROL
    way = cheapest_way(s, side, region, wanted, in_reach(s, side))
    if way is not None:
        return [(BETTER_STANDING, side, wanted, way[0], *way[1])]
    way = cheapest_way(s, side, region, wanted, s.rules.board.sets[region.where].members)
    return [(STANDING_AFAR, side, wanted, way[0], *way[1])] if way is not None else []
