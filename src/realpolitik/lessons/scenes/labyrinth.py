"""Scenes of Labyrinth, of both sides, and its problems."""

from functools import partial
from typing import Final

from realpolitik.games.labyrinth.board import ALLY, ISLAMIST_RULE, NAMES
from realpolitik.games.labyrinth.state import Labyrinth, cells
from realpolitik.lessons.boards.labyrinth import position
from realpolitik.lessons.problems.problem import problems_of
from realpolitik.lessons.staged import After, Scene, Stage


def _states(after: After) -> tuple[Labyrinth, Labyrinth]:
    assert isinstance(after.before, Labyrinth)
    assert isinstance(after.now, Labyrinth)
    return after.before, after.now


def _pakistan_is_an_ally(after: After) -> bool:
    return _states(after)[1].alignment[NAMES.index("pakistan")] == ALLY


def _prestige_has_risen(after: After) -> bool:
    before, now = _states(after)
    return now.prestige > before.prestige


def _no_plot_is_left(after: After) -> bool:
    return not _states(after)[1].plots


def _afghanistan_is_freed(after: After) -> bool:
    return _states(after)[1].governance[NAMES.index("afghanistan")] != ISLAMIST_RULE


def _two_cells_more(after: After) -> bool:
    before, now = _states(after)
    return sum(cells(now, c) - cells(before, c) for c in range(len(NAMES))) >= 2


def _yemen_is_worse_off(after: After) -> bool:
    before, now = _states(after)
    return now.governance[NAMES.index("yemen")] > before.governance[NAMES.index("yemen")]


STAGE: Final = Stage(
    scenes=(
        Scene(
            "la-ideas",
            "us",
            "7.2.1",
            partial(
                position,
                side="us",
                us=["predator_24", "abbas"],
                jihadist=["gaza_war"],
                prestige=5,
                governance={"pakistan": "fair neutral", "egypt": "poor neutral", "saudi_arabia": "poor ally"},
                cells={"egypt": 1},
            ),
            _pakistan_is_an_ally,
            dice=(5,),
        ),
        Scene(
            "la-disrupt",
            "us",
            "7.4.4",
            partial(
                position,
                side="us",
                us=["patriot_act", "abbas"],
                jihadist=["gaza_war"],
                prestige=5,
                governance={"afghanistan": "poor ally", "pakistan": "fair ally"},
                cells={"afghanistan": 3, "pakistan": 1},
                troops={"afghanistan": 2},
            ),
            _prestige_has_risen,
        ),
        Scene(
            "la-alert",
            "us",
            "7.5.1",
            partial(
                position,
                side="us",
                us=["predator_24", "patriot_act"],
                jihadist=["gaza_war"],
                plots=[("united_kingdom", "3")],
                governance={"pakistan": "fair ally"},
                cells={"united_kingdom": 1, "pakistan": 1},
            ),
            _no_plot_is_left,
        ),
        Scene(
            "la-regime",
            "us",
            "7.3.4",
            partial(
                position,
                side="us",
                us=["patriot_act", "abbas"],
                jihadist=["gaza_war"],
                governance={"afghanistan": "islamist_rule adversary", "pakistan": "fair ally"},
                cells={"afghanistan": 3},
            ),
            _afghanistan_is_freed,
            dice=(5, 4, 3, 3),
        ),
        Scene(
            "la-recruit",
            "jihadist",
            "8.2.1",
            partial(
                position,
                side="jihadist",
                jihadist=["homegrown", "gaza_war"],
                us=["abbas"],
                governance={"somalia": "poor neutral", "gulf_states": "good ally"},
                cells={"somalia": 1, "gulf_states": 1},
            ),
            _two_cells_more,
            dice=(3, 3),
        ),
        Scene(
            "la-jihad",
            "jihadist",
            "8.4.1",
            partial(
                position,
                side="jihadist",
                jihadist=["homegrown", "gaza_war"],
                us=["abbas"],
                governance={"yemen": "fair neutral", "gulf_states": "good ally", "somalia": "poor neutral"},
                cells={"yemen": 2, "gulf_states": 2, "somalia": 1},
            ),
            _yemen_is_worse_off,
            dice=(2, 2),
        ),
    ),
    problems=problems_of("labyrinth"),
)
