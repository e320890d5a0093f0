"""A position as one side may know it: what scoring would pay, what is unseen, and how it would be after a change."""

from collections.abc import Iterable

from realpolitik.games.cold_war.board import ANYWHERE, US
from realpolitik.games.cold_war.cards import next_cards
from realpolitik.games.cold_war.influence import reachable
from realpolitik.games.cold_war.region import Region
from realpolitik.games.cold_war.rounds import ACTION, ROUNDS
from realpolitik.games.cold_war.scoring import region_totals
from realpolitik.games.cold_war.state import ColdWar, change_influence, remember_presence
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.cold_war.turn import ACTION_ROUNDS, TURN
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

    def within_reach(self) -> list[int]:
        """6.1.1: where the side may place influence in its round, or in the next if this is none of its own."""
        s = self.s
        if not s.round or s.phasing != self.side:
            s = s.clone()
            remember_presence(s)
        return reachable(s, self.side)

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

    def next_shown(self) -> list[int]:
        """The cards that may be the next of the draw pile, as far as this side knows."""
        if self.s.deck:
            return self.unseen()
        s = self.s.clone()
        s.noting = False
        return sorted(next_cards(s))

    def best_card(self) -> int:
        """The card with the most Ops of those that the side can play, or 0."""
        s = self.s
        passing = [s.rules.deck.passing] if s.passing == self.side and s.passing_up else []
        return max([*self.hand, *passing], key=self.value, default=0)

    def value(self, card: int) -> int:
        return self.s.rules.card_value(self.s, self.side, card) if card else 0

    def dearer(self, card: int) -> int:
        """The set where the first point that the card places costs an Op more, or ANYWHERE for none."""
        return self.s.rules.dearer_placement(self.s, self.side, self.value(card), card) if card else ANYWHERE

    def rounds_to_come(self) -> int:
        """The rounds of this turn in which the side has still to choose a card."""
        s = self.s
        under_way = next((f for f in s.stack if f[0] == ROUNDS.number), None)
        rounds = s.rules.rounds_of(s, self.side)
        if under_way is None:
            turn = next((f for f in s.stack if f[0] == TURN.number), None)
            return rounds if turn is not None and turn[TURN.STEP] <= ACTION_ROUNDS else 0
        following, goes_first = under_way[ROUNDS.ROUND], under_way[ROUNDS.SIDE] == under_way[ROUNDS.FIRST]
        if not goes_first and self.side == under_way[ROUNDS.FIRST]:
            following += 1
        now = [ACTION.number, self.side] == s.stack[-1][:2]
        return max(0, rounds - following + 1) + now

    def military_missing(self, side: int) -> int:
        """How many military operations a side still lacks this turn."""
        return max(0, self.s.defcon - self.s.military[side])
