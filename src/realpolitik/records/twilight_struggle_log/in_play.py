"""The lasting effects that a log says are in play, held against those of our rules (7.3)."""

from typing import Final

from realpolitik.games.cold_war import effects
from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.effects import THIS_TURN
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.twilight_struggle import deck
from realpolitik.records.imported import Disagreement
from realpolitik.records.message import Message
from realpolitik.records.twilight_struggle_log.entries import Entry
from realpolitik.records.twilight_struggle_log.habits import EXPIRED_UNTOLD, SPENT, SPENT_BY
from realpolitik.records.twilight_struggle_log.lines import Happens, InPlay, Line, quoted

# by card: the effects any of which means that it is in play
EFFECTS_OF: Final = {
    deck.VIETNAM_REVOLTS: (effects.VIETNAM_REVOLTS,),
    deck.CONTAINMENT: (effects.CONTAINMENT,),
    deck.RED_SCARE_PURGE: (effects.RED_SCARE + US, effects.RED_SCARE + USSR),
    deck.CUBAN_MISSILE_CRISIS: (effects.CRISIS + US, effects.CRISIS + USSR),
    deck.NUCLEAR_SUBS: (effects.NUCLEAR_SUBS,),
    deck.SALT_NEGOTIATIONS: (effects.SALT,),
    deck.BREZHNEV_DOCTRINE: (effects.BREZHNEV_DOCTRINE,),
    deck.U2_INCIDENT: (effects.U2,),
    deck.LATIN_AMERICAN_DEATH_SQUADS: (effects.DEATH_SQUADS + US, effects.DEATH_SQUADS + USSR),
    deck.NORTH_SEA_OIL: (effects.NORTH_SEA_OIL_FLOWS,),
    deck.IRAN_CONTRA_SCANDAL: (effects.IRAN_CONTRA,),
    deck.CHERNOBYL: (effects.CHERNOBYL,),
    deck.YURI_AND_SAMANTHA: (effects.YURI_AND_SAMANTHA,),
    deck.MARSHALL_PLAN: (effects.MARSHALL_PLAN,),
    deck.WARSAW_PACT_FORMED: (effects.WARSAW_PACT,),
    deck.DE_GAULLE_LEADS_FRANCE: (effects.DE_GAULLE,),
    deck.NATO: (effects.NATO_FORMED,),
    deck.US_JAPAN_MUTUAL_DEFENSE_PACT: (effects.DEFENSE_PACT,),
    deck.FORMOSAN_RESOLUTION: (effects.FORMOSAN,),
    deck.QUAGMIRE: (effects.TRAP + US,),
    deck.BEAR_TRAP: (effects.TRAP + USSR,),
    deck.WE_WILL_BURY_YOU: (effects.WE_WILL_BURY,),
    deck.WILLY_BRANDT: (effects.BRANDT,),
    deck.FLOWER_POWER: (effects.FLOWERS,),
    deck.CAMP_DAVID_ACCORDS: (effects.CAMP_DAVID,),
    deck.JOHN_PAUL_II_ELECTED_POPE: (effects.JOHN_PAUL,),
    deck.SHUTTLE_DIPLOMACY: (effects.SHUTTLE,),
    deck.IRANIAN_HOSTAGE_CRISIS: (effects.HOSTAGES,),
    deck.THE_IRON_LADY: (effects.IRON_LADY,),
    deck.THE_REFORMER: (effects.REFORMER,),
    deck.TEAR_DOWN_THIS_WALL: (effects.WALL_DOWN,),
    deck.AN_EVIL_EMPIRE: (effects.EVIL_EMPIRE,),
    deck.NORAD: (effects.NORAD_WATCHES,),
    deck.AWACS_SALE_TO_SAUDIS: (effects.AWACS,),
}


class InPlayBook:
    """What the log has said to be in play so far, and what our rules had in play as an entry began."""

    def __init__(self, s: ColdWar) -> None:
        self._told: set[int] = set()
        self._spent: set[int] = set()  # what has left play as the log sees it, and is still in force
        self._before = _all_in_play(s)

    def compare(self, entry: Entry, s: ColdWar, last: bool) -> list[str]:
        """After an entry: the habits met; a statement that does not hold raises Disagreement."""
        met: list[str] = []
        for line in entry.lines:
            if isinstance(line.said, InPlay):
                breaks_off = last and line is entry.lines[-1]  # before what makes it leave
                met += self._enters(entry, line) if line.said.now else self._leaves(entry, line, s, breaks_off)
        for card in sorted(self._told):
            if not _in_play(s, card) and not last:  # the log may break off before it tells
                met += self._left_untold(entry, card, turn_over=s.turn != entry.turn)
        self._before = _all_in_play(s)
        return met

    def _enters(self, entry: Entry, line: Line) -> list[str]:
        card = _card(line)
        told = [each.said for each in entry.lines if each.number <= line.number]
        if card not in EFFECTS_OF or told.count(InPlay(card, True)) > told.count(Happens(card)):
            raise Disagreement(line.number, quoted(line), Message("log-no-event"), "7.3")
        self._told.add(card)
        self._spent.discard(card)
        return []

    def _leaves(self, entry: Entry, line: Line, s: ColdWar, breaks_off: bool) -> list[str]:
        card = _card(line)
        if card in self._spent or card not in self._before | self._told:
            raise Disagreement(line.number, quoted(line), Message("log-not-in-play-before"), "7.3")
        self._told.discard(card)
        if not _in_play(s, card) or _again(entry, line) or breaks_off:
            return []
        if not _occurs(entry, SPENT_BY.get(card, 0)):
            raise Disagreement(line.number, quoted(line), Message("log-still-in-play"), "7.3")
        self._spent.add(card)
        return [SPENT]

    def _left_untold(self, entry: Entry, card: int, turn_over: bool) -> list[str]:
        if not turn_over or not THIS_TURN[EFFECTS_OF[card][0]]:
            in_play = Message("log-in-play", card=card)
            raise Disagreement(entry.last_number(), in_play, Message("log-not-in-play"), "7.3")
        self._told.discard(card)
        return [EXPIRED_UNTOLD]


def _card(line: Line) -> int:
    assert isinstance(line.said, InPlay)
    return line.said.card


def _occurs(entry: Entry, card: int) -> bool:
    """Whether the event of a card occurs in an entry."""
    return any(line.said == Happens(card) for line in entry.lines)


def _all_in_play(s: ColdWar) -> set[int]:
    return {card for card in EFFECTS_OF if _in_play(s, card)}


def _in_play(s: ColdWar, card: int) -> bool:
    return any(s.effects[effect] for effect in EFFECTS_OF.get(card, ()))


def _again(entry: Entry, line: Line) -> bool:
    """Whether a card comes into play again after a line of the entry."""
    return any(later.said == InPlay(_card(line), True) and later.number > line.number for later in entry.lines)
