"""What Red Sea has to be played for a lesson: problems. Its guide teaches the rest."""

from typing import Final

from realpolitik.lessons.problems.problem import problems_of
from realpolitik.lessons.staged import Stage

STAGE: Final = Stage(problems=problems_of("red-sea"))
