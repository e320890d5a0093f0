"""Scenes of Red Sea, of what it has and Twilight Struggle has not, and its problems. Its guide teaches the rest."""

from functools import partial
from typing import Final

from realpolitik.games.cold_war.board import USSR
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.red_sea.scoring import wins_africa
from realpolitik.lessons.boards.cold_war import position
from realpolitik.lessons.problems.problem import problems_of
from realpolitik.lessons.staged import After, Scene, Stage

_position: Final = partial(position, game="red-sea", board="standard")


def _states(after: After) -> tuple[ColdWar, ColdWar]:
    assert isinstance(after.before, ColdWar)
    assert isinstance(after.now, ColdWar)
    return after.before, after.now


def _africa_wins_nobody(after: After) -> bool:
    _, now = _states(after)
    return not now.over and wins_africa(now) != USSR


def _duty_done_alive(after: After) -> bool:
    before, now = _states(after)
    return not now.over and now.military[USSR] > before.military[USSR]


STAGE: Final = Stage(
    scenes=(
        Scene(
            "rs-africa",
            "us",
            "10.4.1",
            partial(
                _position,
                side="us",
                us=["diego_garcia"],
                passing="ussr",
                influence={"ethiopia": (0, 1), "somalia": (0, 4), "sudan": (1, 0), "kenya": (0, 2), "egypt": (2, 0)},
            ),
            _africa_wins_nobody,
        ),
        Scene(
            "rs-flashpoint",
            "ussr",
            "6.3.6",
            partial(
                _position,
                side="ussr",
                ussr=["soviets_airlift_cubans"],
                passing="us",
                defcon=2,
                # whatever is shown has less than 3 Ops: the others are out, and everybody can see them
                discard=["the_victorious_leader", "hero_of_the_crossing", "f5es_delivered"],
                influence={"ethiopia": (1, 0), "sudan": (1, 0)},
            ),
            _duty_done_alive,
            dice=(4,),
        ),
    ),
    problems=problems_of("red-sea"),
)
