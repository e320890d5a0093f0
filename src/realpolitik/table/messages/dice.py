"""What is told of the seeds that dice and deals come from."""

from realpolitik.table.messages.message import Told


class PromiseTold(Told):
    """A seed that was promised: its SHA-256, and from which chance answer of the match on it holds."""

    first: int
    promise: str
    seed: str  # "" until the match is over


class DiceTold(Told):
    """In the order in which they came into force; a later one holds in place of those before it."""

    promises: list[PromiseTold]
