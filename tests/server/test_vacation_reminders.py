"""Reminders of a player who goes on vacation while a table waits for them."""

import pytest

from hiroma.server.wiring import Hall
from hiroma.store.outbox import MAIL, PUSH
from hiroma.store.tidings import MailWishes, When
from hiroma.table.clock import DAY
from hiroma.table.hall_commands import Away
from tests.server.pushing import service
from tests.server.test_asleep import inside, pass_on, playing, told

__all__ = ["inside", "service"]


@pytest.mark.parametrize("when", ["once", "daily"])
async def test_a_turn_from_before_a_vacation_is_told_again_after_it(inside: Hall, when: When) -> None:
    room, _, other = await playing(inside, 3)
    await inside.store.tidings.set_wishes(other, MailWishes(turn=when), inside.clock.now())
    await pass_on(room)
    await told(inside)
    for kind in (PUSH, MAIL):
        await inside.store.outbox.claim(kind, inside.clock.now() + 1000, 9)
    await inside.store.tidings.take(other)
    assert await told(inside) == set()
    chair = room.table.chair_of(other)
    assert chair is not None
    await inside.tables.order(Away(chair=chair, until=inside.clock.now() + DAY), room.id)
    assert await told(inside) == set()
    await inside.tables.order(Away(chair=chair, until=inside.clock.now()), room.id)
    assert await told(inside) == {(other, room.id)}
    assert [one.about for one in await inside.store.tidings.take(other)] == ([room.id] if when == "daily" else [])
