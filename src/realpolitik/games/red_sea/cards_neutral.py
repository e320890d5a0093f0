"""Scoring cards and events of either side, in card order."""

from typing import Final

from realpolitik.games.cold_war.board import ANYWHERE, PLAYER
from realpolitik.games.cold_war.cards import discard, leave_hand, no_opponent_event, opponent_cards
from realpolitik.games.cold_war.choosing import NOT_AMONG, no_country
from realpolitik.games.cold_war.coup import NO_MILITARY, coup_forbidden, coup_in
from realpolitik.games.cold_war.dice import ROLL_EVENT
from realpolitik.games.cold_war.effects import ZONE_OF_PEACE
from realpolitik.games.cold_war.event import Event
from realpolitik.games.cold_war.operations import operations
from realpolitik.games.cold_war.rolling import roll
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.cold_war.verbs_operations import EVENT_ROLLED
from realpolitik.games.red_sea.conditions import ARAB_MAJORITY, HOLDS_OPPONENT_CARD, NILE_IN_ONE_HAND
from realpolitik.games.red_sea.countries import AFRICA, EGYPT_AND_ETHIOPIA, MIDDLE_EAST, NO_BATTLEGROUNDS
from realpolitik.games.red_sea.deck import card
from realpolitik.games.red_sea.famine import begin_famine
from realpolitik.kernel.procedure import Procedure, procedure
from realpolitik.kernel.program import Begin, verb
from realpolitik.kernel.question import (
    EVERYBODY,
    Question,
    Reason,
    question_kind,
    reason_kind,
)
from realpolitik.kernel.state import Frame


@card(37)
def middle_east_scoring(p: Event) -> None:
    p.score(MIDDLE_EAST)


@card(38)
def africa_scoring(p: Event) -> None:
    p.score(AFRICA)


class Starved(Procedure[ColdWar]):
    """Famine: markers in two adjacent countries, then a coup of the player in one of them:
    [_, player, card, the first country or -1, the second or -1]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        if f[3] < 0 or f[4] < 0:
            options = list(range(s.rules.board.size)) if f[3] < 0 else s.rules.board.links[f[3]][:]
            return Question(s.seats[f[1]], STARVE_WHERE, options, (f[2],))
        options = [c for c in f[3:5] if not coup_forbidden(s, f[1], c, ANYWHERE, 0)]
        if options:
            return Question(s.seats[f[1]], COUP_IN_FAMINE, options, (f[2],))
        s.stack.pop()
        return None

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        if f[3] < 0 or f[4] < 0:
            f[3 if f[3] < 0 else 4] = answer
            begin_famine(s, answer)
            return
        s.stack.pop()
        ops = s.rules.operations_value(s, f[1], s.rules.deck.ops[f[2]])
        coup_in(s, f[1], ops, f[2], answer, NO_MILITARY)

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        if not 0 <= option < s.rules.board.size:
            return no_country(s, option, f[2])
        if f[4] < 0:
            return (NOT_ADJACENT, option, f[3])
        if option not in f[3:5]:
            return (NOT_STARVED, option)
        return coup_forbidden(s, f[1], option, ANYWHERE, 0)


STARVE_WHERE: Final = question_kind("starve_where", "7.1", "country", "card")
COUP_IN_FAMINE: Final = question_kind("coup_in_famine", "6.3.1", "country", "card")
NOT_ADJACENT: Final = reason_kind("not_adjacent", "2.1.6", "country", "other")
NOT_STARVED: Final = reason_kind("not_starved", "7.1", "country")
STARVED: Final = procedure("red_sea.starved", Starved())
STARVE: Final = verb("starve", Begin(STARVED, begins=(-1, -1)))


@card(40)
def famine(p: Event) -> None:
    p.emit(STARVE)


class Appeal(Procedure[ColdWar]):
    """Organization of African Unity: the player discards a card with an event of the opponent, and rolls for its Ops:
    [_, player, card, card discarded or 0]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        if f[3]:
            return roll(s, ROLL_EVENT, f[1])
        return Question(s.seats[f[1]], APPEAL_CARD, opponent_cards(s, f[1]), (f[2],))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        if not f[3]:
            f[3] = answer
            leave_hand(s, f[1], answer)
            discard(s, answer)
            return
        s.stack.pop()
        if s.noting:
            s.notes.append((EVENT_ROLLED, EVERYBODY, f[1], f[2], answer, 0, APPEAL_NEEDS))
        if answer >= APPEAL_NEEDS:
            operations(s, f[1], s.rules.deck.ops[f[3]], f[3])

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        return no_opponent_event(s, f[1], option)


APPEAL_NEEDS: Final = 4
APPEAL_CARD: Final = question_kind("appeal_card", "7.1", "card", "card")
APPEAL: Final = procedure("red_sea.appeal", Appeal())
APPEAL_TO_AFRICA: Final = verb("appeal", Begin(APPEAL, begins=(0,)))


@card(41, HOLDS_OPPONENT_CARD)
def oau(p: Event) -> None:
    p.emit(APPEAL_TO_AFRICA)


@card(42)
def separatists(p: Event) -> None:
    p.equalise(PLAYER, among=NO_BATTLEGROUNDS)


@card(43)
def arab_league(p: Event) -> None:
    with p.when(ARAB_MAJORITY):
        p.vp(PLAYER, 3)


@card(44)
def apollo_soyuz(p: Event) -> None:
    p.space(PLAYER, 1)


@card(45)
def indian_ocean_zone_of_peace(p: Event) -> None:
    p.vp(PLAYER, 2)
    p.lasting(ZONE_OF_PEACE)


class Dried(Procedure[ColdWar]):
    """Water Wars: the opponent loses all influence in one of the countries, that where it has more; the player chooses
    where it has as much in several: [_, player, card, set]."""

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        theirs, members = s.influence[other(f[1])], s.rules.board.sets[f[3]].members
        most = max(theirs[c] for c in members)
        return Question(s.seats[f[1]], DRY_UP_WHERE, [c for c in members if theirs[c] == most], (f[2],))

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        s.stack.pop()
        change_influence(s, other(f[1]), answer, -s.influence[other(f[1])][answer])

    def why_not(self, s: ColdWar, f: Frame, seat: int, option: int) -> Reason:
        if not 0 <= option < s.rules.board.size:
            return no_country(s, option, f[2])
        among = s.rules.board.sets[f[3]].has[option]
        return (LESS_THERE, option) if among else (NOT_AMONG, option, f[2])


DRY_UP_WHERE: Final = question_kind("dry_up_where", "7.1", "country", "card")
LESS_THERE: Final = reason_kind("less_there", "7.1", "country")
DRIED: Final = procedure("red_sea.dried", Dried())
DRY_UP: Final = verb("dry_up", Begin(DRIED, "set"))


@card(51, NILE_IN_ONE_HAND)
def water_wars(p: Event) -> None:
    p.emit(DRY_UP, set=EGYPT_AND_ETHIOPIA)
