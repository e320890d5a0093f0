"""What the steps of World Order's cards remember, as far as a text must know: a country, a region, how many cards.

A card's text refers to it as "that country" or "those regions". Where two such things are alike, each gets a letter.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from realpolitik.games.world_order import cards as _recorded  # noqa: F401  (every card has its program from here on)
from realpolitik.games.world_order.amounts import WAYS
from realpolitik.games.world_order.deck import CARDS, FIRST_DEVELOPMENT, NO_PROGRAM, PROGRAM, is_development
from realpolitik.games.world_order.developments import (
    EVENT,
    EVENT_PROGRAM,
    INFLUENCE_ADDED,
    NO_EVENT,
    RELATIONS_IMPROVED,
)
from realpolitik.games.world_order.effects import NOT_BOUND, REFERENCE, REGION_REFERENCE
from realpolitik.kernel.program import PROGRAMS, VERBS, Step
from realpolitik.language.cards import Arguments

# what a text calls a thing that was bound
COUNTRY: Final = "country"
REGION: Final = "region"
REGIONS: Final = "regions"
MOVED: Final = "moved"  # the regions that armies moved to
SERVED: Final = "served"  # the regions that got as many armies as they were to get
TYPE: Final = "type"
NUMBER: Final = "number"
DONE: Final = "done"

_NOUNS: Final = {
    "improve_relations": COUNTRY,
    "invest": COUNTRY,
    "build_base": COUNTRY,
    "ready": COUNTRY,
    "engage": REGION,
    "place_army": REGION,
    "choose_resource": TYPE,
    "draw": NUMBER,
}
_PREFIX: Final = "world_order."


class Bound(NamedTuple):
    """What a text calls the thing, and the op that bound it; none for what an event was about."""

    noun: str
    op: str


Scope = dict[int, Bound]  # by place
Marks = Mapping[int, str]  # letters, by place


class Setting(NamedTuple):
    """What is known where a program begins: what was bound around it, and the letters of the whole card."""

    scope: Scope
    marks: Marks


def op_of(step: Step) -> str:
    return VERBS[step[0]].name.removeprefix(_PREFIX)


def operands_of(step: Step) -> Arguments:
    return VERBS[step[0]].named(step)


def bound_by(step: Step, scope: Scope) -> Bound:
    """What a step binds."""
    op, a = op_of(step), operands_of(step)
    if op == "choose_region":
        return Bound(REGION if a["most"] == 1 else REGIONS, op)
    if op == "move":
        return Bound(_moved_to(a, scope), op)
    return Bound(_NOUNS.get(op, DONE), op)


def _moved_to(a: Arguments, scope: Scope) -> str:
    if a["per_region"]:
        return SERVED
    regions = a["regions"]
    one_target = (
        regions.bit_count() == 1 if regions >= 0 else bound_at(regions, scope, REGION).noun in (REGION, COUNTRY)
    )
    return REGION if a["to_one"] or a["most"] == 1 or one_target else MOVED


def place_of(operand: int) -> int:
    """The place that an operand below zero refers to."""
    return REGION_REFERENCE - operand if operand <= REGION_REFERENCE else REFERENCE - operand


def bound_at(operand: int, scope: Scope, otherwise: str) -> Bound:
    """What an operand refers to; `otherwise`, if the program is told without the card around it."""
    if operand <= REGION_REFERENCE:
        otherwise = COUNTRY
    return scope.get(place_of(operand), Bound(otherwise, ""))


def nested(step: Step) -> list[int]:
    """The programs within a step."""
    a = operands_of(step)
    return WAYS[a["ways"]] if "ways" in a else [a["program"]] if "program" in a else []


# -- letters -----------------------------------------------------------------------------------------------------------


def marks_of(program: int, scope: Scope) -> Marks:
    """Letters for the places of things that a card refers to and that have the same name, or were bound alike."""
    used: set[int] = set()
    found: dict[int, set[str]] = {place: {bound.noun, bound.op} for place, bound in scope.items()}
    for step in _steps(program):
        a = operands_of(step)
        if a["requires"] != NOT_BOUND:
            used.add(a["requires"])
        used |= {place_of(operand) for operand in step[1:] if operand <= REFERENCE}
        if a["bind"] != NOT_BOUND:
            found.setdefault(a["bind"], set()).update(bound_by(step, scope))
    alike = [
        place
        for place, names in found.items()
        if place in used and any(names & found[other] - {""} for other in found if other != place and other in used)
    ]
    return {place: chr(ord("A") + at) for at, place in enumerate(alike)}


def _steps(program: int) -> Iterator[Step]:
    for step in PROGRAMS[program]:
        yield step
        for inner in nested(step):
            yield from _steps(inner)


# -- where programs stand ----------------------------------------------------------------------------------------------


def event_scope(event: int) -> Scope:
    """What an effect that waited for something remembers first."""
    nouns = {RELATIONS_IMPROVED: COUNTRY, INFLUENCE_ADDED: REGION}
    return {0: Bound(nouns[event], "")} if event in nouns else {}


def setting(program: int) -> Setting:
    """What is known where a program begins, a card's own or one within it."""
    known = _settings().get(program)
    return known or Setting({}, marks_of(program, {}))


@cache
def _settings() -> dict[int, Setting]:
    """By program, for all cards."""
    found: dict[int, Setting] = {}
    for program, event in roots():
        scope = event_scope(event)
        _visit(program, scope, marks_of(program, scope), found)
    return found


def roots() -> list[tuple[int, int]]:
    """The programs of all cards, each with the event that it waits for."""
    found = [(PROGRAM[card], NO_EVENT) for card in range(CARDS)]
    for card in range(CARDS):
        if is_development(card):
            found.append((EVENT_PROGRAM[card - FIRST_DEVELOPMENT], EVENT[card - FIRST_DEVELOPMENT]))
    return [(program, event) for program, event in found if program != NO_PROGRAM]


def _visit(program: int, scope: Scope, marks: Marks, found: dict[int, Setting]) -> None:
    found[program] = Setting(scope, marks)
    here = dict(scope)
    for step in PROGRAMS[program]:
        for inner in nested(step):
            _visit(inner, dict(here), marks, found)
        bind = operands_of(step)["bind"]
        if bind != NOT_BOUND:
            here[bind] = bound_by(step, here)
