"""Operations at the desk: a side has just played a card of a value, with an event that does not matter.

A cell in Iran, where nothing of this reaches it, keeps the US from winning by an empty map (2.1.1).
"""

from collections.abc import Mapping
from typing import Any

from labyrinth.desk import Desk, desk

US_CARDS = {1: "sanctions_6", 2: "predator_23", 3: "patriot_act"}
JIHADIST_CARDS = {1: "ieds", 2: "homegrown", 3: "wahhabism"}
NEXT_CARDS = {"us": "abbas", "jihadist": "gaza_war"}


def operation(side: str, value: int, *answers: str | int, **position: Any) -> Desk:
    """A side uses a card of its own of that value: the answers begin with the operation."""
    own = (US_CARDS if side == "us" else JIHADIST_CARDS)[value]
    cells: Mapping[str, int] = position.pop("cells", {})
    hands = {by: [next_card] for by, next_card in NEXT_CARDS.items()}
    hands[side].insert(0, own)
    return desk(**{"side": side, **hands, "cells": {"iran": 1, **cells}, **position}).do(own, *answers)


def us(value: int, *answers: str | int, **position: Any) -> Desk:
    return operation("us", value, *answers, **position)


def jihadist(value: int, *answers: str | int, **position: Any) -> Desk:
    return operation("jihadist", value, *answers, **position)


def alone(*stack: str, **position: Any) -> Desk:
    """A solitaire game in which the Jihadists turn up these cards, the first first, the last as the last of their
    action phase; two more lie under them."""
    options = {"solitaire": True, **position.pop("options", {})}
    hand = ["gaza_war", "saddam", *reversed(stack)]
    table = {"us": ["kosovo", "sharia"], "jihadist": hand, "stacked": hand, "card": 3 - len(stack), "options": options}
    return turn_up(desk(**{**table, **position}))


def turn_up(d: Desk) -> Desk:
    """Turn up the next card of a stack whose top is known."""
    while not d.match.over and d.question == "top_card" and len(d.options) == 1:
        d.do(d.options[0])
    return d


def flow(d: Desk) -> list[str]:
    """The lines of the flowchart that have decided something so far, in order."""
    return [name.removeprefix("flowchart_") for name in d.notes() if name.startswith("flowchart_")]


def draws(d: Desk) -> int:
    """Let nature draw cards, the first one each time, until something else is asked; how many there were."""
    n = 0
    while not d.match.over and d.question == "draw_card":
        d.do(d.options[0])
        n += 1
    return n


def held(d: Desk, side: str) -> int:
    return len(d.hand(side))


def view(d: Desk, seat: int = 0) -> Any:
    return d.match.view(seat)
