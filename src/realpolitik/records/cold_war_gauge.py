"""Gathering the figures of a game of the cold war, note by note.

What a part of the game brought is told apart by its notes, also where one answer ends it and leads far into the next.
"""

from typing import cast

from realpolitik.games.cold_war.board import NOBODY, SIDES, US, USSR
from realpolitik.games.cold_war.cards import CARD_DISCARDED, CARD_REMOVED
from realpolitik.games.cold_war.coup import COUP_ROLLED
from realpolitik.games.cold_war.dice import DIE
from realpolitik.games.cold_war.headline import HEADLINE_CANCELLED, HEADLINE_SHOWN
from realpolitik.games.cold_war.labels import COUP, EVENT, PLACE_INFLUENCE, REALIGNMENT, SPACE_RACE
from realpolitik.games.cold_war.occurrence import EVENT_CANNOT_OCCUR, EVENT_OCCURS
from realpolitik.games.cold_war.operations import OPERATION_CHOSEN
from realpolitik.games.cold_war.play import CARD_PLAYED
from realpolitik.games.cold_war.realignment import REALIGNED
from realpolitik.games.cold_war.region import Totals
from realpolitik.games.cold_war.rolling import DIE_NAMED
from realpolitik.games.cold_war.rounds import ROUND_BEGINS
from realpolitik.games.cold_war.rules import Rules
from realpolitik.games.cold_war.scoring import REGION_SCORED, STANDINGS
from realpolitik.games.cold_war.state import INFLUENCE_CHANGED, ColdWar
from realpolitik.games.cold_war.tracks import DEFCON_CHANGED, VP_GAINED, other
from realpolitik.games.cold_war.trap import TRAP_ROLLED
from realpolitik.games.cold_war.turn import MILITARY_SHORT, TURN_BEGINS
from realpolitik.games.cold_war.view import phase, side_name
from realpolitik.kernel.label import label_name
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import NATURE, Note, dice_of
from realpolitik.records.card_gauge import NO_CARD, CardGauge, places_of
from realpolitik.records.cold_war_figures import (
    ACTION,
    AHEAD,
    DEAL,
    END_OF_TURN,
    FINAL_SCORING,
    HEADLINE,
    OPERATIONS,
    SETUP,
    ColdWarFigures,
    Moment,
    Roll,
    Scored,
    Standing,
    luck_of,
    turning_points,
)
from realpolitik.records.cold_war_luck import NOWHERE, Odds, odds
from realpolitik.records.figures import Figures


class _Part:
    """A part of the game while it lasts."""

    def __init__(self, first: int, name: str, number: int = 0, side: int = NOBODY, card: int = NO_CARD) -> None:
        self.first = first
        self.name = name
        self.round = number
        self.side = side
        self.card = card


class ColdWarGauge(CardGauge):
    """What a game of the family counts, it counts in `count`; what its regions are worth, in `net_of`."""

    resolving: tuple[int, ...] = (
        EVENT_OCCURS,
        EVENT_CANNOT_OCCUR,
    )  # the notes with which the resolving of a headline may begin

    def __init__(self, rules: Rules) -> None:
        kinds = [label_name(label) for label in OPERATIONS]
        super().__init__(SIDES, rules.deck.name, dict.fromkeys(SIDES, kinds))
        self.rules = rules
        self.part = _Part(0, SETUP)
        self.influence: list[list[int]] = [[], []]
        self.vp = self.defcon = 0
        self.die_asked = False  # the open question is a die
        self.named: list[bool] = []  # of the dice of the roll under way: whether they were named, not rolled
        self.headlines: dict[int, int] = {}  # those still to be resolved, by card
        self.scoring_due = False  # a scoring card's event has begun
        self.spending = 0  # Ops of the operation under way, of its label and side
        self.spending_on = (US, PLACE_INFLUENCE)
        self.coup_counted = False  # the Ops of the coup under way
        self.moments: list[Moment] = []
        self.scored: list[Scored] = []
        self.rolls: list[Roll] = []

    # -- going through the match ---------------------------------------------------------------------------------------

    def see(self, match: Match, news: list[Note]) -> None:
        s = cast(ColdWar, match.state)
        if not self.influence[US]:
            self.turn = s.turn
            self.part = _Part(0, SETUP if phase(s) == "setup" else DEAL)
            self.look_up(match)
        elif self.die_asked and match.answers[-1][0] == NATURE:
            self.named.append(False)
        for note in news:
            self._begin_part(match, note)
            self.count(match, note)
            self.read += 1
        self.look_up(match)

    def look_up(self, match: Match) -> None:
        """Where everything is, after an answer: the next answer's notes tell what changes, one by one."""
        s = cast(ColdWar, match.state)
        self.influence = [s.influence[US][:], s.influence[USSR][:]]
        # 10.3: what was counted beyond the end of the track is kept with the outcome; players may end a match before
        self.vp = match.outcome.scores[s.seats[US]] if match.outcome and match.outcome.scores else s.vp
        self.defcon = s.defcon
        self.look_at_cards(s.hands, s.table)
        self.die_asked = any(question.kind == DIE for question in match.questions)

    def _begin_part(self, match: Match, note: Note) -> None:
        """A note may be the first of a new part."""
        kind, _, *rest = note
        if kind == TURN_BEGINS:
            self._go_on(match, _Part(self.read, DEAL))
            self.turn = rest[0]
        elif kind == HEADLINE_SHOWN:
            self.headlines[rest[1]] = rest[0]
        elif kind in self.resolving and rest[0] in self.headlines:
            side = self.headlines.pop(rest[0])
            self._go_on(match, _Part(self.read, HEADLINE, side=side, card=rest[0]))
        elif kind == HEADLINE_CANCELLED:
            self.headlines.pop(rest[1], None)
        elif kind == ROUND_BEGINS:
            self._go_on(match, _Part(self.read, ACTION, *rest))
        elif kind == MILITARY_SHORT and self.part.name != END_OF_TURN:
            self._go_on(match, _Part(self.read, END_OF_TURN))
        elif kind == REGION_SCORED and not self.scoring_due and self.part.name != FINAL_SCORING:
            self._go_on(match, _Part(self.read, FINAL_SCORING))

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
                turn=self.turn,
                part=part.name,
                round=part.round,
                side=self.side_name(part.side),
                card=self.rules.deck.name[part.card],
                vp=self.vp,
                defcon=self.defcon,
                regions=self._regions(s),
                special_spaces=_special_spaces(s),
            )
        )

    def _regions(self, s: ColdWar) -> dict[str, Standing]:
        """10.1: the regions that are scored in the end."""
        found = {}
        for region in self.rules.regions:
            now = self.rules.region_totals(s, region)
            us, ussr = _influence(s, self.rules.board.sets[region.where].members)
            net = self.net_of(s, region.where, now)
            found[region.name] = Standing(us, ussr, STANDINGS[now[0]], STANDINGS[now[2]], net)
        return found

    def net_of(self, s: ColdWar, where: int, now: Totals) -> int:
        """What scoring a region would pay, above zero to the US; a victory is worth the whole track."""
        return now[1] - now[3]

    # -- what notes tell -----------------------------------------------------------------------------------------------

    def count(self, match: Match, note: Note) -> None:
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
            self.score(self.rules.board.sets[rest[0]].name, rest[2] - rest[4])

    def score(self, region: str, net: int) -> None:
        self.scoring_due = False
        self.scored.append(Scored(len(self.moments), region, net))

    def _count_roll(self, match: Match, note: Note) -> None:
        """A die that somebody named was not rolled: what came of it is no luck."""
        if note[0] == DIE_NAMED:
            self.named.append(True)
            return
        dice = dice_of(note)
        if not dice:
            return
        named = [*[False] * len(dice), *self.named][-len(dice) :]
        self.named = []
        spares_active = self.rules.realignment_spares_active(cast(ColdWar, match.state))
        found = odds(note, self.influence, spares_active, named)
        if found is not None:
            self.rolls.append(self._roll(found, match))

    def _roll(self, found: Odds, match: Match) -> Roll:
        return Roll(
            at=len(match.answers),
            moment=len(self.moments),
            purpose=found.purpose,
            side=self.side_name(found.side),
            country="" if found.country == NOWHERE else self.rules.board.names[found.country],
            dice=found.dice,
            success=found.success,
            chance=found.chance,
            swing=found.swing,
            expected_swing=found.expected_swing,
        )

    def _count_operations(self, note: Note) -> None:
        """6.0: Ops as they were committed to a kind. With the variant V-R3 one kind may turn into the other; a coup
        that an event has brought about is told by its roll alone."""
        kind, _, *rest = note
        if kind == OPERATION_CHOSEN:
            side, label, self.spending = rest
            self.spend(side, label, self.spending)
            self.spending_on = side, label
            self.coup_counted = label == COUP
        elif kind == CARD_PLAYED and rest[2] == SPACE_RACE:
            self.spend(rest[0], SPACE_RACE, rest[3])
        elif kind == COUP_ROLLED:
            if not self.coup_counted:
                self.spend(rest[0], COUP, rest[3])
            self.coup_counted = False
            self.spending = 0
        elif kind == REALIGNED and self.spending:
            self.spending -= 1
            if self.spending_on[1] == PLACE_INFLUENCE:
                self._respend(1, REALIGNMENT)
        elif kind == INFLUENCE_CHANGED and rest[2] > 0 and self.spending_on == (rest[1], REALIGNMENT):
            self._respend(self.spending, PLACE_INFLUENCE)
            self.spending = 0
        elif kind != INFLUENCE_CHANGED:
            self.spending = 0

    def _respend(self, ops: int, label: int) -> None:
        side, before = self.spending_on
        self.spend(side, before, -ops)
        self.spend(side, label, ops)

    def _count_card(self, match: Match, note: Note) -> None:
        kind, _, *rest = note
        if kind == HEADLINE_SHOWN:
            self.use(match, rest[0], rest[1], "headline")
        elif kind == CARD_PLAYED:
            side, card, label, _ = rest
            self.use(match, side, card, {EVENT: "event", SPACE_RACE: "space_race"}.get(label, "operations"))
            self._name_part(card)
        elif kind == TRAP_ROLLED:
            self._name_part(rest[1])
        elif kind == EVENT_OCCURS:
            card, side = rest
            self.scoring_due = self.rules.deck.scoring[card]
            self.occur(match, card, side)
        elif kind in (CARD_DISCARDED, CARD_REMOVED):
            self.leave(match, rest[0])

    def _name_part(self, card: int) -> None:
        """An action round is told by the first card in it."""
        if self.part.name == ACTION and not self.part.card:
            self.part.card = card

    # -- the whole -----------------------------------------------------------------------------------------------------

    def figures(self, match: Match, common: Figures) -> ColdWarFigures:
        self._end_part(match)
        return ColdWarFigures(
            **vars(common),
            winning_vp=self.rules.winning_vp,
            moments=tuple(self.moments),
            scored=tuple(self.scored),
            operations=self.operations,
            rolls=tuple(self.rolls),
            luck=luck_of(self.rolls),
            uses=tuple(self.uses),
            places=_places(match),
            turning_points=turning_points(self.moments),
        )


def _influence(s: ColdWar, members: list[int]) -> tuple[int, int]:
    """That of the US, and that of the USSR."""
    us, ussr = (sum([s.influence[side][c] for c in members]) for side in (US, USSR))
    return us, ussr


def _special_spaces(s: ColdWar) -> dict[str, Standing]:
    """Spaces that are no countries; those that only a variant uses are left out."""
    board, found = s.rules.board, {}
    for c in range(board.size, len(board.names)):
        if c not in board.optional:
            us, ussr = _influence(s, [c])
            found[board.names[c]] = Standing(us, ussr, _held(s, US, c), _held(s, USSR, c), 0)
    return found


def _held(s: ColdWar, side: int, c: int) -> str:
    if s.controller[c] == side:
        return "control"
    mine, theirs = s.influence[side][c], s.influence[other(side)][c]
    return AHEAD if mine > theirs else "presence" if mine else "absent"


def _places(match: Match) -> dict[str, str]:
    """Where every card of the match is; those of a later period are not in the game yet."""
    s = cast(ColdWar, match.state)
    piles = {"hand_us": s.hands[US], "hand_ussr": s.hands[USSR], "draw_pile": [*s.deck, *s.peeked], "bottom": s.bottom}
    piles |= {"discard_pile": s.discard, "removed": s.removed, "table": s.table}
    names, passing = s.rules.deck.name, s.rules.deck.passing
    places = places_of(match, piles, names)
    if s.passing != NOBODY:
        places[names[passing]] = f"hand_{side_name(s.passing)}"
    return {name: places[name] for name in names[1:] if name in places}
