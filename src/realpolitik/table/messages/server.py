"""What the server says of itself: that it is well, or why it does not do what was asked."""

from typing import Literal

from realpolitik.table.messages.ahead import Chances
from realpolitik.table.messages.message import Told
from realpolitik.table.messages.real_table import Matters


class Problem(Told):
    """What was wrong, and what would be right."""

    code: str
    message: str
    version: int | None = None  # of the match, where the answer came too late
    matters: Matters | None = None  # the hand that has to be told first
    chances: Chances | None = None  # to lose the game at once, where whoever answers wants to be asked first


class Refusal(Told):
    error: Problem


class Health(Told):
    status: Literal["ok"]
    version: str
    rooms: int
    viewers: int


class Ready(Told):
    status: Literal["ready"]
