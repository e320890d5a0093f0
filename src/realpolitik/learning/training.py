"""The course of a learning: games, a lesson, games again, until its time is over or somebody stops it."""

import time
from collections.abc import Callable, Collection
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from realpolitik.bots.net.network import RESIDUAL
from realpolitik.bots.net.weights import Weights, write
from realpolitik.encodings.finding import encoding_of
from realpolitik.kernel.errors import RealpolitikError
from realpolitik.learning.checkpoint import Checkpoint, Progress, keep
from realpolitik.learning.examining import ExamFailed, Examiner
from realpolitik.learning.journal import Journal, journal
from realpolitik.learning.league import League
from realpolitik.learning.mind import Learnt, Lesson, Mind
from realpolitik.learning.plan import Method, Plan, Shape
from realpolitik.learning.playing import Playing

TOLD_EVERY: Final = 5.0  # seconds, at least, between two lines of the log
PATIENCE: Final = 1.0  # seconds between two looks at the last examination
WARM: Final = 1.0  # the usual rate
WARMING: Final = 25  # lessons until the rate is reached, so that an optimiser that knows nothing spoils no weights


class LostItself(RealpolitikError):
    """A net whose weights are no numbers any more."""

    def __init__(self) -> None:
        super().__init__("the net has lost itself; what was kept last is there still: go on with a smaller --rate")


class Files(NamedTuple):
    """What is written: the weights, and beside them what is needed to go on, and the log."""

    weights: Path
    checkpoint: Path
    log: Path


class Pace(NamedTuple):
    """How long it goes on, and how often something else is done, in seconds."""

    until: float  # of learning in all, earlier days included
    keep_every: float
    examine_every: float


def files_beside(path: Path) -> Files:
    return Files(path, path.with_suffix(".checkpoint"), path.with_suffix(".jsonl"))


class Training:
    """A mind, its league and how far both are."""

    def __init__(self, plan: Plan, shape: Shape, method: Method, mind: Mind, files: Files) -> None:
        self.plan, self.shape, self.method, self.mind, self.files = plan, shape, method, mind, files
        self.progress = Progress()
        self.league = League(method.league, Random(plan.seed))
        self.at_school = False  # in the last lesson
        self.freely = 0  # lessons of today that nobody gave

    def restore(self, checkpoint: Checkpoint) -> None:
        """Go on from there."""
        self.progress = checkpoint.progress
        self.league.restore(checkpoint.league)
        self.mind.restore(checkpoint.arrays)

    def run(self, pace: Pace, examiner: Examiner, stopped: Callable[[], bool], tell: Callable[[str], None]) -> Progress:
        """Learn until the time is over or somebody has stopped it; then keep all, and examine the net once more."""
        with journal(self.files.log, self.plan, self.progress) as log, closing(examiner):
            if not self.progress.lessons:
                self.keep()  # so that it can go on however early it ends
            try:
                self._lessons(pace, examiner, stopped, log, tell)
            except LostItself:
                raise
            except RealpolitikError:
                self.keep()  # a process that played has failed: what was learnt is as good as it was
                raise
            self.keep()
            if not stopped():
                self._last_examination(examiner, stopped, log, tell)
                self.keep()
        return self.progress

    def _lessons(
        self, pace: Pace, examiner: Examiner, stopped: Callable[[], bool], log: Journal, tell: Callable[[str], None]
    ) -> None:
        progress = self.progress
        if progress.seconds >= pace.until:
            return
        started = clock = time.perf_counter()
        before = progress.seconds
        kept = examined = told = before
        self.freely = 0
        # every day has games of its own
        with Playing(self.plan, self.method, self.league, self.plan.seed + progress.lessons) as playing:
            playing.kinds.update(progress.kinds)
            while progress.seconds < pace.until and not stopped():
                lesson, learnt = self._lesson(playing, pace.until)
                now = time.perf_counter()
                progress.seconds, spent, clock = before + now - started, now - clock, now
                if progress.seconds - told >= TOLD_EVERY or progress.lessons == 1:
                    told = progress.seconds
                    line = self._line(lesson, learnt, playing, spent)
                    log.add("lesson", progress, line)
                    tell(_in_words(progress, line))
                self._mark(examiner, 0.0, log, tell)
                if progress.seconds - examined >= pace.examine_every:
                    examined = progress.seconds
                    examiner.begin(self.weights(), progress.decisions)
                if progress.seconds - kept >= pace.keep_every:
                    kept = progress.seconds
                    self.keep()

    def _lesson(self, playing: Playing, until: float) -> tuple[Lesson, Learnt]:
        """One lesson. At first the teacher gives it. For a while after that the net goes on as it has learnt to and
        only finds out what to expect: whoever does not know that yet would soon unlearn what the teacher has told. Then
        it learns from what comes of its choices, held to what it was taught, and ever less so."""
        progress, method = self.progress, self.method
        at_school = progress.seconds < method.school
        if self.at_school and not at_school:
            self.mind.leave_school()
            self._remember(playing)  # the first past self to meet is one that plays as the teacher does
        self.at_school = at_school
        lesson = playing.play(self.mind, at_school)
        settling = not at_school and progress.seconds < method.school + method.settling and bool(method.school)
        free = not (at_school or settling)
        warmth = self._warmth(until) if free else WARM
        learnt = self.mind.learn(lesson._replace(settling=settling), warmth, self._held(until))
        if not np.isfinite(learnt).all():
            raise LostItself
        self._count(lesson, playing.ended, playing.kinds)
        if free:
            self.freely += 1
            if progress.lessons % method.every == 0:
                self._remember(playing)
        return lesson, learnt

    def _warmth(self, until: float) -> float:
        """The share of the usual rate at this time: it rises with the first lessons of a day that nobody gave, and
        falls towards the end, so that what was found settles."""
        left = 1 - self.progress.seconds / until
        return min((self.freely + 1) / WARMING, max(self.method.coldest, min(WARM, left / self.method.cooling)))

    def _held(self, until: float) -> float:
        """How strongly it is held at this time to what school has taught."""
        return self.method.holding * max(0.0, 1 - self.progress.seconds / until) if self.method.school else 0.0

    def _count(self, lesson: Lesson, ended: int, kinds: Collection[str]) -> None:
        """What a lesson adds."""
        progress = self.progress
        progress.lessons += 1
        progress.decisions += len(lesson.own)
        progress.games += ended
        progress.kinds = sorted(kinds)

    def _remember(self, playing: Playing) -> None:
        """Keep a past self of now."""
        number = self.progress.lessons
        self.mind.remember(number)
        dropped = self.league.add(number)
        playing.forget(dropped)
        self.mind.forget(dropped)

    def _line(self, lesson: Lesson, learnt: Learnt, playing: Playing, spent: float) -> dict[str, Any]:
        """What the log says of a lesson."""
        rows = len(lesson.advantages)
        targets, there = lesson.targets[lesson.own], lesson.there[lesson.own]
        spread = float(targets[there].var())
        missed = float(lesson.advantages[lesson.own].var())
        scores = list(self.league.scores.values())
        return {
            "lesson": self.progress.lessons,
            "games": self.progress.games,
            "a_second": round(rows / spent),
            "length": round(rows / max(1, playing.ended), 1),
            **{name: round(value, 5) for name, value in learnt._asdict().items()},
            "explained": round(1 - missed / spread, 3) if spread > 0 else 0.0,
            "past": len(scores),
            "against_past": round(float(np.mean(scores)), 3) if scores else None,
        }

    def _mark(self, examiner: Examiner, wait: float, log: Journal, tell: Callable[[str], None]) -> None:
        """Put down what an examination has found; waits for so long for the next. One that fails is told of, and the
        learning goes on."""
        try:
            scores = examiner.results(wait)
        except ExamFailed as failed:
            tell(str(failed))
            return
        for score in scores:
            found = {"examined": examiner.decisions, **score._asdict()}
            log.add("score", self.progress, found)
            self.progress.scores[score.bot] = {name: value for name, value in found.items() if name != "bot"}
            tell(
                f"against {score.bot}: {score.score:.1%} of {score.games} games "
                f"(95 %: {score.low:.1%} to {score.high:.1%})"
            )

    def _last_examination(
        self, examiner: Examiner, stopped: Callable[[], bool], log: Journal, tell: Callable[[str], None]
    ) -> None:
        """Of the net as it is in the end, which is more worth than one that is under way."""
        examiner.abandon()
        examiner.begin(self.weights(), self.progress.decisions)
        while examiner.busy and not stopped():
            self._mark(examiner, PATIENCE, log, tell)

    def keep(self) -> None:
        """Write the weights, and all that is needed to go on."""
        checkpoint = Checkpoint(self.shape, self.progress, self.league.data(), self.mind.arrays())
        keep(self.files.checkpoint, self.plan, checkpoint)
        draft = self.files.weights.with_suffix(".draft")
        write(draft, self.weights(), encoding_of(self.plan.game))
        draft.replace(self.files.weights)

    def _way(self) -> str:
        way = "PPO by self-play, and against past selves"
        school = self.method.school
        return f"{school:.0f} seconds of imitating {self.method.teacher}, then {way}" if school else way

    def weights(self) -> Weights:
        """The net as it is, with its card."""
        return Weights(RESIDUAL, self.mind.tensors(), frozenset(self.progress.kinds), self.card())

    def card(self) -> dict[str, Any]:
        """How the net was made, for docs/strength.md."""
        plan, shape, progress = self.plan, self.shape, self.progress
        return {
            "game": plan.game,
            "rules": plan.heading()["rules"],
            "scenario": plan.scenario,
            "options": dict(plan.options),
            "mix": [dict(more) for more in plan.mix],
            "method": self._way(),
            "decisions": progress.decisions,
            "games": progress.games,
            "seconds": round(progress.seconds, 1),
            "device": self.mind.device,
            "processes": 2 * self.method.processes,
            "architecture": f"{RESIDUAL}, {shape.blocks} blocks of {shape.width}, values: {shape.values}",
            "weights": shape.weights(encoding_of(plan.game)),
            "scores": progress.scores,
        }


def _in_words(progress: Progress, line: dict[str, Any]) -> str:
    return (
        f"{progress.seconds:.0f} s, {progress.decisions:,} decisions, {line['a_second']:,} a second, "
        f"{progress.games:,} games; entropy {line['entropy']:.2f}, loss {line['policy_loss']:.3f} and "
        f"{line['value_loss']:.3f}, explained {line['explained']:.0%}"
    )
