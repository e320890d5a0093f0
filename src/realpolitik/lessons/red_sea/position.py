"""A position as one side may know it: what scoring would pay, what is unseen, and how it would be after a change."""

from collections.abc import Iterable

from realpolitik.games.cold_war.board import US
from realpolitik.games.cold_war.region import Region
from realpolitik.games.cold_war.scoring import region_totals
from realpolitik.games.cold_war.state import ColdWar, change_influence
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.red_sea.countries import REGIONS, SEA_LANES, SETS
from realpolitik.games.red_sea.scoring import ahead_at_sea, totals, wins_africa

Change = tuple[int, int, int]  # side, country, influence


class Position:
    def __init__(self, s: ColdWar, side: int) -> None:
        self.s = s
        self.side = side
        self.enemy = other(side)

    @property
    def lead(self) -> int:
        """Victory points; below zero the other side leads."""
        return self.own(self.s.vp)

    def own(self, net: int) -> int:
        """What counts for the US above zero, as it counts for this side."""
        return net if self.side == US else -net

    # -- the map -----------------------------------------------------------------------------------

    def holds(self, c: int) -> bool:
        return self.s.controller[c] == self.side

    def is_held_against(self, c: int) -> bool:
        return self.s.controller[c] == self.enemy

    def missing(self, c: int) -> int:
        """How much influence this side lacks for control."""
        return self.s.stability[c] + self.s.influence[self.enemy][c] - self.s.influence[self.side][c]

    def after(self, changes: Iterable[Change]) -> "Position":
        """The position if influence were so much more, or less."""
        s = self.s.clone()
        s.noting = False
        for side, c, by in changes:
            change_influence(s, side, c, max(by, -s.influence[side][c]))
        return Position(s, self.side)

    def regions_of(self, c: int) -> list[Region]:
        return [region for region in REGIONS.values() if SETS[region.where].has[c]]

    # -- points ------------------------------------------------------------------------------------

    def pays(self, region: Region) -> int:
        """What the scoring card of a region would bring now, the other side's points taken off."""
        _, us, _, ussr = totals(self.s, region)
        return self.own(us - ussr)

    def pays_at_the_end(self, region: Region) -> int:
        """The same in the final scoring, where the sea lanes count by themselves."""
        _, us, _, ussr = region_totals(self.s, region, self.s.controller)
        return self.own(us - ussr)

    def standing(self, region: Region) -> int:
        """Absent, presence, domination or control."""
        us, _, ussr, _ = totals(self.s, region)
        return us if self.side == US else ussr

    def pays_in_all(self) -> int:
        return sum(self.pays(region) for region in REGIONS.values())

    def at_sea_at_the_end(self) -> int:
        """What the sea lanes would bring in the final scoring."""
        leader = ahead_at_sea(self.s)
        if leader not in (self.side, self.enemy):
            return 0
        n = 2 if self.s.controller[SEA_LANES] == leader else 1
        return n if leader == self.side else -n

    def wins_africa(self) -> int:
        """1 if Africa Scoring would win the game for this side as things stand, -1 if for the other, else 0."""
        winner = wins_africa(self.s)
        return 1 if winner == self.side else -1 if winner == self.enemy else 0

    # -- cards -------------------------------------------------------------------------------------

    @property
    def hand(self) -> list[int]:
        return sorted(self.s.hands[self.side])

    def carries_enemy_event(self, card: int) -> bool:
        return self.s.rules.deck.side[card] == self.enemy

    def unseen(self) -> list[int]:
        """The cards that this side has not seen where they are: those to be drawn, and those in the other hand."""
        s = self.s
        theirs = [card for card in s.hands[self.enemy] if card not in s.known[self.enemy]]
        return sorted([*s.deck, *theirs, *([] if self.side == US else s.peeked)])

    def military_missing(self, side: int) -> int:
        """How many military operations a side still lacks this turn."""
        return max(0, self.s.defcon - self.s.military[side])
