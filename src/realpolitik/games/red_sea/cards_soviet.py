"""Events of the Soviet Union, in card order."""

from typing import Final

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.cards import HAND_SHOWN, NOT_LOOKED_AT, discard, draw, leave_hand, show_hand
from realpolitik.games.cold_war.choosing import (
    CardForEvent,
    CountriesForEvent,
    CountryForEvent,
    DrawFromOpponent,
    OpponentCardForEvent,
)
from realpolitik.games.cold_war.coup import CHOSEN_ALREADY, NAMED_REGION
from realpolitik.games.cold_war.duties import (
    EVENT_STRANDS_SCORING,
    SCORING_MUST_GO,
    scoring_cards,
    stranded,
    strands_scoring,
)
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
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.program import Begin, Run, Step, Verb, verb
from realpolitik.kernel.question import ALLOWED, EVERYBODY, Reason, note_kind, question_kind, reason_kind
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
        draw(s, f[Run.PLAYER], step[self.N])


class Advised(CardForEvent):
    """Gosplan Advisers: the player discards cards of its hand, scoring cards too (5.4); one for which no round is left
    may not be kept (5.5, 10.1.5)."""

    LEFT: Final = 3

    def prepare(self, s: ColdWar, f: Frame) -> bool:
        if f[self.LEFT]:
            return True
        s.stack.pop()
        return False

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        if s.rules.deck.scoring[option] or stranded(s, f[self.SIDE]) < f[self.LEFT]:
            return ALLOWED
        return (SCORING_MUST_GO,)

    def about(self, f: Frame) -> tuple[int, ...]:
        return (f[self.CARD], f[self.LEFT])

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        f[self.LEFT] -= 1
        leave_hand(s, f[self.SIDE], option)
        discard(s, option)


DISCARD_OWN: Final = question_kind("discard_own", "5.4", "card", "card", "left")
ADVISED: Final = procedure("red_sea.advised", Advised(DISCARD_OWN))
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


class Turned(OpponentCardForEvent):
    """Mengistu Haile Mariam: the player may play a card of the opponent's from its hand as an event of its own, the
    sides exchanged throughout."""

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        forbidden = super().against(s, f, option)
        if forbidden:
            return forbidden
        if not mirrors(s.rules.deck, option):
            return (NOT_TO_BE_TURNED, option)
        side = f[self.SIDE]
        missing = missing_condition(s, option, side, player=side)
        if missing >= 0:
            return (TURNED_CANNOT, option, missing)
        helps = not strands_scoring(s, side) or s.rules.relief(s, side, option, player=side)
        return ALLOWED if helps else (EVENT_STRANDS_SCORING, option)

    def add_labels(self, s: ColdWar, f: Frame, options: list[int]) -> None:
        if not options or not strands_scoring(s, f[self.SIDE]):
            options.append(DECLINE)

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        side = f[self.SIDE]
        s.stack.pop()
        leave_hand(s, side, option)
        if s.noting:
            s.notes.append((CARD_TURNED, EVERYBODY, side, option))
        trigger(s, option, side, TRIGGERED, player=side)


TURN_CARD: Final = question_kind("turn_card", "7.1", "card", "card")
CARD_TURNED: Final = note_kind("card_turned", "7.1", "side", "card")
NOT_TO_BE_TURNED: Final = reason_kind("not_to_be_turned", "7.1", "card")
TURNED_CANNOT: Final = reason_kind("turned_cannot", "5.2", "card", "condition")
TURNED: Final = procedure("red_sea.turned", Turned(TURN_CARD, instead=DECLINE))
TURN_EVENT: Final = verb("turn_event", Begin(TURNED))


@card(27, LION_FALTERED)
def mengistu_haile_mariam(p: Event) -> None:
    p.emit(TURN_EVENT)


class CancelHeadline(Verb[ColdWar]):
    """The opponent's headline is discarded without effect."""

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        cancel_headline(s, other(f[Run.PLAYER]))


CANCEL_HEADLINE: Final = verb("cancel_headline", CancelHeadline())


@card(28, IN_HEADLINE_PHASE)
def us_presidential_elections(p: Event) -> None:
    p.emit(CANCEL_HEADLINE)


class Strafed(CountryForEvent):
    """F-5Es Delivered: one realignment in each country of a set, as the player likes."""

    AMONG: Final = 3
    WHERE_ON: Final = 4

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return s.rules.board.sets[f[self.AMONG]].members

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        if option in f[self.WHERE_ON :]:
            return (CHOSEN_ALREADY, option)
        return realignment_forbidden(s, f[self.SIDE], option, f[self.AMONG], NAMED_REGION)

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        f.append(option)
        realign_in(s, f[self.SIDE], option, NAMED_REGION)


STRAFE_WHERE: Final = question_kind("strafe_where", "6.2.6", "country", "card")
STRAFED: Final = procedure("red_sea.strafed", Strafed(STRAFE_WHERE, instead=STOP))
STRAFE: Final = verb("strafe", Begin(STRAFED, "set"))


@card(29)
def f5es_delivered(p: Event) -> None:
    p.emit(STRAFE, set=AFRICA)
    p.lasting(F5ES)


class Vanguard(CountryForEvent):
    """Marxist-Leninist Vanguard Parties: the player chooses a country that its influence leaves."""

    N: Final = 3  # how much may leave

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        side = f[self.SIDE]
        return ALLOWED if s.influence[side][option] else (NOTHING_THERE, option, side)

    def about(self, f: Frame) -> tuple[int, ...]:
        return (f[self.CARD], f[self.N])

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        s.stack.pop()
        s.stack.append(VANGUARD_GOES.frame(side=f[self.SIDE], card=f[self.CARD], n=f[self.N], country=option))


class VanguardGoes(CountriesForEvent):
    """Marxist-Leninist Vanguard Parties: influence moves out of the country into others, at most 2 into one."""

    COUNTRY: Final = 4  # that it leaves
    WHERE_ON: Final = 5  # it has gone, a country as often as it was chosen

    def frame(self, side: int, card: int, n: int, country: int) -> Frame:
        return [self.number, side, card, n, country]

    def prepare(self, s: ColdWar, f: Frame) -> bool:
        if s.influence[f[self.SIDE]][f[self.COUNTRY]]:
            return super().prepare(s, f)
        s.stack.pop()
        return False

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        if option == f[self.COUNTRY]:
            return (CHOSEN_ALREADY, option)
        return ALLOWED if f[self.WHERE_ON :].count(option) < 2 else (LIMIT_REACHED, option, 2)

    def about(self, f: Frame) -> tuple[int, ...]:
        return (f[self.CARD], f[self.LEFT], f[self.COUNTRY])

    def follow(self, s: ColdWar, f: Frame, country: int) -> None:
        change_influence(s, f[self.SIDE], f[self.COUNTRY], -1)
        change_influence(s, f[self.SIDE], country, 1)


MOVE_FROM: Final = question_kind("move_from", "7.1", "country", "card", "left")
MOVE_TO: Final = question_kind("move_to", "7.1", "country", "card", "left", "country")
VANGUARD: Final = procedure("red_sea.vanguard", Vanguard(MOVE_FROM, instead=DECLINE))
VANGUARD_GOES: Final = procedure("red_sea.vanguard_goes", VanguardGoes(MOVE_TO, instead=STOP))
MOVE_INFLUENCE: Final = verb("move_influence", Begin(VANGUARD, "n"))


@card(30)
def marxist_leninist_vanguard_parties(p: Event) -> None:
    p.emit(MOVE_INFLUENCE, n=3)


@card(31, NO_INVASION)
def presidential_directive_30(p: Event) -> None:
    p.add(USSR, 1, among=WORLD, optional=True)
    p.lasting(EIGHTH_ROUND, on=USSR)


class Resigned(DrawFromOpponent):
    """Cyrus Vance: the player sees two cards of the opponent's hand, drawn at random."""

    LEFT: Final = 3
    SEEN_ON: Final = 4  # the cards drawn so far

    def drawable(self, s: ColdWar, f: Frame) -> list[int]:
        seen = f[self.SEEN_ON :]
        return [number for number in super().drawable(s, f) if number not in seen] if f[self.LEFT] else []

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        victim = other(f[self.SIDE])
        f[self.LEFT] -= 1
        show_hand(s, victim, [answer])
        if s.noting:
            s.notes.append((HAND_SHOWN, s.seats[victim], victim, answer))  # its owner sees which it is, too
        f.append(answer)

    def draw_no_more(self, s: ColdWar, f: Frame) -> None:
        s.stack.pop()
        s.stack.append(VANCE_SEES.frame(side=f[self.SIDE], card=f[self.CARD], seen=f[self.SEEN_ON :]))


class VanceSees(CardForEvent):
    """Cyrus Vance: the player discards one of the cards drawn; if its event is the player's own, that is worth 2
    points."""

    SEEN_ON: Final = 3  # the cards drawn

    def frame(self, side: int, card: int, seen: list[int]) -> Frame:
        return [self.number, side, card, *seen]

    def pile(self, s: ColdWar, f: Frame) -> list[int]:
        """A card that was put elsewhere meanwhile, where people keep the board, is none of them any more."""
        held = s.hands[other(f[self.SIDE])]
        return sorted([number for number in f[self.SEEN_ON :] if number in held])

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        side = f[self.SIDE]
        s.stack.pop()
        leave_hand(s, other(side), option)
        discard(s, option)
        if s.rules.deck.side[option] == side:
            gain_vp(s, side, 2)


DISCARD_DRAWN: Final = question_kind("discard_drawn", "7.1", "card", "card")
RESIGNED: Final = procedure("red_sea.resigned", Resigned())
VANCE_SEES: Final = procedure("red_sea.vance_sees", VanceSees(DISCARD_DRAWN, missing=NOT_LOOKED_AT))
RESIGN: Final = verb("resign", Begin(RESIGNED, "n"))


@card(32)
def cyrus_vance(p: Event) -> None:
    p.emit(RESIGN, n=2)


class ShowScoring(Verb[ColdWar]):
    """The opponent shows its scoring cards; `result` is how many there are."""

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        victim = other(f[Run.PLAYER])
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


class Vetoed(CountriesForEvent):
    """Mr. Nyet: the opponent loses all influence in countries where the player has some, at most one in each region."""

    WHERE_ON: Final = 4

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        for side in (other(f[self.SIDE]), f[self.SIDE]):
            if s.influence[side][option] == 0:
                return (NOTHING_THERE, option, side)
        return ALLOWED if _apart(s, [*f[self.WHERE_ON :], option]) else (REGION_TAKEN, option)

    def follow(self, s: ColdWar, f: Frame, country: int) -> None:
        victim = other(f[self.SIDE])
        change_influence(s, victim, country, -s.influence[victim][country])


def _apart(s: ColdWar, chosen: list[int]) -> bool:
    """Whether each of one or two countries can stand for a region of its own; Egypt may stand for either."""
    regions = [{region.where for region in s.rules.regions if s.rules.board.sets[region.where].has[c]} for c in chosen]
    return len(chosen) == 1 or len(regions[0] | regions[1]) > 1


VETO_WHERE: Final = question_kind("veto_where", "7.1", "country", "card", "left")
REGION_TAKEN: Final = reason_kind("region_taken", "7.1", "country")
VETOED: Final = procedure("red_sea.vetoed", Vetoed(VETO_WHERE, instead=STOP))
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
