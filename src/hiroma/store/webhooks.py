"""Webhooks, and their messages in the outbox. Those functions that write need a transaction."""

import secrets
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from hiroma.ids import HookId, PlayerId
from hiroma.records import Ended
from hiroma.store import outbox
from hiroma.store.accounts import held, is_closed
from hiroma.store.locks import hold, lock_of
from hiroma.store.outbox import TURN_HOOK, WEBHOOK, Message
from hiroma.store.repository import Repository, reads, transacts, writes
from hiroma.store.schema import hooks

OVER, TURN = "over", "turn"
"""The words of `HookRow.tells`: a game is over, a table waits for the player."""


class HookRow(msgspec.Struct, frozen=True):
    """A webhook: an address that gets messages about a player's games."""

    id: HookId
    player: PlayerId
    url: str
    secret: str
    """The key that signs the messages."""
    created: float
    """Unix seconds."""
    last: str = ""
    """The outcome of the last delivery, '' before the first."""
    form: str = "hiroma"
    """'hiroma', 'discord' or 'slack'."""
    tells: str = OVER
    """The words 'over' and 'turn', or one of them, with a blank between them."""


def hooks_of(connection: Connection, player: PlayerId) -> list[HookRow]:
    """Return a player's webhooks, the oldest first."""
    asked = select(hooks).where(hooks.c.player_id == player).order_by(hooks.c.created, hooks.c.id)
    return [HookRow(*row) for row in connection.execute(asked)]


def add(connection: Connection, row: HookRow, most: int) -> bool:
    """Keep a new webhook.

    Change nothing and return False when the player has `most` already, or has closed their account meanwhile.
    """
    hold(connection, lock_of("hooks", row.player))
    if is_closed(held(connection, row.player)):
        return False
    own = select(func.count()).select_from(hooks).where(hooks.c.player_id == row.player)
    if (connection.scalar(own) or 0) >= most:
        return False
    values = msgspec.structs.asdict(row)
    connection.execute(insert(hooks).values(player_id=values.pop("player"), **values))
    return True


def drop(connection: Connection, player: PlayerId, hook_id: HookId) -> bool:
    """Delete a player's webhook, with its messages in the outbox. Return False when they have none with that id."""
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
    """A seat in the message about a finished game."""

    player: PlayerId | None
    place: int


class Told(msgspec.Struct, frozen=True):
    """The part of the message about a finished game from which other forms are made."""

    game: str
    replay: str
    seats: tuple[ToldSeat, ...]


told_from = msgspec.json.Decoder(Told).decode


def told(game: Ended) -> bytes:
    """Return the message of webhooks about a finished game, as JSON."""
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
    """Return the webhook with that id; None when there is none."""
    row = connection.execute(select(hooks).where(hooks.c.id == hook_id)).first()
    return HookRow(*row) if row else None


def note(connection: Connection, hook_id: HookId, last: str) -> None:
    """Keep the outcome of a webhook's last delivery."""
    connection.execute(update(hooks).where(hooks.c.id == hook_id).values(last=last))


class WebhookRepository(Repository):
    """Webhooks."""

    hooks_of = reads(hooks_of)
    add = transacts(add)
    drop = transacts(drop)
    hook = reads(hook)
    note = writes(note)
