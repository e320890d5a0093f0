"""Drafts: what somebody thinks of choosing, one answer after the other, and how things would stand then.

A draft lives with whoever makes it. It is tried on a match as the seat imagines it, in which all that is hidden from
the seat is dealt anew and chance says nothing: so neither what is shown of a draft nor what is refused tells anything
that the seat does not know. It ends with the answer that could not be undone once it is given, by the rule of the match
itself, or with the round.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final, Literal, NamedTuple

from realpolitik.kernel.match import Match
from realpolitik.kernel.question import EVERYBODY, KINDS, NATURE, NOTES, Note, Question
from realpolitik.language import speak
from realpolitik.table.book import layout_of
from realpolitik.table.chronicle import entry
from realpolitik.table.messages.screen import Drafted, LaidAnswer
from realpolitik.table.real_table import told
from realpolitik.table.refused import Refused
from realpolitik.table.scene import Scene
from realpolitik.table.screen import Speakers, imagined, offer
from realpolitik.table.viewer import Sight

Until = Literal["", "chance", "others", "round", "hidden", "end"]
NOT_SHOWN: Final = ("hidden", "end")  # what comes then is not for a draft to show


class Taken(NamedTuple):
    """An answer of a draft: the match before it, the question, the option, and what the seat would hear of it."""

    before: Match
    question: Question
    option: int
    notes: list[Note]


class Course(NamedTuple):
    """The way of a draft: its answers, what ends it, and the match as it would be then."""

    taken: list[Taken]
    until: Until
    match: Match


def follow(match: Match, seat: int, answers: Sequence[int]) -> Course:
    """Follow a draft from the question that is open to the seat. Refused where an answer is not on offer, or comes
    after one that could not be undone."""
    if match.chance.unknown():
        raise Refused("wrong_answer", "where hands are unknown nothing is drafted: answer one question after the other")
    now, taken = match.imagine(seat, Random(0)), list[Taken]()
    until: Until = ""
    for number, option in enumerate(answers):
        question = now.question_to(seat)
        if until or question is None:
            raise Refused("wrong_answer", f"answer {number - 1} cannot be undone once it is given: none can follow it")
        if option not in question.options:
            raise Refused("wrong_answer", f"answer {number}: {option} is not among the options of {question.name!r}")
        after = now.clone()
        after.answer(option, seat)
        until, notes = _until(now, after, seat), _heard(now, after, seat)
        taken.append(Taken(now, question, option, [] if until in NOT_SHOWN else notes))
        now = now if until in NOT_SHOWN else after
    return Course(taken, until, now)


def _until(before: Match, after: Match, seat: int) -> Until:
    """What comes after an answer that ends a draft; nothing after any other."""
    if after.goes_on(seat):
        return "round" if _headings(before, after) else ""
    if after.over:
        return "end"
    if after.state.revealed != before.state.revealed:
        return "hidden"
    return "chance" if after.question.seat == NATURE else "others"


def _headings(before: Match, after: Match) -> list[int]:
    """Where in what is new in the log something new begins: a turn, a round, a phase."""
    names = layout_of(after.game.name).get("headings", [])
    return [number for number, (_, note) in enumerate(after.log[len(before.log) :]) if NOTES[note[0]].name in names]


def _heard(before: Match, after: Match, seat: int) -> list[Note]:
    """What the seat would be told of an answer, up to where something new begins."""
    fresh = after.log[len(before.log) :]
    following = next(iter(_headings(before, after)), len(fresh))
    return [note for _, note in fresh[:following] if note[1] in (EVERYBODY, seat)]


def drafted(scene: Scene, sight: Sight, answers: Sequence[int]) -> Drafted:
    """A draft of the question open to the seat, and what it would come to, in words."""
    course = follow(scene.match, sight.seat, answers)
    game = scene.match.game.name
    speakers = Speakers(speak(game, sight.language), speak(game, sight.language, marked=True))
    shown = imagined(replace(scene, match=course.match, pending=None), sight, asked=not course.until)
    shown.by_hand = told(scene.match)
    return Drafted(
        version=scene.version,
        steps=[_step(taken, speakers) for taken in course.taken],
        until=course.until,
        screen=shown,
    )


def _step(taken: Taken, speakers: Speakers) -> LaidAnswer:
    before, question, option, notes = taken
    kind = KINDS[question.kind]
    return LaidAnswer(
        kind=kind.name,
        points_at=kind.points_at,
        about=before.game.about(question),
        offer=offer(before, question, option, speakers),
        entries=[entry(line) for line in speakers.marked.tell([(0, note) for note in notes])],
    )


def after_draft(scene: Scene, seat: int, answers: Sequence[int]) -> Scene:
    """The scene as the seat imagines it after a draft that goes on."""
    course = follow(scene.match, seat, answers)
    if course.until:
        raise Refused("wrong_answer", "the last answer of the draft ends it: nothing is asked after it")
    return replace(scene, match=course.match, pending=None)
