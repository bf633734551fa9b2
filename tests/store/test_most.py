"""Limits for each player hold even when many of their requests come at the same moment."""

import asyncio
from collections.abc import Awaitable, Callable

import asyncpg
import pytest

from hiroma.ids import ApiTokenId, CommentId, HookId, ImportId, PasskeyId, PlayerId, SessionId, SubscriptionId, TableId
from hiroma.store import Store, comments
from hiroma.store.comments import CommentRow
from hiroma.store.imports import ImportRow
from hiroma.store.library import BookRow
from hiroma.store.notes import Note
from hiroma.store.relations import IGNORED
from hiroma.store.signins import PasskeyRow, SessionRow
from hiroma.store.subscriptions import Subscription
from hiroma.store.tokens import TokenRow
from hiroma.store.webhooks import HookRow
from tests.store.making import ON_POSTGRES, no_inserts, register, waits

ANN = PlayerId("ann")


def comment(store: Store, n: int) -> Awaitable[object]:
    """Say the last comment that a game has room for."""
    return store.comments.say(CommentRow(CommentId(f"c{n}"), TableId("t"), 1, 5, PlayerId(f"p{n}"), 1.0, "Yes."))


async def a_book(store: Store, n: int) -> object:
    """Publish Ann's only book."""
    row = BookRow(key=f"b{n}", player=ANN, changed=1.0, card=b"{}", body=b"{}")
    return await store.library.publish(row, 1) == "published"


def a_hook(store: Store, n: int) -> Awaitable[object]:
    """Add Ann's only hook."""
    return store.webhooks.add(HookRow(HookId(f"h{n}"), ANN, "https://hook.example", "secret", 1.0), 1)


def an_import(store: Store, n: int) -> Awaitable[object]:
    """Keep Ann's only import."""
    row = ImportRow(
        id=ImportId(f"i{n}"), player=ANN, made=1.0, game="niagara", size=4, shared=False, digest=f"{n}", card=b"{}"
    )
    return store.imports.keep(row, b"line", 1, 1000)


def a_note(store: Store, n: int) -> Awaitable[object]:
    """Keep Ann's only note."""
    return store.notes.keep(ANN, Note(subject=f"t{n}", no=1, text="Well!", tags=(), changed=1.0), 1)


async def a_passkey(store: Store, n: int) -> object:
    """Add Ann's only passkey."""
    row = PasskeyRow(PasskeyId(f"k{n}"), ANN, "key", b"", 0, 1.0)
    return await store.signins.add_passkey(row, 1) is None


def a_browser(store: Store, n: int) -> Awaitable[object]:
    """Keep Ann's only browser."""
    row = Subscription(SubscriptionId(f"s{n}"), ANN, "https://push.example/1", "key", "auth", "Firefox", 1.0)
    return store.subscriptions.keep(row, 1)


async def a_token(store: Store, n: int) -> object:
    """Make Ann's only token."""
    row = TokenRow(f"hash {n}", ApiTokenId(f"{n}"), ANN, "bot", "play", 1.0)
    return await store.tokens.make(row, 1, "here") == "made"


KINDS: dict[str, Callable[[Store, int], Awaitable[object]]] = {
    "books": a_book,
    "comments": comment,
    "friends": lambda store, n: store.friends.befriend(ANN, PlayerId(f"p{n}"), 1, 1.0),
    "hooks": a_hook,
    "imports": an_import,
    "notes": a_note,
    "passkeys": a_passkey,
    "shunned": lambda store, n: store.relations.shun(ANN, IGNORED, PlayerId(f"p{n}"), 1),
    "subscriptions": a_browser,
    "tokens": a_token,
    "vacations": lambda store, n: store.vacations.go(ANN, 28, 1000.0 + n, 0.0, 28),
}
"""Table name → function that adds a thing for which there is room once. It returns something true when it was kept."""


@ON_POSTGRES
@pytest.mark.parametrize("table", KINDS)
async def test_of_many_in_the_same_moment_those_are_kept_for_which_there_is_room(
    stores: list[Store], raw: asyncpg.Connection, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(comments, "MOST", 1)
    await register(stores[0], [ANN])
    assert await stores[0].signins.begin(SessionRow("here", SessionId("s"), ANN, "Firefox", 1.0, 1.0, 1e10))
    async with no_inserts(raw, table):
        asking = [asyncio.ensure_future(KINDS[table](store, n)) for n, store in enumerate(stores)]
        await waits(stores[0], len(stores))
    kept = await asyncio.gather(*asking)
    assert sorted(map(bool, kept)) == [False, False, True]
    assert await raw.fetchval(f"select count(*) from {table}") == 1
