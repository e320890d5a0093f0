"""Positions from outside may hold anything: what no game can have is refused, and what is left comes to an end."""

from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import pytest
from games.frozen import GAMES, frozen

import realpolitik
from realpolitik.kernel.data import MOST_ENTRIES, MOST_FIGURE, MOST_FRAMES, from_data, to_data
from realpolitik.kernel.errors import BadSave
from realpolitik.kernel.game import Setup
from realpolitik.kernel.playout import playout
from realpolitik.kernel.procedure import HIGHEST, LOWEST, OPEN_ENDED, PROCEDURE_NUMBER, PROCEDURES
from realpolitik.kernel.program import PROGRAM_NAMES

HUGE = 10**18
FAMILIES = {
    "twilight-struggle": "cold_war",
    "red-sea": "cold_war",
    "labyrinth": "labyrinth",
    "world-order": "world_order",
}
ANSWERS = 200  # how far a forged position is played

every_game = pytest.mark.parametrize("name", GAMES)


@cache
def middles(name: str) -> list[tuple[Setup, dict[str, Any]]]:
    """Set-ups and positions in the middle of something."""
    found = [frozen(name, number) for number in range(1, 9)]
    return [(match.setup, to_data(match.state)) for match in found if not match.over]


@every_game
def test_numbers_beyond_what_a_frame_can_hold_are_refused(name: str) -> None:
    game, tried = realpolitik.game(name), 0
    for setup, position in middles(name):
        for at, (procedure, slots) in enumerate(position["stack"]):
            for slot in slots:
                for value in (LOWEST - 1, -HUGE, HUGE):
                    written = [value] if isinstance(slots[slot], list) else value
                    stack = position["stack"][:]
                    stack[at] = [procedure, {**slots, slot: written}]
                    with pytest.raises(BadSave, match=f"slot {slot} of"):
                        from_data(game, setup, {**position, "stack": stack})
                    tried += 1
    assert tried


@every_game
def test_figures_beyond_what_a_game_can_have_are_refused(name: str) -> None:
    game = realpolitik.game(name)
    for setup, position in middles(name):
        for field, written in position.items():
            forged = [HUGE] if isinstance(written, list) else HUGE
            if isinstance(written, int | list) and field not in ("stack", "outcome"):
                with pytest.raises(BadSave, match=f"field {field}"):
                    from_data(game, setup, {**position, field: forged})
        with pytest.raises(BadSave, match="a list of frames"):
            from_data(game, setup, {**position, "stack": position["stack"] * (MOST_FRAMES + 1)})


def random_frame(names: list[str], random: Random) -> list[Any]:
    """A frame of any procedure, every slot filled with what its procedure allows at the most, or with anything less."""
    p = PROCEDURES[PROCEDURE_NUMBER[random.choice(names)]]
    slots: dict[str, Any] = {}
    for slot in p.slots:
        many = slot.endswith(OPEN_ENDED.lower())
        word = slot.removesuffix(OPEN_ENDED.lower())
        most = p.highest(word)
        values: list[Any] = [random.choice((LOWEST, 0, random.randrange(20), random.randrange(most + 1), most))] * (
            random.choice((1, 3, MOST_ENTRIES)) if many else 1
        )
        if word == "program":
            values = [random.choice([program for program in PROGRAM_NAMES if program])]
        slots[word] = values if many else values[0]
    return [p.name, slots]


@every_game
@pytest.mark.parametrize("seed", range(40))
def test_forged_frames_are_refused_or_come_to_an_end(name: str, seed: int) -> None:
    """Whatever the rules make of them: an error, or a game that can be played for a while."""
    game, random = realpolitik.game(name), Random(seed)
    names = [p.name for p in PROCEDURES if p.name.startswith((FAMILIES[name], "kernel"))]
    for setup, position in middles(name):
        stack = [*position["stack"], *[random_frame(names, random) for _ in range(random.randrange(1, 4))]]
        try:
            state = from_data(game, setup, {**position, "stack": stack})
        except BadSave:
            continue
        with suppress(Exception):  # not every forged position can be told from a real one before it is played
            playout(state, seed, ANSWERS)


def test_what_a_slot_holds_is_small_unless_it_says_otherwise() -> None:
    larger = [p.name for p in PROCEDURES for slot in p.slots if p.highest(slot) > HIGHEST]
    assert larger == ["labyrinth.action_phase"]
    assert MOST_FIGURE < HUGE
