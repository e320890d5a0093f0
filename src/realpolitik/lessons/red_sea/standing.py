"""What hangs over every choice: scoring cards in hand, military operations, DEFCON, the score, the end."""

from collections.abc import Iterator
from typing import Final

from realpolitik.games.cold_war.board import NOBODY
from realpolitik.games.cold_war.duties import scoring_cards
from realpolitik.games.cold_war.region import Region
from realpolitik.games.red_sea.countries import AFRICA, MIDDLE_EAST, REGIONS, SETS
from realpolitik.games.red_sea.deck import ROMANIAN_AUTONOMY
from realpolitik.games.red_sea.flashpoint import SCORED_BY
from realpolitik.lessons.lesson import Remark
from realpolitik.lessons.red_sea import sudden
from realpolitik.lessons.red_sea.placing import gains
from realpolitik.lessons.red_sea.position import Position

NEAR: Final = 4  # points from winning at once
CLOSED: Final = 3  # the DEFCON at which the Middle East is closed to coups and realignments
BRINK: Final = 2  # the DEFCON below which there is nuclear war
LATE: Final = 5  # the round from which the end is worth looking at


def duties(p: Position) -> Iterator[Remark]:
    """What has to be seen to before the turn ends."""
    for card in sorted(scoring_cards(p.s, p.side)):
        yield from scoring_held(p, card)
    mine, theirs = p.military_missing(p.side), p.military_missing(p.enemy)
    if mine:
        yield Remark("military-due", {"n": mine, "theirs": theirs, "net": theirs - mine}, "8.2.1")


def scoring_held(p: Position, card: int) -> Iterator[Remark]:
    """A scoring card in hand: what it would pay now, and what would make it pay more."""
    region, rounds = REGIONS[SCORED_BY[card]], p.rounds_to_come()
    if sudden.if_scored(p, region.where).winner == NOBODY:  # else that is told by itself
        yield Remark("scoring-held", {"card": card, "rounds": rounds, "pays": p.pays(region)}, "10.1.5", rounds == 1)
    if rounds > 1:
        yield from better(p, region)


def better(p: Position, region: Region) -> Iterator[Remark]:
    """The country that would do most for the scoring of a region, if a card of the hand is enough to take it."""
    here = [c for c in p.within_reach() if SETS[region.where].has[c]]
    card = p.best_card()
    found = [gain for gain in gains(p, here, p.value(card), p.dearer(card)) if gain.control]
    best = max(found, key=lambda gain: (gain.then.pays(region), -gain.ops), default=None)
    if best is not None and best.then.pays(region) > p.pays(region):
        told = {"country": best.country, "region": region.where, "ops": best.ops, "pays": best.then.pays(region)}
        yield Remark("scoring-better", {**told, "standing": best.then.standing(region)}, "10.1.1")


def tension(p: Position) -> Iterator[Remark]:
    """What DEFCON forbids now. Where it is a danger to the side itself, a warning says so."""
    if p.s.defcon == CLOSED:
        yield Remark("defcon-closed", {}, "8.1.7")
    elif p.s.defcon == BRINK:
        yield Remark("defcon-brink", {}, "8.1.4")


def score(p: Position) -> Iterator[Remark]:
    """How near the end of the track is; towards the end of the game, what the final scoring would make of it."""
    most = p.s.rules.winning_vp
    if abs(p.lead) >= most - NEAR:
        yield Remark("near-winning" if p.lead > 0 else "near-losing", {"n": most - abs(p.lead)}, "10.4.1", p.lead < 0)
    if p.s.turn == p.s.rules.last_turn(p.s) and p.s.round >= LATE:
        yield final(p)


def final(p: Position) -> Remark:
    """10.4.2: what the game would end with now, after the penalty for military operations."""
    africa, middle_east = (p.pays_at_the_end(REGIONS[where]) for where in (AFRICA, MIDDLE_EAST))
    military = p.military_missing(p.enemy) - p.military_missing(p.side)
    sea, autonomy = p.at_sea_at_the_end(), 1 if p.s.passing == p.side else -1
    told = {"vp": p.lead, "military": military, "africa": africa, "middle_east": middle_east}
    told |= {"sea": sea, "autonomy": autonomy}
    return Remark("final-now", {**told, "total": sum(told.values())}, "10.4.2")


def autonomy(p: Position) -> Remark:
    """Romanian Autonomy, where it can be used."""
    return Remark("autonomy-ready", {"card": ROMANIAN_AUTONOMY, "ops": p.value(ROMANIAN_AUTONOMY)}, "9.6")


def regions(p: Position) -> Iterator[Remark]:
    """How both regions stand, where the scoring of one would not end the game: that is told by itself."""
    enemy = Position(p.s, p.enemy)
    for region in REGIONS.values():
        if sudden.if_scored(p, region.where).winner == NOBODY:
            told = {"mine": p.standing(region), "theirs": enemy.standing(region), "pays": p.pays(region)}
            yield Remark("region-stands", {"region": region.where, **told}, "10.1.1")
