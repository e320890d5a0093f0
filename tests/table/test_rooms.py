"""Rooms: moves one at a time, stored before they are shown, brought back by replay; bots that play in them."""

import asyncio
import gc
import json
import sys
import threading
import weakref
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from promises import untimed
from sqlalchemy.exc import OperationalError
from table.visitors import GAME, QUICK, database_in, request_id
from tabletop import table

import realpolitik
import realpolitik.table.looking as looking
from realpolitik.bots import roster
from realpolitik.bots.bot import AT_RANDOM, Chosen, Seat
from realpolitik.games.cold_war.labels import COUP
from realpolitik.games.twilight_struggle.countries import ANGOLA, CAMEROON
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import KINDS, NATURE, SPECTATOR
from realpolitik.language import languages
from realpolitik.table.check import check
from realpolitik.table.database import engine_for, migrate
from realpolitik.table.messages.ahead import Prospects
from realpolitik.table.messages.lobby import NewMatch
from realpolitik.table.refused import Refused
from realpolitik.table.room import Room
from realpolitik.table.rooms import Rooms
from realpolitik.table.rows import MatchRow, MoveRow
from realpolitik.table.scene import Scene
from realpolitik.table.schema import MATCHES, MOVES
from realpolitik.table.settings import Limits, Settings
from realpolitik.table.store import Store
from realpolitik.table.thinking import Thinker, Thought, seed_of, task_of, think
from realpolitik.table.viewer import Held, Sight, Viewer

HOST = "host"
PATIENCE = 120.0  # seconds; far more than anything takes, as a busy machine may be slow
WATCHING = Sight(SPECTATOR, "en", frozenset(), False)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    engine = engine_for(database_in(tmp_path))
    migrate(engine)
    yield Store(engine)
    engine.dispose()


def play(store: Store, episode: Callable[[Rooms], Awaitable[None]], settings: Settings = QUICK) -> None:
    """Let an episode take place in rooms of this store."""

    async def whole() -> None:
        thinker = Thinker(settings.workers, settings.bot_patience, settings.limits.shelf)
        rooms = Rooms(store, thinker, settings)
        try:
            async with asyncio.timeout(60):
                await episode(rooms)
        finally:
            await rooms.close()
            await thinker.close()

    asyncio.run(whole())


async def new_room(rooms: Rooms, *seats: str, **fields: Any) -> Room:
    kinds = [{"kind": seat} if seat in ("here", "invite") else {"kind": "bot", "bot": seat} for seat in seats]
    wanted = NewMatch.model_validate({"game": GAME, "seats": kinds or [{"kind": "here"}] * 2, **fields})
    return await rooms.room((await rooms.create(wanted, HOST, "Ann")).match)


def kind_asked(room: Room) -> str:
    return KINDS[room.scene.match.question.kind].name


async def answer(room: Room, seat: int | None = None, option: int | None = None, **given: Any) -> int:
    """Answer the open question, with the first option unless another is given."""
    question = room.scene.match.question if seat is None else room.scene.match.question_to(seat)
    assert question is not None
    chosen = question.options[0] if option is None else option
    version = given.get("version", room.scene.version)
    return await room.answer(question.seat, version, chosen, given.get("request") or request_id())


async def until(room: Room, kind: str) -> None:
    while kind_asked(room) != kind:
        await answer(room)


def state(room: Room) -> tuple[Any, ...]:
    scene = room.scene
    return scene.version, scene.match.digest(), scene.asked_since, scene.pending, len(room.store.moves(room.id))


async def refused(work: Awaitable[Any], code: str) -> Refused:
    with pytest.raises(Refused) as caught:
        await work
    assert caught.value.code == code
    return caught.value


# -- answers -----------------------------------------------------------------------------------------------------------


def test_a_move_holds_nature_s_answers_too(store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        first = store.moves(room.id)
        assert [(move.sequence, move.seat, move.keep) for move in first] == [(1, NATURE, 0)]  # the deal
        await until(room, "choose_headline")
        for seat in (0, 1):
            await answer(room, seat)
        while not any(answered == NATURE for move in store.moves(room.id)[1:] for answered, _ in move.answers):
            await answer(room)
        told = [pair for move in store.moves(room.id) for pair in move.answers]
        assert told == room.scene.match.answers
        assert not room.scene.match.questions or room.scene.match.question.seat != NATURE

    play(store, episode)


def test_the_screens_of_those_who_look_on_are_made_with_the_move(store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        viewer = Viewer("", Sight(0, "en", frozenset({0}), host=False), Held(), 0)
        room.join(viewer)
        viewer.held = (await room.screen(viewer.sight, viewer.held)).held
        await answer(room)
        there = room.now
        room.leave(viewer)
        shown = await there.make((viewer.sight, viewer.held), lambda: pytest.fail("it is made again"))
        assert shown == room._screen(room.scene, viewer.sight, viewer.held)
        assert shown.held.version == room.scene.version

    play(store, episode)


def test_the_same_request_is_applied_once(store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        version = room.scene.version
        seat = room.scene.match.question.seat
        option = room.scene.match.question.options[0]
        twice = [room.answer(seat, version, option, "request-one") for _ in range(5)]
        assert await asyncio.gather(*twice) == [version + 1] * 5
        assert room.scene.version == version + 1
        await answer(room)
        before = state(room)
        assert await room.answer(seat, version, option, "request-one") == version + 1  # late, after the next answer
        await refused(room.undo(seat, version, "request-one"), "bad_request")
        await refused(room.answer(1 - seat, version, option, "request-one"), "bad_request")
        assert state(room) == before

    play(store, episode)


def test_the_same_request_is_known_after_a_restart(store: Store) -> None:
    match = ""

    async def before(rooms: Rooms) -> None:
        nonlocal match
        room = await new_room(rooms)
        match = room.id
        await answer(room, request="request-one")

    async def after(rooms: Rooms) -> None:
        room = await rooms.room(match)
        seat = room.scene.match.answers[-1][0]
        assert await room.answer(seat, 1, room.scene.match.answers[-1][1], "request-one") == 2
        assert room.scene.version == 2

    play(store, before)
    play(store, after)


def test_what_is_not_open_any_more_is_stale(store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        seat, option = room.scene.match.question.seat, room.scene.match.question.options[0]
        before = room.scene.version
        await answer(room)
        now = state(room)
        stale = await refused(room.answer(seat, before, option, request_id()), "stale")
        assert stale.version == room.scene.version
        await refused(room.answer(1 - seat, room.scene.version, option, request_id()), "stale")
        await refused(room.answer(7, room.scene.version, option, request_id()), "stale")
        await refused(room.answer(seat, room.scene.version + 1, option, request_id()), "stale")
        assert state(room) == now

    play(store, episode)


def test_a_wrong_answer_changes_nothing(store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        now = state(room)
        wrong = await refused(answer(room, option=99999), "wrong_answer")
        assert "options" in str(wrong)
        assert state(room) == now

    play(store, episode)


def test_secret_answers_come_in_any_order(store: Store) -> None:
    """The other seat's answer raises the version, and mine to the version before still counts."""

    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        await until(room, "choose_headline")
        put = room.scene.version
        assert room.scene.asked_since == [put, put]
        options = [room.scene.match.question_to(seat).options[0] for seat in (0, 1)]  # type: ignore[union-attr]
        assert await room.answer(1, put, options[1], request_id()) == put + 1
        assert room.scene.asked_since[0] == put
        await refused(room.answer(1, put + 1, options[1], request_id()), "stale")
        assert await room.answer(0, put, options[0], request_id()) == put + 2

    play(store, episode)


def test_how_long_a_question_is_open_survives_a_restart(store: Store) -> None:
    found: dict[str, list[int]] = {}

    async def before(rooms: Rooms) -> None:
        for answers in range(30):
            room = await new_room(rooms)
            for number in range(answers):
                await answer(room)
                seat = room.scene.match.answers[-1][0]
                if number % 7 == 6 and room.scene.match.can_undo(seat):
                    await room.undo(seat, room.scene.version, request_id())
            asked = [question.seat for question in room.scene.match.questions]
            found[room.id] = [room.scene.asked_since[seat] for seat in asked]

    async def after(rooms: Rooms) -> None:
        for match, asked_since in found.items():
            scene = (await rooms.room(match)).scene
            assert not scene.pinned
            assert [scene.asked_since[question.seat] for question in scene.match.questions] == asked_since

    play(store, before)
    play(store, after)


# -- taking back -------------------------------------------------------------------------------------------------------


def test_undo_takes_the_last_choice_back(store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        seat, digest, version = room.scene.match.question.seat, room.scene.match.digest(), room.scene.version
        await answer(room)
        assert await room.undo(seat, version + 1, "undo-one") == version + 2
        assert await room.undo(seat, version + 1, "undo-one") == version + 2
        assert room.scene.match.digest() == digest
        assert room.scene.asked_since[seat] == version + 2
        move = store.moves(room.id)[-1]
        assert (move.kind, move.answers) == ("undo", [])
        await refused(room.undo(seat, version + 1, request_id()), "stale")
        await refused(room.undo(seat, version + 2, request_id()), "wrong_answer")  # nothing but the deal is left

    play(store, episode)


def test_a_secret_answer_is_undone_beside_the_other_s(store: Store) -> None:
    """The answers kept are not always the first ones."""

    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        await until(room, "choose_headline")
        await answer(room, 0)
        version = room.scene.version
        await room.undo(0, version, request_id())
        assert [question.seat for question in room.scene.match.questions] == [0, 1]
        await answer(room, 1)
        assert room.scene.match.answers[-1][0] == 1

    play(store, episode)


def test_people_must_agree_to_a_step_back(store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms, "here", "invite")
        await room.sit_down("guest", 1, "Bob")
        await until(room, "choose_headline")
        keep = max(at for at, (seat, _) in enumerate(room.scene.match.answers) if seat == 0)
        before = state(room)
        await refused(room.ask_takeback(0, room.scene.version - 1, keep, [0]), "stale")
        await refused(room.ask_takeback(1, room.scene.version, keep, [1]), "bad_request")  # not that seat's choice
        await refused(room.ask_takeback(0, room.scene.version, 10**6, [0]), "bad_request")
        await refused(room.reply_to_takeback(1, True), "stale")
        assert state(room) == before
        version = room.scene.version
        assert await room.ask_takeback(0, version, keep, [0]) == version
        assert room.scene.pending is not None
        await refused(room.ask_takeback(0, version, keep, [0]), "stale")  # one at a time
        assert await room.reply_to_takeback(0, True) == version  # agreeing with oneself is not enough
        assert await room.reply_to_takeback(1, True) == version + 1
        assert len(room.scene.match.answers) == keep
        assert room.scene.pending is None
        assert store.moves(room.id)[-1].kind == "takeback"
        assert room.scene.match.question.seat == 0

    play(store, episode)


@pytest.mark.parametrize("who", [0, 1])
def test_a_step_back_is_declined_or_given_up(who: int, store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms, "here", "invite")
        await room.sit_down("guest", 1, "Bob")
        await until(room, "choose_headline")
        keep = max(at for at, (seat, _) in enumerate(room.scene.match.answers) if seat == 1)
        await room.ask_takeback(1, room.scene.version, keep, [1])
        before = room.scene.match
        await room.reply_to_takeback(who, False)
        assert room.scene.pending is None
        assert store.proposal(room.id) is None
        assert room.scene.match is before

    play(store, episode)


def test_what_was_read_before_a_seat_was_emptied_is_not_believed_after(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A look at who holds what may be under way while that changes."""
    read, emptied = threading.Event(), threading.Event()
    held = store.seats_held

    def slow(visitor: str, match: str) -> list[int]:
        found = held(visitor, match)
        if visitor == "guest" and not emptied.is_set():
            read.set()
            assert emptied.wait(PATIENCE)
        return found

    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms, "here", "invite")
        store.claim("guest", room.id, 1, "Bob")
        monkeypatch.setattr(store, "seats_held", slow)
        looking = asyncio.create_task(room.seats_of("guest"))
        assert await asyncio.to_thread(read.wait, PATIENCE)
        await room.empty_seat(1)
        emptied.set()
        assert await looking == frozenset()
        assert await room.seats_of("guest") == frozenset()

    play(store, episode)


def test_a_move_drops_a_proposal_and_a_restart_keeps_it(store: Store) -> None:
    match = ""

    async def before(rooms: Rooms) -> None:
        nonlocal match
        room = await new_room(rooms, "here", "invite")
        match = room.id
        await room.sit_down("guest", 1, "Bob")
        await until(room, "choose_headline")
        keep = max(at for at, (seat, _) in enumerate(room.scene.match.answers) if seat == 0)
        await room.ask_takeback(0, room.scene.version, keep, [0])

    async def after(rooms: Rooms) -> None:
        room = await rooms.room(match)
        assert room.scene.pending is not None
        assert room.scene.pending.agreed == (0,)
        await answer(room, 1)
        assert room.scene.pending is None
        assert store.proposal(match) is None

    play(store, before)
    play(store, after)


@pytest.mark.parametrize(
    ("seats", "mine"), [(("here", "here"), [0, 1]), (("here", "invite"), [0]), (("here", "random"), [0])]
)
def test_who_is_not_there_need_not_agree(seats: tuple[str, ...], mine: list[int], store: Store) -> None:
    """A bot agrees, so does a seat that nobody has taken, and whoever holds all seats asks nobody."""

    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms, *seats)
        while not any(seat == 0 for seat, _ in room.scene.match.answers):
            if room.scene.chairs[room.scene.match.question.seat].kind == "bot":
                await asyncio.sleep(0.01)
            else:
                await answer(room)
        version = room.scene.version
        keep = max(at for at, (seat, _) in enumerate(room.scene.match.answers) if seat == 0)
        assert await room.ask_takeback(0, version, keep, mine) == version + 1
        assert len(room.scene.match.answers) == keep

    play(store, episode)


def chance_to_come(room: Room) -> list[int]:
    """What chance would answer if everybody went on with the first option: dice, and the cards of the next turn."""
    match, told = room.scene.match.clone(), len(room.scene.match.answers)
    while not match.over and sum(seat == NATURE for seat, _ in match.answers[told:]) < 12:
        match.answer(match.question.options[0], match.question.seat)
    return [option for seat, option in match.answers[told:] if seat == NATURE]


def test_the_dice_are_others_after_every_step_back(store: Store) -> None:
    """Nobody takes a choice back to meet with chance that is known already; and a restart brings no other."""
    match, known = "", []

    async def before(rooms: Rooms) -> None:
        nonlocal match
        room = await new_room(rooms)
        match = room.id
        await until(room, "choose_headline")
        keep = max(at for at, (seat, _) in enumerate(room.scene.match.answers) if seat == 0)
        option = room.scene.match.answers[keep][1]
        for _ in range(3):
            known.append(chance_to_come(room))
            await room.ask_takeback(0, room.scene.version, keep, [0, 1])
            await answer(room, 0, option)
            await until(room, "choose_headline")
        known.append(chance_to_come(room))
        assert len({tuple(chance) for chance in known}) == 4

    async def after(rooms: Rooms) -> None:
        assert chance_to_come(await rooms.room(match)) == known[-1]

    play(store, before)
    play(store, after)


def test_a_plain_undo_leaves_chance_as_it_was(store: Store) -> None:
    """Nothing has come of the choice yet: there is nothing to know of the dice."""

    async def scene(rooms: Rooms) -> None:
        room = await new_room(rooms)
        before = chance_to_come(room)
        seat = room.scene.match.question.seat
        await answer(room)
        await room.undo(seat, room.scene.version, request_id())
        assert chance_to_come(room) == before

    play(store, scene)


def test_undo_of_a_choice_seen_before_another_was_taken_back_is_stale(store: Store) -> None:
    """What I saw is not what lies there any more: I look anew before I take back."""

    async def scene(rooms: Rooms) -> None:
        room = await new_room(rooms)
        await until(room, "choose_headline")
        await answer(room, 0)
        seen = room.scene.version
        await answer(room, 1)
        assert not room.scene.match.can_undo(0)
        keep = next(
            at for at in range(len(room.scene.match.answers) - 1, -1, -1) if room.scene.match.answers[at][0] == 1
        )
        await room.ask_takeback(1, room.scene.version, keep, [0, 1])
        assert room.scene.match.can_undo(0)
        now = state(room)
        await refused(room.undo(0, seen, request_id()), "stale")
        await refused(room.undo(0, room.scene.version - 1, request_id()), "stale")
        assert state(room) == now
        await room.undo(0, room.scene.version, request_id())
        assert [question.seat for question in room.scene.match.questions] == [0, 1]

    play(store, scene)


def test_a_match_that_is_over_is_never_taken_up_again(store: Store) -> None:
    """Everybody may look at all hands then, and at the seed: nobody plays on who has."""

    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        match = room.scene.match.clone()
        while not match.over:  # quicker than one by one: all answers but the last go to the store in one move
            before = match.clone()
            match.answer(match.question.options[-1])
        await room.order.alone(lambda: room._commit(lambda: before, "answer", 0, None), room.read_again)
        seat, option = before.question.seat, before.question.options[-1]
        assert store.match(room.id).finished is None  # type: ignore[union-attr]
        await answer(room, seat, option)
        row = store.match(room.id)
        assert row is not None
        assert row.finished is not None
        assert row.result == room.scene.match.returns
        await refused(room.ask_takeback(seat, room.scene.version, len(before.answers), [0, 1]), "wrong_answer")
        await refused(room.undo(seat, room.scene.version, request_id()), "wrong_answer")
        for viewer in (0, 1):
            shown = json.loads((await room.screen(Sight(viewer, "en", frozenset({0, 1}), True), Held())).json)
            assert (shown["undo"], shown["takeback"]) == (False, None)
        assert store.match(room.id) == row

    play(store, episode)


def rolled(match: Match, answers: int = 80) -> list[int]:
    """What chance would answer next, if everybody took the first option."""
    match = match.clone()
    before = len(match.answers)
    for _ in range(answers):
        match.answer(match.question.options[0], match.question.seat)
    return [option for seat, option in match.answers[before:] if seat == NATURE]


def test_after_a_step_back_the_dice_are_others(store: Store) -> None:
    """Whoever has seen a die fall does not know the next one; and no restart brings the old ones back."""

    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        await until(room, "choose_headline")
        match, begun = room.scene.match, room.row.seed
        keep = max(at for at, (seat, _) in enumerate(match.answers) if seat == 0)
        before = match.clone()
        before.rewind(match.answers[:keep])
        await room.ask_takeback(0, room.scene.version, keep, [0, 1])
        once = room.scene.match
        assert once.digest() == before.digest()
        assert rolled(once) != rolled(before)
        await answer(room, 0)
        await room.ask_takeback(0, room.scene.version, keep, [0, 1])
        assert len({tuple(rolled(it)) for it in (before, once, room.scene.match)}) == 3
        row = store.match(room.id)
        assert row is not None
        assert begun not in row.seed, "nobody works the new seed out from the old one"
        elsewhere = Rooms(store, rooms.thinker, QUICK)
        assert rolled((await elsewhere.room(room.id)).scene.match) == rolled(room.scene.match)
        await elsewhere.close()

    play(store, episode)


def test_nothing_is_undone_on_the_strength_of_what_another_took_back(store: Store) -> None:
    """A choice of one seat and its undoing came between: before it undoes anything, the other looks anew."""

    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        await until(room, "choose_headline")
        seen = room.scene.version
        await answer(room, 1)
        await room.undo(1, room.scene.version, request_id())
        now = state(room)
        await refused(room.undo(0, seen, request_id()), "stale")
        assert state(room) == now
        assert room.scene.match.can_undo(0)
        await room.undo(0, room.scene.version, request_id())

    play(store, episode)


# -- storing -----------------------------------------------------------------------------------------------------------


class Failing(Store):
    """A store that fails when told to, before it has kept a move or after."""

    def __init__(self, store: Store) -> None:
        super().__init__(store._engine)
        self.fails = ""

    def match(self, match_id: str) -> MatchRow | None:
        if self.fails == "reading":
            raise OperationalError("SELECT", {}, Exception("no connection"))
        return super().match(match_id)

    def append_move(self, move: MoveRow, *given: Any) -> MoveRow:
        if self.fails == "before":
            raise OperationalError("INSERT", {}, Exception("disk full"))
        kept = super().append_move(move, *given)
        if self.fails == "after":
            raise OperationalError("COMMIT", {}, Exception("connection lost"))
        return kept


def test_what_cannot_be_stored_has_not_happened(store: Store) -> None:
    failing = Failing(store)

    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        viewer = Viewer("", WATCHING, Held(), 0)
        room.join(viewer)
        viewer.wake.clear()
        before = state(room)
        failing.fails = "before"
        with pytest.raises(OperationalError):
            await answer(room, request="request-one")
        assert state(room) == before
        assert not viewer.wake.is_set()
        failing.fails = ""
        await answer(room, request="request-one")
        assert room.scene.version == before[0] + 1

    play(failing, episode)


def test_what_was_stored_without_our_knowing_is_found(store: Store) -> None:
    failing = Failing(store)

    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        version = room.scene.version
        failing.fails = "after"
        with pytest.raises(OperationalError):
            await answer(room, request="request-one")
        assert room.scene.version == version
        failing.fails = ""
        assert await answer(room, version=version, request="request-one") == version + 1  # the client tries again
        assert room.scene.version == version + 1
        assert len(store.moves(room.id)) == version + 1

    play(failing, episode)


def test_another_server_s_move_is_found(store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        elsewhere = Rooms(store, rooms.thinker, QUICK)
        same = await elsewhere.room(room.id)
        await answer(same)
        await refused(answer(room), "stale")
        assert state(room) == state(same)
        await answer(room)
        await elsewhere.close()

    play(store, episode)


def test_another_server_s_answer_to_the_same_request_is_found(store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        elsewhere = Rooms(store, rooms.thinker, QUICK)
        same = await elsewhere.room(room.id)
        assert await answer(same, request="request-one") == 2
        assert await answer(room, request="request-one") == 2
        assert state(room) == state(same)
        await elsewhere.close()

    play(store, episode)


def test_where_the_store_stays_away_all_is_refused_and_nothing_lost(store: Store) -> None:
    failing = Failing(store)

    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        failing.fails = "before"
        with pytest.raises(OperationalError):
            await answer(room)
        failing.fails = "reading"
        for _ in range(2):
            with pytest.raises(OperationalError):
                await answer(room)
        failing.fails = ""
        assert await answer(room) == 2

    play(failing, episode)


def test_a_move_is_finished_though_whoever_made_it_leaves(store: Store) -> None:
    begun, slow = threading.Event(), threading.Event()

    class Slow(Store):
        def append_move(self, move: MoveRow, *given: Any) -> MoveRow:
            begun.set()
            assert slow.wait(PATIENCE)
            return super().append_move(move, *given)

    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        asking = asyncio.create_task(answer(room))
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert room.busy
        slow.set()
        await room.close()
        assert room.scene.version == len(store.moves(room.id)) == 2

    play(Slow(store._engine), episode)


# -- coming back -------------------------------------------------------------------------------------------------------


def test_rooms_come_back_as_they_were(store: Store) -> None:
    digests = {}

    async def before(rooms: Rooms) -> None:
        for answers in (0, 1, 20, 60):
            room = await new_room(rooms)
            for _ in range(answers):
                await answer(room)
            await room.say(0, "Ann", f"{answers} answers", "visitor")
            digests[room.id] = (room.scene.match.digest(), room.scene.version, answers)

    async def after(rooms: Rooms) -> None:
        for match, (digest, version, answers) in digests.items():
            room = await rooms.room(match)
            assert (room.scene.match.digest(), room.scene.version) == (digest, version)
            assert [line.text for line in room.chat] == [f"{answers} answers"]
            await answer(room)

    play(store, before)
    play(store, after)


def test_the_dice_stay_the_same_after_a_restart(store: Store) -> None:
    """Nobody gets another roll by waiting for a restart."""

    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        other = Rooms(store, rooms.thinker, QUICK)
        again = await other.room(room.id)
        twin, original = again.scene.match.clone(), room.scene.match.clone()
        for _ in range(60):
            option = original.question.options[0]
            original.answer(option)
            twin.answer(option)
        assert twin.digest() == original.digest()
        await other.close()

    play(store, episode)


def test_one_room_for_all_who_come_at_once(store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        del rooms._rooms[room.id]
        found = await asyncio.gather(*[rooms.room(room.id) for _ in range(20)])
        assert len({id(one) for one in found}) == 1

    play(store, episode)


@pytest.mark.parametrize("match", ["", "x", "aaaaaaaaaaaaaaaa", "../../../../etc", "\0" * 16, "Ä" * 16])
def test_there_is_no_such_match(match: str, store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        await refused(rooms.room(match), "unknown")
        assert rooms.open_rooms == []

    play(store, episode)


def test_there_are_only_so_many_rooms_however_fast_they_are_wanted(store: Store) -> None:
    settings = replace(QUICK, idle=100.0, limits=Limits(rooms=2))

    async def episode(rooms: Rooms) -> None:
        made = [await new_room(rooms) for _ in range(4)]
        fifth = await rooms.create(NewMatch(game=GAME, seats=[{"kind": "here"}, {"kind": "here"}]), HOST, "Ann")
        await refused(rooms.room(fifth.match), "too_many")
        assert await rooms.room(made[0].id) is made[0], "whoever is there already stays"
        for room in made:
            room.used -= 5.0  # which is a little while, where there are too many
        assert (await rooms.room(fifth.match)).id == fifth.match
        assert len(rooms.open_rooms) <= 3

    play(store, episode, settings)


def test_rooms_that_nobody_wants_are_let_go(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("realpolitik.table.rooms.MANY_TIMES", 9)
    settings = replace(QUICK, idle=100.0, limits=Limits(rooms=2))

    async def episode(rooms: Rooms) -> None:
        watched, *others = [await new_room(rooms) for _ in range(5)]
        viewer = Viewer("", WATCHING, Held(), 0)
        watched.join(viewer)
        for number, room in enumerate([watched, *others]):
            room.used = float(number)
        rooms.sweep(8.0)  # too many: those that have not been wanted for a little while go, the longest first
        assert [room.id for room in rooms.open_rooms] == [watched.id, others[3].id]
        rooms.sweep(1000.0)
        assert rooms.open_rooms == [watched]
        watched.leave(viewer)
        rooms.sweep(watched.used + 50.0)
        assert rooms.open_rooms == [watched]
        rooms.sweep(watched.used + 100.0)
        assert rooms.open_rooms == []
        assert (await rooms.room(others[0].id)).scene.version == 1

    play(store, episode, settings)


def test_a_room_that_is_let_go_is_gone_at_once(store: Store) -> None:
    """No collector need look for it: a server has it look seldom, and memory would fill with rooms meanwhile."""

    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        viewer = Viewer("", WATCHING, Held(), 0)
        room.join(viewer)
        for _ in range(20):
            await answer(room)
            await room.screen(WATCHING, Held())
        room.leave(viewer)
        kept = [weakref.ref(it) for it in (room, room.scene, room.order)]
        rooms.sweep(room.used + rooms.settings.idle)
        del room
        assert rooms.open_rooms == []
        while any(it() is not None for it in kept):  # what is under way is finished first
            await asyncio.sleep(0.01)

    gc.disable()
    try:
        play(store, episode)
    finally:
        gc.enable()


def test_garbage_is_looked_for_now_and_then(store: Store) -> None:
    """What hangs together in a circle, as a closed channel does with its buffers, does not stay for hours."""

    class Channel:
        itself: "Channel"

    async def episode(rooms: Rooms) -> None:
        closed = Channel()
        closed.itself = closed
        kept = weakref.ref(closed)
        del closed
        rooms.start()
        while kept() is not None:
            await asyncio.sleep(0.01)

    gc.disable()
    try:
        play(store, episode, replace(QUICK, idle=0.1))
    finally:
        gc.enable()


# -- pinned ------------------------------------------------------------------------------------------------------------


def spoil(store: Store, match: str, **values: Any) -> None:
    with store._engine.begin() as connection:
        last = len(store.moves(match))
        connection.execute(MOVES.update().where(MOVES.c.match_id == match, MOVES.c.sequence == last).values(**values))


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"digest": "another"}, "another position"),
        ({"answers": [[0, 99999]]}, "does not follow the rules"),
        ({"answers": [[7, 0]]}, "does not follow the rules"),
    ],
)
def test_what_does_not_replay_is_pinned(values: dict[str, Any], why: str, store: Store, capsys: Any) -> None:
    match = ""

    async def before(rooms: Rooms) -> None:
        nonlocal match
        room = await new_room(rooms)
        match = room.id
        for _ in range(20):
            await answer(room)

    async def after(rooms: Rooms) -> None:
        room = await rooms.room(match)
        scene = room.scene
        assert why in scene.pinned
        assert why in (store.match(match).pinned or "")  # type: ignore[union-attr]
        assert scene.match.answers  # as far as it goes
        shown = await room.screen(WATCHING, Held())
        assert "pinned" in shown.json
        for seat in (0, 1):
            await refused(room.answer(seat, scene.version, 0, request_id()), "pinned")
            await refused(room.undo(seat, scene.version, request_id()), "pinned")
            await refused(room.ask_takeback(seat, scene.version, 0, [0, 1]), "pinned")
            await refused(room.prospects(seat, "en", None), "pinned")

    play(store, before)
    assert check(store, sys.stdout) == 0
    spoil(store, match, **values)
    play(store, after)
    assert check(store, sys.stdout) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "1 matches: 1 go on, 0 would be pinned"
    assert why in lines[1]
    assert lines[2] == "1 matches: 0 go on, 1 would be pinned"


def test_a_match_of_a_game_that_is_gone_is_told_of(store: Store, capsys: Any) -> None:
    match = ""

    async def before(rooms: Rooms) -> None:
        nonlocal match
        match = (await new_room(rooms)).id

    async def after(rooms: Rooms) -> None:
        assert "no game" in str(await refused(rooms.room(match), "pinned"))

    play(store, before)
    with store._engine.begin() as connection:
        connection.execute(MATCHES.update().values(game="gone"))
    play(store, after)
    assert check(store, sys.stdout) == 1
    assert "no game 'gone'" in capsys.readouterr().out


# -- looking ahead -----------------------------------------------------------------------------------------------------


def test_nobody_waits_for_the_look_ahead(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many look ahead and never come to an end, an answer is applied, and the next screen shown."""
    may_end, begun = threading.Event(), threading.Semaphore(0)

    def endless(scene: Scene, *looked_at: object) -> Any:
        begun.release()
        may_end.wait()
        return Prospects(version=scene.version, chances=[], why_not=[], threats=[])

    monkeypatch.setattr(looking, "prospects", endless)
    monkeypatch.setattr(looking, "prospect", endless)

    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        question, version = room.scene.match.question, room.scene.version
        ahead = [room.prospects(question.seat, language, version) for language in languages()]
        ahead += [room.prospect(question.seat, option, "en", version) for option in question.options]
        waiting = [asyncio.create_task(one) for one in ahead]
        try:
            await asyncio.to_thread(begun.acquire)
            assert not room.order.busy
            await room.demand_harmless(question.seat, version, question.options[:1], "careful-one")
            assert await answer(room) == version + 1
            shown = json.loads((await room.screen(WATCHING, Held())).json)
            assert shown["version"] == version + 1
            assert not any(task.done() for task in waiting)
        finally:
            may_end.set()
        await asyncio.gather(*waiting)

    play(store, episode)


def test_8_1_3_a_plan_is_looked_at_where_it_ends(store: Store) -> None:
    """8.1.3: a coup in a battleground at DEFCON 2: the card and its use can be taken back, the place loses the game."""

    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        t = table(ussr=["comecon"], influence={"angola": (2, 0), "cameroon": (1, 0)}, defcon=2)
        room._show(match=t.match)
        seat, version = t.match.question.seat, room.scene.version
        first = [t.game.option_named(t.match.question, "comecon"), COUP]
        fatal = await refused(room.demand_harmless(seat, version, [*first, ANGOLA], "careful-one"), "fatal")
        assert fatal.chances is not None
        assert fatal.chances.option == ANGOLA
        await room.demand_harmless(seat, version, [*first, CAMEROON], "careful-one")
        await refused(room.demand_harmless(seat, version, [*first, ANGOLA, ANGOLA], "careful-one"), "wrong_answer")

    play(store, episode)


def test_whoever_is_careful_is_asked_before_the_game_is_lost(store: Store) -> None:
    """6.3.4, 8.1.3: a coup in a battleground at DEFCON 2. What was done already is not refused any more."""

    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        influence = {"angola": (2, 0), "cameroon": (1, 0)}
        match = table(ussr=["comecon"], influence=influence, defcon=2).do("comecon", "coup").match
        room._show(match=match)
        seat, version = match.question.seat, room.scene.version
        fatal = await refused(room.demand_harmless(seat, version, [ANGOLA], "careful-one"), "fatal")
        assert fatal.chances is not None
        assert (fatal.chances.option, fatal.chances.lost, fatal.chances.of) == (ANGOLA, 6, 6)
        await room.demand_harmless(seat, version, [CAMEROON], "careful-one")
        await room.demand_harmless(seat, version, [99999], "careful-one")  # not on offer: the answer says so
        await refused(room.demand_harmless(1 - seat, version, [ANGOLA], "careful-one"), "stale")
        room.requests["careful-one"] = version
        await room.demand_harmless(seat, version, [ANGOLA], "careful-one")

    play(store, episode)


def test_whoever_is_careful_is_asked_before_a_card_that_surely_loses_the_game(store: Store) -> None:
    """8.1.3: Duck and Cover (4) in a Soviet round at DEFCON 2, where it cannot go to the space race."""

    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        match = table(ussr=["duck_and_cover", "nasser"], defcon=2, space=(8, 8)).match
        room._show(match=match)
        seat, version = match.question.seat, room.scene.version
        fatal = await refused(room.demand_harmless(seat, version, [4], "careful-one"), "fatal")
        assert fatal.chances is not None
        assert (fatal.chances.option, fatal.chances.lost, fatal.chances.of) == (4, 1, 1)
        await room.demand_harmless(seat, version, [15], "careful-one")

    play(store, episode)


# -- bots --------------------------------------------------------------------------------------------------------------


async def settled(room: Room) -> None:
    """Wait until no bot is to move."""
    while room._bot_to_move() is not None:
        await asyncio.sleep(0.01)


def test_a_bot_plays_in_a_process_of_its_own(store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms, "here", "cadet")
        for _ in range(10):
            await settled(room)
            assert room.scene.match.question_to(0) is not None
            await answer(room, 0)
        assert {seat for seat, _ in room.scene.match.answers} >= {0, 1}

    play(store, episode, replace(QUICK, workers=1))


def test_the_same_game_brings_the_same_answers_of_a_bot() -> None:
    match = realpolitik.new(GAME, seed=7)
    seat = match.question.seat
    task = task_of(match, seat, "cadet", seed_of("secret", 3, seat, "play"))
    assert think(task) == think(task)
    assert seed_of("secret", 3, 0, "play") != seed_of("secret", 4, 0, "play")


class Broken:
    """A bot that fails in one way or another."""

    how = "raises"

    def __init__(self, seed: object) -> None:
        pass

    def choose(self, seat: Seat) -> Chosen:
        if self.how == "raises":
            raise RuntimeError("I do not know")
        if self.how == "hangs":
            threading.Event().wait(5)
        return Chosen(99999, (AT_RANDOM,))


@pytest.mark.parametrize("how", ["raises", "wrong", "hangs"])
def test_a_bot_that_fails_does_not_hold_the_game_up(how: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Broken, "how", how)
    monkeypatch.setattr("realpolitik.table.thinking.new_bot", lambda name, game, seed=None: Broken(seed))

    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms, "here", "random")
        before = room.scene.version
        while room.scene.version == before:
            await asyncio.sleep(0.01)
        assert room.scene.match.answers[-1][0] == 1

    play(store, episode, replace(QUICK, bot_patience=0.2))


def test_a_worker_that_dies_is_replaced(store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms, "here", "random")
        await settled(room)
        (workers,) = rooms.thinker._workers
        pool = workers._pool
        assert pool is not None
        for worker in list(pool._processes.values()):
            worker.kill()
        while room._bot_to_move() is None:
            await answer(room, 0)
        await settled(room)
        assert workers._pool is not pool

    play(store, episode, replace(QUICK, workers=1))


def test_a_bot_thinks_again_when_the_match_has_changed(store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        thought_about: list[Match] = []
        begun, go_on = asyncio.Event(), asyncio.Event()
        choose = rooms.thinker.choose

        async def slowly(match: Match, seat: int, bot: str, seed: str, memory: str) -> Any:
            thought_about.append(match)
            thought = await choose(match, seat, bot, seed, memory)
            begun.set()
            await go_on.wait()
            return thought

        room = await new_room(rooms, "here", "random")
        await settled(room)
        while kind_asked(room) != "choose_headline":
            await answer(room, 0)
            await settled(room)
        # the bot has chosen its headline in secret by now; take a step back to before it, while it thinks anew
        rooms.thinker.choose = slowly  # type: ignore[method-assign]
        keep = max(at for at, (seat, _) in enumerate(room.scene.match.answers) if seat == 0)
        await room.ask_takeback(0, room.scene.version, keep, [0])
        await answer(room, 0)
        await begun.wait()
        await answer(room, 0)  # my headline, while the bot thinks about its own
        version = room.scene.version
        go_on.set()
        await settled(room)
        assert len({id(match) for match in thought_about}) >= 2
        assert room.scene.version > version

    play(store, episode)


def test_bots_among_themselves_play_while_somebody_looks_on(store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms, "random", "random")
        await asyncio.sleep(0.1)
        assert room.scene.version == 1
        viewer = Viewer("", WATCHING, Held(), 0)
        room.join(viewer)
        while room.scene.version < 10:
            await asyncio.sleep(0.01)
        room.leave(viewer)
        version = room.scene.version
        await asyncio.sleep(0.2)
        assert room.scene.version <= version + 1  # the answer that was under way, and no more

    play(store, episode)


def test_a_bot_waits_between_its_answers(store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        loop = asyncio.get_running_loop()
        room = await new_room(rooms, "here", "random")
        began, version = loop.time(), room.scene.version
        while room.scene.version < version + 3:
            await asyncio.sleep(0.01)
        assert loop.time() - began >= 2 * 0.1

    play(store, episode, replace(QUICK, bot_pause=0.1))


def test_an_empty_seat_is_given_to_a_bot(store: Store) -> None:
    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms, "here", "invite")
        await room.give_to_bot(1, "random")
        await settled(room)
        assert room.scene.match.question.seat == 0
        await refused(room.sit_down("guest", 1, "Bob"), "not_yours")
        await refused(room.give_to_bot(0, "random"), "not_yours")

    play(store, episode)


# -- what a viewer may keep of the log ---------------------------------------------------------------------------------


def test_a_viewer_s_copy_of_the_log_is_always_right_in_the_end(store: Store) -> None:
    """However long they were away, and whatever was taken back meanwhile."""
    random = Random(5)

    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        sight = Sight(0, "en", frozenset({0, 1}), True)
        copies = {patience: ([], Held()) for patience in (1, 3, 10)}  # type: ignore[var-annotated]
        for number in range(150):
            seats = [seat for seat in (0, 1) if room.scene.match.can_undo(seat)]
            own = [at for at, (seat, _) in enumerate(room.scene.match.answers) if seat == 0]
            if seats and random.random() < 0.25:
                await room.undo(seats[0], room.scene.version, request_id())
            elif own and not room.scene.match.over and random.random() < 0.05:
                await room.ask_takeback(0, room.scene.version, random.choice(own[-6:]), [0, 1])
            elif not room.scene.match.over:
                question = random.choice(room.scene.match.questions)
                await answer(room, question.seat, random.choice(question.options))
            for patience, (entries, held) in copies.items():
                if number % patience == 0:
                    shown = await room.screen(sight, held)
                    log = json.loads(shown.json)["log"]
                    assert log["start"] <= len(entries)
                    entries[log["start"] :] = log["entries"]
                    copies[patience] = (entries, shown.held)
                    whole = json.loads((await room.screen(sight, Held())).json)["log"]
                    assert whole["start"] == 0
                    assert entries == whole["entries"]
                    assert shown.held == Held(room.scene.version, len(entries))

    play(store, episode)


def test_a_viewer_of_a_later_match_than_ours_gets_all(store: Store) -> None:
    """After a backup was restored, for example."""

    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        shown = await room.screen(WATCHING, Held(version=500, entries=100))
        assert json.loads(shown.json)["log"]["start"] == 0

    play(store, episode)


def test_a_screen_is_made_once_for_all_who_look_alike(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    screen = looking.screen

    def counted(*arguments: Any) -> Any:
        made.append(1)
        return screen(*arguments)

    monkeypatch.setattr(looking, "screen", counted)

    async def episode(rooms: Rooms) -> None:
        room = await new_room(rooms)
        await asyncio.gather(*[room.screen(WATCHING, Held()) for _ in range(50)])
        assert len(made) == 1
        await answer(room)
        await room.screen(WATCHING, Held())
        assert len(made) == 2

    play(store, episode)


def test_bots_of_the_roster_are_all_known_by_their_reasons() -> None:
    """What a worker tells of its reasons is understood here, in whatever order bots were loaded."""
    match = realpolitik.new(GAME, seed=3)
    for bot in untimed(roster.bots_of(GAME)):
        thought = think(task_of(match, match.question.seat, bot, "seed"))
        assert thought.why[1:] == thought.arguments
    assert Thought(1, "of a bot from elsewhere", ()).why == (AT_RANDOM,)
