"""Random play-outs: every question answered at random, with nothing between two questions but the rules.

For benchmarks, simulations and bots that play games to their end. The generator is a small one of its own, the same
interpreted and compiled: Python's would cost as much as the rules.
"""

from typing import Final

from mypy_extensions import i64

from realpolitik.kernel.procedure import PROCEDURES
from realpolitik.kernel.running import RUNAWAY, runaway
from realpolitik.kernel.state import State

# a linear congruential generator of 60 bits, of which the upper 30 are used: that is what Python is quick with
MULTIPLIER: Final = 0x32B25D65
INCREMENT: Final = 0x3C6EF35F
MASK: Final = 0xFFFFFFFFFFFFFFF
NO_LIMIT: Final = 1 << 40


def playout(s: State, seed: int, most: int = NO_LIMIT) -> int:
    """Answer at random until the game is over, or so many questions; how many they were. Changes the state."""
    multiplier: i64 = MULTIPLIER
    increment: i64 = INCREMENT
    mask: i64 = MASK
    x: i64 = seed & MASK
    x = (x * multiplier + increment) & mask
    answered = 0
    silent = 0  # frames run since the last question
    stack = s.stack
    while stack and answered < most:  # `question` and `answer` in one: calls between them would cost a tenth
        if s.outcome is not None:
            stack.clear()
            break
        f = stack[-1]
        p = PROCEDURES[f[0]]
        q = p.ask(s, f)
        if q is None:
            silent += 1
            if silent == RUNAWAY:
                raise runaway(s)
            continue
        silent = 0
        options = q.options
        size: i64 = len(options)
        x = (x * multiplier + increment) & mask
        at: i64 = ((x >> 30) * size) >> 30
        if p.sealed:
            s.sealed[q.seat] = options[at]
        else:
            p.take(s, f, options[at])
        answered += 1
    return answered
