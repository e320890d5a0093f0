"""What a choice was worth: generalised advantages for every seat, wherever the turn goes.

A net tells what whoever is asked may expect. Where two play, what one gains the other loses, and one value tells both.
Where more play, it has a value for every seat: first that of the seat which is asked, then those of the others in the
order of their seats, as encodings have them. Here all of them are laid out by seat, so that each seat's expectation can
be followed from one decision to the next, whoever takes it.
"""

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
Truths = NDArray[np.bool_]


def seat_of(asked: Ints, values: int) -> Ints:
    """Of every decision, the seat that each value of the net is for."""
    place = np.arange(values)
    others = np.where(place - 1 < asked[..., None], place - 1, place)
    seats: Ints = np.where(place == 0, asked[..., None], others)
    return seats


def by_seat(told: Floats, asked: Ints) -> Floats:
    """The values that a net told of every decision, laid out by seat. A single one stands for two seats."""
    if told.shape[-1] > 1:
        laid = np.zeros_like(told)
        np.put_along_axis(laid, seat_of(asked, told.shape[-1]), told, axis=-1)
        return laid
    laid = np.repeat(-told, 2, axis=-1)
    np.put_along_axis(laid, asked[..., None], told, axis=-1)
    return laid


def advantages(expected: Floats, gained: Floats, over: Truths, trace: float) -> Floats:
    """By how much each decision was better for each seat than what the seat expected.

    `expected` has a row more than there are decisions: what is expected after the last of them. Where a game is over,
    another has begun in the next row, and nothing of it counts.
    """
    found = np.empty_like(gained)
    later = np.zeros_like(gained[0])
    goes_on = (~over).astype(np.float32)[..., None]
    for step in range(len(gained) - 1, -1, -1):
        surprise = gained[step] + goes_on[step] * expected[step + 1] - expected[step]
        later = surprise + trace * goes_on[step] * later
        found[step] = later
    return found


def of_asked(by_seats: Floats, asked: Ints) -> Floats:
    """Of every decision, what concerns the seat that took it."""
    found: Floats = np.take_along_axis(by_seats, asked[..., None], axis=-1)[..., 0]
    return found


def targets(by_seats: Floats, asked: Ints, seats: Ints, values: int) -> tuple[Floats, Truths]:
    """What a net should have told of every decision, in the order of its values; and which of them there are, since
    some tables have fewer seats."""
    order = seat_of(asked, values)
    there: Truths = order < seats[..., None]
    wanted: Floats = np.take_along_axis(by_seats, order, axis=-1)
    return np.where(there, wanted, np.float32(0)), there
