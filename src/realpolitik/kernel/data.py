"""Any state, in the middle of an event too, as JSON-ready data and back.

Everything goes by its name: procedures, programs and the slots of frames, fields of the state, and whatever the game
has names for (`State.vocabulary`). Only what differs from a blank state is written. So a game may get another effect,
card, label or procedure, and what was saved before still means the same.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from realpolitik.kernel.errors import BadSave
from realpolitik.kernel.game import Game, Setup
from realpolitik.kernel.outcome import Outcome
from realpolitik.kernel.procedure import LOWEST, OPEN_ENDED, PROCEDURE_NUMBER, PROCEDURES, Procedure
from realpolitik.kernel.program import PROGRAM_NAMES, PROGRAM_NUMBER
from realpolitik.kernel.question import NOTES
from realpolitik.kernel.running import question
from realpolitik.kernel.state import Frame, State, fields_of

Vocabulary = Mapping[str, Sequence[str]]

STACK: Final = "stack"
OUTCOME: Final = "outcome"
PROGRAM: Final = "program"  # the slot that holds one; only by name: numbers are of all games together
MANY_ENDED: Final = OPEN_ENDED.lower()  # how the name of a slot ends that holds all values from there on

# What is read may be forged: no game comes near these, and rules that loop over less come to an end soon.
MOST_FRAMES: Final = 99
MOST_ENTRIES: Final = 999  # of a list
LEAST_FIGURE: Final = -999
MOST_FIGURE: Final = 9999


def to_data(state: State) -> dict[str, Any]:
    """All that differs from a blank state."""
    blank, words, named = state.blank(), state.vocabulary(), state.axes()
    data: dict[str, Any] = {}
    for name in fields_of(state):
        value, usual = getattr(state, name), getattr(blank, name)
        if value == usual:
            continue
        if name == STACK:
            data[name] = [_frame_to_data(f, words) for f in state.stack]
        elif name == OUTCOME:
            data[name] = _outcome_to_data(value)
        else:
            data[name] = _written(value, usual, [words[axis] for axis in named.get(name, ())])
    return data


def from_data(game: Game, setup: Setup, data: object) -> State:
    """A state from data that may be damaged or forged: of the right shape, possible by the rules, with a question."""
    state = _fill(game.start(setup).blank(), data)
    try:
        state.refresh()
        broken = game.broken_invariants(state)
        question(state.clone())
    except Exception as crash:
        raise BadSave(f"the position is impossible: {type(crash).__name__}: {crash}") from None
    if broken:
        raise BadSave(f"the position is impossible: {'; '.join(broken)}")
    return state


def digest(state: State) -> str:
    """A short fingerprint: two states with the same digest are the same position."""
    text = json.dumps(to_data(state), separators=(",", ":"), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


# -- values of fields ------------------------------------------------------------------------------


def _written(value: Any, usual: Any, axes: list[Sequence[str]]) -> Any:
    """A value as data. A list along an axis becomes what is unusual in it, by name."""
    if not axes:
        return _copy(value)
    names, rest = axes[0], axes[1:]
    return {names[i]: _written(value[i], usual[i], rest) for i in range(len(value)) if value[i] != usual[i]}


def _read(name: str, written: Any, usual: Any, axes: list[Sequence[str]]) -> Any:
    """The opposite of `_written`, of data from outside."""
    if not axes:
        if not _alike(usual, written):
            raise BadSave(f"field {name} of the position has the wrong shape: {json.dumps(written)[:80]}")
        return tuple(written) if isinstance(usual, tuple) else _copy(written)
    if not isinstance(written, dict):
        raise BadSave(f"field {name} of the position must be an object of names, not {json.dumps(written)[:80]}")
    value = _copy(usual)
    numbers = {word: number for number, word in enumerate(axes[0][: len(value)])}
    for word, entry in written.items():
        if word not in numbers:
            raise BadSave(f"field {name} of the position knows no {word!r}")
        value[numbers[word]] = _read(f"{name}.{word}", entry, usual[numbers[word]], axes[1:])
    return tuple(value) if isinstance(usual, tuple) else value


def _fill(blank: State, data: object) -> State:
    """Fill a blank state. Every field that is there must be one of its own, and of the right shape."""
    if not isinstance(data, dict):
        raise BadSave("a position must be an object of named fields")
    names, words, named = fields_of(blank), blank.vocabulary(), blank.axes()
    if foreign := [str(name) for name in data if name not in names]:
        raise BadSave(f"the position has unknown fields: {', '.join(foreign)}")
    for name, written in data.items():
        if name == STACK:
            if not isinstance(written, list) or len(written) > MOST_FRAMES:
                raise BadSave(f"the stack must be a list of frames, {MOST_FRAMES} at most")
            blank.stack = [_frame_from_data(f, words) for f in written]
        elif name == OUTCOME:
            blank.outcome = _outcome_from_data(written, len(blank.sealed))
        else:
            axes = [words[axis] for axis in named.get(name, ())]
            setattr(blank, name, _read(name, written, getattr(blank, name), axes))
    return blank


def _copy(value: Any) -> Any:
    return [_copy(x) for x in value] if isinstance(value, list | tuple) else value


def _alike(model: object, value: object) -> bool:
    """Whether `value` may stand where `model`, a blank state's, stands: an int for an int, a list for a list.

    A list that is never empty, like that of the countries, has one length; one that is empty at first may grow, by ints
    or by rows of ints. A tuple, which copies of the state share, is a list of ints as data.
    """
    if isinstance(model, bool) or isinstance(value, bool):
        return type(model) is type(value)
    if isinstance(model, int):
        return _is_figure(value)
    if not isinstance(model, list | tuple) or not isinstance(value, list):
        return False
    if isinstance(model, tuple):
        return _is_row(value)
    if model and isinstance(model[0], list):
        return len(model) == len(value) and all(_alike(m, v) for m, v in zip(model, value, strict=True))
    if not model and value and isinstance(value[0], list):
        return len(value) <= MOST_ENTRIES and all(_is_row(row) for row in value)
    return (not model or len(model) == len(value)) and _is_row(value)


def _is_row(value: object) -> bool:
    return isinstance(value, list) and len(value) <= MOST_ENTRIES and all(_is_figure(x) for x in value)


def _is_figure(value: object) -> bool:
    return type(value) is int and LEAST_FIGURE <= value <= MOST_FIGURE


# -- frames ----------------------------------------------------------------------------------------


def _frame_to_data(f: Frame, words: Vocabulary) -> list[Any]:
    """`[procedure, {slot: value}]`."""
    p = PROCEDURES[f[0]]
    slots: dict[str, Any] = {}
    for place, slot in enumerate(p.slots, 1):
        if slot.endswith(MANY_ENDED):
            name = slot.removesuffix(MANY_ENDED)
            slots[name] = [_word(words, name, value) for value in f[place:]]
        else:
            slots[slot] = _word(words, slot, f[place])
    return [p.name, slots]


def _frame_from_data(data: object, words: Vocabulary) -> Frame:
    if not (isinstance(data, list) and len(data) == 2 and isinstance(data[0], str) and isinstance(data[1], dict)):
        raise BadSave(f"not a frame: {json.dumps(data)[:80]}")
    name, slots = data[0], data[1]
    if name not in PROCEDURE_NUMBER:
        raise BadSave(f"a frame names an unknown procedure: {name!r}")
    p = PROCEDURES[PROCEDURE_NUMBER[name]]
    known = [slot.removesuffix(MANY_ENDED) for slot in p.slots]
    if sorted(known) != sorted(slots):
        raise BadSave(f"a frame of {name} has the slots {', '.join(known) or 'none'}, not {', '.join(slots) or 'none'}")
    f = [p.number]
    for slot, full in zip(known, p.slots, strict=True):
        values = slots[slot] if full.endswith(MANY_ENDED) else [slots[slot]]
        if not isinstance(values, list) or len(values) > MOST_ENTRIES:
            raise BadSave(f"slot {slot} of {name} holds a list of {MOST_ENTRIES} at most: {json.dumps(values)[:80]}")
        f.extend([_number(words, slot, value, p) for value in values])
    return f


def _word(words: Vocabulary, slot: str, value: int) -> int | str:
    """A value by the name that it has; a number where there is none."""
    names = PROGRAM_NAMES if slot == PROGRAM else words.get(slot, ())
    return names[value] if 0 <= value < len(names) and names[value] else value


def _number(words: Vocabulary, slot: str, value: object, p: Procedure[Any]) -> int:
    """The opposite of `_word`, of data from outside."""
    names = words.get(slot, ())
    if type(value) is int and slot != PROGRAM:
        highest = len(names) - 1 if names else p.highest(slot)
        if not LOWEST <= value <= highest:
            raise BadSave(f"slot {slot} of {p.name} holds {LOWEST} to {highest}, not {str(value)[:20]}")
        return value
    if not isinstance(value, str):
        raise BadSave(f"slot {slot} of {p.name} holds names and whole numbers, not {json.dumps(value)[:80]}")
    if slot == PROGRAM and value in PROGRAM_NUMBER:
        return PROGRAM_NUMBER[value]
    if value not in names:
        raise BadSave(f"slot {slot} of {p.name} knows no {value!r}")
    return list(names).index(value)


# -- the outcome -----------------------------------------------------------------------------------


def _outcome_to_data(outcome: Outcome) -> dict[str, Any]:
    kind, audience, *arguments = outcome.reason
    return {
        "places": list(outcome.places),
        "scores": list(outcome.scores),
        "reason": [NOTES[kind].name, audience, *arguments],
    }


def _outcome_from_data(data: object, seats: int) -> Outcome:
    if not isinstance(data, dict) or data.keys() != {"places", "scores", "reason"}:
        raise BadSave("an outcome has places, scores and a reason")
    places, scores, reason = data["places"], data["scores"], data["reason"]
    if not (_alike([0] * seats, places) and _alike([], scores) and len(scores) in (0, seats)):
        raise BadSave("an outcome has a place for every seat, and scores for all or none")
    names = [kind.name for kind in NOTES]
    if not isinstance(reason, list) or not reason or reason[0] not in names or not _alike([], reason[1:]):
        raise BadSave("the reason of an outcome must be a note: its name and its arguments")
    return Outcome(tuple(places), (names.index(reason[0]), *reason[1:]), tuple(scores))
