"""The position of a cold-war game: influence, tracks, cards and lasting effects, as ints and lists of ints."""

from bisect import insort
from typing import Final

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.effects import EFFECT_COUNT
from realpolitik.games.cold_war.rules import Rules
from realpolitik.kernel.question import EVERYBODY, note_kind
from realpolitik.kernel.state import State

INFLUENCE_CHANGED: Final = note_kind("influence_changed", "2.1.7", "country", "side", "change", "us", "ussr")


class ColdWar(State):
    """Sides are US and USSR; `seats` says which seat plays which. Victory points above zero are the US's (10.2)."""

    __slots__ = (
        "bottom",
        "chosen",
        "controller",
        "deck",
        "defcon",
        "defcon_reached_two",
        "discard",
        "effects",
        "hands",
        "headline_phase",
        "headlines",
        "influence",
        "known",
        "last_coup",
        "military",
        "options",
        "passing",
        "passing_up",
        "peeked",
        "phasing",
        "placed_in",
        "present",
        "realigned_in",
        "removed",
        "result",
        "returned",
        "round",
        "rules",
        "seats",
        "space",
        "space_cards",
        "stability",
        "start",
        "start_control",
        "table",
        "turn",
        "vp",
    )

    def __init__(self, rules: Rules, like: "ColdWar | None" = None) -> None:
        super().__init__(2, like)
        self.rules = rules
        if like is not None:
            self._copy(like)
            return
        spaces = len(rules.board.names)
        self.options: list[int] = []  # the variants in play, fixed for the match
        self.seats: list[int] = [US, USSR]  # the seat that plays each side
        self.influence: list[list[int]] = [[0] * spaces, [0] * spaces]
        self.controller: list[int] = [NOBODY] * spaces  # derived from influence
        self.present: list[list[int]] = [[], []]  # derived: the countries where each side has influence
        self.start: list[list[int]] = [[], []]  # the same as it was when the round began (6.1.1)
        self.start_control: list[int] = []  # who controlled what then, or as the headline phase began
        self.stability: list[int] = rules.board.stability  # derived: an effect may change it; never changed in place
        self.placed_in: list[int] = []  # where Ops were placed and realigned in this round, for the variant V-R3
        self.realigned_in: list[int] = []
        self.vp = 0
        self.defcon = 5
        self.defcon_reached_two = 0  # whether DEFCON moved to 2 in this action round
        self.military: list[int] = [0, 0]
        self.space: list[int] = [0, 0]
        self.space_cards: list[int] = [0, 0]  # cards sent to the space race this turn
        self.phasing = USSR
        self.turn = 1
        self.round = 0  # the action round, 0 outside
        self.headline_phase = 0
        self.headlines: list[int] = [0, 0]  # the cards both sides have committed and shown, 0 where none
        self.passing = NOBODY  # the side that holds the card which goes from one to the other (9.0)
        self.passing_up = 0  # whether that card lies face up, so that it can be used
        self.hands: list[list[int]] = [[], []]
        self.known: list[list[int]] = [[], []]  # the cards of each hand that the other side has seen there
        self.deck: list[int] = []
        self.bottom: list[int] = []  # cards put under the draw pile for all to see, the first to come first
        self.chosen: list[int] = []  # cards of the other game that the sides have picked (12.0)
        self.discard: list[int] = []
        self.removed: list[int] = []
        self.table: list[int] = []  # cards being played, and cards that lie before a player until used up
        self.peeked: list[int] = []  # cards of the draw pile that one side is looking at
        self.returned: list[int] = []  # cards that the US has put back into the draw pile and knows to be there
        self.effects: list[int] = [0] * EFFECT_COUNT
        self.result = 0  # what the last operation of an event came to, for the event to go on from
        self.last_coup = -1  # the country of the last coup

    def _copy(self, like: "ColdWar") -> None:
        """What never changes in place is shared."""
        self.options = like.options
        self.seats = like.seats
        self.influence = [like.influence[0][:], like.influence[1][:]]
        self.controller = like.controller[:]
        self.present = [like.present[0][:], like.present[1][:]]
        self.start = like.start
        self.start_control = like.start_control
        self.stability = like.stability
        self.placed_in = like.placed_in[:]
        self.realigned_in = like.realigned_in[:]
        self.vp = like.vp
        self.defcon = like.defcon
        self.defcon_reached_two = like.defcon_reached_two
        self.military = like.military[:]
        self.space = like.space[:]
        self.space_cards = like.space_cards[:]
        self.phasing = like.phasing
        self.turn = like.turn
        self.round = like.round
        self.headline_phase = like.headline_phase
        self.headlines = like.headlines[:]
        self.passing = like.passing
        self.passing_up = like.passing_up
        self.hands = [like.hands[0][:], like.hands[1][:]]
        self.known = [like.known[0][:], like.known[1][:]]
        self.deck = like.deck[:]
        self.bottom = like.bottom[:]
        self.chosen = like.chosen
        self.discard = like.discard[:]
        self.removed = like.removed[:]
        self.table = like.table[:]
        self.peeked = like.peeked[:]
        self.returned = like.returned[:]
        self.effects = like.effects[:]
        self.result = like.result
        self.last_coup = like.last_coup

    def fields(self) -> tuple[str, ...]:
        return (
            *super().fields(),
            "options",
            "seats",
            "influence",
            "start",
            "start_control",
            "placed_in",
            "realigned_in",
            "vp",
            "defcon",
            "defcon_reached_two",
            "military",
            "space",
            "space_cards",
            "phasing",
            "turn",
            "round",
            "headline_phase",
            "headlines",
            "passing",
            "passing_up",
            "hands",
            "known",
            "deck",
            "bottom",
            "chosen",
            "discard",
            "removed",
            "table",
            "peeked",
            "returned",
            "effects",
            "result",
            "last_coup",
        )

    def clone(self) -> "ColdWar":
        return ColdWar(self.rules, self)

    def refresh(self) -> None:
        self.stability = self.rules.stability(self)
        for side in (US, USSR):
            self.present[side] = [c for c, n in enumerate(self.influence[side]) if n]
        for c in range(len(self.controller)):
            self.controller[c] = controller(self, c)


def controller(s: ColdWar, c: int) -> int:
    """2.1.7: enough influence for the stability, and that much more than the opponent."""
    lead = s.influence[US][c] - s.influence[USSR][c]
    stability = s.stability[c]
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
    if before == 0:
        insort(s.present[side], c)
    elif after == 0:
        s.present[side].remove(c)
    s.controller[c] = controller(s, c)
    if s.noting:
        s.notes.append((INFLUENCE_CHANGED, EVERYBODY, c, side, by, s.influence[US][c], s.influence[USSR][c]))


def remember_presence(s: ColdWar) -> None:
    """6.1.1: where both sides stand as a round begins decides where they may place in it. Never changed in place."""
    s.start = [s.present[US][:], s.present[USSR][:]]
    s.placed_in = []
    s.realigned_in = []


def remember_control(s: ColdWar) -> None:
    """Who controls what as a round, or the headline phase, begins. Never changed in place."""
    s.start_control = s.controller[:]


def looking(s: ColdWar) -> int:
    """The side that is looking at cards of the draw pile, by the frame it does so in; or NOBODY."""
    return s.stack[-1][1] if s.peeked else NOBODY
