"""Moves: answers, corrections, a choice undone. Each is tried on a copy of the match, stored, and only then shown."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import NamedTuple

from anyio import to_thread

from realpolitik.kernel.errors import NothingToUndo, WrongAnswer
from realpolitik.kernel.hidden import take_back
from realpolitik.kernel.match import Answer, Match
from realpolitik.kernel.question import ARBITER
from realpolitik.table import meters
from realpolitik.table.alone import alone
from realpolitik.table.in_short import standing_of
from realpolitik.table.journal import write
from realpolitik.table.kept import Kept, Moved, MoveKind
from realpolitik.table.real_table import HandMatters, answerers, give
from realpolitik.table.refused import Refused
from realpolitik.table.scene import Scene
from realpolitik.table.store import MoveRow, SequenceTaken


class Aloud(NamedTuple):
    """What people at a real table say with an answer: whose question it was, and what unknown hands hold."""

    asked: int  # another seat, or NATURE
    shown: Sequence[tuple[str, str]] = ()  # hands and cards, by their names
    no_more: bool = False  # of those hands matters


class Moves(Kept):
    @alone
    async def answer(self, seat: int, version: int, option: int, request: str, aloud: Aloud | None = None) -> int:
        """Answer the question open to the seat. The version after it; the same again for the same request."""
        asked, shown, no_more = aloud or Aloud(seat)
        if (applied := self._applied_before("answer", asked, request)) is not None:
            return applied
        self._demand_open()
        question, before = self._demand_question(asked, version), self.scene.match

        def given() -> Match:
            if seat not in answerers(before, question):
                raise Refused("not_yours", "the question is for another seat to answer")
            after = before.clone()
            give(after, asked, option, shown, no_more)
            return after

        try:
            after = await to_thread.run_sync(given)
        except WrongAnswer as wrong:
            raise Refused("wrong_answer", str(wrong)) from None
        except HandMatters as wanted:
            raise Refused("hand_matters", str(wanted), matters=wanted.matters) from None
        return await self._commit(after, "answer", asked, request)

    @alone
    async def say_how_it_stands(self, say: Callable[[Match], None], version: int, request: str) -> int:
        """At a real table: what `say` tells the match is set right, by one answer of the arbiter or several."""
        if (applied := self._applied_before("answer", ARBITER, request)) is not None:
            return applied
        self._demand_open()
        if version != self.scene.version:
            raise self._stale("the match has changed since")
        try:
            after = await to_thread.run_sync(changed, self.scene.match, say)
        except WrongAnswer as wrong:
            raise Refused("wrong_answer", str(wrong)) from None
        return await self._commit(after, "answer", ARBITER, request)

    @alone
    async def undo(self, seat: int, version: int, request: str) -> int:
        """Take the seat's last choice back, where nothing has come of it yet."""
        if (applied := self._applied_before("undo", seat, request)) is not None:
            return applied
        self._demand_open()
        since = self.moved[version:]
        by_hand = self.scene.match.chance.by_hand()  # then whatever was typed last is taken back, whoever it was for
        foreign = any(by_hand or moved.kind != "answer" or moved.seat == seat for moved in since)
        if version > self.scene.version or foreign:
            raise self._stale("another choice was made or taken back since")
        try:
            back = partial(take_back, begun=self._typed_from()) if by_hand else partial(Match.undo, seat=seat)
            after = await to_thread.run_sync(changed, self.scene.match, back)
        except NothingToUndo as nothing:
            raise Refused("wrong_answer", str(nothing)) from None
        return await self._commit(after, "undo", seat, request)

    def _typed_from(self) -> int:
        """How many answers had been given before what was typed last."""
        begun: list[int] = []
        for moved in self.moved:
            begun = [*begun, moved.keep] if moved.kind == "answer" else [keep for keep in begun if keep < moved.keep]
        return begun[-1] if begun else 0

    def _applied_before(self, kind: MoveKind, seat: int, request: str) -> int | None:
        version = self.requests.get(request)
        if version is None:
            return None
        moved = self.moved[version - 1]
        if (moved.kind, moved.seat) != (kind, seat):
            raise Refused("bad_request", "this request id was used for something else: make a new one for each request")
        return version

    async def _commit(self, after: Match, kind: MoveKind, seat: int, request: str | None, seed: str = "") -> int:
        """Store the move that leads to the match `after`, then show it. If it cannot be stored, nothing has changed.
        With a `seed`, chance comes from there from now on."""
        before, version, made = self.scene, self.scene.version + 1, datetime.now(UTC)
        keep = _shared(before.match.answers, after.answers)

        def append() -> tuple[MoveRow, bool]:
            move = MoveRow(self.id, version, kind, seat, keep, after.answers[keep:], request, after.digest(), made)
            stored = self.store.append_move(move, standing_of(after), after.returns if after.over else None, seed)
            return stored, stored is move

        self.order.doubtful = True  # until the store has said yes
        try:
            with meters.MOVE_SECONDS.time():
                stored, is_ours = await self.thinker.write_down(append)
        except SequenceTaken:
            await self._read_again()
            raise self._stale("the match has changed meanwhile") from None
        if not is_ours:  # another server has applied the same request
            await self._read_again()
            return stored.sequence
        self.order.doubtful = False
        self.moved.append(Moved(kind, seat, keep))
        if request:
            self.requests[request] = version
        finished = made if after.over else None
        self.row = self.row._replace(updated=made, finished=finished, seed=seed or self.row.seed)
        asked_since = _asked_since(before, after, kind, seat, version)
        self._show(match=after, version=version, asked_since=asked_since, pending=None)
        meters.MOVES.labels(kind).inc()
        write("move", match=self.id, version=version, kind=kind, seat=seat, over=after.over)
        return version


def changed(before: Match, change: Callable[[Match], None]) -> Match:
    """A copy of the match, changed. The copy looks for its question by the rules: it is made in a thread, too."""
    after = before.clone()
    change(after)
    return after


def _shared(before: Sequence[Answer], after: Sequence[Answer]) -> int:
    """How many answers are the same, from the first on: nearly always all that there were."""
    if after[: len(before)] == before:
        return len(before)
    pairs = enumerate(zip(before, after, strict=False))
    return next((at for at, (one, other) in pairs if one != other), min(len(before), len(after)))


def _asked_since(before: Scene, after: Match, kind: MoveKind, seat: int, version: int) -> list[int]:
    """A question that stays open while another seat answers its own in secret is as old as it was."""
    asked_since = before.asked_since[:]
    if after.chance.by_hand():  # any move may change what a question offers
        return [version] * len(asked_since)
    for question in after.questions:
        waits = kind == "answer" and question.seat != seat and before.match.question_to(question.seat) is not None
        if question.seat >= 0 and not waits:
            asked_since[question.seat] = version
    return asked_since
