"""What can be asked before one sits at a table: games, who one is, one's matches and new ones, records, a seat."""

from functools import cache

from anyio import to_thread
from fastapi import Request, Response

from realpolitik.kernel.kits import names
from realpolitik.language import languages
from realpolitik.table.asking import By, In, InHall, new_router
from realpolitik.table.book import book, offers, why_not_shown
from realpolitik.table.hall import Caller, Hall, cleaned
from realpolitik.table.kept import chair_of
from realpolitik.table.messages.lobby import (
    AboutMe,
    Book,
    Claim,
    Claimed,
    Created,
    GameOffer,
    Invitation,
    Invite,
    MatchOfRecord,
    MatchSummary,
    Me,
    MyMatches,
    NewMatch,
    Record,
    RecordTold,
    SeatKey,
    SeatOffer,
)
from realpolitik.table.opening import about
from realpolitik.table.pages import File, file_of, respond
from realpolitik.table.refused import Refused
from realpolitik.table.rooms import NewRoom
from realpolitik.table.screen import bare_summary, summary
from realpolitik.table.security import RECORDS, hashed
from realpolitik.table.store import MatchRow, Store

router = new_router()


# -- what there is to play ---------------------------------------------------------------------------------------------


@router.get("/api/games", tags=["games"])
async def list_games(language: In) -> list[GameOffer]:
    """What there is to play, with scenarios, options, seats and bots."""
    return await to_thread.run_sync(offers, language)


@router.get("/api/games/{game}/book", response_model=Book, tags=["games"])
async def read_book(game: str, language: In, request: Request) -> Response:
    """What of a game never changes: the board, the cards, the rules, all names."""
    if game not in names():
        raise Refused("unknown", f"there is no such game; there are {', '.join(names())}")
    if problem := await to_thread.run_sync(why_not_shown, game):
        raise Refused("unknown", problem)
    found = await to_thread.run_sync(_printed, game, language)
    return respond(request, found, "application/json")


@cache
def _printed(game: str, language: str) -> File:
    return file_of(book(game, language).model_dump_json().encode())


# -- visitors ----------------------------------------------------------------------------------------------------------


@router.get("/api/me", tags=["visitors"])
async def who_am_i(hall: InHall, who: By) -> Me:
    """What the server knows of this browser: nothing, until something is said."""
    known = await to_thread.run_sync(hall.store.visitor, who.visitor)
    return Me(nickname=known.nickname if known else "", language=known.language if known else "")


@router.post("/api/me", tags=["visitors"])
async def say_who_i_am(about: AboutMe, hall: InHall, who: By, request: Request, response: Response) -> Me:
    """Choose a nickname, or a language."""
    if about.language and about.language not in languages():
        raise Refused("bad_request", f"there is no such language; there are {', '.join(languages())}")
    nickname = None if about.nickname is None else cleaned(about.nickname)
    visitor = await hall.welcome(who, request, response)
    known = await to_thread.run_sync(hall.store.keep_visitor, visitor.hash, nickname, about.language)
    return Me(nickname=known.nickname, language=known.language)


@router.get("/api/matches", tags=["matches"])
async def my_matches(hall: InHall, who: By, language: In) -> MyMatches:
    """The matches of this visitor; to a program, those in which its key opens a seat."""
    rows = await to_thread.run_sync(hall.store.matches_of, who.visitor) if who.visitor else []
    running = [row for row in rows if row.finished is None]
    finished = [row for row in rows if row.finished is not None][: hall.settings.limits.finished_shown]
    return MyMatches(
        running=[it for row in running if (it := await _summary(hall, who, row, language))],
        finished=[it for row in finished if (it := await _summary(hall, who, row, language))],
    )


async def _summary(hall: Hall, who: Caller, row: MatchRow, language: str) -> MatchSummary | None:
    """A match in short; of one that cannot be shown, why that is. Nothing of one whose game is gone."""
    host = row.host == who.visitor
    try:
        room = await hall.rooms.room(row.id)
        mine, scene, updated = await hall.seats_of(who, room), room.scene, room.row.updated
        short = hall.thinker.work_out(lambda: summary(scene, language, mine, host, row.created, updated))
        return await room.tried(short)
    except Refused as refused:
        if refused.code != "pinned" or row.game not in names():
            return None
        return await to_thread.run_sync(_bare_summary, hall.store, who.visitor, row, language, str(refused))


def _bare_summary(store: Store, visitor: str, row: MatchRow, language: str, why: str) -> MatchSummary:
    holders, mine = store.holders(row.id), store.seats_held(visitor, row.id)
    chairs = [chair_of(seat, holders) for seat in store.seats(row.id)]
    return bare_summary(row, chairs, language, mine, row.host == visitor, why)


@router.post("/api/matches", tags=["matches"])
async def create_match(wanted: NewMatch, hall: InHall, who: By, request: Request, response: Response) -> Created:
    """A new match. Whoever follows `/join#key` with one of the keys sits down in that seat."""
    hall.turnstile.new_match(who.address)
    visitor = await hall.welcome(who, request, response)
    nickname = cleaned(wanted.nickname) or visitor.nickname
    return _created(await hall.rooms.create(wanted, visitor.hash, nickname))


def _created(made: NewRoom) -> Created:
    invites = [Invite(seat=seat, key=key) for seat, key in made.keys.items()]
    return Created(match=made.match, seats_here=made.seats_here, invites=invites)


@router.post(RECORDS, tags=["matches"])
async def look_into_record(given: Record, hall: InHall, who: By, language: In) -> RecordTold:
    """What a record is, if it can be opened. Nothing is kept of it."""
    imported = await hall.rooms.read(given.record, language)
    return await hall.thinker.work_out(lambda: about(imported, language))


@router.post(f"{RECORDS}/match", tags=["matches"])
async def open_record(
    wanted: MatchOfRecord, hall: InHall, who: By, language: In, request: Request, response: Response
) -> Created:
    """A match with the past that a record tells. What is to come is drawn anew: no file tells it beforehand."""
    hall.turnstile.new_match(who.address)
    visitor = await hall.welcome(who, request, response)
    nickname = cleaned(wanted.nickname) or visitor.nickname
    return _created(await hall.rooms.open_record(wanted, language, visitor.hash, nickname))


@router.post("/api/invitation", tags=["seats"])
async def look_at_invitation(invitation: SeatKey, hall: InHall, language: In) -> Invitation:
    """What a key invites to: the game, by whom, and which seat. Nobody sits down yet."""
    match_id, seat = await _seat_of(hall, invitation.key)
    room = await hall.rooms.room(match_id)
    host = await to_thread.run_sync(hall.store.visitor, room.row.host or "")
    scene = room.scene
    told = hall.thinker.work_out(lambda: summary(scene, language, (), False, room.row.created, room.row.updated))
    short = await room.tried(told)
    named = [it.nickname for it in short.seats if it.kind == "person" and it.taken and it.nickname]
    return Invitation(
        title=short.title,
        host=(host.nickname if host else "") or next(iter(named), ""),
        seat=SeatOffer(name=short.seats[seat].name, title=short.seats[seat].title),
    )


async def _seat_of(hall: Hall, key: str) -> tuple[str, int]:
    """The match and the seat that a key opens."""
    found = await to_thread.run_sync(hall.store.seat_of_key, hashed(key))
    if found is None:
        raise Refused("unknown", "this invitation is not valid any more: ask for a new link")
    return found


@router.post("/api/claim", tags=["seats"])
async def claim(invitation: Claim, hall: InHall, who: By, request: Request, response: Response) -> Claimed:
    """Sit down in the seat that a key opens. Whoever has the link may, and each who does is counted as a holder.

    A browser is known by its cookie from then on. A program that sends the key of the invitation as a bearer is given
    a `key` of its own, known to nobody else, and sends that one from then on.
    """
    match_id, seat = await _seat_of(hall, invitation.key)
    room = await hall.rooms.room(match_id)
    if seat not in await hall.seats_of(who, room):
        hall.turnstile.claim(match_id)
    key = ""
    if who.program:
        visitor, key = await hall.introduce(who)
    else:
        visitor = await hall.welcome(who, request, response)
    nickname = cleaned(invitation.nickname) or visitor.nickname
    await room.sit_down(visitor.hash, seat, nickname)
    return Claimed(match=match_id, seat=seat, key=key)
