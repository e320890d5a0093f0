"""At a real table: hands that are unknown, and what can be set right."""

from realpolitik.table.messages.message import Told


class UnknownHand(Told):
    """A hand of which `left` cards are unknown: which of these they are."""

    hand: str
    left: int
    cards: list[str]


class Matters(UnknownHand):
    """What follows depends on this hand: the cards that matter are to be told, or `all` that are left."""

    all: bool


class CorrectableValue(Told):
    option: int
    text: str


class CorrectableTold(Told):
    """Something that can be set right: the influence in a country, a track, the place of a card."""

    kind: str
    about: list[str]
    space: str  # where it is on the board, if anywhere
    title: str  # «Influence»
    what: str  # «Iran, US»
    value: str
    choices: list[CorrectableValue]


class Corrections(Told):
    """All that can be set right now; and what unknown hands may hold."""

    version: int
    correctables: list[CorrectableTold]
    hands: list[UnknownHand]
