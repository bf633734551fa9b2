"""Letters: compose news at once, the daily letter and reminders of a turn, each with links that end its kind alone."""

from collections.abc import Sequence
from email.message import EmailMessage

from hiroma.server.core.people import People
from hiroma.server.notifications import email
from hiroma.server.notifications.endings import Endings, Scope
from hiroma.server.notifications.facts import Fact
from hiroma.server.notifications.words import name_of, say
from hiroma.server.settings import Settings
from hiroma.store.notifications import Contact
from hiroma.store.tidings import CATEGORIES, CATEGORY, Category


class Letters:
    """Composes and sends letters to contacts who have confirmed their address."""

    def __init__(self, settings: Settings, people: People, endings: Endings) -> None:
        self._settings = settings
        self._people = people
        self._endings = endings

    async def remind(self, to: Contact, kind: str, game: str, table: str) -> None:
        """Send a reminder of a table: of a `kind` ('turn', 'seat'). Raises `OSError` as `email.send`."""
        me = await self._people.me(to.player)
        named = name_of(game, me.locale)
        texts = say(me.locale, f"mail-{kind}", name=me.name, game=named, site=self._site, table=table)
        await self._send(to, "turn", say(me.locale, f"mail-{kind}-subject"), texts, ["turn"], me.locale)

    async def tell(self, to: Contact, facts: Sequence[Fact], daily: bool) -> None:
        """Send news, by category: at once, or as the `daily` letter. Raises `OSError` as `email.send`."""
        me = await self._people.me(to.player)
        language = me.locale
        found = [one for one in CATEGORIES if any(CATEGORY[fact.what] == one for fact in facts)]
        parts = [say(language, "mail-hello", name=me.name)]
        for category in found:
            lines = [self._line(fact, language) for fact in facts if CATEGORY[fact.what] == category]
            title = [say(language, f"mail-of-{category}")] if daily else []
            parts.append("\n".join([*title, *lines]))
        subject = say(language, "mail-digest-subject" if daily else f"mail-{found[0]}-subject", count=len(facts))
        await self._send(to, "daily" if daily else found[0], subject, "\n\n".join(parts), found, language)

    def _line(self, fact: Fact, language: str) -> str:
        args = {**fact.args, **({"game": name_of(fact.args["game"], language)} if "game" in fact.args else {})}
        return f"* {say(language, f'tiding-{fact.what}', **args)}\n  {self._site}{fact.path}"

    @property
    def _site(self) -> str:
        return self._settings.site.rstrip("/")

    async def _send(
        self, to: Contact, scope: Scope, subject: str, text: str, categories: Sequence[Category], language: str
    ) -> None:
        ends = {one: f"{self._site}/letters/end/{self._endings.token(to, one)}" for one in categories}
        lines = [
            say(language, "mail-end", what=say(language, f"mail-of-{one}"), link=link) for one, link in ends.items()
        ]
        lines.append(say(language, "mail-choose", link=f"{self._site}/account"))
        lines.append(say(language, "mail-stop", link=f"{self._site}/letters/stop/{to.token}"))
        message = email.message(self._settings, to.address, subject, "\n".join([text, "", "-- ", *lines]))
        unsubscribable(message, f"{self._site}/api/notices/end/{self._endings.token(to, scope)}")
        await email.send(self._settings.smtp, message)


def unsubscribable(message: EmailMessage, link: str) -> None:
    """Give a message the link by which mail programs unsubscribe, by POST (RFC 8058).

    A browser that opens the same link is redirected to a page.
    """
    message["List-Unsubscribe"] = f"<{link}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
