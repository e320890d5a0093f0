"""The flowchart of the Jihadists (9.4): what each of its lines says, and how it ranks countries.

Every decision is noted with the line that made it; a line is a kind of note, with its section of the rules.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from realpolitik.games.labyrinth.asking import Preferred
from realpolitik.games.labyrinth.board import (
    COUNTRIES,
    EASTERN_EUROPE,
    FAIR,
    GOOD,
    HARD,
    HAS_POSTURE,
    IRAN,
    ISLAMIST_RULE,
    MUSLIM,
    MUSLIM_COUNTRIES,
    PAKISTAN,
    PHILIPPINES,
    POOR,
    SOFT,
    UNITED_STATES,
)
from realpolitik.games.labyrinth.jihad import jihad_forbidden, may_be_major, successes_needed, surplus_needed
from realpolitik.games.labyrinth.markers import ABU_SAYYAF, BENAZIR_BHUTTO, BIOMETRICS
from realpolitik.games.labyrinth.recruit import recruit_forbidden
from realpolitik.games.labyrinth.state import Labyrinth, adjacent, cells, resources, troops
from realpolitik.games.labyrinth.tracks import FUNDING_MOST, LOW, gwot_penalty, prestige_level, us_posture
from realpolitik.games.labyrinth.travel import travellers
from realpolitik.games.labyrinth.values import recruit_needed
from realpolitik.games.labyrinth.war_of_ideas import SURPLUS
from realpolitik.kernel.question import note_kind

LINES: Final[list[int]] = []  # the kinds of notes that tell of a line


def _line(name: str, rule: str, *arguments: str) -> int:
    kind = note_kind(f"flowchart_{name}", rule, *arguments)
    LINES.append(kind)
    return kind


# event or operations? (9.4.1)
EVENT_PLAYED: Final = _line("event_played", "9.4.1", "card")
NO_CELLS_FOR_EVENT: Final = _line("no_cells_for_event", "9.4.1", "card")
NO_PLACE_FOR_PLOT: Final = _line("no_place_for_plot", "9.4.2.1", "card")
NOTHING_TO_TAKE_BACK: Final = _line("nothing_to_take_back", "9.6", "card")
EVENTS_CLOSED: Final = _line("events_closed", "9.6", "card")
US_EVENT_MEANS_PLOT: Final = _line("us_event_means_plot", "9.4.1", "card")
EVENT_NOT_PLAYABLE: Final = _line("event_not_playable", "9.4.1", "card")
SECOND_CARD_RECRUITS: Final = _line("second_card_recruits", "9.4.2.1", "card")
SECOND_CARD_BARRED: Final = _line("second_card_barred", "9.4.2.1", "card")
OPERATIONS_TOO: Final = _line("operations_too", "9.4.1", "card")
MAJOR_JIHAD_POSSIBLE: Final = _line("major_jihad_possible", "9.4.1")
MINOR_JIHAD_POSSIBLE: Final = _line("minor_jihad_possible", "9.4.1")
CELLS_AVAILABLE: Final = _line("cells_available", "9.4.1")
NOTHING_BUT_TRAVEL: Final = _line("nothing_but_travel", "9.4.1")

# where to plot (9.4.2.2)
PLOT_IN_US: Final = _line("plot_in_us", "9.4.2.2", "country")
PLOT_IN_PHILIPPINES: Final = _line("plot_in_philippines", "9.4.2.2", "country")
PLOT_BY_TROOPS: Final = _line("plot_by_troops", "9.4.2.2", "country")
PLOT_BY_POSTURE: Final = _line("plot_by_posture", "9.4.2.2", "country")
PLOT_BY_AID: Final = _line("plot_by_aid", "9.4.2.2", "country")
PLOT_FOR_FUNDS: Final = _line("plot_for_funds", "9.4.2.2", "country")
PLOT_FOR_FUNDS_AT_HOME: Final = _line("plot_for_funds_at_home", "9.4.2.2", "country")

# where to wage jihad (9.4.2.3, 9.4.2.4)
MAJOR_JIHAD_WHERE: Final = _line("major_jihad_where", "9.4.2.3", "country")
MINOR_JIHAD_GOOD: Final = _line("minor_jihad_good", "9.4.2.4", "country")
MINOR_JIHAD_FAIR: Final = _line("minor_jihad_fair", "9.4.2.4", "country")
CHANGE_POOR: Final = _line("change_poor", "9.4.2.4", "country")

# where to recruit (9.4.2.5)
RECRUIT_AT_REGIME_CHANGE: Final = _line("recruit_at_regime_change", "9.4.2.5", "country")
RECRUIT_UNDER_RULE: Final = _line("recruit_under_rule", "9.4.2.5", "country")
RECRUIT_WHERE_EASIEST: Final = _line("recruit_where_easiest", "9.4.2.5", "country")

# where to travel (9.4.2.6), and whence (9.4.2.6.1)
TRAVEL_TO_TROUBLE: Final = _line("travel_to_trouble", "9.4.2.6", "country")
TRAVEL_FOR_MAJOR_JIHAD: Final = _line("travel_for_major_jihad", "9.4.2.6", "country")
TRAVEL_NEXT_DOOR: Final = _line("travel_next_door", "9.4.2.6", "country")
TRAVEL_FOR_POSTURE: Final = _line("travel_for_posture", "9.4.2.6", "country")
TRAVEL_ANYWHERE: Final = _line("travel_anywhere", "9.4.2.6", "country")
TRAVEL_BARRED: Final = _line("travel_barred", "9.4.2.6", "n")
FROM_CALIPHATE: Final = _line("from_caliphate", "9.4.2.6.1", "country")
FROM_REGIME_CHANGE: Final = _line("from_regime_change", "9.4.2.6.1", "country")
FROM_NEXT_DOOR: Final = _line("from_next_door", "9.4.2.6.1", "country")
FROM_ANYWHERE: Final = _line("from_anywhere", "9.4.2.6.1", "country")
LAST_CELL_STAYS: Final = _line("last_cell_stays", "9.4.2.6.1", "country")
TO_THE_US: Final = _line("to_the_us", "9.4.2.1", "country")
TO_SCHENGEN_AT_RANDOM: Final = _line("to_schengen_at_random", "9.4.2.1", "country")

# radicalization (9.4.3)
RADICAL_CELL: Final = _line("radical_cell", "9.4.3", "country")
RADICAL_TRAVEL: Final = _line("radical_travel", "9.4.3")
RADICAL_PLOT: Final = _line("radical_plot", "9.4.3", "country")
RADICAL_WORSENING: Final = _line("radical_worsening", "9.4.3", "country")
NOTHING_TO_RADICALIZE: Final = _line("nothing_to_radicalize", "9.4.3", "n")

# random countries and single cards (9.5, 9.6)
BY_SHIA_MIX_ROLL: Final = _line("by_shia_mix_roll", "9.5", "country", "first_die", "second_die", "third_die")
PLOT_AT_RANDOM: Final = _line("plot_at_random", "9.5", "n")
NEAREST: Final = _line("nearest", "9.5.1", "country")
RANDOM_COUNTRY: Final = _line("random_country", "9.5", "country")
EX_KGB_SWAYS: Final = _line("ex_kgb_sways", "9.6", "label")
LEAK_AT_RANDOM: Final = _line("leak_at_random", "9.6", "marker")
DEAREST_BACK: Final = _line("dearest_back", "9.6", "card")

Key = Callable[[Labyrinth, int], int]


class Where(NamedTuple):
    """Countries between which a line leaves the choice to chance."""

    countries: list[int]
    line: int


NOWHERE_AT_ALL: Final = Where([], -1)


def best(s: Labyrinth, countries: list[int], *keys: Key) -> list[int]:
    """The countries that come first by the first key, of these by the second, and so on."""
    for key in keys:
        highest = max([key(s, c) for c in countries], default=0)
        countries = [c for c in countries if key(s, c) == highest]
    return countries


def _is_pakistan(s: Labyrinth, c: int) -> int:
    return int(c == PAKISTAN)


def _aided(s: Labyrinth, c: int) -> int:
    return int(s.aid[c] > 0)


def _besieged(s: Labyrinth, c: int) -> int:
    return s.besieged[c]


def _richest(s: Labyrinth, countries: list[int]) -> list[int]:
    """By resources, where only Muslim countries are to choose from."""
    return best(s, countries, resources) if all(MUSLIM[c] for c in countries) else countries


def on_schengen_table(countries: list[int]) -> list[int]:
    """9.5: the Schengen table does not have Eastern Europe."""
    return [c for c in countries if c != EASTERN_EUROPE] or countries


# -- plots (9.4.2.2) ---------------------------------------------------------------------------------------------------

PLOT_ORDER: Final = (0, 2, 3, 1, 0)  # for operations Fair, then Good, then Poor, by governance
EVENT_PLOT_ORDER: Final = (0, 3, 2, 1, 0)  # for events Good, then Fair, then Poor


def where_to_plot(s: Labyrinth, countries: list[int], by_event: bool) -> Where:
    """The first line of the plot flow that any of these countries fits; none means Radicalization."""
    order = EVENT_PLOT_ORDER if by_event else PLOT_ORDER
    for line, fits in PLOT_LINES:
        found = [c for c in countries if s.governance[c] != ISLAMIST_RULE and fits(s, c)]
        if found:
            return Where(best(s, found, lambda s, c: order[s.governance[c]]), line)
    return NOWHERE_AT_ALL


def _prestige_above_low(s: Labyrinth) -> bool:
    return prestige_level(s) > LOW


def _philippines(s: Labyrinth, c: int) -> bool:
    return c == PHILIPPINES and _prestige_above_low(s) and s.markers[ABU_SAYYAF] > 0 and cells(s, c) >= troops(s, c)


def _same_posture(s: Labyrinth, c: int) -> bool:
    return s.posture[c] == us_posture(s) and gwot_penalty(s) == 0


def _for_funds(s: Labyrinth, c: int) -> bool:
    return s.funding < FUNDING_MOST and not MUSLIM[c] and c != IRAN


def _for_funds_at_home(s: Labyrinth, c: int) -> bool:
    return s.funding < FUNDING_MOST and (MUSLIM[c] or c == IRAN)


PLOT_LINES: Final[list[tuple[int, Callable[[Labyrinth, int], bool]]]] = [
    (PLOT_IN_US, lambda s, c: c == UNITED_STATES),
    (PLOT_IN_PHILIPPINES, _philippines),
    (PLOT_BY_TROOPS, lambda s, c: _prestige_above_low(s) and troops(s, c) > 0),
    (PLOT_BY_POSTURE, _same_posture),
    (PLOT_BY_AID, lambda s, c: s.aid[c] > 0),
    (PLOT_FOR_FUNDS, _for_funds),
    (PLOT_FOR_FUNDS_AT_HOME, _for_funds_at_home),
]

# -- jihad (9.4.2.3, 9.4.2.4) ------------------------------------------------------------------------------------------


def where_major_jihad(s: Labyrinth, value: int) -> Where:
    """Where a Major Jihad with a card of that value could bring Islamist Rule."""
    found = [
        c
        for c in MUSLIM_COUNTRIES
        if cells(s, c)
        and not jihad_forbidden(s, c, 0)
        and may_be_major(s, c)
        and successes_needed(s, c) <= min(value, cells(s, c))
    ]
    return Where(best(s, found, _is_pakistan, resources), MAJOR_JIHAD_WHERE)


def where_minor_jihad(s: Labyrinth, countries: list[int], down_to: int = FAIR) -> Where:
    """Good countries, then Fair ones; where alignment changes, also Poor ones."""
    for governance, line in ((GOOD, MINOR_JIHAD_GOOD), (FAIR, MINOR_JIHAD_FAIR), (POOR, CHANGE_POOR)):
        found = [c for c in countries if s.governance[c] == governance and governance <= down_to]
        if found:
            return Where(best(s, found, _is_pakistan, _aided, _besieged, resources), line)
    return NOWHERE_AT_ALL


# -- recruits (9.4.2.5) ------------------------------------------------------------------------------------------------


def where_to_recruit(s: Labyrinth, value: int) -> Where:
    """The first line of the recruit flow that any country fits."""
    found = [c for c in range(COUNTRIES) if not recruit_forbidden(s, c, 0)]
    changed = [c for c in found if s.regime_change[c] and troops(s, c) - cells(s, c) >= SURPLUS]
    if changed:
        return Where(_recruit_order(s, changed), RECRUIT_AT_REGIME_CHANGE)
    ruled = [c for c in found if s.governance[c] == ISLAMIST_RULE and cells(s, c) < 2 * value]
    if ruled:
        return Where(_recruit_order(s, ruled), RECRUIT_UNDER_RULE)
    others = [c for c in found if s.governance[c] != ISLAMIST_RULE and not s.regime_change[c]]
    return Where(_recruit_order(s, best(s, others, recruit_needed)), RECRUIT_WHERE_EASIEST)


def _recruit_order(s: Labyrinth, countries: list[int]) -> list[int]:
    return _richest(s, best(s, countries, _besieged, lambda s, c: troops(s, c) + cells(s, c)))


# -- travel (9.4.2.6) --------------------------------------------------------------------------------------------------

FIRST_LINE: Final = 1
SECOND_LINE: Final = 2
POSTURE_LINE: Final = 4
LAST_LINE: Final = 5  # the one that every remaining point goes to


def where_to_travel(s: Labyrinth, line: int, barred: bool) -> Where:
    """What a line of the travel flow offers. `barred`: Biometrics leaves only countries next to a cell."""
    fits = TRAVEL_LINES[line - 1][1]
    found = [c for c in range(COUNTRIES) if fits(s, c) and not (barred and not reachable(s, c))]
    if line < LAST_LINE:
        found = _richest(s, best(s, found, _is_pakistan))
    return Where(found, TRAVEL_LINES[line - 1][0])


def reachable(s: Labyrinth, c: int) -> bool:
    """Under Biometrics: whether a cell is there or next door."""
    return any(travellers(s, other) and (other == c or adjacent(s, other, c)) for other in range(COUNTRIES))


def is_barred(s: Labyrinth) -> bool:
    return s.markers[BIOMETRICS] > 0


def _in_trouble(s: Labyrinth, c: int) -> bool:
    return s.governance[c] != ISLAMIST_RULE and bool(s.regime_change[c] or s.besieged[c] or s.aid[c])


def _near_major_jihad(s: Labyrinth, c: int) -> bool:
    if s.governance[c] != POOR or not MUSLIM[c] or (c == PAKISTAN and s.markers[BENAZIR_BHUTTO]):
        return False
    return cells(s, c) + 2 - troops(s, c) >= surplus_needed(s)


def _cell_next_door(s: Labyrinth, c: int) -> bool:
    if not MUSLIM[c] or s.governance[c] not in (GOOD, FAIR):
        return False
    return any(travellers(s, other) and adjacent(s, other, c) for other in range(COUNTRIES))


def _swayable(s: Labyrinth, c: int) -> bool:
    """Unmarked while the US is Hard, Soft while it is Soft."""
    return HAS_POSTURE[c] and s.posture[c] == (0 if us_posture(s) == HARD else SOFT)


TRAVEL_LINES: Final[list[tuple[int, Callable[[Labyrinth, int], bool]]]] = [
    (TRAVEL_TO_TROUBLE, _in_trouble),
    (TRAVEL_FOR_MAJOR_JIHAD, _near_major_jihad),
    (TRAVEL_NEXT_DOOR, _cell_next_door),
    (TRAVEL_FOR_POSTURE, _swayable),
    (TRAVEL_ANYWHERE, lambda s, c: True),
]


def next_line(line: int) -> int:
    """The number of the line after one of the travel flow."""
    return SECOND_LINE + [kind for kind, _ in TRAVEL_LINES].index(line)


def whence_to_travel(s: Labyrinth, to: int, others: list[int], sent: list[int], value: int, barred: bool) -> Where:
    """9.4.2.6.1: the country that a cell leaves for a destination: `others` are the other destinations of the card,
    `sent` the countries that cells leave already."""
    free = [
        c
        for c in range(COUNTRIES)
        if travellers(s, c) > sent.count(c) and (not barred or c == to or adjacent(s, c, to))
    ]
    elsewhere = [c for c in free if c != to]
    lines = (
        (FROM_CALIPHATE, [c for c in elsewhere if s.governance[c] == ISLAMIST_RULE and _left(s, c, sent) > value]),
        (FROM_REGIME_CHANGE, [c for c in elsewhere if s.regime_change[c] and _left(s, c, sent) > troops(s, c)]),
        (FROM_NEXT_DOOR, [c for c in elsewhere if adjacent(s, c, to)]),
        (FROM_ANYWHERE, free),
    )
    for line, found in lines:
        if found:
            active = [c for c in found if s.active[c] > sent.count(c)] or found
            return Where([c for c in active if c not in others] or active, line)
    return NOWHERE_AT_ALL


def _left(s: Labyrinth, c: int, sent: list[int]) -> int:
    return cells(s, c) - sent.count(c)


def stays(s: Labyrinth, c: int, sent: list[int]) -> bool:
    """9.4.2.6.1: the last cell at Islamist Rule or Regime Change travels within its country."""
    return (s.governance[c] == ISLAMIST_RULE or s.regime_change[c] > 0) and _left(s, c, sent) == 1


def preferring(where: Where, options: list[int]) -> Preferred:
    """What a line says, among options; chance decides where it says nothing."""
    return Preferred(where.countries, where.line) if where.countries else Preferred(options, RANDOM_COUNTRY)
