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

# each by the id of the message that names it
PENALTY_UNTOLD: Final = "habit-penalty-untold"
FINAL_UNTOLD: Final = "habit-final-untold"
WINNING_UNTOLD: Final = "habit-winning-untold"
DICE_UNTOLD: Final = "habit-dice-untold"
OFFER_UNUSED: Final = "habit-offer-unused"
SCANDAL_UNTOLD: Final = "habit-scandal-untold"
SPENT: Final = "habit-spent"
EXPIRED_UNTOLD: Final = "habit-expired-untold"

SPENT_BY: Final = {  # which card leaves play with which other, though it stays in force
    MARSHALL_PLAN: NATO,
    WARSAW_PACT_FORMED: NATO,
    JOHN_PAUL_II_ELECTED_POPE: SOLIDARITY,
    THE_REFORMER: GLASNOST,
}

BY_THE_RULES: Final = ("Victory Points", "Final Scoring")  # endings that our rules must have seen too
