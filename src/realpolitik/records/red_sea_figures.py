"""What the figures of Red Sea count beside those of the family: flashpoints, and what the sea lanes add."""

from dataclasses import replace
from typing import Final, cast

from realpolitik.games.cold_war.board import NOBODY, US
from realpolitik.games.cold_war.coup import COUP_ROLL
from realpolitik.games.cold_war.region import Totals
from realpolitik.games.cold_war.scoring import REGION_SCORED
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.view import side_name
from realpolitik.games.red_sea.countries import AFRICA
from realpolitik.games.red_sea.flashpoint import FLASHPOINT_CARD, FLASHPOINT_SHOWN, PUT_UNDER, QUIET
from realpolitik.games.red_sea.rules import RULES
from realpolitik.games.red_sea.scoring import SEA_LANES_ADDED, SEA_LANES_DOUBLED, wins_africa
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import Note
from realpolitik.records.cold_war_figures import FLASHPOINT, Roll
from realpolitik.records.cold_war_gauge import ColdWarGauge


class RedSeaGauge(ColdWarGauge):
    def __init__(self) -> None:
        super().__init__(RULES)
        self.top_cards: list[int] = []  # those that a coup at a flashpoint may turn up
        self.coup_of = NOBODY  # whose coup that is
        self.paid = [0, 0]  # what the region scored last pays each side, before the sea lanes

    def look_up(self, match: Match) -> None:
        super().look_up(match)
        s = cast(ColdWar, match.state)
        for question in match.questions:
            if question.kind == FLASHPOINT_CARD:
                self.top_cards = _top_cards(match, question.options)
                self.coup_of = next(
                    frame[COUP_ROLL.SIDE] for frame in reversed(s.stack) if frame[0] == COUP_ROLL.number
                )

    def net_of(self, s: ColdWar, where: int, now: Totals) -> int:
        """10.4.1: both flashpoints and the most of Africa would win."""
        winner = wins_africa(s) if where == AFRICA else NOBODY
        if winner == NOBODY:
            return super().net_of(s, where, now)
        return RULES.winning_vp if winner == US else -RULES.winning_vp

    def count(self, match: Match, note: Note) -> None:
        super().count(match, note)
        kind, _, *rest = note
        if kind == REGION_SCORED:
            self.paid = [rest[2], rest[4]]
        elif kind == FLASHPOINT_SHOWN:
            self._turn_up(match, *rest)
        elif kind == PUT_UNDER:
            del self.in_use[rest[0]]
        elif kind in (SEA_LANES_DOUBLED, SEA_LANES_ADDED):
            self._add_at_sea(*rest)

    def _turn_up(self, match: Match, card: int, country: int, ops: int) -> None:
        """6.3.6.1: a card of 3 Ops or more is luck for whoever attempts the coup: DEFCON stays as it is."""
        self.scoring_due = RULES.deck.scoring[card]
        self.use(match, self.coup_of, card, FLASHPOINT)
        quiet = [top for top in self.top_cards if RULES.deck.ops[top] >= QUIET]
        self.rolls.append(
            Roll(
                at=len(match.answers),
                moment=len(self.moments),
                purpose=FLASHPOINT,
                side=side_name(self.coup_of),
                country=RULES.board.names[country],
                dice=(),
                success=float(ops >= QUIET),
                chance=len(quiet) / len(self.top_cards),
                swing=0,
                expected_swing=0.0,
                card=RULES.deck.name[card],
            )
        )

    def _add_at_sea(self, side: int, points: int) -> None:
        """10.2.3, 10.2.4: the region that was just scored pays a side more."""
        more = points - self.paid[side]
        last = self.scored.pop()
        self.scored.append(replace(last, net=last.net + (more if side == US else -more)))


def _top_cards(match: Match, options: list[int]) -> list[int]:
    """Any card of the draw pile; where a hand is unknown, any that nobody has seen."""
    unknown, hands = match.chance.unknown(), match.game.secret_hands()
    pile = cast(ColdWar, match.state).deck
    return hands.unseen(match.state, unknown) if unknown and pile and hands is not None else options


GAUGE: Final = RedSeaGauge
