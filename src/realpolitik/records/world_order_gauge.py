"""Gathering the figures of a game of World Order, note by note.

What a part of the game brought is told apart by its notes, also where one answer ends it and leads far into the next.
"""

from typing import Final, cast

from realpolitik.games.world_order.aftermath import INCOME, THREATENED
from realpolitik.games.world_order.board import REGION_NAMES, REGIONS
from realpolitik.games.world_order.correcting import CORRECTED_VP
from realpolitik.games.world_order.deck import ALIKE, CARD_NAMES, NO_CARD, is_ability
from realpolitik.games.world_order.developing import DEVELOPED
from realpolitik.games.world_order.drawing import TRASHED
from realpolitik.games.world_order.gaining import VP
from realpolitik.games.world_order.market import CARD_TAKEN
from realpolitik.games.world_order.playing import (
    ADVANTAGE_PLAYED,
    CARD_PLAYED,
    DECREE_PLAYED,
    PASSED,
    PUT_DOWN_CARD,
    TURN_BEGINS,
)
from realpolitik.games.world_order.random_influence import RANDOM_RESOLVED
from realpolitik.games.world_order.research import HAND_REVEALED
from realpolitik.games.world_order.rounds import ROUND_BEGINS
from realpolitik.games.world_order.scoring import SCORING_BEGINS, place_bonus, place_in, standing_owners
from realpolitik.games.world_order.state import WorldOrder, is_filled, is_played, tokens
from realpolitik.games.world_order.things import (
    FROM_CORRECTIONS,
    OWNERS,
    POWER_NAMES,
    POWERS,
    RESOURCE_NAMES,
    SOURCE_NAMES,
    SOURCES,
)
from realpolitik.games.world_order.trading import BOUGHT_FROM, EXPORTED, IMPORTED
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import Note
from realpolitik.records import world_order_figures as parts
from realpolitik.records.card_figures import Use
from realpolitik.records.figures import Figures, Gauge
from realpolitik.records.world_order_figures import (
    NO_POWER,
    Deal,
    Moment,
    RoundEnd,
    ScoredRegion,
    Standing,
    Threat,
    WorldOrderFigures,
    turning_points,
)
from realpolitik.records.world_order_position import follow

FATE: Final = {
    CARD_PLAYED: parts.PLAYED,
    ADVANTAGE_PLAYED: parts.ASSET,
    DECREE_PLAYED: parts.DECREE,
    PASSED: parts.PASSED,
    PUT_DOWN_CARD: parts.PUT_DOWN,
    CARD_TAKEN: parts.BOUGHT,
    TRASHED: parts.TRASHED,
    DEVELOPED: parts.DEVELOPED,
}
OWN_CARD: Final = (CARD_PLAYED, ADVANTAGE_PLAYED, DECREE_PLAYED)  # what a turn is known by
# the notes that begin a part of a round
BEGINS: Final = {
    ROUND_BEGINS: parts.PREPARATION,
    TURN_BEGINS: parts.ACTION,
    HAND_REVEALED: parts.RESEARCH,
    RANDOM_RESOLVED: parts.RANDOM_INFLUENCE,
    INCOME: parts.AFTERMATH,
    SCORING_BEGINS: parts.SCORING,
}


class _Part:
    """A part of the game while it lasts."""

    def __init__(self, first: int, name: str) -> None:
        self.first = first
        self.name = name
        self.power = NO_POWER  # whose turn it is,
        self.turn = 0  # and which of its four
        self.card = NO_CARD


class WorldOrderGauge(Gauge):
    def __init__(self) -> None:
        self.then = WorldOrder()  # the position as it was when the note that is read was written
        self.read = 0
        self.round = 0
        self.part = _Part(0, parts.SETUP)
        self.scored = _no_vp()  # in this round, by power and source
        self.moments: list[Moment] = []
        self.rounds: list[RoundEnd] = []
        self.regions: list[ScoredRegion] = []
        self.deals: list[Deal] = []
        self.uses: list[Use] = []
        self.threats: list[Threat] = []

    # -- going through the match ---------------------------------------------------------------------------------------

    def see(self, match: Match, news: list[Note]) -> None:
        if not match.answers:
            self._look_up(match)
        for note in news:
            self._begin_part(match, note)
            self._count(match, note)
            follow(self.then, note)
            self.read += 1
        self._look_up(match)

    def _look_up(self, match: Match) -> None:
        """How everything stands after an answer: the next answer's notes tell what changes, one by one."""
        self.then = cast(WorldOrder, match.state).clone()

    def _begin_part(self, match: Match, note: Note) -> None:
        """A note may be the first of a new part; the phases of a round have several that could be."""
        kind, _, *rest = note
        name = BEGINS.get(kind)
        if name is None or (name == self.part.name and kind != TURN_BEGINS):
            return
        self._end_part(match)
        if kind == ROUND_BEGINS:
            self._end_round()
            self.round = rest[0]
        self.part = _Part(self.read, name)
        if kind == TURN_BEGINS:
            self.part.power, self.part.turn = POWER_NAMES[rest[0]], rest[1]

    def _end_part(self, match: Match) -> None:
        """Measure the game as it stands now, in the middle of an answer's notes, too."""
        part = self.part
        self.moments.append(
            Moment(
                at=len(match.answers),
                notes=(part.first, self.read),
                round=self.round,
                part=part.name,
                power=part.power,
                turn=part.turn,
                card=CARD_NAMES[part.card],
                scores=_by_power(self.then, self.then.vp),
            )
        )

    def _end_round(self) -> None:
        s = self.then
        self.rounds.append(
            RoundEnd(
                round=self.round,
                scores=_by_power(s, s.vp),
                scored={POWER_NAMES[p]: dict(zip(SOURCE_NAMES, self.scored[p], strict=True)) for p in s.powers},
                money=_by_power(s, s.money),
                stock={POWER_NAMES[p]: dict(zip(RESOURCE_NAMES, s.stock[p], strict=True)) for p in s.powers},
                influence={REGION_NAMES[r]: _owners(s, r) for r in range(REGIONS)},
                prosperity=_by_power(s, s.prosperity),
                developments={
                    POWER_NAMES[p]: tuple([CARD_NAMES[card] for card in s.developments[p]]) for p in s.powers
                },
            )
        )
        self.scored = _no_vp()

    # -- what notes tell -----------------------------------------------------------------------------------------------

    def _count(self, match: Match, note: Note) -> None:
        kind, _, *rest = note
        if kind == VP:
            power, n, source, _ = rest
            self.scored[power][source] += n
        elif kind == CORRECTED_VP:
            power, n, before = rest
            self.scored[power][FROM_CORRECTIONS] += n - before
        elif kind == SCORING_BEGINS:
            self.regions.extend([self._scored_region(r) for r in range(REGIONS)])
        elif kind == THREATENED:
            power, region, opponent, threat, defence = rest
            names = POWER_NAMES[power], POWER_NAMES[opponent], REGION_NAMES[region]
            self.threats.append(Threat(self.round, *names, threat, defence))
        elif kind in (EXPORTED, IMPORTED, BOUGHT_FROM):
            self._count_deal(match, note)
        elif kind in FATE:
            self._count_card(match, note)

    def _scored_region(self, r: int) -> ScoredRegion:
        """Nothing moves while regions are scored: the position tells it as it was before the first."""
        s, filled = self.then, is_filled(self.then, r)
        standings = [
            Standing(
                owner=POWER_NAMES[owner],
                tokens=tokens(s, r, owner),
                armies=s.armies[r][owner] if owner < POWERS else 0,
                place=place_in(s, r, owner),
                vp=tokens(s, r, owner) + place_bonus(s, r, owner)
                if filled and owner < POWERS and is_played(s, owner)
                else 0,
            )
            for owner in standing_owners(s, r)
        ]
        return ScoredRegion(self.round, REGION_NAMES[r], filled, tuple(standings))

    def _count_deal(self, match: Match, note: Note) -> None:
        kind, _, power, resource, n, money, *sellers = note
        mine, other = POWER_NAMES[power], POWER_NAMES[sellers[0]] if sellers else NO_POWER
        buyer, seller = (NO_POWER, mine) if kind == EXPORTED else (mine, other)
        self.deals.append(Deal(len(match.answers), self.round, buyer, seller, RESOURCE_NAMES[resource], n, money))

    def _count_card(self, match: Match, note: Note) -> None:
        """A turn is known by the first card that is played in it."""
        kind, _, power, *cards = note
        card = _first_copy(cards[0]) if cards else NO_CARD
        if kind in OWN_CARD and self.part.name == parts.ACTION and self.part.card == NO_CARD:
            self.part.card = card
        use = Use(len(match.answers), self.round, POWER_NAMES[power], CARD_NAMES[card], FATE[kind], for_opponent=False)
        self.uses.append(use)

    # -- the whole -----------------------------------------------------------------------------------------------------

    def figures(self, match: Match, common: Figures) -> WorldOrderFigures:
        self._end_part(match)
        self._end_round()
        s = cast(WorldOrder, match.state)
        places = match.outcome.places if match.outcome else _by_vp(s)
        return WorldOrderFigures(
            **vars(common),
            powers=tuple([POWER_NAMES[p] for p in s.powers]),
            places={POWER_NAMES[p]: place for p, place in zip(s.powers, places, strict=True)},
            moments=tuple(self.moments),
            rounds=tuple(self.rounds),
            regions=tuple(self.regions),
            deals=tuple(self.deals),
            uses=tuple(self.uses),
            threats=tuple(self.threats),
            turning_points=turning_points(self.moments),
        )


def _no_vp() -> list[list[int]]:
    return [[0] * SOURCES for power in range(POWERS)]


def _by_power(s: WorldOrder, values: list[int]) -> dict[str, int]:
    return {POWER_NAMES[p]: values[p] for p in s.powers}


def _owners(s: WorldOrder, r: int) -> dict[str, int]:
    return {POWER_NAMES[owner]: tokens(s, r, owner) for owner in range(OWNERS)}


def _first_copy(card: int) -> int:
    return ALIKE[card] if is_ability(card) else card


def _by_vp(s: WorldOrder) -> tuple[int, ...]:
    return tuple([1 + len([q for q in s.powers if s.vp[q] > s.vp[p]]) for p in s.powers])


GAUGE: Final = WorldOrderGauge
