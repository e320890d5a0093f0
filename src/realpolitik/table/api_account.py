"""Accounts: asking for a link by mail, signing a browser in with it and out again, and deleting an account."""

from typing import Final

from anyio import to_thread
from fastapi import Request, Response

from realpolitik.kernel.kits import names
from realpolitik.language import speak
from realpolitik.table.accounts import LINK_LASTS
from realpolitik.table.asking import By, InHall, known, new_router
from realpolitik.table.cookies import forget_cookie, set_cookie
from realpolitik.table.hall import Caller, Hall
from realpolitik.table.journal import write
from realpolitik.table.mailing import BadMail, Mailer, mailbox
from realpolitik.table.messages.account import (
    AccountTold,
    AskLink,
    DeleteAccount,
    LinkAsked,
    LinkSecret,
    LinkTold,
    SignOut,
)
from realpolitik.table.refused import Refused
from realpolitik.table.security import hashed

router = new_router()

NO_GOOD: Final = f"this link is no good: it works once, for {LINK_LASTS.seconds // 60} minutes"


@router.post("/api/account/link", tags=["accounts"])
async def ask_for_link(given: AskLink, hall: InHall, who: By) -> LinkAsked:
    """Have a link mailed that signs a browser in, whichever it is opened in. It works once, for half an hour. Whether
    there is an account already is not told."""
    mailer = _demand_accounts(hall, who)
    try:
        wanted = mailbox(given.mailbox)
    except BadMail as bad:
        raise Refused("bad_request", str(bad)) from None
    speaker = speak(names()[0], known(given.language))
    await hall.turnstile.sign_in(who.visitor, who.address, wanted)
    secret, to = await hall.thinker.write_down(hall.accounts.new_link, wanted)
    hall.ringing.send_off(mailer.invite(to, secret, speaker))
    return LinkAsked()


@router.post("/api/account/look", tags=["accounts"])
async def look_at_link(given: LinkSecret, hall: InHall, who: By) -> LinkTold:
    """What a link would do in this browser. Nothing is done yet."""
    _demand_accounts(hall, who)
    found = await to_thread.run_sync(hall.accounts.mailbox_of_link, given.secret)
    if not found:
        raise Refused("unknown", NO_GOOD)
    own = await hall.account_told(who)
    games = 0 if who.session or not who.visitor else await to_thread.run_sync(hall.accounts.games_of, who.visitor)
    return LinkTold(mailbox=found, games=games, leaves=own.mailbox if own.mailbox != found else "")


@router.post("/api/account/open", tags=["accounts"])
async def open_link(given: LinkSecret, hall: InHall, who: By, request: Request, response: Response) -> AccountTold:
    """Sign this browser in by a link. Its seats and games are the account's from then on, and those of the account are
    this browser's; it has another cookie, and the one before is worth nothing."""
    _demand_accounts(hall, who)
    opened = await hall.thinker.write_down(hall.accounts.open, given.secret, who.visitor, who.session)
    if opened is None:
        raise Refused("unknown", NO_GOOD)
    hall.rooms.send_away({who.session} - {""})
    if who.visitor and not who.session:
        hall.rooms.follow(who.visitor, opened.account, hashed(opened.secret))
    await hall.rooms.company_changed(opened.matches)
    set_cookie(response, opened.secret, request.url.scheme)
    write("signed in", matches=len(opened.matches))
    return AccountTold(offered=True, mailbox=await to_thread.run_sync(hall.accounts.mailbox_of, opened.account))


@router.post("/api/account/leave", tags=["accounts"])
async def sign_out(given: SignOut, hall: InHall, who: By, response: Response) -> AccountTold:
    """Sign this browser out, or every browser of the account. What the account has stays with it."""
    _demand_session(who)
    hall.rooms.send_away(await hall.thinker.write_down(hall.accounts.leave, who.session, given.everywhere))
    forget_cookie(response)
    return AccountTold(offered=hall.mailer is not None, mailbox="")


@router.post("/api/account/delete", tags=["accounts"])
async def delete_account(
    given: DeleteAccount, hall: InHall, who: By, request: Request, response: Response
) -> AccountTold:
    """Delete the account, and forget its mailbox. All that it has stays with this browser, and no other."""
    _demand_session(who)
    gone = await hall.thinker.write_down(hall.accounts.delete, who.visitor)
    hall.rooms.send_away({*gone.sessions} - {who.session})
    hall.rooms.follow(who.visitor, gone.visitor, "")
    await hall.rooms.company_changed(gone.matches)
    set_cookie(response, gone.secret, request.url.scheme)
    write("account deleted")
    return AccountTold(offered=hall.mailer is not None, mailbox="")


def _demand_accounts(hall: Hall, who: Caller) -> Mailer:
    if hall.mailer is None:
        raise Refused("bad_request", "this server has no accounts: they need mail")
    if who.program:
        raise Refused("not_yours", "a program is known by the key of its seat, and has no account")
    return hall.mailer


def _demand_session(who: Caller) -> None:
    if not who.session:
        raise Refused("not_yours", "this browser is not signed in")
