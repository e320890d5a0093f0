"""The figures of Twilight Struggle: the score and the regions over time, operations, dice, cards, turning points.

The game is measured at the end of each of its parts: the set-up, the deal of a turn, each headline, each action round,
the end of a turn, the final scoring. What a part brought is told apart by its notes, also where one answer ends it and
leads far into the next.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Final, cast

from realpolitik.games.cold_war.board import NOBODY, SIDES, US, USSR
from realpolitik.games.cold_war.cards import CARD_DISCARDED, CARD_REMOVED
from realpolitik.games.cold_war.headline import HEADLINE_CANCELLED, HEADLINE_SHOWN
from realpolitik.games.cold_war.labels import COUP, EVENT, PLACE_INFLUENCE, REALIGNMENT, SPACE_RACE, label_name
from realpolitik.games.cold_war.occurrence import EVENT_CANNOT_OCCUR, EVENT_OCCURS
from realpolitik.games.cold_war.operations import OPERATION_CHOSEN
from realpolitik.games.cold_war.play import CARD_PLAYED
from realpolitik.games.cold_war.realignment import REALIGNED
from realpolitik.games.cold_war.rounds import ROUND_BEGINS
from realpolitik.games.cold_war.scoring import REGION_SCORED
from realpolitik.games.cold_war.state import INFLUENCE_CHANGED, ColdWar
from realpolitik.games.cold_war.tracks import DEFCON_CHANGED, VP_GAINED
from realpolitik.games.cold_war.trap import TRAP_ROLLED
from realpolitik.games.cold_war.turn import MILITARY_SHORT, TURN_BEGINS
from realpolitik.games.twilight_struggle.countries import BOARD, EUROPE, REGIONS, SETS, SOUTHEAST_ASIA
from realpolitik.games.twilight_struggle.deck import CARDS, CHINA_CARD, NAME, SCORING, UN_INTERVENTION
from realpolitik.games.twilight_struggle.rules import FLOWER_POWER_PAYS
from realpolitik.games.twilight_struggle.scoring import SOUTHEAST_ASIA_SCORED
from realpolitik.games.twilight_struggle.un_intervention import COMPANION_PLAYED, WITH_UN_INTERVENTION
from realpolitik.games.twilight_struggle.view import phase, side_name, standings
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import Note
from realpolitik.records.cold_war_luck import NOWHERE, Odds, odds, trap_odds
from realpolitik.records.figures import Figures, Gauge

TRAP_FREED_BY: Final = 4  # Quagmire (42), Bear Trap (44): so much or less
SWINGS_TOLD: Final = 6
LEAST_SWING: Final = 2  # in points: less turns nothing
OPERATIONS: Final = (PLACE_INFLUENCE, COUP, REALIGNMENT, SPACE_RACE)

# the parts of a game
SETUP: Final = "setup"
DEAL: Final = "deal"
HEADLINE: Final = "headline"
ACTION: Final = "action"
END_OF_TURN: Final = "end_of_turn"
FINAL_SCORING: Final = "final_scoring"

# what became of a card that left a hand
FATES: Final = ("headline", "event", "operations", "space_race", "triggered", "discarded")


@dataclass(frozen=True)
class Standing:
    """A region at a moment: influence of each side, their standings, and what scoring it would pay, above zero to the
    US."""

    us: int
    ussr: int
    us_standing: str
    ussr_standing: str
    net: int


@dataclass(frozen=True)
class Moment:
    """The end of a part of the game."""

    at: int  # how many answers had been given
    notes: tuple[int, int]  # the part's first note in the log, and the first after it
    turn: int
    part: str
    round: int  # 0 outside action rounds
    side: str  # whose headline or action round
    card: str  # the one it was about
    vp: int
    defcon: int
    regions: dict[str, Standing]

    @property
    def balance(self) -> int:
        """Victory points and what all regions would pay if they were scored now; the final scoring has paid it all."""
        return self.vp if self.part == FINAL_SCORING else self.vp + sum([it.net for it in self.regions.values()])


@dataclass(frozen=True)
class Scored:
    """A region was scored, during the part that ends at this moment."""

    moment: int  # its number
    region: str
    net: int


@dataclass(frozen=True)
class Roll:
    """A roll of the dice, during the part that ends at this moment. `success` may be a half: a tie."""

    at: int
    moment: int
    purpose: str
    side: str
    country: str
    dice: tuple[int, ...]
    success: float
    chance: float
    swing: int
    expected_swing: float


@dataclass(frozen=True)
class Luck:
    """All rolls of a side for one purpose: how many succeeded, how many could be expected to; the same for the
    influence gained on the enemy."""

    side: str
    purpose: str
    rolls: int
    successes: float
    expected: float
    swing: int
    expected_swing: float


@dataclass(frozen=True)
class Use:
    """A card left a hand, or its event was set off. `for_opponent`: its event occurred, and was the opponent's."""

    at: int
    turn: int
    side: str  # who did it; nobody where chance did
    card: str
    fate: str
    for_opponent: bool


@dataclass(frozen=True)
class TurningPoint:
    """A part of the game that swung its balance: by how much, above zero to the US, and where that comes from. What
    is `lasting` of it neither undid the part before, as a rule the opponent's, nor was undone in the next."""

    moment: int
    swing: int
    lasting: int
    vp: int
    regions: dict[str, int]


@dataclass(frozen=True)
class TwilightStruggleFigures(Figures):
    moments: tuple[Moment, ...]
    scored: tuple[Scored, ...]
    operations: dict[str, dict[str, int]]  # by side and kind
    rolls: tuple[Roll, ...]
    luck: tuple[Luck, ...]
    uses: tuple[Use, ...]
    places: dict[str, str]  # where every card is at the end
    turning_points: tuple[TurningPoint, ...]  # in the order of the game


class _Part:
    """A part of the game while it lasts."""

    def __init__(self, first: int, turn: int, name: str, number: int = 0, side: int = NOBODY, card: int = 0) -> None:
        self.first = first
        self.turn = turn
        self.name = name
        self.round = number
        self.side = side
        self.card = card


class TwilightStruggleGauge(Gauge):
    def __init__(self) -> None:
        self.part = _Part(0, 0, SETUP)
        self.read = 0  # notes of the log
        self.influence: list[list[int]] = [[], []]
        self.vp = self.defcon = 0
        self.hands: list[list[int]] = [[], []]
        self.headlines: dict[int, int] = {}  # those still to be resolved, by card
        self.scoring_due = False  # a scoring card's event has begun
        self.spending = 0  # Ops of the operation under way, of its label and side
        self.spending_on = (US, PLACE_INFLUENCE)
        self.in_use: dict[int, int] = {}  # cards on the table, with the number of their use
        self.moments: list[Moment] = []
        self.scored: list[Scored] = []
        self.operations = {side: {label_name(label): 0 for label in OPERATIONS} for side in SIDES}
        self.rolls: list[Roll] = []
        self.uses: list[Use] = []

    # -- going through the match ---------------------------------------------------------------------------------------

    def see(self, match: Match, news: list[Note]) -> None:
        s = cast(ColdWar, match.state)
        if not self.influence[US]:
            first = phase(s)
            self.part = _Part(0, s.turn, SETUP if first == "setup" else DEAL)
            self._look_up(s)
        for note in news:
            self._begin_part(match, note)
            self._count(match, note)
            self.read += 1
        self._look_up(s)

    def _look_up(self, s: ColdWar) -> None:
        """Where everything is, after an answer: the next answer's notes tell what changes, one by one."""
        self.influence = [s.influence[US][:], s.influence[USSR][:]]
        self.vp, self.defcon = s.vp, s.defcon
        self.hands = [s.hands[US][:], s.hands[USSR][:]]
        self.in_use = {card: use for card, use in self.in_use.items() if card in s.table}

    def _begin_part(self, match: Match, note: Note) -> None:
        """A note may be the first of a new part."""
        kind, _, *rest = note
        turn = self.part.turn
        if kind == TURN_BEGINS:
            self._go_on(match, _Part(self.read, rest[0], DEAL))
        elif kind == HEADLINE_SHOWN:
            self.headlines[rest[1]] = rest[0]
        elif kind in (FLOWER_POWER_PAYS, EVENT_OCCURS, EVENT_CANNOT_OCCUR) and rest[0] in self.headlines:
            side = self.headlines.pop(rest[0])
            self._go_on(match, _Part(self.read, turn, HEADLINE, side=side, card=rest[0]))
        elif kind == HEADLINE_CANCELLED:
            self.headlines.pop(rest[1], None)
        elif kind == ROUND_BEGINS:
            self._go_on(match, _Part(self.read, turn, ACTION, *rest))
        elif kind == MILITARY_SHORT and self.part.name != END_OF_TURN:
            self._go_on(match, _Part(self.read, turn, END_OF_TURN))
        elif kind == REGION_SCORED and not self.scoring_due and self.part.name != FINAL_SCORING:
            self._go_on(match, _Part(self.read, turn, FINAL_SCORING))

    def _go_on(self, match: Match, part: _Part) -> None:
        self._end_part(match)
        self.part = part

    def _end_part(self, match: Match) -> None:
        """Measure the game as it stands now, in the middle of an answer's notes, too."""
        s = cast(ColdWar, match.state).clone()
        s.influence = [self.influence[US][:], self.influence[USSR][:]]
        s.refresh()
        part = self.part
        self.moments.append(
            Moment(
                at=len(match.answers),
                notes=(part.first, self.read),
                turn=part.turn,
                part=part.name,
                round=part.round,
                side=side_name(part.side),
                card=NAME[part.card],
                vp=self.vp,
                defcon=self.defcon,
                regions=_regions(s),
            )
        )

    # -- what notes tell -----------------------------------------------------------------------------------------------

    def _count(self, match: Match, note: Note) -> None:
        self._count_roll(match, note)
        self._count_operations(note)
        self._count_card(match, note)
        kind, _, *rest = note
        if kind == INFLUENCE_CHANGED:
            country, side, change, *_ = rest
            self.influence[side][country] += change
        elif kind == VP_GAINED:
            self.vp = rest[2]
        elif kind == DEFCON_CHANGED:
            self.defcon = rest[0]
        elif kind == REGION_SCORED:
            self.scoring_due = False
            self._score(SETS[rest[0]].name, rest[2] - rest[4])
        elif kind == SOUTHEAST_ASIA_SCORED:
            self.scoring_due = False
            self._score(SETS[SOUTHEAST_ASIA].name, rest[0] - rest[1])

    def _score(self, region: str, net: int) -> None:
        self.scored.append(Scored(len(self.moments), region, net))

    def _count_roll(self, match: Match, note: Note) -> None:
        found = odds(note, self.influence, bool(match.setup.options["realign_safely"]))
        if note[0] == TRAP_ROLLED:
            found = trap_odds(note, TRAP_FREED_BY)
        if found is not None:
            self.rolls.append(_roll(found, len(match.answers), len(self.moments)))

    def _count_operations(self, note: Note) -> None:
        """6.0: Ops as they were committed to a kind. With the variant V-R3 one kind may turn into the other."""
        kind, _, *rest = note
        if kind == OPERATION_CHOSEN:
            side, label, self.spending = rest
            self._spend(side, label, self.spending)
            self.spending_on = side, label
        elif kind == CARD_PLAYED and rest[2] == SPACE_RACE:
            self._spend(rest[0], SPACE_RACE, rest[3])
        elif kind == REALIGNED and self.spending:
            self.spending -= 1
            if self.spending_on[1] == PLACE_INFLUENCE:
                self._respend(1, REALIGNMENT)
        elif kind == INFLUENCE_CHANGED and rest[2] > 0 and self.spending_on == (rest[1], REALIGNMENT):
            self._respend(self.spending, PLACE_INFLUENCE)
            self.spending = 0
        elif kind != INFLUENCE_CHANGED:
            self.spending = 0

    def _spend(self, side: int, label: int, ops: int) -> None:
        self.operations[SIDES[side]][label_name(label)] += ops

    def _respend(self, ops: int, label: int) -> None:
        side, before = self.spending_on
        self._spend(side, before, -ops)
        self._spend(side, label, ops)

    def _count_card(self, match: Match, note: Note) -> None:
        kind, _, *rest = note
        if kind == HEADLINE_SHOWN:
            self._use(match, rest[0], rest[1], "headline")
        elif kind == CARD_PLAYED:
            side, card, label, _ = rest
            self._use(match, side, card, {EVENT: "event", SPACE_RACE: "space_race"}.get(label, "operations"))
            if label == WITH_UN_INTERVENTION:
                self._use(match, side, UN_INTERVENTION, "event")
            self._tell_of(card)
        elif kind == COMPANION_PLAYED:
            self._use(match, rest[0], rest[1], "operations")
        elif kind == TRAP_ROLLED:
            self._tell_of(rest[1])
        elif kind == EVENT_OCCURS:
            card, side = rest
            self.scoring_due = SCORING[card]
            self._occur(match, card, side)
        elif kind in (CARD_DISCARDED, CARD_REMOVED) and self.in_use.pop(rest[0], None) is None:
            self._use(match, self._holder(rest[0]), rest[0], "discarded")
            del self.in_use[rest[0]]

    def _tell_of(self, card: int) -> None:
        """An action round is told by the first card in it."""
        if self.part.name == ACTION and not self.part.card:
            self.part.card = card

    def _use(self, match: Match, side: int, card: int, fate: str) -> None:
        self.in_use[card] = len(self.uses)
        self.uses.append(Use(len(match.answers), self.part.turn, side_name(side), NAME[card], fate, False))

    def _occur(self, match: Match, card: int, side: int) -> None:
        """A card's event occurs: of one that is being used, or, through another card, of one that is not."""
        if card not in self.in_use:
            self._use(match, self._holder(card), card, "triggered")
        number = self.in_use[card]
        use = self.uses[number]
        opponents = use.side != "" and use.side != side_name(side)
        self.uses[number] = Use(use.at, use.turn, use.side, use.card, use.fate, opponents)

    def _holder(self, card: int) -> int:
        """Whose hand the card was in before the answer."""
        return next((side for side in (US, USSR) if card in self.hands[side]), NOBODY)

    # -- the whole -----------------------------------------------------------------------------------------------------

    def figures(self, match: Match, common: Figures) -> TwilightStruggleFigures:
        self._end_part(match)
        return TwilightStruggleFigures(
            **{field.name: getattr(common, field.name) for field in fields(common)},
            moments=tuple(self.moments),
            scored=tuple(self.scored),
            operations=self.operations,
            rolls=tuple(self.rolls),
            luck=_luck(self.rolls),
            uses=tuple(self.uses),
            places=_places(match),
            turning_points=turning_points(self.moments),
        )


def _regions(s: ColdWar) -> dict[str, Standing]:
    """10.1: the six regions that are scored in the end. Control of Europe would win, which is worth the whole track."""
    would_pay, found = standings(s), {}
    for where, region in REGIONS.items():
        now = would_pay[region.name]
        us, ussr = now["us"]["standing"], now["ussr"]["standing"]
        net = now["net"]
        if where == EUROPE and "control" in (us, ussr):
            net = s.rules.winning_vp if us == "control" else -s.rules.winning_vp
        of_us, of_ussr = (sum([s.influence[side][c] for c in SETS[where].members]) for side in (US, USSR))
        found[region.name] = Standing(of_us, of_ussr, us, ussr, net)
    return found


def _roll(found: Odds, at: int, moment: int) -> Roll:
    return Roll(
        at=at,
        moment=moment,
        purpose=found.purpose,
        side=side_name(found.side),
        country="" if found.country == NOWHERE else BOARD.names[found.country],
        dice=found.dice,
        success=found.success,
        chance=found.chance,
        swing=found.swing,
        expected_swing=found.expected_swing,
    )


def _luck(rolls: Sequence[Roll]) -> tuple[Luck, ...]:
    """By purpose, in the order in which they were first rolled for, and by side."""
    found = []
    for purpose in dict.fromkeys([roll.purpose for roll in rolls]):
        for side in SIDES:
            those = [roll for roll in rolls if (roll.purpose, roll.side) == (purpose, side)]
            found.append(
                Luck(
                    side=side,
                    purpose=purpose,
                    rolls=len(those),
                    successes=sum([roll.success for roll in those]),
                    expected=sum([roll.chance for roll in those]),
                    swing=sum([roll.swing for roll in those]),
                    expected_swing=sum([roll.expected_swing for roll in those]),
                )
            )
    return tuple(found)


def _places(match: Match) -> dict[str, str]:
    """Where every card of the match is; those of a later period are not in the game yet. Where a hand is unknown, a
    card that nobody has seen may be there or in the draw pile."""
    s = cast(ColdWar, match.state)
    piles = {"hand_us": s.hands[US], "hand_ussr": s.hands[USSR], "draw_pile": [*s.deck, *s.peeked]}
    piles |= {"discard_pile": s.discard, "removed": s.removed, "table": s.table}
    unknown = match.chance.unknown()
    hands = match.game.secret_hands() if unknown else None
    if hands is not None:
        piles["unseen"] = hands.unseen(s, unknown)
    places = {NAME[card]: pile for pile, cards in piles.items() for card in cards}
    if s.passing != NOBODY:
        places[NAME[CHINA_CARD]] = f"hand_{side_name(s.passing)}"
    return {name: places[name] for name in NAME[1 : CARDS + 1] if name in places}


def turning_points(moments: Sequence[Moment]) -> tuple[TurningPoint, ...]:
    """The largest swings of the balance that lasted, in the order of the game. The set-up is none, and the final
    scoring only pays what the balance has told before."""
    balance = [moment.balance for moment in moments]
    found = []
    for number in range(1, len(moments)):
        before, after = moments[number - 1], moments[number]
        swing = balance[number] - balance[number - 1]
        new = _within(swing, balance[number] - balance[max(0, number - 2)])
        lasting = _within(new, balance[min(number + 1, len(moments) - 1)] - balance[number - 1])
        if before.part != SETUP and after.part != FINAL_SCORING and abs(lasting) >= LEAST_SWING:
            regions = {name: after.regions[name].net - before.regions[name].net for name in after.regions}
            changed = {name: change for name, change in regions.items() if change}
            found.append(TurningPoint(number, swing, lasting, after.vp - before.vp, changed))
    largest = sorted(found, key=lambda it: (-abs(it.lasting), it.moment))[:SWINGS_TOLD]
    return tuple(sorted(largest, key=lambda it: it.moment))


def _within(swing: int, other: int) -> int:
    """As much of a swing as there is of it in another one."""
    return max(0, min(swing, other)) if swing > 0 else min(0, max(swing, other))


GAUGE: Final = TwilightStruggleGauge
