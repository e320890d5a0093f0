"""Costs, conditions and lists of ways, each kept once: a step of a card refers to them by number."""

from typing import Final

COSTS: Final[list[list[int]]] = []  # in each resource and in MONEY; what is exchanged, too
CONDITIONS: Final[list[list[int]]] = []  # how much of each resource a region must have got in a trade
WAYS: Final[list[list[int]]] = []  # the programs that a card lets one choose from


def cost_number(cost: list[int]) -> int:
    return _number(COSTS, cost)


def condition_number(condition: list[int]) -> int:
    return _number(CONDITIONS, condition)


def ways_number(ways: list[int]) -> int:
    return _number(WAYS, ways)


def _number(table: list[list[int]], row: list[int]) -> int:
    if row not in table:
        table.append(row)
    return table.index(row)
