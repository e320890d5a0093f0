"""Events of the Late War, in card order."""

from typing import Final

from realpolitik.games.cold_war.board import OPPONENT, PLAYER, US, USSR
from realpolitik.games.cold_war.cards import discard, from_discards, leave_hand
from realpolitik.games.cold_war.choosing import (
    NOT_AMONG,
    CardForEvent,
    CountriesForEvent,
    DrawFromOpponent,
    EventChoice,
)
from realpolitik.games.cold_war.coup import CHOSEN_ALREADY
from realpolitik.games.cold_war.duties import EVENT_STRANDS_SCORING, strands_scoring
from realpolitik.games.cold_war.effects import (
    BRANDT,
    CHERNOBYL,
    EIGHTH_ROUND,
    EVIL_EMPIRE,
    FLOWERS,
    HOSTAGES,
    IRAN_CONTRA,
    IRON_LADY,
    NORTH_SEA_OIL_FLOWS,
    OPEN_HAND,
    REFORMER,
    WALL_DOWN,
)
from realpolitik.games.cold_war.event import (
    KINDS_WITHOUT_COUP,
    KINDS_WITHOUT_PLACING,
    NO,
    YES,
    Event,
)
from realpolitik.games.cold_war.influence import NOTHING_THERE
from realpolitik.games.cold_war.labels import STOP
from realpolitik.games.cold_war.occurrence import TRIGGERED, trigger
from realpolitik.games.cold_war.operations import MAY_COUP
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.cold_war.tracks import judge, other
from realpolitik.games.twilight_struggle.cards_mid import FROM_DISCARDS, NOT_IN_DISCARDS, NoScoringCard
from realpolitik.games.twilight_struggle.conditions import (
    DEFCON_TWO,
    HALF_OF_LIBYA,
    HOSTAGES_TAKEN,
    POPE_ELECTED,
    REFORM_BEGUN,
    US_AHEAD_IN_SPACE,
    US_CONTROLS_SOUTH_KOREA,
    USSR_AHEAD,
)
from realpolitik.games.twilight_struggle.countries import (
    AFRICA,
    ARGENTINA,
    ASIA,
    AT_NICARAGUA,
    CENTRAL_AMERICA,
    EAST_GERMANY,
    EUROPE,
    IRAN,
    IRAN_AND_IRAQ,
    LEBANON,
    MIDDLE_EAST,
    NICARAGUA,
    POLAND,
    SETS,
    SOUTH_AMERICA,
    UNITED_KINGDOM,
    WESTERN_EUROPE,
)
from realpolitik.games.twilight_struggle.deck import card
from realpolitik.kernel.label import label
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.program import Begin, Step, Verb, verb
from realpolitik.kernel.question import ALLOWED, EVERYBODY, NOT_ASKED, Reason, note_kind, question_kind
from realpolitik.kernel.state import Frame


@card(82)
def iranian_hostage_crisis(p: Event) -> None:
    p.remove_all(US, IRAN)
    p.add_to(USSR, 2, IRAN)
    p.lasting(HOSTAGES)


@card(83)
def the_iron_lady(p: Event) -> None:
    p.vp(US, 1)
    p.add_to(USSR, 1, ARGENTINA)
    p.remove_all(USSR, UNITED_KINGDOM)
    p.lasting(IRON_LADY)


@card(84)
def reagan_bombs_libya(p: Event) -> None:
    p.vp(US, HALF_OF_LIBYA)


class Revived(NoScoringCard):
    """Star Wars: the US takes a card from the discards, and its event occurs."""

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        forbidden = super().against(s, f, option)
        if forbidden or not strands_scoring(s, US) or s.rules.relief(s, US, option):
            return forbidden
        return (EVENT_STRANDS_SCORING, option)

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        s.stack.pop()
        from_discards(s, US, option, CARD_REVIVED)
        trigger(s, option, US, TRIGGERED)


CARD_REVIVED: Final = note_kind("card_revived", "7.1", "side", "card")
REVIVED: Final = procedure("twilight_struggle.revived", Revived(FROM_DISCARDS, missing=NOT_IN_DISCARDS))
REVIVE: Final = verb("revive", Begin(REVIVED))


@card(85, US_AHEAD_IN_SPACE)
def star_wars(p: Event) -> None:
    p.emit(REVIVE)


@card(86)
def north_sea_oil(p: Event) -> None:
    p.lasting(NORTH_SEA_OIL_FLOWS)
    p.lasting(EIGHTH_ROUND, on=US)


@card(87)
def the_reformer(p: Event) -> None:
    with p.whether(USSR_AHEAD) as ahead:
        with ahead(YES):
            p.add(USSR, 6, among=EUROPE, at_most=2)
        with ahead(NO):
            p.add(USSR, 4, among=EUROPE, at_most=2)
    p.lasting(REFORMER)


@card(88)
def marine_barracks_bombing(p: Event) -> None:
    p.remove_all(US, LEBANON)
    p.remove(US, 2, among=MIDDLE_EAST)


@card(89)
def soviets_shoot_down_kal_007(p: Event) -> None:
    p.defcon(-1)
    p.vp(US, 2)
    with p.when(US_CONTROLS_SOUTH_KOREA):
        p.operations(US, 4, KINDS_WITHOUT_COUP, optional=True)


@card(90)
def glasnost(p: Event) -> None:
    p.defcon(1)
    p.vp(USSR, 2)
    with p.when(REFORM_BEGUN):
        p.operations(USSR, 4, KINDS_WITHOUT_COUP, optional=True)


@card(91)
def ortega_elected_in_nicaragua(p: Event) -> None:
    p.remove_all(US, NICARAGUA)
    p.free_operations(USSR, 2, MAY_COUP, among=AT_NICARAGUA)


class Lost(DrawFromOpponent):
    """Terrorism: the opponent discards cards at random, without their events (5.4)."""

    LEFT: Final = 3

    def drawable(self, s: ColdWar, f: Frame) -> list[int]:
        return super().drawable(s, f) if f[self.LEFT] else []

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        f[self.LEFT] -= 1
        leave_hand(s, other(f[self.SIDE]), answer)
        discard(s, answer)


LOST: Final = procedure("twilight_struggle.lost", Lost())
LOSE_CARDS: Final = verb("lose_cards", Begin(LOST, "n"))


@card(92)
def terrorism(p: Event) -> None:
    with p.whether(HOSTAGES_TAKEN) as taken:
        with taken(YES):
            p.emit(LOSE_CARDS, n=2)
        with taken(NO):
            p.emit(LOSE_CARDS, n=1)


@card(93)
def iran_contra_scandal(p: Event) -> None:
    p.lasting(IRAN_CONTRA)


class Barred(EventChoice):
    """Chernobyl: the US names a region where the USSR places no influence with Ops this turn."""

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return list(REGION_LABELS)

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        s.stack.pop()
        s.effects[CHERNOBYL] = REGION_LABELS[option]
        if s.noting:
            s.notes.append((REGION_BARRED, EVERYBODY, REGION_LABELS[option]))


REGION_LABELS: Final = {
    label(320, "in_europe"): EUROPE,
    label(321, "in_asia"): ASIA,
    label(322, "in_middle_east"): MIDDLE_EAST,
    label(323, "in_central_america"): CENTRAL_AMERICA,
    label(324, "in_south_america"): SOUTH_AMERICA,
    label(325, "in_africa"): AFRICA,
}
NAME_REGION: Final = question_kind("name_region", "7.1", "label", "card")
REGION_BARRED: Final = note_kind("region_barred", "7.1", "region")
BARRED: Final = procedure("twilight_struggle.barred", Barred(NAME_REGION))
BAR_REGION: Final = verb("bar_region", Begin(BARRED))


@card(94)
def chernobyl(p: Event) -> None:
    p.emit(BAR_REGION)


class Doubled(CountriesForEvent):
    """Latin American Debt Crisis: the USSR doubles its influence."""

    AMONG: Final = 4
    WHERE_ON: Final = 5

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return SETS[f[self.AMONG]].members

    def no_country(self, s: ColdWar, f: Frame, option: int) -> Reason:
        return (NOT_ASKED,)  # the civil war in China is no matter of this card

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        if not SETS[f[self.AMONG]].has[option]:
            return (NOT_AMONG, option, f[self.CARD])
        if option in f[self.WHERE_ON :]:
            return (CHOSEN_ALREADY, option)
        return ALLOWED if s.influence[USSR][option] else (NOTHING_THERE, option, USSR)

    def follow(self, s: ColdWar, f: Frame, country: int) -> None:
        change_influence(s, USSR, country, s.influence[USSR][country])


DOUBLE_WHERE: Final = question_kind("double_where", "7.1", "country", "card", "left")
DOUBLED: Final = procedure("twilight_struggle.doubled", Doubled(DOUBLE_WHERE, instead=STOP))
DOUBLE: Final = verb("double", Begin(DOUBLED, "countries", "set"))


@card(95)
def latin_american_debt_crisis(p: Event) -> None:
    with p.unless_discards(US, 3):
        p.emit(DOUBLE, countries=2, set=SOUTH_AMERICA)


@card(96)
def tear_down_this_wall(p: Event) -> None:
    p.cancel(BRANDT)
    p.lasting(WALL_DOWN)
    p.add_to(US, 3, EAST_GERMANY)
    p.free_operations(US, 3, KINDS_WITHOUT_PLACING, among=EUROPE)


@card(97)
def an_evil_empire(p: Event) -> None:
    p.vp(US, 1)
    p.cancel(FLOWERS)
    p.lasting(EVIL_EMPIRE)


class Betrayed(CardForEvent):
    """Aldrich Ames Remix: the USSR discards a card of its choice from the US hand."""

    def pile(self, s: ColdWar, f: Frame) -> list[int]:
        return sorted(s.hands[US])  # not as they were drawn

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        s.stack.pop()
        leave_hand(s, US, option)
        discard(s, option)


DISCARD_FROM_US: Final = question_kind("discard_from_us", "7.1", "card", "card")
BETRAYED: Final = procedure("twilight_struggle.betrayed", Betrayed(DISCARD_FROM_US))
BETRAY: Final = verb("betray", Begin(BETRAYED))


@card(98)
def aldrich_ames_remix(p: Event) -> None:
    p.lasting(OPEN_HAND)
    p.emit(BETRAY)


@card(99)
def pershing_ii_deployed(p: Event) -> None:
    p.vp(USSR, 1)
    p.lose_in(US, 3, among=WESTERN_EUROPE, n=1)


END_THE_GAME: Final = label(326, "end_the_game")
GO_ON: Final = label(327, "go_on")


class EndTheGame(Verb[ColdWar]):
    """The game ends; the side ahead wins."""

    def run(self, s: ColdWar, f: Frame, step: Step) -> None:
        judge(s, WON_BY_WARGAMES, s.vp)


WON_BY_WARGAMES: Final = note_kind("won_by_wargames", "10.3.1", "side", "vp")
END_GAME: Final = verb("end_game", EndTheGame())


@card(100, DEFCON_TWO)
def wargames(p: Event) -> None:
    with p.choose(PLAYER, END_THE_GAME, GO_ON) as chosen, chosen(END_THE_GAME):
        p.vp(OPPONENT, 6)
        p.emit(END_GAME)


@card(101, POPE_ELECTED)
def solidarity(p: Event) -> None:
    p.add_to(US, 3, POLAND)


@card(102)
def iran_iraq_war(p: Event) -> None:
    p.war(PLAYER, IRAN_AND_IRAQ, on=4, vp=2, military=2)
