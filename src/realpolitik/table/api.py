"""What can be asked of the server over HTTP. Each request is checked here, and done by the room it is about."""

from datetime import UTC, datetime
from functools import cache
from typing import Annotated, Any, Final, Literal

from anyio import to_thread
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.security import APIKeyCookie, HTTPBearer

from realpolitik import __version__
from realpolitik.bots.roster import bots_of
from realpolitik.kernel.errors import RealpolitikError
from realpolitik.kernel.kits import names
from realpolitik.kernel.match import Match
from realpolitik.kernel.question import SPECTATOR
from realpolitik.kernel.save import save
from realpolitik.language import languages, speak
from realpolitik.language.advice import because
from realpolitik.records.charts import draw
from realpolitik.records.figures import figures_of
from realpolitik.records.report import report
from realpolitik.table.book import book, offers, why_not_shown
from realpolitik.table.hall import Caller, Hall, cleaned
from realpolitik.table.keepsake import keepsake_of
from realpolitik.table.messages import (
    AboutMe,
    Answer,
    Applied,
    AskTakeback,
    Book,
    ChatLine,
    Claim,
    Claimed,
    Correction,
    Created,
    Figures,
    ForSeat,
    GameOffer,
    Health,
    Hint,
    Holding,
    Invite,
    Invited,
    MatchOfRecord,
    MatchSummary,
    Me,
    MyMatches,
    NewMatch,
    Prospect,
    Prospects,
    Record,
    RecordTold,
    Refusal,
    Replacement,
    ReplyToTakeback,
    Say,
    Screen,
    Undo,
)
from realpolitik.table.opening import about
from realpolitik.table.pages import File, file_of, respond
from realpolitik.table.real_table import set_right, show
from realpolitik.table.refused import STATUS, Refused
from realpolitik.table.room import Aloud, Held, Room
from realpolitik.table.rooms import NewRoom
from realpolitik.table.screen import Chair, Table, earlier, summary
from realpolitik.table.security import COOKIE, RECORDS, check_posted_by_page, hashed, new_key
from realpolitik.table.store import ChatRow, KeyRow
from realpolitik.table.thinking import seed_of
from realpolitik.table.words import parts

_MEANING: Final = {
    400: "The request is not as it should be: `bad_request`.",
    403: "Not yours to ask for: `not_yours`.",
    404: "There is no such thing: `unknown`.",
    409: "The match has moved on since; `version` is its present one: `stale`.",
    413: "The body is too large: `too_large`.",
    422: "Not on offer: `wrong_answer`. A hand is to be told first: `hand_matters`. "
    "No record that can be opened: `bad_record`, `disagreement`.",
    423: "The match is kept as it is and takes no answers: `pinned`.",
    429: "Too much at once: `too_many`.",
    500: "A fault of the server; nothing was done: `failed`.",
}
REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Refusal, "description": _MEANING[status]} for status in STATUS.values()
}

PICTURES: Final = {"svg": "image/svg+xml", "png": "image/png"}
REPORT_POLICY: Final = (  # a report runs nothing and loads nothing; its style is in it
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


# -- who asks ----------------------------------------------------------------------------------------------------------


async def the_hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def caller(request: Request, hall: Annotated[Hall, Depends(the_hall)]) -> Caller:
    """Whoever asks. What changes something, and shows no key, must come from our own page."""
    who = await hall.caller(request)
    if request.method not in ("GET", "HEAD") and not who.key:
        check_posted_by_page(request.url.scheme, request.headers)
    return who


async def spoken(language: Annotated[str, Query(max_length=8, description="en, ru, pl …")] = "en") -> str:
    if language not in languages():
        raise Refused("bad_request", f"there is no such language; there are {', '.join(languages())}")
    return language


async def the_room(match_id: Annotated[str, Path()], hall: Annotated[Hall, Depends(the_hall)]) -> Room:
    return await hall.rooms.room(match_id)


InHall = Annotated[Hall, Depends(the_hall)]
By = Annotated[Caller, Depends(caller)]
In = Annotated[str, Depends(spoken)]
At = Annotated[Room, Depends(the_room)]
Looking = Annotated[int | None, Query(ge=0, le=15, description="The seat to look from; none to watch.")]
Sitting = Annotated[int, Query(ge=0, le=15)]
AtVersion = Annotated[int | None, Query(ge=0, description="Refused as stale unless the question is still that one.")]

_schemes = [
    Depends(HTTPBearer(auto_error=False, description="The key of a seat.")),
    Depends(APIKeyCookie(name=COOKIE, auto_error=False, description="A browser that has been here before.")),
]
router = APIRouter(responses=REFUSALS, dependencies=_schemes)


def _json(content: str | bytes) -> Response:
    return Response(content, media_type="application/json")


# -- what there is to play ---------------------------------------------------------------------------------------------


@router.get("/health", tags=["server"])
async def health(hall: InHall) -> Health:
    """Whether the server and its database answer."""
    await to_thread.run_sync(hall.store.ping)
    rooms = hall.rooms.open_rooms
    return Health(status="ok", version=__version__, rooms=len(rooms), viewers=sum(len(room.viewers) for room in rooms))


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
    """The matches of this visitor; to a program, the one that its key opens."""
    if who.key:
        await hall.seats_of(who, await hall.rooms.room(who.key[0]))
    rows = await to_thread.run_sync(hall.store.matches_of, who.visitor) if who.visitor else []
    running = [row for row in rows if row.finished is None]
    finished = [row for row in rows if row.finished is not None][: hall.settings.limits.finished_shown]
    return MyMatches(
        running=[it for row in running if (it := await _summary(hall, who, row.id, language))],
        finished=[it for row in finished if (it := await _summary(hall, who, row.id, language))],
    )


async def _summary(hall: Hall, who: Caller, match_id: str, language: str) -> MatchSummary | None:
    """A match in short; nothing of one whose game is gone."""
    try:
        room = await hall.rooms.room(match_id)
    except Refused:
        return None
    mine, row = await hall.seats_of(who, room), room.row
    host = room.row.host == who.visitor
    table = room.table
    return await hall.thinker.work_out(lambda: summary(table, language, mine, host, row.created, row.updated))


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
    imported = await hall.rooms.read(given.record)
    return await hall.thinker.work_out(lambda: about(imported, language))


@router.post(f"{RECORDS}/match", tags=["matches"])
async def open_record(wanted: MatchOfRecord, hall: InHall, who: By, request: Request, response: Response) -> Created:
    """A match with the past that a record tells. What is to come is drawn anew: no file tells it beforehand."""
    hall.turnstile.new_match(who.address)
    visitor = await hall.welcome(who, request, response)
    nickname = cleaned(wanted.nickname) or visitor.nickname
    return _created(await hall.rooms.open_record(wanted, visitor.hash, nickname))


@router.post("/api/claim", tags=["seats"])
async def claim(invitation: Claim, hall: InHall, who: By, request: Request, response: Response) -> Claimed:
    """Sit down in the seat that a key opens. Whoever has the key has the seat, in as many browsers as they like."""
    key = hashed(invitation.key)
    found = await to_thread.run_sync(hall.store.seat_of_key, key)
    if found is None:
        raise Refused("unknown", "this invitation is not valid any more: ask for a new link")
    match_id, seat = found
    room = await hall.rooms.room(match_id)
    visitor = await hall.welcome(who, request, response)
    nickname = cleaned(invitation.nickname) or visitor.nickname
    await room.sit_down(visitor.hash, seat, nickname)
    return Claimed(match=match_id, seat=seat)


# -- looking -----------------------------------------------------------------------------------------------------------


@router.get("/api/matches/{match_id}/screen", response_model=Screen, tags=["looking"])
async def look(
    room: At,
    hall: InHall,
    who: By,
    language: In,
    seat: Looking = None,
    log: Annotated[int, Query(ge=0, description="How many entries of the log are held already …")] = 0,
    version: Annotated[int, Query(ge=0, description="… as they were at this version; without it, all are sent.")] = 0,
) -> Response:
    """All that a seat sees now, or somebody who watches."""
    sight = await hall.sight(who, room, seat, language)
    return _json((await room.screen(sight, Held(version, log))).json)


@router.get("/api/matches/{match_id}/history", response_model=Screen, tags=["looking"])
async def look_back(
    room: At,
    hall: InHall,
    who: By,
    language: In,
    at: Annotated[int, Query(ge=0, description="How many answers had been given.")],
    seat: Looking = None,
) -> Response:
    """What a seat saw at an earlier moment. Once the match is over, every seat is open to all."""
    hall.turnstile.look(who.address)
    table = room.table
    if at > len(table.match.answers):
        raise Refused("bad_request", f"only {len(table.match.answers)} answers have been given")
    if seat is not None and not (table.match.over and seat < len(table.chairs)):
        await hall.demand_seat(who, room, seat)
    mine = await hall.seats_of(who, room)
    host = room.row.host == who.visitor

    def make() -> str:
        return earlier(table, at, SPECTATOR if seat is None else seat, language, mine, host).model_dump_json()

    return _json(await hall.thinker.work_out(make))


@router.get("/api/matches/{match_id}/prospects", response_model=Prospects, tags=["looking"])
async def look_ahead(
    room: At, hall: InHall, who: By, language: In, seat: Sitting, version: AtVersion = None
) -> Response:
    """Of each option whether it wins or loses the game at once, and of what is not on offer, why."""
    await hall.demand_seat(who, room, seat)
    hall.turnstile.look(who.address)
    return _json(await room.prospects(seat, language, version))


@router.get("/api/matches/{match_id}/prospect", response_model=Prospect, tags=["looking"])
async def look_ahead_at(
    room: At, hall: InHall, who: By, language: In, seat: Sitting, option: int, version: AtVersion = None
) -> Response:
    """What one option would do, however the dice fall."""
    await hall.demand_seat(who, room, seat)
    hall.turnstile.look(who.address)
    return _json(await room.prospect(seat, option, language, version))


@router.get("/api/matches/{match_id}/figures", response_model=Figures, tags=["at a real table"])
async def list_figures(room: At, hall: InHall, who: By, language: In, seat: Sitting) -> Response:
    """What can be set right, how it stands and how it may stand; and what unknown hands may hold."""
    await hall.demand_seat(who, room, seat)
    hall.turnstile.look(who.address)
    return _json(await room.figures(seat, language))


@router.get("/api/matches/{match_id}/hint", tags=["looking"])
async def hint(room: At, hall: InHall, who: By, language: In, seat: Sitting) -> Hint:
    """What the strongest bot would choose, knowing what the seat may know, and why."""
    await hall.demand_seat(who, room, seat)
    hall.turnstile.look(who.address)
    table = room.asked_at(seat, None)
    game = table.match.game.name
    bot, question = bots_of(game)[0], table.match.question_to(seat)
    thought = await hall.thinker.choose(table.match, seat, bot, seed_of(room.row.seed, table.version, seat, "hint"))
    text = speak(game, language).option(question, thought.option) if question else ""
    why = parts(because(speak(game, language, marked=True), thought.why))
    return Hint(bot=speak(game, language).say(f"bot-{bot}"), option=thought.option, text=text, why=why)


@router.get(
    "/api/matches/{match_id}/record",
    response_class=Response,
    responses={200: {"description": "The save.", "content": {"application/json": {}}}},
    tags=["looking"],
)
async def record(room: At) -> Response:
    """A match that is over, as a save that `realpolitik replay` tells again."""
    table = _finished(room)
    text = await to_thread.run_sync(save, table.match)
    return _attached(Response(text, media_type="application/json"), room, "json")


@router.get(
    "/api/matches/{match_id}/keepsake",
    response_class=Response,
    responses={200: {"description": "The page.", "content": {"text/html": {}}}},
    tags=["looking"],
)
async def keep(room: At, hall: InHall, who: By, request: Request) -> Response:
    """A match that is over, as one HTML file that needs no server: every moment, every seat, every language."""
    hall.turnstile.look(who.address)
    table = _finished(room)
    page = await room.now.make(
        "keepsake", lambda: file_of(keepsake_of(table.match, languages(), table.chairs).encode())
    )
    return _attached(respond(request, page, "text/html"), room, "html")


@router.get(
    "/api/matches/{match_id}/report",
    response_class=Response,
    responses={200: {"description": "The page.", "content": {kind: {} for kind in ("text/html", *PICTURES.values())}}},
    tags=["looking"],
)
async def read_report(
    room: At,
    hall: InHall,
    who: By,
    language: In,
    request: Request,
    chart: Annotated[str, Query(max_length=40, description="One chart of it, as a picture.")] = "",
    picture: Annotated[Literal["svg", "png"], Query(alias="format", description="What kind of picture.")] = "svg",
) -> Response:
    """A match that is over, in figures and charts: a page, or one of its charts."""
    hall.turnstile.look(who.address)
    match = _finished(room).match

    def make() -> File:
        try:
            content = draw(figures_of(match), chart, language, picture) if chart else report(match, language).encode()
        except RealpolitikError as problem:
            raise Refused("unknown", str(problem)) from None
        return file_of(content)

    made = await room.now.make(("report", language, chart, picture), make)
    response = respond(request, made, PICTURES[picture] if chart else "text/html")
    response.headers["Content-Security-Policy"] = REPORT_POLICY
    return response


def _finished(room: Room) -> Table:
    """The table of a match that may be told whole."""
    table = room.table
    if table.pinned:
        raise Refused("pinned", f"the match cannot be saved: {table.pinned}")
    if not table.match.over:
        raise Refused("not_yours", "the match is not over yet: a save tells all that is hidden")
    return table


def _attached(response: Response, room: Room, ending: str) -> Response:
    """A file to be put on the disk, by the name of the match."""
    name = f"{room.table.match.game.name}-{room.id}.{ending}"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


# -- playing -----------------------------------------------------------------------------------------------------------


@router.post("/api/matches/{match_id}/answer", tags=["playing"])
async def answer(given: Answer, room: At, hall: InHall, who: By) -> Applied:
    """Answer the question open to a seat. What was applied before, by the same request, is not applied again.

    At a real table a seat may answer for chance too, and for hands that are unknown: `asked` says whose question it is.
    """
    await hall.demand_seat(who, room, given.seat)
    hall.turnstile.answer(room.id, given.seat)
    asked = given.seat if given.asked is None else given.asked
    aloud = Aloud(asked, [(it.hand, it.card) for it in given.shown], given.no_more)
    return Applied(version=await room.answer(given.seat, given.version, given.option, given.request, aloud))


@router.post("/api/matches/{match_id}/correct", tags=["at a real table"])
async def correct(given: Correction, room: At, hall: InHall, who: By) -> Applied:
    """Say that a figure stands otherwise: `option` is one of its choices."""
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
        nickname = room.table.chairs[given.seat].nickname
    else:
        await hall.seats_of(who, room)  # a key that speaks for the first time is known from now on
        known = await to_thread.run_sync(hall.store.visitor, who.visitor)
        if known is None:
            raise Refused("not_yours", "say who you are first: choose a nickname")
        nickname = known.nickname
    hall.turnstile.chat_line(who.visitor)
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


def _chair_for_host(room: Room, who: Caller, seat: int) -> Chair:
    """A seat that the host may dispose of."""
    if not who.visitor or room.row.host != who.visitor:
        raise Refused("not_yours", "only whoever made the match may do this")
    if seat >= len(room.table.chairs):
        raise Refused("bad_request", f"the match has {len(room.table.chairs)} seats")
    return room.table.chairs[seat]


@router.post("/api/matches/{match_id}/replace", tags=["seats"])
async def replace(given: Replacement, room: At, hall: InHall, who: By) -> Applied:
    """Let a bot play where nobody has sat down, or another bot instead of one."""
    chair = _chair_for_host(room, who, given.seat)
    game, name = room.table.match.game.name, room.table.match.seats[given.seat]
    if given.bot not in bots_of(game, name):
        raise Refused("bad_request", f"{game} has no such bot for {name}; it has {', '.join(bots_of(game, name))}")
    if chair.kind == "person" and chair.taken:
        raise Refused("not_yours", "a person sits there: only a free seat, or a bot's, can be given to a bot")
    hall.thinker.warm(game)
    await room.give_to_bot(given.seat, given.bot)
    return Applied(version=room.table.version)
