"""The position of a cold-war game: influence, tracks, cards and lasting effects, as ints and lists of ints."""

from bisect import insort
from collections.abc import Mapping, Sequence
from typing import Final

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.effects import EFFECT_COUNT
from realpolitik.games.cold_war.rules import Rules
from realpolitik.kernel.program import BEGUN_FOR
from realpolitik.kernel.question import EVERYBODY, note_kind
from realpolitik.kernel.state import State, named_in

INFLUENCE_CHANGED: Final = note_kind("influence_changed", "2.1.7", "country", "side", "change", "us", "ussr")


# the fields in which everything has its place
AXES: Final = {
    "influence": ("side", "country"),
    "start": ("side",),
    "military": ("side",),
    "space": ("side",),
    "space_cards": ("side",),
    "headlines": ("side",),
    "hands": ("side",),
    "known": ("side",),
    "effects": ("effect",),
}


class ColdWar(State):
    """Sides are US and USSR; `seats` says which seat plays which. Victory points above zero are the US's (10.2)."""

    def __init__(self, rules: Rules, like: "ColdWar | None" = None) -> None:
        super().__init__(2, like)
        self.rules = rules
        spaces = len(rules.board.names)
        self.options: list[int] = like.options if like else []  # the variants in play, fixed for the match
        self.seats: list[int] = like.seats if like else [US, USSR]  # the seat that plays each side
        self.influence: list[list[int]] = (
            [like.influence[0][:], like.influence[1][:]] if like else [[0] * spaces, [0] * spaces]
        )
        # derived from influence, and never changed in place, so that it is shared: who controls what
        self.controller: list[int] = like.controller if like else [NOBODY] * spaces
        # likewise: the countries where each side has influence
        self.present: list[list[int]] = like.present if like else [[], []]
        # the same as it was when the round began (6.1.1)
        self.start: list[list[int]] = like.start if like else [[], []]
        # who controlled what then, or as the headline phase began
        self.start_control: list[int] = like.start_control if like else []
        # derived: an effect may change it; never changed in place
        self.stability: list[int] = like.stability if like else rules.board.stability
        # where Ops were placed and realigned in this round, for the variant V-R3
        self.placed_in: list[int] = like.placed_in[:] if like else []
        self.realigned_in: list[int] = like.realigned_in[:] if like else []
        self.vp: int = like.vp if like else 0
        self.defcon: int = like.defcon if like else 5
        # whether DEFCON moved to 2 in this action round
        self.defcon_reached_two: int = like.defcon_reached_two if like else 0
        self.military: list[int] = like.military[:] if like else [0, 0]
        self.space: list[int] = like.space[:] if like else [0, 0]
        self.space_cards: list[int] = like.space_cards[:] if like else [0, 0]  # cards sent to the space race this turn
        self.phasing: int = like.phasing if like else USSR
        self.turn: int = like.turn if like else 1
        self.round: int = like.round if like else 0  # the action round, 0 outside
        self.headline_phase: int = like.headline_phase if like else 0
        # the cards both sides have committed and shown, 0 where none
        self.headlines: list[int] = like.headlines[:] if like else [0, 0]
        # the side that holds the card which goes from one to the other (9.0)
        self.passing: int = like.passing if like else NOBODY
        self.passing_up: int = like.passing_up if like else 0  # whether that card lies face up, so that it can be used
        self.hands: list[list[int]] = [like.hands[0][:], like.hands[1][:]] if like else [[], []]
        # the cards of each hand that the other side has seen there
        self.known: list[list[int]] = [like.known[0][:], like.known[1][:]] if like else [[], []]
        self.deck: list[int] = like.deck[:] if like else []
        # cards put under the draw pile for all to see, the first to come first
        self.bottom: list[int] = like.bottom[:] if like else []
        # cards of the other game that the sides have picked (12.0)
        self.chosen: list[int] = like.chosen if like else []
        self.discard: list[int] = like.discard[:] if like else []
        self.removed: list[int] = like.removed[:] if like else []
        # cards being played, and cards that lie before a player until used up
        self.table: list[int] = like.table[:] if like else []
        self.peeked: list[int] = like.peeked[:] if like else []  # cards of the draw pile that one side is looking at
        # cards that the US has put back into the draw pile and knows to be there
        self.returned: list[int] = like.returned[:] if like else []
        self.effects: list[int] = like.effects[:] if like else [0] * EFFECT_COUNT
        # what the last operation of an event came to, for the event to go on from
        self.result: int = like.result if like else 0
        self.last_coup: int = like.last_coup if like else -1  # the country of the last coup

    __slots__ = named_in(__init__)

    def clone(self) -> "ColdWar":
        return ColdWar(self.rules, self)

    def blank(self) -> "ColdWar":
        fresh = ColdWar(self.rules)
        fresh.options = self.options  # what was settled before the game is no part of the position
        return fresh

    def derived(self) -> tuple[str, ...]:
        return (*super().derived(), "rules", "controller", "present", "stability")

    def vocabulary(self) -> Mapping[str, Sequence[str]]:
        return self.rules.vocabulary

    def axes(self) -> Mapping[str, tuple[str, ...]]:
        return AXES

    def refresh(self) -> None:
        self.stability = self.rules.stability(self)
        self.present = [[c for c, n in enumerate(influence) if n] for influence in self.influence]
        self.controller = [controller(self, c) for c in range(len(self.controller))]


def controller(s: ColdWar, c: int) -> int:
    """2.1.7: enough influence for the stability, and that much more than the opponent."""
    us, ussr = s.influence
    lead, stability = us[c] - ussr[c], s.stability[c]
    if lead >= stability:
        return US
    return USSR if -lead >= stability else NOBODY


def change_influence(s: ColdWar, side: int, c: int, by: int) -> None:
    """Add or remove influence; control follows (2.1.7)."""
    if by == 0:
        return
    mine = s.influence[side]
    before = mine[c]
    after = before + by
    mine[c] = after
    if before == 0 or after == 0:
        change_presence(s, side, c, arrives=before == 0)
    now = controller(s, c)
    if now != s.controller[c]:
        s.controller = s.controller[:]
        s.controller[c] = now
    if s.noting:
        s.notes.append((INFLUENCE_CHANGED, EVERYBODY, c, side, by, s.influence[US][c], s.influence[USSR][c]))


def change_presence(s: ColdWar, side: int, c: int, arrives: bool) -> None:
    """A side's first influence has come to a country, or its last has gone."""
    countries = s.present[side][:]
    if arrives:
        insort(countries, c)
    else:
        countries.remove(c)
    s.present = [countries, s.present[USSR]] if side == US else [s.present[US], countries]


def remember_presence(s: ColdWar) -> None:
    """6.1.1: where both sides stand as a round begins decides where they may place in it."""
    s.start = s.present
    if s.placed_in:
        s.placed_in = []
    if s.realigned_in:
        s.realigned_in = []


def remember_control(s: ColdWar) -> None:
    """Who controls what as a round, or the headline phase, begins."""
    s.start_control = s.controller


def looking(s: ColdWar) -> int:
    """The side that is looking at cards of the draw pile, by the frame it does so in; or NOBODY."""
    return s.stack[-1][BEGUN_FOR] if s.peeked else NOBODY
