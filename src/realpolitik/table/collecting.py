"""When the collector of garbage looks, and at what: while it does, everybody waits.

What a server has at its start it has to its end, and there is much of it: modules, rules, all words. It is set aside. A
room is next to nothing to look at: texts, and tuples of ints, in which no garbage can hide.
"""

import gc
from typing import Final

# objects that come to be before the young are looked at; looks at the younger before the older are looked at
THRESHOLDS: Final = (10_000, 10, 100)


def settle() -> None:
    """The server is about to begin: what is garbage now goes, what is left stays, and is not looked at again."""
    gc.collect()
    set_aside()
    gc.set_threshold(*THRESHOLDS)


def tidy() -> None:
    """What is garbage goes. A channel that was closed is little to the collector, which counts objects, but has large
    buffers: by itself it would not look for them in hours. What is set aside it does not look at, so it takes a few
    milliseconds."""
    gc.collect()


def set_aside() -> None:
    """What is here now stays."""
    gc.freeze()
