"""Frames that say what they hold, and choices that offer what nothing speaks against."""

import inspect
from collections.abc import Sequence
from typing import Any, Final, get_type_hints

import pytest
from games.frozen import GAMES
from toy import GAMBLING, GAME, KEEP, Toy

import realpolitik
from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.describe import describe
from realpolitik.kernel.match import Match
from realpolitik.kernel.procedure import OPEN_ENDED, PROCEDURES, Procedure, procedure
from realpolitik.kernel.program import VERBS, Begin
from realpolitik.kernel.question import NOT_ASKED
from realpolitik.kernel.state import Frame

LOADED = [realpolitik.game(name) for name in GAMES]
BEGUN = {v.begun.name: v for v in VERBS if isinstance(v, Begin)}
WITH_SLOTS = [p for p in PROCEDURES if p.slots and p.name != "kernel.run"]


@pytest.mark.parametrize("p", WITH_SLOTS, ids=[p.name for p in WITH_SLOTS])
def test_a_frame_is_made_by_name(p: Procedure[Any]) -> None:
    """Each argument of `frame` that is named like a slot stands in it."""
    make: Any = getattr(p, "frame", None)
    if make is None:
        begins_with_its_slots(p)
        return
    hints = get_type_hints(type(p).frame)  # type: ignore[attr-defined]
    if not hints:
        pytest.skip("compiled code does not show the types of its arguments")
    parameters = inspect.signature(make).parameters
    if any(hints[name] not in (int, bool, list[int], Sequence[int], tuple[int, ...]) for name in parameters):
        pytest.skip("is made from more than numbers; the game's own tests make it")
    given = {name: 1000 + at if hints[name] in (int, bool) else (1000 + at,) for at, name in enumerate(parameters)}
    f: Frame = make(**given)
    assert f[0] == p.number
    for place, slot in enumerate(p.slots, 1):
        name = slot.removesuffix(OPEN_ENDED.lower())
        if name in given:
            stands: Any = tuple(f[place:]) if name != slot else f[place]
            assert stands == given[name], f"{name} of {p.name} stands elsewhere"


def begins_with_its_slots(p: Procedure[Any]) -> None:
    """A procedure that a card alone begins has no constructor: the verb fills player, card, operands and the rest."""
    assert p.name in BEGUN, f"{p.name} has slots but nothing makes a frame of it"
    verb = BEGUN[p.name]
    filled = 2 + len(verb.operands) + len(verb.begins)
    open_ended = p.slots[-1].endswith(OPEN_ENDED.lower())
    assert filled == len(p.slots) - open_ended, f"{verb.name} fills {filled} of the slots {p.slots}"
    assert p.slots[1] == "card"


class Gap(Procedure[Toy]):
    SEAT: Final = 1
    CARD: Final = 3


class TwoNames(Procedure[Toy]):
    SEAT: Final = 1
    PLAYER: Final = 1


@pytest.mark.parametrize(("wrong", "why"), [(Gap(), "numbered from 1 on"), (TwoNames(), "two names for place 1")])
def test_slots_without_order_are_refused(wrong: Procedure[Toy], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        procedure("toy.wrong", wrong)


def test_the_stack_can_be_read() -> None:
    m = Match(GAME, GAME.setup(), Seeded("2"))
    while m.question.name != "toy_gamble":
        m.answer(max(m.question.options))
    seat = m.question.seat
    assert describe(m.state) == (
        f"[toy.tricks] [kernel.run counter=2 program=toy.reward player={seat} card=0 source=0] "
        f"[toy.gambling seat={seat} labels={KEEP},2,{KEEP + 1},4]"
    )
    assert repr(m) == f"<Match of toy: 9 answers, toy_gamble to {m.seats[seat]}>"
    assert repr(m.question).startswith(f"Question('toy_gamble', '3', seat={seat}, points=")
    while not m.over:
        m.answer(m.question.options[0], m.question.seat)
    assert describe(m.state).startswith("Outcome('toy_ended', places=")


def test_the_stack_of_a_game_speaks_its_words() -> None:
    m = realpolitik.new("twilight-struggle", seed=1)
    while m.question.name != "how_to_play":
        m.answer(m.question.options[0], m.question.seat)
    told = describe(m.state)
    assert "[cold_war.play step=0 side=ussr card=" in told
    assert "card=1 " not in told, "a card goes by its name"


def test_what_is_no_label_of_the_question_is_not_asked() -> None:
    m = Match(GAME, GAME.setup(), Seeded("2"))
    while m.question.name != "toy_gamble":
        m.answer(max(m.question.options))
    assert m.why_not(4, m.question.seat) == (NOT_ASKED,)
    assert GAMBLING.options(m.state, m.state.stack[-1]) == m.question.options  # type: ignore[arg-type]
