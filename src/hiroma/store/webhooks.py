"""Webhooks, and what is put into the outbox for them. Those functions that write need a transaction."""

import secrets
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from hiroma.ids import HookId, PlayerId
from hiroma.records import Ended
from hiroma.store import outbox
from hiroma.store.locks import hold, lock_of
from hiroma.store.outbox import TURN_HOOK, WEBHOOK, Message
from hiroma.store.repository import Repository, reads, transacts, writes
from hiroma.store.schema import hooks

OVER, TURN = "over", "turn"
"""The words of `HookRow.tells`: a game is over, a table waits for the player."""


class HookRow(msgspec.Struct, frozen=True):
    """An address that hears of a player's games. `secret` signs; `last` is the outcome of the last time ('' none).

    `form` is 'hiroma', 'discord' or 'slack'; `tells` has the words 'over' and 'turn', with a blank between them.
    """

    id: HookId
    player: PlayerId
    url: str
    secret: str
    created: float
    last: str = ""
    form: str = "hiroma"
    tells: str = OVER


def hooks_of(connection: Connection, player: PlayerId) -> list[HookRow]:
    """A player's hooks, oldest first."""
    asked = select(hooks).where(hooks.c.player_id == player).order_by(hooks.c.created, hooks.c.id)
    return [HookRow(*row) for row in connection.execute(asked)]


def add(connection: Connection, row: HookRow, most: int) -> bool:
    """Keep a new hook; False, and nothing is done, when the player has `most` already."""
    hold(connection, lock_of("hooks", row.player))
    own = select(func.count()).select_from(hooks).where(hooks.c.player_id == row.player)
    if (connection.scalar(own) or 0) >= most:
        return False
    values = msgspec.structs.asdict(row)
    connection.execute(insert(hooks).values(player_id=values.pop("player"), **values))
    return True


def drop(connection: Connection, player: PlayerId, hook_id: HookId) -> bool:
    """Take a player's hook away, with what was still to be told; False when they have none of that id."""
    found = connection.execute(delete(hooks).where(hooks.c.player_id == player, hooks.c.id == hook_id)).rowcount == 1
    if found:
        outbox.forget(connection, WEBHOOK, [hook_id])
        outbox.forget(connection, TURN_HOOK, [hook_id])
    return found


def post(connection: Connection, games: Sequence[Ended], now: float) -> None:
    """Put these finished games into the outbox, for the webhooks of all who played them."""
    players = {player for game in games for player in game.people()}
    asked = select(hooks.c.player_id, hooks.c.id, hooks.c.tells).where(hooks.c.player_id.in_(players))
    found = [(player, hook) for player, hook, tells in connection.execute(asked) if OVER in tells.split()]
    messages = [
        Message(kind=WEBHOOK, target=hook, about=secrets.token_hex(16), player=player, body=told(game), due=now)
        for game in games
        for player, hook in found
        if player in game.people()
    ]
    outbox.put(connection, messages)


class ToldSeat(msgspec.Struct, frozen=True):
    """A seat of a game that a hook tells of."""

    player: PlayerId | None
    place: int


class Told(msgspec.Struct, frozen=True):
    """The part of a hook's JSON that other forms are made of."""

    game: str
    replay: str
    seats: tuple[ToldSeat, ...]


told_from = msgspec.json.Decoder(Told).decode


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


def hook(connection: Connection, hook_id: HookId) -> HookRow | None:
    """Return the webhook of that id."""
    row = connection.execute(select(hooks).where(hooks.c.id == hook_id)).first()
    return HookRow(*row) if row else None


def note(connection: Connection, hook_id: HookId, last: str) -> None:
    """Keep the outcome of the last try of a webhook."""
    connection.execute(update(hooks).where(hooks.c.id == hook_id).values(last=last))


class WebhookRepository(Repository):
    """Webhooks."""

    hooks_of = reads(hooks_of)
    add = transacts(add)
    drop = transacts(drop)
    hook = reads(hook)
    note = writes(note)
