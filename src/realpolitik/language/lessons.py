"""What a guide has to say, in words."""

from typing import Final

from realpolitik.language.cards import join
from realpolitik.language.speaker import Speaker
from realpolitik.lessons.lesson import Remark, Things, Value

TITLE: Final = "title"


def remark(speaker: Speaker, said: Remark) -> str:
    """A remark as a sentence, or a few."""
    arguments = {name: _value(speaker, value) for name, value in said.arguments.items()}
    return speaker.sentence(f"lesson-{said.message}", **arguments)


def title(speaker: Speaker, said: Remark) -> str:
    """The heading over what is introduced."""
    return speaker.say(f"lesson-{said.message}.{TITLE}")


def _value(speaker: Speaker, value: Value) -> object:
    if not isinstance(value, Things):
        return value
    names = [_name(speaker, value.function, number) for number in value.numbers]
    return join(speaker, "list-and", names)


def _name(speaker: Speaker, function: str, number: int) -> str:
    return speaker.title(number) if function == "CARD" else speaker.name(function, number)
