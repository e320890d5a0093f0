"""Sudden defeats of the family: DEFCON 1 in one's own round (8.1.3), the end of the track of victory points (10.3.1),
what a scoring card may win at once. How much of that is still to come of a card is counted from what stands on the
stack: the steps of its program that are left, the operations that are granted."""

from typing import Any, Final, NamedTuple, cast

from mypy_extensions import mypyc_attr

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.coup import COUP_FRAME, COUP_ROLL, COUP_WHERE, KEEPS_DEFCON, Coup, CoupRoll
from realpolitik.games.cold_war.dice import DIE, ROLL_REALIGNMENT
from realpolitik.games.cold_war.effects import CRISIS, ZONE_OF_PEACE
from realpolitik.games.cold_war.headline import (
    HEADLINE,
    OPEN_HEADLINE,
    RESOLVE_HEADLINE,
    SECRET_HEADLINES,
    ResolveHeadline,
    next_headline,
)
from realpolitik.games.cold_war.influence import ADJUST, PLACE, AdjustInfluence, PlaceInfluence
from realpolitik.games.cold_war.operands import FIRST_AMOUNT
from realpolitik.games.cold_war.operations import MAY_COUP, OPERATIONS, Operations
from realpolitik.games.cold_war.play import CHOOSE_USE, EVENT_NEXT, FINISH, FOR_OPERATIONS, PLAY, Play
from realpolitik.games.cold_war.rounds import ACTION, ROUNDS
from realpolitik.games.cold_war.rules import Rules
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import DEFCON_MOST, other
from realpolitik.games.cold_war.trap import TRAPPED
from realpolitik.games.cold_war.turn import TURN
from realpolitik.games.cold_war.verbs_influence import SCORE
from realpolitik.games.cold_war.verbs_operations import CONDUCT, COUP, WAR, AttemptCoup, ConductOperations, WageWar
from realpolitik.games.cold_war.verbs_tracks import DEFCON, SET_DEFCON, SPACE, VP, ChangeDefcon, GainVp, SetDefcon
from realpolitik.games.cold_war.war import WAR as WAR_FRAME
from realpolitik.games.cold_war.war import WAR_ROLL
from realpolitik.kernel.peril import Dangers, Key
from realpolitik.kernel.procedure import Procedure
from realpolitik.kernel.program import PROGRAMS, RUN, Run, Step, Verb
from realpolitik.kernel.question import KINDS, UNANSWERED, Question
from realpolitik.kernel.state import Frame, State

PLENTY: Final = 99  # of steps: more than the track is long; of points: as much as an event or a scoring may bring
JUDGED: Final = 999  # instead of points: the game may end on points, however few they are
MOST_AMOUNT: Final = 10  # no amount that a card speaks of is greater
MOST_IN_SPACE: Final = 4  # points that a box of the space race brings
NEAR_THE_END: Final = 12  # points from the end of the track, from where control matters for what is to come
SLACK: Final = 4  # how much more a region may score by the time it does


class Reach(NamedTuple):
    """What may still come of something: so many steps of DEFCON downwards, so many points, coups, a scoring."""

    steps: int = 0
    points: int = 0
    coups: bool = False
    scores: bool = False


CALM: Final = Reach()
ANYTHING: Final = Reach(PLENTY, PLENTY, coups=True, scores=True)

DEAR: Final = 3  # Ops of a card; it is looked at by that, too, when it is turned up
MIDDLING: Final = [3]  # a face of a die
COUPS: Final = {COUP_WHERE}  # the kinds of questions that choose where a coup is made

# what may come of verbs and procedures; of those that stand in neither, nothing
OF_VERBS: Final[dict[int, Reach]] = {}
OF_PROCEDURES: Final[dict[int, Reach]] = {}


def verb_reaches(reach: Reach, *verbs: Verb[Any]) -> None:
    for verb in verbs:
        OF_VERBS[verb.number] = reach


def procedure_reaches(reach: Reach, *procedures: Procedure[Any]) -> None:
    for procedure in procedures:
        OF_PROCEDURES[procedure.number] = reach


verb_reaches(Reach(points=PLENTY, scores=True), SCORE)
verb_reaches(Reach(points=MOST_IN_SPACE), SPACE)
procedure_reaches(Reach(points=MOST_AMOUNT), WAR_FRAME, WAR_ROLL)


def both(one: Reach, another: Reach) -> Reach:
    """What may come of two things together."""
    if another is CALM:
        return one
    return Reach(
        one.steps + another.steps,
        one.points + another.points,
        one.coups or another.coups,
        one.scores or another.scores,
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class ColdWarDangers(Dangers):
    """`coup` is what may come of one coup; `aside` the points that lasting effects may pay by the way."""

    def __init__(self, rules: Rules, coup: Reach, aside: int) -> None:
        self.rules = rules
        self.coup = coup
        self.aside = aside
        self._programs: dict[tuple[int, int], Reach] = {}

    def sudden_win_near(self, s: ColdWar, side: int) -> bool:
        """Whether a scoring card may win the game for a side, whatever the points."""
        raise NotImplementedError

    # -- how much may still come -------------------------------------------------------------------

    def in_reach(self, state: State, seat: int) -> bool:
        s = cast(ColdWar, state)
        if seat not in s.seats:  # sides are still being bid for (11.4)
            return False
        side = s.seats.index(seat)
        reach = CALM
        for f in s.stack:
            reach = both(reach, self.of_frame(s, f, side))
        return reach is not CALM and (self.ruinous(s, side, reach) or self.costly(s, side, reach))

    def ruinous(self, s: ColdWar, side: int, reach: Reach) -> bool:
        """8.1.3: DEFCON counts for the phasing player; a fatal coup (Cuban Missile Crisis) for whoever makes it."""
        if reach.coups and (s.effects[CRISIS + side] or s.headline_phase):
            return True
        phasing = s.phasing == side or s.headline_phase
        return bool(phasing) and s.defcon - reach.steps <= 1

    def costly(self, s: ColdWar, side: int, reach: Reach) -> bool:
        """10.3.1: the opponent comes to the end of the track, or wins by a scoring."""
        if reach.points == 0:
            return False
        opponent = other(side)
        missing = s.rules.winning_vp - (s.vp if side else -s.vp)
        if reach.points < PLENTY:
            return reach.points + self.aside >= missing
        if reach.points >= JUDGED or self.sudden_win_near(s, opponent):
            return True
        return max(MOST_AMOUNT, self.most_scored(s, opponent)) + self.aside >= missing

    def most_scored(self, s: ColdWar, side: int) -> int:
        """The points that a region may bring a side."""
        return SLACK + max([(ussr - us if side else us - ussr) for _, us, _, ussr in s.rules.standings(s).values()])

    def of_frame(self, s: ColdWar, f: Frame, side: int) -> Reach:
        number = f[0]
        if number == RUN.number:
            return self.of_program(f[Run.PROGRAM], f[Run.COUNTER])
        if number == PLAY.number:
            return self.of_play(s, f)
        if number == OPERATIONS.number:
            return self.coup if f[Operations.KINDS] & MAY_COUP else CALM
        if number == COUP_FRAME.number:
            return Reach(coups=True) if f[Coup.FLAGS] & KEEPS_DEFCON else self.coup
        if number == COUP_ROLL.number:
            return CALM if f[CoupRoll.FLAGS] & KEEPS_DEFCON else Reach(1)
        if number == HEADLINE.number:
            resolved = s.phasing if s.stack[-1] is not f else NOBODY
            return self.of_headlines(s, resolved)
        if number == RESOLVE_HEADLINE.number:
            return CALM if f[ResolveHeadline.BEGUN] else self.of_card(s.headlines[f[ResolveHeadline.SIDE]])
        if number in (SECRET_HEADLINES.number, OPEN_HEADLINE.number):
            return self.of_choosing_headlines(s, side)
        return OF_PROCEDURES.get(number, CALM)

    def of_program(self, program: int, counter: int) -> Reach:
        """What the steps of an event that are left may bring; it only ever jumps forwards."""
        found = self._programs.get((program, counter))
        if found is None:
            found = CALM
            for step in PROGRAMS[program][counter:]:
                found = both(found, self.of_step(step))
            self._programs[program, counter] = found
        return found

    def of_step(self, step: Step) -> Reach:
        number = step[0]
        if number == DEFCON.number:
            return Reach(-step[ChangeDefcon.CHANGE]) if step[ChangeDefcon.CHANGE] < 0 else CALM
        if number == SET_DEFCON.number:
            return Reach(DEFCON_MOST - step[SetDefcon.DEFCON])
        if number == VP.number:
            n = step[GainVp.N]
            return Reach(points=MOST_AMOUNT if n >= FIRST_AMOUNT else n)
        if number == WAR.number:
            return Reach(points=step[WageWar.VP])
        if number == CONDUCT.number:
            return self.coup if step[ConductOperations.KINDS] & MAY_COUP else CALM
        if number == COUP.number:
            return Reach(coups=True) if step[AttemptCoup.FLAGS] & KEEPS_DEFCON else self.coup
        return OF_VERBS.get(number, CALM)

    def of_card(self, card: int) -> Reach:
        program = self.rules.deck.program[card] if card else -1
        return self.of_program(program, 0) if program >= 0 else CALM

    def of_play(self, s: ColdWar, f: Frame) -> Reach:
        step, card = f[Play.STEP], f[Play.CARD]
        if step == FINISH:
            return CALM
        if step == EVENT_NEXT:
            return self.of_card(card)
        if step != CHOOSE_USE or f[Play.ORIGIN] == FOR_OPERATIONS:
            return self.coup
        return both(self.coup, self.of_card(card))

    def of_headlines(self, s: ColdWar, resolved: int) -> Reach:
        """The headlines that lie open and are still to come."""
        reach = CALM
        for side, card in enumerate(s.headlines):
            if side != resolved:
                reach = both(reach, self.of_card(card))
        return reach

    def of_choosing_headlines(self, s: ColdWar, side: int) -> Reach:
        """4.5 C: what one's own headline may bring, after any of the opponent's: that may bring DEFCON down to 2."""
        sealed = s.sealed[s.seats[side]]
        own = self.of_card(s.headlines[side] if sealed == UNANSWERED else sealed)
        steps = own.steps + DEFCON_MOST - 2 if own.steps else 0
        return Reach(steps, PLENTY, own.coups, scores=True)

    # -- what comes to the same --------------------------------------------------------------------

    def at_rest(self, state: State) -> bool:
        number = state.stack[-1][0]
        return number in (ROUNDS.number, TURN.number, ACTION.number, TRAPPED.number)

    def kin(self, state: State, card: int) -> int:
        """A card whose event does nothing that matters is the same as any other of its side that is as dear."""
        s, deck = cast(ColdWar, state), self.rules.deck
        if not deck.is_card(card):
            return card
        reach = self.of_card(card)
        choosing = s.stack[-1][0] in (SECRET_HEADLINES.number, OPEN_HEADLINE.number)
        dangerous = (reach.steps > 0 or reach.coups) and not (choosing and self.comes_second(s, card))
        if dangerous or (reach.points > 0 and self.points_matter(s, reach)):
            return card
        return -1 - 4 * deck.side[card] - 2 * int(deck.ops[card] >= DEAR) - int(deck.scoring[card])

    def points_matter(self, s: ColdWar, reach: Reach) -> bool:
        """Whether either side may be near to winning by points, or by a scoring."""
        if abs(s.vp) + min(reach.points, NEAR_THE_END) + self.aside >= s.rules.winning_vp or reach.points >= JUDGED:
            return True
        return reach.scores and (self.may_score_to_win(s, US) or self.may_score_to_win(s, USSR))

    def may_score_to_win(self, s: ColdWar, side: int) -> bool:
        return self.sudden_win_near(s, side) or self.most_scored(s, side) + abs(s.vp) >= s.rules.winning_vp

    def comes_second(self, s: ColdWar, card: int) -> bool:
        """4.5 C: whether a headline would be resolved after the one that the other side has chosen."""
        committed = [s.headlines[side] or max(0, s.sealed[s.seats[side]]) for side in (0, 1)]
        chooser = 0 if committed[0] == 0 else 1
        kept, s.headlines = s.headlines, committed
        committed[chooser] = card
        first = next_headline(s)
        s.headlines = kept
        return first != chooser

    def order(self, state: State, card: int) -> int:
        """Harmless cards first, then those that move DEFCON by themselves, at last those that leave much to choose."""
        reach = self.of_card(card) if self.rules.deck.is_card(card) else CALM
        return 0 if reach is CALM else 2 if reach.coups else 1

    def stand_ins(self, state: State, question: Question) -> list[int]:
        """Of countries one of each sort: as far as coups and DEFCON are concerned they are the same. Of the two dice of
        a realignment the second is a middling one: the first decides who loses."""
        if question.kind == DIE and question.about[0] == ROLL_REALIGNMENT and question.about[1] == USSR:
            return MIDDLING
        if KINDS[question.kind].points_at != "country" or len(question.options) <= 1:
            return question.options
        s = cast(ColdWar, state)
        asked = s.seats.index(question.seat)
        found: dict[int, int] = {}
        for option in question.options:
            is_space = 0 <= option < self.rules.board.size
            sort = self.sort(s, question.kind, asked, option) if is_space else option
            found.setdefault(sort, option)
        return list(found.values())

    def sort(self, s: ColdWar, kind: int, side: int, c: int) -> int:
        """A number below zero: of a coup, what it does to DEFCON; of anything else, whether it may make room for one
        that does."""
        if kind in COUPS:
            return -1 - 2 * int(s.rules.coup_lowers_defcon(s, side, c)) - int(c in self.rules.board.flashpoints)
        if not s.rules.coup_lowers_defcon(s, side, c):
            return -1
        return -2 - int(s.influence[side][c] > 0)

    def key(self, state: State, seat: int) -> Key:
        s = cast(ColdWar, state)
        scored = self.coup.scores or abs(s.vp) + NEAR_THE_END >= s.rules.winning_vp
        held = tuple(s.controller) if scored else ()
        side, board = s.seats.index(seat), self.rules.board
        battlegrounds = board.battleground if not s.effects[ZONE_OF_PEACE] else [True] * len(s.controller)
        return (
            tuple([self.told(f) for f in s.stack]),
            (s.defcon, s.vp, s.phasing, s.result),
            tuple([c for c in s.present[0] if c < board.size and battlegrounds[c]]),
            tuple([c for c in s.present[1] if c < board.size and battlegrounds[c]]),
            held,
            tuple(s.headlines),
            tuple(s.sealed),
            tuple(s.hands[side]),
            (len(s.hands[other(side)]), *s.known[other(side)]),
            tuple(s.effects),
            len(s.discard),
        )

    def told(self, f: Frame) -> tuple[int, ...]:
        """What a frame holds, but for the countries that influence has gone to, or may."""
        if f[0] == PLACE.number:
            return tuple(f[: PlaceInfluence.WHERE_ON])
        return tuple(f[: AdjustInfluence.DONE_ON]) if f[0] == ADJUST.number else tuple(f)
