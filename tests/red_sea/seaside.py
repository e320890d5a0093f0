"""A table for Red Sea: `sea(us=["usaid"], side="us").do("usaid", "event")`, with DEFCON at 4 (8.1.1)."""

from typing import Any

from tabletop import Table, new_game, table


def sea(**position: Any) -> Table:
    """A position of Red Sea; in turn 2, with all cards in the game, where nothing else is said."""
    return table(**{"game": "red-sea", "defcon": 4, "turn": 2, **position})


def from_the_start(**options: object) -> Table:
    return new_game(game="red-sea", **options)


def drawn(t: Table, *cards: str) -> Table:
    """Chance draws these cards next, and then whatever comes first, until somebody else is asked."""
    t.do(*cards)
    while not t.match.over and t.asked == "nature" and t.question == "draw_card":
        t.do(t.options[0])
    return t
