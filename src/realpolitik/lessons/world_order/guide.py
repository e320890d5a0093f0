"""The guide to World Order: for every question the words that belong to it, and what to weigh in this position."""

from collections.abc import Collection, Iterable
from types import MappingProxyType
from typing import Final, cast

from realpolitik.games.world_order.prices import ROUNDS
from realpolitik.games.world_order.state import ACTIONS, PHASE_NAMES, WorldOrder
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import KINDS, Question
from realpolitik.lessons.lesson import Guide, Lesson, Remark, Summary, Topic
from realpolitik.lessons.past import ChoiceMade, met
from realpolitik.lessons.world_order import standing, topics
from realpolitik.lessons.world_order.happened import happened
from realpolitik.lessons.world_order.position import Position
from realpolitik.lessons.world_order.questions import ABOUT, WEIGH
from realpolitik.lessons.world_order.summary import summary

MANY: Final = 6  # things to weigh: more would not be read


class WorldOrderGuide(Guide):
    options = MappingProxyType({"first_game": True})  # W4.7, W4.10

    def lesson(self, match: Match, seat: int) -> Lesson:
        p = _position(match, seat)
        question = match.question_to(seat)
        past = met(match, seat, _met_at)
        before = Position(cast(WorldOrder, past.before), p.power) if past.before else None
        notes = [note for _, note in match.notes(seat, past.since)]
        new = topics.new(p, question, notes, past.told) if question is not None else []
        return Lesson(
            _moment(p),
            _about(question),
            [topic.introduced() for topic in new],
            _first(_weigh(p, question), MANY),
            happened(before, p, notes),
        )

    def summary(self, match: Match, seat: int) -> Summary:
        return summary(match, _position(match, seat).power)


def _position(match: Match, seat: int) -> Position:
    s = cast(WorldOrder, match.state)
    return Position(s, s.powers[seat])


def _met_at(choice: ChoiceMade, told: Collection[Topic]) -> list[Topic]:
    """What was introduced when a seat made a choice."""
    s = cast(WorldOrder, choice.state)
    return topics.new(Position(s, s.powers[choice.question.seat]), choice.question, choice.notes, told)


def _moment(p: Position) -> Remark:
    s = p.s
    turn = min([s.turns[q] for q in s.powers]) + 1 if s.phase == ACTIONS else 0
    return Remark("moment", {"phase": PHASE_NAMES[s.phase], "round": s.round, "rounds": ROUNDS, "turn": turn}, "W5.1")


def _about(question: Question | None) -> Remark:
    """What a question is about, whatever the position."""
    if question is None:
        return Remark("others-choose", {})
    kind = KINDS[question.kind]
    return Remark(ABOUT[question.kind], dict(zip(kind.about, question.about, strict=False)), kind.rule)


def _weigh(p: Position, question: Question | None) -> Iterable[Remark]:
    """What a sensible player thinks of, the most important first."""
    weigh = WEIGH.get(question.kind) if question is not None else None
    return weigh(p, question) if weigh is not None and question is not None else standing.everything(p)


def _first(remarks: Iterable[Remark], many: int) -> list[Remark]:
    """The first few, the grave ones before all; none twice."""
    found: list[Remark] = []
    for remark in remarks:
        if remark not in found:
            found.append(remark)
    return sorted(found, key=lambda remark: not remark.grave)[:many]


GUIDE: Final = WorldOrderGuide()
