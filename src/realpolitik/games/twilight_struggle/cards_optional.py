"""Events of the optional cards, in card order, and of the promo card."""

from typing import Final

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.cards import (
    DRAW_CARD,
    NOT_LOOKED_AT,
    discard,
    next_cards,
    show_hand,
    shuffle_in,
    take_from_pile,
)
from realpolitik.games.cold_war.choosing import NOT_AMONG, CardForEvent, CountryForEvent
from realpolitik.games.cold_war.coup import NAMED_REGION
from realpolitik.games.cold_war.effects import AWACS, NORAD_WATCHES, YURI_AND_SAMANTHA
from realpolitik.games.cold_war.event import MIRRORING, NO, YES, Event
from realpolitik.games.cold_war.influence import ADD_WHERE
from realpolitik.games.cold_war.labels import DECLINE, STOP
from realpolitik.games.cold_war.operations import MAY_COUP
from realpolitik.games.cold_war.realignment import realignments
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.twilight_struggle.conditions import (
    NATO_IN_EFFECT,
    NOT_LATE_WAR,
    US_CONTROLS_UK,
    US_IN_MIDDLE_EAST,
    US_LOST_INFLUENCE,
)
from realpolitik.games.twilight_struggle.countries import (
    AFRICA,
    ASIA,
    AT_UNITED_KINGDOM,
    CENTRAL_AMERICA,
    EUROPE,
    FINLAND,
    GUERRILLA_LANDS,
    MIDDLE_EAST,
    SAUDI_ARABIA,
    SETS,
    SOUTH_AMERICA,
    SOUTHEAST_ASIA,
    WESTERN_EUROPE,
)
from realpolitik.games.twilight_struggle.deck import (
    AFRICA_SCORING,
    ASIA_SCORING,
    CENTRAL_AMERICA_SCORING,
    EUROPE_SCORING,
    MIDDLE_EAST_SCORING,
    SCORING,
    SOUTH_AMERICA_SCORING,
    SOUTHEAST_ASIA_SCORING,
    card,
)
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.program import Begin, Run, Step, Verb, verb
from realpolitik.kernel.question import ALLOWED, NATURE, NOT_ASKED, Question, Reason, note_kind, question_kind
from realpolitik.kernel.state import Frame

SCORED_BY: Final = {
    ASIA_SCORING: ASIA,
    EUROPE_SCORING: EUROPE,
    MIDDLE_EAST_SCORING: MIDDLE_EAST,
    CENTRAL_AMERICA_SCORING: CENTRAL_AMERICA,
    SOUTHEAST_ASIA_SCORING: SOUTHEAST_ASIA,
    AFRICA_SCORING: AFRICA,
    SOUTH_AMERICA_SCORING: SOUTH_AMERICA,
}


class Spy(Verb[ColdWar]):
    """The US shows its scoring cards; the USSR may add an influence in a region named on one of them."""

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        shown = [number for number in s.hands[US] if SCORING[number]]
        show_hand(s, US, shown)
        s.stack.append(SPIED.frame(card=f[Run.CARD], shown=shown))


class Spied(CountryForEvent):
    """The Cambridge Five: where the USSR may add its influence."""

    SHOWN_ON: Final = 3  # the scoring cards

    def frame(self, card: int, shown: list[int]) -> Frame:
        return [self.number, USSR, card, *shown]

    def no_country(self, s: ColdWar, f: Frame, option: int) -> Reason:
        return (NOT_ASKED,)  # the civil war in China is no matter of this card

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        for number in f[self.SHOWN_ON :]:
            if SETS[SCORED_BY[number]].has[option]:
                return ALLOWED
        return (NOT_AMONG, option, f[self.CARD])

    def about(self, f: Frame) -> tuple[int, ...]:
        return (f[self.CARD], 1, USSR, 1)

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        s.stack.pop()
        change_influence(s, USSR, option, 1)


SPIED: Final = procedure("twilight_struggle.spied", Spied(ADD_WHERE, instead=DECLINE))
SPY: Final = verb("spy", Spy())


@card(104, NOT_LATE_WAR)
def the_cambridge_five(p: Event) -> None:
    p.emit(SPY)


@card(105, US_CONTROLS_UK)
def special_relationship(p: Event) -> None:
    with p.whether(NATO_IN_EFFECT) as allied:
        with allied(YES):
            p.add_in_one(US, 2, among=WESTERN_EUROPE)
            p.vp(US, 2)
        with allied(NO):
            p.add(US, 1, among=AT_UNITED_KINGDOM)


@card(106)
def norad(p: Event) -> None:
    p.lasting(NORAD_WATCHES)


@card(107)
def che(p: Event) -> None:
    p.free_operations(USSR, 3, MAY_COUP, among=GUERRILLA_LANDS, military=True)
    with p.when(US_LOST_INFLUENCE):
        p.free_operations(USSR, 3, MAY_COUP, among=GUERRILLA_LANDS, military=True, elsewhere=True)


class Looked(Procedure[ColdWar]):
    """Our Man in Tehran: the player looks at cards of the draw pile."""

    SIDE: Final = 1
    CARD: Final = 2
    LEFT: Final = 3

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        if f[self.LEFT]:
            options = next_cards(s)
            if options:
                return Question(NATURE, DRAW_CARD, options, (f[self.SIDE],))
        s.stack.pop()
        s.stack.append(PICKED_OUT.frame(side=f[self.SIDE], card=f[self.CARD]))
        return None

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        f[self.LEFT] -= 1
        take_from_pile(s, answer)
        s.peeked.append(answer)
        if s.noting:
            s.notes.append((CARD_PEEKED, s.seats[f[self.SIDE]], answer))


class PickedOut(CardForEvent):
    """Our Man in Tehran: the player discards any of the cards looked at and shuffles the rest back."""

    def frame(self, side: int, card: int) -> Frame:
        return [self.number, side, card]

    def pile(self, s: ColdWar, f: Frame) -> list[int]:
        return s.peeked

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        s.peeked.remove(option)
        s.table.append(option)
        discard(s, option)

    def give_up(self, s: ColdWar, f: Frame) -> None:
        s.stack.pop()
        if s.peeked:
            shuffle_in(s, s.peeked)
            s.returned = s.peeked if f[self.SIDE] == US else []  # what the USSR has put back is not kept in mind
            s.peeked = []


DISCARD_PEEKED: Final = question_kind("discard_peeked", "7.1", "card", "card")
CARD_PEEKED: Final = note_kind("card_peeked", "7.1", "card")
LOOKED: Final = procedure("twilight_struggle.looked", Looked())
PICKED_OUT: Final = procedure(
    "twilight_struggle.picked_out", PickedOut(DISCARD_PEEKED, instead=STOP, missing=NOT_LOOKED_AT)
)
LOOK_AHEAD: Final = verb("look_ahead", Begin(LOOKED, "n"))
MIRRORING.add(LOOK_AHEAD)  # it is its player's


@card(108, US_IN_MIDDLE_EAST)
def our_man_in_tehran(p: Event) -> None:
    p.emit(LOOK_AHEAD, n=5)


@card(109)
def yuri_and_samantha(p: Event) -> None:
    p.lasting(YURI_AND_SAMANTHA)


@card(110)
def awacs_sale_to_saudis(p: Event) -> None:
    p.add_to(US, 2, SAUDI_ARABIA)
    p.lasting(AWACS)


class Finlandize(Verb[ColdWar]):
    """The USSR makes as many realignments in Europe as it has influence in Finland."""

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        realignments(s, USSR, s.influence[USSR][FINLAND], f[Run.CARD], EUROPE, NAMED_REGION)


FINLANDIZE: Final = verb("finlandize", Finlandize())


@card(111)
def finlandization(p: Event) -> None:
    p.emit(FINLANDIZE)
