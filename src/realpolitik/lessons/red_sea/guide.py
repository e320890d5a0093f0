"""The guide to Red Sea: for every question the words that belong to it, and what to weigh in this position."""

from collections.abc import Collection, Iterable, Iterator
from typing import Final, cast

from realpolitik.games.cold_war.board import NOBODY
from realpolitik.games.cold_war.coup import COUP_WHERE
from realpolitik.games.cold_war.headline import CHOOSE_HEADLINE
from realpolitik.games.cold_war.influence import ADD_WHERE, PLACE_WHERE
from realpolitik.games.cold_war.operations import WHICH_OPERATION
from realpolitik.games.cold_war.play import HOW_TO_PLAY
from realpolitik.games.cold_war.realignment import REALIGN_WHERE
from realpolitik.games.cold_war.rounds import CHOOSE_CARD
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.verbs_influence import LOSE_WHERE
from realpolitik.games.cold_war.view import phase
from realpolitik.games.red_sea.sections import section_of
from realpolitik.games.red_sea.space_race import PROBE_WHERE
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import FIRST_LABEL, KINDS, Question
from realpolitik.lessons.lesson import Guide, Lesson, Remark, Summary, Topic
from realpolitik.lessons.past import ChoiceMade, met
from realpolitik.lessons.red_sea import fighting, hand, placing, standing, topics
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
        weigh = _weigh(p, question) if question is not None else standing.regions(p)
        return Lesson(
            _where(s),
            about,
            [topic.introduced() for topic in new],
            _first(weigh, MANY),
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
    told = dict(zip(kind.about, question.about, strict=False))
    rule = section_of(kind)
    if kind.name in SPOKEN:
        return Remark(kind.name.replace("_", "-"), dict(told), rule)
    if told.get("card"):
        owner = s.rules.deck.side[told["card"]]
        whose = "both" if owner == NOBODY else "mine" if s.seats[owner] == question.seat else "theirs"
        return Remark("event-asks", {"card": told["card"], "whose": whose}, rule)
    return Remark("any-choice", {}, rule)


def _weigh(p: Position, question: Question) -> Iterator[Remark]:
    """What a sensible player thinks of, the most important first."""
    things = [option for option in question.options if option < FIRST_LABEL]
    if question.kind == CHOOSE_HEADLINE:
        yield from hand.headline(p, things)
    elif question.kind == CHOOSE_CARD:
        yield from hand.card_of_round(p)
    elif question.kind == HOW_TO_PLAY:
        card, ops = question.about
        yield from hand.use(p, question.options, card, ops)
    elif question.kind == WHICH_OPERATION:
        card, ops = question.about
        yield from hand.operations(p, question.options, card, ops)
        yield from standing.tension(p)
    elif question.kind == PLACE_WHERE:
        yield from placing.with_operations(p, things, question.about[1])
        yield placing.at_sea(p)
        yield from placing.dear(p, things)
    elif question.kind == COUP_WHERE:
        card, ops = question.about
        yield from fighting.coups(p, things, card, ops)
    elif question.kind == REALIGN_WHERE:
        yield from fighting.realignments(p, things)
    else:
        yield from _weigh_event(p, question, things)


def _weigh_event(p: Position, question: Question, things: list[int]) -> Iterator[Remark]:
    """Where an event changes influence, what that changes; of others, what hangs over everything."""
    if question.kind == ADD_WHERE:
        _, _, side, change = question.about
        yield from placing.by_event(p, things, side, change)
    elif question.kind == LOSE_WHERE:
        _, _, side, n = question.about
        yield from placing.by_event(p, things, side, -n)
    elif question.kind == PROBE_WHERE:
        yield from placing.by_event(p, things, question.about[0], -1)
    else:
        yield from standing.tension(p)
        yield from standing.duties(p)
    yield from standing.regions(p)


GUIDE: Final = RedSeaGuide()
