"""Events of neither side, in card order. PLAYER is the side that plays the card."""

from typing import Final

from realpolitik.games.labyrinth.asking_old import Asked, OldChoosing
from realpolitik.games.labyrinth.board import (
    ALLY,
    CENTRAL_ASIA,
    IRAN,
    IRAQ,
    ISRAEL,
    LEBANON,
    NEUTRAL,
    PAKISTAN,
    POOR,
    SCANDINAVIA,
    SERBIA,
    SUDAN,
    TURKEY,
    YEMEN,
)
from realpolitik.games.labyrinth.cards import CARD_TAKEN, enter_hand, is_card, leave_hand, not_in_hand, random_cards
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
    spike_cards,
)
from realpolitik.games.labyrinth.deck import IRAN_104, IRAN_105, OIL_PRICE_SPIKE_117, OIL_PRICE_SPIKE_118
from realpolitik.games.labyrinth.dice import ROLL_GOVERNANCE, ROLL_JIHAD, roll
from realpolitik.games.labyrinth.event import (
    CHOSEN,
    OPPOSITE_TO_US,
    TOWARD_ADVERSARY,
    TOWARD_ALLY,
    Event,
)
from realpolitik.games.labyrinth.jihad import JIHAD_ROLLED, jihad_forbidden
from realpolitik.games.labyrinth.labels import NO, YES
from realpolitik.games.labyrinth.markers import GTMO, OIL_PRICE_SPIKE
from realpolitik.games.labyrinth.occurrence import card, cards, lose_card
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
from realpolitik.games.labyrinth.state import ANY_PLOT, Labyrinth, cells, is_automatic, tell, tell_side
from realpolitik.games.labyrinth.testing import (
    COUNTRY_TESTED,
    remove_aid,
    rolled_governance,
    set_alignment,
    set_governance,
    worsen,
)
from realpolitik.games.labyrinth.values import roll_needed
from realpolitik.games.labyrinth.victory import check_victory
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.program import Begin, Step, Verb, verb
from realpolitik.kernel.question import NATURE, NOT_ASKED, Question, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame

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

CARDS_EXCHANGED: Final = note_kind("cards_exchanged", "6.2.1")


class ExchangeCards(Procedure[Labyrinth]):
    """[_, player, card, the card that the Jihadists have given, or 0]: each side gives the other a card at random, but
    not the one just received."""

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        side = US if f[3] else JIHADIST
        return Question(NATURE, FATWA_CARD, [card for card in random_cards(s, side) if card != f[3]], (side,))

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        side = US if f[3] else JIHADIST
        s.revealed += 1
        leave_hand(s, side, answer)
        enter_hand(s, other(side), answer, seen=not is_automatic(s, side))
        for reader in (US, JIHADIST):
            tell_side(s, reader, CARD_TAKEN, other(side), answer)
        if f[3]:
            s.stack.pop()
            tell(s, CARDS_EXCHANGED)
        else:
            f[3] = answer


FATWA_CARD: Final = question_kind("fatwa_card", "6.2.1", "card", "side")
EXCHANGE: Final = verb("exchange_cards", Begin(procedure("labyrinth.exchange", ExchangeCards()), begins=(0,)))


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


class DiscardOne(OldChoosing):
    """[_, player, card]: the US chooses a card and discards it."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        if s.hands[US]:
            return Asked(US, DISCARD_ONE, sorted(s.hands[US]), (f[2],))
        s.stack.pop()
        return None

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        lose_card(s, US, answer)

    def forbidden(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return not_in_hand(option)


DISCARD_ONE_VERB: Final = verb("discard_one", Begin(procedure("labyrinth.discard_one", DiscardOne())))


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
    """[_, player, card, country]: rolled as in a first test, whatever it was (4.9.3)."""

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        return roll(ROLL_GOVERNANCE, f[3])

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        governance = rolled_governance(answer)
        tell(s, COUNTRY_TESTED, f[3], answer, governance)
        set_alignment(s, f[3], NEUTRAL)
        set_governance(s, f[3], governance)


ROLL_GOVERNANCE_VERB: Final = verb(
    "roll_governance", Begin(procedure("labyrinth.roll_governance", RollGovernance()), "country")
)


@card(102)
def former_soviet_union(p: Event) -> None:
    p.emit(ROLL_GOVERNANCE_VERB, country=CENTRAL_ASIA)


@card(103)
def hizballah(p: Event) -> None:
    with p.whether(US_PLAYS) as by_us:
        with by_us(YES):
            p.select(US, HIZBALLAH_COUNTRIES, FOR_REMOVAL)
            p.remove_cells(CHOSEN)
        with by_us(NO):
            p.govern(LEBANON, POOR, NEUTRAL)


# -- Iran --------------------------------------------------------------------------------------------------------------

WHERE_CELL: Final = question_kind("where_cell_removed", "6.2.1", "country", "card")


class RemoveHereOrInIran(OldChoosing):
    """[_, player, card]: a cell of the selected country, or of Iran."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        options = [c for c in (*s.chosen, IRAN) if cells(s, c)]
        if len(options) > 1:
            return Asked(US, WHERE_CELL, options, (f[2],))
        s.stack.pop()
        s.chosen = options
        return None

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        s.chosen = [answer]


CHOOSE_HERE_OR_IRAN: Final = verb(
    "choose_here_or_iran", Begin(procedure("labyrinth.here_or_iran", RemoveHereOrInIran()))
)


class EventJihad(Procedure[Labyrinth]):
    """[_, player, card, rolls left, successes]: jihad without cells, whose failures cost nothing; never to Islamist
    Rule, and not where Benazir Bhutto forbids it."""

    def ask(self, s: Labyrinth, f: Frame) -> Question | None:
        c = s.chosen[0] if s.chosen else -1
        if f[3] and c >= 0 and not jihad_forbidden(s, c, -1):
            return roll(ROLL_JIHAD, c)
        s.stack.pop()
        if c >= 0:
            remove_aid(s, c, f[4])
            for _ in range(f[4]):
                worsen(s, c)
        return None

    def take(self, s: Labyrinth, f: Frame, answer: int) -> None:
        c = s.chosen[0]
        needed = roll_needed(s, c)
        tell(s, JIHAD_ROLLED, c, answer, needed)
        f[3] -= 1
        if answer <= needed:
            f[4] += 1


ROLL_JIHAD_VERB: Final = verb("roll_jihad", Begin(procedure("labyrinth.event_jihad", EventJihad()), begins=(2, 0)))


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
            p.remove_cells(CHOSEN, 2)
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
            p.select(US, HAMBALI_COUNTRIES, FOR_REMOVAL)
            p.remove_cells(CHOSEN)
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


class CardBack(OldChoosing):
    """[_, player, card]: a card from the discards or a box comes into the hand, for all to see."""

    def asks(self, s: Labyrinth, f: Frame) -> Asked | None:
        options = spike_cards(s)
        if options:
            return Asked(f[1], WHICH_CARD_BACK, options, (f[2],))
        s.stack.pop()
        return None

    def chosen(self, s: Labyrinth, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer == s.first_plot:
            s.first_plot = 0  # a marker stands for it (4.7.7.3)
        else:
            (s.lapsing if answer in s.lapsing else s.discard).remove(answer)
        s.table.append(answer)
        enter_hand(s, f[1], answer, seen=True)
        tell(s, CARD_BACK, f[1], answer)

    def forbidden(self, s: Labyrinth, f: Frame, option: int) -> Reason:
        return (NOT_LYING_OPEN, option) if is_card(option) else (NOT_ASKED,)


TAKE_CARD_BACK: Final = verb("take_card_back", Begin(procedure("labyrinth.card_back", CardBack())))


class RaiseOil(Verb[Labyrinth]):
    """Every oil exporter is worth one more until the end of the turn; if both sides have won by that, the player has
    (2.2)."""

    def run(self, s: Labyrinth, f: Frame, step: Step) -> None:
        s.markers[OIL_PRICE_SPIKE] += 1
        tell(s, OIL_RISES, s.markers[OIL_PRICE_SPIKE])
        s.refresh()
        check_victory(s, f[3])


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
