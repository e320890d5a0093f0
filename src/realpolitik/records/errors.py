"""What can be wrong with a record."""

from realpolitik.kernel.errors import RealpolitikError


class BadRecord(RealpolitikError):
    """A record that cannot be understood: the line where it stops making sense, and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
