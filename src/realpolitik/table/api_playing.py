"""What players and hosts can ask for: to answer, to take back, to talk, to give a seat to somebody."""

from datetime import UTC, datetime

from anyio import to_thread

from realpolitik.bots.roster import bots_of
from realpolitik.kernel.match import Match
from realpolitik.table.asking import At, By, Door, InHall, new_router
from realpolitik.table.hall import Caller, Hall, cleaned
from realpolitik.table.messages.lobby import ForSeat, Invited, Replacement
from realpolitik.table.messages.playing import (
    Answer,
    Applied,
    AskDraw,
    AskTakeback,
    ChatLine,
    Correction,
    Holding,
    ReplyToDraw,
    ReplyToTakeback,
    Resign,
    Say,
    Undo,
)
from realpolitik.table.moves import Aloud
from realpolitik.table.real_table import set_right, show
from realpolitik.table.refused import Refused
from realpolitik.table.room import Room
from realpolitik.table.rows import ChatRow, KeyRow
from realpolitik.table.scene import Chair
from realpolitik.table.security import hashed, new_key

router = new_router(Door)


# -- playing -----------------------------------------------------------------------------------------------------------


@router.post("/api/matches/{match_id}/answer", tags=["playing"])
async def answer(given: Answer, room: At, hall: InHall, who: By) -> Applied:
    """Answer the question open to a seat, and `then` its next ones: what was drafted is given at once, and all of it or
    nothing. What was applied before, by the same request, is not applied again.

    At a real table a seat may answer for chance too, and for hands that are unknown: `asked` says whose question it is.
    """
    await hall.demand_seat(who, room, given.seat)
    hall.turnstile.answer(room.id, given.seat)
    asked = given.seat if given.asked is None else given.asked
    if given.then and (asked != given.seat or given.shown or given.no_more):
        raise Refused("bad_request", "only answers to a seat's own questions, from hands that are known, go together")
    if given.careful and asked == given.seat:
        await room.demand_harmless(given.seat, given.version, [given.option, *given.then], given.request)
    aloud = Aloud(asked, [(it.hand, it.card) for it in given.shown], given.no_more)
    version = await room.answer(given.seat, given.version, given.option, given.request, aloud, given.then)
    return Applied(version=version)


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


@router.post("/api/matches/{match_id}/resign", tags=["playing"])
async def resign(given: Resign, room: At, hall: InHall, who: By) -> Applied:
    """Give the game up, which is lost then, and over for good. Of three seats or more, where other people are left, a
    bot takes the seat instead, and they play on."""
    await hall.demand_seat(who, room, given.seat)
    hall.turnstile.answer(room.id, given.seat)
    if room.scene.bot_takes_over(given.seat):
        hall.thinker.warm(room.scene.match.game.name)
    return Applied(version=await room.resign(given.seat, given.version, given.request))


@router.post("/api/matches/{match_id}/draw", tags=["playing"])
async def ask_draw(given: AskDraw, room: At, hall: InHall, who: By) -> Applied:
    """Ask the others to call the game a draw, where people sit in all seats."""
    mine = await hall.demand_seat(who, room, given.seat)
    hall.turnstile.answer(room.id, given.seat)
    return Applied(version=await room.ask_draw(given.seat, given.version, mine))


@router.post("/api/matches/{match_id}/draw/reply", tags=["playing"])
async def reply_to_draw(given: ReplyToDraw, room: At, hall: InHall, who: By) -> Applied:
    """Agree to a draw, or not. Whoever asked for it may give it up so."""
    await hall.demand_seat(who, room, given.seat)
    hall.turnstile.answer(room.id, given.seat)
    return Applied(version=await room.reply_to_draw(given.seat, given.agree))


@router.post("/api/matches/{match_id}/chat", tags=["playing"])
async def chat(given: Say, room: At, hall: InHall, who: By) -> ChatLine:
    """Say something to all who are at the table: from a seat, or from beside it."""
    if room.scene.chat == "off":
        raise Refused("not_yours", "nobody talks at this server")
    if room.scene.chat == "seats" and given.seat is None:
        raise Refused("not_yours", "only those who sit at this table talk: its host wants it so")
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
    return chat_line(await room.say(given.seat, nickname, text, who.visitor), who.visitor)


def chat_line(row: ChatRow, reader: str) -> ChatLine:
    """A line, for a visitor, or for a stranger ("")."""
    mine, said = bool(reader) and row.visitor == reader, row.said.isoformat()
    return ChatLine(number=row.number, mine=mine, seat=row.seat, nickname=row.nickname, text=row.text, said=said)


# -- seats -------------------------------------------------------------------------------------------------------------


@router.post("/api/matches/{match_id}/invite", tags=["seats"])
async def invite(given: ForSeat, room: At, hall: InHall, who: By) -> Invited:
    """A key for a free seat, by the host; or for one's own, for another device. Earlier invitations end with it."""
    own = given.seat in await hall.seats_of(who, room)
    if not own:
        chair = _chair_for_host(hall, room, who, given.seat)
        if chair.kind == "bot" or chair.taken:
            raise Refused("not_yours", "the seat is not free: nobody can be invited to it")
    await hall.thinker.write_down(hall.store.revoke_invites, room.id, given.seat)
    key = new_key()
    made = KeyRow(hashed(key), room.id, given.seat, "device" if own else "invite", datetime.now(UTC))
    await hall.thinker.write_down(hall.store.add_key, made)
    return Invited(key=key)


@router.post("/api/matches/{match_id}/empty", tags=["seats"])
async def empty(given: ForSeat, room: At, hall: InHall, who: By) -> Applied:
    """Let nobody hold a seat any more, by the host: whoever sat there watches, and its links and keys open nothing."""
    _chair_for_host(hall, room, who, given.seat)
    if room.scene.match.chance.by_hand():
        raise Refused("bad_request", "where people roll or deal themselves, all seats stay at one screen")
    if room.scene.clock is not None and room.scene.clock.next_out is not None:
        raise Refused("not_yours", "time runs in this match, and would stop: whoever is away runs out of it")
    if room.row.rated is not None and room.row.rated["state"] == "yes":
        raise Refused("not_yours", "nobody is sent away from a rated match")
    await room.empty_seat(given.seat)
    return Applied(version=room.scene.version)


def _chair_for_host(hall: Hall, room: Room, who: Caller, seat: int) -> Chair:
    """A seat that the host may dispose of."""
    hall.demand_host(who, room)
    if seat >= len(room.scene.chairs):
        raise Refused("bad_request", f"the match has {len(room.scene.chairs)} seats")
    return room.scene.chairs[seat]


@router.post("/api/matches/{match_id}/replace", tags=["seats"])
async def replace(given: Replacement, room: At, hall: InHall, who: By) -> Applied:
    """Let a bot play where nobody has sat down, or another bot instead of one."""
    chair = _chair_for_host(hall, room, who, given.seat)
    game, name = room.scene.match.game.name, room.scene.match.seats[given.seat]
    if given.bot not in bots_of(game, name):
        raise Refused("bad_request", f"{game} has no such bot for {name}; it has {', '.join(bots_of(game, name))}")
    if chair.kind == "person" and chair.taken:
        raise Refused("not_yours", "a person sits there: only a free seat, or a bot's, can be given to a bot")
    if chair.kind == "bot" and room.row.rated is not None and room.row.rated["state"] == "yes":
        raise Refused("not_yours", "the bots of a rated match play for those who have left it, to its end")
    hall.thinker.warm(game)
    await room.give_to_bot(given.seat, given.bot)
    return Applied(version=room.scene.version)
