"""Telling by mail, through the server that the operator names: in threads, encrypted, with a way out in every mail.

A mailbox is written to once before whoever reads it has said that they want it: that one mail asks for it.
"""

import re
import smtplib
import ssl
from contextlib import suppress
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, make_msgid
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from realpolitik.kernel.errors import RealpolitikError
from realpolitik.language import Speaker
from realpolitik.table.calls import Call
from realpolitik.table.outside import NotTaken
from realpolitik.table.rows import BellRow
from realpolitik.table.settings import Settings
from realpolitik.table.threads import Threads

AT_ONCE: Final = 2  # connections to the mail server
PATIENCE: Final = 20.0  # seconds for each of its answers
PORTS: Final = {"smtp": 587, "smtps": 465}
OWN_MACHINE: Final = ("localhost", "127.0.0.1", "::1")  # between whose programs nobody listens
LONGEST: Final = 254  # letters of a mailbox
_MAILBOX: Final = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]"
)


class BadMail(RealpolitikError):
    """A mail server, or a mailbox, that cannot be used."""


def mailbox(text: str) -> str:
    """A mailbox, its host in small letters; whatever could mean more than one mailbox is none."""
    if len(text) > LONGEST or not _MAILBOX.fullmatch(text):
        raise BadMail("this is not an e-mail address")
    name, _, host = text.rpartition("@")
    return f"{name}@{host.lower()}"


class Mailer:
    def __init__(self, settings: Settings) -> None:
        """What is wrong with the settings is told now, and not with the first mail."""
        try:
            parts = urlsplit(settings.mail)
            port = parts.port
        except ValueError:
            raise BadMail(f"{settings.mail!r} is not the address of a mail server") from None
        if parts.scheme not in PORTS or not parts.hostname or parts.password is not None:
            raise BadMail("a mail server is given as smtp://user@host:587, or smtps://host, without a password")
        if not settings.address:
            raise BadMail("mails have links: say with --address where players find the server")
        self._scheme, self._host, self._port = parts.scheme, parts.hostname, port or PORTS[parts.scheme]
        self._user = unquote(parts.username or "")
        self._password = _read(settings.mail_password) if settings.mail_password else ""
        self._from = mailbox(settings.mail_from)
        self._address = settings.address
        self._threads = Threads(AT_ONCE, "mail")

    async def send(self, bell: BellRow, call: Call) -> None:
        """Tell a player that it is their move."""
        stop = call.speaker.say("call-stop", link=f"{self._address}/mail#stop={bell.stop}")
        await self._post(self._message(bell.address, call.subject, [call.text, call.link, stop], bell.stop))

    async def ask(self, bell: BellRow, secret: str, speaker: Speaker) -> None:
        """Ask whoever reads the mailbox whether they want to be told there."""
        game = speaker.game()
        asked, otherwise = speaker.say("call-confirm-text", game=game), speaker.say("call-confirm-else")
        link = f"{self._address}/mail#confirm={secret}"
        stop = speaker.say("call-stop", link=f"{self._address}/mail#stop={bell.stop}")
        subject = speaker.say("call-confirm", game=game)
        await self._post(self._message(bell.address, subject, [asked, link, otherwise, stop], bell.stop))

    async def invite(self, to: str, secret: str, speaker: Speaker) -> None:
        """Send the link that signs a browser in. Nobody is written to who was not asked for just now: there is nothing
        to stop."""
        link = f"{self._address}/account#{secret}"
        asked, otherwise = speaker.say("sign-in-text"), speaker.say("sign-in-else")
        await self._post(self._message(to, speaker.say("sign-in"), [asked, link, otherwise]))

    def close(self) -> None:
        self._threads.close()

    def _message(self, to: str, subject: str, paragraphs: list[str], stop: str | None = None) -> EmailMessage:
        """No header can be slipped in: the library refuses a line break in any."""
        message = EmailMessage(policy=SMTP)
        message["From"] = Address("Realpolitik", addr_spec=self._from)
        message["To"] = Address(addr_spec=to)
        message["Subject"] = subject
        message["Date"] = format_datetime(localtime())
        message["Message-ID"] = make_msgid(domain=self._from.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if stop is not None:
            message["List-Unsubscribe"] = f"<{self._address}/mail?stop={stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content("\n\n".join(paragraph for paragraph in paragraphs if paragraph) + "\n")
        return message

    async def _post(self, message: EmailMessage) -> None:
        try:
            await self._threads.run(self._hand_over, message)
        except smtplib.SMTPRecipientsRefused as refused:
            codes = [code for code, _ in refused.recipients.values()]
            raise NotTaken(f"the mailbox was refused with {codes[0]}", for_good=500 <= codes[0] < 600) from None
        except (OSError, smtplib.SMTPException, MessageError, ValueError) as error:
            raise NotTaken(f"the mail server did not take it: {type(error).__name__}") from None

    def _hand_over(self, message: EmailMessage) -> None:
        """For a thread."""
        secure = ssl.create_default_context()
        if self._scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(self._host, self._port, timeout=PATIENCE, context=secure)
        else:
            server = smtplib.SMTP(self._host, self._port, timeout=PATIENCE)
        try:
            if self._scheme == "smtp" and self._host not in OWN_MACHINE:
                server.starttls(context=secure)
            if self._user:
                server.login(self._user, self._password)
            server.send_message(message)
        finally:
            with suppress(OSError, smtplib.SMTPException):
                server.quit()


def _read(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8").rstrip("\r\n")
    except (OSError, UnicodeDecodeError) as error:
        raise BadMail(f"the password in {path} cannot be read: {getattr(error, 'strerror', None) or error}") from None
