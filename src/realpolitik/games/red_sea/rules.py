"""What is Red Sea's own: two turns, the flashpoints, the sea lanes, Ethiopia's stability, Romanian Autonomy."""

from typing import Final

from realpolitik.games.cold_war.board import US, USSR
from realpolitik.games.cold_war.cards import draw
from realpolitik.games.cold_war.coup import KEEPS_DEFCON
from realpolitik.games.cold_war.effects import AUTONOMY, CENTCOM, DERG, ZONE_OF_PEACE
from realpolitik.games.cold_war.lasting import LastingRules
from realpolitik.games.cold_war.region import Region, Totals
from realpolitik.games.cold_war.space import has_ability
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import WON_FINAL_SCORING, judge, other
from realpolitik.games.red_sea.countries import BOARD, ETHIOPIA, HARDENED_ETHIOPIA, REGIONS, SEA_LANES
from realpolitik.games.red_sea.deck import ALBANO_STALINIST_ECONOMICS, DECK, OAU, ROMANIAN_AUTONOMY
from realpolitik.games.red_sea.famine import end_famine, starves
from realpolitik.games.red_sea.flashpoint import FLASHPOINT
from realpolitik.games.red_sea.options import ALBANIAN_OPS
from realpolitik.games.red_sea.scoring import final_scoring, score_region, scoring_facts, totals
from realpolitik.games.red_sea.space_race import PROBE, PROBE_BOX, SHUTTLE_BOX, SPACE_TRACK
from realpolitik.kernel.question import EVERYBODY, Fact, Reason, note_kind, reason_kind

LAST_TURN: Final = 2
LAST_TURN_WITH_MORE_CARDS: Final = 3  # 12.1.2
WINNING_VP: Final = 10

NO_COUNTRY_AT_SEA: Final = reason_kind("no_country_at_sea", "2.1.7", "country")
AUTONOMY_RAISED: Final = note_kind("autonomy_raised", "9.6", "side")

_STABLE_ETHIOPIA: Final = [HARDENED_ETHIOPIA if c == ETHIOPIA else n for c, n in enumerate(BOARD.stability)]


class RedSeaRules(LastingRules):
    def __init__(self) -> None:
        super().__init__("red_sea", BOARD, DECK, list(REGIONS.values()), WINNING_VP, SPACE_TRACK)
        self.periods = [1, 1, 2]  # 4.1: Mid War cards first, those of the Late War with the second turn
        self.event_coups_count = True  # 8.2.2

    def stability(self, s: ColdWar) -> list[int]:
        """The Derg (26)."""
        return _STABLE_ETHIOPIA if s.effects[DERG] else BOARD.stability

    def effect_begins(self, s: ColdWar, effect: int) -> None:
        super().effect_begins(s, effect)
        if effect == DERG:
            s.refresh()

    # the turn -------------------------------------------------------------------------------------

    def last_turn(self, s: ColdWar) -> int:
        """4.1, 12.1.2."""
        return LAST_TURN_WITH_MORE_CARDS if s.chosen else LAST_TURN

    def headlines_over(self, s: ColdWar) -> None:
        """6.4.4: the probe to the outer planets."""
        for side in (US, USSR):
            if has_ability(s, side, PROBE_BOX):
                s.stack.append(PROBE.frame(side=side))

    def round_begins(self, s: ColdWar, side: int) -> None:
        """9.6: whether the side is behind is judged now."""
        behind = s.vp < 0 if side == US else s.vp > 0
        if behind and s.passing == side and s.passing_up:
            s.effects[AUTONOMY + side] = 1
            if s.noting:
                s.notes.append((AUTONOMY_RAISED, EVERYBODY, side))

    def round_ends(self, s: ColdWar, side: int) -> None:
        super().round_ends(s, side)
        s.effects[AUTONOMY + side] = 0

    def end_of_game(self, s: ColdWar) -> None:
        judge(s, WON_FINAL_SCORING, final_scoring(s))

    def card_used(self, s: ColdWar, side: int, card: int) -> None:
        """Organization of African Unity (41): whether it can occur shows what the hand holds."""
        if card == OAU:
            s.revealed += 1

    # operations -----------------------------------------------------------------------------------

    def printed(self, s: ColdWar, side: int, card: int) -> int:
        """9.6: Romanian Autonomy is worth 3 to a side that was behind as the round began. What Albano-Stalinist
        Economics (5) is worth is a setting."""
        if card == ALBANO_STALINIST_ECONOMICS:
            return s.options[ALBANIAN_OPS]
        return self.deck.ops[card] + (s.effects[AUTONOMY + side] if card == ROMANIAN_AUTONOMY else 0)

    def special_spaces(self, s: ColdWar, side: int) -> list[int]:
        """6.1.4: the sea lanes are always within reach."""
        return [SEA_LANES]

    def prevents_some(self, s: ColdWar, side: int) -> bool:
        return s.effects[CENTCOM + side] > 0 or s.influence[other(side)][SEA_LANES] > 0

    def coup_forbidden(self, s: ColdWar, side: int, c: int) -> Reason:
        return (NO_COUNTRY_AT_SEA, c) if c == SEA_LANES else super().coup_forbidden(s, side, c)

    def realignment_forbidden(self, s: ColdWar, side: int, c: int) -> Reason:
        return (NO_COUNTRY_AT_SEA, c) if c == SEA_LANES else super().realignment_forbidden(s, side, c)

    # coups ----------------------------------------------------------------------------------------

    def coup_modifier(self, s: ColdWar, side: int, c: int) -> int:
        """Famine (40)."""
        return super().coup_modifier(s, side, c) + starves(s, c)

    def coup_attempted(self, s: ColdWar, side: int, c: int, flags: int) -> None:
        """6.3.6: at a flashpoint a card is shown, unless the coup leaves DEFCON alone (2)."""
        super().coup_attempted(s, side, c, flags)
        if c in BOARD.flashpoints and not flags & KEEPS_DEFCON and not s.over:
            s.stack.append(FLASHPOINT.frame(country=c))

    def coup_made(self, s: ColdWar, c: int, result: int) -> None:
        """Famine (40): a coup that succeeds ends it."""
        if result > 0 and starves(s, c):
            end_famine(s, c)

    def coup_lowers_defcon(self, s: ColdWar, side: int, c: int) -> bool:
        """Indian Ocean Zone of Peace (45): every country is a battleground for coups."""
        return BOARD.battleground[c] or s.effects[ZONE_OF_PEACE] > 0

    # space, scoring -------------------------------------------------------------------------------

    def space_reached(self, s: ColdWar, side: int, box: int, first: bool) -> None:
        """6.4.4: the first shuttle brings a card."""
        if box == SHUTTLE_BOX and first:
            draw(s, side, 1)

    def score_region(self, s: ColdWar, where: int) -> None:
        score_region(s, where)

    def scoring_spaces(self, s: ColdWar, where: int) -> list[int]:
        """10.2.3: control of the sea lanes tells everywhere."""
        return [*super().scoring_spaces(s, where), SEA_LANES]

    def scoring_facts(self, s: ColdWar, where: int) -> list[Fact]:
        return scoring_facts(s)

    def region_totals(self, s: ColdWar, region: Region) -> Totals:
        return totals(s, region)


RULES: Final = RedSeaRules()
