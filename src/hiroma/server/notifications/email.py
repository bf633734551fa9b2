"""E-mail: composes messages to players and hands them to the mail server (SMTP)."""

from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

import aiosmtplib

from hiroma.server.core.people import People
from hiroma.server.notifications.words import name_of, say
from hiroma.server.settings import Settings
from hiroma.store.notifications import Contact

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


async def send(url: str, message: EmailMessage) -> None:
    """Send a message by `smtp://USER:PASSWORD@HOST:587` (STARTTLS where the server offers it) or `smtps://…`.

    Raises `OSError` when the server does not take it.
    """
    parts = urlsplit(url)
    safe = parts.scheme == "smtps"
    try:
        await aiosmtplib.send(
            message,
            hostname=parts.hostname or "localhost",
            port=parts.port or (465 if safe else 587),
            username=unquote(parts.username) if parts.username else None,
            password=unquote(parts.password or "") if parts.username else None,
            use_tls=safe,
            start_tls=False if safe else None,
            timeout=PATIENCE,
        )
    except aiosmtplib.SMTPException as error:
        raise OSError(str(error)) from error


async def write(settings: Settings, people: People, to: Contact, kind: str, game: str = "", **args: str) -> None:
    """Send a message to a contact in the player's language, about a `game` ('' for none).

    Raises `OSError` when the mail server does not take it.
    """
    me = await people.me(to.player)
    named = name_of(game, me.locale) if game else ""
    message = letter(settings, to.address, to.token, kind, me.locale, name=me.name, game=named, **args)
    await send(settings.smtp, message)
