"""The cards of a game (2.2): the facts printed on them, and the events they carry."""

import tomllib
from pathlib import Path
from typing import Any, Final

from realpolitik.games.cold_war.board import NOBODY, US, USSR

EARLY: Final = 0
MID: Final = 1
LATE: Final = 2

_SIDES: Final = {"us": US, "ussr": USSR, "neutral": NOBODY}
_PERIODS: Final = {"early": EARLY, "mid": MID, "late": LATE}


class Deck:
    """All lists go by card number; number 0 is no card."""

    def __init__(self, passing: int) -> None:
        self.passing = passing  # the card that goes from one side to the other, outside the hands (9.0)
        self.name: list[str] = [""]
        self.side: list[int] = [NOBODY]  # whose event it is; NOBODY's is anybody's
        self.ops: list[int] = [0]
        self.period: list[int] = [EARLY]
        self.starred: list[bool] = [False]
        self.lasting: list[bool] = [False]  # underlined on the card (2.2.5)
        self.optional: list[bool] = [False]
        self.scoring: list[bool] = [False]
        self.war: list[bool] = [False]
        self.reconstructed: list[bool] = [False]
        self.program: list[int] = [-1]  # the event, by the number of its program
        self.requires: list[tuple[int, ...]] = [()]  # conditions without which the event cannot occur (5.2)

    @property
    def cards(self) -> int:
        """The highest number."""
        return len(self.name) - 1

    def add(self, card: dict[str, Any]) -> None:
        """Add a card by its facts. Cards stand in the order of their numbers."""
        if card["number"] != len(self.name):
            raise ValueError(f"card {card['number']} stands where {len(self.name)} should")
        self.name.append(card["id"])
        self.side.append(_SIDES[card["side"]])
        self.ops.append(card["ops"])
        self.period.append(_PERIODS[card["period"]])
        self.starred.append(card["starred"])
        self.lasting.append(card["lasting"])
        self.optional.append(card.get("optional", False))
        self.scoring.append(card["kind"] == "scoring")
        self.war.append(card["kind"] == "war")
        self.reconstructed.append(card.get("reconstructed", False))
        self.program.append(-1)
        self.requires.append(())


def read_deck(path: Path, passing: int) -> Deck:
    deck = Deck(passing)
    facts: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["card"]
    for card in facts:
        deck.add(card)
    return deck
