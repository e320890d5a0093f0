"""Habits of the source: where a log tells a game otherwise than our rules do, and is right all the same.

Each has a name, and docs/rulings.md lists them. Whatever is not listed is a disagreement. Where the source plays by
another rule, that is no habit but an option of the match (V-D).
"""

from typing import Final

from realpolitik.games.twilight_struggle.deck import (
    GLASNOST,
    JOHN_PAUL_II_ELECTED_POPE,
    MARSHALL_PLAN,
    NATO,
    SOLIDARITY,
    THE_REFORMER,
    WARSAW_PACT_FORMED,
)

PENALTY_UNTOLD: Final = "the penalty for missing military operations is not told"
FINAL_UNTOLD: Final = "the final scoring is not told"
DICE_UNTOLD: Final = "the dice of a contest are not told; some that give its result are taken"
OFFER_UNUSED: Final = "a coup that an event offers is announced, and not made"
SCANDAL_UNTOLD: Final = "American realignment rolls are shown without the Iran-Contra Scandal"
SPENT: Final = "a card that allows another to be played leaves play with it"
EXPIRED_UNTOLD: Final = "effects of a turn end with it untold"

SPENT_BY: Final = {  # which card leaves play with which other, though it stays in force
    MARSHALL_PLAN: NATO,
    WARSAW_PACT_FORMED: NATO,
    JOHN_PAUL_II_ELECTED_POPE: SOLIDARITY,
    THE_REFORMER: GLASNOST,
}

BY_THE_RULES: Final = ("Victory Points", "Final Scoring")  # endings that our rules must have seen too
WINNING: Final = 20


def same_score(stated: int, ours: int) -> bool:
    """The source counts on beyond the end of the track (10.2); our marker stops there."""
    return max(-WINNING, min(WINNING, stated)) == ours
