"""Questions as objects: what a search that keeps thousands of them relies on."""

import os
import subprocess
import sys

# Python puts off freeing what lies 50 deep in other things; the question in the middle is freed just then.
DEEPLY_NESTED = """
from realpolitik.kernel.question import Question
for depth in range(40, 60):
    for _ in range(20):
        nested = [Question(0, 0, [1, 2]) for _ in range(3)]
        for _ in range(depth):
            nested = [(thing,) for thing in nested]
        del nested
"""


def test_a_question_deep_within_other_things_is_freed_without_harm() -> None:
    checked = os.environ | {"PYTHONMALLOC": "debug"}  # Python then sees for itself whether memory was spoilt
    freed = subprocess.run([sys.executable, "-c", DEEPLY_NESTED], env=checked, capture_output=True, text=True)
    assert freed.returncode == 0, freed.stderr
