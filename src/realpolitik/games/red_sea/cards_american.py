"""Events of the United States, in card order."""

from typing import Final

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.cards import discard, enter_hand, from_discards, leave_hand
from realpolitik.games.cold_war.choosing import (
    CardForEvent,
    CountriesForEvent,
    CountryForEvent,
    OpponentCardForEvent,
)
from realpolitik.games.cold_war.coup import KEEPS_DEFCON, NAMED_REGION, NO_MILITARY
from realpolitik.games.cold_war.effects import (
    AFGHANISTAN,
    ALBANIAN_EXAMPLE,
    AMHARIC_BROADCASTS,
    CARTER_DOCTRINE,
    CENTCOM,
    EIGHTH_ROUND,
    INVASION,
    USAID,
)
from realpolitik.games.cold_war.event import MIRRORING, NO, YES, Event
from realpolitik.games.cold_war.influence import ADD_WHERE, LIMIT_REACHED, OWN
from realpolitik.games.cold_war.labels import LOWER_DEFCON, RAISE_DEFCON
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.red_sea.conditions import (
    ADEN_IS_SOVIET,
    CONTROLS_KENYA,
    FAMINE_SOMEWHERE,
    IN_HEADLINE_PHASE,
    MIDDLE_EAST_HELD,
    MORE_THAN_IN_ETHIOPIA,
    NO_F5ES,
    SOVIET_ETHIOPIA,
)
from realpolitik.games.red_sea.countries import (
    AFRICA,
    AT_ETHIOPIA,
    ETHIOPIA,
    FRENCH_TIES,
    KENYA,
    MIDDLE_EAST,
    SEA_LANES,
    SUDAN,
    WORLD,
)
from realpolitik.games.red_sea.deck import card
from realpolitik.games.red_sea.famine import end_famine, starves
from realpolitik.kernel.label import label
from realpolitik.kernel.procedure import procedure
from realpolitik.kernel.program import Begin, verb
from realpolitik.kernel.question import ALLOWED, EVERYBODY, Reason, note_kind, question_kind, reason_kind
from realpolitik.kernel.state import Frame


@card(1)
def peace_corps(p: Event) -> None:
    p.remove(USSR, 1, among=WORLD, not_controlled_by=USSR)
    p.add(US, 2, among=WORLD, at_most=1, not_controlled_by=OWN)


@card(2)
def zbig(p: Event) -> None:
    p.coup(US, 3, among=WORLD, flags=NAMED_REGION | KEEPS_DEFCON | NO_MILITARY)


@card(3, NO_F5ES)
def ogaden_war(p: Event) -> None:
    p.war(US, ETHIOPIA, on=5, vp=2, military=2)


GO_FIRST: Final = label(400, "go_first")
LEAVE_ORDER: Final = label(401, "leave_order")


@card(4)
def usaid(p: Event) -> None:
    p.operations(US, 1)
    with (
        p.when(IN_HEADLINE_PHASE),
        p.choose(US, GO_FIRST, LEAVE_ORDER) as chosen,
        chosen(GO_FIRST),
    ):
        p.lasting(USAID, on=US)


@card(5)
def albano_stalinist_economics(p: Event) -> None:
    p.lasting(ALBANIAN_EXAMPLE, on=USSR)


class Triumph(CountriesForEvent):
    """The Victorious Leader: influence next to what the opponent controlled as the round began, at most 2 in a
    country."""

    WHERE_ON: Final = 4  # so far, a country as often as it was chosen

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        if not _overshadowed(s, f[self.SIDE], option):
            return (NOT_OVERSHADOWED, option)
        return ALLOWED if f[self.WHERE_ON :].count(option) < 2 else (LIMIT_REACHED, option, 2)

    def about(self, f: Frame) -> tuple[int, ...]:
        return (f[self.CARD], f[self.LEFT], f[self.SIDE], 1)

    def follow(self, s: ColdWar, f: Frame, country: int) -> None:
        change_influence(s, f[self.SIDE], country, 1)


def _overshadowed(s: ColdWar, side: int, c: int) -> bool:
    """Whether a country lies next to one that the opponent controlled as the round began."""
    enemy, began = other(side), s.start_control
    for neighbour in s.rules.board.links[c]:
        if began[neighbour] == enemy:
            return True
    return False


NOT_OVERSHADOWED: Final = reason_kind("not_overshadowed", "7.1", "country")
TRIUMPH: Final = procedure("red_sea.triumph", Triumph(ADD_WHERE))
OVERSHADOW: Final = verb("overshadow", Begin(TRIUMPH, "n"))


@card(6)
def the_victorious_leader(p: Event) -> None:
    p.emit(OVERSHADOW, n=4)


@card(7, SOVIET_ETHIOPIA)
def eplf(p: Event) -> None:
    p.vp(US, 1)
    p.add_to(US, 1, ETHIOPIA)
    p.add(US, 1, among=AT_ETHIOPIA)


class Guarded(CountryForEvent):
    """US CENTCOM: the player names a country that the opponent may not touch."""

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        side, enemy = f[self.SIDE], other(f[self.SIDE])
        s.stack.pop()
        s.effects[CENTCOM + side] = 0  # there is one marker
        s.effects[CENTCOM + enemy] = option + 1
        if s.noting:
            s.notes.append((COUNTRY_GUARDED, EVERYBODY, option, enemy))


GUARD_WHERE: Final = question_kind("guard_where", "7.1", "country", "card")
COUNTRY_GUARDED: Final = note_kind("country_guarded", "7.3", "country", "side")
GUARDED: Final = procedure("red_sea.guarded", Guarded(GUARD_WHERE))
GUARD: Final = verb("guard", Begin(GUARDED))


@card(8)
def centcom(p: Event) -> None:
    p.emit(GUARD)


@card(9)
def carter_doctrine(p: Event) -> None:
    p.lasting(CARTER_DOCTRINE, on=US)


@card(10)
def kenya_joins_rdf(p: Event) -> None:
    p.add_to(US, 1, KENYA)
    p.remove(USSR, 1, among=WORLD, not_controlled_by=USSR)


@card(11)
def voa_in_amharic(p: Event) -> None:
    p.operations(US, 1)
    p.lasting(AMHARIC_BROADCASTS, on=US)


@card(12)
def events_of_86(p: Event) -> None:
    with p.when(ADEN_IS_SOVIET):
        p.vp(US, 1)
    p.remove(USSR, MIDDLE_EAST_HELD, among=MIDDLE_EAST)


@card(13)
def french_connections(p: Event) -> None:
    p.lose_in(USSR, 1, among=FRENCH_TIES)
    p.add_in_one(US, 2, among=FRENCH_TIES)


class Crossing(OpponentCardForEvent):
    """Hero of the Crossing: the player discards a card with an event of the opponent, if there is one."""

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        leave_hand(s, f[self.SIDE], option)
        discard(s, option)
        self.cross(s, f)

    def give_up(self, s: ColdWar, f: Frame) -> None:
        s.revealed += 1  # that the hand holds no such card
        self.cross(s, f)

    def cross(self, s: ColdWar, f: Frame) -> None:
        s.stack.pop()
        s.stack.append(CROSSED.frame(side=f[self.SIDE], card=f[self.CARD]))


class Crossed(CardForEvent):
    """Hero of the Crossing: then the player takes a card of its own or of nobody from the discards."""

    def frame(self, side: int, card: int) -> Frame:
        return [self.number, side, card]

    def pile(self, s: ColdWar, f: Frame) -> list[int]:
        return s.discard

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        deck = s.rules.deck
        welcome = deck.side[option] != other(f[self.SIDE]) and not deck.scoring[option]
        return ALLOWED if welcome else (NOT_WELCOME, option)

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        s.stack.pop()
        from_discards(s, f[self.SIDE], option, CARD_WELCOMED)
        enter_hand(s, f[self.SIDE], option, seen=True)


GIVE_UP_CARD: Final = question_kind("give_up_card", "7.1", "card", "card")
WELCOME_CARD: Final = question_kind("welcome_card", "7.1", "card", "card")
CARD_WELCOMED: Final = note_kind("card_welcomed", "7.1", "side", "card")
NOT_WELCOME: Final = reason_kind("not_welcome", "7.1", "card")
CROSSING: Final = procedure("red_sea.crossing", Crossing(GIVE_UP_CARD))
CROSSED: Final = procedure("red_sea.crossed", Crossed(WELCOME_CARD, missing=NOT_WELCOME))
CROSS_OVER: Final = verb("cross_over", Begin(CROSSING))


@card(14)
def hero_of_the_crossing(p: Event) -> None:
    p.emit(CROSS_OVER)


@card(15)
def israeli_periphery_doctrine(p: Event) -> None:
    p.realignments(US, 2, among=AFRICA, plus_one=True, optional=True)


@card(16)
def strong_man_of_sudan(p: Event) -> None:
    p.add_to(US, MORE_THAN_IN_ETHIOPIA, SUDAN)


@card(17)
def afghanistan_invasion(p: Event) -> None:
    p.lasting(AFGHANISTAN, on=USSR)
    p.cancel(EIGHTH_ROUND + USSR)
    p.lasting(INVASION)


@card(18)
def daniel_arap_moi(p: Event) -> None:
    with p.whether(CONTROLS_KENYA) as held:
        with held(YES):
            p.vp(US, 1)
            with p.choose(US, RAISE_DEFCON, LOWER_DEFCON) as chosen:
                with chosen(RAISE_DEFCON):
                    p.defcon(1)
                with chosen(LOWER_DEFCON):
                    p.defcon(-1)
        with held(NO):
            p.add_to(US, 2, KENYA)


class Relief(CountryForEvent):
    """We Are the World: influence in a country with a famine, whose marker goes."""

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        return ALLOWED if starves(s, option) else (NO_FAMINE, option)

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        s.stack.pop()
        end_famine(s, option)
        change_influence(s, f[self.SIDE], option, 2)


RELIEVE_WHERE: Final = question_kind("relieve_where", "7.1", "country", "card")
NO_FAMINE: Final = reason_kind("no_famine", "7.1", "country")
RELIEF: Final = procedure("red_sea.relief", Relief(RELIEVE_WHERE))
RELIEVE: Final = verb("relieve", Begin(RELIEF))


@card(46, FAMINE_SOMEWHERE)
def we_are_the_world(p: Event) -> None:
    p.vp(US, 1)
    p.emit(RELIEVE)


@card(47)
def diego_garcia(p: Event) -> None:
    p.add_to(US, 2, SEA_LANES)
    p.remove_from(USSR, 1, SEA_LANES)


MIRRORING.update((OVERSHADOW, GUARD, CROSS_OVER, RELIEVE))  # all of them are their player's
