"""The flowchart of the Jihadists (9.4): what each of its lines says, and how it ranks countries.

Every decision is noted with the line that made it, and with what set one country before others (`lines.py`).
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
from realpolitik.games.labyrinth.lines import (
    ACTIVE_FIRST,
    ACTIVE_OR_SADR_FIRST,
    AID_FIRST,
    FAIR_FIRST,
    FORCES_FIRST,
    GOOD_FIRST,
    NO_LINE,
    OTHER_DESTINATIONS_LAST,
    PAKISTAN_FIRST,
    RESOURCES_FIRST,
    SIEGE_FIRST,
    Narrowing,
    line_kind,
)
from realpolitik.games.labyrinth.markers import ABU_SAYYAF, BENAZIR_BHUTTO, BIOMETRICS, GTMO
from realpolitik.games.labyrinth.recruit import recruit_forbidden
from realpolitik.games.labyrinth.state import Labyrinth, adjacent, cells, resources, troops, with_cells
from realpolitik.games.labyrinth.tracks import FUNDING_MOST, LOW, gwot_penalty, prestige_level, us_posture
from realpolitik.games.labyrinth.travel import travellers
from realpolitik.games.labyrinth.values import recruit_needed
from realpolitik.games.labyrinth.war_of_ideas import SURPLUS

# event or operations? (9.4.1)
EVENT_BY_ITSELF: Final = line_kind("event_by_itself", "6.3.1", "card")
EVENT_PLAYED: Final = line_kind("event_played", "9.4.1", "card")
NO_CELLS_FOR_EVENT: Final = line_kind("no_cells_for_event", "9.4.1", "card")
NO_PLACE_FOR_PLOT: Final = line_kind("no_place_for_plot", "9.4.2.1", "card", "n")
NOTHING_TO_TAKE_BACK: Final = line_kind("nothing_to_take_back", "9.6", "card")
EVENTS_CLOSED: Final = line_kind("events_closed", "6.2.7", "card")
US_EVENT_MEANS_PLOT: Final = line_kind("us_event_means_plot", "9.4.1", "card")
EVENT_NOT_PLAYABLE: Final = line_kind("event_not_playable", "9.4.1", "card", "condition")
SECOND_CARD_RECRUITS: Final = line_kind("second_card_recruits", "9.4.2.1", "card")
SECOND_CARD_BARRED: Final = line_kind("second_card_barred", "9.4.2.1", "card")
OPERATIONS_TOO: Final = line_kind("operations_too", "9.4.1", "card")
MAJOR_JIHAD_POSSIBLE: Final = line_kind("major_jihad_possible", "9.4.1")
MINOR_JIHAD_POSSIBLE: Final = line_kind("minor_jihad_possible", "9.4.1")
CELLS_AVAILABLE: Final = line_kind("cells_available", "9.4.1")
NOTHING_BUT_TRAVEL: Final = line_kind("nothing_but_travel", "9.4.1", "gtmo")

# where to plot (9.4.2.2)
PLOT_IN_US: Final = line_kind("plot_in_us", "9.4.2.2", "country")
PLOT_IN_PHILIPPINES: Final = line_kind("plot_in_philippines", "9.4.2.2", "country")
PLOT_BY_TROOPS: Final = line_kind("plot_by_troops", "9.4.2.2", "country")
PLOT_BY_POSTURE: Final = line_kind("plot_by_posture", "9.4.2.2", "country")
PLOT_BY_AID: Final = line_kind("plot_by_aid", "9.4.2.2", "country")
PLOT_FOR_FUNDS: Final = line_kind("plot_for_funds", "9.4.2.2", "country")
PLOT_FOR_FUNDS_AT_HOME: Final = line_kind("plot_for_funds_at_home", "9.4.2.2", "country")
PLOT_ANYWHERE: Final = line_kind("plot_anywhere", "9.4.2.1", "country", by_chance=True)
NO_CELL_TO_PLOT: Final = line_kind("no_cell_to_plot", "9.4.2.2", "n")
NOTHING_TO_PLOT_FOR: Final = line_kind("nothing_to_plot_for", "9.4.2.2", "n")

# where to wage jihad (9.4.2.3, 9.4.2.4)
MAJOR_JIHAD_WHERE: Final = line_kind("major_jihad_where", "9.4.2.3", "country", "surplus")
MINOR_JIHAD_GOOD: Final = line_kind("minor_jihad_good", "9.4.2.4", "country")
MINOR_JIHAD_FAIR: Final = line_kind("minor_jihad_fair", "9.4.2.4", "country")
CHANGE_POOR: Final = line_kind("change_poor", "9.4.2.4", "country")
NO_CELL_FOR_JIHAD: Final = line_kind("no_cell_for_jihad", "9.4.2.4", "n")
CHANGE_ANYWHERE: Final = line_kind("change_anywhere", "9.4.2.4", "country", by_chance=True)

# where to recruit (9.4.2.5)
RECRUIT_AT_REGIME_CHANGE: Final = line_kind("recruit_at_regime_change", "9.4.2.5", "country")
RECRUIT_UNDER_RULE: Final = line_kind("recruit_under_rule", "9.4.2.5", "country")
RECRUIT_WHERE_EASIEST: Final = line_kind("recruit_where_easiest", "9.4.2.5", "country")
NOWHERE_TO_RECRUIT: Final = line_kind("nowhere_to_recruit", "9.4.2.5", "n")
RECRUITS_RUN_OUT: Final = line_kind("recruits_run_out", "9.4.2.5", "n")

# where to travel (9.4.2.6), and whence (9.4.2.6.1)
TRAVEL_TO_TROUBLE: Final = line_kind("travel_to_trouble", "9.4.2.6", "country", "regime_change", "besieged", "aid")
TRAVEL_FOR_MAJOR_JIHAD: Final = line_kind("travel_for_major_jihad", "9.4.2.6", "country")
TRAVEL_NEXT_DOOR: Final = line_kind("travel_next_door", "9.4.2.6", "country")
TRAVEL_FOR_POSTURE: Final = line_kind("travel_for_posture", "9.4.2.6", "country", "posture")
TRAVEL_ANYWHERE: Final = line_kind("travel_anywhere", "9.4.2.6", "country", by_chance=True)
TRAVEL_OUT_OF_REACH: Final = line_kind("travel_out_of_reach", "9.4.2.6", "country")
TRAVEL_BARRED: Final = line_kind("travel_barred", "9.4.2.6", "n")
NO_CELL_TO_TRAVEL: Final = line_kind("no_cell_to_travel", "9.4.2.6", "n")
FROM_CALIPHATE: Final = line_kind("from_caliphate", "9.4.2.6.1", "country")
FROM_REGIME_CHANGE: Final = line_kind("from_regime_change", "9.4.2.6.1", "country")
FROM_NEXT_DOOR: Final = line_kind("from_next_door", "9.4.2.6.1", "country")
FROM_ANYWHERE: Final = line_kind("from_anywhere", "9.4.2.6.1", "country")
FROM_DESTINATION: Final = line_kind("from_destination", "9.4.2.6.1", "country")
LAST_CELL_STAYS: Final = line_kind("last_cell_stays", "9.4.2.6.1", "country", "regime_change")
JOURNEY: Final = line_kind("journey", "9.4.2.6.2", "country", "to")
JOURNEY_WITHIN: Final = line_kind("journey_within", "9.4.2.6.2", "country")
TO_THE_US: Final = line_kind("to_the_us", "9.4.2.1", "country")
TO_SCHENGEN_AT_RANDOM: Final = line_kind("to_schengen_at_random", "9.4.2.1", "country", "posture", by_chance=True)

# radicalization (9.4.3)
RADICAL_CELL: Final = line_kind("radical_cell", "9.4.3", "country", by_chance=True)
NO_RADICAL_CELL: Final = line_kind("no_radical_cell", "9.4.3")
RADICAL_TRAVEL: Final = line_kind("radical_travel", "9.4.3")
RADICAL_PLOT: Final = line_kind("radical_plot", "9.4.3", "country", by_chance=True)
NO_RADICAL_FUNDS: Final = line_kind("no_radical_funds", "9.4.3")
NO_RADICAL_PLOT: Final = line_kind("no_radical_plot", "9.4.3")
NO_RADICAL_GROUND: Final = line_kind("no_radical_ground", "9.4.3")
RADICAL_WORSENING: Final = line_kind("radical_worsening", "9.4.3", "country", by_chance=True)
NOTHING_TO_RADICALIZE: Final = line_kind("nothing_to_radicalize", "9.4.3", "n")

# random countries and single cards (9.5, 9.6)
BY_SHIA_MIX_ROLL: Final = line_kind("by_shia_mix_roll", "9.5", "country", "first_die", "second_die", "third_die")
PLOT_AT_RANDOM: Final = line_kind("plot_at_random", "9.5", "n", by_chance=True)
NEAREST: Final = line_kind("nearest", "9.5.1", "country")
EX_KGB_SWAYS: Final = line_kind("ex_kgb_sways", "9.6", "label")
EVENT_AT_RANDOM: Final = line_kind("event_at_random", "9.5", "card", by_chance=True)
LEAK_AT_RANDOM: Final = line_kind("leak_at_random", "9.6", "marker", by_chance=True)
DEAREST_BACK: Final = line_kind("dearest_back", "9.6", "card", by_chance=True)


def told(s: Labyrinth, line: int, option: int) -> tuple[int, ...]:
    """What the note of a line that has taken this option tells: which of its tests the country fits."""
    if line == NOTHING_BUT_TRAVEL:
        return (int(s.markers[GTMO] > 0),)
    if line == MAJOR_JIHAD_WHERE:
        return (option, surplus_needed(s))
    if line == TRAVEL_TO_TROUBLE:
        return (option, int(s.regime_change[option] > 0), s.besieged[option], s.aid[option])
    if line in (TRAVEL_FOR_POSTURE, TO_SCHENGEN_AT_RANDOM):
        return (option, us_posture(s))
    if line == LAST_CELL_STAYS:
        return (option, int(s.regime_change[option] > 0))
    return (option,)


# -- priorities (9.4.2) ------------------------------------------------------------------------------------------------


class Where(NamedTuple):
    """Countries between which a line leaves the choice to chance; and the priorities that have set these before others
    that it fits."""

    countries: list[int]
    line: int
    narrowings: tuple[Narrowing, ...] = ()


NOWHERE_AT_ALL: Final = Where([], NO_LINE)

PLOT_ORDER: Final = (0, 2, 3, 1, 0)  # for operations Fair, then Good, then Poor, by governance
EVENT_PLOT_ORDER: Final = (0, 3, 2, 1, 0)  # for events Good, then Fair, then Poor

# what comes first has the highest number
PRIORITIES: Final[dict[int, Callable[[Labyrinth, int], int]]] = {
    PAKISTAN_FIRST: lambda s, c: int(c == PAKISTAN),
    AID_FIRST: lambda s, c: int(s.aid[c] > 0),
    SIEGE_FIRST: lambda s, c: s.besieged[c],
    RESOURCES_FIRST: resources,
    FORCES_FIRST: lambda s, c: troops(s, c) + cells(s, c),
    FAIR_FIRST: lambda s, c: PLOT_ORDER[s.governance[c]],
    GOOD_FIRST: lambda s, c: EVENT_PLOT_ORDER[s.governance[c]],
}


def narrowed(where: Where, priority: int, first: list[int]) -> Where:
    """The countries that come first by a priority, which is told if it leaves any out; all, if none does."""
    if not 0 < len(first) < len(where.countries):
        return where
    narrowing = (priority, len(where.countries), len(first))
    return Where(first, where.line, (*where.narrowings, narrowing))


def ranked(s: Labyrinth, where: Where, *priorities: int) -> Where:
    """The countries that come first by the first priority, of these by the second, and so on."""
    for priority in priorities:
        if len(where.countries) < 2:
            break
        numbers = [PRIORITIES[priority](s, c) for c in where.countries]
        highest = max(numbers)
        where = narrowed(where, priority, [c for c, n in zip(where.countries, numbers, strict=True) if n == highest])
    return where


def _richest(s: Labyrinth, where: Where) -> Where:
    """By resources, where only Muslim countries are to choose from."""
    return ranked(s, where, RESOURCES_FIRST) if all(MUSLIM[c] for c in where.countries) else where


def on_schengen_table(countries: list[int]) -> list[int]:
    """9.5: the Schengen table does not have Eastern Europe."""
    return [c for c in countries if c != EASTERN_EUROPE] or countries


# -- plots (9.4.2.2) ---------------------------------------------------------------------------------------------------


def where_to_plot(s: Labyrinth, countries: list[int], by_event: bool) -> Where:
    """The first line of the plot flow that any of these countries fits; none means Radicalization."""
    for line, fits in PLOT_LINES:
        found = [c for c in countries if s.governance[c] != ISLAMIST_RULE and fits(s, c)]
        if found:
            return ranked(s, Where(found, line), GOOD_FIRST if by_event else FAIR_FIRST)
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
    return ranked(s, Where(found, MAJOR_JIHAD_WHERE), PAKISTAN_FIRST, RESOURCES_FIRST)


def where_minor_jihad(s: Labyrinth, countries: list[int], down_to: int = FAIR) -> Where:
    """Good countries, then Fair ones; where alignment changes, also Poor ones."""
    for governance, line in ((GOOD, MINOR_JIHAD_GOOD), (FAIR, MINOR_JIHAD_FAIR), (POOR, CHANGE_POOR)):
        found = [c for c in countries if s.governance[c] == governance and governance <= down_to]
        if found:
            return ranked(s, Where(found, line), PAKISTAN_FIRST, AID_FIRST, SIEGE_FIRST, RESOURCES_FIRST)
    return NOWHERE_AT_ALL


# -- recruits (9.4.2.5) ------------------------------------------------------------------------------------------------


def where_to_recruit(s: Labyrinth, value: int) -> Where:
    """The first line of the recruit flow that any country fits."""
    found = [c for c in range(COUNTRIES) if not recruit_forbidden(s, c, 0)]
    changed = [c for c in found if s.regime_change[c] and troops(s, c) - cells(s, c) >= SURPLUS]
    if changed:
        return _recruit_order(s, Where(changed, RECRUIT_AT_REGIME_CHANGE))
    ruled = [c for c in found if s.governance[c] == ISLAMIST_RULE and cells(s, c) < 2 * value]
    if ruled:
        return _recruit_order(s, Where(ruled, RECRUIT_UNDER_RULE))
    others = [c for c in found if s.governance[c] != ISLAMIST_RULE and not s.regime_change[c]]
    highest = max([recruit_needed(s, c) for c in others], default=0)
    easiest = [c for c in others if recruit_needed(s, c) == highest]
    return _recruit_order(s, Where(easiest, RECRUIT_WHERE_EASIEST))


def _recruit_order(s: Labyrinth, where: Where) -> Where:
    return _richest(s, ranked(s, where, SIEGE_FIRST, FORCES_FIRST))


# -- travel (9.4.2.6) --------------------------------------------------------------------------------------------------

FIRST_LINE: Final = 1
SECOND_LINE: Final = 2
POSTURE_LINE: Final = 4
LAST_LINE: Final = 5  # the one that every remaining point goes to


def where_to_travel(s: Labyrinth, line: int) -> Where:
    """What a line of the travel flow offers."""
    fits = TRAVEL_LINES[line - 1][1]
    where = Where([c for c in range(COUNTRIES) if fits(s, c)], TRAVEL_LINES[line - 1][0])
    return _richest(s, ranked(s, where, PAKISTAN_FIRST)) if line < LAST_LINE else where


def cell_next_door(s: Labyrinth, c: int) -> bool:
    """Whether a cell is in an adjacent country; Sadr is one, though he does not travel."""
    return any(adjacent(s, other, c) for other in with_cells(s))


def is_barred(s: Labyrinth) -> bool:
    return s.markers[BIOMETRICS] > 0


def is_out_of_reach(s: Labyrinth, c: int) -> bool:
    """9.4.2.6: Biometrics is in effect, and no cell is adjacent to the country that the flow has selected."""
    return is_barred(s) and not cell_next_door(s, c)


def _in_trouble(s: Labyrinth, c: int) -> bool:
    return s.governance[c] != ISLAMIST_RULE and bool(s.regime_change[c] or s.besieged[c] or s.aid[c])


def _near_major_jihad(s: Labyrinth, c: int) -> bool:
    if s.governance[c] != POOR or not MUSLIM[c] or (c == PAKISTAN and s.markers[BENAZIR_BHUTTO]):
        return False
    return cells(s, c) + 2 - troops(s, c) >= surplus_needed(s)


def _to_be_infiltrated(s: Labyrinth, c: int) -> bool:
    return MUSLIM[c] and s.governance[c] in (GOOD, FAIR) and cell_next_door(s, c)


def _swayable(s: Labyrinth, c: int) -> bool:
    """Unmarked while the US is Hard, Soft while it is Soft."""
    return HAS_POSTURE[c] and s.posture[c] == (0 if us_posture(s) == HARD else SOFT)


TRAVEL_LINES: Final[list[tuple[int, Callable[[Labyrinth, int], bool]]]] = [
    (TRAVEL_TO_TROUBLE, _in_trouble),
    (TRAVEL_FOR_MAJOR_JIHAD, _near_major_jihad),
    (TRAVEL_NEXT_DOOR, _to_be_infiltrated),
    (TRAVEL_FOR_POSTURE, _swayable),
    (TRAVEL_ANYWHERE, lambda s, c: True),
]


def next_line(line: int) -> int:
    """The number of the line after one of the travel flow."""
    return SECOND_LINE + [kind for kind, _ in TRAVEL_LINES].index(line)


def whence_to_travel(s: Labyrinth, to: int, others: list[int], sent: list[int], value: int, barred: bool) -> Where:
    """9.4.2.6.1: the country that a cell leaves for a destination: `others` are the other destinations of the card,
    `sent` the countries that cells leave already. `barred`: from next door, or from the destination."""
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
        (FROM_DESTINATION if barred else FROM_ANYWHERE, free),
    )
    for line, found in lines:
        if found:
            active = [c for c in found if s.active[c] > sent.count(c)]
            where = Where(found, line)
            if s.sadr in found and s.sadr not in active:  # he counts as an active cell, though another one travels
                where = narrowed(where, ACTIVE_OR_SADR_FIRST, sorted([*active, s.sadr]))
            else:
                where = narrowed(where, ACTIVE_FIRST, active)
            return narrowed(where, OTHER_DESTINATIONS_LAST, [c for c in where.countries if c not in others])
    return NOWHERE_AT_ALL


def _left(s: Labyrinth, c: int, sent: list[int]) -> int:
    return cells(s, c) - sent.count(c)


def stays(s: Labyrinth, c: int, sent: list[int]) -> bool:
    """9.4.2.6.1: the last cell at Islamist Rule or Regime Change travels within its country."""
    return (s.governance[c] == ISLAMIST_RULE or s.regime_change[c] > 0) and _left(s, c, sent) == 1


def preferring(where: Where, options: list[int], otherwise: int) -> Preferred:
    """What a line says, among options; chance decides where none fits, as the line `otherwise` tells."""
    if not where.countries:
        return Preferred(options, otherwise)
    return Preferred(where.countries, where.line, where.narrowings)
