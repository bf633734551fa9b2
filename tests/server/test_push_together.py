"""Push messages of several tables at once: none of them takes the place of another that lasts longer or says more."""

from collections.abc import Sequence

import httpx

from hiroma.ids import TableId
from hiroma.server.core.visitor import Visitor
from hiroma.server.notifications import push_subscriptions
from hiroma.server.wiring import Hall
from hiroma.store.outbox import PUSH, Message
from tests.server.pushing import Ears, PushService, service
from tests.server.test_asleep import ANN, inside, lost_their_seat, pass_on, playing

__all__ = ["inside", "service"]


async def anns_turn(hall: Hall, days: int = 0) -> TableId:
    """Start a game that waits for Ann; return its table."""
    room, first, _ = await playing(hall, days)
    if first != ANN:
        await pass_on(room)
    return room.id


async def push(hall: Hall, service: PushService, tables: Sequence[TableId]) -> None:
    """Send reminders of these tables to Ann's browser, together."""
    target = push_subscriptions.name_of(Ears(service, ANN).subscription["endpoint"])
    async with httpx.AsyncClient() as client:
        due = [Message(PUSH, target, table, ANN) for table in tables]
        await hall.store.outbox.put(due)
        assert await hall.outbox._senders[PUSH].send(client, due)


async def test_a_seat_that_a_bot_plays_does_not_hide_a_turn(inside: Hall, service: PushService) -> None:
    ears = Ears(service, ANN)
    keys = ears.subscription["keys"]
    await inside.subscriptions.keep(Visitor(ANN), ears.subscription["endpoint"], keys["p256dh"], keys["auth"], "")
    waits = await anns_turn(inside, days=30)
    room, first, _ = await playing(inside, 2)
    if first != ANN:
        await pass_on(room)
    await lost_their_seat(inside, room, ANN)
    await push(inside, service, [room.id, waits])
    assert {(one["tag"], one["url"]) for one in ears.heard} == {("seat", f"/t/{room.id}"), ("turn", f"/t/{waits}")}
