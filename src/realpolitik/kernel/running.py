"""The loop that runs a game: frames go on by themselves until somebody must choose."""

from typing import Final

from realpolitik.kernel.procedure import PROCEDURES, Sealed
from realpolitik.kernel.question import UNANSWERED, Question, Reason
from realpolitik.kernel.state import State

RUNAWAY: Final = 100_000  # frames run without a question before we say that the rules loop


def question(s: State) -> Question | None:
    """Run what needs no answer until somebody must choose; None when the game is over."""
    stack = s.stack
    for _frame in range(RUNAWAY):  # a name, as compiled code boxes what is called `_`
        if not stack or s.over:
            stack.clear()
            return None
        f = stack[-1]
        q = PROCEDURES[f[0]].ask(s, f)
        if q is not None:
            return q
    raise runaway(s)


def runaway(s: State) -> RuntimeError:
    """What to say of rules that loop."""
    return RuntimeError(f"{RUNAWAY} frames without a question; the last was {PROCEDURES[s.stack[-1][0]].name}")


def open_questions(s: State) -> list[Question]:
    """The questions open now, one a seat: several where seats answer in secret, none when the game is over."""
    q = question(s)
    if q is None:
        return []
    f = s.stack[-1]
    p = PROCEDURES[f[0]]
    return p.unanswered(s, f) if isinstance(p, Sealed) else [q]


def sealed_in_vain(s: State) -> bool:
    """Whether an answer given in secret is not on offer any more; play alone never leads there."""
    f = s.stack[-1] if s.stack else []
    p = PROCEDURES[f[0]] if f else None
    asked = p.asked(s, f) if isinstance(p, Sealed) else []
    return any(s.sealed[q.seat] != UNANSWERED and s.sealed[q.seat] not in q.options for q in asked)


def answer(s: State, option: int, seat: int) -> None:
    """Apply an answer that `question(s)` offered to `seat`. Unchecked, for speed: `Match.answer` checks."""
    f = s.stack[-1]
    p = PROCEDURES[f[0]]
    if p.sealed:
        s.sealed[seat] = option
    else:
        p.take(s, f, option)


def why_not(s: State, seat: int, option: int) -> Reason:
    """The rule that keeps `option` off the open question."""
    f = s.stack[-1]
    return PROCEDURES[f[0]].why_not(s, f, seat, option)
