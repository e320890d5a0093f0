"""What the log of a solitaire game says of the flowchart (9.4), held against the position in which it was said.

A game is played one step of the rules at a time; every note of a step is a claim, and has its check here, written from
the rulebook and not from the flowchart's own code, wherever it can be.
"""

from collections.abc import Callable
from typing import cast

from realpolitik.games.labyrinth.automatic import AUTOMATIC_MINOR, AUTOMATIC_PLOT, AutomaticRecruit, CountryByCountry
from realpolitik.games.labyrinth.automatic_travel import INTO_SCHENGEN, Destinations, Origins
from realpolitik.games.labyrinth.board import (
    CAUCASUS,
    COUNTRIES,
    DISTANCE,
    EASTERN_EUROPE,
    FAIR,
    GOOD,
    HARD,
    HAS_POSTURE,
    IRAN,
    ISLAMIST_RULE,
    MUSLIM,
    MUSLIM_COUNTRIES,
    NOWHERE,
    PAKISTAN,
    PHILIPPINES,
    POOR,
    SCHENGEN,
    SOFT,
    UNITED_STATES,
)
from realpolitik.games.labyrinth.cards_jihadist import SWAY_CAUCASUS, EventsOfDiscards
from realpolitik.games.labyrinth.conditions import CONDITIONS
from realpolitik.games.labyrinth.deck import OPS, PLACES_CELLS, REQUIRES, SIDE, US_ELECTION
from realpolitik.games.labyrinth.flowchart import LAST_LINE, TRAVEL_LINES
from realpolitik.games.labyrinth.jihad import successes_needed, surplus_needed
from realpolitik.games.labyrinth.markers import (
    ABU_SAYYAF,
    BENAZIR_BHUTTO,
    BIOMETRICS,
    GADAHN,
    GTMO,
    ITJIHAD,
    MADRASSAS,
)
from realpolitik.games.labyrinth.occurrence import missing_condition, player_of
from realpolitik.games.labyrinth.options import IDEOLOGY, POTENT
from realpolitik.games.labyrinth.selecting import FOR_PLOTS, PURPOSES, Select
from realpolitik.games.labyrinth.selectors import selected
from realpolitik.games.labyrinth.shia_mix import SHIA_MIX_TABLE, NearestFitting
from realpolitik.games.labyrinth.sides import JIHADIST, NOBODY, US
from realpolitik.games.labyrinth.solitaire import AUTOMATIC_PLAY, PLOT_EVENTS
from realpolitik.games.labyrinth.state import Labyrinth, adjacent, cells, resources, troops, with_value
from realpolitik.games.labyrinth.tracks import available_cells, gwot_penalty, us_posture, world_posture
from realpolitik.games.labyrinth.travel import travellers
from realpolitik.games.labyrinth.values import recruit_needed
from realpolitik.kernel.procedure import PROCEDURES, Choice
from realpolitik.kernel.state import Frame

EVERYWHERE = range(COUNTRIES)
HIGHEST_FUNDING = 9


def ruled(s: Labyrinth, c: int) -> bool:
    return s.governance[c] == ISLAMIST_RULE


def left_in(s: Labyrinth, c: int, used: list[int]) -> int:
    """The cells of a country that have no roll and no journey yet."""
    return cells(s, c) - used.count(c)


def offered(s: Labyrinth, f: Frame) -> list[int]:
    """The countries that an event leaves to choose from; or those with a cell that has no plot roll yet."""
    if f[0] == AUTOMATIC_PLOT.number:
        return [c for c in EVERYWHERE if left_in(s, c, f[CountryByCountry.COUNTRY_ON :]) and not ruled(s, c)]
    if f[0] == AUTOMATIC_MINOR.number:
        return [c for c in jihad_countries(s) if left_in(s, c, f[CountryByCountry.COUNTRY_ON :])]
    return cast("Choice[Labyrinth]", PROCEDURES[f[0]]).options(s, f)


# -- the lines: which countries each fits, as the rulebook has it ------------------------------------------------------


def jihad_countries(s: Labyrinth) -> list[int]:
    shut = [PAKISTAN] if s.markers[BENAZIR_BHUTTO] else []
    return [c for c in MUSLIM_COUNTRIES if cells(s, c) and not ruled(s, c) and c not in shut]


def major_jihad(s: Labyrinth, value: int) -> list[int]:
    def possible(c: int) -> bool:
        surplus = cells(s, c) - troops(s, c)
        return surplus >= surplus_needed(s) and successes_needed(s, c) <= min(value, cells(s, c))

    return [c for c in jihad_countries(s) if possible(c)]


def plot_lines(s: Labyrinth, c: int) -> list[str]:
    """9.4.2.2: the lines that a country fits, the first first."""
    fits = {
        "plot_in_us": c == UNITED_STATES,
        "plot_in_philippines": c == PHILIPPINES and s.markers[ABU_SAYYAF] and cells(s, c) >= troops(s, c),
        "plot_by_troops": troops(s, c) > 0,
        "plot_by_posture": s.posture[c] == us_posture(s) and gwot_penalty(s) == 0,
        "plot_by_aid": s.aid[c] > 0,
        "plot_for_funds": s.funding < HIGHEST_FUNDING and not MUSLIM[c] and c != IRAN,
        "plot_for_funds_at_home": s.funding < HIGHEST_FUNDING and (MUSLIM[c] or c == IRAN),
    }
    if s.prestige <= 3:
        fits["plot_in_philippines"] = fits["plot_by_troops"] = False
    return [] if ruled(s, c) else [line for line, does in fits.items() if does]


def plots(line: str) -> Callable[[Labyrinth, Frame], list[int]]:
    def countries(s: Labyrinth, f: Frame) -> list[int]:
        found = {c: plot_lines(s, c) for c in offered(s, f)}
        first = min([names[0] for names in found.values() if names], key=list(PLOTS).index)
        assert first == line, "the first line that fits"
        return [c for c, names in found.items() if line in names]

    return countries


def by_governance(governance: int) -> Callable[[Labyrinth, Frame], list[int]]:
    def countries(s: Labyrinth, f: Frame) -> list[int]:
        found = offered(s, f)
        assert not any(0 < s.governance[c] < governance for c in found), "better ones come first"
        return [c for c in found if s.governance[c] == governance]

    return countries


def recruiting(s: Labyrinth, value: int) -> dict[str, list[int]]:
    """9.4.2.5: what each line of the recruit flow fits."""
    grounds = [c for c in EVERYWHERE if cells(s, c) or s.cadre[c]]
    others = [c for c in grounds if not ruled(s, c) and not s.regime_change[c]]
    highest = max([recruit_needed(s, c) for c in others], default=0)
    return {
        "recruit_at_regime_change": [c for c in grounds if s.regime_change[c] and troops(s, c) >= cells(s, c) + 5],
        "recruit_under_rule": [c for c in grounds if ruled(s, c) and cells(s, c) < 2 * value],
        "recruit_where_easiest": [c for c in others if recruit_needed(s, c) == highest],
    }


def recruits(line: str) -> Callable[[Labyrinth, Frame], list[int]]:
    def countries(s: Labyrinth, f: Frame) -> list[int]:
        lines = recruiting(s, f[1])
        assert next(name for name, found in lines.items() if found) == line, "the first line that fits"
        return lines[line]

    return countries


def travels(number: int) -> Callable[[Labyrinth, Frame], list[int]]:
    """What a line of the travel flow fits; Schengen Visas look only there."""

    def countries(s: Labyrinth, f: Frame) -> list[int]:
        found = [c for c in EVERYWHERE if TRAVEL_LINES[number - 1][1](s, c)]
        if f[Destinations.HOW] != INTO_SCHENGEN:
            return found
        found = [c for c in found if SCHENGEN[c]]
        return [c for c in found if c != EASTERN_EUROPE] or found  # which the table of 9.5 does not have

    return countries


def origins(line: str) -> Callable[[Labyrinth, Frame], list[int]]:
    def countries(s: Labyrinth, f: Frame) -> list[int]:
        to, _, sent = journey_of(f)
        barred = f[Origins.HOW] == 0 and s.markers[BIOMETRICS] > 0
        near = [c for c in EVERYWHERE if adjacent(s, c, to)]
        free = [c for c in EVERYWHERE if travellers(s, c) > sent.count(c) and (not barred or c == to or c in near)]
        away = [c for c in free if c != to]
        lines = {
            "from_caliphate": [c for c in away if ruled(s, c) and left_in(s, c, sent) > f[Origins.VALUE]],
            "from_regime_change": [c for c in away if s.regime_change[c] and left_in(s, c, sent) > troops(s, c)],
            "from_next_door": [c for c in away if c in near],
            "from_destination" if barred else "from_anywhere": free,
        }
        assert next(name for name, found in lines.items() if found) == line, "the first line that fits"
        return lines[line]

    return countries


def journey_of(f: Frame) -> tuple[int, list[int], list[int]]:
    """The destination that an origin is looked for, the other destinations, and the origins found so far."""
    going = f[Origins.COUNTRY_ON : Origins.COUNTRY_ON + f[Origins.GOING]]
    sent = f[Origins.COUNTRY_ON + f[Origins.GOING] :]
    to = going[len(sent)]
    return to, [c for c in going if c != to], sent


PLOTS = {
    line: plots(line)
    for line in (
        "plot_in_us",
        "plot_in_philippines",
        "plot_by_troops",
        "plot_by_posture",
        "plot_by_aid",
        "plot_for_funds",
        "plot_for_funds_at_home",
    )
}
FROM = ("from_caliphate", "from_regime_change", "from_next_door", "from_anywhere", "from_destination")
FITTING: dict[str, Callable[[Labyrinth, Frame], list[int]]] = {
    **PLOTS,
    "major_jihad_where": lambda s, f: major_jihad(s, f[1]),
    "minor_jihad_good": by_governance(GOOD),
    "minor_jihad_fair": by_governance(FAIR),
    "change_poor": by_governance(POOR),
    **{line: recruits(line) for line in ("recruit_at_regime_change", "recruit_under_rule", "recruit_where_easiest")},
    "travel_to_trouble": travels(1),
    "travel_for_major_jihad": travels(2),
    "travel_next_door": travels(3),
    "travel_for_posture": travels(4),
    **{line: origins(line) for line in FROM},
}

# -- what comes first among them (9.4.2) -------------------------------------------------------------------------------


def most(key: Callable[[Labyrinth, int], int]) -> Callable[[Labyrinth, Frame, list[int]], list[int]]:
    def first(s: Labyrinth, f: Frame, countries: list[int]) -> list[int]:
        highest = max(key(s, c) for c in countries)
        return [c for c in countries if key(s, c) == highest]

    return first


def in_order(*governances: int) -> Callable[[Labyrinth, Frame, list[int]], list[int]]:
    def first(s: Labyrinth, f: Frame, countries: list[int]) -> list[int]:
        return next(found for g in governances if (found := [c for c in countries if s.governance[c] == g]))

    return first


PRIORITIES: dict[str, Callable[[Labyrinth, Frame, list[int]], list[int]]] = {
    "pakistan_first": lambda s, f, countries: [c for c in countries if c == PAKISTAN],
    "aid_first": lambda s, f, countries: [c for c in countries if s.aid[c]],
    "siege_first": lambda s, f, countries: [c for c in countries if s.besieged[c]],
    "resources_first": most(resources),
    "forces_first": most(lambda s, c: troops(s, c) + cells(s, c)),
    "fair_first": in_order(FAIR, GOOD, POOR),
    "good_first": in_order(GOOD, FAIR, POOR),
    "active_first": lambda s, f, countries: [c for c in countries if s.active[c] > journey_of(f)[2].count(c)],
    "active_or_sadr_first": lambda s, f, countries: [
        c for c in countries if s.active[c] > journey_of(f)[2].count(c) or c == s.sadr
    ],
    "other_destinations_last": lambda s, f, countries: [c for c in countries if c not in journey_of(f)[1]],
}


def richest(s: Labyrinth, f: Frame, countries: list[int]) -> list[int]:
    """By Resources, where only Muslim countries are to choose from."""
    return PRIORITIES["resources_first"](s, f, countries) if all(MUSLIM[c] for c in countries) else countries


def narrowings(s: Labyrinth, f: Frame, line: str) -> tuple[list[tuple[str, int, int]], list[int]]:
    """The priorities that tell countries of a line apart, in the order of its flow: of how many each leaves how many;
    and those that are left to chance."""
    countries, told = FITTING[line](s, f), []
    for priority in order_of(line, s, f):
        narrow = richest if priority == "resources_first" else PRIORITIES[priority]
        first = narrow(s, f, countries) if len(countries) > 1 else []
        if 0 < len(first) < len(countries):
            told.append((priority, len(countries), len(first)))
            countries = first
    return told, countries


def order_of(line: str, s: Labyrinth, f: Frame) -> tuple[str, ...]:
    """9.4.2.2–9.4.2.6.1: the priorities of the flow that a line is of; those of Major Jihad and travel are the same."""
    if line in PLOTS:
        return ("fair_first",) if f[0] == AUTOMATIC_PLOT.number else ("good_first",)
    if line in ("minor_jihad_good", "minor_jihad_fair", "change_poor"):
        return ("pakistan_first", "aid_first", "siege_first", "resources_first")
    if line.startswith("recruit"):
        return ("siege_first", "forces_first", "resources_first")
    if line.startswith("from"):
        sadr_counts = s.sadr in FITTING[line](s, f) and s.active[s.sadr] <= journey_of(f)[2].count(s.sadr)
        return ("active_or_sadr_first" if sadr_counts else "active_first", "other_destinations_last")
    return ("pakistan_first", "resources_first")


# -- why points are left for radicalization (9.4.3) --------------------------------------------------------------------


def without_rolls(f: Frame, n: int) -> bool:
    """Whether so many points of the card have no country yet."""
    return n == f[CountryByCountry.VALUE] - len(f[CountryByCountry.COUNTRY_ON :])


def nothing_to_plot_for(s: Labyrinth, f: Frame, n: int) -> bool:
    fitting = [c for c in offered(s, f) if plot_lines(s, c)]
    return s.funding == HIGHEST_FUNDING and bool(offered(s, f)) and not fitting and without_rolls(f, n)


def no_cell_for_jihad(s: Labyrinth, f: Frame, n: int) -> bool:
    return not any(s.governance[c] in (GOOD, FAIR) for c in offered(s, f)) and without_rolls(f, n)


def nowhere_to_recruit(s: Labyrinth, f: Frame, n: int) -> bool:
    """The parts of the sentence, one after the other."""
    grounds = [c for c in EVERYWHERE if cells(s, c) or s.cadre[c]]
    changed = [c for c in grounds if s.regime_change[c]]
    caliphates = [c for c in grounds if ruled(s, c)]
    return (
        all(troops(s, c) < cells(s, c) + 5 for c in changed)
        and all(cells(s, c) >= 2 * f[AutomaticRecruit.VALUE] for c in caliphates)
        and set(grounds) == {*changed, *caliphates}
        and n == f[AutomaticRecruit.ROLLS]
    )


def no_cell_to_travel(s: Labyrinth, f: Frame, n: int) -> bool:
    going, barred = len(f[Destinations.COUNTRY_ON :]), f[Destinations.BARRED]
    return going == sum(travellers(s, c) for c in EVERYWHERE) and n == f[Destinations.VALUE] - barred - going


def travel_out_of_reach(s: Labyrinth, c: int) -> bool:
    near = [other for other in EVERYWHERE if adjacent(s, other, c)]
    return s.markers[BIOMETRICS] > 0 and not any(cells(s, other) for other in near)


def travel_barred(s: Labyrinth, f: Frame, n: int) -> bool:
    return s.markers[BIOMETRICS] > 0 and n == f[Origins.COUNTRY_ON + f[Origins.GOING] :].count(NOWHERE)


LEFT_OVER: dict[str, Callable[[Labyrinth, Frame, int], bool]] = {
    "no_cell_to_plot": lambda s, f, n: not offered(s, f) and without_rolls(f, n),
    "nothing_to_plot_for": nothing_to_plot_for,
    "no_cell_for_jihad": no_cell_for_jihad,
    "nowhere_to_recruit": nowhere_to_recruit,
    "recruits_run_out": lambda s, f, n: available_cells(s) == 0 and n == f[AutomaticRecruit.ROLLS],
    "no_cell_to_travel": no_cell_to_travel,
    "travel_barred": travel_barred,
}


def no_place_for_plot(s: Labyrinth, card: int, n: int) -> bool:
    """Either there is no country at all, or Funding is 9 and the first four lines fit none."""
    countries = selected(s, PLOT_EVENTS[card])
    nowhere = not any(plot_lines(s, c) for c in countries)
    return n == len(countries) and nowhere and (n == 0 or s.funding == HIGHEST_FUNDING)


SKIPPED: dict[str, Callable[..., bool]] = {
    "no_cells_for_event": lambda s, card: PLACES_CELLS[card] and s.cell_track == 0,
    "no_place_for_plot": no_place_for_plot,
}

# -- all other claims --------------------------------------------------------------------------------------------------


def operations(s: Labyrinth, f: Frame) -> str:
    """9.4.1: the line that decides what a card is used for."""
    if major_jihad(s, f[1]):
        return "major_jihad_possible"
    if any(s.governance[c] in (GOOD, FAIR) for c in jihad_countries(s)):
        return "minor_jihad_possible"
    return "cells_available" if available_cells(s) and not s.markers[GTMO] else "nothing_but_travel"


def unmet(s: Labyrinth, card: int, condition: int, side: int = JIHADIST) -> bool:
    return condition in REQUIRES[card] and not CONDITIONS.holds(condition, s, player_of(card, side))


def near_major_jihad(s: Labyrinth, c: int) -> bool:
    return MUSLIM[c] and s.governance[c] == POOR and cells(s, c) + 2 - troops(s, c) >= surplus_needed(s)


def cell_next_door(s: Labyrinth, c: int) -> bool:
    near = any(cells(s, other) and adjacent(s, other, c) for other in EVERYWHERE)
    return MUSLIM[c] and s.governance[c] in (GOOD, FAIR) and near


def trouble(s: Labyrinth, c: int, regime_change: int, besieged: int, aid: int) -> bool:
    told = (regime_change > 0, besieged > 0, aid > 0)
    return any(told) and told == (s.regime_change[c] > 0, s.besieged[c] > 0, s.aid[c] > 0)


def swayable(s: Labyrinth, c: int, posture: int) -> bool:
    return HAS_POSTURE[c] and posture == us_posture(s) and s.posture[c] == (0 if posture == HARD else SOFT)


def plot_ground(s: Labyrinth) -> list[int]:
    return [c for c in EVERYWHERE if cells(s, c) and not ruled(s, c)]


def last_cell(s: Labyrinth, f: Frame, c: int, regime_change: int) -> bool:
    kept = s.regime_change[c] > 0 if regime_change else ruled(s, c)
    return kept and left_in(s, c, journey_of(f)[2]) == 1


def plot_anywhere(s: Labyrinth, f: Frame, c: int) -> bool:
    """Of an event that is not on a card which the Jihadists have turned up."""
    nowhere = not any(plot_lines(s, other) for other in offered(s, f))
    theirs = any(frame[0] == AUTOMATIC_PLAY.number and frame[2] == f[Select.CARD] for frame in s.stack)
    return PURPOSES[f[Select.PURPOSE]] == FOR_PLOTS and nowhere and s.funding == HIGHEST_FUNDING and not theirs


def change_anywhere(s: Labyrinth, f: Frame, c: int) -> bool:
    governances = [s.governance[other] for other in offered(s, f)]
    return PURPOSES[f[Select.PURPOSE]] != FOR_PLOTS and not {GOOD, FAIR} & set(governances)


def nearest(s: Labyrinth, f: Frame, c: int) -> bool:
    """9.4.2.1, 9.5.1: of those that fit, Good before Fair before any other; and of these none is nearer."""

    def rank(country: int) -> tuple[int, int]:
        governance = s.governance[country]
        return governance if governance in (GOOD, FAIR) else POOR, DISTANCE[f[NearestFitting.COUNTRY]][country]

    return rank(c) == min(rank(country) for country in selected(s, f[NearestFitting.AMONG]))


def ex_kgb_sways(s: Labyrinth, f: Frame, label: int) -> bool:
    """9.6: the Caucasus if, and only if, that moves World Posture."""
    then = cast(Labyrinth, s.clone())
    then.posture = with_value(then.posture, CAUCASUS, SOFT if us_posture(s) == HARD else HARD)
    return (label == SWAY_CAUCASUS) == (world_posture(then) != world_posture(s))


def dearest_back(s: Labyrinth, f: Frame, card: int) -> bool:
    values = [OPS[other] for other in s.discard if SIDE[other] == JIHADIST]
    return card in s.discard and SIDE[card] == JIHADIST and OPS[card] == max(values)


# of the position before a step, and the frame on top of it
CLAIMS: dict[str, Callable[..., bool]] = {
    "event_by_itself": lambda s, f, card: card == US_ELECTION,
    "nothing_to_take_back": lambda s, f, card: not any(SIDE[other] == JIHADIST for other in s.discard),
    "events_closed": lambda s, f, card: s.markers[ITJIHAD] > 0,
    "second_card_recruits": lambda s, f, card: s.markers[GADAHN] + s.markers[MADRASSAS] > 0,
    "second_card_barred": lambda s, f, card: (available_cells(s) if s.markers[GADAHN] else s.cell_track) == 0,
    "operations_too": lambda s, f, card: SIDE[card] == NOBODY,
    "major_jihad_possible": lambda s, f: operations(s, f) == "major_jihad_possible",
    "minor_jihad_possible": lambda s, f: operations(s, f) == "minor_jihad_possible",
    "cells_available": lambda s, f: operations(s, f) == "cells_available",
    "nothing_but_travel": lambda s, f, gtmo: (
        operations(s, f) == "nothing_but_travel" and (s.markers[GTMO] > 0 if gtmo else available_cells(s) == 0)
    ),
    "major_jihad_where": lambda s, f, c, surplus: (
        surplus == (3 if s.options[IDEOLOGY] >= POTENT else 5) and cells(s, c) - troops(s, c) >= surplus
    ),
    "travel_to_trouble": lambda s, f, *told: trouble(s, *told) and not ruled(s, told[0]),
    "travel_for_major_jihad": lambda s, f, c: near_major_jihad(s, c),
    "travel_next_door": lambda s, f, c: cell_next_door(s, c),
    "travel_for_posture": lambda s, f, c, posture: swayable(s, c, posture),
    "last_cell_stays": last_cell,
    "journey": lambda s, f, c, to: to == journey_of(f)[0],
    "journey_within": lambda s, f, c: c == journey_of(f)[0] or last_cell(s, f, c, s.regime_change[c]),
    "to_the_us": lambda s, f, c: c == UNITED_STATES,
    "travel_anywhere": lambda s, f, c: not any(travels(n)(s, f) for n in range(f[Destinations.LINE], LAST_LINE)),
    "to_schengen_at_random": lambda s, f, c, posture: (
        SCHENGEN[c]
        and posture == us_posture(s)
        and not any(swayable(s, to, posture) for to in EVERYWHERE if SCHENGEN[to])
    ),
    "plot_anywhere": plot_anywhere,
    "change_anywhere": change_anywhere,
    "radical_cell": lambda s, f, c: s.cell_track > 0,
    "no_radical_cell": lambda s, f: s.cell_track == 0,
    "radical_travel": lambda s, f: any(travellers(s, c) for c in EVERYWHERE),
    "radical_plot": lambda s, f, c: s.funding < HIGHEST_FUNDING and c in plot_ground(s),
    "no_radical_funds": lambda s, f: s.funding == HIGHEST_FUNDING,
    "no_radical_plot": lambda s, f: not s.available,
    "no_radical_ground": lambda s, f: not plot_ground(s),
    "radical_worsening": lambda s, f, c: MUSLIM[c] and s.governance[c] in (GOOD, FAIR),
    "by_shia_mix_roll": lambda s, f, c, *dice: c == SHIA_MIX_TABLE[(sum(dice) - 3) // 2],
    "plot_at_random": lambda s, f, n: len(s.plots) > 1,
    "nearest": nearest,
    "ex_kgb_sways": ex_kgb_sways,
    "event_at_random": lambda s, f, card: (
        len(f[EventsOfDiscards.CARDS_ON :]) > 1 and card in f[EventsOfDiscards.CARDS_ON :]
    ),
    "leak_at_random": lambda s, f, marker: s.markers[marker] > 0,
    "dearest_back": dearest_back,
    "nothing_to_radicalize": lambda s, f, n: not any(s.governance[c] in (GOOD, FAIR) for c in MUSLIM_COUNTRIES),
}
# of the position after a step: the card has left the stack
CLAIMS_AFTER: dict[str, Callable[..., bool]] = {
    "event_not_playable": unmet,
    "event_played": lambda s, card: SIDE[card] != US and missing_condition(s, card, JIHADIST) < 0,
    "us_event_means_plot": lambda s, card: SIDE[card] == US and missing_condition(s, card, JIHADIST) < 0,
}
