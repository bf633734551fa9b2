"""Friends and what they may know of each other: plain functions of a connection."""

from collections.abc import Collection

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, exists, func, select, update

from hiroma.ids import PlayerId
from hiroma.store.chunks import chunks
from hiroma.store.locks import hold, lock_of
from hiroma.store.relations import IGNORED
from hiroma.store.repository import Repository, reads, transacts, writes
from hiroma.store.schema import friends, privacy, shunned
from hiroma.store.upsert import insert_into

EVERYBODY, FRIENDS, NOBODY = "everybody", "friends", "nobody"


class PrivacyRow(msgspec.Struct, frozen=True):
    """The doors of a player, to their whereabouts and for letters: 'everybody', 'friends' or 'nobody'."""

    whereabouts: str = EVERYBODY
    letters: str = FRIENDS


TAKEN_BACK = 0.0
"""The `since` of an asking that the player has taken back after a no. The row is there for the no alone."""

_back = friends.alias()
_stands = friends.c.since != TAKEN_BACK
_mutual = _stands & exists().where(
    _back.c.player_id == friends.c.other_id, _back.c.other_id == friends.c.player_id, _back.c.since != TAKEN_BACK
)


def friends_of(connection: Connection, player: PlayerId) -> list[PlayerId]:
    """A player's friends: both have agreed. The newest first."""
    asked = select(friends.c.other_id).where(friends.c.player_id == player, _mutual)
    return list(connection.scalars(asked.order_by(friends.c.since.desc(), friends.c.other_id)))


def asked_by(connection: Connection, player: PlayerId) -> list[PlayerId]:
    """Those whom a player has asked and who have not agreed."""
    asked = select(friends.c.other_id).where(friends.c.player_id == player, _stands, ~_mutual)
    return list(connection.scalars(asked.order_by(friends.c.since.desc(), friends.c.other_id)))


def _askings(player: PlayerId) -> tuple[ColumnElement[bool], ...]:
    ignores = exists().where(
        shunned.c.player_id == player, shunned.c.how == IGNORED, shunned.c.other_id == friends.c.player_id
    )
    return friends.c.other_id == player, friends.c.declined.is_(None), ~_mutual, ~ignores


def askings(connection: Connection, player: PlayerId) -> list[PlayerId]:
    """Those who ask a player and wait for an answer, without the ignored ones, the newest first."""
    asked = select(friends.c.player_id).where(*_askings(player))
    return list(connection.scalars(asked.order_by(friends.c.since.desc(), friends.c.player_id)))


def how_many_ask(connection: Connection, player: PlayerId) -> int:
    """Return the number of `askings`."""
    return connection.scalar(select(func.count()).select_from(friends).where(*_askings(player))) or 0


def stands(connection: Connection, player: PlayerId, other: PlayerId) -> tuple[bool, bool]:
    """Return True when a player has asked another, or is their friend; and the same the other way round."""
    rows = select(friends.c.player_id).where(
        ((friends.c.player_id == player) & (friends.c.other_id == other))
        | ((friends.c.player_id == other) & (friends.c.other_id == player)),
        _stands,
    )
    found = set(connection.scalars(rows))
    return player in found, other in found


def befriend(connection: Connection, player: PlayerId, other: PlayerId, most: int, now: float) -> bool | None:
    """Ask somebody, or agree with what they asked; the player's own no to them no longer counts.

    Return None when the player has `most` friends and askings, and False when the other hears nothing of it: they were
    asked already, or have said no.
    """
    # Both: two who ask each other at the same time write the same two rows.
    hold(connection, lock_of("friends", player), lock_of("friends", other))
    mine = friends.c.player_id == player, _stands
    if connection.scalar(select(exists().where(*mine, friends.c.other_id == other))):
        return False
    if (connection.scalar(select(func.count()).select_from(friends).where(*mine)) or 0) >= most:
        return None
    theirs = friends.c.player_id == other, friends.c.other_id == player
    connection.execute(delete(friends).where(*theirs, ~_stands))
    connection.execute(update(friends).where(*theirs).values(declined=None))
    asked = insert_into(connection, friends).values(player_id=player, other_id=other, since=now)
    both = [friends.c.player_id, friends.c.other_id]
    kept = asked.on_conflict_do_update(index_elements=both, set_={"since": now}).returning(friends.c.declined)
    return connection.scalar(kept) is None


def part(connection: Connection, player: PlayerId, other: PlayerId, now: float) -> None:
    """End a friendship, take an asking back, or say no to one. The other's asking no longer waits.

    The other's no to the player is kept: asking again does not undo it.
    """
    hold(connection, lock_of("friends", player), lock_of("friends", other))
    mine = friends.c.player_id == player, friends.c.other_id == other
    connection.execute(delete(friends).where(*mine, friends.c.declined.is_(None)))
    connection.execute(update(friends).where(*mine).values(since=TAKEN_BACK))
    theirs = friends.c.player_id == other, friends.c.other_id == player
    connection.execute(update(friends).where(*theirs).values(declined=now))


def privacy_of(connection: Connection, player: PlayerId) -> PrivacyRow:
    """Return the doors of a player."""
    row = connection.execute(
        select(privacy.c.whereabouts, privacy.c.letters).where(privacy.c.player_id == player)
    ).first()
    return PrivacyRow(*row) if row else PrivacyRow()


def set_privacy(connection: Connection, player: PlayerId, new: PrivacyRow) -> None:
    """Keep what a player sets."""
    values = msgspec.structs.asdict(new)
    asked = insert_into(connection, privacy).values(player_id=player, **values)
    connection.execute(asked.on_conflict_do_update(index_elements=[privacy.c.player_id], set_=values))


def hidden(connection: Connection, players: Collection[PlayerId], asker: PlayerId) -> set[PlayerId]:
    """Those of the players who do not let somebody see where they are."""
    found: set[PlayerId] = set()
    own = select(friends.c.other_id).where(friends.c.player_id == asker, _mutual)
    for some in chunks(list(players)):
        closed = privacy.c.player_id.in_(some) & (privacy.c.whereabouts != EVERYBODY)
        near = (privacy.c.whereabouts == FRIENDS) & privacy.c.player_id.in_(own)
        found.update(connection.scalars(select(privacy.c.player_id).where(closed & ~near)))
    return found - {asker}


class FriendRepository(Repository):
    """Friends, askings, and the doors of players."""

    friends_of = reads(friends_of)
    asked_by = reads(asked_by)
    askings = reads(askings)
    how_many_ask = reads(how_many_ask)
    stands = reads(stands)
    befriend = transacts(befriend)
    part = transacts(part)
    privacy_of = reads(privacy_of)
    set_privacy = writes(set_privacy)
    hidden = reads(hidden)
