"""What does not come with every installation, and how whoever lacks it gets it."""

import os


def how_to_add(extra: str) -> str:
    """The command that installs an extra of pyproject.toml. In a checkout, the script `run` has one for it."""
    command = os.environ.get("REALPOLITIK_ADD")
    return f"{command} {extra}" if command else f"pip install 'realpolitik[{extra}]'"
