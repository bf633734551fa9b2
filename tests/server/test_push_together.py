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


def came(service: PushService) -> list[tuple[str, str]]:
    """Return topic and lifetime of each message that came."""
    return [(headers["Topic"], headers["TTL"]) for _, headers, _ in service.came]


async def test_a_quick_game_does_not_shorten_a_reminder_of_days(inside: Hall, service: PushService) -> None:
    """A push service keeps one message of each topic, the newest."""
    await push(inside, service, [await anns_turn(inside, days=2)])
    await push(inside, service, [await anns_turn(inside)])
    (days, day), (quick, minutes) = came(service)
    assert (day, minutes) == ("86400", "600")
    assert days != quick


async def test_both_at_once_are_kept_as_long_as_each_needs(inside: Hall, service: PushService) -> None:
    await push(inside, service, [await anns_turn(inside), await anns_turn(inside, days=2)])
    kept = dict(came(service))
    assert sorted(kept.values()) == ["600", "86400"]


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
