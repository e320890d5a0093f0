"""The queries that lasting effects answer, one object a game: an effect is looked up here and nowhere else."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from realpolitik.games.cold_war.board import ANYWHERE, NOBODY, SIDES, US, USSR, Board
from realpolitik.games.cold_war.deck import Deck
from realpolitik.games.cold_war.effects import EFFECTS, effects_in
from realpolitik.games.cold_war.options import DEAL_IN_TURN, SHOW_HELD_CARDS
from realpolitik.games.cold_war.region import Region, Totals
from realpolitik.kernel.question import ALLOWED, Fact, Reason
from realpolitik.kernel.state import Frame

if TYPE_CHECKING:
    from realpolitik.games.cold_war.state import ColdWar


class SpaceBox:
    """A box of the space race track (6.4): what it takes to enter and what it brings, an ability (6.4.4) too."""

    def __init__(self, operations: int, roll: int, first: int, second: int, ability: bool = False) -> None:
        self.operations = operations
        self.roll = roll
        self.first = first
        self.second = second
        self.ability = ability


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What differs between the games of the family, and what their lasting effects change."""

    def __init__(
        self, game: str, board: Board, deck: Deck, regions: list[Region], winning_vp: int, space: list[SpaceBox]
    ) -> None:
        self.game = game  # its package
        self.board = board
        self.deck = deck
        self.regions = regions  # those that are scored (10.1), in their usual order
        self.winning_vp = winning_vp
        self.space = space
        self.effects = effects_in(game)  # those that can occur
        self.subregions: list[int] = []  # further sets that players look at
        self.periods = [1, 1, 1]  # 4.4: the turns in which the cards of each period come into the game
        self.event_coups_count = False  # 8.2.2: whether coups that an event grants count as military operations

    @property
    def vocabulary(self) -> dict[str, Sequence[str]]:
        """What has names: slots of frames, and the places in fields of the state."""
        sets = [where.name for where in self.board.sets]
        return {
            "side": SIDES,
            "country": self.board.names,
            "card": self.deck.name,
            "effect": EFFECTS,
            "where": sets,
            "among": sets,
        }

    def stability(self, s: "ColdWar") -> list[int]:
        """2.1.4: how stable each country is now."""
        return self.board.stability

    def effect_begins(self, s: "ColdWar", effect: int) -> None:
        """A lasting effect has come into force."""

    def first_influence(self, s: "ColdWar") -> None:
        """3.2: what of the first influence is left to the sides goes onto the stack."""

    # the turn -------------------------------------------------------------------------------------

    def first_turn(self, s: "ColdWar") -> int:
        """The turn with which the game begins."""
        return 1

    def last_turn(self, s: "ColdWar") -> int:
        raise NotImplementedError

    def hand_size(self, s: "ColdWar") -> int:
        """4.5 B: to how many cards a hand is filled."""
        return 9

    def deals_in_turn(self, s: "ColdWar") -> bool:
        """11.3: whether cards are dealt one by one; else the USSR fills its hand first."""
        return s.options[DEAL_IN_TURN] == 1

    def in_match(self, s: "ColdWar", card: int) -> bool:
        """Whether a card of the box is in this match."""
        return True

    def may_discard_held(self, s: "ColdWar", side: int) -> bool:
        """6.4.4: whether a side may discard a card at the end of the turn."""
        return False

    def shows_held_cards(self, s: "ColdWar") -> bool:
        """11.1: whether both show at the end of the turn that they hold no scoring card."""
        return s.options[SHOW_HELD_CARDS] == 1

    def holding_loses(self, s: "ColdWar") -> bool:
        """Whether a scoring card held at the end of this turn loses the game, though nobody shows what it holds."""
        return False

    def turn_ends(self, s: "ColdWar") -> None:
        """4.5 G: what lasts for the turn is over."""

    def end_of_game(self, s: "ColdWar") -> None:
        """4.5 I: the last turn is over."""
        raise NotImplementedError

    def ahead(self, s: "ColdWar") -> int:
        """The side that has won if the game ends on points now, or NOBODY."""
        if s.vp == 0:
            return NOBODY
        return US if s.vp > 0 else USSR

    def usual_rounds(self, s: "ColdWar") -> int:
        """4.5 D: how many action rounds a side has, if nothing gives it more."""
        return 7

    def rounds_of(self, s: "ColdWar", side: int) -> int:
        return self.usual_rounds(s)

    def goes_first(self, s: "ColdWar") -> int:
        """The side that plays first in each round."""
        return USSR

    def due_card(self, s: "ColdWar", side: int) -> int:
        """A card of the hand that the side has to use in this round; 0 for none."""
        return 0

    def instead_of_action(self, s: "ColdWar", side: int) -> Frame | None:
        """What takes the place of playing a card in this round; None for nothing."""
        return None

    def scoring_demanded(self, s: "ColdWar", side: int) -> bool:
        """Whether an event makes a side that holds a scoring card play one in this round."""
        return False

    def scoring_is_forced(self, s: "ColdWar") -> bool:
        """10.1.5: whether a side may do nothing else when a scoring card could not be played later."""
        return True

    def relief(self, s: "ColdWar", side: int, card: int, player: int = NOBODY) -> int:
        """10.1.5: how many scoring cards the event of a card is sure to take off the hands of a side that plays it, or
        how many rounds it brings for them. The event is its owner's, unless it is said to be another player's."""
        return 0

    # operations -----------------------------------------------------------------------------------

    def operations_value(self, s: "ColdWar", side: int, printed: int, less: int = 0) -> int:
        """7.4: what Ops printed on a card are worth to a side now, where something else makes them so much fewer."""
        return printed - less

    def printed(self, s: "ColdWar", side: int, card: int) -> int:
        """The Ops of a card before anything is added or taken away."""
        return self.deck.ops[card]

    def card_value(self, s: "ColdWar", side: int, card: int) -> int:
        """7.4.2: what a card is worth to a side now, for any purpose; 0 for a scoring card."""
        printed = self.printed(s, side, card)
        return self.operations_value(s, side, printed) if printed else 0

    def operations_bonus(self, s: "ColdWar", side: int, card: int) -> tuple[int, int]:
        """Sets that give one more Op while every Op is spent there, the wider first; ANYWHERE stands for none."""
        return (ANYWHERE, ANYWHERE)

    def dearer_placement(self, s: "ColdWar", side: int, ops: int, card: int) -> int:
        """The set of countries where a side has one Op less to place influence with; ANYWHERE stands for none."""
        return ANYWHERE

    # preventions: a reason, or ALLOWED ------------------------------------------------------------

    def prevents_some(self, s: "ColdWar", side: int) -> bool:
        """Whether `coup_forbidden` or `realignment_forbidden` may have a reason against a side's operation somewhere.
        Where they have none, which is common, countries need not be asked about one by one."""
        return True

    def coup_forbidden(self, s: "ColdWar", side: int, c: int) -> Reason:
        return ALLOWED

    def realignment_forbidden(self, s: "ColdWar", side: int, c: int) -> Reason:
        return ALLOWED

    def war_forbidden(self, s: "ColdWar", side: int, c: int) -> Reason:
        return ALLOWED

    def event_forbidden(self, s: "ColdWar", side: int, card: int) -> Reason:
        """Against playing one's own or a neutral card as an event."""
        return ALLOWED

    def headline_forbidden(self, s: "ColdWar", side: int, card: int) -> Reason:
        """Against a card of the hand as a headline (4.5 C)."""
        return ALLOWED

    def placement_barred(self, s: "ColdWar", side: int) -> int:
        """The set of countries where a side may not place influence with Ops; ANYWHERE stands for none."""
        return ANYWHERE

    def special_spaces(self, s: "ColdWar", side: int) -> list[int]:
        """Spaces beside the countries where a side may place influence."""
        return []

    # modifiers ------------------------------------------------------------------------------------

    def coup_modifier(self, s: "ColdWar", side: int, c: int) -> int:
        return 0

    def realignment_modifier(self, s: "ColdWar", side: int) -> int:
        return 0

    def realignment_ignores_defcon(self, s: "ColdWar") -> bool:
        return False

    def realignment_spares_active(self, s: "ColdWar") -> bool:
        return False

    def war_modifier(self, s: "ColdWar", side: int, c: int) -> int:
        return 0

    def operations_mix(self, s: "ColdWar") -> bool:
        """Whether the Ops of one card may go to both placements and realignments (V-R3)."""
        return False

    def coup_lowers_defcon(self, s: "ColdWar", side: int, c: int) -> bool:
        """6.3.4: whether a side's coup in a country lowers DEFCON, as it does in battlegrounds."""
        return self.board.battleground[c]

    def scoring_battlegrounds(self, s: "ColdWar") -> list[bool]:
        """Which countries are battlegrounds when a region is scored (10.1)."""
        return self.board.battleground

    def scoring_control(self, s: "ColdWar", region: Region) -> list[int]:
        """Who controls what, as the scoring of a region counts it."""
        return s.controller

    def scoring_spaces(self, s: "ColdWar", where: int) -> list[int]:
        """Where control tells in the scoring of a region: its countries, and what lies beside them."""
        return self.board.sets[where].members

    def scoring_facts(self, s: "ColdWar", where: int) -> list[Fact]:
        """What makes the scoring of a region other than usual now."""
        return []

    def score_region(self, s: "ColdWar", where: int) -> None:
        """10.1: the scoring card of a region is played."""
        raise NotImplementedError

    def region_totals(self, s: "ColdWar", region: Region) -> Totals:
        """What the scoring card of a region would pay now: the standing and the points of the US, those of the USSR."""
        raise NotImplementedError

    def standings(self, s: "ColdWar") -> dict[str, Totals]:
        """What each region would pay now, by name; where there are no standings, they are -1."""
        return {region.name: self.region_totals(s, region) for region in self.regions}

    # windows --------------------------------------------------------------------------------------

    def before_coup(self, s: "ColdWar", side: int) -> list[int]:
        """Labels by which a side can buy itself free of what makes its coups fatal: where it could or must coup."""
        return []

    def paid_before_coup(self, s: "ColdWar", side: int, answer: int) -> bool:
        """Whether the answer was one of those labels; it has then been carried out."""
        return False

    def may_switch(self, s: "ColdWar", side: int, to: int, ops: int) -> bool:
        """Whether the rest of mixed Ops can go to the other kind of operation."""
        return False

    def switch(self, s: "ColdWar", f: list[int], to: int) -> None:
        """Go on with the other kind of operation."""

    def space_cards(self, s: "ColdWar", side: int) -> int:
        """6.4.2: how many cards a side may send to the space race in a turn."""
        return 1

    def space_without_roll(self, s: "ColdWar") -> bool:
        """V-S1: whether a side need not roll."""
        return False

    def other_uses(self, s: "ColdWar", side: int, card: int) -> list[int]:
        """Further labels for what a borrowed card with an opponent's event may be used for."""
        return []

    def event_averted(self, s: "ColdWar", side: int, use: int) -> bool:
        """Whether the use was one of those, by which the event is averted; what that takes has then been done."""
        return False

    def sees_headline(self, s: "ColdWar", side: int) -> bool:
        """Whether a side chooses its headline after the other has shown its own (6.4.4)."""
        return False

    def cancels_headline(self, s: "ColdWar", side: int, card: int) -> bool:
        """Whether a side's headline cancels the other one, and so comes first."""
        return False

    def stays_on_table(self, s: "ColdWar", card: int) -> bool:
        """Whether a card that was used lies before its owner until it is used up."""
        return False

    # triggers -------------------------------------------------------------------------------------

    def round_begins(self, s: "ColdWar", side: int) -> None:
        """A side's action round begins; what it is to do first goes onto the stack."""

    def round_passed(self, s: "ColdWar", side: int) -> None:
        """A side's round goes by without a card played."""

    def round_ends(self, s: "ColdWar", side: int) -> None:
        """A side's round is over."""

    def card_announced(self, s: "ColdWar", side: int, card: int, use: int) -> None:
        """A side has said how it plays a card."""

    def card_used(self, s: "ColdWar", side: int, card: int) -> None:
        """A side plays a card as an event or for operations, in a round or as its headline."""

    def card_triggered(self, s: "ColdWar", side: int, card: int) -> None:
        """Another event makes a side play a card as an event."""
        self.card_used(s, side, card)

    def coup_attempted(self, s: "ColdWar", side: int, c: int, flags: int) -> None:
        """A coup was declared, before the roll."""

    def coup_made(self, s: "ColdWar", c: int, result: int) -> None:
        """A coup has come to its result, before it lowers DEFCON."""

    def headlines_over(self, s: "ColdWar") -> None:
        """Both headlines have been resolved; what follows goes onto the stack."""

    def space_reached(self, s: "ColdWar", side: int, box: int, first: bool) -> None:
        """6.4.4: a side has reached a box of the space race."""

    def card_discarded(self, s: "ColdWar", card: int) -> None:
        """A card came to the discards."""

    def influence_placed(self, s: "ColdWar", side: int, c: int) -> None:
        """Influence was placed in a special space."""
