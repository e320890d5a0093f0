"""Scenes of Twilight Struggle, and its problems. What they claim is what the rules make of them."""

from functools import partial
from typing import Final

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.lessons.boards.cold_war import position
from realpolitik.lessons.problems.problem import problems_of
from realpolitik.lessons.staged import After, Scene, Stage


def _states(after: After) -> tuple[ColdWar, ColdWar]:
    assert isinstance(after.before, ColdWar)
    assert isinstance(after.now, ColdWar)
    return after.before, after.now


def _controls(s: ColdWar, side: int, *countries: str) -> bool:
    return all(s.controller[s.rules.board.country(name)] == side for name in countries)


def _controls_both(after: After) -> bool:
    return _controls(_states(after)[1], US, "france", "italy")


def _freed_egypt(after: After) -> bool:
    _, now = _states(after)
    return not _controls(now, US, "egypt") and now.influence[USSR][now.rules.board.country("egypt")] >= 2


def _duty_done_in_peace(after: After) -> bool:
    before, now = _states(after)
    return now.military[USSR] >= now.defcon == before.defcon


def _cuba_is_rid_of_them(after: After) -> bool:
    _, now = _states(after)
    return now.influence[USSR][now.rules.board.country("cuba")] == 0


def _card_is_harmless(after: After) -> bool:
    before, now = _states(after)
    return not now.over and now.defcon == before.defcon and len(now.hands[USSR]) < len(before.hands[USSR])


def _korea_is_held(after: After) -> bool:
    _, now = _states(after)
    return now.influence[US][now.rules.board.country("south_korea")] > 0


def _points_for_us(after: After) -> bool:
    before, now = _states(after)
    return now.vp > before.vp


STAGE: Final = Stage(
    scenes=(
        Scene(
            "ts-influence",
            "us",
            "6.1",
            partial(
                position,
                side="us",
                us=["east_european_unrest"],
                board="standard",
                influence={"france": (1, 0), "italy": (1, 0), "west_germany": (4, 0), "poland": (0, 4)},
            ),
            _controls_both,
        ),
        Scene(
            "ts-control",
            "ussr",
            "6.1.2",
            partial(
                position,
                side="ussr",
                ussr=["socialist_governments"],
                passing="us",
                board="standard",
                influence={"egypt": (2, 0), "libya": (0, 2)},
            ),
            _freed_egypt,
        ),
        Scene(
            "ts-coup",
            "ussr",
            "6.3.4",
            partial(
                position,
                side="ussr",
                ussr=["socialist_governments"],
                passing="us",
                board="standard",
                defcon=3,
                influence={"iran": (2, 0), "lebanon": (1, 0)},
            ),
            _duty_done_in_peace,
            dice=(4,),
        ),
        Scene(
            "ts-realignment",
            "us",
            "6.2.2",
            partial(
                position,
                side="us",
                us=["formosan_resolution"],
                board="standard",
                influence={"cuba": (0, 2), "haiti": (0, 1), "nicaragua": (1, 0)},
            ),
            _cuba_is_rid_of_them,
            dice=(4, 3, 4, 3),
        ),
        Scene(
            "ts-space",
            "ussr",
            "6.4.1",
            partial(position, side="ussr", ussr=["duck_and_cover"], passing="us", board="standard", defcon=2),
            _card_is_harmless,
            dice=(3,),
        ),
        Scene(
            "ts-headline",
            "us",
            "4.5 C",
            partial(
                position,
                phase="headline",
                us=["us_japan_mutual_defense_pact", "formosan_resolution", "asia_scoring"],
                ussr=["korean_war", "fidel"],
                headlined={"ussr": "korean_war"},
                seen={"ussr": ["korean_war"]},
                board="standard",
            ),
            _korea_is_held,
            dice=(4,),
            until=("choose_card",),
        ),
        Scene(
            "ts-scoring",
            "us",
            "10.1.2",
            partial(
                position,
                side="us",
                us=["asia_scoring", "middle_east_scoring"],
                board="standard",
                influence={
                    "iran": (2, 0),
                    "israel": (4, 0),
                    "egypt": (2, 0),
                    "iraq": (0, 3),
                    "syria": (0, 1),
                    "japan": (4, 0),
                    "india": (0, 3),
                    "pakistan": (0, 2),
                    "thailand": (0, 2),
                },
            ),
            _points_for_us,
        ),
    ),
    problems=problems_of("twilight-struggle"),
)
