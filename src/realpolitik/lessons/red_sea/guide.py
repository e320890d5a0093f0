"""The guide to Red Sea: for every question the words that belong to it, and what to weigh in this position."""

from collections.abc import Collection, Iterable, Iterator
from typing import Final, cast

from realpolitik.games.cold_war.board import NOBODY
from realpolitik.games.cold_war.coup import COUP_FRAME, COUP_WHERE, NO_MILITARY
from realpolitik.games.cold_war.headline import CHOOSE_HEADLINE
from realpolitik.games.cold_war.influence import ADD_WHERE, PLACE, PLACE_WHERE
from realpolitik.games.cold_war.labels import LOWER_DEFCON
from realpolitik.games.cold_war.operations import OPERATIONS, WHICH_OPERATION
from realpolitik.games.cold_war.play import EVENT_NEXT, HOW_TO_PLAY, PLAY
from realpolitik.games.cold_war.realignment import REALIGN, REALIGN_WHERE
from realpolitik.games.cold_war.rounds import CHOOSE_CARD
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.verbs_branches import EVENT_CHOICE
from realpolitik.games.cold_war.verbs_influence import LOSE_WHERE
from realpolitik.games.cold_war.view import phase
from realpolitik.games.red_sea.cards_neutral import COUP_IN_FAMINE
from realpolitik.games.red_sea.cards_soviet import STRAFE_WHERE
from realpolitik.games.red_sea.sections import section_of
from realpolitik.games.red_sea.space_race import PROBE_WHERE
from realpolitik.kernel.match import Match
from realpolitik.kernel.program import RUN
from realpolitik.kernel.question import FIRST_LABEL, KINDS, Question
from realpolitik.lessons.lesson import Guide, Lesson, Remark, Summary, Topic, Value
from realpolitik.lessons.past import ChoiceMade, met
from realpolitik.lessons.red_sea import fighting, hand, placing, standing, sudden, topics
from realpolitik.lessons.red_sea.happened import happened
from realpolitik.lessons.red_sea.position import Position
from realpolitik.lessons.red_sea.summary import summary

MANY: Final = 6  # things to weigh: more would not be read

# the kinds of questions that have words of their own; of the others it is said that an event asks
SPOKEN: Final = (
    "choose_headline",
    "choose_card",
    "how_to_play",
    "which_operation",
    "place_where",
    "coup_where",
    "realign_where",
    "add_where",
    "lose_where",
    "probe_where",
    "name_die",
    "discard_held",
    "bid",
    "extra_where",
    "pick_card",
)


class RedSeaGuide(Guide):
    def lesson(self, match: Match, seat: int) -> Lesson:
        s = cast(ColdWar, match.state)
        question = match.question_to(seat)
        about = Remark("waiting", {}) if question is None else _about(s, question)
        if seat not in s.seats:  # the sides are still bid for
            return Lesson(_where(s), about, [], [], [])
        p = Position(s, s.seats.index(seat))
        past = met(match, seat, _met_at)
        then = cast(ColdWar | None, past.before)
        before = Position(then, p.side) if then and seat in then.seats else None
        earlier = [note for at, note in match.notes(seat) if at < past.since]
        notes = [note for _, note in match.notes(seat, past.since)]
        new = topics.new(p, question, notes, past.told) if question is not None else []
        weigh = weighed(p, question) if question is not None else watched(p)
        return Lesson(
            _where(s),
            about,
            [topic.introduced() for topic in new],
            _first((remark for remark in weigh if topics.is_fit(remark, past.told, new)), MANY),
            happened(before, p, notes, earlier),
        )

    def summary(self, match: Match, seat: int) -> Summary:
        s = cast(ColdWar, match.state)
        return summary(match, s.seats.index(seat))


def _first(remarks: Iterable[Remark], many: int) -> list[Remark]:
    """The first few, the grave ones before all; none twice."""
    found: list[Remark] = []
    for remark in remarks:
        if remark not in found:
            found.append(remark)
    return sorted(found, key=lambda remark: not remark.grave)[:many]


def _met_at(choice: ChoiceMade, told: Collection[Topic]) -> list[Topic]:
    """What was introduced when a seat made a choice; nothing while the sides are bid for."""
    s, seat = cast(ColdWar, choice.state), choice.question.seat
    if seat not in s.seats:
        return []
    return topics.new(Position(s, s.seats.index(seat)), choice.question, choice.notes, told)


def _where(s: ColdWar) -> Remark:
    told = {"turn": s.turn, "turns": s.rules.last_turn(s), "round": s.round, "rounds": s.rules.usual_rounds(s)}
    return Remark("where", {"phase": phase(s), **told}, "4.5")


def _about(s: ColdWar, question: Question) -> Remark:
    """What a question is about, whatever the position."""
    kind = KINDS[question.kind]
    told: dict[str, Value] = dict(zip(kind.about, question.about, strict=False))
    rule = section_of(kind)
    if kind.name in SPOKEN:
        if "side" in told:
            told["whose"] = "mine" if s.seats[question.about[kind.about.index("side")]] == question.seat else "theirs"
        return Remark(kind.name.replace("_", "-"), told, rule)
    if "card" in told:
        card = question.about[kind.about.index("card")]
        return Remark("event-asks", {"card": card, "whose": _whose(s, card, question.seat)}, rule)
    return Remark("any-choice", {}, rule)


def _whose(s: ColdWar, card: int, seat: int) -> str:
    """Whose event it is that asks: its owner's, unless another event has made it the other side's; or anybody's."""
    if s.rules.deck.side[card] == NOBODY:
        return "both"
    under_way = [f[RUN.PLAYER] for f in s.stack if f[0] == RUN.number and f[RUN.CARD] == card]
    player = under_way[-1] if under_way else s.rules.deck.side[card]
    return "mine" if s.seats[player] == seat else "theirs"


def watched(p: Position) -> Iterator[Remark]:
    """What to look at while the other side chooses."""
    yield from sudden.by_scoring(p)
    yield from standing.regions(p)


def weighed(p: Position, question: Question) -> Iterator[Remark]:
    """What a sensible player thinks of, the most important first."""
    things = [option for option in question.options if option < FIRST_LABEL]
    if question.kind == CHOOSE_HEADLINE:
        yield from hand.headline(p, things)
    elif question.kind == CHOOSE_CARD:
        yield from hand.card_of_round(p, things)
    elif question.kind == HOW_TO_PLAY:
        card, ops = question.about
        yield from hand.use(p, question.options, card, ops)
    elif question.kind == WHICH_OPERATION:
        card, ops = question.about
        f = p.s.stack[-1]
        where, flags = f[OPERATIONS.WHERE], f[OPERATIONS.FLAGS]
        yield from hand.operations(p, question.options, card, ops, where, flags, _follows(p))
        yield from standing.tension(p)
    else:
        yield from _weighed_on_map(p, question, things)


def _weighed_on_map(p: Position, question: Question, things: list[int]) -> Iterator[Remark]:
    """Where operations or events go."""
    f = p.s.stack[-1]
    if question.kind == PLACE_WHERE:
        yield from sudden.by_scoring(p)
        yield from placing.with_operations(p, things, question.about[1], f[PLACE.DEARER])
        yield placing.at_sea(p)
        yield from placing.dear(p, things)
    elif question.kind == COUP_WHERE:
        card, ops = question.about
        yield from fighting.coups(p, things, card, ops, f[COUP_FRAME.FLAGS], _follows(p))
    elif question.kind == COUP_IN_FAMINE:
        (card,) = question.about
        ops = p.s.rules.operations_value(p.s, p.side, p.s.rules.deck.ops[card])
        yield from fighting.coups(p, things, card, ops, NO_MILITARY, _follows(p))
    elif question.kind == REALIGN_WHERE:
        yield from fighting.realignments(p, things, f[REALIGN.FLAGS])
    elif question.kind == STRAFE_WHERE:
        yield from fighting.realignments(p, things, 0)
    else:
        yield from _weighed_in_event(p, question, things)


def _follows(p: Position) -> int:
    """The card whose event comes after the operations under way, or 0."""
    plays = [f for f in p.s.stack if f[0] == PLAY.number and f[PLAY.STEP] == EVENT_NEXT]
    return plays[-1][PLAY.CARD] if plays else fighting.NO_EVENT


def _weighed_in_event(p: Position, question: Question, things: list[int]) -> Iterator[Remark]:
    """Where an event changes influence, what that changes; of others, what hangs over everything."""
    yield from sudden.by_scoring(p)
    if question.kind == ADD_WHERE:
        _, _, side, change = question.about
        yield from placing.by_event(p, things, side, change)
    elif question.kind == LOSE_WHERE:
        _, _, side, n = question.about
        yield from placing.by_event(p, things, side, -n)
    elif question.kind == PROBE_WHERE:
        yield from placing.by_event(p, things, question.about[0], -1)
    elif question.kind == EVENT_CHOICE and LOWER_DEFCON in question.options and p.s.defcon == standing.BRINK:
        who = "mine" if p.s.phasing == p.side else "theirs"
        yield Remark("lowering-ends", {"who": who}, "8.1.4", grave=who == "mine")
    else:
        yield from standing.tension(p)
        yield from standing.duties(p)
    yield from standing.regions(p)


GUIDE: Final = RedSeaGuide()
