"""Push subscriptions of browsers: plain functions of a connection. Those that write need a transaction."""

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, exists, func, insert, or_, select, update

from hiroma.ids import PlayerId, SubscriptionId
from hiroma.store import outbox
from hiroma.store.locks import hold, lock_of
from hiroma.store.outbox import PUSH
from hiroma.store.repository import Repository, reads, transacts
from hiroma.store.schema import sessions, subscriptions


class Subscription(msgspec.Struct, frozen=True):
    """A browser that a push service reaches."""

    id: SubscriptionId
    """Made of the endpoint."""
    player: PlayerId
    endpoint: str
    key: str
    """`key` and `auth` (base64url) encrypt the messages to the browser."""
    auth: str
    device: str
    """The browser in words."""
    created: float
    """Unix seconds."""
    session: str | None = None
    """The hash of the session that it belongs to, None for a guest's. A browser that is signed out gets no messages."""


def keep(connection: Connection, new: Subscription, most: int) -> bool:
    """Keep a browser as this player's alone. Change nothing and return False when they have `most` others."""
    hold(connection, lock_of("subscriptions", new.player))
    mine = subscriptions.c.player_id == new.player, subscriptions.c.id != new.id
    others = select(func.count()).select_from(subscriptions).where(*mine, alive(new.created))
    if (connection.scalar(others) or 0) >= most:
        return False
    forget(connection, new.id)
    values = msgspec.structs.asdict(new)
    connection.execute(insert(subscriptions).values(player_id=values.pop("player"), **values))
    return True


def of(connection: Connection, player: PlayerId, now: float) -> list[Subscription]:
    """Return the browsers that get a player's push messages, the oldest first."""
    asked = select(subscriptions).where(subscriptions.c.player_id == player, alive(now))
    rows = connection.execute(asked.order_by(subscriptions.c.created, subscriptions.c.id))
    return [Subscription(*row) for row in rows]


def one(connection: Connection, player: PlayerId, subscription_id: SubscriptionId, now: float) -> Subscription | None:
    """Return a player's browser with that id; None without one."""
    mine = subscriptions.c.id == subscription_id, subscriptions.c.player_id == player
    row = connection.execute(select(subscriptions).where(*mine, alive(now))).first()
    return Subscription(*row) if row else None


def drop(connection: Connection, player: PlayerId, subscription_id: SubscriptionId) -> bool:
    """Forget a player's browser. Return False when they have none with that id."""
    mine = subscriptions.c.id == subscription_id, subscriptions.c.player_id == player
    found = connection.scalar(select(subscriptions.c.id).where(*mine)) is not None
    if found:
        forget(connection, subscription_id)
    return found


def forget(connection: Connection, subscription_id: SubscriptionId) -> None:
    """Delete a browser, with the messages that wait for it."""
    connection.execute(delete(subscriptions).where(subscriptions.c.id == subscription_id))
    outbox.forget(connection, PUSH, [subscription_id])


def signed_in(connection: Connection, player: PlayerId, session: str) -> None:
    """Give a new session the browsers that its player had as a guest. Delete browsers of sessions that have ended."""
    own = subscriptions.c.player_id == player, subscriptions.c.session.is_(None)
    connection.execute(update(subscriptions).where(*own).values(session=session))
    over = subscriptions.c.session.is_not(None) & subscriptions.c.session.not_in(select(sessions.c.hash))
    outbox.forget(connection, PUSH, select(subscriptions.c.id).where(over))
    connection.execute(delete(subscriptions).where(over))


def alive(now: float) -> ColumnElement[bool]:
    """Return the condition that a subscription is a guest's, or of a session that has not expired."""
    good = exists().where(sessions.c.hash == subscriptions.c.session, sessions.c.expires > now)
    return or_(subscriptions.c.session.is_(None), good)


class SubscriptionRepository(Repository):
    """Browsers that push messages go to."""

    keep = transacts(keep)
    of = reads(of)
    one = reads(one)
    drop = transacts(drop)
    forget = transacts(forget)
