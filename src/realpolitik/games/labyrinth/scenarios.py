"""The four scenarios (3.4): how the board stands as the game begins."""

from typing import Any, Final

from realpolitik.games.labyrinth.board import (
    ADVERSARY,
    AFGHANISTAN,
    ALLY,
    CENTRAL_ASIA,
    FAIR,
    GULF_STATES,
    HARD,
    INDONESIA_MALAYSIA,
    IRAN,
    IRAQ,
    ISLAMIST_RULE,
    LIBYA,
    NEUTRAL,
    PAKISTAN,
    PHILIPPINES,
    POOR,
    SAUDI_ARABIA,
    SOFT,
    SOMALIA,
    SYRIA,
    UNITED_KINGDOM,
)
from realpolitik.games.labyrinth.markers import (
    ABU_SAYYAF,
    ENHANCED_MEASURES,
    FATA,
    NEST,
    PATRIOT_ACT,
    RENDITIONS,
    WIRETAPPING,
)


class Scenario:
    """Tracks, countries (governance, alignment), postures, pieces, and the events that last already."""

    def __init__(
        self,
        prestige: int,
        funding: int,
        us_posture: int,
        countries: dict[int, tuple[int, int]],
        **rest: Any,
    ) -> None:
        self.prestige = prestige
        self.funding = funding
        self.us_posture = us_posture
        self.countries = countries
        self.postures: dict[int, int] = rest.get("postures", {})
        self.troops: dict[int, int] = rest.get("troops", {})
        self.cells: dict[int, int] = rest.get("cells", {})
        self.regime_changes: tuple[int, ...] = rest.get("regime_changes", ())
        self.markers: tuple[int, ...] = rest.get("markers", ())
        self.besieged: tuple[int, ...] = (SOMALIA,)
        self.cells_to_place = rest.get("cells_to_place", 0)  # by the Jihadists, in different countries
        self.rolls_schengen: bool = rest.get("rolls_schengen", False)


_IN_2001: Final = {
    LIBYA: (POOR, ADVERSARY),
    SYRIA: (FAIR, ADVERSARY),
    IRAQ: (POOR, ADVERSARY),
    SAUDI_ARABIA: (POOR, ALLY),
    GULF_STATES: (FAIR, ALLY),
    PAKISTAN: (FAIR, NEUTRAL),
    AFGHANISTAN: (ISLAMIST_RULE, ADVERSARY),
}
_IN_2002: Final = {
    **_IN_2001,
    PAKISTAN: (POOR, ALLY),
    AFGHANISTAN: (POOR, ALLY),
    CENTRAL_ASIA: (POOR, ALLY),
}
_IN_2003: Final = {
    **_IN_2001,
    IRAQ: (POOR, ALLY),
    PAKISTAN: (FAIR, ALLY),
    AFGHANISTAN: (POOR, ALLY),
    CENTRAL_ASIA: (FAIR, NEUTRAL),
    INDONESIA_MALAYSIA: (FAIR, NEUTRAL),
}
_GULF_GARRISONS: Final = {SAUDI_ARABIA: 2, GULF_STATES: 2}

SCENARIOS: Final = {
    "lets-roll": Scenario(7, 9, HARD, _IN_2001, troops=_GULF_GARRISONS, cells={AFGHANISTAN: 4}),
    "call-me-al": Scenario(7, 9, SOFT, _IN_2001, troops=_GULF_GARRISONS, cells={AFGHANISTAN: 4}),
    "anaconda": Scenario(
        8,
        6,
        HARD,
        _IN_2002,
        troops={**_GULF_GARRISONS, AFGHANISTAN: 6},
        cells={PAKISTAN: 1, AFGHANISTAN: 1},
        regime_changes=(AFGHANISTAN,),
        markers=(PATRIOT_ACT, FATA),
        cells_to_place=3,
    ),
    "mission-accomplished": Scenario(
        3,
        5,
        HARD,
        _IN_2003,
        postures={UNITED_KINGDOM: HARD, PHILIPPINES: SOFT},
        troops={IRAQ: 6, AFGHANISTAN: 5, GULF_STATES: 2, PHILIPPINES: 2},
        cells={
            SYRIA: 1,
            IRAQ: 3,
            IRAN: 1,
            SAUDI_ARABIA: 1,
            PAKISTAN: 1,
            AFGHANISTAN: 1,
            INDONESIA_MALAYSIA: 1,
            PHILIPPINES: 1,
        },
        regime_changes=(IRAQ, AFGHANISTAN),
        markers=(PATRIOT_ACT, NEST, ENHANCED_MEASURES, RENDITIONS, WIRETAPPING, ABU_SAYYAF, FATA),
        rolls_schengen=True,
    ),
}
