"""News by mail: what goes wrong between the look at the news and the letter loses none of them."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import httpx
import pytest

from hiroma.ids import CommentId, PlayerId, TableId
from hiroma.server.core.people import People
from hiroma.server.notifications.endings import Endings, Scope
from hiroma.server.notifications.facts import Fact, Facts, Rows
from hiroma.server.notifications.letters import Letters
from hiroma.server.notifications.senders import NewsSender
from hiroma.server.notifications.turn_notifier import TurnNotifier
from hiroma.server.wiring import Hall
from hiroma.store import Store, StoreError
from hiroma.store.comments import CommentRow
from hiroma.store.notifications import Contact
from hiroma.store.outbox import DIGEST, NEWS, Message
from hiroma.store.tidings import ASK, COMMENT, LETTER, MailWishes, Tiding, When
from hiroma.table.refusal import Refused
from hiroma.table.table import Table
from tests.server.pushing import service
from tests.server.test_asleep import ANN as AWAY
from tests.server.test_asleep import inside, lost_their_seat, pass_on, playing, told

__all__ = ["inside", "service"]

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


@pytest.mark.slow
@pytest.mark.parametrize("first_letter", [True, False])
async def test_the_daily_letter_says_that_a_bot_plays_a_seat(
    inside: Hall, monkeypatch: pytest.MonkeyPatch, first_letter: bool
) -> None:
    """It does so after a letter that told of the turn, too; otherwise it is the only news of the table."""
    await inside.store.tidings.set_wishes(AWAY, MailWishes(turn="daily"), inside.clock.now())
    sender, said, due = inside.outbox._senders[DIGEST], list[str](), [Message(DIGEST, AWAY, "", AWAY)]

    async def tell(to: Contact, facts: Sequence[Fact], daily: bool) -> None:
        said.extend(fact.what for fact in facts)

    monkeypatch.setattr(cast("NewsSender", sender)._letters, "tell", tell)
    room, first, _ = await playing(inside, 2)
    for _ in range(2 if first == AWAY else 1):
        await pass_on(room)
    await told(inside)
    async with httpx.AsyncClient() as client:
        if first_letter:
            assert await sender.send(client, due)
            assert said == ["turn"]
        await lost_their_seat(inside, room, AWAY)
        await told(inside)
        assert await sender.send(client, due)
        assert said == (["turn", "seat"] if first_letter else ["seat"])
        inside.notifier.came(room, AWAY)
        await told(inside)
    assert await inside.store.tidings.of(AWAY) == []


async def test_a_comment_that_was_erased_is_no_news_for_somebody_with_a_comment_of_their_own(store: Store) -> None:
    async def look(table_id: TableId) -> Table | None:
        return cast("Table", SimpleNamespace(id=table_id, finished={1: (2, 9)}, game="cant-stop"))

    facts = Facts(Rows.of(store), cast("People", None), look, cast("TurnNotifier", None))
    news = Tiding(ANN, COMMENT, "table/1", 20.0, False)
    for comment, player, at in (("old", "cem", 10.0), ("own", ANN, 15.0), ("new", "ben", 20.0)):
        await store.comments.say(CommentRow(CommentId(comment), TableId("table"), 1, 5, PlayerId(player), at, "!"))
    assert await facts.of(news) == Fact(COMMENT, {"game": "cant-stop"}, "/t/table/replay/1")
    await store.comments.erase(CommentId("new"), None)
    assert await facts.of(news) is None


def test_a_link_of_letters_that_only_another_release_knows_is_refused(tmp_path: Path) -> None:
    endings = Endings(str(tmp_path / "key"))
    to = Contact(ANN, "ann@example.org", "token")
    assert endings.read(endings.token(to, "daily"))[:2] == ("daily", ANN)
    with pytest.raises(Refused) as refused:
        endings.read(endings.token(to, cast("Scope", "weather")))
    assert refused.value.refusal.code == "no-such-letter"
