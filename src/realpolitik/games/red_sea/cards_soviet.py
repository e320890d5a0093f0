"""Events of the Soviet Union, in card order."""

from typing import Final

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.cards import (
    CARD_AT_RANDOM,
    HAND_SHOWN,
    NO_OPPONENT_EVENT,
    discard,
    draw,
    leave_hand,
    not_in_hand,
    not_looked_at,
    opponent_cards,
    show_hand,
)
from realpolitik.games.cold_war.choosing import no_country
from realpolitik.games.cold_war.coup import CHOSEN_ALREADY, NAMED_REGION
from realpolitik.games.cold_war.duties import scoring_cards
from realpolitik.games.cold_war.effects import (
    DERG,
    EIGHTH_ROUND,
    F5ES,
    LION_FALTERS,
    NASSERISM,
    STAGFLATION,
    T62S,
)
from realpolitik.games.cold_war.event import NO, YES, Event
from realpolitik.games.cold_war.headline import cancel_headline
from realpolitik.games.cold_war.influence import LIMIT_REACHED, NOTHING_THERE
from realpolitik.games.cold_war.labels import DECLINE, STOP
from realpolitik.games.cold_war.occurrence import PASS_CARD, TRIGGERED, mirrors, missing_condition, trigger
from realpolitik.games.cold_war.realignment import realign_in, realignment_forbidden
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.cold_war.tracks import gain_vp, other
from realpolitik.games.red_sea.conditions import (
    IN_HEADLINE_PHASE,
    LION_FALTERED,
    MIDDLE_EAST_WITHOUT_US,
    NO_INVASION,
    ROLL_SUCCEEDED,
    SCORING_SHOWN,
    SOVIET_MIDDLE_EAST,
    SOVIET_SOUTH_YEMEN,
    US_HOLDS_AUTONOMY,
    USSR_IN_ETHIOPIA,
)
from realpolitik.games.red_sea.countries import (
    AFRICA,
    BEYOND_OMAN,
    ETHIOPIA,
    MADAGASCAR,
    MIDDLE_EAST,
    OMAN,
    SEA_LANES,
    WORLD,
    YEMEN,
)
from realpolitik.games.red_sea.deck import card
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.program import Begin, Step, Verb, verb
from realpolitik.kernel.question import (
    ALLOWED,
    EVERYBODY,
    NATURE,
    Question,
    Reason,
    note_kind,
    question_kind,
    reason_kind,
)
from realpolitik.kernel.state import Frame


@card(19)
def soviets_airlift_cubans(p: Event) -> None:
    p.lose_in(US, 1, among=AFRICA)


@card(20)
def detente(p: Event) -> None:
    p.military(USSR, 2)
    p.military(US, -2)
    with p.when(US_HOLDS_AUTONOMY):
        p.emit(PASS_CARD, side=USSR, up=1)


@card(21)
def the_lion_falters(p: Event) -> None:
    with p.whether(USSR_IN_ETHIOPIA) as held:
        with held(YES):
            p.vp(USSR, 2)
        with held(NO):
            p.remove_all(US, ETHIOPIA)
            p.add_to(USSR, 1, ETHIOPIA)
    p.lasting(LION_FALTERS)


@card(22, SOVIET_SOUTH_YEMEN)
def dhofar_rebellion(p: Event) -> None:
    p.add_to(USSR, 1, OMAN)
    p.add(USSR, 1, among=BEYOND_OMAN)


@card(23)
def nasserism(p: Event) -> None:
    p.lasting(NASSERISM)


@card(24)
def t62s_and_kalashnikovs(p: Event) -> None:
    p.lasting(T62S)


class DrawCards(Verb[ColdWar]):
    """The player draws cards, whatever the size of the hand."""

    N: Final = 1

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        draw(s, f[3], step[self.N])


class Advised(Procedure[ColdWar]):
    """Gosplan Advisers: the player discards cards of its hand, scoring cards too (5.4): [_, player, card, how many]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        if f[3] and s.hands[f[1]]:
            return Question(s.seats[f[1]], DISCARD_OWN, s.hands[f[1]][:], (f[2], f[3]))
        s.stack.pop()
        return None

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        f[3] -= 1
        leave_hand(s, f[1], answer)
        discard(s, answer)

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        return not_in_hand(s, option)


DISCARD_OWN: Final = question_kind("discard_own", "5.4", "card", "card", "left")
ADVISED: Final = procedure("red_sea.advised", Advised())
DRAW_CARDS: Final = verb("draw_cards", DrawCards())
DISCARD_CARDS: Final = verb("discard_cards", Begin(ADVISED, "n"))


@card(25)
def gosplan_advisers(p: Event) -> None:
    p.emit(DRAW_CARDS, n=2)
    p.emit(DISCARD_CARDS, n=2)


@card(26)
def the_derg(p: Event) -> None:
    p.add_to(USSR, 2, ETHIOPIA)
    with p.when(USSR_IN_ETHIOPIA):
        p.lasting(DERG)


class Turned(Procedure[ColdWar]):
    """Mengistu Haile Mariam: the player may play a card of the opponent's from its hand as an event of its own, the
    sides exchanged throughout: [_, player, card]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        options = [number for number in opponent_cards(s, f[1]) if not _against_turning(s, f[1], number)]
        return Question(s.seats[f[1]], TURN_CARD, [*options, DECLINE], (f[2],))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        if answer == DECLINE:
            return
        leave_hand(s, f[1], answer)
        if s.noting:
            s.notes.append((CARD_TURNED, EVERYBODY, f[1], answer))
        trigger(s, answer, f[1], TRIGGERED, player=f[1])

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        if option not in s.hands[f[1]]:
            return not_in_hand(s, option)
        return _against_turning(s, f[1], option)


def _against_turning(s: ColdWar, side: int, number: int) -> Reason:
    """Why a card cannot be played with the sides exchanged, or ALLOWED."""
    if s.rules.deck.side[number] != other(side):
        return (NO_OPPONENT_EVENT, number)
    if not mirrors(s.rules.deck, number):
        return (NOT_TO_BE_TURNED, number)
    missing = missing_condition(s, number, side, player=side)
    return (TURNED_CANNOT, number) if missing >= 0 else ALLOWED


TURN_CARD: Final = question_kind("turn_card", "7.1", "card", "card")
CARD_TURNED: Final = note_kind("card_turned", "7.1", "side", "card")
NOT_TO_BE_TURNED: Final = reason_kind("not_to_be_turned", "7.1", "card")
TURNED_CANNOT: Final = reason_kind("turned_cannot", "5.2", "card")
TURNED: Final = procedure("red_sea.turned", Turned())
TURN_EVENT: Final = verb("turn_event", Begin(TURNED))


@card(27, LION_FALTERED)
def mengistu_haile_mariam(p: Event) -> None:
    p.emit(TURN_EVENT)


class CancelHeadline(Verb[ColdWar]):
    """The opponent's headline is discarded without effect."""

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        cancel_headline(s, other(f[3]))


CANCEL_HEADLINE: Final = verb("cancel_headline", CancelHeadline())


@card(28, IN_HEADLINE_PHASE)
def us_presidential_elections(p: Event) -> None:
    p.emit(CANCEL_HEADLINE)


class Strafed(Procedure[ColdWar]):
    """F-5Es Delivered: one realignment in each country of a set, as the player likes: [_, player, card, set, *done]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        options = [c for c in s.rules.board.sets[f[3]].members if not _against_strafing(s, f, c)]
        if options:
            return Question(s.seats[f[1]], STRAFE_WHERE, [*options, STOP], (f[2],))
        s.stack.pop()
        return None

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        if answer == STOP:
            s.stack.pop()
            return
        f.append(answer)
        realign_in(s, f[1], answer, NAMED_REGION)

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        if not 0 <= option < s.rules.board.size:
            return no_country(s, option, f[2])
        return _against_strafing(s, f, option)


def _against_strafing(s: ColdWar, f: Frame, c: int) -> Reason:
    return (CHOSEN_ALREADY, c) if c in f[4:] else realignment_forbidden(s, f[1], c, f[3], NAMED_REGION)


STRAFE_WHERE: Final = question_kind("strafe_where", "6.2.6", "country", "card")
STRAFED: Final = procedure("red_sea.strafed", Strafed())
STRAFE: Final = verb("strafe", Begin(STRAFED, "set"))


@card(29)
def f5es_delivered(p: Event) -> None:
    p.emit(STRAFE, set=AFRICA)
    p.lasting(F5ES)


class Vanguard(Procedure[ColdWar]):
    """Marxist-Leninist Vanguard Parties: influence moves out of one country into others, at most 2 into one:
    [_, player, card, may still move, the country it leaves or -1, *where so far]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        mine, size = s.influence[f[1]], s.rules.board.size
        if f[4] < 0:
            options = [c for c in range(size) if mine[c]]
            if options:
                return Question(s.seats[f[1]], MOVE_FROM, [*options, DECLINE], (f[2], f[3]))
        elif f[3] and mine[f[4]]:
            options = [c for c in range(size) if c != f[4] and f[5:].count(c) < 2]
            return Question(s.seats[f[1]], MOVE_TO, [*options, STOP], (f[2], f[3], f[4]))
        s.stack.pop()
        return None

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        if answer in (DECLINE, STOP):
            s.stack.pop()
        elif f[4] < 0:
            f[4] = answer
        else:
            f[3] -= 1
            f.append(answer)
            change_influence(s, f[1], f[4], -1)
            change_influence(s, f[1], answer, 1)

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        if not 0 <= option < s.rules.board.size:
            return no_country(s, option, f[2])
        if f[4] < 0:
            return (NOTHING_THERE, option, f[1])
        return (CHOSEN_ALREADY, option) if option == f[4] else (LIMIT_REACHED, option, 2)


MOVE_FROM: Final = question_kind("move_from", "7.1", "country", "card", "left")
MOVE_TO: Final = question_kind("move_to", "7.1", "country", "card", "left", "country")
VANGUARD: Final = procedure("red_sea.vanguard", Vanguard())
MOVE_INFLUENCE: Final = verb("move_influence", Begin(VANGUARD, "n", begins=(-1,)))


@card(30)
def marxist_leninist_vanguard_parties(p: Event) -> None:
    p.emit(MOVE_INFLUENCE, n=3)


@card(31, NO_INVASION)
def presidential_directive_30(p: Event) -> None:
    p.add(USSR, 1, among=WORLD, optional=True)
    p.lasting(EIGHTH_ROUND, on=USSR)


class Resigned(Procedure[ColdWar]):
    """Cyrus Vance: the player sees two cards of the opponent's hand, drawn at random, and discards one; a card with an
    event of its own is worth 2 points: [_, player, card, still to be drawn, *drawn]. The drawn ones go by their places
    among the cards of that hand that the player knows."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        victim = other(f[1])
        if f[3]:
            options = [number for number in s.hands[victim] if number not in _drawn(s, f)]
            if options:
                return Question(NATURE, CARD_AT_RANDOM, options, (victim,))
            f[3] = 0
        if f[4:]:
            return Question(s.seats[f[1]], DISCARD_DRAWN, sorted(_drawn(s, f)), (f[2],))
        s.stack.pop()
        return None

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        victim = other(f[1])
        if f[3]:
            f[3] -= 1
            show_hand(s, victim, [answer])
            if s.noting:
                s.notes.append((HAND_SHOWN, s.seats[victim], victim, answer))  # its owner sees which it is, too
            f.append(s.known[victim].index(answer))
            return
        s.stack.pop()
        leave_hand(s, victim, answer)
        discard(s, answer)
        if s.rules.deck.side[answer] == f[1]:
            gain_vp(s, f[1], 2)

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        return not_looked_at(s, option)


def _drawn(s: ColdWar, f: Frame) -> list[int]:
    return [s.known[other(f[1])][place] for place in f[4:]]


DISCARD_DRAWN: Final = question_kind("discard_drawn", "7.1", "card", "card")
RESIGNED: Final = procedure("red_sea.resigned", Resigned())
RESIGN: Final = verb("resign", Begin(RESIGNED, "n"))


@card(32)
def cyrus_vance(p: Event) -> None:
    p.emit(RESIGN, n=2)


class ShowScoring(Verb[ColdWar]):
    """The opponent shows its scoring cards; `result` is how many there are."""

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        victim = other(f[3])
        shown = scoring_cards(s, victim)
        show_hand(s, victim, shown)
        s.result = len(shown)


SHOW_SCORING: Final = verb("show_scoring", ShowScoring())


@card(33)
def stagflation(p: Event) -> None:
    p.emit(SHOW_SCORING)
    with p.when(SCORING_SHOWN):
        p.lasting(STAGFLATION)
    p.operations(USSR, 2, optional=True)


@card(34)
def cento_collapses(p: Event) -> None:
    p.remove(US, 2, among=MIDDLE_EAST)


@card(35)
def anti_zionist_committee(p: Event) -> None:
    p.realignments(USSR, 2, among=MIDDLE_EAST, plus_one=True)


class Vetoed(Procedure[ColdWar]):
    """Mr. Nyet: the opponent loses all influence in countries where the player has some, at most one in each region:
    [_, player, card, countries left, *chosen]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        options = [c for c in s.present[other(f[1])] if not _against_veto(s, f, c)] if f[3] else []
        if options:
            return Question(s.seats[f[1]], VETO_WHERE, [*options, STOP], (f[2], f[3]))
        s.stack.pop()
        return None

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        if answer == STOP:
            s.stack.pop()
            return
        f[3] -= 1
        f.append(answer)
        change_influence(s, other(f[1]), answer, -s.influence[other(f[1])][answer])

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        return _against_veto(s, f, option)


def _against_veto(s: ColdWar, f: Frame, c: int) -> Reason:
    """Both must have influence in a country, and its region must not have had its share."""
    if not 0 <= c < s.rules.board.size:
        return no_country(s, c, f[2])
    for side in (other(f[1]), f[1]):
        if s.influence[side][c] == 0:
            return (NOTHING_THERE, c, side)
    return ALLOWED if _apart(s, [*f[4:], c]) else (REGION_TAKEN, c)


def _apart(s: ColdWar, chosen: list[int]) -> bool:
    """Whether each of one or two countries can stand for a region of its own; Egypt may stand for either."""
    regions = [{region.where for region in s.rules.regions if s.rules.board.sets[region.where].has[c]} for c in chosen]
    return len(chosen) == 1 or len(regions[0] | regions[1]) > 1


VETO_WHERE: Final = question_kind("veto_where", "7.1", "country", "card", "left")
REGION_TAKEN: Final = reason_kind("region_taken", "7.1", "country")
VETOED: Final = procedure("red_sea.vetoed", Vetoed())
VETO: Final = verb("veto", Begin(VETOED, "countries"))


@card(36)
def mr_nyet(p: Event) -> None:
    p.defcon(-1)
    p.emit(VETO, countries=2)


@card(48)
def malagasy_constitutional_referendum(p: Event) -> None:
    p.remove_from(US, 1, MADAGASCAR)
    p.take_control(USSR, MADAGASCAR)


@card(49)
def yemeni_presidential_assassinations(p: Event) -> None:
    p.defcon(-1)
    p.roll_for(USSR, 4, bonus=SOVIET_MIDDLE_EAST)
    with p.when(ROLL_SUCCEEDED):
        p.take_control(USSR, YEMEN)


@card(50)
def seychelles(p: Event) -> None:
    p.add_to(USSR, MIDDLE_EAST_WITHOUT_US, SEA_LANES)
