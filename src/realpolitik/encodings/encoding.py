"""What an encoding is: the fields of an observation, the actions, and how a question is written in them.

An observation is bytes, one signed byte a value, in the order of the fields. An action is the place of a thing or of a
label in one list for all questions of a game, so that one policy serves them all, masked by what is on offer.

All numbers are for good: what was learnt holds them. Whatever has no number of its own that is for good goes by its
name in the encoding's lists; new names go to the end, and raise the version.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from realpolitik.kernel.errors import WrongAnswer
from realpolitik.kernel.label import LABELS
from realpolitik.kernel.question import FIRST_LABEL, KINDS, Question
from realpolitik.kernel.state import State

LABEL: Final = "label"  # the actions that are no things
MOST_LABELS: Final = 1024  # of all games: labels have numbers below that, counted from the first
NO_ACTION: Final = -1


class Field(NamedTuple):
    """Some values of an observation that belong together."""

    name: str
    scale: float  # by which its values are to be multiplied, to be of a like size
    about: str  # what it tells
    names: tuple[str, ...]  # what each value stands for

    @property
    def size(self) -> int:
        return len(self.names)


class Actions(NamedTuple):
    """Things of one kind that a question may point at, as actions: the number of each, and its name."""

    points_at: str
    things: Mapping[int, str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """How the questions of one game are written as numbers. It keeps nothing of the states that it has seen but what
    it would find out again."""

    def __init__(
        self,
        name: str,
        version: int,
        fields: Sequence[Field],
        actions: Sequence[Actions],
        labels: Sequence[str],
        most_options: int,
    ) -> None:
        """Actions are numbered in their order, and then the labels, by their names."""
        self.name = name  # of the game
        self.version = version  # what was learnt with one version is of no use to another
        self.fields = tuple(fields)
        self.size = sum(field.size for field in self.fields)  # how many values an observation has
        self.most_options = most_options  # that a question may have
        self._names: list[str] = []
        self._things: dict[str, list[int]] = {}
        for block in actions:
            numbered = [NO_ACTION] * FIRST_LABEL
            for number, thing in block.things.items():
                named = f"{block.points_at} {thing}"  # things of one name are one action: no question has two of them
                if named not in self._names:
                    self._names.append(named)
                numbered[number] = self._names.index(named)
            self._things[block.points_at] = numbered
        first = len(self._names)
        self._names.extend([f"{LABEL} {label}" for label in labels])
        self.actions = len(self._names)  # how many there are
        self._labels = [NO_ACTION] * MOST_LABELS
        for number, label in LABELS.items():
            if label in labels:
                self._labels[number - FIRST_LABEL] = first + list(labels).index(label)
        self._of_kind = [self._things.get(kind.points_at, []) for kind in KINDS]

    def observe(self, state: State, question: Question) -> bytes:
        """What the seat that is asked may know, as so many signed bytes."""
        raise NotImplementedError(f"{self.name}: observe")

    def actions_of(self, question: Question) -> list[int]:
        """The action of each option, in order; no two are the same."""
        things, labels = self._of_kind[question.kind], self._labels
        return [things[o] if o < FIRST_LABEL else labels[o - FIRST_LABEL] for o in question.options]

    def option_of(self, question: Question, action: int) -> int:
        """The option that an action stands for at this question."""
        at = self.actions_of(question)
        if action < 0 or action not in at:
            raise WrongAnswer(f"the action {action} is not on offer; {', '.join(map(str, at))} are")
        return question.options[at.index(action)]

    def action_names(self) -> list[str]:
        """What each action stands for, for people: `country iran`, `label coup`."""
        return self._names[:]

    @property
    def digest(self) -> str:
        """Changes whenever anything gets another place: then the version must be another too."""
        told = [[field.name, field.scale, list(field.names)] for field in self.fields]
        return hashlib.sha256(json.dumps([told, self._names]).encode()).hexdigest()[:16]
