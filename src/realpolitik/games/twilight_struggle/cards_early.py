"""Events of the Early War, in card order."""

from typing import Final

from realpolitik.games.cold_war.board import OPPONENT, PLAYER, US, USSR
from realpolitik.games.cold_war.cards import discard, leave_hand
from realpolitik.games.cold_war.choosing import CountriesForEvent, DrawFromOpponent
from realpolitik.games.cold_war.effects import (
    CONTAINMENT,
    DE_GAULLE,
    DEFENSE_PACT,
    FORMOSAN,
    MARSHALL_PLAN,
    NATO_FORMED,
    RED_SCARE,
    VIETNAM_REVOLTS,
    WARSAW_PACT,
)
from realpolitik.games.cold_war.event import Event
from realpolitik.games.cold_war.headline import cancel_headline
from realpolitik.games.cold_war.influence import ADD_WHERE, ADJUST, NOTHING_THERE
from realpolitik.games.cold_war.labels import STOP
from realpolitik.games.cold_war.occurrence import TRIGGERED, trigger
from realpolitik.games.cold_war.operands import WINNER
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.cold_war.tracks import gain_vp
from realpolitik.games.twilight_struggle.conditions import (
    ALLIANCE_FORMED,
    CHINA_AT_PEACE,
    DEFCON_LESS_TWO,
    FIVE_LESS_DEFCON,
    HALF_OF_EGYPT,
    HEADLINE_OR_SOVIET,
    HOLDS_OPPONENT_EVENT,
    NO_CAMP_DAVID,
    NO_IRON_LADY,
    NOT_USSR_WITH_CHINA_AT_WAR,
    ONE_OR_TWO_LATE,
)
from realpolitik.games.twilight_struggle.countries import (
    AFRICA_OR_SOUTHEAST_ASIA,
    ASIA,
    CUBA,
    EASTERN_EUROPE,
    EGYPT,
    EUROPE,
    FRANCE,
    INDEPENDENT_REDS,
    INDIA_AND_PAKISTAN,
    ISRAEL,
    JAPAN,
    MIDDLE_EAST,
    ROMANIA,
    SOUTH_KOREA,
    SUEZ,
    VIETNAM,
    WEST_GERMANY,
    WESTERN_EUROPE,
    WORLD,
)
from realpolitik.games.twilight_struggle.deck import DEFECTORS, SIDE, card
from realpolitik.games.twilight_struggle.options import DIGITAL_EDITION
from realpolitik.games.twilight_struggle.un_intervention import COMPANION
from realpolitik.kernel.label import label
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.program import Begin, Step, Verb, verb
from realpolitik.kernel.question import ALLOWED, NOT_ASKED, Reason
from realpolitik.kernel.state import Frame


@card(1)
def asia_scoring(p: Event) -> None:
    p.score(ASIA)


@card(2)
def europe_scoring(p: Event) -> None:
    p.score(EUROPE)


@card(3)
def middle_east_scoring(p: Event) -> None:
    p.score(MIDDLE_EAST)


@card(4)
def duck_and_cover(p: Event) -> None:
    p.defcon(-1)
    p.vp(US, FIVE_LESS_DEFCON)


class Seized(DrawFromOpponent):
    """Five-Year Plan: a card drawn from the Soviet hand is discarded; a US event on it occurs."""

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        leave_hand(s, USSR, answer)
        if SIDE[answer] == US:
            counts_as_played = s.options[DIGITAL_EDITION] and s.phasing == USSR and answer == DEFECTORS  # V-D
            trigger(s, answer, USSR if counts_as_played else US, TRIGGERED)
        else:
            discard(s, answer)


SEIZED: Final = procedure("twilight_struggle.seized", Seized())
SEIZE_CARD: Final = verb("seize_card", Begin(SEIZED))


@card(5)
def five_year_plan(p: Event) -> None:
    p.emit(SEIZE_CARD)


@card(7, NO_IRON_LADY)
def socialist_governments(p: Event) -> None:
    p.remove(US, 3, among=WESTERN_EUROPE, at_most=2)


@card(8)
def fidel(p: Event) -> None:
    p.remove_all(US, CUBA)
    p.take_control(USSR, CUBA)


@card(9)
def vietnam_revolts(p: Event) -> None:
    p.add_to(USSR, 2, VIETNAM)
    p.lasting(VIETNAM_REVOLTS)


@card(10)
def blockade(p: Event) -> None:
    with p.unless_discards(US, 3):
        p.remove_all(US, WEST_GERMANY)


@card(11)
def korean_war(p: Event) -> None:
    p.war(USSR, SOUTH_KOREA, on=4, vp=2, military=2)


@card(12)
def romanian_abdication(p: Event) -> None:
    p.remove_all(US, ROMANIA)
    p.take_control(USSR, ROMANIA)


@card(13, NO_CAMP_DAVID)
def arab_israeli_war(p: Event) -> None:
    p.war(USSR, ISRAEL, on=4, vp=2, military=2, also_target=True)


@card(14)
def comecon(p: Event) -> None:
    p.add(USSR, 4, among=EASTERN_EUROPE, at_most=1, not_controlled_by=US)


@card(15)
def nasser(p: Event) -> None:
    p.add_to(USSR, 2, EGYPT)
    p.add_to(US, HALF_OF_EGYPT, EGYPT)


REMOVE_US: Final = label(304, "remove_us")
ADD_USSR: Final = label(305, "add_ussr")


@card(16)
def warsaw_pact_formed(p: Event) -> None:
    p.lasting(WARSAW_PACT)
    with p.choose(USSR, REMOVE_US, ADD_USSR) as chosen:
        with chosen(REMOVE_US):
            p.lose_in(US, 4, among=EASTERN_EUROPE)
        with chosen(ADD_USSR):
            p.add(USSR, 5, among=EASTERN_EUROPE, at_most=2)


@card(17)
def de_gaulle_leads_france(p: Event) -> None:
    p.remove_from(US, 2, FRANCE)
    p.add_to(USSR, 1, FRANCE)
    p.lasting(DE_GAULLE)


@card(18)
def captured_nazi_scientist(p: Event) -> None:
    p.space(PLAYER, 1)


@card(19)
def truman_doctrine(p: Event) -> None:
    p.lose_in(USSR, 1, among=EUROPE, uncontrolled=True)


PARTICIPATE: Final = label(306, "participate")
BOYCOTT: Final = label(307, "boycott")


@card(20)
def olympic_games(p: Event) -> None:
    with p.choose(OPPONENT, PARTICIPATE, BOYCOTT) as chosen:
        with chosen(PARTICIPATE):
            p.roll_off(2, 0, again=True)
            p.vp(WINNER, 2)
        with chosen(BOYCOTT):
            p.defcon(-1)
            p.operations(PLAYER, 4)


@card(21, ALLIANCE_FORMED)
def nato(p: Event) -> None:
    p.lasting(NATO_FORMED)


@card(22)
def independent_reds(p: Event) -> None:
    p.equalise(US, among=INDEPENDENT_REDS)


@card(23)
def marshall_plan(p: Event) -> None:
    p.lasting(MARSHALL_PLAN)
    p.add(US, 7, among=WESTERN_EUROPE, at_most=1, not_controlled_by=USSR)


@card(24)
def indo_pakistani_war(p: Event) -> None:
    p.war(PLAYER, INDIA_AND_PAKISTAN, on=4, vp=2, military=2)


@card(25)
def containment(p: Event) -> None:
    p.lasting(CONTAINMENT)


@card(26)
def cia_created(p: Event) -> None:
    p.show_hand(USSR)
    p.operations(US, 1, optional=True)


@card(27)
def us_japan_mutual_defense_pact(p: Event) -> None:
    p.take_control(US, JAPAN)
    p.lasting(DEFENSE_PACT)


@card(28)
def suez_crisis(p: Event) -> None:
    p.remove(US, 4, among=SUEZ, at_most=2)


@card(29)
def east_european_unrest(p: Event) -> None:
    p.lose_in(USSR, 3, among=EASTERN_EUROPE, n=ONE_OR_TWO_LATE)


@card(30)
def decolonization(p: Event) -> None:
    p.add(USSR, 4, among=AFRICA_OR_SOUTHEAST_ASIA, at_most=1)


@card(31, NOT_USSR_WITH_CHINA_AT_WAR)
def red_scare_purge(p: Event) -> None:
    p.lasting(RED_SCARE, on=OPPONENT)


INTERVENE: Final = verb("intervene", Begin(COMPANION))


@card(32, HOLDS_OPPONENT_EVENT)
def un_intervention(p: Event) -> None:
    p.emit(INTERVENE)


class Relocation(CountriesForEvent):
    """De-Stalinization: the USSR lifts up to so many, then places them, at most 2 in one country that the US does not
    control."""

    WHERE_ON: Final = 4  # it was lifted, a country as often as it was chosen

    def no_country(self, s: ColdWar, f: Frame, option: int) -> Reason:
        return (NOT_ASKED,)  # the civil war in China is no matter of this card

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        return ALLOWED if s.influence[USSR][option] else (NOTHING_THERE, option, USSR)

    def about(self, f: Frame) -> tuple[int, ...]:
        return (f[self.CARD], f[self.LEFT], USSR, -1)

    def follow(self, s: ColdWar, f: Frame, country: int) -> None:
        change_influence(s, USSR, country, -1)

    def give_up(self, s: ColdWar, f: Frame) -> None:
        s.stack.pop()
        lifted, card = len(f) - self.WHERE_ON, f[self.CARD]
        s.stack.append(
            ADJUST.frame(
                side=USSR, n=lifted, among=WORLD, by=USSR, card=card, change=1, at_most=2, not_controlled_by=US
            )
        )


RELOCATION: Final = procedure("twilight_struggle.relocation", Relocation(ADD_WHERE, instead=STOP))
RELOCATE: Final = verb("relocate", Begin(RELOCATION, "n"))


@card(33)
def de_stalinization(p: Event) -> None:
    p.emit(RELOCATE, n=4)


@card(34)
def nuclear_test_ban(p: Event) -> None:
    p.vp(PLAYER, DEFCON_LESS_TWO)
    p.defcon(2)


@card(35, CHINA_AT_PEACE)
def formosan_resolution(p: Event) -> None:
    p.lasting(FORMOSAN)


class Defect(Verb[ColdWar]):
    """In the headline phase a Soviet headline is cancelled; played by the USSR in a round, the US gains a point."""

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        if s.headline_phase:
            cancel_headline(s, USSR)
        else:
            gain_vp(s, US, 1)


DEFECT: Final = verb("defect", Defect())


@card(103, HEADLINE_OR_SOVIET)
def defectors(p: Event) -> None:
    p.emit(DEFECT)
