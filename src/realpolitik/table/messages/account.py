"""Accounts: what several browsers of one person have in common."""

from typing import Annotated, Literal

from pydantic import Field

from realpolitik.table.messages.message import Language, Sent, Told


class AskLink(Sent):
    """Where a link is to be mailed that signs a browser in."""

    mailbox: Annotated[str, Field(min_length=3, max_length=254)]
    language: Language = "en"


class LinkAsked(Told):
    """The same whether there is an account of this mailbox or not."""

    sent: Literal[True] = True


class LinkSecret(Sent):
    """What the link in a mail carries."""

    secret: Annotated[str, Field(min_length=8, max_length=100)]


class LinkTold(Told):
    """What a link would do in this browser."""

    mailbox: str
    games: int  # of this browser's, which would be the account's from then on
    leaves: str  # the mailbox of another account to which this browser is signed in, and would not be any more


class SignOut(Sent):
    everywhere: bool = False  # in all browsers of the account


class DeleteAccount(Sent):
    for_good: Literal[True]


class AccountTold(Told):
    """Told to nobody but whoever is signed in."""

    offered: bool  # whether this server has accounts: they need mail
    mailbox: str  # that this browser is signed in with; "" where it is not
