"""`realpolitik learn`: a net teaches itself a game, and goes on where it was stopped. It needs the extra `learn`."""

import signal
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from types import FrameType
from typing import Final, TextIO

from realpolitik.bots.net.weights import Weights, read
from realpolitik.bots.roster import new_bot
from realpolitik.encodings.finding import encoding_of
from realpolitik.learning.checkpoint import Checkpoint, kept
from realpolitik.learning.examining import Examiner
from realpolitik.learning.plan import Method, Plan, Shape, fitting, plan_for, shape_in, usual
from realpolitik.learning.torch_mind import TorchMind, has_gpu
from realpolitik.learning.training import Files, Pace, Training, files_beside
from realpolitik.terminal.bench import how_it_runs
from realpolitik.terminal.output import BadOutput, demand_new
from realpolitik.terminal.seating import read_options

ENDING: Final = ".npz"
SLOW: Final = (
    "the rules are interpreted here: compiled they are several times as fast, and so is whoever learns from them. "
    "In a checkout with a C compiler: python3 run compile"
)


def learn(given: Namespace, target: TextIO) -> int:
    """Learn, and say how it goes; the exit status is 0 where all is kept."""
    also = [read_options(one.split(",")) for one in given.also]
    plan = plan_for(
        given.game, given.scenario, read_options(given.option), given.preset, given.every_seating, given.seed, also
    )
    if given.teacher:
        new_bot(given.teacher, given.game)  # refuses whom there is not
    files = files_beside(given.out)
    before = _before(files, plan)
    examiner = Examiner(plan, given.against, given.exam_games, given.exam_seconds)
    training = _training(given, plan, files, before)

    def tell(line: str) -> None:
        print(line, file=target, flush=True)

    card, done, until = training.card(), training.progress, 60 * given.minutes
    tell(f"{plan.game}: {card['architecture']}, {card['weights']:,} weights, on {card['device']}")
    if how_it_runs() == "interpreted":
        tell(SLOW)
    if before is not None:
        tell(f"it goes on after {done.decisions:,} decisions in {done.seconds / 60:.1f} minutes")
    with stop() as stopped:
        training.run(Pace(until, 60 * given.keep_every, 60 * given.exam_every), examiner, stopped, tell)
    tell(f"{files.weights}: {done.decisions:,} decisions in {done.seconds / 60:.1f} minutes")
    if done.seconds < until:
        tell("it was stopped before its time was over: the same command goes on")
    return 0


def _before(files: Files, plan: Plan) -> Checkpoint | None:
    """What was learnt on earlier days. Without that, nothing may be there that would be lost."""
    if files.weights.suffix != ENDING:
        raise BadOutput(f"{files.weights} is to hold weights: let its name end in {ENDING}")
    before = kept(files.checkpoint, plan)
    if before is None:
        demand_new(files.weights)
        demand_new(files.log)
    return before


def _training(given: Namespace, plan: Plan, files: Files, before: Checkpoint | None) -> Training:
    """The training as it was left; or from weights; or from nothing."""
    start: Weights | None = None
    shape, method = _sized(given)
    if before is not None:
        shape = before.shape
    elif given.weights is not None:
        start = read(given.weights, encoding_of(plan.game))
        shape = shape_in(start, plan.game)
    else:
        shape = fitting(shape, plan.game)
    mind = TorchMind(encoding_of(plan.game), shape, method, plan.seed)
    training = Training(plan, shape, method, mind, files)
    if before is not None:
        training.restore(before)
    elif start is not None:
        mind.begin_from(start.tensors)
        training.progress.kinds = sorted(start.kinds)
    return training


def _sized(given: Namespace) -> tuple[Shape, Method]:
    """What this machine bears, but for what was asked for."""
    shape, method = usual(has_gpu())
    shape = shape._replace(width=given.width or shape.width, blocks=given.blocks or shape.blocks)
    games = given.games or method.games
    method = replace(method, games=games + games % 2, processes=given.processes or method.processes)
    if given.teacher:
        school, sparring, holding = 60 * given.school, given.sparring, given.holding
        method = replace(method, teacher=given.teacher, school=school, sparring=sparring, holding=holding)
    return shape, replace(method, rate=given.rate or method.rate)


# -- Ctrl-C ------------------------------------------------------------------------------------------------------------


class Stop:
    """Whether somebody has pressed Ctrl-C. The first time the lesson is finished and all is kept; the second time it
    ends at once."""

    def __init__(self) -> None:
        self.pressed = False

    def __call__(self) -> bool:
        return self.pressed

    def press(self, number: int, frame: FrameType | None) -> None:
        if self.pressed:
            raise KeyboardInterrupt
        self.pressed = True


@contextmanager
def stop() -> Iterator[Stop]:
    """Listens to Ctrl-C meanwhile."""
    pressed = Stop()
    before = signal.signal(signal.SIGINT, pressed.press)
    try:
        yield pressed
    finally:
        signal.signal(signal.SIGINT, before)
