"""Webhooks and their outbox of deliveries: plain functions of a connection. Those that write need a transaction."""

import secrets
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from hiroma.records import Ended
from hiroma.store.schema import deliveries, hooks

CLAIM = 60.0
"""Seconds for which what is due belongs to whoever asked for it."""


class HookRow(msgspec.Struct, frozen=True):
    """Where a player is told of finished games; `secret` signs it; `last` is what came of the last time ('' none)."""

    id: str
    player: str
    url: str
    secret: str
    created: float
    last: str = ""


class Delivery(msgspec.Struct, frozen=True):
    """What is to be told by a hook; `tries` were in vain."""

    id: str
    hook: HookRow
    body: bytes
    tries: int


def hooks_of(connection: Connection, player: str) -> list[HookRow]:
    """A player's hooks, oldest first."""
    asked = select(hooks).where(hooks.c.player_id == player).order_by(hooks.c.created, hooks.c.id)
    return [HookRow(*row) for row in connection.execute(asked)]


def add(connection: Connection, row: HookRow, most: int) -> bool:
    """Keep a new hook; False, and nothing is done, when the player has `most` already."""
    own = select(func.count()).select_from(hooks).where(hooks.c.player_id == row.player)
    if (connection.scalar(own) or 0) >= most:
        return False
    values = msgspec.structs.asdict(row)
    connection.execute(insert(hooks).values(player_id=values.pop("player"), **values))
    return True


def drop(connection: Connection, player: str, name: str) -> bool:
    """Take a player's hook away, with what was still to be told; False when they have none of that id."""
    found = connection.execute(delete(hooks).where(hooks.c.player_id == player, hooks.c.id == name)).rowcount == 1
    if found:
        connection.execute(delete(deliveries).where(deliveries.c.hook == name))
    return found


def post(connection: Connection, games: Sequence[Ended], now: float) -> None:
    """Put down for all who played these games what is to be told by their hooks."""
    players = {player for game in games for player in game.people()}
    asked = select(hooks.c.player_id, hooks.c.id).where(hooks.c.player_id.in_(players))
    found = [tuple(row) for row in connection.execute(asked)]
    rows = [
        {"id": secrets.token_hex(16), "hook": hook, "body": told(game), "due": now, "tries": 0}
        for game in games
        for player, hook in found
        if player in game.people()
    ]
    if rows:
        connection.execute(insert(deliveries), rows)


def told(game: Ended) -> bytes:
    """What a hook tells of a game, as JSON."""
    return msgspec.json.encode(
        {
            "type": "game-ended",
            "table": game.table,
            "no": game.no,
            "game": game.game,
            "ended": game.at,
            "how": game.how,
            "rated": game.rated,
            "seats": game.seats,
            "replay": f"/t/{game.table}/replay/{game.no}",
        }
    )


def waiting(connection: Connection, now: float) -> bool:
    """Whether anything is due."""
    return connection.scalar(select(deliveries.c.id).where(deliveries.c.due <= now).limit(1)) is not None


def due(connection: Connection, now: float, limit: int) -> list[Delivery]:
    """What is to be told now, at most `limit`; put off, so that no other process tells it."""
    ripe = select(deliveries.c.id).where(deliveries.c.due <= now).order_by(deliveries.c.due).limit(limit)
    claimed = ripe.with_for_update(skip_locked=True).cte("claimed")
    put_off = update(deliveries).where(deliveries.c.id.in_(select(claimed.c.id))).values(due=now + CLAIM)
    ids = list(connection.scalars(put_off.returning(deliveries.c.id)))
    asked = select(deliveries.c.id, deliveries.c.body, deliveries.c.tries, hooks)
    rows = connection.execute(asked.join(hooks, hooks.c.id == deliveries.c.hook).where(deliveries.c.id.in_(ids)))
    return [Delivery(id=row[0], hook=HookRow(*row[3:]), body=row[1], tries=row[2]) for row in rows]


def settle(connection: Connection, delivery: Delivery, last: str, again: float | None) -> None:
    """Keep what came of a try, and when to try again; None: not again."""
    connection.execute(update(hooks).where(hooks.c.id == delivery.hook.id).values(last=last))
    own = deliveries.c.id == delivery.id
    if again is None:
        connection.execute(delete(deliveries).where(own))
    else:
        connection.execute(update(deliveries).where(own).values(due=again, tries=delivery.tries + 1))
