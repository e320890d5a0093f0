"""The build is described in pyproject.toml; this file adds only the optional compilation with mypyc.

REALPOLITIK_COMPILE=1 python setup.py build_ext --inplace     (or simply: python3 run compile)
"""

import os
from pathlib import Path

from setuptools import setup

LEVEL = os.environ.get("REALPOLITIK_OPTIMISE", "3")  # as for the C compiler: 0 is soon built, 3 is fast
COMPILED = ("src/realpolitik/kernel", "src/realpolitik/games")
INTERPRETED = (
    "__init__.py",  # only gathers names: nothing to gain
    "conformance.py",  # a test suite: clarity over speed
    "kit.py",  # names of parts, and where they are found: read once
    "kits.py",
    "traits.py",
)


def compiled_modules() -> list[str]:
    found = (path for folder in COMPILED for path in Path(folder).rglob("*.py"))
    return sorted(str(path) for path in found if path.name not in INTERPRETED)


if os.environ.get("REALPOLITIK_COMPILE") == "1":
    from mypyc.build import mypycify

    setup(ext_modules=mypycify(compiled_modules(), opt_level=LEVEL, debug_level="0", group_name="realpolitik"))
else:
    setup()
