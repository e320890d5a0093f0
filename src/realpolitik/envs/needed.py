"""What environments need beyond the rules, and what to say where it is missing."""

from collections.abc import Iterator
from contextlib import contextmanager

from realpolitik.extras import how_to_add
from realpolitik.kernel.errors import RealpolitikError


@contextmanager
def needed(*packages: str, extra: str = "envs", user: str = "environments") -> Iterator[None]:
    """Around imports of these packages: says how to install what is missing, and who needs it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in packages:
            raise
        raise RealpolitikError(f"{user} need the package {missing.name}; to install it: {how_to_add(extra)}") from None
