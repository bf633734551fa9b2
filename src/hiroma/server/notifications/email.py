"""E-mail: the letters of the hall and how they are sent."""

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from hiroma.server.notifications.words import name_of, say
from hiroma.server.settings import Settings
from hiroma.store.notifications import Contact

if TYPE_CHECKING:
    from hiroma.server.hall import Hall

PATIENCE = 20.0
"""Seconds that a mail server has for each answer."""


def possible(settings: Settings) -> bool:
    """Whether the hall can write to people: it must know a mail server, a sender, and its own address for the links."""
    return bool(settings.smtp and settings.mail_from and settings.site)


def letter(settings: Settings, address: str, token: str, kind: str, language: str, **args: str) -> EmailMessage:
    """A letter of a `kind` ('confirm', 'turn', 'seat') in a language, with the way to be rid of all."""
    site = settings.site.rstrip("/")
    given = {**args, "site": site, "confirm": f"{site}/letters/confirm/{token}", "stop": f"{site}/letters/stop/{token}"}
    made = EmailMessage()
    made["From"], made["To"] = settings.mail_from, address
    made["Date"], made["Message-ID"] = formatdate(), make_msgid(domain=urlsplit(site).hostname or "hiroma")
    made["Subject"] = say(language, f"mail-{kind}-subject", **given)
    # For mail programs, which ask by POST (RFC 8058); a reader's browser is led on to the page.
    made["List-Unsubscribe"] = f"<{site}/api/notices/stop/{token}>"
    made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made["Auto-Submitted"] = "auto-generated"
    made.set_content(say(language, f"mail-{kind}", **given) + "\n")
    return made


def send(url: str, message: EmailMessage) -> None:
    """Hand a letter to `smtp://USER:PASSWORD@HOST:587` (encrypted where the server can) or `smtps://…`.

    `OSError` when it is not taken (`SMTPException` is one). Blocks: for a thread.
    """
    parts = urlsplit(url)
    host, safe = parts.hostname or "localhost", ssl.create_default_context()
    if parts.scheme == "smtps":
        line: smtplib.SMTP = smtplib.SMTP_SSL(host, parts.port or 465, timeout=PATIENCE, context=safe)
    else:
        line = smtplib.SMTP(host, parts.port or 587, timeout=PATIENCE)
    with line:
        line.ehlo()
        if parts.scheme != "smtps" and line.has_extn("starttls"):
            line.starttls(context=safe)
            line.ehlo()
        if parts.username:
            line.login(unquote(parts.username), unquote(parts.password or ""))
        line.send_message(message)


async def write(hall: "Hall", to: Contact, kind: str, game: str = "", **args: str) -> None:
    """Send a letter, about a `game` or about none, to somebody in their language; `OSError` when it is not taken."""
    me = await hall.me(to.player)
    named = name_of(game, me.locale) if game else ""
    message = letter(hall.settings, to.address, to.token, kind, me.locale, name=me.name, game=named, **args)
    await asyncio.to_thread(send, hall.settings.smtp, message)
