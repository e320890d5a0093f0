"""Events of the Jihadists, in card order."""

from typing import Final

from realpolitik.games.labyrinth.automatic import automatic_madrassas
from realpolitik.games.labyrinth.board import (
    ADVERSARY,
    AFGHANISTAN,
    CAUCASUS,
    CENTRAL_ASIA,
    CHINA,
    FRANCE,
    GERMANY,
    HARD,
    INDIA,
    INDONESIA_MALAYSIA,
    IRAQ,
    LEBANON,
    NEUTRAL,
    PAKISTAN,
    PHILIPPINES,
    RUSSIA,
    SAUDI_ARABIA,
    SOFT,
    SOMALIA,
    SYRIA,
    UNITED_KINGDOM,
    UNITED_STATES,
)
from realpolitik.games.labyrinth.cards import CARD_AT_RANDOM, CARD_DISCARDED_BY, leave_hand, random_cards
from realpolitik.games.labyrinth.choosing_by_event import ChoiceByEvent, ChooseFromHand
from realpolitik.games.labyrinth.conditions import (
    AFGHANISTAN_OR_PAKISTAN_RULED,
    AFGHANISTAN_RULED,
    ARSENAL_UNGUARDED,
    CELL_AVAILABLE,
    CELL_IN_AFGHANISTAN,
    CELL_IN_PAKISTAN,
    CELL_IN_REGIME_CHANGE,
    CELL_NOT_UNDER_RULE,
    CENTRAL_ASIA_UNGUARDED,
    CHINA_SOFT,
    CHOSEN_HAS_AID,
    COUNTRY_WITHOUT_CELLS,
    CTR_IN_RUSSIA,
    FIRST_CARD_OF_PHASE,
    IRAQ_POOR_ADVERSARY,
    IRAQ_WORSE_THAN_GOOD,
    MUSLIM_LATELY_IMPROVED,
    NO_ANBAR_AWAKENING,
    NO_GTMO_OR_RENDITIONS,
    NO_MORO_TALKS,
    NO_TALKS,
    PRESTIGE_LOW_OR_MEDIUM,
    REGIME_CHANGE_EXISTS,
    ROLL_SUCCEEDED,
    RUSSIA_UNGUARDED,
    SADDAM_FREE,
    SADDAM_IS_CAPTURED,
    SAUDI_ARABIA_RULED,
    SOMALIA_OR_YEMEN_RULED,
    SOME_ISLAMIST_RULE,
    SOMETHING_TO_LEAK,
    TROOPS_IN_IRAQ,
    TROOPS_NEAR_SAUDI_ARABIA,
    TWO_UNMARKED_MUSLIM,
    US_DISRUPTED_LATELY,
    US_HARD,
)
from realpolitik.games.labyrinth.deck import (
    HIZBALLAH,
    IRAN_104,
    IRAN_105,
    JAYSH_AL_MAHDI,
    LEAK_84,
    LEAK_85,
    MARTYRDOM_OPERATION_87,
    MARTYRDOM_OPERATION_88,
    MARTYRDOM_OPERATION_89,
    OPS,
    SIDE,
)
from realpolitik.games.labyrinth.event import Event
from realpolitik.games.labyrinth.labels import NO, YES
from realpolitik.games.labyrinth.losing_cards import LOSE_CARDS
from realpolitik.games.labyrinth.markers import (
    ABU_SAYYAF,
    AL_ANBAR,
    BENAZIR_BHUTTO,
    BHUTTO_SHOT,
    CTR_RUSSIA,
    FATA,
    GADAHN,
    LEAKS,
    MADRASSAS,
    PIRATES,
    VIEIRA_DE_MELLO,
)
from realpolitik.games.labyrinth.occurrence import card, cards, lose_card, trigger
from realpolitik.games.labyrinth.operands import CHOSEN, OPPOSITE_TO_US, TOWARD_ADVERSARY
from realpolitik.games.labyrinth.pieces import place_cadre
from realpolitik.games.labyrinth.plot_markers import make_available
from realpolitik.games.labyrinth.recruit import ANY_FUNDING, RECRUIT_ROLLS, WHERE_POOR, recruit
from realpolitik.games.labyrinth.selecting import (
    FOR_ALIGNMENT,
    FOR_CELLS,
    FOR_CELLS_BY_TABLE,
    FOR_GOVERNANCE,
    FOR_PLOTS,
    FOR_RECRUITS,
    FOR_WMD,
)
from realpolitik.games.labyrinth.selectors import (
    ALLIES,
    DISRUPTED_LATELY,
    IRAQ_OR_IRAN,
    LATELY_IMPROVED,
    NOT_RULED_WITH_CELLS,
    REGIME_CHANGES,
    SAUDI_NEIGHBOURHOOD_WITH_TROOPS,
    SHIA_MIX_COUNTRIES,
    UNGUARDED_ARSENALS,
    UNMARKED_MUSLIM,
    WITHOUT_CELLS,
)
from realpolitik.games.labyrinth.sending_cells import SEND_CELLS, TO_ANYWHERE, WITHIN_SCHENGEN
from realpolitik.games.labyrinth.sides import JIHADIST, US
from realpolitik.games.labyrinth.state import CELLS, Labyrinth, cells, is_automatic, with_value
from realpolitik.games.labyrinth.verbs_tracks import GOVERNANCE_FUNDING
from realpolitik.kernel.label import label
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.program import Begin, Run, Step, Verb, verb
from realpolitik.kernel.question import ALLOWED, NATURE, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note


@card(48, FIRST_CARD_OF_PHASE, CELL_AVAILABLE)
def adam_gadahn(p: Event) -> None:
    p.mark(GADAHN)


@card(49)
def al_ittihad_al_islami(p: Event) -> None:
    p.place_cells(SOMALIA)


@card(50, IRAQ_WORSE_THAN_GOOD)
def ansar_al_islam(p: Event) -> None:
    p.select(JIHADIST, IRAQ_OR_IRAN, FOR_CELLS)
    p.place_cells(CHOSEN)


@card(51, TROOPS_IN_IRAQ)
def fres(p: Event) -> None:
    with p.whether(SADDAM_IS_CAPTURED) as captured:
        with captured(YES):
            p.place_cells(IRAQ, 2)
        with captured(NO):
            p.place_cells(IRAQ, 4)


@card(52, CELL_IN_REGIME_CHANGE)
def ieds(p: Event) -> None:
    p.emit(LOSE_CARDS, side=US, taken=0, n=1)


class Recruiting(Verb[Labyrinth]):
    """Recruit with this card, whatever the Funding, and where governance is poor (Madrassas)."""

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        if is_automatic(s, JIHADIST):
            automatic_madrassas(s, OPS[f[Run.CARD]])
        else:
            recruit(s, OPS[f[Run.CARD]], ANY_FUNDING | WHERE_POOR)


RECRUIT_VERB: Final = verb("recruit_freely", Recruiting())


@card(53, FIRST_CARD_OF_PHASE)
def madrassas(p: Event) -> None:
    p.mark(MADRASSAS)
    p.emit(RECRUIT_VERB)


class PlaceSadr(Verb[Labyrinth]):
    """He counts as an active cell, but never travels, is never disrupted, and never returns."""

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        s.sadr = IRAQ
        note(s, SADR_APPEARS, IRAQ)


SADR_APPEARS: Final = note_kind("sadr_appears", "6.2.7", "country")
PLACE_SADR: Final = verb("place_sadr", PlaceSadr())


@card(54, TROOPS_IN_IRAQ)
def moqtada_al_sadr(p: Event) -> None:
    p.emit(PLACE_SADR)


@card(55)
def uyghur_jihad(p: Event) -> None:
    p.test(CHINA)
    with p.whether(CHINA_SOFT) as soft:
        with soft(YES):
            p.place_cells(CHINA)
        with soft(NO):
            p.place_cells(CENTRAL_ASIA)


@card(56, CELL_IN_REGIME_CHANGE)
def vieira_de_mello_slain(p: Event) -> None:
    p.mark(VIEIRA_DE_MELLO)
    p.prestige(-1)


@card(57, NO_MORO_TALKS)
def abu_sayyaf(p: Event) -> None:
    p.place_cells(PHILIPPINES)
    p.mark(ABU_SAYYAF)


@card(58, NO_ANBAR_AWAKENING)
def al_anbar(p: Event) -> None:
    p.place_cells(IRAQ)
    p.mark(AL_ANBAR)


# -- Amerithrax --------------------------------------------------------------------------------------------------------

DEAREST_CARD: Final = question_kind("dearest_card", "6.2.1", "card", "card")
NOT_THE_DEAREST: Final = reason_kind("not_the_dearest", "6.2.1", "card")


class LoseDearest(ChooseFromHand):
    """The US discards its own card of the highest value."""

    SEARCHED: Final = 3  # whether the hand was looked through

    kind = DEAREST_CARD

    def prepare(self, s: Labyrinth, f: Frame) -> bool:
        if not f[self.SEARCHED]:
            f[self.SEARCHED] = 1
            s.revealed += 1  # what happens now tells of the hand
            return False
        return not self.take_the_only(s, f)

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        most = max([OPS[number] for number in s.hands[US] if SIDE[number] == US], default=0)
        dearest = SIDE[option] == US and OPS[option] == most
        return super().against(s, f, option) or (ALLOWED if dearest else (NOT_THE_DEAREST, option))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        lose_card(s, US, answer)


DEAREST_LOST: Final = procedure("labyrinth.lose_dearest", LoseDearest())
LOSE_DEAREST: Final = verb("lose_dearest", Begin(DEAREST_LOST, begins=(0,)))  # not searched yet


@card(59)
def amerithrax(p: Event) -> None:
    p.emit(LOSE_DEAREST)


@card(60, CELL_IN_PAKISTAN)
def bhutto_shot(p: Event) -> None:
    p.mark(BHUTTO_SHOT)
    p.unmark(BENAZIR_BHUTTO)


@card(61, US_DISRUPTED_LATELY, NO_GTMO_OR_RENDITIONS)
def detainee_release(p: Event) -> None:
    p.select(JIHADIST, DISRUPTED_LATELY, FOR_CELLS)
    p.place_cells(CHOSEN)
    p.draw(JIHADIST)


# -- Ex-KGB ------------------------------------------------------------------------------------------------------------

SWAY_CAUCASUS: Final = label(550, "sway_caucasus")
PRESS_CENTRAL_ASIA: Final = label(551, "press_central_asia")
EX_KGB_CHOICE: Final = question_kind("ex_kgb_choice", "6.2.1", "label", "card")


class OldFriends(ChoiceByEvent):
    """Which of two; ROLL_SUCCEEDED tells the program that it is the Caucasus."""

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return [SWAY_CAUCASUS, PRESS_CENTRAL_ASIA]

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[JIHADIST], EX_KGB_CHOICE, options, (f[self.CARD],))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        s.result = int(answer == SWAY_CAUCASUS)


OLD_FRIENDS: Final = procedure("labyrinth.old_friends", OldFriends())
CHOOSE_OLD_FRIENDS: Final = verb("choose_old_friends", Begin(OLD_FRIENDS))


@card(62)
def ex_kgb(p: Event) -> None:
    with p.whether(CTR_IN_RUSSIA) as guarded:
        with guarded(YES):
            p.unmark(CTR_RUSSIA)
        with guarded(NO):
            p.emit(CHOOSE_OLD_FRIENDS)
            with p.whether(ROLL_SUCCEEDED) as swayed:
                with swayed(YES):
                    p.posture(CAUCASUS, OPPOSITE_TO_US)
                with swayed(NO):
                    p.test(CENTRAL_ASIA)
                    p.shift(CENTRAL_ASIA, TOWARD_ADVERSARY)


@card(63)
def gaza_war(p: Event) -> None:
    p.emit(LOSE_CARDS, side=US, taken=0, n=1)
    p.funding(1)
    p.prestige(-1)


@card(64)
def hariri_killed(p: Event) -> None:
    p.test(LEBANON)
    p.test(SYRIA)
    p.align(SYRIA, ADVERSARY)
    p.worsen(SYRIA)


class FreeWmd(Verb[Labyrinth]):
    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        s.loose = make_available(s, s.loose, 1)


FREE_WMD: Final = verb("free_wmd", FreeWmd())


def _steal(p: Event, country: int) -> None:
    """A roll in the country brings a WMD, or costs a cell."""
    p.roll_in(country)
    with p.whether(ROLL_SUCCEEDED) as stolen:
        with stolen(YES):
            p.emit(FREE_WMD)
        with stolen(NO):
            p.remove_cells(country, by=JIHADIST)


@card(65, ARSENAL_UNGUARDED)
def heu(p: Event) -> None:
    p.select(JIHADIST, UNGUARDED_ARSENALS, FOR_WMD)
    _steal(p, CHOSEN)


@card(66)
def homegrown(p: Event) -> None:
    p.place_cells(UNITED_KINGDOM)


@card(67)
def islamic_jihad_union(p: Event) -> None:
    p.place_in_both(CENTRAL_ASIA, AFGHANISTAN)


@card(68)
def jemaah_islamiya(p: Event) -> None:
    p.place_cells(INDONESIA_MALAYSIA, 2)


@card(69, CENTRAL_ASIA_UNGUARDED)
def kazakh_strain(p: Event) -> None:
    _steal(p, CENTRAL_ASIA)


@card(70, NO_TALKS)
def lashkar_e_tayyiba(p: Event) -> None:
    p.place_in_both(PAKISTAN, INDIA)


@card(71, RUSSIA_UNGUARDED)
def loose_nuke(p: Event) -> None:
    _steal(p, RUSSIA)


@card(72, CELL_IN_AFGHANISTAN)
def opium(p: Event) -> None:
    p.place_cells(AFGHANISTAN, 3)
    with p.when(AFGHANISTAN_RULED):
        p.place_cells(AFGHANISTAN, CELLS)


@card(73, SOMALIA_OR_YEMEN_RULED)
def pirates(p: Event) -> None:
    p.mark(PIRATES)


@card(74)
def schengen_visas(p: Event) -> None:
    p.emit(SEND_CELLS, n=2, where=WITHIN_SCHENGEN)


@card(75, US_HARD)
def schroeder_and_chirac(p: Event) -> None:
    p.posture(GERMANY, SOFT)
    p.posture(FRANCE, SOFT)
    p.prestige(-1)


def _estrange_ally(p: Event) -> None:
    """An Ally of the Jihadists' choice becomes Neutral."""
    p.select(JIHADIST, ALLIES, FOR_ALIGNMENT)
    p.align(CHOSEN, NEUTRAL)


@card(76, CELL_IN_REGIME_CHANGE)
def abu_ghurayb(p: Event) -> None:
    p.draw(JIHADIST, 2)
    p.prestige(-2)
    _estrange_ally(p)


@card(77, TROOPS_NEAR_SAUDI_ARABIA)
def al_jazeera(p: Event) -> None:
    p.select(JIHADIST, SAUDI_NEIGHBOURHOOD_WITH_TROOPS, FOR_ALIGNMENT)
    p.shift(CHOSEN, TOWARD_ADVERSARY)


class LoseShiaCards(Verb[Labyrinth]):
    """The US discards every Iran, Hizballah and Jaysh al-Mahdi."""

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        s.revealed += 1  # that there is none tells of the hand too
        for number in (IRAN_104, IRAN_105, HIZBALLAH, JAYSH_AL_MAHDI):
            if number in s.hands[US]:
                lose_card(s, US, number)


LOSE_SHIA_CARDS: Final = verb("lose_shia_cards", LoseShiaCards())


@card(78)
def axis_of_evil(p: Event) -> None:
    p.emit(LOSE_SHIA_CARDS)
    p.posture(UNITED_STATES, HARD)
    p.roll_prestige()


@card(79)
def clean_operatives(p: Event) -> None:
    p.emit(SEND_CELLS, n=2, where=TO_ANYWHERE)


@card(80)
def fata(p: Event) -> None:
    p.place_cells(PAKISTAN)
    p.mark(FATA)


@card(81, REGIME_CHANGE_EXISTS)
def foreign_fighters(p: Event) -> None:
    p.select(JIHADIST, REGIME_CHANGES, FOR_CELLS)
    p.place_cells(CHOSEN, 5)
    with p.whether(CHOSEN_HAS_AID) as aided:
        with aided(YES):
            p.remove_aid(CHOSEN)
        with aided(NO):
            p.besiege(CHOSEN)


class RecruitByVideo(Verb[Labyrinth]):
    """A Recruit roll in each selected country, whatever the Funding."""

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        s.stack.append(RECRUIT_ROLLS.frame(flags=ANY_FUNDING, countries=s.chosen))


class LeaveCadres(Verb[Labyrinth]):
    """A cadre in each selected country that has no cell."""

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        for c in s.chosen:
            if not cells(s, c):
                place_cadre(s, c)


RECRUIT_BY_VIDEO: Final = verb("recruit_by_video", RecruitByVideo())
LEAVE_CADRES: Final = verb("leave_cadres", LeaveCadres())


@card(82, COUNTRY_WITHOUT_CELLS)
def jihadist_videos(p: Event) -> None:
    p.select(JIHADIST, WITHOUT_CELLS, FOR_RECRUITS, n=3)
    p.test(CHOSEN)
    p.emit(RECRUIT_BY_VIDEO)
    p.emit(LEAVE_CADRES)


@card(83, NO_TALKS)
def kashmir(p: Event) -> None:
    p.test(PAKISTAN)
    p.shift(PAKISTAN, TOWARD_ADVERSARY)
    p.place_cells(PAKISTAN)


# -- Leak --------------------------------------------------------------------------------------------------------------

LEAK_WHICH: Final = question_kind("leak_which", "6.2.1", "marker", "card")
MARKER_LEAKED: Final = note_kind("marker_leaked", "6.2.8", "marker")


class Leaking(ChoiceByEvent):
    """One of the secret programmes becomes public, and can never be used again."""

    def prepare(self, s: Labyrinth, f: Frame) -> bool:
        return not self.take_the_only(s, f)

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return [marker for marker in sorted(LEAKS) if s.markers[marker]]

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[JIHADIST], LEAK_WHICH, options, (f[self.CARD],))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        s.markers = with_value(s.markers, answer, 0)
        s.markers = with_value(s.markers, LEAKS[answer], 1)
        note(s, MARKER_LEAKED, answer)


LEAKING: Final = procedure("labyrinth.leaking", Leaking())
LEAK: Final = verb("leak", Begin(LEAKING))


@cards(LEAK_84, LEAK_85, requires=(SOMETHING_TO_LEAK,))
def leak(p: Event) -> None:
    p.emit(LEAK)
    p.roll_us_posture()
    p.roll_prestige()
    _estrange_ally(p)


@card(86)
def lebanon_war(p: Event) -> None:
    p.emit(LOSE_CARDS, side=US, taken=0, n=1)
    p.prestige(-1)
    p.select(JIHADIST, SHIA_MIX_COUNTRIES, FOR_CELLS_BY_TABLE)
    p.place_cells(CHOSEN)


@cards(MARTYRDOM_OPERATION_87, MARTYRDOM_OPERATION_88, MARTYRDOM_OPERATION_89, requires=(CELL_NOT_UNDER_RULE,))
def martyrdom_operation(p: Event) -> None:
    p.select(JIHADIST, NOT_RULED_WITH_CELLS, FOR_PLOTS)
    p.remove_cells(CHOSEN, by=JIHADIST)
    p.place_plots(CHOSEN, 2)


# -- Quagmire ----------------------------------------------------------------------------------------------------------


WHICH_EVENT_NEXT: Final = question_kind("which_event_next", "6.2.1", "card", "card")


class SinkIn(Procedure[Labyrinth]):
    """The US discards cards at random; then what the Jihadists can play of them happens."""

    SIDE: Final = 1
    CARD: Final = 2
    LEFT: Final = 3  # how many are still to be discarded
    CARDS_ON: Final = 4  # those with an event of the Jihadists

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        if f[self.LEFT] == 0 or not s.hands[US]:
            s.stack.pop()
            cards = f[self.CARDS_ON :]
            s.stack.append(SUNK.frame(side=f[self.SIDE], card=f[self.CARD], cards=cards))
            return None
        return Question(NATURE, CARD_AT_RANDOM, random_cards(s, US), (US,))

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        f[self.LEFT] -= 1
        if SIDE[answer] == JIHADIST:
            s.revealed += 1
            leave_hand(s, US, answer)
            note(s, CARD_DISCARDED_BY, US, answer)
            f.append(answer)
        else:
            lose_card(s, US, answer)


class EventsOfDiscards(ChoiceByEvent):
    """The Jihadists say in which order the events on the discards happen, as far as they can."""

    CARDS_ON: Final = 3

    def frame(self, side: int, card: int, cards: list[int]) -> Frame:
        return [self.number, side, card, *cards]

    def prepare(self, s: Labyrinth, f: Frame) -> bool:
        return not self.take_the_only(s, f)

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return sorted(f[self.CARDS_ON :])

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[JIHADIST], WHICH_EVENT_NEXT, options, (f[self.CARD],))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        f.pop(f.index(answer, self.CARDS_ON))
        trigger(s, answer, JIHADIST)


SUNK: Final = procedure("labyrinth.events_of_discards", EventsOfDiscards())
QUAGMIRE: Final = procedure("labyrinth.sink_in", SinkIn())
SINK_IN: Final = verb("sink_in", Begin(QUAGMIRE, begins=(2,)))  # so many cards


@card(90, PRESTIGE_LOW_OR_MEDIUM, CELL_IN_REGIME_CHANGE)
def quagmire(p: Event) -> None:
    p.emit(SINK_IN)
    p.us_goes_soft()


@card(91, TWO_UNMARKED_MUSLIM)
def regional_al_qaeda(p: Event) -> None:
    p.select(JIHADIST, UNMARKED_MUSLIM, FOR_CELLS, n=2)
    with p.whether(SOME_ISLAMIST_RULE) as ruled:
        with ruled(YES):
            p.place_cells(CHOSEN, 2)
        with ruled(NO):
            p.place_cells(CHOSEN)


@card(92, IRAQ_POOR_ADVERSARY, SADDAM_FREE)
def saddam(p: Event) -> None:
    p.set_funding(9)


@card(93)
def taliban(p: Event) -> None:
    p.besiege(AFGHANISTAN)
    p.place_in_both(AFGHANISTAN, PAKISTAN)
    with p.whether(AFGHANISTAN_OR_PAKISTAN_RULED) as ruled:
        with ruled(YES):
            p.prestige(-3)
        with ruled(NO):
            p.prestige(-1)


@card(94, MUSLIM_LATELY_IMPROVED)
def door_of_itjihad(p: Event) -> None:
    p.select(JIHADIST, LATELY_IMPROVED, FOR_GOVERNANCE)
    p.worsen(CHOSEN)


@card(95)
def wahhabism(p: Event) -> None:
    with p.whether(SAUDI_ARABIA_RULED) as ruled:
        with ruled(YES):
            p.set_funding(9)
        with ruled(NO):
            p.emit(GOVERNANCE_FUNDING, country=SAUDI_ARABIA)
