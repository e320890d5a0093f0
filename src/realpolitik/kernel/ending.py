"""How a match ends that its rules would let go on: one resigns or runs out of time, or all agree on a draw. Each way is
an int, an answer of the PLAYERS."""

from collections.abc import Sequence
from typing import Final

from realpolitik.kernel.errors import WrongAnswer
from realpolitik.kernel.game import Game
from realpolitik.kernel.outcome import Outcome
from realpolitik.kernel.question import EVERYBODY, SPECTATOR, Note, note_kind
from realpolitik.kernel.state import State

RESIGNED: Final = note_kind("resigned", "", "who")
DRAW_AGREED: Final = note_kind("draw_agreed", "")
OUT_OF_TIME: Final = note_kind("out_of_time", "", "who")

AGREED_DRAW: Final = 0  # the ways are these for good: recorded games hold such numbers
_FIRST_RESIGNATION: Final = 1
_FIRST_OUT_OF_TIME: Final = 1001  # beyond the resignation of any seat


def resignation(seat: int) -> int:
    """The players' option by which a seat resigns."""
    return _FIRST_RESIGNATION + seat


def resigning(option: int) -> int | None:
    """The seat that resigns by an option; None where it is another one."""
    return option - _FIRST_RESIGNATION if _FIRST_RESIGNATION <= option < _FIRST_OUT_OF_TIME else None


def time_out(seat: int) -> int:
    """The players' option by which a seat has run out of time."""
    return _FIRST_OUT_OF_TIME + seat


def out_of_time(option: int) -> int | None:
    """The seat that has run out of time by an option; None where it is another one."""
    return option - _FIRST_OUT_OF_TIME if option >= _FIRST_OUT_OF_TIME else None


def end(game: Game, state: State, seats: Sequence[str], option: int) -> None:
    """End the game so, whatever is asked. A seat that gives up comes last, and all others are level before it."""
    resigned, late = resigning(option), out_of_time(option)
    lost = late if resigned is None else resigned
    if option == AGREED_DRAW:
        if len(seats) == 1:
            raise WrongAnswer("there is nobody to agree on a draw with")
        _end(state, tuple([1] * len(seats)), (DRAW_AGREED, EVERYBODY))
    elif lost is not None and lost < len(seats):
        last = max(2, len(seats))
        places = tuple([last if seat == lost else 1 for seat in range(len(seats))])
        why = OUT_OF_TIME if resigned is None else RESIGNED
        _end(state, places, (why, EVERYBODY, called(game, state, seats, lost)))
    else:
        raise WrongAnswer(f"{option} is no way to end a match")


def _end(state: State, places: tuple[int, ...], reason: Note) -> None:
    state.outcome = Outcome(places, reason)
    if state.noting:
        state.notes.append(reason)


def called(game: Game, state: State, seats: Sequence[str], seat: int) -> int:
    """What words call a seat: the number of its side; beyond those, that of a player who has none yet."""
    sides = list(game.components().get("sides", ()))
    settled = {number: side for side, number in game.view(state, SPECTATOR).get("seats", {}).items()}
    name = settled.get(seat, seats[seat])
    return sides.index(name) if name in sides else len(sides) + seat
