"""The turns of Twilight Struggle (4.1), ten in three periods with cards of their own; and how the game is judged."""

from typing import Final

from realpolitik.games.cold_war.board import NOBODY, US, USSR
from realpolitik.games.cold_war.state import ColdWar
from realpolitik.games.cold_war.tracks import DRAWN, WON_FINAL_SCORING, end_game
from realpolitik.games.twilight_struggle.deck import CARDS, CHINA_CARD, OPTIONAL, PERIOD, RECONSTRUCTED
from realpolitik.games.twilight_struggle.effects import EFFECT_COUNT, OPEN_HAND, THIS_TURN, TRAP, WE_WILL_BURY
from realpolitik.games.twilight_struggle.options import LATE_WAR, OPTIONAL_CARDS, PROMO_CARD
from realpolitik.games.twilight_struggle.scoring import final_scoring
from realpolitik.games.twilight_struggle.windows import DUE_NOW, bury

LAST_TURN: Final = 10
MID_WAR_TURN: Final = 4
LATE_WAR_TURN: Final = 8


def cards_of(s: ColdWar, period: int) -> list[int]:
    """The cards of a period that are in this match; the China Card lies outside the deck."""
    return [
        card
        for card in range(1, CARDS + 1)
        if PERIOD[card] == period
        and card != CHINA_CARD
        and (s.options[PROMO_CARD] if RECONSTRUCTED[card] else s.options[OPTIONAL_CARDS] or not OPTIONAL[card])
    ]


def effects_end(s: ColdWar) -> None:
    """4.5 G: what lasts for the turn is over; a trap can be escaped from with a new hand."""
    if s.effects[OPEN_HAND]:
        s.known[US] = s.hands[US][:]
    for effect in range(EFFECT_COUNT):
        if THIS_TURN[effect]:
            s.effects[effect] = 0
    for side in (US, USSR):
        s.effects[TRAP + side] = min(1, s.effects[TRAP + side])


def end_of_game(s: ColdWar) -> None:
    """4.5 I, 10.3.2: final scoring, then the side ahead wins. In the Late War scenario the US needs 20 points."""
    if s.effects[WE_WILL_BURY]:  # We Will Bury You (50): no American round is left to avert it
        s.effects[WE_WILL_BURY] = DUE_NOW
        bury(s, unless=False)
    if s.returns:
        return
    final_scoring(s)
    if not s.returns:
        judge(s, WON_FINAL_SCORING)


def judge(s: ColdWar, how: int) -> None:
    """Who is ahead when the game ends on points."""
    if s.options[LATE_WAR]:
        end_game(s, US if s.vp >= s.rules.winning_vp else USSR, how)
    elif s.vp == 0:
        end_game(s, NOBODY, DRAWN)
    else:
        end_game(s, US if s.vp > 0 else USSR, how)
