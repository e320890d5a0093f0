"""What is told of a record, in whatever language it is read: messages, notes and questions that are spoken then."""

from functools import cache

from realpolitik.kernel.question import NOTES, Note, Question
from realpolitik.language.functions import named
from realpolitik.language.speaker import Speaker, dashed
from realpolitik.language.vocabulary import Vocabulary


class Message:
    """A message by its id, and what it is told with; what is to be told itself among that is told first."""

    __slots__ = ("given", "name")

    def __init__(self, name: str, /, **given: object) -> None:
        self.name = name
        self.given = given

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(f'{name}={value!r}' for name, value in self.given.items())})"


Telling = Message | Note | Question


@cache
def speak_of_no_game(language: str) -> Speaker:
    """The speaker for what is said before it is known which game a record is of."""
    return Speaker(language, Vocabulary("", (), {}), strict=True)


def told(telling: Telling, speaker: Speaker) -> str:
    """In words, as part of a sentence."""
    if isinstance(telling, Message):
        given = {name: _given(value, speaker) for name, value in telling.given.items()}
        return speaker.say(telling.name, **given)
    if isinstance(telling, Question):
        return speaker.question(telling)
    kind = NOTES[telling[0]]
    sentence = speaker.say(f"note-{dashed(kind.name)}", **named(kind.arguments, telling[2:]))
    return sentence.removesuffix(speaker.say("full-stop"))


def _given(value: object, speaker: Speaker) -> object:
    return told(value, speaker) if isinstance(value, Message | Question) else value
