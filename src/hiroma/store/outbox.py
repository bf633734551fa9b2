"""Outbox: messages to send out of the hall, with a claim for each. Those functions that write need a transaction."""

from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, func, select, tuple_, update

from hiroma.ids import PlayerId, TableId
from hiroma.store.repository import Repository, reads, transacts
from hiroma.store.schema import outbox
from hiroma.store.upsert import insert_into

WEBHOOK, PUSH, MAIL, TURN_HOOK, NEWS, DIGEST = "webhook", "push", "mail", "turn-hook", "news", "digest"
"""The kinds of messages."""

REMINDERS = (PUSH, MAIL, TURN_HOOK)
"""Kinds that remind a player of a table."""


class Message(msgspec.Struct, frozen=True):
    """A message to send."""

    kind: str
    target: str
    """The id of a webhook or a subscription; of mail, news and a digest, the player's."""
    about: str
    """The table that it reminds of; of a webhook's, the id of the delivery; of news, `Tiding.key`."""
    player: PlayerId
    body: bytes | None = None
    """None for a message that is composed when it is sent."""
    due: float | None = None
    """Unix seconds of the next try, None for no further one. Of a claimed message: what the claim has set."""
    tries: int = 0
    """Tries that have failed."""

    @property
    def table_id(self) -> TableId:
        """The table that a reminder reminds of. Only `REMINDERS` have one."""
        return TableId(self.about)


def put(connection: Connection, messages: Sequence[Message], repeat: bool = False) -> None:
    """Keep messages. One that is there already stays as it is; with `repeat` it is due again, as if never tried."""
    if not messages:
        return
    new = insert_into(connection, outbox)
    if repeat:
        key = [outbox.c.kind, outbox.c.target, outbox.c.about]
        new = new.on_conflict_do_update(index_elements=key, set_={"due": new.excluded.due, "tries": new.excluded.tries})
    else:
        new = new.on_conflict_do_nothing()
    connection.execute(new, [_row(one) for one in messages])


def plan(connection: Connection, message: Message) -> None:
    """Keep a message that is due later, unless it is due already: what was sent, or given up, is due again."""
    new = insert_into(connection, outbox).values(_row(message))
    key = [outbox.c.kind, outbox.c.target, outbox.c.about]
    change = {"due": new.excluded.due, "tries": new.excluded.tries}
    connection.execute(new.on_conflict_do_update(index_elements=key, set_=change, where=outbox.c.due.is_(None)))


def _row(message: Message) -> dict[str, object]:
    row = msgspec.structs.asdict(message)
    return {"player_id": row.pop("player"), **row}


def waiting(connection: Connection, kind: str, now: float) -> bool:
    """Return True when a message of this kind is due."""
    return (
        connection.scalar(select(outbox.c.kind).where(outbox.c.kind == kind, outbox.c.due <= now).limit(1)) is not None
    )


def claim(
    connection: Connection,
    kind: str,
    now: float,
    limit: int,
    lease: float | None = None,
    early: float = 0.0,
    each: int | None = None,
    without: Collection[PlayerId] = (),
) -> list[Message]:
    """Return messages of a kind that are due, the oldest first, `limit` at most; no other process gets the same.

    They are due again in `lease` seconds, None for never. Messages that are due within `early` seconds come
    along when another one to their target is due now. At most `each` of one player's come, and none of those `without`.
    """
    first = outbox.alias()
    same_target = first.c.kind == kind, first.c.target == outbox.c.target
    along = (outbox.c.due <= now + early) & exists().where(*same_target, first.c.due <= now)
    ripe = (outbox.c.due <= now) | along if early else outbox.c.due <= now
    asked = select(outbox).where(outbox.c.kind == kind, ripe).order_by(outbox.c.due, outbox.c.about).limit(limit)
    if each is not None:
        order = func.row_number().over(partition_by=outbox.c.player_id, order_by=(outbox.c.due, outbox.c.about))
        theirs = select(outbox.c.target, outbox.c.about, order.label("n")).where(
            outbox.c.kind == kind, ripe, outbox.c.player_id.not_in(without)
        )
        ranked = theirs.subquery()
        few = select(ranked.c.target, ranked.c.about).where(ranked.c.n <= each)
        asked = asked.where(tuple_(outbox.c.target, outbox.c.about).in_(few))
    rows = connection.execute(asked.with_for_update(skip_locked=True)).all()
    until = None if lease is None else now + lease
    found = [msgspec.structs.replace(Message(*row), due=until) for row in rows]
    if found:
        its = tuple_(outbox.c.target, outbox.c.about).in_([(one.target, one.about) for one in found])
        connection.execute(update(outbox).where(outbox.c.kind == kind, its).values(due=until))
    return found


def trim(connection: Connection, kind: str, most: int) -> int:
    """Delete the oldest messages of a kind to each target, beyond `most`; return the number of those deleted."""
    newest = outbox.c.tries, outbox.c.due.desc(), outbox.c.about
    order = func.row_number().over(partition_by=outbox.c.target, order_by=newest)
    ranked = select(outbox.c.target, outbox.c.about, order.label("n")).where(outbox.c.kind == kind).subquery()
    over = select(ranked.c.target, ranked.c.about).where(ranked.c.n > most)
    its = tuple_(outbox.c.target, outbox.c.about).in_(over)
    return connection.execute(delete(outbox).where(outbox.c.kind == kind, its)).rowcount


def retry(connection: Connection, messages: Sequence[tuple[Message, float]]) -> None:
    """Try claimed messages again, each at its time, but for those withdrawn or put again meanwhile."""
    for one, at in messages:
        connection.execute(update(outbox).where(_claimed(one)).values(due=at, tries=one.tries + 1))


def remove(connection: Connection, messages: Sequence[Message]) -> None:
    """Delete claimed messages, but for those put again meanwhile."""
    for one in messages:
        connection.execute(delete(outbox).where(_claimed(one)))


def _claimed(one: Message) -> ColumnElement[bool]:
    its = outbox.c.kind == one.kind, outbox.c.target == one.target, outbox.c.about == one.about
    return and_(*its, outbox.c.due.is_not_distinct_from(one.due))


def forget(connection: Connection, kind: str, targets: Collection[str] | Select[tuple[str]]) -> None:
    """Delete all messages to these targets."""
    connection.execute(delete(outbox).where(outbox.c.kind == kind, outbox.c.target.in_(targets)))


def withdraw(connection: Connection, player: PlayerId, table_id: TableId) -> None:
    """Delete a player's reminders of a table: the next one is sent again."""
    its = outbox.c.player_id == player, outbox.c.about == table_id
    connection.execute(delete(outbox).where(*its, outbox.c.kind.in_(REMINDERS)))


def soon(connection: Connection, before: float) -> list[tuple[PlayerId, TableId]]:
    """Return the players whose reminders are due before then, each with the table."""
    asked = select(outbox.c.player_id, outbox.c.about).where(outbox.c.kind.in_(REMINDERS), outbox.c.due <= before)
    return [(player, table_id) for player, table_id in connection.execute(asked.distinct())]


def reminded(connection: Connection, kind: str, target: str) -> set[TableId]:
    """Return the tables of the reminders to a target: sent, or still to send, since its player was last there."""
    return set(connection.scalars(select(outbox.c.about).where(outbox.c.kind == kind, outbox.c.target == target)))


class OutboxRepository(Repository):
    """Messages to send."""

    put = transacts(put)
    waiting = reads(waiting)
    claim = transacts(claim)
    trim = transacts(trim)
    retry = transacts(retry)
    remove = transacts(remove)
    withdraw = transacts(withdraw)
    soon = reads(soon)
    reminded = reads(reminded)
