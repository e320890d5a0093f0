"""A room is one live match: its moves, one at a time, and those who look at it."""

import asyncio
import logging
import threading
from collections.abc import Callable, Collection, Coroutine, Hashable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final, Literal, NamedTuple, TypeVar

from anyio import to_thread

from realpolitik.kernel.errors import NothingToUndo, WrongAnswer
from realpolitik.kernel.hidden import take_back
from realpolitik.kernel.match import Answer, Match
from realpolitik.kernel.question import ARBITER, NATURE, SPECTATOR, Question
from realpolitik.language import speak
from realpolitik.table.journal import tell
from realpolitik.table.messages import Figures
from realpolitik.table.prospects import prospect, prospects
from realpolitik.table.real_table import (
    HandMatters,
    answerers,
    figures_told,
    foreseeable,
    give,
    unknown_hands,
)
from realpolitik.table.recall import Contents, chance_of, contents
from realpolitik.table.refused import Refused
from realpolitik.table.screen import Chair, Pending, Table, Telling, must_agree, screen
from realpolitik.table.settings import Settings
from realpolitik.table.store import ChatRow, MoveRow, ProposalRow, SeatRow, SequenceTaken, Store, WrongSeat
from realpolitik.table.thinking import Thinker, seed_of

T = TypeVar("T")
MoveKind = Literal["answer", "undo", "takeback"]
MANY_MADE: Final = 200  # things kept of one moment: whoever asks for ever new ones does not fill the memory
MANY_FAILURES: Final = 5  # of a bot's moves, one after another; then it waits for somebody to look in


class Sight(NamedTuple):
    """What a screen depends on, beside the match: who looks, and in which language."""

    seat: int  # or SPECTATOR
    language: str
    mine: frozenset[int]  # the seats that the visitor holds
    host: bool


class Aloud(NamedTuple):
    """What people at a real table say with an answer: whose question it was, and what unknown hands hold."""

    asked: int  # another seat, or NATURE
    shown: Sequence[tuple[str, str]] = ()  # hands and cards, by their names
    no_more: bool = False  # of those hands matters


class Held(NamedTuple):
    """What a viewer has of the log: so many entries, as they were at that version."""

    version: int = 0
    entries: int = 0


class Viewer:
    """Somebody with a live channel. Woken when there is something new; what was missed meanwhile is left out."""

    def __init__(self, visitor: str, sight: Sight, held: Held, chat: int) -> None:
        self.visitor = visitor
        self.sight = sight
        self.held = held
        self.chat = chat  # the number of the last line of chat they have
        self.pong: int | None = None  # the number of a ping to be answered
        self.leaving: tuple[int, str] | None = None  # the code and the reason to close with
        self.wake = asyncio.Event()


class Shown(NamedTuple):
    """A screen as JSON, and what whoever gets it has of the log then."""

    json: str
    held: Held


class Snapshot:
    """The table at one moment, and what was made of it so far. Its match never changes: threads may read it."""

    def __init__(self, table: Table, thinker: Thinker) -> None:
        self.table = table
        self._thinker = thinker
        self._made: dict[Hashable, asyncio.Task[Any]] = {}

    async def make(self, key: Hashable, make: Callable[[], T]) -> T:
        """What `make` makes, made once for all who want it."""
        if key not in self._made:
            if len(self._made) >= MANY_MADE:
                return await self._thinker.work_out(make)
            self._made[key] = asyncio.create_task(self._thinker.work_out(make))
        made: T = await asyncio.shield(self._made[key])
        return made


class Moved(NamedTuple):
    """What a version changed: all answers from the number `keep` on."""

    kind: MoveKind
    seat: int
    keep: int


class Room:
    """Whatever changes the match is done alone, stored first, and only then shown."""

    def __init__(self, found: Contents, store: Store, thinker: Thinker, settings: Settings) -> None:
        self.id = found.row.id
        self.store = store
        self.thinker = thinker
        self.settings = settings
        self.viewers: set[Viewer] = set()
        self.used = 0.0  # when somebody last wanted the room
        self._online: set[int] = set()
        self._held_by: dict[str, frozenset[int]] = {}  # the seats of those who have been here
        self._lock = asyncio.Lock()
        self._telling = threading.Lock()  # the log is told by one thread at a time
        self._work: set[asyncio.Task[Any]] = set()  # begun, and to be finished whoever leaves
        self._bots: asyncio.Task[None] | None = None
        self._closed = False
        self._doubtful = False  # whether the store may know more than we do
        self._take_over(found)

    def _take_over(self, found: Contents) -> None:
        self.row = found.row
        self.chat: list[ChatRow] = found.chat
        self.moved = [Moved(move.kind, move.seat, move.keep) for move in found.moves]
        self.requests = {move.request: move.sequence for move in found.moves if move.request}
        version = len(found.moves)
        proposal = found.proposal if found.proposal and found.proposal.version == version else None
        self.now = Snapshot(
            Table(
                id=self.id,
                match=found.recalled.match,
                version=version,
                chairs=[_chair(seat, found.holders) for seat in found.seats],
                asked_since=found.recalled.asked_since,
                online=set(self._online),
                pending=_pending(proposal),
                pinned=found.recalled.pinned,
                guided=found.row.guided,
            ),
            self.thinker,
        )
        self._changed_at = 0.0
        self._doubtful = False

    @property
    def table(self) -> Table:
        return self.now.table

    @property
    def busy(self) -> bool:
        return bool(self.viewers or self._work or self._lock.locked() or (self._bots and not self._bots.done()))

    # -- moves ---------------------------------------------------------------------------------------------------------

    async def answer(self, seat: int, version: int, option: int, request: str, aloud: Aloud | None = None) -> int:
        """Answer the question open to the seat. The version after it; the same again for the same request."""
        return await self._alone(self._answer(seat, version, option, request, aloud or Aloud(seat)))

    async def _answer(self, seat: int, version: int, option: int, request: str, aloud: Aloud) -> int:
        if (applied := self._applied_before("answer", aloud.asked, request)) is not None:
            return applied
        self._demand_open()
        question = self._demand_question(aloud.asked, version)
        if seat not in answerers(self.table.match, question):
            raise Refused("not_yours", "the question is for another seat to answer")
        after = self.table.match.clone()
        try:
            await to_thread.run_sync(give, after, aloud.asked, option, aloud.shown, aloud.no_more)
        except WrongAnswer as wrong:
            raise Refused("wrong_answer", str(wrong)) from None
        except HandMatters as wanted:
            raise Refused("hand_matters", str(wanted), matters=wanted.matters) from None
        return await self._commit(after, "answer", aloud.asked, request)

    async def say_how_it_stands(self, say: Callable[[Match], None], version: int, request: str) -> int:
        """At a real table: what `say` tells the match is set right, by one answer of the arbiter or several."""
        return await self._alone(self._say_how_it_stands(say, version, request))

    async def _say_how_it_stands(self, say: Callable[[Match], None], version: int, request: str) -> int:
        if (applied := self._applied_before("answer", ARBITER, request)) is not None:
            return applied
        self._demand_open()
        if version != self.table.version:
            raise self._stale("the match has changed since")
        after = self.table.match.clone()
        try:
            await to_thread.run_sync(say, after)
        except WrongAnswer as wrong:
            raise Refused("wrong_answer", str(wrong)) from None
        return await self._commit(after, "answer", ARBITER, request)

    async def undo(self, seat: int, version: int, request: str) -> int:
        """Take the seat's last choice back, where nothing has come of it yet."""
        return await self._alone(self._undo(seat, version, request))

    async def _undo(self, seat: int, version: int, request: str) -> int:
        if (applied := self._applied_before("undo", seat, request)) is not None:
            return applied
        self._demand_open()
        since = self.moved[version:]
        after = self.table.match.clone()
        by_hand = after.chance.by_hand()  # then whatever was typed last is taken back, whoever it was for
        foreign = any(by_hand or moved.kind != "answer" or moved.seat == seat for moved in since)
        if version > self.table.version or foreign:
            raise self._stale("another choice was made or taken back since")
        try:
            await to_thread.run_sync(lambda: take_back(after, self._typed_from()) if by_hand else after.undo(seat))
        except NothingToUndo as nothing:
            raise Refused("wrong_answer", str(nothing)) from None
        return await self._commit(after, "undo", seat, request)

    def _typed_from(self) -> int:
        """How many answers had been given before what was typed last."""
        begun: list[int] = []
        for moved in self.moved:
            begun = [*begun, moved.keep] if moved.kind == "answer" else [keep for keep in begun if keep < moved.keep]
        return begun[-1] if begun else 0

    async def _commit(self, after: Match, kind: MoveKind, seat: int, request: str | None) -> int:
        """Store the move that leads to the match `after`, then show it. If it cannot be stored, nothing has changed."""
        before = self.table
        keep = _shared(before.match.answers, after.answers)
        version = before.version + 1
        made = datetime.now(UTC)
        move = MoveRow(self.id, version, kind, seat, keep, after.answers[keep:], request, after.digest(), made)
        self._doubtful = True  # until the store has said yes
        try:
            stored = await to_thread.run_sync(self.store.append_move, move, after.returns if after.over else None)
        except SequenceTaken:
            await self._read_again()
            raise self._stale("the match has changed meanwhile") from None
        if stored is not move:  # another server has applied the same request
            await self._read_again()
            return stored.sequence
        self._doubtful = False
        self.moved.append(Moved(kind, seat, keep))
        if request:
            self.requests[request] = version
        self.row = self.row._replace(updated=made, finished=made if after.over else None)
        asked_since = _asked_since(before, after, kind, seat, version)
        self._show(match=after, version=version, asked_since=asked_since, pending=None)
        tell("move", match=self.id, version=version, kind=kind, seat=seat, over=after.over)
        return version

    def _applied_before(self, kind: MoveKind, seat: int, request: str) -> int | None:
        version = self.requests.get(request)
        if version is None:
            return None
        moved = self.moved[version - 1]
        if (moved.kind, moved.seat) != (kind, seat):
            raise Refused("bad_request", "this request id was used for something else: make a new one for each request")
        return version

    def _demand_open(self) -> None:
        if self.table.pinned:
            raise Refused("pinned", f"the match takes no more answers: {self.table.pinned}")

    def _demand_question(self, seat: int, version: int) -> Question:
        """The question that the seat was shown at that version, if it is still open."""
        question = self.table.match.question_to(seat)
        if question is None:
            raise self._stale("the seat is not asked now")
        since = self.table.version if seat == NATURE else self.table.asked_since[seat]
        if not since <= version <= self.table.version:
            raise self._stale("another question is open now")
        return question

    def _stale(self, what: str) -> Refused:
        return Refused("stale", f"{what}: look at the match anew", self.table.version)

    # -- asking the others to take back --------------------------------------------------------------------------------

    async def ask_takeback(self, seat: int, version: int, keep: int, mine: Collection[int]) -> int:
        """Ask the others to go back to before a choice of the seat's own; where nobody need agree, it is done."""
        return await self._alone(self._ask_takeback(seat, version, keep, mine))

    async def _ask_takeback(self, seat: int, version: int, keep: int, mine: Collection[int]) -> int:
        self._demand_open()
        table = self.table
        if version != table.version:
            raise self._stale("another choice was made since")
        if table.pending is not None:
            raise self._stale("somebody asks to take a choice back already")
        if keep >= len(table.match.answers) or table.match.answers[keep][0] != seat:
            raise Refused("bad_request", f"answer {keep} is not one of this seat's: only its own can be taken back")
        agreed = sorted({seat, *mine})
        proposal = ProposalRow(self.id, seat, keep, version, agreed, datetime.now(UTC))
        if not self._waiting_for(proposal):
            return await self._take_back(proposal)
        await to_thread.run_sync(self.store.propose, proposal)
        self._show(pending=_pending(proposal))
        return version

    async def reply_to_takeback(self, seat: int, agree: bool) -> int:
        """Agree to what somebody asks, or not; whoever asked may think better of it, too."""
        return await self._alone(self._reply_to_takeback(seat, agree))

    async def _reply_to_takeback(self, seat: int, agree: bool) -> int:
        self._demand_open()
        if self.table.pending is None:
            raise self._stale("nobody asks to take a choice back")
        if not agree:
            await to_thread.run_sync(self.store.drop_proposal, self.id)
            self._show(pending=None)
            return self.table.version
        proposal = await to_thread.run_sync(self.store.agree, self.id, seat)
        if proposal is None:
            self._show(pending=None)
            raise self._stale("nobody asks to take a choice back")
        if not self._waiting_for(proposal):
            return await self._take_back(proposal)
        self._show(pending=_pending(proposal))
        return self.table.version

    def _waiting_for(self, proposal: ProposalRow) -> list[int]:
        """The people who sit at the table and have not agreed yet."""
        return [seat for seat in must_agree(self.table, proposal.seat) if seat not in proposal.agreed]

    async def _take_back(self, proposal: ProposalRow) -> int:
        after = self.table.match.clone()
        after.chance = chance_of(self.row, 1 + sum(moved.kind == "takeback" for moved in self.moved))
        await to_thread.run_sync(after.rewind, after.answers[: proposal.keep])
        return await self._commit(after, "takeback", proposal.seat, None)

    # -- seats ---------------------------------------------------------------------------------------------------------

    async def seats_of(self, visitor: str) -> frozenset[int]:
        """The seats that a visitor holds. They are never taken away, so what was once found out stays true."""
        if visitor in self._held_by:
            return self._held_by[visitor]
        held = frozenset(await to_thread.run_sync(self.store.seats_held, visitor, self.id))
        if held:  # of strangers there is no end
            self._held_by[visitor] = held
        return held

    async def sit_down(self, visitor: str, seat: int, nickname: str) -> None:
        """A visitor has the key of a seat, and with it the seat. How many do is seen by everybody at the table."""
        await self._alone(self._sit_down(visitor, seat, nickname))

    async def _sit_down(self, visitor: str, seat: int, nickname: str) -> None:
        held = await self.seats_of(visitor)
        chair = self.table.chairs[seat]
        if seat not in held:
            await to_thread.run_sync(self._claim, visitor, seat, nickname)
            self._held_by[visitor] = held | {seat}
            chair = chair._replace(holders=chair.holders + 1)
            tell("seat taken", match=self.id, seat=seat)
        elif nickname and nickname != chair.nickname:
            await to_thread.run_sync(self.store.rename, self.id, seat, nickname)
        for viewer in self.viewers:
            if viewer.visitor == visitor:
                viewer.sight = viewer.sight._replace(mine=viewer.sight.mine | {seat})
        called = nickname if seat in held or not chair.taken else ""
        self._seat(chair._replace(taken=True, nickname=called or chair.nickname))

    def _claim(self, visitor: str, seat: int, nickname: str) -> None:
        try:
            self.store.claim(visitor, self.id, seat, nickname)
        except WrongSeat as wrong:
            raise Refused("not_yours", str(wrong)) from None

    async def give_to_bot(self, seat: int, bot: str) -> None:
        """A bot sits down where no person has."""
        await self._alone(self._give_to_bot(seat, bot))

    async def _give_to_bot(self, seat: int, bot: str) -> None:
        try:
            await to_thread.run_sync(self.store.give_to_bot, self.id, seat, bot)
        except WrongSeat as wrong:
            raise Refused("not_yours", str(wrong)) from None
        chair = self.table.chairs[seat]
        self._seat(chair._replace(kind="bot", bot=bot, nickname="", taken=False))
        tell("seat given to bot", match=self.id, seat=seat, bot=bot)

    def _seat(self, chair: Chair) -> None:
        self._show(chairs=[chair if chair.seat == other.seat else other for other in self.table.chairs])

    # -- talking -------------------------------------------------------------------------------------------------------

    async def say(self, seat: int | None, nickname: str, text: str) -> ChatRow:
        return await self._alone(self._say(seat, nickname, text))

    async def _say(self, seat: int | None, nickname: str, text: str) -> ChatRow:
        line = await to_thread.run_sync(self.store.say, self.id, seat, nickname, text)
        self.chat.append(line)
        self._wake_all()
        return line

    # -- looking -------------------------------------------------------------------------------------------------------

    async def screen(self, sight: Sight, held: Held) -> Shown:
        """What is seen now."""
        now = self.now
        return await now.make((sight, held), lambda: self._screen(now.table, sight, held))

    def _screen(self, table: Table, sight: Sight, held: Held) -> Shown:
        with self._telling:
            right = self._right(table, sight, held)
            shown = screen(table, sight.seat, sight.language, sight.mine, sight.host, right)
        entries = shown.log.start + len(shown.log.entries)
        return Shown(shown.model_dump_json(), Held(table.version, entries))

    def _right(self, table: Table, sight: Sight, held: Held) -> int:
        """How many entries of the log a viewer may keep: those that no choice taken back since has changed."""
        if not held.entries or not 0 <= held.version <= table.version:
            return 0
        since = self.moved[held.version : table.version]
        if all(moved.kind == "answer" for moved in since):
            return held.entries
        kept = min(moved.keep for moved in since)
        telling = table.tellings.setdefault((sight.seat, sight.language), Telling())
        marked = speak(table.match.game.name, sight.language, marked=True)
        entries = telling.tell(table.match.notes(sight.seat), marked)
        return min(held.entries, sum(entry.at <= kept for entry in entries))

    async def prospects(self, seat: int, language: str, version: int | None) -> str:
        """What may come of the question open to the seat, as JSON."""
        table = self.asked_at(seat, version)
        return await self.now.make(
            ("prospects", seat, language), lambda: prospects(table, seat, language).model_dump_json()
        )

    async def prospect(self, seat: int, option: int, language: str, version: int | None) -> str:
        """What an option of the question open to the seat would do, as JSON."""
        table = self.asked_at(seat, version)
        if option not in foreseeable(table.match, self._demand_question(seat, table.version)):
            raise Refused("wrong_answer", f"{option} is not among the options of the question")
        return await self.now.make(
            ("prospect", seat, option, language), lambda: prospect(table, seat, option, language).model_dump_json()
        )

    async def figures(self, seat: int, language: str) -> str:
        """What can be set right at a real table, as JSON."""
        table = self.table
        if not table.match.chance.by_hand():
            raise Refused("wrong_answer", "only where people roll the dice or deal the cards is anything set right")
        return await self.now.make(
            ("figures", seat, language), lambda: _figures(table, seat, language).model_dump_json()
        )

    def asked_at(self, seat: int, version: int | None) -> Table:
        """The table at which the seat is asked now, and was at that version; nothing is foreseen from assumed cards."""
        self._demand_open()
        if seat in self.table.match.unknown_seats():
            raise Refused("not_yours", "the hand of this seat is unknown: nothing can be foreseen from it")
        self._demand_question(seat, self.table.version if version is None else version)
        return self.table

    def join(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        viewer.wake.set()
        self._look_around(self._online | self._present())
        self.let_bots_play()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        loop = asyncio.get_running_loop()
        self.used = loop.time()
        loop.call_later(self.settings.presence_pause, lambda: self._look_around(self._present()))

    def _present(self) -> set[int]:
        return {viewer.sight.seat for viewer in self.viewers} - {SPECTATOR}

    def _look_around(self, online: set[int]) -> None:
        if online != self._online:
            self._online = online
            self._show(online=set(online))

    def _show(self, **changes: Any) -> None:
        """Put a new snapshot in the place of the old one, and wake all who look on."""
        self.now = Snapshot(replace(self.table, **changes), self.thinker)
        if "match" in changes:
            self._changed_at = asyncio.get_running_loop().time()
        self._wake_all()
        self.let_bots_play()

    def _wake_all(self) -> None:
        for viewer in self.viewers:
            viewer.wake.set()

    def farewell(self, code: int, reason: str) -> None:
        """Send everybody away."""
        for viewer in self.viewers:
            viewer.leaving = (code, reason)
            viewer.wake.set()

    # -- bots ----------------------------------------------------------------------------------------------------------

    def let_bots_play(self) -> None:
        resting = self._bots is None or self._bots.done()
        if resting and not self._closed and self._bot_to_move() is not None:
            self._bots = asyncio.create_task(self._play_bots())

    def _bot_to_move(self) -> Chair | None:
        """The bot that is asked. Where only bots sit, they play while somebody looks on."""
        table = self.table
        if table.pinned or not (self.viewers or any(chair.kind == "person" for chair in table.chairs)):
            return None
        asked = [question.seat for question in table.match.questions]
        return next((chair for chair in table.chairs if chair.kind == "bot" and chair.seat in asked), None)

    async def _play_bots(self) -> None:
        failures = 0
        while failures < MANY_FAILURES and (chair := self._bot_to_move()) is not None:
            try:
                await self._play_bot(chair)
                failures = 0
            except Refused:  # the match has changed meanwhile
                failures += 1
            except Exception as error:
                failures += 1
                tell("bot move failed", logging.ERROR, error, match=self.id, seat=chair.seat)
                await asyncio.sleep(failures)

    async def _play_bot(self, chair: Chair) -> None:
        table, seat, loop = self.table, chair.seat, asyncio.get_running_loop()
        began = loop.time()
        thought = await self.thinker.choose(
            table.match, seat, chair.bot, seed_of(self.row.seed, table.version, seat, "play")
        )
        spent = loop.time() - began
        tell("bot thought", match=self.id, seat=seat, bot=chair.bot, milliseconds=round(1000 * spent))
        await asyncio.sleep(max(0.0, self._changed_at + self.settings.bot_pause - loop.time()))
        await self._alone(self._answer_of_bot(table.match, seat, thought.option))

    async def _answer_of_bot(self, thought_about: Match, seat: int, option: int) -> None:
        """The answer counts if the match is still the one that the bot thought about."""
        if self.table.match is not thought_about or self.table.chairs[seat].kind != "bot":
            return
        after = thought_about.clone()
        after.answer(option, seat)
        await self._commit(after, "answer", seat, None)

    # -- order ---------------------------------------------------------------------------------------------------------

    async def _alone(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it while nobody else changes the match, and to its end, even if whoever asked for it leaves."""

        async def locked() -> T:
            try:
                async with self._lock:
                    if self._doubtful:
                        await self._read_again()
                    return await work
            finally:
                work.close()  # if it was not even begun

        task = asyncio.create_task(locked())
        self._work.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        if not task.cancelled():
            task.exception()  # looked at, so that nobody complains if whoever asked has left

    async def _read_again(self) -> None:
        """The store may know of a move that we do not: one that it kept but could not confirm, or another server's."""
        found = await to_thread.run_sync(contents, self.store, self.id)
        if found is None:
            raise Refused("unknown", "the match is gone")
        self._take_over(found)
        self._wake_all()
        self.let_bots_play()
        tell("match read again", logging.WARNING, match=self.id, version=self.table.version)

    async def close(self) -> None:
        """Finish what is begun, and stop the bots."""
        self._closed = True
        if self._bots is not None:
            self._bots.cancel()
        if waiting := [task for task in (*self._work, self._bots) if task is not None]:
            await asyncio.wait(waiting)


def _figures(table: Table, seat: int, language: str) -> Figures:
    match = table.match
    return Figures(
        version=table.version,
        figures=figures_told(match, seat, language) if not match.over else [],
        hands=unknown_hands(match),
    )


def _shared(before: Sequence[Answer], after: Sequence[Answer]) -> int:
    """How many answers are the same, from the first on."""
    pairs = enumerate(zip(before, after, strict=False))
    return next((at for at, (one, other) in pairs if one != other), min(len(before), len(after)))


def _chair(row: SeatRow, holders: dict[int, int]) -> Chair:
    return Chair(row.seat, row.name, row.kind, row.bot, row.nickname, row.taken is not None, holders.get(row.seat, 0))


def _pending(proposal: ProposalRow | None) -> Pending | None:
    return None if proposal is None else Pending(proposal.seat, proposal.keep, tuple(proposal.agreed))


def _asked_since(before: Table, after: Match, kind: MoveKind, seat: int, version: int) -> list[int]:
    """A question that stays open while another seat answers its own in secret is as old as it was."""
    asked_since = before.asked_since[:]
    if after.chance.by_hand():  # any move may change what a question offers
        return [version] * len(asked_since)
    for question in after.questions:
        waits = kind == "answer" and question.seat != seat and before.match.question_to(question.seat) is not None
        if question.seat >= 0 and not waits:
            asked_since[question.seat] = version
    return asked_since
