"""Influence: which kind of slot, in which region, and tokens of the temporary rows."""

from collections.abc import Iterator
from typing import Final

from realpolitik.games.world_order.board import REGIONS, TEMPORARY_SLOTS
from realpolitik.games.world_order.labels import PERMANENT, TEMPORARY
from realpolitik.games.world_order.placing import AddToRegion
from realpolitik.games.world_order.state import is_filled
from realpolitik.kernel.question import Question
from realpolitik.lessons.lesson import Remark
from realpolitik.lessons.world_order.position import Position
from realpolitik.lessons.world_order.standing import random_influence, scoring, token_here

MANY: Final = 4  # regions that are told of


def slots(p: Position, question: Question) -> Iterator[Remark]:
    """W16.2: what each kind of slot brings."""
    r = question.about[1]
    for where in (PERMANENT, TEMPORARY):
        if where in question.options:
            yield token_here(p.token(r, where))
    if TEMPORARY in question.options:
        row = p.s.temporary[r]
        yield Remark("row-stands", {"region": r, "n": len(row), "slots": TEMPORARY_SLOTS[r]}, "W16.5")
    yield from random_influence(p, [r])
    yield scoring(p)


def adding(p: Position, question: Question) -> Iterator[Remark]:
    """W16.2: the regions where a token brings most; some cards allow permanent slots alone."""
    yield from _best(p, question, must_be_permanent=p.s.stack[-1][AddToRegion.MUST_BE_PERMANENT] > 0)
    yield scoring(p)
    yield from random_influence(p, question.options)


def regions(p: Position, question: Question) -> Iterator[Remark]:
    """A card will speak of the region: what a token would bring there."""
    yield from _best(p, question)


def _best(p: Position, question: Question, must_be_permanent: bool = False) -> Iterator[Remark]:
    if not p.s.supply[p.power]:
        yield Remark("no-tokens", {}, "W16.2")
        return
    there = [r for r in question.options if r < REGIONS]
    if must_be_permanent:
        tokens = [p.token(r, PERMANENT) for r in there if not is_filled(p.s, r)]
    else:
        tokens = [p.best_token(r) for r in there]
    for token in sorted(tokens, key=lambda it: -it.worth)[:MANY]:
        yield token_here(token)


def rows(p: Position, question: Question) -> Iterator[Remark]:
    """W16.5: how many new tokens it takes until one's own is pushed out."""
    there = [r for r in question.options if r < REGIONS and p.power in p.s.temporary[r]]
    told = [_in_row(p, r) for r in there]
    yield from sorted(told, key=lambda remark: int(str(remark.arguments["after"])))[:MANY]


def own_row(p: Position, question: Question) -> Iterator[Remark]:
    yield _in_row(p, question.about[1])


def _in_row(p: Position, r: int) -> Remark:
    """After how many more temporary tokens the power's leftmost one has to go."""
    row = p.s.temporary[r]
    after = TEMPORARY_SLOTS[r] - len(row) + row.index(p.power) + 1
    return Remark("row-token", {"region": r, "at": row.index(p.power) + 1, "n": len(row), "after": after}, "W16.5")
