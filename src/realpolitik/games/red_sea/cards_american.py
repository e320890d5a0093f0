"""Events of the United States, in card order."""

from typing import Final

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.cards import (
    discard,
    enter_hand,
    from_discards,
    leave_hand,
    no_opponent_event,
    opponent_cards,
)
from realpolitik.games.cold_war.choosing import no_country
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
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.program import Begin, verb
from realpolitik.kernel.question import EVERYBODY, NOT_ASKED, Question, Reason, note_kind, question_kind, reason_kind
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


class Triumph(Procedure[ColdWar]):
    """The Victorious Leader: influence next to what the opponent controlled as the round began, at most 2 in a country:
    [_, player, card, left, *where so far]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        options = [c for c in range(s.rules.board.size) if _overshadowed(s, f[1], c) and f[4:].count(c) < 2]
        if f[3] and options:
            return Question(s.seats[f[1]], ADD_WHERE, options, (f[2], f[3], f[1], 1))
        s.stack.pop()
        return None

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        f[3] -= 1
        f.append(answer)
        change_influence(s, f[1], answer, 1)

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        if not 0 <= option < s.rules.board.size:
            return no_country(s, option, f[2])
        return (LIMIT_REACHED, option, 2) if _overshadowed(s, f[1], option) else (NOT_OVERSHADOWED, option)


def _overshadowed(s: ColdWar, side: int, c: int) -> bool:
    """Whether a country lies next to one that the opponent controlled as the round began."""
    for neighbour in s.rules.board.links[c]:
        if s.start_control[neighbour] == other(side):
            return True
    return False


NOT_OVERSHADOWED: Final = reason_kind("not_overshadowed", "7.1", "country")
TRIUMPH: Final = procedure("red_sea.triumph", Triumph())
OVERSHADOW: Final = verb("overshadow", Begin(TRIUMPH, "n"))


@card(6)
def the_victorious_leader(p: Event) -> None:
    p.emit(OVERSHADOW, n=4)


@card(7, SOVIET_ETHIOPIA)
def eplf(p: Event) -> None:
    p.vp(US, 1)
    p.add_to(US, 1, ETHIOPIA)
    p.add(US, 1, among=AT_ETHIOPIA)


class Guarded(Procedure[ColdWar]):
    """US CENTCOM: the player names a country that the opponent may not touch: [_, player, card]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        return Question(s.seats[f[1]], GUARD_WHERE, list(range(s.rules.board.size)), (f[2],))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        s.effects[CENTCOM + f[1]] = 0  # there is one marker
        s.effects[CENTCOM + other(f[1])] = answer + 1
        if s.noting:
            s.notes.append((COUNTRY_GUARDED, EVERYBODY, answer, other(f[1])))

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        return no_country(s, option, f[2])


GUARD_WHERE: Final = question_kind("guard_where", "7.1", "country", "card")
COUNTRY_GUARDED: Final = note_kind("country_guarded", "7.3", "country", "side")
GUARDED: Final = procedure("red_sea.guarded", Guarded())
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


class Crossing(Procedure[ColdWar]):
    """Hero of the Crossing: the player discards a card with an event of the opponent, and takes one of its own or of
    nobody from the discards: [_, player, card, whether a card was discarded]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        side = f[1]
        if not f[3]:
            given_up = opponent_cards(s, side)
            if given_up:
                return Question(s.seats[side], GIVE_UP_CARD, given_up, (f[2],))
            f[3] = 1
            s.revealed += 1  # that the hand holds no such card
        options = [number for number in s.discard if _welcome(s, side, number)]
        if options:
            return Question(s.seats[side], WELCOME_CARD, options, (f[2],))
        s.stack.pop()
        return None

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        if not f[3]:
            f[3] = 1
            leave_hand(s, f[1], answer)
            discard(s, answer)
            return
        s.stack.pop()
        from_discards(s, f[1], answer, CARD_WELCOMED)
        enter_hand(s, f[1], answer, seen=True)

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        if not 1 <= option <= s.rules.deck.cards:
            return (NOT_ASKED,)
        if not f[3]:
            return no_opponent_event(s, f[1], option)
        return (NOT_WELCOME, option)


def _welcome(s: ColdWar, side: int, number: int) -> bool:
    return s.rules.deck.side[number] != other(side) and not s.rules.deck.scoring[number]


GIVE_UP_CARD: Final = question_kind("give_up_card", "7.1", "card", "card")
WELCOME_CARD: Final = question_kind("welcome_card", "7.1", "card", "card")
CARD_WELCOMED: Final = note_kind("card_welcomed", "7.1", "side", "card")
NOT_WELCOME: Final = reason_kind("not_welcome", "7.1", "card")
CROSSING: Final = procedure("red_sea.crossing", Crossing())
CROSS_OVER: Final = verb("cross_over", Begin(CROSSING, begins=(0,)))


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


class Relief(Procedure[ColdWar]):
    """We Are the World: influence in a country with a famine, whose marker goes: [_, player, card]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        options = [c for c in range(s.rules.board.size) if starves(s, c)]
        return Question(s.seats[f[1]], RELIEVE_WHERE, options, (f[2],))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        end_famine(s, answer)
        change_influence(s, f[1], answer, 2)

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        return (NO_FAMINE, option) if 0 <= option < s.rules.board.size else no_country(s, option, f[2])


RELIEVE_WHERE: Final = question_kind("relieve_where", "7.1", "country", "card")
NO_FAMINE: Final = reason_kind("no_famine", "7.1", "country")
RELIEF: Final = procedure("red_sea.relief", Relief())
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
