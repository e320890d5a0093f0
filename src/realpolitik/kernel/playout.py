"""Random play-outs: every question answered at random, with nothing between two questions but the rules.

For benchmarks, simulations and bots that play games to their end. The generator is a small one of its own, the same
interpreted and compiled: Python's would cost as much as the rules.
"""

from typing import Final

from mypy_extensions import i64

from realpolitik.kernel.question import Question
from realpolitik.kernel.running import answer, question
from realpolitik.kernel.state import State

# a linear congruential generator of 63 bits, of which the upper 31 are used
MULTIPLIER: Final = 6364136223846793005
INCREMENT: Final = 1442695040888963407
MASK: Final = 0x7FFFFFFFFFFFFFFF
NO_LIMIT: Final = 1 << 40


def playout(s: State, seed: int, most: int = NO_LIMIT) -> int:
    """Answer at random until the game is over, or so many questions; how many they were. Changes the state."""
    multiplier: i64 = MULTIPLIER
    increment: i64 = INCREMENT
    mask: i64 = MASK
    x: i64 = seed & MASK
    x = (x * multiplier + increment) & mask
    answered = 0
    q: Question | None = question(s)
    while q is not None and answered < most:
        options = q.options
        size: i64 = len(options)
        x = (x * multiplier + increment) & mask
        at: i64 = ((x >> 32) * size) >> 31
        answer(s, options[at], q.seat)
        answered += 1
        q = question(s)
    return answered
