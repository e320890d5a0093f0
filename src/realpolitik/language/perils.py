"""What hangs over the options of a question: a word beside the option, a sentence, and how it would come about."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from realpolitik.kernel.foresight import Foresight
from realpolitik.kernel.match import Match
from realpolitik.kernel.peril import Peril
from realpolitik.kernel.question import Note, dice_of
from realpolitik.language.speaker import Speaker

LAST: Final = 4  # notes that tell how it would come about


class Warned(NamedTuple):
    """A warning: of a defeat, or, where the peril is NONE, of all but a few ways to go on."""

    option: int
    peril: Peril
    word: str
    sentence: str
    how: tuple[Note, ...]  # what would happen last, the end among it


def warnings(match: Match, seat: int, options: Sequence[int], speaker: Speaker) -> list[Warned]:
    """Of those of the options over which something hangs."""
    ahead = Foresight.of(match, seat)
    found: list[Warned] = []
    for option in options:
        verdict = ahead.verdict(option)
        if verdict.peril:
            message = f"peril-{verdict.peril.name.lower().replace('_', '-')}"
            told = [note for note in ahead.notes(verdict) if not dice_of(note)]
            said = (speaker.say(message), speaker.say(f"{message}.told"))
            found.append(Warned(option, verdict.peril, *said, tuple(told[-LAST:])))
        elif (left := ahead.only_safe(option)) is not None:
            question, safe = left
            choices = ", ".join([speaker.option(question, choice) for choice in safe])
            said = (speaker.say("peril-only", choices=choices), speaker.say("peril-only.told", choices=choices))
            found.append(Warned(option, verdict.peril, *said, ()))
    return found
