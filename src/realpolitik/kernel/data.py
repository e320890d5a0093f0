"""Any state, in the middle of an event too, as JSON-ready data and back; procedures and programs go by their names."""

import hashlib
import json
from typing import Any

from realpolitik.kernel.errors import BadSave
from realpolitik.kernel.game import Game, Setup
from realpolitik.kernel.program import PROGRAM_NAMES, PROGRAM_NUMBER, RUN
from realpolitik.kernel.state import PROCEDURE_NUMBER, PROCEDURES, Frame, State, question


def to_data(state: State) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for name in state.fields():
        data[name] = _copy(getattr(state, name))
    data["stack"] = [_frame_to_data(f) for f in state.stack]
    return data


def from_data(game: Game, setup: Setup, data: object) -> State:
    """A state from data that may be damaged or forged: of the right shape, possible by the rules, with a question."""
    state = _fill(game.blank(setup), data)
    try:
        state.refresh()
        broken = game.broken_invariants(state)
        question(state.clone())
    except Exception as crash:
        raise BadSave(f"the position is impossible: {type(crash).__name__}: {crash}") from None
    if broken:
        raise BadSave(f"the position is impossible: {'; '.join(broken)}")
    return state


def _fill(blank: State, data: object) -> State:
    """Fill a blank state of the right shape. Every field must be there and of the right type; nothing else may be."""
    if not isinstance(data, dict):
        raise BadSave("a position must be an object of named fields")
    names = blank.fields()
    if missing := [name for name in names if name not in data]:
        raise BadSave(f"the position lacks {', '.join(missing)}")
    if foreign := [str(name) for name in data if name not in names]:
        raise BadSave(f"the position has unknown fields: {', '.join(foreign)}")
    for name in names:
        value = data[name]
        if name == "stack":
            if not isinstance(value, list):
                raise BadSave("the stack must be a list of frames")
            blank.stack = [_frame_from_data(f) for f in value]
        elif not _alike(getattr(blank, name), value):
            raise BadSave(f"field {name} of the position has the wrong shape: {json.dumps(value)[:80]}")
        else:
            setattr(blank, name, _copy(value))
    return blank


def digest(state: State) -> str:
    """A short fingerprint: two states with the same digest are the same position."""
    text = json.dumps(to_data(state), separators=(",", ":"), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _frame_to_data(f: Frame) -> list[int | str]:
    named: list[int | str] = [PROCEDURES[f[0]].name, *f[1:]]
    if f[0] == RUN:
        named[2] = PROGRAM_NAMES[f[2]]
    return named


def _frame_from_data(data: object) -> Frame:
    if not isinstance(data, list) or not data or not isinstance(data[0], str):
        raise BadSave(f"not a frame: {json.dumps(data)[:80]}")
    if data[0] not in PROCEDURE_NUMBER:
        raise BadSave(f"a frame names an unknown procedure: {data[0]!r}")
    f = list(data)
    f[0] = PROCEDURE_NUMBER[data[0]]
    if f[0] == RUN:
        if len(f) < 3 or not isinstance(f[2], str) or f[2] not in PROGRAM_NUMBER:
            raise BadSave(f"a frame runs an unknown program: {json.dumps(data)[:80]}")
        f[2] = PROGRAM_NUMBER[f[2]]
    if not all(type(x) is int for x in f):
        raise BadSave(f"a frame holds ints only: {json.dumps(data)[:80]}")
    return f


def _copy(value: Any) -> Any:
    return [_copy(x) for x in value] if isinstance(value, list) else value


def _alike(model: object, value: object) -> bool:
    """Whether `value` may stand where `model`, a blank state's, stands: an int for an int, a list for a list.

    A list that is never empty, like that of the countries, has one length; one that is empty at first may grow, by ints
    or by rows of ints.
    """
    if isinstance(model, bool) or isinstance(value, bool):
        return type(model) is type(value)
    if isinstance(model, int):
        return isinstance(value, int)
    if not isinstance(model, list) or not isinstance(value, list):
        return False
    if model and isinstance(model[0], list):
        return len(model) == len(value) and all(_alike(m, v) for m, v in zip(model, value, strict=True))
    if not model and value and isinstance(value[0], list):
        return all(isinstance(row, list) and all(type(x) is int for x in row) for row in value)
    return (not model or len(model) == len(value)) and all(type(x) is int for x in value)
