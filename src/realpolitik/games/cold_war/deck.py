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


FIRST_BORROWED: Final = 128  # numbers from here on are those of borrowed cards: recorded games hold them
NO_CARD: Final = {
    "id": "",
    "number": 0,
    "side": "neutral",
    "ops": 0,
    "period": "early",
    "kind": "event",
    "starred": False,
    "lasting": False,
}


class Deck:
    """All lists go by card number; a number that no card has, 0 among them, has the name ""."""

    def __init__(self, passing: int) -> None:
        self.cards: list[int] = []  # the numbers of all cards, in order
        self.in_period: list[list[int]] = [[], [], []]  # those of each period, the passing card too
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
        self.reconstructed: list[bool] = [False]  # ours, not the publisher's
        self.disputed: list[bool] = [False]  # sources differ on it, and we have settled on one reading
        self.borrowed: list[bool] = [False]  # a card of another game, here only if it is picked (12.0)
        self.printed_number: list[int] = [0]  # in the game it comes from
        self.number_reconstructed: list[bool] = [False]  # that number is ours
        self.program: list[int] = [-1]  # the event, by the number of its program
        self.requires: list[tuple[int, ...]] = [()]  # conditions without which the event cannot occur (5.2)

    def is_card(self, number: int) -> bool:
        return 0 < number < len(self.name) and self.name[number] != ""

    def number(self, name: str) -> int:
        """The number of a card; 0 if there is none of that name."""
        return self.name.index(name) if name in self.name else 0

    def add(self, card: dict[str, Any]) -> None:
        """Add a card by its facts. Cards stand in the order of their numbers."""
        if card["number"] != len(self.name) or card["number"] >= FIRST_BORROWED:
            raise ValueError(f"card {card['number']} stands where {len(self.name)} should")
        self._append(card, borrowed=False)

    def borrow(self, card: dict[str, Any]) -> None:
        """Add a card of another game: its number there, in a block of numbers that no card of this game will have."""
        while len(self.name) < FIRST_BORROWED + card["number"]:
            self._append(NO_CARD, borrowed=False)
        self._append(card, borrowed=True)

    def _append(self, card: dict[str, Any], borrowed: bool) -> None:
        if card["id"]:
            self.cards.append(len(self.name))
            self.in_period[_PERIODS[card["period"]]].append(len(self.name))
        self.name.append(card["id"])
        self.borrowed.append(borrowed)
        self.printed_number.append(card["number"])
        self.number_reconstructed.append(card.get("number_reconstructed", False))
        self.disputed.append(card.get("disputed", False))
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


def read_deck(path: Path, passing: int, lender: Path) -> Deck:
    """The cards of a game, and behind them those that another game lends (12.0)."""
    deck = Deck(passing)
    for card in _facts(path):
        deck.add(card)
    for card in _facts(lender):
        if card.get("lent", False):
            deck.borrow(card)
    return deck


def _facts(path: Path) -> list[dict[str, Any]]:
    facts: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["card"]
    return facts
