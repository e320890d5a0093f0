"""Bells: whoever holds a seat may say where they want to be told, when away, that it is their move."""

from datetime import UTC, datetime
from typing import Annotated
from urllib.parse import urlsplit

from anyio import to_thread
from fastapi import Query

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.table.asking import At, By, Door, InHall, Sitting, known, new_router
from realpolitik.table.calls import speaker_for
from realpolitik.table.hall import Caller, Hall
from realpolitik.table.mailing import BadMail, mailbox
from realpolitik.table.messages.bells import BellsTold, BellTold, MailChanged, MailSecret, NewBell, PushKeys
from realpolitik.table.outside import BadAddress, host_of
from realpolitik.table.refused import Refused
from realpolitik.table.room import Room
from realpolitik.table.rows import BellRow
from realpolitik.table.security import hashed, new_secret

router = new_router()
doors = new_router(Door)


@router.get("/api/matches/{match_id}/bells", tags=["bells"])
async def my_bells(room: At, hall: InHall, who: By, seat: Sitting) -> BellsTold:
    """Where this visitor wants to be told that a seat of theirs is asked. Nobody else learns of it."""
    await hall.demand_seat(who, room, seat)
    return await _told(hall, who, room, seat)


@doors.post("/api/matches/{match_id}/bells", tags=["bells"])
async def put_bell(given: NewBell, room: At, hall: InHall, who: By) -> BellsTold:
    """Give an address for a seat, in place of any other of its kind; an empty one takes it back. It is told of the
    questions that come from then on while nobody looks on from that seat, at most once until the seat has answered."""
    await hall.demand_seat(who, room, given.seat)
    if not given.address:
        await hall.thinker.write_down(hall.ringing.bells.remove, who.visitor, room.id, given.seat, given.kind)
        return await _told(hall, who, room, given.seat)
    if given.kind not in hall.ringing.kinds:
        raise Refused("bad_request", "this server does not tell anybody in this way")
    if (given.kind == "push") != (given.keys is not None):
        raise Refused("bad_request", "the subscription of a browser has keys, p256dh and auth, and nothing else has")
    await hall.turnstile.new_bell(who.visitor, who.address)
    now, language = datetime.now(UTC), known(given.language)
    bell = BellRow(who.visitor, room.id, given.seat, given.kind, given.address, language, created=now, confirmed=now)
    if given.kind == "mail":
        await _put_mailbox(hall, room, bell)
    else:
        _check_posted_to(hall, given.address)
        await _put(hall, _with_keys(hall, bell, given.keys))
    return await _told(hall, who, room, given.seat)


async def _put(hall: Hall, bell: BellRow) -> None:
    if not await hall.thinker.write_down(hall.ringing.bells.put, bell):
        raise Refused("not_yours", "this seat is not yours")


async def _put_mailbox(hall: Hall, room: Room, bell: BellRow) -> None:
    """Keep a mailbox. One that the visitor has not confirmed before is asked first, and not written to until then."""
    try:
        bell = bell._replace(address=mailbox(bell.address), stop=new_secret())
    except BadMail as bad:
        raise Refused("bad_request", str(bad)) from None
    assert hall.mailer is not None
    if await to_thread.run_sync(hall.ringing.bells.is_confirmed, bell.visitor, bell.address):
        await _put(hall, bell)
        return
    await hall.turnstile.new_mailbox(bell.address)
    secret = new_secret()
    bell = bell._replace(confirmed=None, confirm=hashed(secret))
    await _put(hall, bell)
    hall.ringing.ask(bell, hall.mailer.ask(bell, secret, speaker_for(bell, room.row.game)))


@router.post("/api/mail/confirm", tags=["bells"])
async def confirm_mailbox(given: MailSecret, hall: InHall, who: By) -> MailChanged:
    """Say, with the secret of the mail that asked for it, that the mailbox may be written to."""
    return MailChanged(done=await hall.thinker.write_down(hall.ringing.bells.confirm, given.secret))


@router.post("/api/mail/stop", tags=["bells"])
async def stop_mails(given: MailSecret, hall: InHall, who: By) -> MailChanged:
    """Say, with the secret of any mail, that no more is wanted: the mailbox is forgotten, for all matches."""
    return MailChanged(done=await hall.thinker.write_down(hall.ringing.bells.stop, given.secret))


@router.post("/mail", include_in_schema=False)
async def stop_at_one_click(hall: InHall, stop: Annotated[str, Query(max_length=100)]) -> MailChanged:
    """The same, as mail programs do it that have a button for it (RFC 8058): the secret is all that they send."""
    return MailChanged(done=await hall.thinker.write_down(hall.ringing.bells.stop, stop))


def _with_keys(hall: Hall, bell: BellRow, keys: PushKeys | None) -> BellRow:
    if keys is None:
        return bell
    assert hall.pusher is not None
    try:
        hall.pusher.check(keys.p256dh, keys.auth)
    except RealpolitikError as bad:
        raise Refused("bad_request", str(bad)) from None
    return bell._replace(p256dh=keys.p256dh, auth=keys.auth)


def _check_posted_to(hall: Hall, url: str) -> None:
    try:
        host = host_of(url)
    except BadAddress as bad:
        raise Refused("bad_request", str(bad)) from None
    if host == urlsplit(hall.settings.address).hostname:
        raise Refused("bad_request", "this is the address of this very server")


async def _told(hall: Hall, who: Caller, room: Room, seat: int) -> BellsTold:
    found = await to_thread.run_sync(hall.ringing.bells.of, who.visitor, room.id, seat)
    return BellsTold(
        kinds=hall.ringing.kinds,
        bells=[
            BellTold(
                kind=it.kind,
                address=it.address,
                confirmed=it.confirmed is not None,
                failures=it.failures,
                dropped=it.dropped is not None,
            )
            for it in found
        ],
        push_key=hall.pusher.public_key if hall.pusher else "",
    )
