"""What the server answers when it does not do what was asked: a code for programs, a sentence for people."""

from typing import Final

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.table.messages.ahead import Chances
from realpolitik.table.messages.real_table import Matters
from realpolitik.table.messages.server import Problem, Refusal

STATUS: Final = {
    "bad_request": 400,
    "not_yours": 403,
    "unknown": 404,
    "stale": 409,
    "too_large": 413,
    "wrong_answer": 422,
    "hand_matters": 422,
    "fatal": 422,
    "bad_record": 422,
    "disagreement": 422,
    "pinned": 423,
    "too_many": 429,
    "failed": 500,
    "not_ready": 503,
}


class Refused(RealpolitikError):
    """Not done, and nothing has changed. The message says what was wrong and what would be right, and no secret."""

    def __init__(
        self,
        code: str,
        message: str,
        version: int | None = None,
        matters: Matters | None = None,
        chances: Chances | None = None,
    ) -> None:
        super().__init__(message.encode(errors="replace").decode())  # it may repeat half a character that was sent
        self.code = code
        self.version = version  # of the match, where the client knows an older one
        self.matters = matters  # the hand that has to be told first
        self.chances = chances  # to lose the game at once

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def as_json(self) -> bytes:
        problem = Problem(
            code=self.code, message=str(self), version=self.version, matters=self.matters, chances=self.chances
        )
        return Refusal(error=problem).model_dump_json(exclude_none=True).encode()
