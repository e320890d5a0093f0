"""Moves: answers, corrections, a choice undone. Each is tried on a copy of the match, stored, and only then shown."""

from abc import abstractmethod
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
from realpolitik.table.catching_up import asked_anew
from realpolitik.table.in_short import standing_of
from realpolitik.table.journal import write
from realpolitik.table.kept import Kept, Moved, MoveKind
from realpolitik.table.real_table import HandMatters, answerers, give
from realpolitik.table.refused import Refused
from realpolitik.table.scene import Chair
from realpolitik.table.sharing import BotsAsked, NotOurs
from realpolitik.table.store import MoveRow, SequenceTaken


class Aloud(NamedTuple):
    """What people at a real table say with an answer: whose question it was, and what unknown hands hold."""

    asked: int  # another seat, or NATURE
    shown: Sequence[tuple[str, str]] = ()  # hands and cards, by their names
    no_more: bool = False  # of those hands matters


class Overtaken(Refused):
    """Another server's move came first. Nothing has changed, and the match is known as it is now."""

    def __init__(self, version: int) -> None:
        super().__init__("stale", "the match has changed meanwhile: look at the match anew", version)


class Moves(Kept):
    async def answer(self, seat: int, version: int, option: int, request: str, aloud: Aloud | None = None) -> int:
        """Answer the question open to the seat. The version after it; the same again for the same request."""
        await self.reach(version)
        while True:
            try:
                return await self._answer(seat, version, option, request, aloud or Aloud(seat))
            except Overtaken:  # the question may still be open: others are asked in secret at the same time
                continue

    @alone
    async def _answer(self, seat: int, version: int, option: int, request: str, aloud: Aloud) -> int:
        asked, shown, no_more = aloud
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

    async def say_how_it_stands(self, say: Callable[[Match], None], version: int, request: str) -> int:
        """At a real table: what `say` tells the match is set right, by one answer of the arbiter or several."""
        await self.reach(version)
        return await self._say_how_it_stands(say, version, request)

    @alone
    async def _say_how_it_stands(self, say: Callable[[Match], None], version: int, request: str) -> int:
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

    async def undo(self, seat: int, version: int, request: str) -> int:
        """Take the seat's last choice back, where nothing has come of it yet."""
        await self.reach(version)
        return await self._undo(seat, version, request)

    @alone
    async def _undo(self, seat: int, version: int, request: str) -> int:
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

    async def _commit(
        self, after: Match, kind: MoveKind, seat: int, request: str | None, seed: str = "", by_bot: bool = False
    ) -> int:
        """Store the move that leads to the match `after`, then show it. If it cannot be stored, nothing has changed.
        With a `seed`, chance comes from there from now on."""
        before, version, made = self.scene, self.scene.version + 1, datetime.now(UTC)
        keep, bots = _shared(before.match.answers, after.answers), self._bots_after(after, by_bot)

        def append() -> tuple[MoveRow, MoveRow]:
            move = MoveRow(self.id, version, kind, seat, keep, after.answers[keep:], request, after.digest(), made)
            result = after.returns if after.over else None
            return move, self.store.append_move(move, standing_of(after), result, seed, bots)

        self.order.doubtful = True  # until the store has said yes
        try:
            with meters.MOVE_SECONDS.time():
                move, stored = await self.thinker.write_down(append)
        except NotOurs:
            self.leases.lose(self.id)
            raise self._stale("another server lets the bots play") from None
        except SequenceTaken:
            await self._read_again()
            raise Overtaken(self.scene.version) from None
        if stored is not move:  # another server has applied the same request
            await self._read_again()
            return stored.sequence
        self.order.doubtful = False
        self.leases.passed(self.id, bots)
        self.moved.append(Moved(kind, seat, keep))
        if request:
            self.requests[request] = version
        finished = made if after.over else None
        self.row = self.row._replace(updated=made, finished=finished, seed=seed or self.row.seed)
        asked = [question.seat for question in before.match.questions]
        asked_since = asked_anew(before.asked_since, asked, after, move)
        self._show(match=after, version=version, asked_since=asked_since, pending=None)
        meters.MOVES.labels(kind).inc()
        write("move", match=self.id, version=version, kind=kind, seat=seat, over=after.over)
        return version

    def _bots_after(self, after: Match, by_bot: bool) -> BotsAsked | None:
        """What a move that leads there means for the bots of the match."""
        asked = self._bot_asked(after) is not None
        plays_any = any(chair.kind == "bot" for chair in self.scene.chairs)
        return self.leases.about(asked, by_bot) if plays_any else None

    @abstractmethod
    def _bot_asked(self, match: Match) -> Chair | None:
        """The bot that is to answer in the match."""


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
