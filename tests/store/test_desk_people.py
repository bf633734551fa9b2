"""The host finds people by a part of their name, in any alphabet and case."""

import pytest

from hiroma.ids import PlayerId
from hiroma.server.core.naming import look
from hiroma.store import PlayerRow, Store

NAMES = ("Änne Öhler", "Strauß", "Ольга", "さくら", "100%", "Guest-0A0A")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Änne", "Änne Öhler"),
        ("änne", "Änne Öhler"),
        ("Ö", "Änne Öhler"),
        ("Strauß", "Strauß"),
        ("STRAUSS", "Strauß"),
        ("Ольга", "Ольга"),
        ("ольга", "Ольга"),
        ("くら", "さくら"),
        ("0%", "100%"),
        ("guest-0", "Guest-0A0A"),
        ("_", None),
        ("\u200b", None),
    ],
)
async def test_people_are_found_by_a_part_of_their_name(store: Store, text: str, found: str | None) -> None:
    for n, name in enumerate(NAMES):
        key = None if name.startswith("Guest-") else look(name)
        row = PlayerRow(id=PlayerId(f"p{n}"), name=name, locale="en", created=1.5, seen=2.5, key=key)
        await store.people.save(row)
    people = await store.desk.people(text, look(text), 10)
    assert [one.name for one in people] == ([] if found is None else [found])
