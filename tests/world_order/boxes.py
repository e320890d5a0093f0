"""What is wrong with a folder of content."""

from collections.abc import Callable
from pathlib import Path

import pytest

from realpolitik.games.world_order.content_loading import load
from realpolitik.kernel.content import BadContent

Edit = Callable[[str, str, str], Path]


def problems(folder: Path) -> list[str]:
    with pytest.raises(BadContent) as bad:
        load(folder)
    return [problem.told() for problem in bad.value.problems]
