"""The browsers where people are told: plain functions of a connection. Those that write need a transaction."""

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, exists, func, insert, or_, select, update

from hiroma.ids import PlayerId, SubscriptionId
from hiroma.store import outbox
from hiroma.store.locks import hold, lock_of
from hiroma.store.outbox import PUSH
from hiroma.store.repository import Repository, reads, transacts
from hiroma.store.schema import sessions, subscriptions


class Subscription(msgspec.Struct, frozen=True):
    """A browser that a push service reaches at `endpoint`; `key` and `auth` (base64url) seal what is sent to it.

    `id` is made of the endpoint; `device` is the browser in words. `session` is the hash of the session it belongs to,
    None for a guest's: a browser that is signed out is told no more.
    """

    id: SubscriptionId
    player: PlayerId
    endpoint: str
    key: str
    auth: str
    device: str
    created: float
    session: str | None = None


def keep(connection: Connection, new: Subscription, most: int) -> bool:
    """Tell a browser from now on, whosever it was; False, and nothing is done, when the player has `most` others."""
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
    """The browsers where a player is told, oldest first."""
    asked = select(subscriptions).where(subscriptions.c.player_id == player, alive(now))
    rows = connection.execute(asked.order_by(subscriptions.c.created, subscriptions.c.id))
    return [Subscription(*row) for row in rows]


def one(connection: Connection, player: PlayerId, subscription_id: SubscriptionId, now: float) -> Subscription | None:
    """A player's browser of that id."""
    mine = subscriptions.c.id == subscription_id, subscriptions.c.player_id == player
    row = connection.execute(select(subscriptions).where(*mine, alive(now))).first()
    return Subscription(*row) if row else None


def drop(connection: Connection, player: PlayerId, subscription_id: SubscriptionId) -> bool:
    """Tell a player's browser no more; False when they have none of that id."""
    mine = subscriptions.c.id == subscription_id, subscriptions.c.player_id == player
    found = connection.scalar(select(subscriptions.c.id).where(*mine)) is not None
    if found:
        forget(connection, subscription_id)
    return found


def forget(connection: Connection, subscription_id: SubscriptionId) -> None:
    """A browser is told no more."""
    connection.execute(delete(subscriptions).where(subscriptions.c.id == subscription_id))
    outbox.forget(connection, PUSH, [subscription_id])


def signed_in(connection: Connection, player: PlayerId, session: str) -> None:
    """A session begins: it has the browser where its player was a guest. Those of sessions that are gone go, too."""
    own = subscriptions.c.player_id == player, subscriptions.c.session.is_(None)
    connection.execute(update(subscriptions).where(*own).values(session=session))
    over = subscriptions.c.session.is_not(None) & subscriptions.c.session.not_in(select(sessions.c.hash))
    outbox.forget(connection, PUSH, select(subscriptions.c.id).where(over))
    connection.execute(delete(subscriptions).where(over))


def alive(now: float) -> ColumnElement[bool]:
    """That a subscription is a guest's, or of a session that is good."""
    good = exists().where(sessions.c.hash == subscriptions.c.session, sessions.c.expires > now)
    return or_(subscriptions.c.session.is_(None), good)


class SubscriptionRepository(Repository):
    """Browsers that push messages go to."""

    keep = transacts(keep)
    of = reads(of)
    one = reads(one)
    drop = transacts(drop)
    forget = transacts(forget)
