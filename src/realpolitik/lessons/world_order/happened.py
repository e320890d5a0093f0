"""What came of the last choice, and what the others did since: what concerns this power, and why it came so."""

from collections.abc import Callable, Iterator
from typing import Final

from realpolitik.games.world_order.aftermath import INCOME, THREATENED
from realpolitik.games.world_order.board import REGIONS
from realpolitik.games.world_order.gaining import DIPLOMACY_LOST, PAID_OUT
from realpolitik.games.world_order.influence import NO_TOKEN_LEFT, PUSHED_OUT
from realpolitik.games.world_order.prices import THREAT_LOSS
from realpolitik.games.world_order.producing import COMMERCE_UP
from realpolitik.games.world_order.scoring import (
    FDI_NETWORK,
    FIRST_IN_REGIONS,
    MAJORITY,
    PLACE,
    REGION_NOT_FILLED,
    SCORING_BEGINS,
    SPHERE,
    place_in,
)
from realpolitik.games.world_order.state import tokens
from realpolitik.games.world_order.trading import BOUGHT_FROM
from realpolitik.kernel.question import Note
from realpolitik.lessons.lesson import Remark
from realpolitik.lessons.world_order.position import Position

MANY: Final = 6  # remarks: the last are the freshest


def happened(before: Position | None, p: Position, notes: list[Note]) -> list[Remark]:
    """What is worth telling of these notes, and of what they made of the position `before`."""
    found: list[Remark] = []
    for note in notes:
        tell = _TOLD.get(note[0])
        if tell is not None:
            found.extend(tell(p, note))
    if before is not None:
        found.extend(places(before, p))
    return found[-MANY:]


def income(p: Position, note: Note) -> Iterator[Remark]:
    if note[2] == p.power and note[3]:
        yield Remark("income-came", {"money": note[3]}, "W19.2")


def threatened(p: Position, note: Note) -> Iterator[Remark]:
    """W19.6: it cost this power VP, or an opponent whom this power threatened."""
    power, region, opponent, threat, defence = note[2:7]
    told = {"region": region, "threat": threat, "defence": defence, "vp": THREAT_LOSS}
    if power == p.power:
        yield Remark("threat-suffered", {**told, "power": opponent}, "W19.6")
    elif opponent == p.power:
        yield Remark("threat-made", {**told, "power": power}, "W19.6")


def pushed_out(p: Position, note: Note) -> Iterator[Remark]:
    if note[2] == p.power:
        yield Remark("was-pushed-out", {"region": note[3]}, "W16.5")


def no_token(p: Position, note: Note) -> Iterator[Remark]:
    if note[2] == p.power:
        yield Remark("no-tokens", {}, "W16.2")


def bought_from(p: Position, note: Note) -> Iterator[Remark]:
    buyer, resource, n, money, seller = note[2:7]
    if seller == p.power:
        yield Remark("bought-from-you", {"power": buyer, "resource": resource, "n": n, "money": money}, "W10.8")


def commerce_up(p: Position, note: Note) -> Iterator[Remark]:
    if note[2] == p.power:
        yield Remark("commerce-up", {}, "W15.5")


def paid_out(p: Position, note: Note) -> Iterator[Remark]:
    power, resource, n, money = note[2:6]
    if power == p.power:
        yield Remark("was-paid-out", {"resource": resource, "n": n, "money": money}, "W15.7")


def diplomacy_lost(p: Position, note: Note) -> Iterator[Remark]:
    if note[2] == p.power:
        yield Remark("diplomacy-lost", {"n": note[3]}, "W15.7")


def scoring_begins(p: Position, note: Note) -> Iterator[Remark]:
    yield Remark("scoring-came", {"round": note[2]}, "W20.1")


def not_filled(p: Position, note: Note) -> Iterator[Remark]:
    """W20.2: worth telling where this power had tokens to score."""
    n = tokens(p.s, note[2], p.power)
    if n:
        yield Remark("not-scored", {"region": note[2], "n": n}, "W20.2")


def placed(p: Position, note: Note) -> Iterator[Remark]:
    power, region, place, vp = note[2:6]
    if power == p.power:
        yield Remark("place-scored", {"region": region, "place": place, "vp": vp}, "W20.4")


def majority(p: Position, note: Note) -> Iterator[Remark]:
    token, power, n, vp = note[2:6]
    if power == p.power:
        yield Remark("majority-scored", {"majority": token, "n": n, "vp": vp}, "W20.11")


def ability(p: Position, note: Note) -> Iterator[Remark]:
    power, n, vp = note[2:5]
    if power == p.power:
        yield Remark("ability-scored", {"n": n, "vp": vp}, _ABILITY_RULE[note[0]])


_ABILITY_RULE: Final = {FIRST_IN_REGIONS: "W20.8", SPHERE: "W20.9", FDI_NETWORK: "W20.10"}

_TOLD: Final[dict[int, Callable[[Position, Note], Iterator[Remark]]]] = {
    INCOME: income,
    THREATENED: threatened,
    PUSHED_OUT: pushed_out,
    NO_TOKEN_LEFT: no_token,
    BOUGHT_FROM: bought_from,
    COMMERCE_UP: commerce_up,
    PAID_OUT: paid_out,
    DIPLOMACY_LOST: diplomacy_lost,
    SCORING_BEGINS: scoring_begins,
    REGION_NOT_FILLED: not_filled,
    PLACE: placed,
    MAJORITY: majority,
    FIRST_IN_REGIONS: ability,
    SPHERE: ability,
    FDI_NETWORK: ability,
}


# -- what became of the position ---------------------------------------------------------------------------------------


def places(before: Position, p: Position) -> Iterator[Remark]:
    """Regions in which this power stands otherwise by tokens and armies."""
    for r in range(REGIONS):
        then, now = place_in(before.s, r, p.power), place_in(p.s, r, p.power)
        if then != now:
            risen = now and (not then or now < then)
            yield Remark("place-won" if risen else "place-lost", {"region": r, "before": then, "now": now}, "W20.4")
