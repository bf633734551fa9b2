"""Relations between people (ignored, avoided): plain functions of a connection."""

import time
from collections.abc import Collection

from sqlalchemy import Connection, delete, exists, func, insert, or_, select

from hiroma.ids import PlayerId
from hiroma.store.locks import hold, lock_of
from hiroma.store.repository import Repository, reads, transacts, writes
from hiroma.store.schema import chat, players, results, seats, shunned

IGNORED = "ignored"
AVOIDED = "avoided"


def shuns(connection: Connection, player: PlayerId) -> dict[str, list[PlayerId]]:
    """Return the lists of a player: 'ignored' and 'avoided' players, the latest first."""
    asked = select(shunned.c.how, shunned.c.other_id).where(shunned.c.player_id == player)
    found: dict[str, list[PlayerId]] = {IGNORED: [], AVOIDED: []}
    for how, other in connection.execute(asked.order_by(shunned.c.since.desc(), shunned.c.other_id)):
        found[how].append(other)
    return found


def shun(connection: Connection, player: PlayerId, how: str, other: PlayerId, most: int) -> bool:
    """Let a player ignore or avoid another from now on. Return False when they have `most` on that list."""
    hold(connection, lock_of("shunned", player))
    mine = (shunned.c.player_id == player, shunned.c.how == how)
    if connection.scalar(select(exists().where(*mine, shunned.c.other_id == other))):
        return True
    if (connection.scalar(select(func.count()).select_from(shunned).where(*mine)) or 0) >= most:
        return False
    connection.execute(insert(shunned).values(player_id=player, how=how, other_id=other, since=time.time()))
    return True


def forgive(connection: Connection, player: PlayerId, how: str, other: PlayerId) -> None:
    """Let a player no longer ignore, or no longer avoid, another."""
    connection.execute(
        delete(shunned).where(shunned.c.player_id == player, shunned.c.how == how, shunned.c.other_id == other)
    )


def deaf(connection: Connection, speaker: PlayerId, listeners: Collection[PlayerId]) -> set[PlayerId]:
    """Return those of the listeners who ignore a speaker."""
    asked = select(shunned.c.player_id).where(shunned.c.other_id == speaker, shunned.c.how == IGNORED)
    return set(connection.scalars(asked.where(shunned.c.player_id.in_(listeners))))


def ignorers(connection: Connection, speaker: PlayerId) -> set[PlayerId]:
    """Return all players who ignore a speaker."""
    asked = select(shunned.c.player_id).where(shunned.c.other_id == speaker, shunned.c.how == IGNORED)
    return set(connection.scalars(asked))


def avoids(connection: Connection, player: PlayerId, other: PlayerId) -> bool:
    """Return True when a player avoids another."""
    asked = exists().where(shunned.c.player_id == player, shunned.c.how == AVOIDED, shunned.c.other_id == other)
    return bool(connection.scalar(select(asked)))


def apart(connection: Connection, player: PlayerId) -> set[PlayerId]:
    """Return the players who avoid a player or are avoided by them: the hall does not bring them together."""
    mine, theirs = shunned.c.player_id == player, shunned.c.other_id == player
    asked = select(shunned.c.player_id, shunned.c.other_id).where(shunned.c.how == AVOIDED, or_(mine, theirs))
    return {one if one != player else other for one, other in connection.execute(asked)}


def met(connection: Connection, player: PlayerId) -> bool:
    """Return True when a player with that id has ever taken a name, sat at a table, finished a game or said a word."""
    signs = (players.c.id, seats.c.player_id, results.c.player_id, chat.c.player)
    return any(connection.scalar(select(exists().where(sign == player))) for sign in signs)


class RelationRepository(Repository):
    """Lists of players whom others ignore or avoid."""

    shuns = reads(shuns)
    shun = transacts(shun)
    forgive = writes(forgive)
    deaf = reads(deaf)
    ignorers = reads(ignorers)
    avoids = reads(avoids)
    apart = reads(apart)
    met = reads(met)
