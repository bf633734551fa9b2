"""E-mail: composes messages to players and hands them to the mail server (SMTP)."""

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
"""Timeout for each answer of the mail server, in seconds."""


def possible(settings: Settings) -> bool:
    """Return True when mail can be sent: mail server, sender and the hall's address (for links) are all set."""
    return bool(settings.smtp and settings.mail_from and settings.site)


def letter(settings: Settings, address: str, token: str, kind: str, language: str, **args: str) -> EmailMessage:
    """Compose a message of a `kind` ('confirm', 'turn', 'seat'); `args` fill its text.

    Its links confirm the address, or end all mail to it, by the contact's `token`.
    """
    site = settings.site.rstrip("/")
    given = {**args, "site": site, "confirm": f"{site}/letters/confirm/{token}", "stop": f"{site}/letters/stop/{token}"}
    made = EmailMessage()
    made["From"], made["To"] = settings.mail_from, address
    made["Date"], made["Message-ID"] = formatdate(), make_msgid(domain=urlsplit(site).hostname or "hiroma")
    made["Subject"] = say(language, f"mail-{kind}-subject", **given)
    # Mail programs unsubscribe by POST (RFC 8058). A browser that opens the same link is redirected to a page.
    made["List-Unsubscribe"] = f"<{site}/api/notices/stop/{token}>"
    made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made["Auto-Submitted"] = "auto-generated"
    made.set_content(say(language, f"mail-{kind}", **given) + "\n")
    return made


def send(url: str, message: EmailMessage) -> None:
    """Send a message by `smtp://USER:PASSWORD@HOST:587` (STARTTLS where the server offers it) or `smtps://…`.

    Raises `OSError` when the server does not take it (`SMTPException` is a subclass). Blocks: call it in a thread.
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
    """Send a message to a contact in the player's language, about a `game` ('' for none).

    Raises `OSError` when the mail server does not take it.
    """
    me = await hall.me(to.player)
    named = name_of(game, me.locale) if game else ""
    message = letter(hall.settings, to.address, to.token, kind, me.locale, name=me.name, game=named, **args)
    await asyncio.to_thread(send, hall.settings.smtp, message)
