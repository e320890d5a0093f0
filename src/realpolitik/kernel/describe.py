"""A debugging view: what a state is in the middle of, in one line a reader can follow."""

from collections.abc import Mapping, Sequence

from realpolitik.kernel.procedure import OPEN_ENDED, PROCEDURES
from realpolitik.kernel.program import PROGRAM_NAMES
from realpolitik.kernel.state import Frame, State


def describe(state: State) -> str:
    """The stack, bottom to top: `[cold_war.turn step=4] [cold_war.play side=ussr card=suez_crisis …]`."""
    if state.outcome is not None:
        return repr(state.outcome)
    words = state.vocabulary()
    return " ".join([_frame(f, words) for f in state.stack])


def _frame(f: Frame, words: Mapping[str, Sequence[str]]) -> str:
    p = PROCEDURES[f[0]]
    told = [p.name]
    for place, slot in enumerate(p.slots, 1):
        if slot.upper().endswith(OPEN_ENDED):
            name = slot[: -len(OPEN_ENDED)]
            told.append(f"{name}={','.join([_word(words, name, value) for value in f[place:]]) or 'none'}")
        else:
            told.append(f"{slot}={_word(words, slot, f[place])}")
    return f"[{' '.join(told)}]"


def _word(words: Mapping[str, Sequence[str]], slot: str, value: int) -> str:
    names = PROGRAM_NAMES if slot == "program" else words.get(slot, ())
    return names[value] if 0 <= value < len(names) and names[value] else str(value)
