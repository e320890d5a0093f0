"""Events of neither side, in card order. PLAYER is the side that plays the card."""

from typing import Final

from realpolitik.games.labyrinth.board import (
    ALLY,
    CENTRAL_ASIA,
    IRAN,
    IRAQ,
    ISLAMIST_RULE,
    ISRAEL,
    LEBANON,
    NEUTRAL,
    NOWHERE,
    PAKISTAN,
    POOR,
    SCANDINAVIA,
    SERBIA,
    SUDAN,
    TURKEY,
    YEMEN,
)
from realpolitik.games.labyrinth.cards import CARD_TAKEN, enter_hand, is_card, leave_hand, random_cards
from realpolitik.games.labyrinth.choosing_by_event import ChoiceByEvent, ChooseFromHand
from realpolitik.games.labyrinth.conditions import (
    AT_LOW_INTENSITY,
    BOTH_HOLD_CARDS,
    CELL_IN_PAKISTAN,
    HAMBALI_COUNTRY,
    KSM_PLOTS,
    LEADERS_HIDDEN,
    NO_BHUTTO,
    NO_GWOT_PENALTY,
    OVERSTRETCHED,
    PRESTIGE_HIGH,
    REGIME_CHANGE_WITH_TWO_CELLS,
    SHIA_MIX_WITH_BOTH,
    SOME_ISLAMIST_RULE,
    TROOPS_IN_ZARQAWI_COUNTRY,
    US_PLAYS,
    YEMEN_NOT_RULED,
    may_come_back,
    spike_cards,
)
from realpolitik.games.labyrinth.deck import IRAN_104, IRAN_105, OIL_PRICE_SPIKE_117, OIL_PRICE_SPIKE_118
from realpolitik.games.labyrinth.dice import ROLL_GOVERNANCE, ROLL_JIHAD, roll
from realpolitik.games.labyrinth.event import Event
from realpolitik.games.labyrinth.jihad import JIHAD_ROLLED
from realpolitik.games.labyrinth.labels import NO, YES
from realpolitik.games.labyrinth.markers import GTMO, OIL_PRICE_SPIKE
from realpolitik.games.labyrinth.occurrence import card, cards, lose_card
from realpolitik.games.labyrinth.operands import CHOSEN, OPPOSITE_TO_US, TOWARD_ADVERSARY, TOWARD_ALLY
from realpolitik.games.labyrinth.selecting import (
    FOR_CELLS,
    FOR_GOVERNANCE,
    FOR_PLOTS,
    FOR_REMOVAL,
    NEAR_A_ROLL,
)
from realpolitik.games.labyrinth.selectors import (
    ALLIES_OR_NON_MUSLIM,
    HAMBALI_COUNTRIES,
    HIZBALLAH_COUNTRIES,
    MUSLIM_NOT_RULED,
    NOT_RULED_WITH_CELLS,
    REGIME_CHANGES_WITH_TWO_CELLS,
    SHIA_MIX_COUNTRIES,
    SHIA_MIX_WITH_CELLS_AND_TROOPS,
    TURKEY_OR_IRAQ,
    ZARQAWI_COUNTRIES,
)
from realpolitik.games.labyrinth.sides import JIHADIST, PLAYER, US, other
from realpolitik.games.labyrinth.state import (
    ANY_PLOT,
    Labyrinth,
    cells,
    is_automatic,
    is_untested,
    note_for,
    with_value,
    without,
)
from realpolitik.games.labyrinth.testing import (
    GOVERNANCE_ROLLED,
    remove_aid,
    rolled_governance,
    set_alignment,
    set_governance,
    test_country,
    worsen,
)
from realpolitik.games.labyrinth.values import roll_needed
from realpolitik.games.labyrinth.victory import check_victory
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.program import Begin, Run, Step, Verb, verb
from realpolitik.kernel.question import ALLOWED, NATURE, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame, note

PLOT_OF_ONE: Final = 1 << 1  # the values of a plot that an event names, a bit each
PLOT_OF_TWO: Final = 1 << 2


@card(96)
def danish_cartoons(p: Event) -> None:
    p.choose_posture(US, SCANDINAVIA)
    p.select(JIHADIST, MUSLIM_NOT_RULED, FOR_PLOTS)
    with p.whether(SOME_ISLAMIST_RULE) as ruled:
        with ruled(YES):
            p.place_plots(CHOSEN, 1, ANY_PLOT)
        with ruled(NO):
            p.place_plots(CHOSEN, 1, PLOT_OF_ONE)


# -- Fatwa -------------------------------------------------------------------------------------------------------------

FATWA_CARD: Final = question_kind("fatwa_card", "6.2.1", "card", "side")
CARDS_EXCHANGED: Final = note_kind("cards_exchanged", "6.2.1")


class ExchangeCards(Procedure[Labyrinth]):
    """Each side gives the other a card at random, but not the one just received."""

    SIDE: Final = 1
    CARD: Final = 2
    GIVEN: Final = 3  # the card that the Jihadists have given, or 0

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        giver, given = self._giver(f), f[self.GIVEN]
        return Question(NATURE, FATWA_CARD, [card for card in random_cards(s, giver) if card != given], (giver,))

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        giver = self._giver(f)
        s.revealed += 1
        leave_hand(s, giver, answer)
        enter_hand(s, other(giver), answer, seen=not is_automatic(s, giver))
        for reader in (US, JIHADIST):
            note_for(s, reader, CARD_TAKEN, other(giver), answer)
        if giver == US:
            s.stack.pop()
            note(s, CARDS_EXCHANGED)
        else:
            f[self.GIVEN] = answer

    def _giver(self, f: Frame) -> int:
        return US if f[self.GIVEN] else JIHADIST


EXCHANGED: Final = procedure("labyrinth.exchange", ExchangeCards())
EXCHANGE: Final = verb("exchange_cards", Begin(EXCHANGED, begins=(0,)))  # nothing given yet


@card(97, BOTH_HOLD_CARDS)
def fatwa(p: Event) -> None:
    p.emit(EXCHANGE)
    p.operation(PLAYER, 1, reserves=True)


@card(98)
def gaza_withdrawal(p: Event) -> None:
    with p.whether(US_PLAYS) as by_us:
        with by_us(YES):
            p.funding(-1)
        with by_us(NO):
            p.place_cells(ISRAEL)


# -- HAMAS Elected -----------------------------------------------------------------------------------------------------

DISCARD_ONE: Final = question_kind("discard_one", "6.2.1", "card", "card")


class DiscardOne(ChooseFromHand):
    """The US chooses a card and discards it."""

    kind = DISCARD_ONE

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        lose_card(s, US, answer)


ONE_DISCARDED: Final = procedure("labyrinth.discard_one", DiscardOne())
DISCARD_ONE_VERB: Final = verb("discard_one", Begin(ONE_DISCARDED))


@card(99)
def hamas_elected(p: Event) -> None:
    p.emit(DISCARD_ONE_VERB)
    p.prestige(-1)
    p.funding(-1)


@card(100)
def hizb_ut_tahrir(p: Event) -> None:
    with p.when(OVERSTRETCHED):
        p.funding(2)
    with p.when(AT_LOW_INTENSITY):
        p.funding(-2)


@card(101)
def kosovo(p: Event) -> None:
    p.prestige(1)
    p.posture(SERBIA, OPPOSITE_TO_US)


class RollGovernance(Procedure[Labyrinth]):
    """4.9.3: governance is rolled as in a first test, whatever it was; where it was nothing, this is the test."""

    SIDE: Final = 1
    CARD: Final = 2
    COUNTRY: Final = 3

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        c = f[self.COUNTRY]
        if is_untested(s, c):
            s.stack.pop()
            test_country(s, c)
            return None
        return roll(ROLL_GOVERNANCE, c)

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        c, governance = f[self.COUNTRY], rolled_governance(answer)
        note(s, GOVERNANCE_ROLLED, c, answer, governance)
        set_alignment(s, c, NEUTRAL)
        set_governance(s, c, governance)


ROLL_GOVERNANCE_FRAME: Final = procedure("labyrinth.roll_governance", RollGovernance())
ROLL_GOVERNANCE_VERB: Final = verb("roll_governance", Begin(ROLL_GOVERNANCE_FRAME, "country"))


@card(102)
def former_soviet_union(p: Event) -> None:
    p.emit(ROLL_GOVERNANCE_VERB, country=CENTRAL_ASIA)


@card(103)
def hizballah(p: Event) -> None:
    with p.whether(US_PLAYS) as by_us:
        with by_us(YES):
            p.remove_a_cell(HIZBALLAH_COUNTRIES)
        with by_us(NO):
            p.govern(LEBANON, POOR, NEUTRAL)


# -- Iran --------------------------------------------------------------------------------------------------------------

WHERE_CELL: Final = question_kind("where_cell_removed", "6.2.1", "country", "card")


class HereOrInIran(ChoiceByEvent):
    """Whether the cell to be removed is one of the selected country, or of Iran."""

    def prepare(self, s: Labyrinth, f: Frame) -> bool:
        return not self.take_the_only(s, f)

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return [c for c in (*s.chosen, IRAN) if cells(s, c)]

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[US], WHERE_CELL, options, (f[self.CARD],))

    def give_up(self, s: Labyrinth, f: Frame) -> None:
        s.stack.pop()
        s.chosen = []

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        s.chosen = [answer]


HERE_OR_IN_IRAN: Final = procedure("labyrinth.here_or_iran", HereOrInIran())
CHOOSE_HERE_OR_IRAN: Final = verb("choose_here_or_iran", Begin(HERE_OR_IN_IRAN))


class EventJihad(Procedure[Labyrinth]):
    """Jihad without cells, whose failures cost nothing; never to Islamist Rule. Benazir Bhutto, an earlier event, does
    not keep it out of Pakistan (6.2.3)."""

    SIDE: Final = 1
    CARD: Final = 2
    ROLLS: Final = 3  # that are left
    SUCCESSES: Final = 4

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        c = s.chosen[0] if s.chosen else NOWHERE
        if f[self.ROLLS] and c != NOWHERE and s.governance[c] != ISLAMIST_RULE:
            return roll(ROLL_JIHAD, c)
        s.stack.pop()
        if c != NOWHERE:
            remove_aid(s, c, f[self.SUCCESSES])
            for _ in range(f[self.SUCCESSES]):
                worsen(s, c)
        return None

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        c = s.chosen[0]
        needed = roll_needed(s, c)
        note(s, JIHAD_ROLLED, c, answer, needed)
        f[self.ROLLS] -= 1
        if answer <= needed:
            f[self.SUCCESSES] += 1


EVENT_JIHAD: Final = procedure("labyrinth.event_jihad", EventJihad())
ROLL_JIHAD_VERB: Final = verb("roll_jihad", Begin(EVENT_JIHAD, begins=(2, 0)))  # two rolls, no success yet


@cards(IRAN_104, IRAN_105)
def iran(p: Event) -> None:
    p.select(PLAYER, SHIA_MIX_COUNTRIES, NEAR_A_ROLL)
    p.test(CHOSEN)
    with p.whether(US_PLAYS) as by_us:
        with by_us(YES):
            p.emit(CHOOSE_HERE_OR_IRAN)
            p.remove_cells(CHOSEN)
        with by_us(NO):
            p.emit(ROLL_JIHAD_VERB)


@card(106, SHIA_MIX_WITH_BOTH)
def jaysh_al_mahdi(p: Event) -> None:
    p.select(PLAYER, SHIA_MIX_WITH_CELLS_AND_TROOPS, NEAR_A_ROLL)
    with p.whether(US_PLAYS) as by_us:
        with by_us(YES):
            p.remove_cells(CHOSEN, 2, up_to=True)
        with by_us(NO):
            p.worsen(CHOSEN)


@card(107)
def kurdistan(p: Event) -> None:
    with p.whether(US_PLAYS) as by_us:
        with by_us(YES):
            p.aid(IRAQ)
        with by_us(NO):
            p.test(TURKEY)
            p.select(JIHADIST, TURKEY_OR_IRAQ, FOR_GOVERNANCE)
            p.worsen(CHOSEN)


@card(108, CELL_IN_PAKISTAN, NO_BHUTTO)
def musharraf(p: Event) -> None:
    p.remove_cells(PAKISTAN, by=PLAYER)
    p.govern(PAKISTAN, POOR, ALLY)


@card(109, REGIME_CHANGE_WITH_TWO_CELLS)
def tora_bora(p: Event) -> None:
    p.select(PLAYER, REGIME_CHANGES_WITH_TWO_CELLS, FOR_REMOVAL)
    p.remove_cells(CHOSEN, 2, by=PLAYER)
    p.roll_prestige()
    p.draw(PLAYER)


@card(110, TROOPS_IN_ZARQAWI_COUNTRY)
def zarqawi(p: Event) -> None:
    with p.whether(US_PLAYS) as by_us:
        with by_us(YES):
            p.prestige(3)
        with by_us(NO):
            p.select(JIHADIST, ZARQAWI_COUNTRIES, FOR_CELLS)
            p.place_cells(CHOSEN, 3)
            p.place_plots(CHOSEN, 1, PLOT_OF_TWO)


@card(111, LEADERS_HIDDEN)
def zawahiri(p: Event) -> None:
    with p.whether(US_PLAYS) as by_us:
        with by_us(YES):
            p.funding(-2)
        with by_us(NO), p.whether(SOME_ISLAMIST_RULE) as ruled:
            with ruled(YES):
                p.prestige(-3)
            with ruled(NO):
                p.prestige(-1)


@card(112, LEADERS_HIDDEN)
def bin_ladin(p: Event) -> None:
    with p.whether(US_PLAYS) as by_us:
        with by_us(YES):
            p.funding(-4)
            p.prestige(1)
        with by_us(NO), p.whether(SOME_ISLAMIST_RULE) as ruled:
            with ruled(YES):
                p.prestige(-4)
            with ruled(NO):
                p.prestige(-2)


@card(113)
def darfur(p: Event) -> None:
    p.test(SUDAN)
    with p.whether(PRESTIGE_HIGH) as high:
        with high(YES):
            p.aid(SUDAN)
            p.shift(SUDAN, TOWARD_ALLY)
        with high(NO):
            p.besiege(SUDAN)
            p.shift(SUDAN, TOWARD_ADVERSARY)


@card(114)
def gtmo(p: Event) -> None:
    p.mark(GTMO)
    p.roll_prestige()


@card(115, HAMBALI_COUNTRY)
def hambali(p: Event) -> None:
    with p.whether(US_PLAYS) as by_us:
        with by_us(YES):
            p.remove_a_cell(HAMBALI_COUNTRIES)
            p.draw(US, 2)
        with by_us(NO):
            p.select(JIHADIST, HAMBALI_COUNTRIES, FOR_PLOTS)
            p.place_plots(CHOSEN)


@card(116, KSM_PLOTS)
def ksm(p: Event) -> None:
    with p.whether(US_PLAYS) as by_us:
        with by_us(YES):
            p.remove_plots(ALLIES_OR_NON_MUSLIM)
            p.draw(US, 2)
        with by_us(NO):
            p.select(JIHADIST, NOT_RULED_WITH_CELLS, FOR_PLOTS)
            p.place_plots(CHOSEN)


# -- Oil Price Spike ---------------------------------------------------------------------------------------------------

WHICH_CARD_BACK: Final = question_kind("which_card_back", "6.2.1", "card", "card")
CARD_BACK: Final = note_kind("card_back", "6.2.1", "side", "card")
OIL_RISES: Final = note_kind("oil_rises", "4.2.6", "n")
NOT_LYING_OPEN: Final = reason_kind("not_lying_open", "6.2.1", "card")


class CardBack(ChoiceByEvent):
    """A card from the discards or a box comes into the hand, for all to see."""

    def candidates(self, s: Labyrinth, f: Frame) -> list[int]:
        return spike_cards(s)

    def is_thing(self, s: Labyrinth, f: Frame, option: int) -> bool:
        return is_card(option)

    def against(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return ALLOWED if may_come_back(s, option) else (NOT_LYING_OPEN, option)

    def pose(self, s: Labyrinth, f: Frame, options: list[int]) -> Question:
        return Question(s.seats[f[self.SIDE]], WHICH_CARD_BACK, options, (f[self.CARD],))

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer == s.first_plot:
            s.first_plot = 0  # a marker stands for it (4.7.7.3)
        elif answer in s.lapsing:
            s.lapsing = without(s.lapsing, answer)
        else:
            s.discard.remove(answer)
        s.table.append(answer)
        enter_hand(s, f[self.SIDE], answer, seen=True)
        note(s, CARD_BACK, f[self.SIDE], answer)


TAKEN_BACK: Final = procedure("labyrinth.card_back", CardBack())
TAKE_CARD_BACK: Final = verb("take_card_back", Begin(TAKEN_BACK))


class RaiseOil(Verb[Labyrinth]):
    """Every oil exporter is worth one more until the end of the turn; if both sides have won by that, the player has
    (2.2)."""

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        s.markers = with_value(s.markers, OIL_PRICE_SPIKE, s.markers[OIL_PRICE_SPIKE] + 1)
        note(s, OIL_RISES, s.markers[OIL_PRICE_SPIKE])
        s.refresh()
        check_victory(s, f[Run.PLAYER])


RAISE_OIL: Final = verb("raise_oil", RaiseOil())


@cards(OIL_PRICE_SPIKE_117, OIL_PRICE_SPIKE_118)
def oil_price_spike(p: Event) -> None:
    p.emit(TAKE_CARD_BACK)
    p.emit(RAISE_OIL)


@card(119)
def saleh(p: Event) -> None:
    p.test(YEMEN)
    with p.whether(US_PLAYS) as by_us:
        with by_us(YES), p.when(YEMEN_NOT_RULED):
            p.align(YEMEN, ALLY)
            p.aid(YEMEN)
        with by_us(NO):
            p.shift(YEMEN, TOWARD_ADVERSARY)
            p.besiege(YEMEN)


@card(120)
def us_election(p: Event) -> None:
    p.roll_us_posture()
    with p.whether(NO_GWOT_PENALTY) as united:
        with united(YES):
            p.prestige(1)
        with united(NO):
            p.prestige(-1)
