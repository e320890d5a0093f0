"""Scenes of World Order, of the USA against China."""

from functools import partial
from typing import Any, Final

from realpolitik.games.world_order.board import REGION_NAMES
from realpolitik.games.world_order.countries import COUNTRY_NAMES
from realpolitik.games.world_order.state import WorldOrder
from realpolitik.games.world_order.things import POWER_NAMES, RESOURCE_NAMES
from realpolitik.kernel.game import Setup
from realpolitik.lessons.boards.world_order import position
from realpolitik.lessons.staged import After, Scene, Stage

USA: Final = "usa"
EARNED: Final = 45  # by the goods that the scene of the trade has
KEPT: Final = 2  # diplomacy, by whoever exhausts an ally for a new one
SERVICES: Final = 3  # as many as there is energy and food for


def _table(*hand: str, **laid: Any) -> Setup:
    """The USA has these cards, and nothing beside them to play."""
    used = ["usa_arms_export", "usa_us_navy"]
    return position(powers="usa_china", turn=USA, hand={USA: hand}, used=used, decree=False, **laid)


def _states(after: After) -> tuple[WorldOrder, WorldOrder]:
    assert isinstance(after.before, WorldOrder)
    assert isinstance(after.now, WorldOrder)
    return after.before, after.now


def _stays_in_the_americas(after: After) -> bool:
    before, now = _states(after)
    r, p = REGION_NAMES.index("americas"), POWER_NAMES.index(USA)
    return now.permanent[r].count(p) > before.permanent[r].count(p)


def _brazil_is_cheap(after: After) -> bool:
    _, now = _states(after)
    p = POWER_NAMES.index(USA)
    kept = now.stock[p][RESOURCE_NAMES.index("diplomacy")]
    return now.ally_of[COUNTRY_NAMES.index("brazil")] == p and kept >= KEPT


def _services_are_made(after: After) -> bool:
    _, now = _states(after)
    return now.stock[POWER_NAMES.index(USA)][RESOURCE_NAMES.index("services")] >= SERVICES


def _money_is_earned(after: After) -> bool:
    before, now = _states(after)
    p = POWER_NAMES.index(USA)
    return now.money[p] >= before.money[p] + EARNED


def _base_in_mena(after: After) -> bool:
    return _states(after)[1].base[COUNTRY_NAMES.index("iraq_s")] > 0


def _leads_in_mena(after: After) -> bool:
    _, now = _states(after)
    r, p = REGION_NAMES.index("mena"), POWER_NAMES.index(USA)
    there = [*now.permanent[r], *now.temporary[r], *now.beside[r]]
    return all(there.count(p) > there.count(other) for other in range(len(POWER_NAMES)) if other != p)


STAGE: Final = Stage(
    scenes=(
        Scene(
            "wo-influence",
            USA,
            "W16.3",
            partial(
                _table,
                "usa_foreign_direct_investment",
                money={USA: 30},
                temporary={"americas": ["china", "eu", "china", "eu"]},
            ),
            _stays_in_the_americas,
        ),
        Scene(
            "wo-allies",
            USA,
            "W8.3",
            partial(
                _table,
                "usa_new_allies",
                money={USA: 10},
                stock={USA: {"diplomacy": 3}},
                opens={"americas": ("brazil", "chile")},
            ),
            _brazil_is_cheap,
        ),
        Scene(
            "wo-production",
            USA,
            "W15.4",
            partial(
                _table,
                "usa_growth_strategy",
                money={USA: 10},
                stock={USA: {"energy": 0, "raw": 0, "food": 0, "goods": 0, "services": 0, "army": 0}},
            ),
            _services_are_made,
        ),
        Scene(
            "wo-trade",
            USA,
            "W10.1",
            partial(
                _table,
                "usa_foreign_trade",
                money={USA: 10},
                stock={USA: {"goods": 3, "services": 0, "energy": 1, "food": 1, "army": 0}},
                allies={USA: ["canada"]},
            ),
            _money_is_earned,
        ),
        Scene(
            "wo-base",
            USA,
            "W13.1",
            partial(_table, "usa_foreign_military_presence", money={USA: 30}, stock={USA: {"army": 2}}),
            _base_in_mena,
        ),
        Scene(
            "wo-majority",
            USA,
            "W20.4",
            partial(
                _table,
                "usa_foreign_direct_investment",
                money={USA: 30},
                in_round=3,
                permanent={"mena": ["usa"], "americas": ["usa"], "europe": ["eu"]},
                temporary={"mena": ["china", "china"]},
            ),
            _leads_in_mena,
        ),
    )
)
