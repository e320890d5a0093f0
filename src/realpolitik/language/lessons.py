"""What a guide has to say, in words."""

from typing import Final

from realpolitik.language.cards import join
from realpolitik.language.speaker import Speaker
from realpolitik.lessons.lesson import Lesson, Remark, Things, Value

TITLE: Final = "title"
WORDS: Final = 60  # that are read at a question
GRAVE: Final = 2  # warnings; more would not be heeded


def remark(speaker: Speaker, said: Remark) -> str:
    """A remark as a sentence, or a few."""
    arguments = {name: _value(speaker, value) for name, value in said.arguments.items()}
    return speaker.sentence(f"lesson-{said.message}", **arguments)


def title(speaker: Speaker, said: Remark) -> str:
    """The heading over what is introduced."""
    return speaker.say(f"lesson-{said.message}.{TITLE}")


def shortened(speaker: Speaker, lesson: Lesson) -> Lesson:
    """As much of a lesson as is read: what is asked, what is new and what is grave; then, as long as there is room, the
    first thing to weigh, what happened last, and the rest."""
    grave = [it for it in [*lesson.weigh, *lesson.happened] if it.grave][:GRAVE]
    kept = [lesson.about, *lesson.new, *grave]
    room = WORDS - sum(_words(speaker, it) for it in kept)
    for it in [*lesson.weigh[:1], *reversed(lesson.happened), *lesson.weigh[1:]]:
        needed = _words(speaker, it)
        if it not in kept and not it.grave and needed <= room:
            kept.append(it)
            room -= needed
    weigh, happened = ([it for it in every if it in kept] for every in (lesson.weigh, lesson.happened))
    return lesson._replace(weigh=weigh, happened=happened)


def _words(speaker: Speaker, said: Remark) -> int:
    return len(remark(speaker, said).split())


def _value(speaker: Speaker, value: Value) -> object:
    if not isinstance(value, Things):
        return value
    names = [_name(speaker, value.function, number) for number in value.numbers]
    return join(speaker, "list-and", names)


def _name(speaker: Speaker, function: str, number: int) -> str:
    return speaker.title(number) if function == "CARD" else speaker.name(function, number)
