"""What the figures of games of cards have in common: what became of cards, and where a game turned."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Use:
    """A card left a hand, or its event was set off. `for_opponent`: its event occurred, and was the opponent's."""

    at: int
    turn: int
    side: str  # who did it; nobody where chance did
    card: str
    fate: str
    for_opponent: bool


@dataclass(frozen=True)
class TurningPoint:
    """A part of the game that swung its balance: by how much, above zero to the US. What is `lasting` of it neither
    undid the part before, as a rule the opponent's, nor was undone in the next."""

    moment: int
    swing: int
    lasting: int
