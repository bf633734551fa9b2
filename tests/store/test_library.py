"""Published books: kept, revised and withdrawn by whose they are."""

from hiroma.store import Store, library
from hiroma.store.library import BookRow


def edition(key: str = "mine", player: str = "ann", changed: float = 1.0, badge: bytes | None = None) -> BookRow:
    return BookRow(key=key, player=player, changed=changed, card=b"{}", body=f"{key} {changed}".encode(), badge=badge)


async def test_a_book_is_kept_once_under_its_key(store: Store) -> None:
    assert await store.write(library.publish, edition())
    assert not await store.write(library.publish, edition(player="bob", changed=2.0))
    assert await store.read(library.book, "mine") == edition()
    assert await store.read(library.book, "other") is None


async def test_only_its_author_revises_and_withdraws_it(store: Store) -> None:
    await store.write(library.publish, edition())
    assert not await store.write(library.revise, edition(player="bob", changed=2.0))
    assert await store.write(library.revise, edition(changed=3.0))
    assert await store.read(library.book, "mine") == edition(changed=3.0)
    assert not await store.write(library.withdraw, "mine", "bob")
    assert await store.write(library.withdraw, "mine", "ann")
    assert await store.read(library.book, "mine") is None


async def test_a_badge_belongs_to_an_edition(store: Store) -> None:
    await store.write(library.publish, edition())
    await store.write(library.measure, "mine", 1.0, b"[1]")
    assert await store.read(library.book, "mine") == edition(badge=b"[1]")
    await store.write(library.revise, edition(changed=2.0))
    await store.write(library.measure, "mine", 1.0, b"[1]")
    assert await store.read(library.book, "mine") == edition(changed=2.0)


async def test_the_list_is_newest_first_and_without_bodies(store: Store) -> None:
    for at, (key, player) in enumerate([("a", "ann"), ("b", "bob"), ("c", "ann")]):
        await store.write(library.publish, edition(key, player, float(at)))
    found = await store.read(library.newest, None, 2)
    assert [(each.key, each.body) for each in found] == [("c", b""), ("b", b"")]
    assert [each.key for each in await store.read(library.newest, "ann", 9)] == ["c", "a"]
    assert await store.read(library.written, "ann") == 2
