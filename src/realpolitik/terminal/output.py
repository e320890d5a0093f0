"""The files that commands write: new ones, whole or not at all. Nothing that is there already is lost."""

from pathlib import Path

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.save import write_whole


class BadOutput(RealpolitikError):
    """A file that a command cannot write."""


def demand_new(path: Path) -> None:
    if path.exists():
        raise BadOutput(f"{path} exists already: choose another name")


def write_new(path: Path, content: str | bytes) -> None:
    demand_new(path)
    try:
        write_whole(path.resolve(), content)
    except OSError as error:
        raise BadOutput(f"{path} cannot be written: {error.strerror}") from None
