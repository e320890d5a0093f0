"""Card texts, spoken from the cards' programs, so that text and behaviour cannot disagree.

Every step is a clause, a message of its own; a step that branches has the clauses of its blocks inside. Here is what no
language need know: who is meant, how clauses become sentences. Which variant of a clause fits a step each game says.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from realpolitik.kernel.program import VERBS, Line, Step
from realpolitik.language.speaker import Speaker, capitalised, dashed

AGAIN: Final = 16  # added to a side: the same side once more, for which a pronoun will do
NO_SUBJECT: Final = -1

Arguments = dict[str, int]
Variant = Callable[[Arguments], str]  # an attribute of a clause's message, chosen by the operands, or nothing


class CardText:
    """One card's program in words."""

    variants: Mapping[str, Variant] = {}  # by the name of the verb
    side_operands: tuple[str, ...] = ()  # the operands that are sides
    subjects: tuple[str, ...] = ("by", "side")  # those that can be a clause's subject, the likelier first

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def text(self, outline: tuple[Line, ...], requires: Iterable[int]) -> str:
        """The whole text: what the event needs, then what it does, a sentence each."""
        return " ".join(self.closed(sentence) for sentence in [*self.needs(requires), *self.sentences(outline)])

    def sentences(self, outline: tuple[Line, ...]) -> list[str]:
        """A sentence for each clause. Where a language has no pronoun for a side that acts again, a blank stands in its
        place, and the clause goes on with the sentence before: without a subject it would be none."""
        told: list[list[str]] = []
        for clause in self.clauses(outline):
            if told and clause.startswith(" "):
                told[-1].append(clause.strip())
            else:
                told.append([clause])
        return [self.joined("clauses-and", clauses) for clauses in told]

    def needs(self, requires: Iterable[int]) -> list[str]:
        """What the event needs, in clauses."""
        return [self.speaker.say("card-requires", condition=condition) for condition in requires]

    def closed(self, clause: str) -> str:
        sentence = capitalised(clause)
        stop = self.speaker.say("full-stop")
        return sentence if sentence.endswith(stop) else sentence + stop

    def clauses(self, lines: tuple[Line, ...], subject: int = NO_SUBJECT) -> list[str]:
        """A clause for each line. A side that acts in one line after the other is named once."""
        told = []
        for line in lines:
            told.append(self.clause(line, subject))
            subject = self.subject(line.step)
        return told

    def clause(self, line: Line, subject: int) -> str:
        arguments = self.arguments(line.step)
        name = VERBS[line.step[0]].name
        form = self.variants[name](arguments) if name in self.variants else ""
        if subject != NO_SUBJECT and subject == self.subject(line.step):
            again = {role: subject + AGAIN for role in self.side_operands if arguments.get(role) == subject}
            arguments.update(again)
        return self.speaker.say(f"verb-{dashed(name)}{form}", **arguments)

    def block(self, lines: tuple[Line, ...], subject: int = NO_SUBJECT) -> str:
        """The clauses of a block as one."""
        return self.joined("clauses-and", self.clauses(lines, subject))

    def joined(self, last: str, parts: list[str]) -> str:
        return join(self.speaker, last, parts)

    def when(self, condition: int, yes: tuple[Line, ...], no: tuple[Line, ...] | None) -> str:
        """What happens under a condition, and what otherwise."""
        say = self.speaker.say
        if no is None:
            return say("verb-when", condition=condition, yes=self.block(yes))
        return say("verb-when.otherwise", condition=condition, yes=self.block(yes), no=self.block(no))

    def arguments(self, step: Step) -> Arguments:
        """The operands of a step by name, and what follows from them."""
        return VERBS[step[0]].named(step)

    def subject(self, step: Step) -> int:
        """The side that acts in a step, or NO_SUBJECT where nobody does."""
        arguments = self.arguments(step)
        return next((arguments[role] for role in self.subjects if role in arguments), NO_SUBJECT)


def join(speaker: Speaker, last: str, parts: list[str]) -> str:
    """Parts in a row, the last two joined by the message `last`, which has a variant for the parts before, `.comma`."""
    if not parts:
        return ""
    row = parts[0]
    for part in parts[1:-1]:
        row = speaker.say(f"{last}.comma", first=row, next=part)
    return speaker.say(last, first=row, next=parts[-1]) if len(parts) > 1 else row
