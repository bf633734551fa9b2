"""Published books: kept, revised and withdrawn by whose they are."""

from hiroma.ids import PlayerId
from hiroma.store import Store
from hiroma.store.library import BookRow

ANN = PlayerId("ann")


def edition(key: str = "mine", player: str = "ann", changed: float = 1.0, badge: bytes | None = None) -> BookRow:
    return BookRow(
        key=key, player=PlayerId(player), changed=changed, card=b"{}", body=f"{key} {changed}".encode(), badge=badge
    )


async def test_a_book_is_kept_once_under_its_key(store: Store) -> None:
    assert await store.library.publish(edition(), 9) == "published"
    assert await store.library.publish(edition(), 9) == "published", "an answer was lost, and it was asked once more"
    assert await store.library.publish(edition(player="bob", changed=2.0), 9) == "taken"
    assert await store.library.publish(edition("second"), 1) == "full"
    assert await store.library.book("mine") == edition()
    assert await store.library.book("other") is None


async def test_only_its_author_revises_and_withdraws_it(store: Store) -> None:
    await store.library.publish(edition(), 9)
    assert not await store.library.revise(edition(player="bob", changed=2.0))
    assert await store.library.revise(edition(changed=3.0))
    assert await store.library.book("mine") == edition(changed=3.0)
    assert not await store.library.withdraw("mine", PlayerId("bob"))
    assert await store.library.withdraw("mine", ANN)
    assert await store.library.book("mine") is None


async def test_a_badge_belongs_to_an_edition(store: Store) -> None:
    await store.library.publish(edition(), 9)
    await store.library.measure("mine", 1.0, b"[1]")
    assert await store.library.book("mine") == edition(badge=b"[1]")
    await store.library.revise(edition(changed=2.0))
    await store.library.measure("mine", 1.0, b"[1]")
    assert await store.library.book("mine") == edition(changed=2.0)


async def test_the_list_is_newest_first_and_without_bodies(store: Store) -> None:
    for at, (key, player) in enumerate([("a", "ann"), ("b", "bob"), ("c", "ann")]):
        await store.library.publish(edition(key, player, float(at)), 9)
    found = await store.library.newest(None, 2)
    assert [(each.key, each.body) for each in found] == [("c", b""), ("b", b"")]
    assert [each.key for each in await store.library.newest(ANN, 9)] == ["c", "a"]
    assert await store.library.written(ANN) == 2
