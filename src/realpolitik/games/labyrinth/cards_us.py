"""Events of the US, in card order."""

from typing import Final

from realpolitik.games.labyrinth.board import (
    ALLY,
    BENELUX,
    EGYPT,
    FAIR,
    FRANCE,
    HARD,
    INDIA,
    IRAQ,
    JORDAN,
    LIBYA,
    MUSLIM,
    NEUTRAL,
    PAKISTAN,
    PHILIPPINES,
    POOR,
    SCHENGEN,
    TURKEY,
    UNITED_KINGDOM,
)
from realpolitik.games.labyrinth.cards import leave_hand, show_hand
from realpolitik.games.labyrinth.choosing_by_event import ChoiceByEvent, ChooseFromHand, ChoosePlot
from realpolitik.games.labyrinth.conditions import (
    ABBAS_IN_EFFECT,
    ADVERSARY_EXISTS,
    BACK_CHANNEL_CARD,
    BESIEGED_REGIME_EXISTS,
    BHUTTO_ALIVE,
    BHUTTO_SAFE,
    CELLS_IN_MUSLIM_COUNTRY,
    CELLS_NEAR_ISRAEL,
    CELLS_NEAR_TROOPS,
    CENTRAL_ASIA_FRIENDLY,
    DISRUPTION_POSSIBLE,
    FATA_IN_EFFECT,
    GOOD_COUNTRIES_SAFE,
    IRAQ_ADVERSARY,
    IRAQ_OR_SYRIA_ALLY,
    JIHADISTS_AT_HOME,
    LIBYA_ADVERSARY,
    LIBYA_POOR,
    MEASURES_SECRET,
    NO_GWOT_PENALTY,
    NO_ISLAMIST_RULE,
    NO_LIBYAN_DEAL,
    NO_VIEIRA,
    NOTHING_FOUND,
    PAKISTAN_ALLY,
    PAKISTAN_GOOD_OR_FAIR,
    PAKISTAN_POOR,
    PATRIOT_ACT_IN_EFFECT,
    PEACE_POSSIBLE,
    PLOT_IN_ALLY_OR_GOOD,
    PLOT_IN_MUSLIM_COUNTRY,
    REGIME_CHANGE_EXISTS,
    RENDITIONS_SECRET,
    ROLL_SUCCEEDED,
    SHIA_MIX_REGIME_CHANGE_WITH_CELL,
    SOMALIA_OR_SUDAN_RULED,
    TROOPS_IN_IRAQ,
    TROOPS_IN_IRAQ_OR_SYRIA,
    US_HARD,
    US_SOFT,
    WIRETAPPING_SECRET,
    back_channel_cards,
)
from realpolitik.games.labyrinth.deck import (
    HEU,
    KAZAKH_STRAIN,
    LOOSE_NUKE,
    OPS,
    PREDATOR_23,
    PREDATOR_24,
    PREDATOR_25,
    SANCTIONS_6,
    SANCTIONS_7,
    SPECIAL_FORCES_8,
    SPECIAL_FORCES_9,
    SPECIAL_FORCES_10,
)
from realpolitik.games.labyrinth.deploy import change_forbidden, regime_change_in
from realpolitik.games.labyrinth.event import Event
from realpolitik.games.labyrinth.labels import DECLINE, KEEP, NO, REGIME_CHANGE, YES
from realpolitik.games.labyrinth.losing_cards import LOSE_CARDS
from realpolitik.games.labyrinth.markers import (
    ABBAS,
    ABU_SAYYAF,
    AL_ANBAR,
    ANBAR_AWAKENING,
    BENAZIR_BHUTTO,
    BIOMETRICS,
    CTR_CENTRAL_ASIA,
    CTR_RUSSIA,
    ENHANCED_MEASURES,
    FATA,
    INDO_PAKISTANI_TALKS,
    IRAQI_WMD,
    ITJIHAD,
    LIBYAN_DEAL,
    LIBYAN_WMD,
    MORO_TALKS,
    NEST,
    PATRIOT_ACT,
    RENDITIONS,
    SADDAM_CAPTURED,
    WIRETAPPING,
)
from realpolitik.games.labyrinth.occurrence import card, cards, lose_card
from realpolitik.games.labyrinth.operands import CHOSEN, SAME_AS_US
from realpolitik.games.labyrinth.pieces import remove_nato
from realpolitik.games.labyrinth.play import play
from realpolitik.games.labyrinth.plot_markers import block
from realpolitik.games.labyrinth.selecting import (
    FOR_AID,
    FOR_ALIGNMENT,
    FOR_GOVERNANCE,
    FOR_WAR_OF_IDEAS,
    NOT_AMONG_THOSE,
    SELECTED_ALREADY,
)
from realpolitik.games.labyrinth.selectors import (
    ADVERSARIES,
    ALLIES_OR_GOOD_WITH_PLOTS,
    BESIEGED_COUNTRIES,
    IRAQ_OR_SYRIA_WITH_TROOPS,
    MUSLIM_WITH_CELLS,
    NEAR_ISRAEL,
    NEAR_TROOPS,
    POSTURES_OF_OTHERS,
    REGIME_CHANGES,
    RULED_SOMALIA_OR_SUDAN,
    RUSSIA_OR_CENTRAL_ASIA_WITH_CELLS,
    SCHENGEN_COUNTRIES,
    SELECTORS,
    SHIA_MIX_REGIME_CHANGES_WITH_CELLS,
    US_UK_CANADA,
    selected,
)
from realpolitik.games.labyrinth.sides import JIHADIST, US
from realpolitik.games.labyrinth.state import PLOT_BACKLASH, PLOT_COUNTRY, Labyrinth, is_automatic, resources
from realpolitik.games.labyrinth.testing import place_aid, set_alignment
from realpolitik.games.labyrinth.tracks import us_posture
from realpolitik.games.labyrinth.values import is_country
from realpolitik.games.labyrinth.war_of_ideas import war_of_ideas_in
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.program import Begin, Step, Verb, verb
from realpolitik.kernel.question import ALLOWED, NATURE, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

# -- plots that the US picks: Backlash, Let's Roll! --------------------------------------------------------------------

WHICH_PLOT_TURNED: Final = question_kind("which_plot_turned", "6.2.1", "plot", "card", "*plots")
WHICH_PLOT_FOUND: Final = question_kind("which_plot_found", "6.2.1", "plot", "card", "*plots")
PLOT_TURNED: Final = note_kind("plot_turned", "6.2.1", "country")


class TurnPlot(ChoosePlot):
    """Backlash: a plot in a Muslim country will turn against the Jihadists."""

    kind = WHICH_PLOT_TURNED

    def fits(self, s: Labyrinth, plot: list[int]) -> bool:
        return MUSLIM[plot[PLOT_COUNTRY]] and not plot[PLOT_BACKLASH]

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        s.plots[answer][PLOT_BACKLASH] = 1
        note(s, PLOT_TURNED, s.plots[answer][PLOT_COUNTRY])


PLOT_TO_TURN: Final = procedure("labyrinth.turn_plot", TurnPlot())
TURN_PLOT: Final = verb("turn_plot", Begin(PLOT_TO_TURN))


class FindPlot(ChoosePlot):
    """Let's Roll!: a plot in an Ally or a Good country is blocked."""

    kind = WHICH_PLOT_FOUND

    def fits(self, s: Labyrinth, plot: list[int]) -> bool:
        return SELECTORS[ALLIES_OR_GOOD_WITH_PLOTS](s, plot[PLOT_COUNTRY])

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        block(s, s.plots[answer])


PLOT_TO_FIND: Final = procedure("labyrinth.find_plot", FindPlot())
FIND_PLOT: Final = verb("find_plot", Begin(PLOT_TO_FIND))


@card(1, PLOT_IN_MUSLIM_COUNTRY)
def backlash(p: Event) -> None:
    p.emit(TURN_PLOT)


@card(2)
def biometrics(p: Event) -> None:
    p.mark(BIOMETRICS)


@card(3, US_SOFT)
def ctr(p: Event) -> None:
    p.mark(CTR_RUSSIA)
    with p.when(CENTRAL_ASIA_FRIENDLY):
        p.mark(CTR_CENTRAL_ASIA)


@card(4)
def moro_talks(p: Event) -> None:
    p.mark(MORO_TALKS)
    p.unmark(ABU_SAYYAF)
    p.test(PHILIPPINES)
    p.funding(-1)


@card(5)
def nest(p: Event) -> None:
    p.mark(NEST)


@cards(SANCTIONS_6, SANCTIONS_7, requires=(PATRIOT_ACT_IN_EFFECT,))
def sanctions(p: Event) -> None:
    p.funding(-2)


@cards(SPECIAL_FORCES_8, SPECIAL_FORCES_9, SPECIAL_FORCES_10, requires=(CELLS_NEAR_TROOPS,))
def special_forces(p: Event) -> None:
    p.remove_a_cell(NEAR_TROOPS)


@card(11)
def abbas(p: Event) -> None:
    p.mark(ABBAS)
    with p.when(PEACE_POSSIBLE):
        p.prestige(1)
        p.funding(-2)


@card(12)
def al_azhar(p: Event) -> None:
    p.test(EGYPT)
    with p.whether(NO_ISLAMIST_RULE) as free:
        with free(YES):
            p.funding(-4)
        with free(NO):
            p.funding(-2)


@card(13, TROOPS_IN_IRAQ_OR_SYRIA)
def anbar_awakening(p: Event) -> None:
    p.mark(ANBAR_AWAKENING)
    p.unmark(AL_ANBAR)
    p.select(US, IRAQ_OR_SYRIA_WITH_TROOPS, FOR_AID)
    p.aid(CHOSEN)
    p.prestige(1)


@card(14, ADVERSARY_EXISTS)
def covert_action(p: Event) -> None:
    p.select(US, ADVERSARIES, FOR_ALIGNMENT)
    p.roll_for(CHOSEN, 4)
    with p.when(ROLL_SUCCEEDED):
        p.align(CHOSEN, NEUTRAL)


@card(15, SOMALIA_OR_SUDAN_RULED)
def ethiopia_strikes(p: Event) -> None:
    p.select(US, RULED_SOMALIA_OR_SUDAN, FOR_GOVERNANCE)
    p.govern(CHOSEN, POOR, NEUTRAL)


@card(16)
def euro_islam(p: Event) -> None:
    p.choose_posture(US, BENELUX)
    with p.when(NO_ISLAMIST_RULE):
        p.funding(-1)


# -- FSB ---------------------------------------------------------------------------------------------------------------

NUCLEAR_CARDS: Final = (LOOSE_NUKE, HEU, KAZAKH_STRAIN)


class SearchHand(Verb[Labyrinth]):
    """The Jihadists discard every card by which they could get at a nuclear weapon; `result` says whether there was
    one. Alone the whole stack is looked through, and shuffled again (9.2)."""

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        s.revealed += 1
        if is_automatic(s, JIHADIST):
            show_hand(s, JIHADIST)
            s.stacked = []
        found = [number for number in NUCLEAR_CARDS if number in s.hands[JIHADIST]]
        s.result = len(found)
        for number in found:
            lose_card(s, JIHADIST, number)


SEARCH_HAND: Final = verb("search_hand", SearchHand())


@card(17)
def fsb(p: Event) -> None:
    p.emit(SEARCH_HAND)
    with p.when(NOTHING_FOUND):
        p.remove_a_cell(RUSSIA_OR_CENTRAL_ASIA_WITH_CELLS)


# -- Intel Community ---------------------------------------------------------------------------------------------------

EXTRA_CARD: Final = question_kind("extra_card", "6.2.1", "card", "card")
ORDER_STACK: Final = question_kind("order_stack", "9.2", "card", "side")


class LookAtHand(Verb[Labyrinth]):
    """The US looks at the Jihadist hand; alone at the stack, in its order (9.2)."""

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        if is_automatic(s, JIHADIST):
            s.stack.append(LOOK_AT_STACK.frame())
        else:
            show_hand(s, JIHADIST)


class LookAtStack(Procedure[Labyrinth]):
    """9.2: card by card from the top down; what lies under the fixed top is drawn."""

    SEEN_ON: Final = 1  # the cards so far

    def frame(self) -> Frame:
        return [self.number]

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        unseen = [card for card in s.stacked if card not in f[self.SEEN_ON :]]
        if unseen:
            return Question(NATURE, ORDER_STACK, unseen[-1:], (JIHADIST,))
        left = sorted([card for card in s.hands[JIHADIST] if card not in s.stacked])
        if left:
            return Question(NATURE, ORDER_STACK, left, (JIHADIST,))
        s.stack.pop()
        show_hand(s, JIHADIST)
        return None

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        f.append(answer)
        if answer not in s.stacked:
            s.stacked.insert(0, answer)


LOOK_AT_STACK: Final = procedure("labyrinth.look_at_stack", LookAtStack())
LOOK_AT_HAND: Final = verb("look_at_hand", LookAtHand())


class ExtraCard(ChooseFromHand):
    """The US may play one more card at once."""

    kind = EXTRA_CARD

    def add_labels(self, s: Labyrinth, f: Frame, options: list[int]) -> None:
        if options:
            options.append(DECLINE)

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer != DECLINE:
            leave_hand(s, US, answer)
            play(s, US, answer, extra=True)


ONE_MORE: Final = procedure("labyrinth.extra_card", ExtraCard())
PLAY_EXTRA_CARD: Final = verb("play_extra_card", Begin(ONE_MORE))


@card(18)
def intel_community(p: Event) -> None:
    p.emit(LOOK_AT_HAND)
    p.operation(US, 1, reserves=False)
    p.emit(PLAY_EXTRA_CARD)


@card(19)
def kemalist_republic(p: Event) -> None:
    p.govern(TURKEY, FAIR, ALLY)


@card(20)
def king_abdullah(p: Event) -> None:
    p.govern(JORDAN, FAIR, ALLY)
    p.prestige(1)
    p.funding(-1)


@card(21, PLOT_IN_ALLY_OR_GOOD)
def lets_roll(p: Event) -> None:
    p.emit(FIND_PLOT)
    p.draw(US)
    p.choose_posture(US, POSTURES_OF_OTHERS)


@card(22, CELLS_NEAR_ISRAEL)
def mossad_and_shin_bet(p: Event) -> None:
    p.clear(NEAR_ISRAEL, cadre=True)


@cards(PREDATOR_23, PREDATOR_24, PREDATOR_25, requires=(CELLS_IN_MUSLIM_COUNTRY,))
def predator(p: Event) -> None:
    p.remove_a_cell(MUSLIM_WITH_CELLS)


@card(26, ABBAS_IN_EFFECT, PEACE_POSSIBLE)
def quartet(p: Event) -> None:
    p.prestige(2)
    p.funding(-3)


@card(27, TROOPS_IN_IRAQ)
def saddam_captured(p: Event) -> None:
    p.mark(SADDAM_CAPTURED)
    p.aid(IRAQ)
    p.prestige(1)


@card(28, BESIEGED_REGIME_EXISTS)
def sharia(p: Event) -> None:
    p.select(US, BESIEGED_COUNTRIES, FOR_AID)
    p.end_siege(CHOSEN)


class SwaySchengen(ChoiceByEvent):
    """War of Ideas in one Schengen country after the other, as long as the US likes."""

    ROLLS: Final = 3  # that are left
    COUNTRY_ON: Final = 4  # those rolled for

    def prepare(self, s: Labyrinth, f: Frame) -> bool:
        if f[self.ROLLS]:
            return True
        s.stack.pop()
        return False

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return selected(s, SCHENGEN_COUNTRIES)

    def is_thing(self, s: Labyrinth, f: Frame, option: int) -> bool:
        return is_country(option)

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        if option in f[self.COUNTRY_ON :]:
            return (SELECTED_ALREADY, option)
        return ALLOWED if SCHENGEN[option] else (NOT_AMONG_THOSE, f[self.CARD], option)

    def add_labels(self, s: Labyrinth, f: Frame, options: list[int]) -> None:
        options.append(DECLINE)

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[US], FOR_WAR_OF_IDEAS, options, (f[self.CARD], f[self.ROLLS]))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        if answer == DECLINE:
            s.stack.pop()
            return
        f[self.ROLLS] -= 1
        f.append(answer)
        war_of_ideas_in(s, answer, OPS[f[self.CARD]])


SWAYED_SCHENGEN: Final = procedure("labyrinth.sway_schengen", SwaySchengen())
SWAY_SCHENGEN: Final = verb("sway_schengen", Begin(SWAYED_SCHENGEN, begins=(3,)))  # so many rolls


@card(29)
def tony_blair(p: Event) -> None:
    p.posture(UNITED_KINGDOM, SAME_AS_US)
    p.emit(SWAY_SCHENGEN)


@card(30, REGIME_CHANGE_EXISTS, NO_VIEIRA)
def un_nation_building(p: Event) -> None:
    p.select(US, REGIME_CHANGES, FOR_WAR_OF_IDEAS)
    p.aid(CHOSEN)
    p.war_of_ideas(CHOSEN, ignores_gwot=True)


@card(31, JIHADISTS_AT_HOME, WIRETAPPING_SECRET)
def wiretapping(p: Event) -> None:
    p.mark(WIRETAPPING)
    p.clear(US_UK_CANADA, cadre=False)
    p.remove_plots(US_UK_CANADA)
    p.draw(US)


# -- Back Channel ------------------------------------------------------------------------------------------------------

BACK_CHANNEL_DISCARD: Final = question_kind("back_channel_discard", "6.2.1", "card", "card")
BACK_CHANNEL_COUNTRY: Final = question_kind("back_channel_country", "6.2.1", "country", "card", "value")
NO_ADVERSARY_OF_VALUE: Final = reason_kind("no_adversary_of_value", "6.2.1", "card")
WRONG_RESOURCES: Final = reason_kind("wrong_resources", "6.2.1", "country", "value")


class BackChannel(ChooseFromHand):
    """The US may discard a card whose value is the resources of an Adversary."""

    kind = BACK_CHANNEL_DISCARD

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        fits = option in back_channel_cards(s)
        return super().against(s, f, option) or (ALLOWED if fits else (NO_ADVERSARY_OF_VALUE, option))

    def add_labels(self, s: Labyrinth, f: Frame, options: list[int]) -> None:
        options.append(DECLINE)

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer != DECLINE:
            s.stack.append(WON_OVER.frame(side=f[self.SIDE], card=f[self.CARD], value=OPS[answer]))
            lose_card(s, US, answer)


class WinOver(ChoiceByEvent):
    """An Adversary of those resources becomes Neutral, with aid."""

    VALUE: Final = 3  # of the card that was discarded

    def frame(self, side: int, card: int, value: int) -> Frame:
        return [self.number, side, card, value]

    def prepare(self, s: Labyrinth, f: Frame) -> bool:
        return not self.take_the_only(s, f)

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return selected(s, ADVERSARIES)

    def is_thing(self, s: Labyrinth, f: Frame, option: int) -> bool:
        return is_country(option)

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        fits = SELECTORS[ADVERSARIES](s, option) and resources(s, option) == f[self.VALUE]
        return ALLOWED if fits else (WRONG_RESOURCES, option, f[self.VALUE])

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[US], BACK_CHANNEL_COUNTRY, options, (f[self.CARD], f[self.VALUE]))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        set_alignment(s, answer, NEUTRAL)
        place_aid(s, answer)


WON_OVER: Final = procedure("labyrinth.win_over", WinOver())
TALKS: Final = procedure("labyrinth.back_channel", BackChannel())
TALK_IN_SECRET: Final = verb("talk_in_secret", Begin(TALKS))


@card(32, US_SOFT, BACK_CHANNEL_CARD)
def back_channel(p: Event) -> None:
    p.emit(TALK_IN_SECRET)


@card(33, BHUTTO_SAFE, BHUTTO_ALIVE)
def benazir_bhutto(p: Event) -> None:
    p.mark(BENAZIR_BHUTTO)
    with p.when(PAKISTAN_POOR):
        p.improve(PAKISTAN)


@card(34, US_HARD, DISRUPTION_POSSIBLE, MEASURES_SECRET)
def enhanced_measures(p: Event) -> None:
    p.mark(ENHANCED_MEASURES)
    p.disrupt()
    p.emit(LOSE_CARDS, side=JIHADIST, taken=1, n=1)


@card(35, NO_ISLAMIST_RULE)
def hijab(p: Event) -> None:
    p.test(TURKEY)
    p.improve(TURKEY)
    p.choose_posture(US, FRANCE)
    p.funding(-2)


@card(36, PAKISTAN_GOOD_OR_FAIR)
def indo_pakistani_talks(p: Event) -> None:
    p.mark(INDO_PAKISTANI_TALKS)
    p.align(PAKISTAN, ALLY)
    p.choose_posture(US, INDIA)


# -- Iraqi WMD, Libyan WMD ---------------------------------------------------------------------------------------------

CHANGE_NOW: Final = question_kind("change_now", "6.2.1", "label", "card", "country")


class ChangeNow(ChoiceByEvent):
    """The Regime Change that the marker allows, with this card or later."""

    COUNTRY: Final = 3

    def prepare(self, s: Labyrinth, f: Frame) -> bool:
        if us_posture(s) == HARD and not change_forbidden(s, f[self.COUNTRY]):
            return True
        s.stack.pop()
        return False

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return [REGIME_CHANGE, KEEP]

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[US], CHANGE_NOW, options, (f[self.CARD], f[self.COUNTRY]))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer == REGIME_CHANGE:
            regime_change_in(s, f[self.COUNTRY])


CHANGE_OR_KEEP: Final = procedure("labyrinth.change_now", ChangeNow())
CHANGE_NOW_VERB: Final = verb("change_now", Begin(CHANGE_OR_KEEP, "country"))


@card(37, US_HARD, IRAQ_ADVERSARY)
def iraqi_wmd(p: Event) -> None:
    p.mark(IRAQI_WMD)
    p.emit(CHANGE_NOW_VERB, country=IRAQ)


@card(38, LIBYA_POOR, IRAQ_OR_SYRIA_ALLY)
def libyan_deal(p: Event) -> None:
    p.mark(LIBYAN_DEAL)
    p.unmark(LIBYAN_WMD)
    p.align(LIBYA, ALLY)
    p.prestige(1)
    p.choose_posture(US, SCHENGEN_COUNTRIES, n=2)


@card(39, US_HARD, LIBYA_ADVERSARY, NO_LIBYAN_DEAL)
def libyan_wmd(p: Event) -> None:
    p.mark(LIBYAN_WMD)
    p.emit(CHANGE_NOW_VERB, country=LIBYA)


@card(40, REGIME_CHANGE_EXISTS)
def mass_turnout(p: Event) -> None:
    p.select(US, REGIME_CHANGES, FOR_GOVERNANCE)
    p.improve(CHOSEN)


class PlaceNato(Verb[Labyrinth]):
    """NATO counts as two troops; there is only one marker, which a later event moves."""

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        for c in s.chosen:
            if s.nato >= 0 and s.nato != c:
                remove_nato(s)
            s.nato = c
            note(s, NATO_ARRIVES, c)


NATO_ARRIVES: Final = note_kind("nato_arrives", "6.2.7", "country")
PLACE_NATO: Final = verb("place_nato", PlaceNato())


@card(41, NO_GWOT_PENALTY, REGIME_CHANGE_EXISTS)
def nato(p: Event) -> None:
    p.select(US, REGIME_CHANGES, FOR_AID)
    p.aid(CHOSEN)
    p.emit(PLACE_NATO)


@card(42, PAKISTAN_ALLY, FATA_IN_EFFECT)
def pakistani_offensive(p: Event) -> None:
    p.unmark(FATA)


@card(43)
def patriot_act(p: Event) -> None:
    p.mark(PATRIOT_ACT)


@card(44, US_HARD, RENDITIONS_SECRET)
def renditions(p: Event) -> None:
    p.mark(RENDITIONS)
    p.disrupt()
    p.emit(LOSE_CARDS, side=JIHADIST, taken=0, n=1)


@card(45, NO_ISLAMIST_RULE, GOOD_COUNTRIES_SAFE)
def safer_now(p: Event) -> None:
    p.roll_us_posture()
    p.prestige(3)
    p.choose_posture(US, POSTURES_OF_OTHERS)


@card(46, SHIA_MIX_REGIME_CHANGE_WITH_CELL)
def sistani(p: Event) -> None:
    p.select(US, SHIA_MIX_REGIME_CHANGES_WITH_CELLS, FOR_GOVERNANCE)
    p.improve(CHOSEN)


@card(47)
def door_of_itjihad(p: Event) -> None:
    p.mark(ITJIHAD)
