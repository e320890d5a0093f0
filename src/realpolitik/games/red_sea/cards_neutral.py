"""Scoring cards and events of either side, in card order."""

from typing import Final

from realpolitik.games.cold_war.board import ANYWHERE, PLAYER
from realpolitik.games.cold_war.cards import discard, leave_hand
from realpolitik.games.cold_war.choosing import NOT_AMONG, CountryForEvent, OpponentCardForEvent
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
from realpolitik.kernel.question import ALLOWED, EVERYBODY, Question, Reason, question_kind, reason_kind
from realpolitik.kernel.state import Frame


@card(37)
def middle_east_scoring(p: Event) -> None:
    p.score(MIDDLE_EAST)


@card(38)
def africa_scoring(p: Event) -> None:
    p.score(AFRICA)


class Starved(CountryForEvent):
    """Famine: markers in two adjacent countries."""

    WHERE_ON: Final = 3

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return s.rules.board.links[f[self.WHERE_ON]] if f[self.WHERE_ON :] else super().candidates(s, f)

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        for first in f[self.WHERE_ON :]:
            if option not in s.rules.board.links[first]:
                return (NOT_ADJACENT, option, first)
        return ALLOWED

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        begin_famine(s, option)
        f.append(option)
        where = f[self.WHERE_ON :]
        if len(where) == 2:
            s.stack.pop()
            s.stack.append(UPRISING.frame(side=f[self.SIDE], card=f[self.CARD], where=where))


class Uprising(CountryForEvent):
    """Famine: then a coup of the player in one of the two countries."""

    WHERE_ON: Final = 3

    def frame(self, side: int, card: int, where: list[int]) -> Frame:
        return [self.number, side, card, *where]

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return f[self.WHERE_ON :]

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        if option not in f[self.WHERE_ON :]:
            return (NOT_STARVED, option)
        return coup_forbidden(s, f[self.SIDE], option, ANYWHERE, 0)

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        side, card = f[self.SIDE], f[self.CARD]
        s.stack.pop()
        coup_in(s, side, s.rules.operations_value(s, side, s.rules.deck.ops[card]), card, option, NO_MILITARY)


STARVE_WHERE: Final = question_kind("starve_where", "7.1", "country", "card")
COUP_IN_FAMINE: Final = question_kind("coup_in_famine", "6.3.1", "country", "card")
NOT_ADJACENT: Final = reason_kind("not_adjacent", "2.1.6", "country", "other")
NOT_STARVED: Final = reason_kind("not_starved", "7.1", "country")
STARVED: Final = procedure("red_sea.starved", Starved(STARVE_WHERE))
UPRISING: Final = procedure("red_sea.uprising", Uprising(COUP_IN_FAMINE))
STARVE: Final = verb("starve", Begin(STARVED))


@card(40)
def famine(p: Event) -> None:
    p.emit(STARVE)


class Appeal(OpponentCardForEvent):
    """Organization of African Unity: the player discards a card with an event of the opponent."""

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        side = f[self.SIDE]
        s.stack.pop()
        leave_hand(s, side, option)
        discard(s, option)
        s.stack.append(APPEAL_ROLL.frame(side=side, card=f[self.CARD], discarded=option))


class AppealRoll(Procedure[ColdWar]):
    """Organization of African Unity: the player rolls for the Ops of the card discarded."""

    SIDE: Final = 1
    CARD: Final = 2
    DISCARDED_CARD: Final = 3

    def frame(self, side: int, card: int, discarded: int) -> Frame:
        return [self.number, side, card, discarded]

    def ask(self, s: ColdWar, f: Frame) -> Question | None:
        return roll(s, ROLL_EVENT, f[self.SIDE])

    def take(self, s: ColdWar, f: Frame, answer: int) -> None:
        side, discarded = f[self.SIDE], f[self.DISCARDED_CARD]
        s.stack.pop()
        if s.noting:
            s.notes.append((EVENT_ROLLED, EVERYBODY, side, f[self.CARD], answer, 0, APPEAL_NEEDS))
        if answer >= APPEAL_NEEDS:
            operations(s, side, s.rules.printed(s, side, discarded), discarded)


APPEAL_NEEDS: Final = 4
APPEAL_CARD: Final = question_kind("appeal_card", "7.1", "card", "card")
APPEAL: Final = procedure("red_sea.appeal", Appeal(APPEAL_CARD))
APPEAL_ROLL: Final = procedure("red_sea.appeal_roll", AppealRoll())
APPEAL_TO_AFRICA: Final = verb("appeal", Begin(APPEAL))


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


class Dried(CountryForEvent):
    """Water Wars: the opponent loses all influence in one of the countries, that where it has more; the player chooses
    where it has as much in several."""

    AMONG: Final = 3

    def candidates(self, s: ColdWar, f: Frame) -> list[int]:
        return s.rules.board.sets[f[self.AMONG]].members

    def against(self, s: ColdWar, f: Frame, option: int) -> Reason:
        theirs, among = s.influence[other(f[self.SIDE])], s.rules.board.sets[f[self.AMONG]]
        if not among.has[option]:
            return (NOT_AMONG, option, f[self.CARD])
        return ALLOWED if theirs[option] == max([theirs[c] for c in among.members]) else (LESS_THERE, option)

    def chosen(self, s: ColdWar, f: Frame, option: int) -> None:
        victim = other(f[self.SIDE])
        s.stack.pop()
        change_influence(s, victim, option, -s.influence[victim][option])


DRY_UP_WHERE: Final = question_kind("dry_up_where", "7.1", "country", "card")
LESS_THERE: Final = reason_kind("less_there", "7.1", "country")
DRIED: Final = procedure("red_sea.dried", Dried(DRY_UP_WHERE))
DRY_UP: Final = verb("dry_up", Begin(DRIED, "set"))


@card(51, NILE_IN_ONE_HAND)
def water_wars(p: Event) -> None:
    p.emit(DRY_UP, set=EGYPT_AND_ETHIOPIA)
