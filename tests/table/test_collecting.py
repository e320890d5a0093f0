"""The collector of garbage: what the server has at its start is set aside, and a long game is little to look at."""

import gc
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from random import Random

from realpolitik.kernel.chance import Seeded
from realpolitik.kernel.kits import game_named
from realpolitik.kernel.match import Match
from realpolitik.language import Speaker, languages, speak
from realpolitik.table.chronicle import Chronicle
from realpolitik.table.collecting import THRESHOLDS

GAME = "twilight-struggle"
SETTLED = """
import gc
from realpolitik.table.collecting import settle
settle()
print(len(gc.get_objects()), gc.get_freeze_count(), gc.get_threshold())
"""


def test_what_is_there_at_the_start_is_set_aside() -> None:
    """In a process of its own: what is set aside stays so."""
    told = subprocess.run([sys.executable, "-c", SETTLED], capture_output=True, text=True, check=True).stdout
    watched, aside, thresholds = told.split(maxsplit=2)
    assert int(watched) < 100 < int(aside)
    assert thresholds.strip() == str(THRESHOLDS)


def test_a_long_game_told_to_all_in_every_language_is_little_to_look_at() -> None:
    marked = [speak(GAME, language, marked=True) for language in languages()]
    seats = (0, 1)
    told(150, seats, marked)  # messages are made ready when they are first said
    gc.freeze()  # whatever else is here is not looked at, as it is when tests begin
    short, long = [_watched(partial(told, answers, seats, marked)) for answers in (30, 150)]
    assert long - short < 50


def told(answers: int, seats: tuple[int, ...], marked: list[Speaker]) -> tuple[Match, Chronicle]:
    random, chronicle = Random(0), Chronicle()
    match = Match(game_named(GAME), game_named(GAME).setup(), Seeded("0"))
    while len(match.answers) < answers and not match.over:
        match.answer(random.choice(match.question.options))
    for seat in seats:
        for speaker in marked:
            chronicle.tell(match, seat, speaker)
    return match, chronicle


def _watched(make: Callable[[], object]) -> int:
    """How many more objects the collector looks at once something was made, and was looked at a few times."""
    before = _objects()
    made = make()
    found = _objects() - before
    assert made
    return found


def _objects() -> int:
    for _ in range(3):  # a tuple is let go once what is in it was let go
        gc.collect()
    return len(gc.get_objects())
