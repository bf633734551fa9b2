"""E-mail: composes messages to players and hands them to the mail server (SMTP)."""

from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

import aiosmtplib

from hiroma.server.core.people import People
from hiroma.server.notifications.words import say
from hiroma.server.settings import Settings
from hiroma.store.notifications import Contact

WHOLE = policy.SMTP.clone(max_line_length=998)
"""A link in a header stays whole: at 78 letters it would become encoded words, which no mail program follows."""

PATIENCE = 20.0
"""Timeout for each answer of the mail server, in seconds."""


def possible(settings: Settings) -> bool:
    """Return True when mail can be sent: mail server, sender and the hall's address (for links) are all set."""
    return bool(settings.smtp and settings.mail_from and settings.site)


def message(settings: Settings, address: str, subject: str, text: str) -> EmailMessage:
    """Return a message to an address."""
    site = settings.site.rstrip("/")
    made = EmailMessage(WHOLE)
    made["From"], made["To"] = settings.mail_from, address
    made["Date"], made["Message-ID"] = formatdate(), make_msgid(domain=urlsplit(site).hostname or "hiroma")
    made["Subject"] = subject
    made["Auto-Submitted"] = "auto-generated"
    made.set_content(text + "\n")
    return made


def is_plain(address: str) -> bool:
    """Return True when a letter to this address goes to the address as it is written.

    The library reads encoded words (`=?utf-8?q?ann?=@…`). An address has many such spellings, and each would count as
    another one that nobody has asked yet. With control characters, or others than ASCII, no mail server takes it.
    """
    if not (address.isascii() and address.isprintable()):
        return False
    made = EmailMessage(WHOLE)
    made["To"] = address
    return parseaddr(made["To"])[1] == address


async def send(url: str, message: EmailMessage) -> None:
    """Send a message by `smtp://USER:PASSWORD@HOST:587` (STARTTLS where the server offers it) or `smtps://…`.

    Raises `OSError` when the server does not take it.
    """
    parts = urlsplit(url)
    safe = parts.scheme == "smtps"
    try:
        await aiosmtplib.send(
            message.as_bytes(),  # by the message's own policy: the library's would break its links
            sender=parseaddr(message["From"])[1],
            recipients=[parseaddr(message["To"])[1]],
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


async def ask(settings: Settings, people: People, to: Contact) -> None:
    """Ask the owner of an address, in the player's language, whether they want letters.

    Its links confirm the address, or end all mail to it, by the contact's token. Raises `OSError` when the mail server
    does not take it.
    """
    me = await people.me(to.player)
    site = settings.site.rstrip("/")
    links = {"confirm": f"{site}/letters/confirm/{to.token}", "stop": f"{site}/letters/stop/{to.token}"}
    text = say(me.locale, "mail-confirm", name=me.name, site=site, **links)
    made = message(settings, to.address, say(me.locale, "mail-confirm-subject"), text)
    # Mail programs unsubscribe by POST (RFC 8058). A browser that opens the same link is redirected to a page.
    made["List-Unsubscribe"] = f"<{site}/api/notices/stop/{to.token}>"
    made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    await send(settings.smtp, made)
