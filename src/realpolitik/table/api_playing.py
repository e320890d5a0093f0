"""What players and hosts can ask for: to answer, to take back, to talk, to give a seat to somebody."""

from datetime import UTC, datetime

from anyio import to_thread

from realpolitik.bots.roster import bots_of
from realpolitik.kernel.match import Match
from realpolitik.table.asking import At, By, InHall, new_router
from realpolitik.table.hall import Caller, cleaned
from realpolitik.table.messages.lobby import ForSeat, Invited, Replacement
from realpolitik.table.messages.playing import (
    Answer,
    Applied,
    AskTakeback,
    ChatLine,
    Correction,
    Holding,
    ReplyToTakeback,
    Say,
    Undo,
)
from realpolitik.table.moves import Aloud
from realpolitik.table.real_table import set_right, show
from realpolitik.table.refused import Refused
from realpolitik.table.room import Room
from realpolitik.table.scene import Chair
from realpolitik.table.security import hashed, new_key
from realpolitik.table.store import ChatRow, KeyRow

router = new_router()


# -- playing -----------------------------------------------------------------------------------------------------------


@router.post("/api/matches/{match_id}/answer", tags=["playing"])
async def answer(given: Answer, room: At, hall: InHall, who: By) -> Applied:
    """Answer the question open to a seat. What was applied before, by the same request, is not applied again.

    At a real table a seat may answer for chance too, and for hands that are unknown: `asked` says whose question it is.
    """
    await hall.demand_seat(who, room, given.seat)
    hall.turnstile.answer(room.id, given.seat)
    asked = given.seat if given.asked is None else given.asked
    if given.careful and asked == given.seat:
        await room.demand_harmless(given.seat, given.version, given.option, given.request)
    aloud = Aloud(asked, [(it.hand, it.card) for it in given.shown], given.no_more)
    return Applied(version=await room.answer(given.seat, given.version, given.option, given.request, aloud))


@router.post("/api/matches/{match_id}/correct", tags=["at a real table"])
async def correct(given: Correction, room: At, hall: InHall, who: By) -> Applied:
    """Say that something stands otherwise: `option` is one of its choices."""
    await hall.demand_seat(who, room, given.seat)
    hall.turnstile.answer(room.id, given.seat)
    version = await room.say_how_it_stands(lambda match: set_right(match, given.option), given.version, given.request)
    return Applied(version=version)


@router.post("/api/matches/{match_id}/hold", tags=["at a real table"])
async def hold(given: Holding, room: At, hall: InHall, who: By) -> Applied:
    """Say that a hand which is unknown holds these cards."""
    await hall.demand_seat(who, room, given.seat)
    hall.turnstile.answer(room.id, given.seat)

    def show_all(match: Match) -> None:
        for card in given.cards:
            show(match, given.hand, card)

    return Applied(version=await room.say_how_it_stands(show_all, given.version, given.request))


@router.post("/api/matches/{match_id}/undo", tags=["playing"])
async def undo(given: Undo, room: At, hall: InHall, who: By) -> Applied:
    """Take the seat's last choice back, where neither chance, nor another seat, nor anything shown came between."""
    await hall.demand_seat(who, room, given.seat)
    hall.turnstile.answer(room.id, given.seat)
    return Applied(version=await room.undo(given.seat, given.version, given.request))


@router.post("/api/matches/{match_id}/takeback", tags=["playing"])
async def ask_takeback(given: AskTakeback, room: At, hall: InHall, who: By) -> Applied:
    """Ask the others to go back to before a choice of the seat's own. Where nobody need agree, it is done at once."""
    mine = await hall.demand_seat(who, room, given.seat)
    hall.turnstile.answer(room.id, given.seat)
    return Applied(version=await room.ask_takeback(given.seat, given.version, given.keep, mine))


@router.post("/api/matches/{match_id}/takeback/reply", tags=["playing"])
async def reply_to_takeback(given: ReplyToTakeback, room: At, hall: InHall, who: By) -> Applied:
    """Agree to a step back, or not. Whoever asked for it may give it up so."""
    await hall.demand_seat(who, room, given.seat)
    hall.turnstile.answer(room.id, given.seat)
    return Applied(version=await room.reply_to_takeback(given.seat, given.agree))


@router.post("/api/matches/{match_id}/chat", tags=["playing"])
async def chat(given: Say, room: At, hall: InHall, who: By) -> ChatLine:
    """Say something to all who are at the table: from a seat, or from beside it."""
    text = cleaned(given.text)
    if not text:
        raise Refused("bad_request", "there is nothing in this line")
    if given.seat is not None:
        await hall.demand_seat(who, room, given.seat)
        nickname = room.scene.chairs[given.seat].nickname
    else:
        known = await to_thread.run_sync(hall.store.visitor, who.visitor)
        if known is None:
            raise Refused("not_yours", "say who you are first: choose a nickname")
        nickname = known.nickname
    await hall.turnstile.chat_line(who.visitor, who.address, room.id, given.seat)
    return chat_line(await room.say(given.seat, nickname, text))


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(number=row.number, seat=row.seat, nickname=row.nickname, text=row.text, said=row.said.isoformat())


# -- seats -------------------------------------------------------------------------------------------------------------


@router.post("/api/matches/{match_id}/invite", tags=["seats"])
async def invite(given: ForSeat, room: At, hall: InHall, who: By) -> Invited:
    """A key for a free seat, by the host; or for one's own, for another device. Earlier invitations end with it."""
    own = given.seat in await hall.seats_of(who, room)
    if not own:
        chair = _chair_for_host(room, who, given.seat)
        if chair.kind == "bot" or chair.taken:
            raise Refused("not_yours", "the seat is not free: nobody can be invited to it")
    await to_thread.run_sync(hall.store.revoke_invites, room.id, given.seat)
    key = new_key()
    made = KeyRow(hashed(key), room.id, given.seat, "device" if own else "invite", datetime.now(UTC))
    await to_thread.run_sync(hall.store.add_key, made)
    return Invited(key=key)


@router.post("/api/matches/{match_id}/empty", tags=["seats"])
async def empty(given: ForSeat, room: At, hall: InHall, who: By) -> Applied:
    """Let nobody hold a seat any more, by the host: whoever sat there watches, and its links and keys open nothing."""
    _chair_for_host(room, who, given.seat)
    if room.scene.match.chance.by_hand():
        raise Refused("bad_request", "where people roll or deal themselves, all seats stay at one screen")
    await room.empty_seat(given.seat)
    return Applied(version=room.scene.version)


def _chair_for_host(room: Room, who: Caller, seat: int) -> Chair:
    """A seat that the host may dispose of."""
    if not who.visitor or room.row.host != who.visitor:
        raise Refused("not_yours", "only whoever made the match may do this")
    if seat >= len(room.scene.chairs):
        raise Refused("bad_request", f"the match has {len(room.scene.chairs)} seats")
    return room.scene.chairs[seat]


@router.post("/api/matches/{match_id}/replace", tags=["seats"])
async def replace(given: Replacement, room: At, hall: InHall, who: By) -> Applied:
    """Let a bot play where nobody has sat down, or another bot instead of one."""
    chair = _chair_for_host(room, who, given.seat)
    game, name = room.scene.match.game.name, room.scene.match.seats[given.seat]
    if given.bot not in bots_of(game, name):
        raise Refused("bad_request", f"{game} has no such bot for {name}; it has {', '.join(bots_of(game, name))}")
    if chair.kind == "person" and chair.taken:
        raise Refused("not_yours", "a person sits there: only a free seat, or a bot's, can be given to a bot")
    hall.thinker.warm(game)
    await room.give_to_bot(given.seat, given.bot)
    return Applied(version=room.scene.version)
