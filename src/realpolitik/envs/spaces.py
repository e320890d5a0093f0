"""What a seat observes and what it may do, as spaces of Gymnasium."""

from collections.abc import Sequence
from typing import TypedDict

from realpolitik.encodings.encoding import Encoding
from realpolitik.envs.needed import needed

with needed("numpy", "gymnasium"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

Bytes = NDArray[np.int8]


class Observation(TypedDict):
    """What the seat that is asked may know, and which actions are on offer."""

    observation: Bytes
    action_mask: Bytes


def observation_space(encoding: Encoding) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (encoding.size,), np.int8),
            "action_mask": spaces.Box(0, 1, (encoding.actions,), np.int8),
        }
    )


def observation(encoding: Encoding, seen: bytes, actions: Sequence[int]) -> Observation:
    mask = np.zeros(encoding.actions, np.int8)
    mask[list(actions)] = 1
    return {"observation": np.frombuffer(seen, np.int8).copy(), "action_mask": mask}


def nothing(encoding: Encoding) -> Observation:
    """What a seat observes that is not asked."""
    return observation(encoding, bytes(encoding.size), [])
