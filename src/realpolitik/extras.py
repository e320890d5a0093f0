"""What does not come with every installation, and how whoever lacks it gets it."""

import os
from typing import Final

ONE_THREAD: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")  # by which numpy is told how many


def how_to_add(extra: str) -> str:
    """The command that installs an extra of pyproject.toml. In a checkout, the script `run` has one for it."""
    command = os.environ.get("REALPOLITIK_ADD")
    return f"{command} {extra}" if command else f"pip install 'realpolitik[{extra}]'"
