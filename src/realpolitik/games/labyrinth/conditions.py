"""Facts of the position that cards refer to, by name: what events require (6.2.6), and what they depend on."""

from collections.abc import Callable
from typing import Final

from realpolitik.games.labyrinth.board import (
    ADJACENT,
    ADVERSARY,
    AFGHANISTAN,
    ALLY,
    CENTRAL_ASIA,
    CHINA,
    FAIR,
    GOOD,
    HARD,
    IRAQ,
    ISLAMIST_RULE,
    ISRAEL,
    LIBYA,
    MUSLIM,
    MUSLIM_COUNTRIES,
    NEUTRAL,
    PAKISTAN,
    POOR,
    RUSSIA,
    SAUDI_ARABIA,
    SOFT,
    SOMALIA,
    SYRIA,
    YEMEN,
)
from realpolitik.games.labyrinth.deck import CARDS, OIL_PRICE_SPIKE_117, OIL_PRICE_SPIKE_118, OPS
from realpolitik.games.labyrinth.disrupt import disrupt_targets
from realpolitik.games.labyrinth.markers import (
    ABBAS,
    AL_ANBAR,
    ANBAR_AWAKENING,
    BENAZIR_BHUTTO,
    BHUTTO_SHOT,
    CTR_RUSSIA,
    ENHANCED_MEASURES,
    FATA,
    GTMO,
    INDO_PAKISTANI_TALKS,
    LEAKED_ENHANCED_MEASURES,
    LEAKED_RENDITIONS,
    LEAKED_WIRETAPPING,
    LIBYAN_DEAL,
    MORO_TALKS,
    PATRIOT_ACT,
    RENDITIONS,
    SADDAM_CAPTURED,
    VIEIRA_DE_MELLO,
    WIRETAPPING,
)
from realpolitik.games.labyrinth.selectors import (
    ADVERSARIES,
    ALLIES_OR_GOOD_WITH_PLOTS,
    ALLIES_OR_NON_MUSLIM,
    BESIEGED_COUNTRIES,
    DISRUPTED_LATELY,
    GOOD_WITH_CELLS_OR_PLOTS,
    HAMBALI_COUNTRIES,
    IRAQ_OR_SYRIA_WITH_TROOPS,
    LATELY_IMPROVED,
    MUSLIM_WITH_CELLS,
    NEAR_ISRAEL,
    NEAR_TROOPS,
    NOT_RULED_WITH_CELLS,
    REGIME_CHANGES,
    REGIME_CHANGES_WITH_CELLS,
    REGIME_CHANGES_WITH_TWO_CELLS,
    RULED_SOMALIA_OR_SUDAN,
    SAUDI_NEIGHBOURHOOD_WITH_TROOPS,
    SELECTORS,
    SHIA_MIX_REGIME_CHANGES_WITH_CELLS,
    SHIA_MIX_WITH_CELLS_AND_TROOPS,
    UNGUARDED_ARSENALS,
    UNMARKED_MUSLIM,
    US_UK_CANADA,
    WITHOUT_CELLS,
    ZARQAWI_COUNTRIES,
    exists,
    selected,
)
from realpolitik.games.labyrinth.sides import JIHADIST, US, other
from realpolitik.games.labyrinth.state import PLOT_BACKLASH, PLOT_COUNTRY, Labyrinth, cells, resources, troops
from realpolitik.games.labyrinth.tracks import (
    HIGH,
    LOW_INTENSITY,
    MEDIUM,
    OVERSTRETCH,
    available_cells,
    gwot_penalty,
    prestige_level,
    troop_level,
    us_posture,
)
from realpolitik.games.labyrinth.values import HIGHEST_VALUE
from realpolitik.kernel.event import Conditions

Condition = Callable[[Labyrinth, int], bool]  # of the state and the side whose event it is
CONDITIONS: Final[Conditions[Labyrinth]] = Conditions()


def _somewhere(number: int) -> Condition:
    return lambda s, side: exists(s, number)


def _marked(marker: int) -> Condition:
    return lambda s, side: s.markers[marker] > 0


def _unmarked(*markers: int) -> Condition:
    return lambda s, side: not any(s.markers[marker] for marker in markers)


def _ruled(*countries: int) -> Condition:
    return lambda s, side: any(s.governance[c] == ISLAMIST_RULE for c in countries)


def _troops_in(c: int) -> Condition:
    return lambda s, side: troops(s, c) > 0


def _cells_in(c: int) -> Condition:
    return lambda s, side: cells(s, c) > 0


def _governance(c: int, *levels: int) -> Condition:
    return lambda s, side: s.governance[c] in levels


def no_islamist_rule(s: Labyrinth, side: int) -> bool:
    return all(s.governance[c] != ISLAMIST_RULE for c in MUSLIM_COUNTRIES)


def _peace_possible(s: Labyrinth, side: int) -> bool:
    """Troops to spare, and no caliphate at the borders of Israel."""
    return troop_level(s) != OVERSTRETCH and all(s.governance[c] != ISLAMIST_RULE for c in ADJACENT[ISRAEL])


def _plot_to_turn(s: Labyrinth, side: int) -> bool:
    return any(MUSLIM[plot[PLOT_COUNTRY]] and not plot[PLOT_BACKLASH] for plot in s.plots)


def _at_home(s: Labyrinth, side: int) -> bool:
    home = selected(s, US_UK_CANADA)
    return any(cells(s, c) or s.cadre[c] for c in home) or any(plot[PLOT_COUNTRY] in home for plot in s.plots)


def back_channel_cards(s: Labyrinth) -> list[int]:
    """The cards of the US whose value is the resources of an Adversary."""
    wanted = [resources(s, c) for c in selected(s, ADVERSARIES)]
    return [card for card in s.hands[US] if OPS[card] in wanted]


def _bhutto_safe(s: Labyrinth, side: int) -> bool:
    near = [PAKISTAN, *[c for c in ADJACENT[PAKISTAN] if MUSLIM[c]]]
    return all(s.governance[c] != ISLAMIST_RULE for c in near)


def _leaders_hidden(s: Labyrinth, side: int) -> bool:
    """Bin Ladin and Zawahiri: the US cannot find them while they have a refuge; the Jihadists need not look."""
    return side == JIHADIST or (no_islamist_rule(s, side) and not s.markers[FATA] and not s.markers[AL_ANBAR])


def _ksm(s: Labyrinth, side: int) -> bool:
    fits = SELECTORS[ALLIES_OR_NON_MUSLIM]
    return side == JIHADIST or any(fits(s, plot[PLOT_COUNTRY]) for plot in s.plots)


def _first_card(s: Labyrinth, side: int) -> bool:
    """The first card of a Jihadist action phase, and no other card that its event has brought to the table."""
    return s.phase == JIHADIST and s.phase_card == 1 and len(s.table) <= 1


def may_come_back(s: Labyrinth, card: int) -> bool:
    """Oil Price Spike brings back any other card that lies open: a discard, or one in the Lapsing or 1st Plot box."""
    if card in (OIL_PRICE_SPIKE_117, OIL_PRICE_SPIKE_118):
        return False
    return card in s.discard or card in s.lapsing or card == s.first_plot


def spike_cards(s: Labyrinth) -> list[int]:
    return [card for card in range(1, CARDS + 1) if may_come_back(s, card)]


# -- what events require (6.2.6), blocked ones among them (6.2.8) ------------------------------------------------------

PLOT_IN_MUSLIM_COUNTRY: Final = CONDITIONS.add("plot_in_muslim_country", _plot_to_turn)
US_SOFT: Final = CONDITIONS.add("us_soft", lambda s, side: us_posture(s) == SOFT)
US_HARD: Final = CONDITIONS.add("us_hard", lambda s, side: us_posture(s) == HARD)
PATRIOT_ACT_IN_EFFECT: Final = CONDITIONS.add("patriot_act_in_effect", _marked(PATRIOT_ACT))
CELLS_NEAR_TROOPS: Final = CONDITIONS.add("cells_near_troops", _somewhere(NEAR_TROOPS))
TROOPS_IN_IRAQ_OR_SYRIA: Final = CONDITIONS.add("troops_in_iraq_or_syria", _somewhere(IRAQ_OR_SYRIA_WITH_TROOPS))
ADVERSARY_EXISTS: Final = CONDITIONS.add("adversary_exists", _somewhere(ADVERSARIES))
SOMALIA_OR_SUDAN_RULED: Final = CONDITIONS.add("somalia_or_sudan_ruled", _somewhere(RULED_SOMALIA_OR_SUDAN))
PLOT_IN_ALLY_OR_GOOD: Final = CONDITIONS.add("plot_in_ally_or_good", _somewhere(ALLIES_OR_GOOD_WITH_PLOTS))
CELLS_NEAR_ISRAEL: Final = CONDITIONS.add(
    "cells_near_israel", lambda s, side: any(cells(s, c) for c in selected(s, NEAR_ISRAEL))
)
CELLS_IN_MUSLIM_COUNTRY: Final = CONDITIONS.add("cells_in_muslim_country", _somewhere(MUSLIM_WITH_CELLS))
ABBAS_IN_EFFECT: Final = CONDITIONS.add("abbas_in_effect", _marked(ABBAS))
PEACE_POSSIBLE: Final = CONDITIONS.add("peace_possible", _peace_possible)
TROOPS_IN_IRAQ: Final = CONDITIONS.add("troops_in_iraq", _troops_in(IRAQ))
BESIEGED_REGIME_EXISTS: Final = CONDITIONS.add("besieged_regime_exists", _somewhere(BESIEGED_COUNTRIES))
REGIME_CHANGE_EXISTS: Final = CONDITIONS.add("regime_change_exists", _somewhere(REGIME_CHANGES))
NO_VIEIRA: Final = CONDITIONS.add("no_vieira", _unmarked(VIEIRA_DE_MELLO))
JIHADISTS_AT_HOME: Final = CONDITIONS.add("jihadists_at_home", _at_home)
WIRETAPPING_SECRET: Final = CONDITIONS.add("wiretapping_secret", _unmarked(LEAKED_WIRETAPPING))
BACK_CHANNEL_CARD: Final = CONDITIONS.add("back_channel_card", lambda s, side: bool(back_channel_cards(s)))
BHUTTO_SAFE: Final = CONDITIONS.add("bhutto_safe", _bhutto_safe)
BHUTTO_ALIVE: Final = CONDITIONS.add("bhutto_alive", _unmarked(BHUTTO_SHOT))
DISRUPTION_POSSIBLE: Final = CONDITIONS.add(
    "disruption_possible", lambda s, side: bool(disrupt_targets(s, HIGHEST_VALUE))
)
MEASURES_SECRET: Final = CONDITIONS.add("measures_secret", _unmarked(LEAKED_ENHANCED_MEASURES))
RENDITIONS_SECRET: Final = CONDITIONS.add("renditions_secret", _unmarked(LEAKED_RENDITIONS))
NO_ISLAMIST_RULE: Final = CONDITIONS.add("no_islamist_rule", no_islamist_rule)
PAKISTAN_GOOD_OR_FAIR: Final = CONDITIONS.add("pakistan_good_or_fair", _governance(PAKISTAN, GOOD, FAIR))
IRAQ_ADVERSARY: Final = CONDITIONS.add("iraq_adversary", lambda s, side: s.alignment[IRAQ] == ADVERSARY)
LIBYA_ADVERSARY: Final = CONDITIONS.add("libya_adversary", lambda s, side: s.alignment[LIBYA] == ADVERSARY)
LIBYA_POOR: Final = CONDITIONS.add("libya_poor", _governance(LIBYA, POOR))
IRAQ_OR_SYRIA_ALLY: Final = CONDITIONS.add(
    "iraq_or_syria_ally", lambda s, side: ALLY in (s.alignment[IRAQ], s.alignment[SYRIA])
)
NO_LIBYAN_DEAL: Final = CONDITIONS.add("no_libyan_deal", _unmarked(LIBYAN_DEAL))
NO_GWOT_PENALTY: Final = CONDITIONS.add("no_gwot_penalty", lambda s, side: gwot_penalty(s) == 0)
PAKISTAN_ALLY: Final = CONDITIONS.add("pakistan_ally", lambda s, side: s.alignment[PAKISTAN] == ALLY)
FATA_IN_EFFECT: Final = CONDITIONS.add("fata_in_effect", _marked(FATA))
GOOD_COUNTRIES_SAFE: Final = CONDITIONS.add(
    "good_countries_safe", lambda s, side: not exists(s, GOOD_WITH_CELLS_OR_PLOTS)
)
SHIA_MIX_REGIME_CHANGE_WITH_CELL: Final = CONDITIONS.add(
    "shia_mix_regime_change_with_cell", _somewhere(SHIA_MIX_REGIME_CHANGES_WITH_CELLS)
)
FIRST_CARD_OF_PHASE: Final = CONDITIONS.add("first_card_of_phase", _first_card)
CELL_AVAILABLE: Final = CONDITIONS.add("cell_available", lambda s, side: available_cells(s) > 0)
IRAQ_WORSE_THAN_GOOD: Final = CONDITIONS.add("iraq_worse_than_good", _governance(IRAQ, FAIR, POOR, ISLAMIST_RULE))
CELL_IN_REGIME_CHANGE: Final = CONDITIONS.add("cell_in_regime_change", _somewhere(REGIME_CHANGES_WITH_CELLS))
NO_MORO_TALKS: Final = CONDITIONS.add("no_moro_talks", _unmarked(MORO_TALKS))
NO_ANBAR_AWAKENING: Final = CONDITIONS.add("no_anbar_awakening", _unmarked(ANBAR_AWAKENING))
CELL_IN_PAKISTAN: Final = CONDITIONS.add("cell_in_pakistan", _cells_in(PAKISTAN))
US_DISRUPTED_LATELY: Final = CONDITIONS.add("us_disrupted_lately", _somewhere(DISRUPTED_LATELY))
NO_GTMO_OR_RENDITIONS: Final = CONDITIONS.add("no_gtmo_or_renditions", _unmarked(GTMO, RENDITIONS))
ARSENAL_UNGUARDED: Final = CONDITIONS.add("arsenal_unguarded", _somewhere(UNGUARDED_ARSENALS))
CENTRAL_ASIA_UNGUARDED: Final = CONDITIONS.add(
    "central_asia_unguarded", lambda s, side: SELECTORS[UNGUARDED_ARSENALS](s, CENTRAL_ASIA)
)
RUSSIA_UNGUARDED: Final = CONDITIONS.add("russia_unguarded", lambda s, side: SELECTORS[UNGUARDED_ARSENALS](s, RUSSIA))
NO_TALKS: Final = CONDITIONS.add("no_talks", _unmarked(INDO_PAKISTANI_TALKS))
CELL_IN_AFGHANISTAN: Final = CONDITIONS.add("cell_in_afghanistan", _cells_in(AFGHANISTAN))
SOMALIA_OR_YEMEN_RULED: Final = CONDITIONS.add("somalia_or_yemen_ruled", _ruled(SOMALIA, YEMEN))
TROOPS_NEAR_SAUDI_ARABIA: Final = CONDITIONS.add(
    "troops_near_saudi_arabia", _somewhere(SAUDI_NEIGHBOURHOOD_WITH_TROOPS)
)
COUNTRY_WITHOUT_CELLS: Final = CONDITIONS.add("country_without_cells", _somewhere(WITHOUT_CELLS))
SOMETHING_TO_LEAK: Final = CONDITIONS.add(
    "something_to_leak",
    lambda s, side: s.markers[WIRETAPPING] + s.markers[ENHANCED_MEASURES] + s.markers[RENDITIONS] > 0,
)
CELL_NOT_UNDER_RULE: Final = CONDITIONS.add("cell_not_under_rule", _somewhere(NOT_RULED_WITH_CELLS))
PRESTIGE_LOW_OR_MEDIUM: Final = CONDITIONS.add("prestige_low_or_medium", lambda s, side: prestige_level(s) <= MEDIUM)
TWO_UNMARKED_MUSLIM: Final = CONDITIONS.add(
    "two_unmarked_muslim", lambda s, side: len(selected(s, UNMARKED_MUSLIM)) >= 2
)
IRAQ_POOR_ADVERSARY: Final = CONDITIONS.add(
    "iraq_poor_adversary", lambda s, side: s.governance[IRAQ] == POOR and s.alignment[IRAQ] == ADVERSARY
)
SADDAM_FREE: Final = CONDITIONS.add("saddam_free", _unmarked(SADDAM_CAPTURED))
MUSLIM_LATELY_IMPROVED: Final = CONDITIONS.add("muslim_lately_improved", _somewhere(LATELY_IMPROVED))
BOTH_HOLD_CARDS: Final = CONDITIONS.add(
    "both_hold_cards", lambda s, side: bool(s.hands[side]) and bool(s.hands[other(side)])
)
SHIA_MIX_WITH_BOTH: Final = CONDITIONS.add("shia_mix_with_both", _somewhere(SHIA_MIX_WITH_CELLS_AND_TROOPS))
NO_BHUTTO: Final = CONDITIONS.add("no_bhutto", _unmarked(BENAZIR_BHUTTO))
REGIME_CHANGE_WITH_TWO_CELLS: Final = CONDITIONS.add(
    "regime_change_with_two_cells", _somewhere(REGIME_CHANGES_WITH_TWO_CELLS)
)
TROOPS_IN_ZARQAWI_COUNTRY: Final = CONDITIONS.add("troops_in_zarqawi_country", _somewhere(ZARQAWI_COUNTRIES))
LEADERS_HIDDEN: Final = CONDITIONS.add("leaders_hidden", _leaders_hidden)
HAMBALI_COUNTRY: Final = CONDITIONS.add("hambali_country", _somewhere(HAMBALI_COUNTRIES))
KSM_PLOTS: Final = CONDITIONS.add("ksm_plots", _ksm)

# -- what events depend on ---------------------------------------------------------------------------------------------

US_PLAYS: Final = CONDITIONS.add("us_plays", lambda s, side: side == US)
CENTRAL_ASIA_FRIENDLY: Final = CONDITIONS.add(
    "central_asia_friendly", lambda s, side: s.alignment[CENTRAL_ASIA] in (ALLY, NEUTRAL)
)
PAKISTAN_POOR: Final = CONDITIONS.add("pakistan_poor", _governance(PAKISTAN, POOR))
NOTHING_FOUND: Final = CONDITIONS.add("nothing_found", lambda s, side: s.result == 0)
SADDAM_IS_CAPTURED: Final = CONDITIONS.add("saddam_is_captured", _marked(SADDAM_CAPTURED))
CHINA_SOFT: Final = CONDITIONS.add("china_soft", lambda s, side: s.posture[CHINA] == SOFT)
CTR_IN_RUSSIA: Final = CONDITIONS.add("ctr_in_russia", _marked(CTR_RUSSIA))
AFGHANISTAN_RULED: Final = CONDITIONS.add("afghanistan_ruled", _ruled(AFGHANISTAN))
AFGHANISTAN_OR_PAKISTAN_RULED: Final = CONDITIONS.add("afghanistan_or_pakistan_ruled", _ruled(AFGHANISTAN, PAKISTAN))
CHOSEN_HAS_AID: Final = CONDITIONS.add("chosen_has_aid", lambda s, side: any(s.aid[c] for c in s.chosen))
ROLL_SUCCEEDED: Final = CONDITIONS.add("roll_succeeded", lambda s, side: s.result > 0)
SOME_ISLAMIST_RULE: Final = CONDITIONS.add("some_islamist_rule", lambda s, side: not no_islamist_rule(s, side))
SAUDI_ARABIA_RULED: Final = CONDITIONS.add("saudi_arabia_ruled", _ruled(SAUDI_ARABIA))
OVERSTRETCHED: Final = CONDITIONS.add("overstretched", lambda s, side: troop_level(s) == OVERSTRETCH)
AT_LOW_INTENSITY: Final = CONDITIONS.add("at_low_intensity", lambda s, side: troop_level(s) == LOW_INTENSITY)
PRESTIGE_HIGH: Final = CONDITIONS.add("prestige_high", lambda s, side: prestige_level(s) >= HIGH)
YEMEN_NOT_RULED: Final = CONDITIONS.add("yemen_not_ruled", lambda s, side: s.governance[YEMEN] != ISLAMIST_RULE)
