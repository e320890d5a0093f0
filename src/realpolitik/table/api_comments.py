"""Comments: whoever held a seat of a match that is over may say something of any moment of it."""

from anyio import to_thread

from realpolitik.table.asking import At, By, Door, InHall, new_router
from realpolitik.table.hall import Caller, Hall, cleaned
from realpolitik.table.messages.comments import Comment, Comments, NewComment, RemoveComment
from realpolitik.table.refused import Refused
from realpolitik.table.room import Room
from realpolitik.table.rows import CommentRow

router = new_router()
doors = new_router(Door)


@router.get("/api/matches/{match_id}/comments", tags=["looking"])
async def read_comments(room: At, hall: InHall, who: By) -> Comments:
    """What players have said of the moments of a match. While it goes on, and may be taken back, none are told."""
    hall.turnstile.look(who.address)
    return await _told(hall, who, room)


@doors.post("/api/matches/{match_id}/comments", tags=["playing"])
async def comment(given: NewComment, room: At, hall: InHall, who: By) -> Comments:
    """Say something of a moment, to all who look at the replay."""
    await hall.demand_seat(who, room, given.seat)
    match, text = room.scene.match, cleaned(given.text)
    if not match.over:
        raise Refused("not_yours", "the match is not over yet: until then players say such things in the chat")
    if given.at > len(match.answers):
        raise Refused("bad_request", f"only {len(match.answers)} answers have been given")
    if not text:
        raise Refused("bad_request", "there is nothing in this comment")
    await hall.turnstile.chat_line(who.visitor, who.address, room.id, given.seat)
    nickname, most = room.scene.chairs[given.seat].nickname, hall.settings.limits.comments
    if await hall.thinker.write_talk(hall.comments.add, room.id, given.at, given.seat, nickname, text, most) is None:
        raise Refused("too_many", f"a match has {most} comments at most")
    return await _told(hall, who, room)


@doors.post("/api/matches/{match_id}/comments/remove", tags=["playing"])
async def remove_comment(given: RemoveComment, room: At, hall: InHall, who: By) -> Comments:
    """Take a comment away: by whoever holds the seat that it came from, or by the host."""
    mine, host = await hall.seats_of(who, room), hall.is_host(who, room)
    if not mine and not host:
        raise Refused("not_yours", "only its author and the host may take a comment away")
    for row in await comments_of(hall, room):
        if row.number == given.number:
            if not _removable(row, mine, host):
                raise Refused("not_yours", "only its author and the host may take a comment away")
            await hall.thinker.write_down(hall.comments.remove, room.id, row.number)
    return await _told(hall, who, room)


async def comments_of(hall: Hall, room: Room) -> list[CommentRow]:
    """What is told of a match that is over."""
    match = room.scene.match
    return await to_thread.run_sync(hall.comments.of, room.id, len(match.answers)) if match.over else []


async def _told(hall: Hall, who: Caller, room: Room) -> Comments:
    mine, host = await hall.seats_of(who, room), hall.is_host(who, room)
    return Comments(
        comments=[
            Comment(
                number=row.number,
                at=row.at,
                seat=row.seat,
                nickname=row.nickname,
                text=row.text,
                made=row.made.isoformat(),
                removable=_removable(row, mine, host),
            )
            for row in await comments_of(hall, room)
        ]
    )


def _removable(row: CommentRow, mine: frozenset[int], host: bool) -> bool:
    return host or row.seat in mine
