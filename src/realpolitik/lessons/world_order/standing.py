"""What hangs over every choice: threats, the next scoring, prosperity, special abilities, majorities, the score."""

from collections.abc import Iterator
from typing import Final

from realpolitik.games.world_order.board import REGIONS
from realpolitik.games.world_order.deck import FIRST_RANDOM, RANDOM_ARMY, RANDOM_REGION
from realpolitik.games.world_order.mats import (
    FDI_TABLE,
    FIRST_PLACES_TABLE,
    PROSPERITY_GOODS,
    PROSPERITY_MONEY,
    PROSPERITY_VP,
    SPHERE_VP,
)
from realpolitik.games.world_order.prices import MAJORITIES, MAJORITY_NAMES, THREAT_LOSS
from realpolitik.games.world_order.random_influence import unplayed
from realpolitik.games.world_order.scoring import (
    fdi_regions,
    first_in_regions,
    first_places_vp,
    majority_count,
    majority_vp,
    sphere_regions,
)
from realpolitik.games.world_order.things import GOODS
from realpolitik.kernel.label import label_name
from realpolitik.lessons.lesson import Remark, Value
from realpolitik.lessons.world_order.position import Position, Token

DEAR: Final = 2  # threats at once that may cost the game, a round after the other
REGIONS_TOLD: Final = 2


def everything(p: Position) -> Iterator[Remark]:
    """What is worth a look whatever is asked, the most pressing first."""
    yield from threats(p)
    yield scoring(p)
    yield from score(p)
    yield from majorities(p)
    yield from random_influence(p, list(range(REGIONS)))
    yield from regions(p)
    yield from prosperity(p)
    yield from ability(p)


def threats(p: Position) -> Iterator[Remark]:
    """W19.6: what the end of the round would cost as armies stand."""
    found = p.threats()
    if len(found) > 1:
        vp = len(found) * THREAT_LOSS
        yield Remark("threats-in-all", {"n": len(found), "vp": vp}, "W19.6", grave=len(found) >= DEAR)
    for it in found[:2]:
        told = {"region": it.region, "power": it.opponent, "threat": it.threat, "defence": it.defence}
        yield Remark("threat-now", {**told, "vp": THREAT_LOSS}, "W19.6")


def scoring(p: Position) -> Remark:
    rounds = p.rounds_to_scoring
    return Remark("scoring-in", {"rounds": rounds, "round": p.s.round + rounds, "last": int(p.is_last_round)}, "W20.1")


def score(p: Position) -> Iterator[Remark]:
    """How far the leader is away, or whoever comes next."""
    s = p.s
    rival = max(p.opponents, key=lambda q: s.vp[q])
    ahead = s.vp[p.power] - s.vp[rival]
    if any(s.vp):
        told = {"vp": s.vp[p.power], "power": rival, "theirs": s.vp[rival], "ahead": ahead}
        yield Remark("score-stands", told, "W21.1")


def regions(p: Position) -> Iterator[Remark]:
    """Where one more token would bring most."""
    if not p.s.supply[p.power]:
        yield Remark("no-tokens", {}, "W16.2")
        return
    tokens = [p.best_token(r) for r in range(REGIONS)]
    for token in sorted(tokens, key=lambda it: -it.worth)[:REGIONS_TOLD]:
        yield token_here(token)


def token_here(token: Token) -> Remark:
    """What a token brings in a region, and what it makes of the places there."""
    told = token._asdict()
    told["where"] = label_name(token.where)
    return Remark("token-here", told, "W16.1")


def random_influence(p: Position, there: list[int]) -> Iterator[Remark]:
    """W18.2: what the open cards will add to these regions at the end of the round."""
    for card in p.s.random_open:
        for q in unplayed(p.s):
            r, army = RANDOM_REGION[card - FIRST_RANDOM][q], RANDOM_ARMY[card - FIRST_RANDOM][q]
            if r in there:
                yield Remark("random-coming", {"region": r, "power": q, "army": int(army)}, "W18.2")


def prosperity(p: Position) -> Iterator[Remark]:
    """W19.4: the price of the next space, and what it brings."""
    s, mine = p.s, p.power
    step = s.prosperity[mine]
    if step < len(PROSPERITY_GOODS[mine]):
        told = {"goods": PROSPERITY_GOODS[mine][step], "have": s.stock[mine][GOODS]}
        brings = {"vp": PROSPERITY_VP[mine][step], "money": PROSPERITY_MONEY[mine][step]}
        yield Remark("prosperity-next", {**told, **brings}, "W19.4")


def ability(p: Position) -> Iterator[Remark]:
    """W20.8–W20.10: what the special ability of the power would bring now."""
    s, mine = p.s, p.power
    if FIRST_PLACES_TABLE[mine]:
        yield Remark("ability-first", {"n": first_in_regions(s, mine), "vp": first_places_vp(s, mine)}, "W20.8")
    if SPHERE_VP[mine]:
        n = sphere_regions(s, mine)
        yield Remark("ability-sphere", {"n": n, "vp": n * SPHERE_VP[mine]}, "W20.9")
    if FDI_TABLE[mine]:
        n = fdi_regions(s, mine)
        yield Remark("ability-network", {"n": n, "vp": FDI_TABLE[mine][n]}, "W20.10")


def majorities(p: Position) -> Iterator[Remark]:
    """W20.11: how the three tokens stand, in a round that ends with a scoring: the own count, the best other, VP."""
    if p.rounds_to_scoring:
        return
    told: dict[str, Value] = {}
    for token in range(MAJORITIES):
        name = MAJORITY_NAMES[token]
        told[name] = majority_count(p.s, token, p.power)
        told[f"{name}_most"] = max([majority_count(p.s, token, q) for q in p.opponents])
        told[f"{name}_vp"] = majority_vp(p.s, token, p.power)
    yield Remark("majorities-stand", told, "W20.11")
