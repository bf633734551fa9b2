"""News by mail: what goes wrong between the look at the news and the letter loses none of them."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import cast

import httpx
import pytest

from hiroma.ids import PlayerId
from hiroma.server.notifications.facts import Fact, Facts
from hiroma.server.notifications.letters import Letters
from hiroma.server.notifications.senders import NewsSender
from hiroma.store import Store, StoreError
from hiroma.store.notifications import Contact
from hiroma.store.outbox import DIGEST, NEWS, Message
from hiroma.store.tidings import ASK, COMMENT, LETTER, MailWishes, Tiding, When

ANN = PlayerId("ann")


class Lookup:
    """Facts of which the store has an answer only while it is not `away`; LETTER no longer holds."""

    away = False

    async def of(self, one: Tiding) -> Fact | None:
        if self.away:
            raise StoreError("the store is away")
        return None if one.what == LETTER else Fact(one.what, {}, one.about)


class Letterbox:
    """Letters that are kept."""

    def __init__(self) -> None:
        self.told: list[list[str]] = []

    async def tell(self, to: Contact, facts: Sequence[Fact], daily: bool) -> None:
        self.told.append([fact.path for fact in facts])


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.connect(f"sqlite:///{tmp_path}/h.db")
    yield opened
    await opened.close()


@pytest.mark.parametrize("kind", [NEWS, DIGEST])
async def test_news_that_cannot_be_looked_up_now_are_told_by_the_next_try(store: Store, kind: str) -> None:
    when: When = "daily" if kind == DIGEST else "once"
    await store.notifications.keep(Contact(ANN, "ann@example.org", "token"))
    await store.notifications.confirm("token", 1.0)
    await store.tidings.set_wishes(ANN, MailWishes(company=when, news=when), 1.0)
    for what, about in ((ASK, "ben"), (LETTER, "cem"), (COMMENT, "table/1")):
        await store.tidings.tell([ANN], what, about, 2.0)
    facts, letters = Lookup(), Letterbox()
    sender = NewsSender(
        store.notifications,
        store.tidings,
        cast("Letters", letters),
        cast("Facts", facts),
        lambda _: False,
        kind == DIGEST,
    )
    keys = ("ask/ben", "letter/cem", "comment/table/1") if kind == NEWS else ("",)
    due = [Message(kind, ANN, key, ANN) for key in keys]
    async with httpx.AsyncClient() as client:
        facts.away = True
        with pytest.raises(StoreError):
            await sender.send(client, due)
        facts.away = False
        assert await sender.send(client, due)
        assert letters.told == [["ben", "table/1"]]
        assert await sender.send(client, due)
        assert len(letters.told) == 1, "once"
    assert [(one.what, one.told) for one in await store.tidings.of(ANN)] == [(ASK, True), (COMMENT, True)]
