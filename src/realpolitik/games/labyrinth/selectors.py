"""Which countries a card speaks of, by name: so that a step refers to them by number, and its text by name.

Every country is a selector of its own, under its own number; others look at the position.
"""

from collections.abc import Callable
from typing import Final

from realpolitik.games.labyrinth.board import (
    ADJACENT,
    ADVERSARY,
    ALLY,
    CANADA,
    CENTRAL_ASIA,
    COUNTRIES,
    FAIR,
    GOOD,
    GULF_STATES,
    HARD,
    HAS_POSTURE,
    INDONESIA_MALAYSIA,
    IRAN,
    IRAQ,
    ISLAMIST_RULE,
    ISRAEL,
    JORDAN,
    LEBANON,
    MUSLIM,
    NAMES,
    RUSSIA,
    SAUDI_ARABIA,
    SCHENGEN,
    SHIA_MIX,
    SOMALIA,
    SUDAN,
    SYRIA,
    TURKEY,
    TYPE,
    UNITED_KINGDOM,
    UNITED_STATES,
    UNTESTED,
)
from realpolitik.games.labyrinth.markers import CTR_CENTRAL_ASIA, CTR_RUSSIA
from realpolitik.games.labyrinth.state import PLOT_COUNTRY, VOCABULARY, Labyrinth, adjacent, cells, troops

Selector = Callable[[Labyrinth, int], bool]  # of the state and a country
SELECTORS: Final[list[Selector]] = []
SELECTOR_NAMES: Final[list[str]] = []
VOCABULARY["among"] = SELECTOR_NAMES


def selector(name: str, function: Selector) -> int:
    SELECTORS.append(function)
    SELECTOR_NAMES.append(name)
    return len(SELECTORS) - 1


def _country(c: int) -> Selector:
    return lambda s, other: other == c


for _c in range(COUNTRIES):
    selector(NAMES[_c], _country(_c))


def _among(*countries: int) -> Selector:
    return lambda s, c: c in countries


def selected(s: Labyrinth, number: int) -> list[int]:
    """The countries that a selector fits now."""
    if number < COUNTRIES:
        return [number]
    fits = SELECTORS[number]
    return [c for c in range(COUNTRIES) if fits(s, c)]


def exists(s: Labyrinth, number: int) -> bool:
    fits = SELECTORS[number]
    for c in range(COUNTRIES):
        if fits(s, c):
            return True
    return False


def _special_forces(s: Labyrinth, c: int) -> bool:
    if not cells(s, c):
        return False
    return troops(s, c) > 0 or any(troops(s, n) and adjacent(s, c, n) for n in ADJACENT[c])


def _no_ctr(s: Labyrinth, c: int) -> bool:
    marker = {RUSSIA: CTR_RUSSIA, CENTRAL_ASIA: CTR_CENTRAL_ASIA}
    return c in marker and not s.markers[marker[c]] and cells(s, c) > 0


def _hambali(s: Labyrinth, c: int) -> bool:
    near = c == INDONESIA_MALAYSIA or c in ADJACENT[INDONESIA_MALAYSIA]
    return near and cells(s, c) > 0 and (s.alignment[c] == ALLY or s.posture[c] == HARD)


def _worsened_by_itjihad(s: Labyrinth, c: int) -> bool:
    lately = c in s.improved or c in s.improved_before
    return lately and s.governance[c] in (GOOD, FAIR)


def _has_plot(s: Labyrinth, c: int) -> bool:
    return any(plot[PLOT_COUNTRY] == c for plot in s.plots)


# places
POSTURES_OF_OTHERS: Final = selector("postures_of_others", lambda s, c: HAS_POSTURE[c])
SCHENGEN_COUNTRIES: Final = selector("schengen", lambda s, c: SCHENGEN[c])
SHIA_MIX_COUNTRIES: Final = selector("shia_mix", lambda s, c: TYPE[c] == SHIA_MIX)
US_UK_CANADA: Final = selector("us_uk_canada", _among(UNITED_STATES, UNITED_KINGDOM, CANADA))
NEAR_ISRAEL: Final = selector("near_israel", _among(ISRAEL, JORDAN, LEBANON))
IRAQ_OR_IRAN: Final = selector("iraq_or_iran", _among(IRAQ, IRAN))
TURKEY_OR_IRAQ: Final = selector("turkey_or_iraq", _among(TURKEY, IRAQ))
WITHOUT_CELLS: Final = selector("without_cells", lambda s, c: cells(s, c) == 0)
UNMARKED_MUSLIM: Final = selector("unmarked_muslim", lambda s, c: MUSLIM[c] and s.governance[c] == UNTESTED)
MUSLIM_NOT_RULED: Final = selector("muslim_not_ruled", lambda s, c: MUSLIM[c] and s.governance[c] != ISLAMIST_RULE)

# by governance and alignment
ADVERSARIES: Final = selector("adversaries", lambda s, c: s.alignment[c] == ADVERSARY)
ALLIES: Final = selector("allies", lambda s, c: s.alignment[c] == ALLY)
RULED_SOMALIA_OR_SUDAN: Final = selector(
    "ruled_somalia_or_sudan", lambda s, c: c in (SOMALIA, SUDAN) and s.governance[c] == ISLAMIST_RULE
)
LATELY_IMPROVED: Final = selector("lately_improved", _worsened_by_itjihad)

# by markers
BESIEGED_COUNTRIES: Final = selector("besieged", lambda s, c: s.besieged[c] > 0)
REGIME_CHANGES: Final = selector("regime_changes", lambda s, c: s.regime_change[c] > 0)
DISRUPTED_LATELY: Final = selector("disrupted_lately", lambda s, c: c in s.disrupted or c in s.disrupted_before)

# by cells and troops
NEAR_TROOPS: Final = selector("cells_near_troops", _special_forces)
MUSLIM_WITH_CELLS: Final = selector("muslim_with_cells", lambda s, c: MUSLIM[c] and cells(s, c) > 0)
IRAQ_OR_SYRIA_WITH_TROOPS: Final = selector(
    "iraq_or_syria_with_troops", lambda s, c: c in (IRAQ, SYRIA) and troops(s, c) > 0
)
RUSSIA_OR_CENTRAL_ASIA_WITH_CELLS: Final = selector(
    "russia_or_central_asia_with_cells", lambda s, c: c in (RUSSIA, CENTRAL_ASIA) and cells(s, c) > 0
)
UNGUARDED_ARSENALS: Final = selector("unguarded_arsenals", _no_ctr)
SHIA_MIX_REGIME_CHANGES_WITH_CELLS: Final = selector(
    "shia_mix_regime_changes_with_cells",
    lambda s, c: TYPE[c] == SHIA_MIX and s.regime_change[c] > 0 and cells(s, c) > 0,
)
REGIME_CHANGES_WITH_CELLS: Final = selector(
    "regime_changes_with_cells", lambda s, c: s.regime_change[c] > 0 and cells(s, c) > 0
)
REGIME_CHANGES_WITH_TWO_CELLS: Final = selector(
    "regime_changes_with_two_cells", lambda s, c: s.regime_change[c] > 0 and cells(s, c) > 1
)
SAUDI_NEIGHBOURHOOD_WITH_TROOPS: Final = selector(
    "saudi_neighbourhood_with_troops",
    lambda s, c: (c == SAUDI_ARABIA or c in ADJACENT[SAUDI_ARABIA]) and troops(s, c) > 0,
)
NOT_RULED_WITH_CELLS: Final = selector(
    "not_ruled_with_cells", lambda s, c: s.governance[c] != ISLAMIST_RULE and cells(s, c) > 0
)
SHIA_MIX_WITH_CELLS_AND_TROOPS: Final = selector(
    "shia_mix_with_cells_and_troops", lambda s, c: TYPE[c] == SHIA_MIX and cells(s, c) > 0 and troops(s, c) > 0
)
ZARQAWI_COUNTRIES: Final = selector(
    "zarqawi_countries", lambda s, c: c in (IRAQ, SYRIA, LEBANON, JORDAN) and troops(s, c) > 0
)
HIZBALLAH_COUNTRIES: Final = selector(
    "hizballah_countries",
    lambda s, c: c in (LEBANON, TURKEY, IRAQ, SAUDI_ARABIA, GULF_STATES) and cells(s, c) > 0,
)
HAMBALI_COUNTRIES: Final = selector("hambali_countries", _hambali)

# by plots
ALLIES_OR_GOOD_WITH_PLOTS: Final = selector(
    "allies_or_good_with_plots",
    lambda s, c: (s.alignment[c] == ALLY or s.governance[c] == GOOD) and _has_plot(s, c),
)
ALLIES_OR_NON_MUSLIM: Final = selector(
    "allies_or_non_muslim", lambda s, c: s.alignment[c] == ALLY or (not MUSLIM[c] and c != IRAN)
)
GOOD_WITH_CELLS_OR_PLOTS: Final = selector(
    "good_with_cells_or_plots", lambda s, c: s.governance[c] == GOOD and (cells(s, c) > 0 or _has_plot(s, c))
)
