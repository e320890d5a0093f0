"""What hangs over every choice: scoring cards in hand, military operations, DEFCON, the score, the end."""

from collections.abc import Iterator
from typing import Final

from realpolitik.games.cold_war.duties import rounds_left, scoring_cards
from realpolitik.games.cold_war.region import Region
from realpolitik.games.red_sea.countries import AFRICA, MIDDLE_EAST, REGIONS, SETS
from realpolitik.games.red_sea.deck import AFRICA_SCORING, ROMANIAN_AUTONOMY
from realpolitik.games.red_sea.flashpoint import SCORED_BY
from realpolitik.lessons.lesson import Remark
from realpolitik.lessons.red_sea.position import Position

NEAR: Final = 4  # points from winning at once
WITHIN_A_CARD: Final = 4  # influence that one card can place
CLOSED: Final = 3  # the DEFCON at which the Middle East is closed to coups and realignments
BRINK: Final = 2  # the DEFCON below which there is nuclear war
LATE: Final = 5  # the round from which the end is worth looking at


def duties(p: Position) -> Iterator[Remark]:
    """What has to be seen to before the turn ends."""
    s = p.s
    for card in sorted(scoring_cards(s, p.side)):
        yield from scoring_held(p, card)
    missing = p.military_missing(p.side)
    if missing:
        yield Remark(
            "military-due",
            {"n": missing, "theirs": p.military_missing(p.enemy)},
            "8.2.1",
        )


def scoring_held(p: Position, card: int) -> Iterator[Remark]:
    """A scoring card in hand: what it would pay now, and what would make it pay more."""
    region = REGIONS[SCORED_BY[card]]
    rounds = min(rounds_left(p.s, p.side), p.s.rules.rounds_of(p.s, p.side))  # while headlines are chosen, all of them
    yield Remark("scoring-held", {"card": card, "rounds": rounds, "pays": p.pays(region)}, "10.1.5", rounds == 1)
    yield from better(p, region)
    if card == AFRICA_SCORING:
        yield from africa(p)


def better(p: Position, region: Region) -> Iterator[Remark]:
    """The country that would do most for the scoring of a region, if one card may be enough to take it."""
    found: list[tuple[int, int, int, Position]] = []
    for c in SETS[region.where].members:
        missing = p.missing(c)
        if not p.holds(c) and missing <= WITHIN_A_CARD:
            then = p.after([(p.side, c, missing)])
            found.append((then.pays(region), -missing, c, then))
    if not found:
        return
    pays, missing, c, then = max(found, key=lambda it: it[:3])
    if pays > p.pays(region):
        yield Remark(
            "scoring-better",
            {"country": c, "region": region.where, "n": -missing, "pays": pays, "standing": then.standing(region)},
            "10.1.1",
        )


def africa(p: Position) -> Iterator[Remark]:
    """10.4.1: both flashpoints and more countries."""
    wins = p.wins_africa()
    if wins > 0:
        yield Remark("africa-won", {}, "10.4.1")
    elif wins < 0:
        yield Remark("africa-lost", {}, "10.4.1", grave=True)


def tension(p: Position) -> Iterator[Remark]:
    """What DEFCON forbids now."""
    if p.s.defcon == CLOSED:
        yield Remark("defcon-closed", {}, "8.1.7")
    elif p.s.defcon == BRINK:
        yield Remark("defcon-brink", {}, "8.1.4", grave=True)


def score(p: Position) -> Iterator[Remark]:
    """How near the end of the track is; towards the end of the game, what the final scoring would make of it."""
    most = p.s.rules.winning_vp
    if abs(p.lead) >= most - NEAR:
        yield Remark("near-winning" if p.lead > 0 else "near-losing", {"n": most - abs(p.lead)}, "10.4.1", p.lead < 0)
    if p.s.turn == p.s.rules.last_turn(p.s) and p.s.round >= LATE:
        yield final(p)


def final(p: Position) -> Remark:
    """What the game would end with now, without the penalty for military operations."""
    africa, middle_east = (p.pays_at_the_end(REGIONS[where]) for where in (AFRICA, MIDDLE_EAST))
    sea, autonomy = p.at_sea_at_the_end(), 1 if p.s.passing == p.side else -1
    total = p.lead + africa + middle_east + sea + autonomy
    told = {"vp": p.lead, "africa": africa, "middle_east": middle_east, "sea": sea, "autonomy": autonomy}
    return Remark("final-now", {**told, "total": total}, "10.4.2")


def autonomy(p: Position) -> Iterator[Remark]:
    """Romanian Autonomy, where it can be used."""
    if p.s.passing == p.side and p.s.passing_up:
        worth = p.s.rules.card_value(p.s, p.side, ROMANIAN_AUTONOMY)
        yield Remark("autonomy-ready", {"card": ROMANIAN_AUTONOMY, "ops": worth}, "9.6")


def regions(p: Position) -> Iterator[Remark]:
    """How both regions stand."""
    enemy = Position(p.s, p.enemy)
    for region in REGIONS.values():
        told = {"mine": p.standing(region), "theirs": enemy.standing(region), "pays": p.pays(region)}
        yield Remark("region-stands", {"region": region.where, **told}, "10.1.1")
