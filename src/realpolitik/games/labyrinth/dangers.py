"""Sudden defeats of Labyrinth (2.1): how far each side is from the other's aims, and where a card is done with."""

from typing import Final, cast

from realpolitik.games.labyrinth.markers import OIL_PRICE_SPIKE
from realpolitik.games.labyrinth.sides import JIHADIST, US
from realpolitik.games.labyrinth.state import (
    CELLS,
    GOOD_OR_FAIR,
    GOOD_RESOURCES,
    ISLAMIST_RESOURCES,
    POOR_OR_ISLAMIST,
    Labyrinth,
)
from realpolitik.games.labyrinth.turn import ACTION_PHASE, TURN
from realpolitik.games.labyrinth.victory import COUNTRIES_NEEDED, GOOD_RESOURCES_NEEDED, ISLAMIST_RESOURCES_NEEDED
from realpolitik.kernel.peril import Dangers, Key
from realpolitik.kernel.state import State

# how much one card brings the other side at most
RESOURCES: Final = 3  # of a country, and more with each Oil Price Spike
COUNTRIES: Final = 2
CELLS_LOST: Final = 4
LOW_PRESTIGE: Final = 6  # from where a card may bring it down to 1


class LabyrinthDangers(Dangers):
    def in_reach(self, state: State, seat: int) -> bool:
        s = cast(Labyrinth, state)
        track, resources = s.victory, RESOURCES + s.markers[OIL_PRICE_SPIKE]
        if seat == s.seats[JIHADIST]:
            few = CELLS - s.cell_track <= CELLS_LOST
            good = track[GOOD_RESOURCES] + resources >= GOOD_RESOURCES_NEEDED
            return few or good or track[GOOD_OR_FAIR] + COUNTRIES >= COUNTRIES_NEEDED
        if seat != s.seats[US]:
            return False
        disgrace = s.prestige <= LOW_PRESTIGE and track[POOR_OR_ISLAMIST] + COUNTRIES >= COUNTRIES_NEEDED
        return disgrace or track[ISLAMIST_RESOURCES] + resources >= ISLAMIST_RESOURCES_NEEDED

    def at_rest(self, state: State) -> bool:
        return state.stack[-1][0] in (TURN.number, ACTION_PHASE.number)

    def key(self, state: State, seat: int) -> Key:
        s = cast(Labyrinth, state)
        side = s.seats.index(seat)
        return (
            tuple([tuple(f) for f in s.stack]),
            tuple(s.governance),
            tuple(s.alignment),
            tuple(s.posture),
            tuple(s.troops),
            tuple(s.sleepers),
            tuple(s.active),
            tuple(s.cadre),
            tuple(s.aid),
            tuple(s.besieged),
            tuple(s.regime_change),
            tuple(s.markers),
            tuple(s.chosen),
            tuple(s.hands[side]),
            (s.prestige, s.funding, s.troop_track, s.nato, s.sadr, s.result, *s.reserves, len(s.plots)),
        )


DANGERS: Final = LabyrinthDangers()
