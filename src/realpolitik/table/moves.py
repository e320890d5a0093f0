"""Moves: answers, corrections, a choice undone. Each is tried on a copy of the match, stored, and only then shown."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import NamedTuple

from realpolitik.kernel.errors import NothingToUndo, WrongAnswer
from realpolitik.kernel.hidden import take_back
from realpolitik.kernel.match import Answer, Match
from realpolitik.kernel.promise import Promised
from realpolitik.kernel.question import ARBITER
from realpolitik.table import meters
from realpolitik.table.alone import alone
from realpolitik.table.catching_up import asked_anew
from realpolitik.table.drafts import follow
from realpolitik.table.in_short import standing_of
from realpolitik.table.journal import write
from realpolitik.table.kept import Drawn, Kept, Moved, MoveKind
from realpolitik.table.real_table import HandMatters, answerers, give
from realpolitik.table.refused import Refused
from realpolitik.table.rows import MoveRow
from realpolitik.table.scene import Chair
from realpolitik.table.sharing import BotsAsked, NotOurs
from realpolitik.table.store import SequenceTaken
from realpolitik.table.winding import Wound


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
    async def answer(
        self,
        seat: int,
        version: int,
        option: int,
        request: str,
        aloud: Aloud | None = None,
        then: Sequence[int] = (),
    ) -> int:
        """Answer the question open to the seat, and then its next ones: all of them, or none. The version after that;
        the same again for the same request."""
        answers = [option, *then]
        await self.reach(version)
        while True:
            try:
                return await self._answer(seat, version, answers, request, aloud or Aloud(seat))
            except Overtaken:  # the question may still be open: others are asked in secret at the same time
                continue

    @alone
    async def _answer(self, seat: int, version: int, answers: Sequence[int], request: str, aloud: Aloud) -> int:
        asked, shown, no_more = aloud
        if (applied := self._applied_before("answer", asked, request)) is not None:
            return applied
        self._demand_open(version)
        question, before = self._demand_question(asked, version), self.scene.match

        def given() -> Match:
            if seat not in answerers(before, question):
                raise Refused("not_yours", "the question is for another seat to answer")
            if len(answers) > 1:
                follow(before, seat, answers)  # refused there, by what the seat knows, nothing that is hidden is told
            after = before.clone()
            give(after, asked, answers[0], shown, no_more)
            for option in answers[1:]:
                if not after.goes_on(seat):  # something came to light that nobody could foresee: the rest is not said
                    break
                after.answer(option, seat)
            return after

        try:
            return await self._commit(given, "answer", asked, request)
        except WrongAnswer as wrong:
            raise Refused("wrong_answer", str(wrong)) from None
        except HandMatters as wanted:
            raise Refused("hand_matters", str(wanted), matters=wanted.matters) from None

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
            return await self._commit(partial(changed, self.scene.match, say), "answer", ARBITER, request)
        except WrongAnswer as wrong:
            raise Refused("wrong_answer", str(wrong)) from None

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
        clock = self.scene.clock
        if clock is not None and clock.too_late_to_undo(seat, self.store.uptime.now()):
            raise Refused("wrong_answer", "the time since your choice would be yours, and you have less left than that")
        try:
            back = partial(take_back, begun=self._typed_from()) if by_hand else partial(Match.undo, seat=seat)
            return await self._commit(partial(changed, self.scene.match, back), "undo", seat, request)
        except NothingToUndo as nothing:
            raise Refused("wrong_answer", str(nothing)) from None

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
        self,
        make: Callable[[], Match],
        kind: MoveKind,
        seat: int,
        request: str | None,
        seed: Promised | None = None,
        by_bot: bool = False,
        out_of_time: bool = False,
    ) -> int:
        """Store the move that leads to the match that `make` makes, then show it. If it cannot be made, or not stored,
        nothing has changed. With a `seed`, chance comes from there from now on. Where somebody's time has run out,
        nothing is done but what follows from it."""
        if not out_of_time:
            self._demand_time()
        if kind != "answer" or seat == ARBITER:
            self._demand_room_to_go_back()
        before, version, made = self.scene, self.scene.version + 1, datetime.now(UTC)
        looks = self._looks() if kind == "answer" else ()
        wound = None if self.row.pace is None else Wound()
        # one of which nothing is left goes: however often people take back, there are no more than chance answers
        seeds = [] if seed is None else [*(it for it in self.promised if it.first < seed.first), seed]
        storing = False

        def append() -> _Stored:
            nonlocal storing
            with meters.MOVE_SECONDS.time():
                after = make()
                keep, bots = _shared(before.match.answers, after.answers), self._bots_after(after, by_bot)
                move = MoveRow(self.id, version, kind, seat, keep, after.answers[keep:], request, after.digest(), made)
                result, standing = after.returns if after.over else None, standing_of(after)
                storing = True
                found = self.store.append_move(move, standing, result, seeds, bots, wound)
            asked = [question.seat for question in before.match.questions]
            asked_since = asked_anew(before.asked_since, asked, after, move)
            clock = None if wound is None else wound.clock
            scene = replace(before, match=after, version=version, asked_since=asked_since, pending=None, clock=clock)
            return _Stored(bots, move, found, self._drawn(scene, looks if found is move else ()))

        self.order.doubtful = True  # until the store has said yes
        try:
            bots, move, stored, drawn = await self.thinker.write_move(append)
        except NotOurs:
            self.leases.lose(self.id)
            raise self._stale("another server lets the bots play") from None
        except SequenceTaken:
            await self.read_again()
            raise Overtaken(self.scene.version) from None
        except Exception:
            self.order.doubtful = storing
            raise
        if stored is not move:  # another server has applied the same request
            await self.read_again()
            return stored.sequence
        self.order.doubtful = False
        self.leases.passed(self.id, bots)
        self.moved.append(Moved(kind, seat, move.keep))
        if request:
            self.requests[request] = version
        after = drawn.scene.match
        if after.over or kind == "takeback":
            self._look_at_ratings()
        finished = made if after.over else None
        self.row = self.row._replace(updated=made, finished=finished)
        if seed is not None:
            self.row = self.row._replace(seed=seed.seed, promised=seeds)
        shown = drawn.scene
        self._show(drawn, match=after, version=version, asked_since=shown.asked_since, pending=None, clock=shown.clock)
        meters.MOVES.labels(kind).inc()
        write("move", match=self.id, version=version, kind=kind, seat=seat, over=after.over)
        return version

    def _demand_room_to_go_back(self) -> None:
        """Answers alone lead to the end of a game; by going back again and again a match would never stop growing."""
        most = self.settings.limits.moves
        if self.scene.version >= most:
            raise Refused("too_many", f"this match has {most} moves: nothing is taken back or corrected any more")

    @property
    def promised(self) -> list[Promised]:
        """The seeds that were promised, in the order in which they came into force."""
        return [Promised(*it) for it in self.row.promised or []]

    def _bots_after(self, after: Match, by_bot: bool) -> BotsAsked | None:
        """What a move that leads there means for the bots of the match."""
        if not any(chair.kind == "bot" for chair in self.scene.chairs):
            return None
        return self.leases.about(self._bot_asked(after) is not None, by_bot)

    @abstractmethod
    def _bot_asked(self, match: Match) -> Chair | None:
        """The bot that is to answer in the match."""


class _Stored(NamedTuple):
    bots: BotsAsked | None  # what the move means for the bots
    move: MoveRow
    found: MoveRow  # the same; or the one that the request made before
    drawn: Drawn  # the scene to which it leads


def changed(before: Match, change: Callable[[Match], None]) -> Match:
    """A copy of the match, changed."""
    after = before.clone()
    change(after)
    return after


def _shared(before: Sequence[Answer], after: Sequence[Answer]) -> int:
    """How many answers are the same, from the first on: nearly always all that there were."""
    if after[: len(before)] == before:
        return len(before)
    pairs = enumerate(zip(before, after, strict=False))
    return next((at for at, (one, other) in pairs if one != other), min(len(before), len(after)))
