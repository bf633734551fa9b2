"""Comments on finished games, on both databases."""

import msgspec

from hiroma.ids import CommentId, PlayerId, TableId
from hiroma.store import Store
from hiroma.store.comments import MOST_OF_ONE, CommentRow
from hiroma.store.moderation import Ruling
from hiroma.store.relations import IGNORED

ANN = PlayerId("ann")
BEN = PlayerId("ben")
TABLE = TableId("t")

ROW = CommentRow(CommentId("c1"), TABLE, 1, 5, ANN, 1.0, "Here it was lost.")


def other(name: str, **changed: object) -> CommentRow:
    """A comment like `ROW`."""
    return msgspec.structs.replace(ROW, id=name, **changed)


async def test_they_stand_in_the_order_of_the_steps(store: Store) -> None:
    rows = [ROW, other("c2", rev=3), other("c3", rev=5, at=0.5), other("c4", no=2), other("c5", table="u")]
    assert [await store.comments.say(row) for row in rows] == [True] * 5
    found = await store.comments.of_game(TABLE, 1, BEN)
    assert [row.id for row in found] == ["c2", "c3", "c1"]
    assert found[2] == ROW
    assert await store.comments.one(CommentId("c4")) == rows[3]
    assert await store.comments.of_player(ANN) != []


async def test_who_is_ignored_is_not_among_them(store: Store) -> None:
    await store.comments.say(ROW)
    await store.relations.shun(BEN, IGNORED, ANN, 5)
    assert await store.comments.of_game(TABLE, 1, BEN) == []
    assert await store.comments.of_game(TABLE, 1, ANN) == [ROW]


async def test_nobody_says_more_than_enough(store: Store) -> None:
    said = [await store.comments.say(other(f"c{n}")) for n in range(MOST_OF_ONE + 1)]
    assert said == [True] * MOST_OF_ONE + [False]
    assert await store.comments.say(other("d", player="ben"))


async def test_what_a_moderator_erases_stands_in_the_audit_once(store: Store) -> None:
    ruling = Ruling(at=2.0, actor=PlayerId("mod"), player=ANN, act="erase", why=ROW.text)
    await store.comments.say(ROW)
    for _ in range(2):
        await store.comments.erase(ROW.id, ruling)
    assert await store.comments.one(ROW.id) is None
    assert [one.act for one in await store.moderation.audit(None, 9)] == ["erase"]
