"""What lasting effects are worth to the US, in victory points. The numbers are judgements, not rules."""

from typing import Final

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.effects import (
    AFGHANISTAN,
    ALBANIAN_EXAMPLE,
    AMHARIC_BROADCASTS,
    BREZHNEV_DOCTRINE,
    CAMP_DAVID,
    CARTER_DOCTRINE,
    CENTCOM,
    CONTAINMENT,
    CRISIS,
    DE_GAULLE,
    DEATH_SQUADS,
    DEFENSE_PACT,
    EIGHTH_ROUND,
    F5ES,
    FLOWERS,
    FORMOSAN,
    INVASION,
    LION_FALTERS,
    MARSHALL_PLAN,
    MISSILE_ENVY_DUE,
    NASSERISM,
    NATO_FORMED,
    NUCLEAR_SUBS,
    RED_SCARE,
    REFORMER,
    SHUTTLE,
    STAGFLATION,
    T62S,
    TRAP,
    U2,
    USAID,
    VIETNAM_REVOLTS,
    WARSAW_PACT,
    WE_WILL_BURY,
    YURI_AND_SAMANTHA,
)
from realpolitik.games.cold_war.rules import Rules
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import other

# whatever the time
LASTING: Final = {
    NATO_FORMED: 1.0,
    MARSHALL_PLAN: 0.2,
    WARSAW_PACT: 0.1,
    DEFENSE_PACT: 0.5,
    DE_GAULLE: -0.4,
    FLOWERS: -1.0,
    CAMP_DAVID: 0.5,
    FORMOSAN: 0.5,
    SHUTTLE: 1.0,
    REFORMER: 0.3,
    WE_WILL_BURY: -2.0,
    U2: -0.3,
    YURI_AND_SAMANTHA: -0.5,
    TRAP + US: -3.0,
    TRAP + USSR: 3.0,
    MISSILE_ENVY_DUE + US: -0.5,
    MISSILE_ENVY_DUE + USSR: 0.5,
    CARTER_DOCTRINE + US: 0.8,
    CARTER_DOCTRINE + USSR: -0.8,
    USAID + US: 0.2,
    STAGFLATION: -0.4,
    LION_FALTERS: -0.3,
    INVASION: 0.1,
    F5ES: -0.3,
}
# for each round that is left of the turn
EACH_ROUND: Final = {
    CONTAINMENT: 0.4,
    BREZHNEV_DOCTRINE: -0.4,
    RED_SCARE + US: -0.5,
    RED_SCARE + USSR: 0.5,
    CRISIS + US: -0.5,
    CRISIS + USSR: 0.5,
    NUCLEAR_SUBS: 0.3,
    VIETNAM_REVOLTS: -0.1,
    DEATH_SQUADS + US: 0.1,
    DEATH_SQUADS + USSR: -0.1,
    EIGHTH_ROUND + US: 0.2,
    EIGHTH_ROUND + USSR: -0.2,
    AFGHANISTAN + US: -0.4,
    AFGHANISTAN + USSR: 0.4,
    ALBANIAN_EXAMPLE + US: -0.2,
    ALBANIAN_EXAMPLE + USSR: 0.2,
    AMHARIC_BROADCASTS + US: 0.1,
    AMHARIC_BROADCASTS + USSR: -0.1,
    NASSERISM: -0.1,
    T62S: -0.3,
}
GUARDED: Final = 0.8  # a country that its holder's opponent can neither coup nor realign


class LastingWorth:
    """The effects that can occur in a game, with what they are worth."""

    def __init__(self, rules: Rules) -> None:
        self.lasting = [(effect, worth) for effect, worth in LASTING.items() if effect in rules.effects]
        self.each_round = [(effect, worth) for effect, worth in EACH_ROUND.items() if effect in rules.effects]

    def of(self, s: ColdWar) -> float:
        left = max(0, s.rules.rounds_of(s, US) - s.round)
        total = 0.0
        for effect, worth in self.lasting:
            if s.effects[effect]:
                total += worth
        for effect, worth in self.each_round:
            if s.effects[effect]:
                total += worth * left
        if s.effects[CENTCOM + US] or s.effects[CENTCOM + USSR]:
            total += _guarded(s)
        return total


def _guarded(s: ColdWar) -> float:
    """US CENTCOM, which is worth something while it guards a country that its owner controls."""
    total = 0.0
    for side in (US, USSR):
        country = s.effects[CENTCOM + side] - 1
        if country >= 0 and s.controller[country] == other(side):
            worth = GUARDED if s.rules.board.battleground[country] else GUARDED / 2
            total += worth if side == USSR else -worth
    return total
