"""What can be asked before one sits at a table: games, who one is, one's matches and new ones, records, a seat."""

from datetime import UTC, datetime
from typing import Annotated

from anyio import to_thread
from fastapi import Query, Request, Response

from realpolitik.kernel.kits import names
from realpolitik.language import languages
from realpolitik.table.asking import At, By, In, InHall, new_router
from realpolitik.table.book import offers, picture_of, printed, why_not_shown
from realpolitik.table.files import respond
from realpolitik.table.hall import Caller, Hall, cleaned
from realpolitik.table.listed import Listed, archived_by, match_listed, matches_of
from realpolitik.table.lobby import can_be_told, summary
from realpolitik.table.messages.course import PlayOn
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
    NewScene,
    Record,
    RecordTold,
    SeatKey,
    SeatOffer,
)
from realpolitik.table.opening import about
from realpolitik.table.refused import Refused
from realpolitik.table.rooms import NewRoom
from realpolitik.table.security import RECORDS, hashed

router = new_router()


# -- what there is to play ---------------------------------------------------------------------------------------------


@router.get("/api/games", tags=["games"])
async def list_games(language: In) -> list[GameOffer]:
    """What there is to play, with scenarios, options, seats and bots."""
    return await to_thread.run_sync(offers, language)


@router.get("/api/games/{game}/book", response_model=Book, tags=["games"])
async def read_book(game: str, language: In, request: Request, brief: bool = False, digest: str = "") -> Response:
    """What of a game never changes: the board, the cards, the rules, all names. In `brief`, the rules are without most
    of their text; and asked for by the `digest` that an offer or a screen names, such a book may be kept for good."""
    await _demand_shown(game)
    found = await to_thread.run_sync(printed, game, language, brief)
    return await respond(request, found, "application/json", digest)


@router.get(
    "/api/games/{game}/picture",
    response_class=Response,
    responses={200: {"description": "The picture.", "content": {"image/svg+xml": {}}}},
    tags=["games"],
)
async def see_picture(game: str, request: Request, digest: str = "") -> Response:
    """The board of a game as a small SVG without colours, as the lobby shows it."""
    await _demand_shown(game)
    found = await to_thread.run_sync(picture_of, game)
    if found is None:
        raise Refused("unknown", "this game has no picture of its board")
    return await respond(request, found, "image/svg+xml", digest)


async def _demand_shown(game: str) -> None:
    """Go on only if it is a game that can be played in the browser."""
    if game not in names():
        raise Refused("unknown", f"there is no such game; there are {', '.join(names())}")
    if problem := await to_thread.run_sync(why_not_shown, game):
        raise Refused("unknown", problem)


# -- visitors ----------------------------------------------------------------------------------------------------------


@router.get("/api/me", tags=["visitors"])
async def who_am_i(hall: InHall, who: By) -> Me:
    """What the server knows of this browser: nothing, until something is said."""
    known = await to_thread.run_sync(hall.store.visitor, who.visitor)
    return Me(
        nickname=known.nickname if known else "",
        language=known.language if known else "",
        account=await hall.account_told(who),
    )


@router.post("/api/me", tags=["visitors"])
async def say_who_i_am(about: AboutMe, hall: InHall, who: By, request: Request, response: Response) -> Me:
    """Choose a nickname, or a language."""
    if about.language and about.language not in languages():
        raise Refused("bad_request", f"there is no such language; there are {', '.join(languages())}")
    nickname = None if about.nickname is None else cleaned(about.nickname)
    visitor = await hall.welcome(who, request, response)
    known = await hall.thinker.write_down(hall.store.keep_visitor, visitor.hash, nickname, about.language)
    return Me(nickname=known.nickname, language=known.language, account=await hall.account_told(who))


@router.get("/api/matches", tags=["matches"])
async def my_matches(
    hall: InHall,
    who: By,
    language: In,
    archived: Annotated[bool, Query(description="Those that were put away, and no others.")] = False,
) -> MyMatches:
    """The matches of this visitor; to a program, those in which its key opens a seat."""
    most_finished = hall.settings.limits.finished_shown
    found: list[Listed] = []
    put_away = 0
    if who.visitor:
        found = await to_thread.run_sync(matches_of, hall.store, who.visitor, most_finished, archived)
        put_away = await to_thread.run_sync(archived_by, hall.store, who.visitor)
    online = {listed.match.id: hall.rooms.online(listed.match.id) | listed.elsewhere for listed in found}

    def told() -> list[MatchSummary]:
        hosted = {listed.match.id for listed in found if listed.match.host == who.visitor}
        return [
            summary(listed, language, listed.match.id in hosted, online[listed.match.id])
            for listed in found
            if can_be_told(listed)
        ]

    short = await to_thread.run_sync(told)
    hall.old_matches.want(it.match for it in short if not it.moment and not it.pinned)
    return MyMatches(
        now=datetime.now(UTC).isoformat(),
        running=[it for it in short if not it.finished],
        finished=[it for it in short if it.finished],
        archived=put_away,
    )


@router.post("/api/matches", tags=["matches"])
async def create_match(wanted: NewMatch, hall: InHall, who: By, request: Request, response: Response) -> Created:
    """A new match. Whoever follows `/join#key` with one of the keys sits down in that seat."""
    await hall.turnstile.new_match(who.address)
    visitor = await hall.welcome(who, request, response)
    nickname = cleaned(wanted.nickname) or visitor.nickname
    if wanted.rated:
        _demand_rateable(wanted, who)
    if wanted.open:
        if wanted.guided or not any(seat.kind == "invite" for seat in wanted.seats):
            raise Refused("bad_request", "a table is opened for a free seat, of the kind `invite`, and is not guided")
        await hall.demand_open_tables(who)
    made = await hall.rooms.create(wanted, visitor.hash, nickname)
    if wanted.open:
        await (await hall.rooms.room(made.match)).open_to_all(True)
    return _created(made)


@router.post("/api/scenes", tags=["matches"])
async def begin_scene(wanted: NewScene, hall: InHall, who: By, request: Request, response: Response) -> Created:
    """A scene or a problem of a game, as a match at one screen. It is over when its goal is reached or missed."""
    await hall.turnstile.new_match(who.address)
    visitor = await hall.welcome(who, request, response)
    nickname = cleaned(wanted.nickname) or visitor.nickname
    return _created(await hall.rooms.stage(wanted, visitor.hash, nickname))


def _demand_rateable(wanted: NewMatch, who: Caller) -> None:
    """Go on only if a match can be rated: it tells how people play against each other, and nobody can get out of it."""
    if not who.session:
        raise Refused("not_yours", "a rated match is for people with an account: sign in first")
    kinds = sorted(seat.kind for seat in wanted.seats)
    if len(kinds) < 2 or kinds != ["here", *["invite"] * (len(kinds) - 1)] or wanted.guided or wanted.by_hand:
        raise Refused("bad_request", "a rated match is for people, each at a screen of their own, and not guided")
    if wanted.pace is None or (len(kinds) == 2 and wanted.pace.out != "loss"):
        raise Refused("bad_request", "a rated match has a clock, and of two whoever runs out of time has lost")


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
    await hall.turnstile.new_match(who.address)
    visitor = await hall.welcome(who, request, response)
    nickname = cleaned(wanted.nickname) or visitor.nickname
    return _created(await hall.rooms.open_record(wanted, language, visitor.hash, nickname))


@router.post("/api/matches/{match_id}/branch", tags=["matches"])
async def play_on(wanted: PlayOn, room: At, hall: InHall, who: By, request: Request, response: Response) -> Created:
    """A match that goes on from a moment of one that is over, or of one's own at one screen. What is to come is drawn
    anew."""
    await hall.turnstile.new_match(who.address)
    scene = room.scene
    if scene.pinned:
        raise Refused("pinned", f"nobody can play on from here: {scene.pinned}")
    alone = frozenset(range(len(scene.chairs))) == await hall.seats_of(who, room)
    if not scene.match.over and not (alone and all(chair.kind == "person" for chair in scene.chairs)):
        raise Refused("not_yours", "the match is not over yet: whoever played on would see all that is hidden")
    visitor = await hall.welcome(who, request, response)
    nickname = cleaned(wanted.nickname) or visitor.nickname
    return _created(await room.tried(hall.rooms.play_on(scene.match, wanted, visitor.hash, nickname)))


@router.post("/api/invitation", tags=["seats"])
async def look_at_invitation(invitation: SeatKey, hall: InHall, language: In) -> Invitation:
    """What a key invites to: the game, by whom, and which seat. Nobody sits down yet."""
    match_id, seat = await _seat_of(hall, invitation.key)
    listed = await to_thread.run_sync(match_listed, hall.store, match_id)
    if listed is None or not can_be_told(listed):
        raise Refused("unknown", "the match of this invitation is gone, or its game is")
    host = await to_thread.run_sync(hall.store.visitor, listed.match.host or "")
    short = await to_thread.run_sync(summary, listed, language, False, ())
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
    await hall.demand_may_sit(who, room, seat)
    if seat not in await hall.seats_of(who, room):
        await hall.turnstile.claim(match_id)
    key = ""
    if who.program:
        visitor, key = await hall.introduce(who)
    else:
        visitor = await hall.welcome(who, request, response)
    nickname = cleaned(invitation.nickname) or visitor.nickname
    await room.sit_down(visitor.hash, seat, nickname)
    return Claimed(match=match_id, seat=seat, key=key)
