"""What cadet knows of Red Sea beside what the family shares: two turns and what is scored in them, the sea lanes, the
flashpoints, Romanian Autonomy. The numbers are judgements, not rules."""

from collections.abc import Sequence
from typing import Final

from realpolitik.bots.bot import total
from realpolitik.bots.cold_war.hand import KEPT_OP, rounds_to_come
from realpolitik.bots.cold_war.judgement import Judgement
from realpolitik.bots.cold_war.regions import SHARE_OF_POINTS, Area, Ground, Prospect, hold
from realpolitik.games.cold_war.bidding import BIDS_A_SIDE
from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.space import has_ability
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import other
from realpolitik.games.red_sea.cards_neutral import APPEAL_CARD, STARVE_WHERE
from realpolitik.games.red_sea.cards_soviet import MOVE_FROM, TURN_CARD
from realpolitik.games.red_sea.countries import AFRICA, BOARD, COUNTRIES, MIDDLE_EAST, SEA_LANES
from realpolitik.games.red_sea.deck import AFRICA_SCORING, MIDDLE_EAST_SCORING
from realpolitik.games.red_sea.flashpoint import FLASHPOINT_CARD, QUIET
from realpolitik.games.red_sea.rules import RULES
from realpolitik.games.red_sea.scoring import ahead_at_sea, wins_africa, with_sea_lanes
from realpolitik.games.red_sea.space_race import PROBE_BOX
from realpolitik.kernel.question import Question

# every space is a set of its own, so that the sea lanes are an area too, which no card scores
AREAS: Final = (
    Area(AFRICA, AFRICA_SCORING, 0, COUNTRIES),
    Area(MIDDLE_EAST, MIDDLE_EAST_SCORING, 0, COUNTRIES),
    Area(SEA_LANES, 0, SEA_LANES, SEA_LANES + 1),
)

AFRICA_WON: Final = 4.0  # what an automatic victory counts for (10.4.1) that the opponent can still avert
AFRICA_LOST: Final = 12.0  # and one that it may carry off at once
FLASHPOINT_WORTH: Final = 0.6  # a flashpoint more than another country
SHARE_AT_FIRST: Final = 0.3  # of what final scoring would bring now, as the game begins; at its end it is all
DEALT_LATER: Final = 0.5  # the chance of a card to come into a hand in the turns to come
LEAD_AT_SEA: Final = 1.0  # 10.2.5
CONTROL_AT_SEA: Final = 2.0
PROBE_WORTH: Final = 0.8  # 6.4.4: an influence to remove in the turns to come
AUTONOMY: Final = 1.0  # 10.4.2
AUTONOMY_UP: Final = 0.5  # to be used once more
EVEN_BID: Final = US * BIDS_A_SIDE  # neither side is worth any influence to the other


class RedSeaJudgement(Judgement):
    space_worth: Sequence[float] = (0.0, 0.3, 0.5, 0.5)
    bid: int = EVEN_BID
    military_at_once: float = 0.6

    def __init__(self) -> None:
        super().__init__(RULES, AREAS)
        self.rests = frozenset()
        self.ways_on = frozenset([APPEAL_CARD, MOVE_FROM, STARVE_WHERE, TURN_CARD])

    # -- regions and the sea lanes -----------------------------------------------------------------

    def area_value(self, s: ColdWar, area: Area, side: int) -> float:
        """What the scoring card will bring, if it comes, and what final scoring will."""
        if area.where == SEA_LANES:
            return self.at_sea(s)
        us, ussr, promise = self.prospect(s, area)
        scored = _paid_by_card(s, US, us) - _paid_by_card(s, USSR, ussr)
        by_card = SHARE_OF_POINTS * scored + (1 - SHARE_OF_POINTS) * promise
        if area.where == AFRICA:
            winner = wins_africa(s)
            if winner != NOBODY:
                won = AFRICA_WON if winner == side else AFRICA_LOST
                by_card += won if winner == US else -won
        sure = SHARE_AT_FIRST + (1 - SHARE_AT_FIRST) * _passed(s)
        return _scored_by_card(s, area.card, side) * by_card + sure * (us - ussr) + (1 - sure) * promise

    def reckon(self, where: int, ground: Ground) -> Prospect:
        us, ussr, promise = super().reckon(where, ground)
        if where == AFRICA:
            promise += total([FLASHPOINT_WORTH * ground.hold(c) for c in BOARD.flashpoints])
        return Prospect(us, ussr, promise)

    def at_sea(self, s: ColdWar) -> float:
        """What the sea lanes bring at the end (10.2.5); what they add to a scoring card is counted with its region."""
        firm = _hold_at_sea(s)
        if s.controller[SEA_LANES] != NOBODY:
            return CONTROL_AT_SEA * firm
        return firm + (LEAD_AT_SEA if firm > 0 else -LEAD_AT_SEA if firm < 0 else 0.0)

    # -- tracks, Romanian Autonomy, the hand -------------------------------------------------------

    def space(self, s: ColdWar) -> float:
        worth = super().space(s)
        if s.turn < s.rules.last_turn(s):
            worth += PROBE_WORTH * (has_ability(s, US, PROBE_BOX) - has_ability(s, USSR, PROBE_BOX))
        return worth

    def passing_worth(self, s: ColdWar) -> float:
        return AUTONOMY + (AUTONOMY_UP if s.passing_up or s.turn < s.rules.last_turn(s) else 0.0)

    def hand(self, s: ColdWar, side: int) -> float:
        """In the last turn cards that no round is left for are worth nothing."""
        kept_op = KEPT_OP
        if s.turn == s.rules.last_turn(s) and s.hands[side]:
            kept_op *= min(1.0, max(0, rounds_to_come(s, side)) / len(s.hands[side]))
        return self.hands.of(s, side, kept_op)

    # -- chance ------------------------------------------------------------------------------------

    def stand_ins(self, q: Question) -> list[int]:
        """6.3.6.1: a card that a coup shows is a quiet one, one that lowers DEFCON, or one that also scores."""
        if q.kind != FLASHPOINT_CARD:
            return []
        quiet = [card for card in q.options if self.deck.ops[card] >= QUIET]
        scoring = [card for card in q.options if self.deck.scoring[card]]
        loud = [card for card in q.options if card not in quiet and card not in scoring]
        return scoring + quiet[:1] * len(quiet) + loud[:1] * len(loud)


def _paid_by_card(s: ColdWar, side: int, points: int) -> float:
    """What the scoring card of a region would pay a side (10.2), and a foothold on the way to twice as much."""
    paid = with_sea_lanes(s, side, points)
    if ahead_at_sea(s) == side != s.controller[SEA_LANES]:
        return paid + points * abs(_hold_at_sea(s))
    return paid


def _hold_at_sea(s: ColdWar) -> float:
    return hold(s.influence[US][SEA_LANES] - s.influence[USSR][SEA_LANES], s.stability[SEA_LANES])


def _passed(s: ColdWar) -> float:
    """How much of the game is over."""
    rounds = s.rules.usual_rounds(s)
    return min(1.0, ((s.turn - 1) * rounds + s.round) / (s.rules.last_turn(s) * rounds))


def _scored_by_card(s: ColdWar, card: int, side: int) -> float:
    """How likely a scoring card is to be played from now on, as the side sees it."""
    if card in s.hands[side] or card in s.known[other(side)]:
        return 1.0
    if card in s.discard or card in s.table:
        return 0.0
    unknown = len(s.hands[other(side)])
    in_play = s.rules.periods[s.rules.deck.period[card]] <= s.turn
    in_hand = unknown / (unknown + len(s.deck)) if in_play and unknown else 0.0
    return in_hand + (1 - in_hand) * (DEALT_LATER if s.turn < s.rules.last_turn(s) else 0.0)


JUDGEMENT: Final = RedSeaJudgement()
