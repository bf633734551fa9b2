"""Leases: the processes of a hall of several that live, and the tables that each of them owns.

A lease ends when its row is deleted: by its own process, or by another one that buries it. Its number is not given
again, so a lease that is gone stays gone. `store/append.py` stores nothing under it (the fence).

On PostgreSQL each statement here is a transaction of its own. A process that stands still between two statements of a
transaction would keep its locks, and nobody could bury it.
"""

import secrets
from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, literal, select, update

from hiroma.ids import LeaseNo, TableId
from hiroma.store.repository import Repository, aside, at_once, reads
from hiroma.store.rows import StoreError
from hiroma.store.schema import hall_values, leases, owners
from hiroma.store.upsert import insert_into

ROUNDS = 100
"""Tries to claim a table whose owners come and go meanwhile."""

HALL = "hall"
"""The name of the hall's id among the values of the hall."""


class Sign(NamedTuple):
    """A lease as it stands in the database."""

    lease: LeaseNo
    beats: int
    """Counts up while the process lives."""
    name: str
    """The id of the process, with its public name in front."""


def take(connection: Connection, name: str) -> LeaseNo:
    """Return a new lease for the process of that name. Carried out twice, it leaves one that nobody beats for,
    to be buried like any other.
    """
    return LeaseNo(connection.scalars(insert(leases).values(beats=0, name=name).returning(leases.c.no)).one())


def signs(connection: Connection) -> list[Sign]:
    """Return all leases that there are, the oldest first."""
    return [Sign(*row) for row in connection.execute(select(leases).order_by(leases.c.no))]


def beat(connection: Connection, lease: LeaseNo, bury: Collection[LeaseNo]) -> list[Sign] | None:
    """Raise the count of a lease, end the leases in `bury`, and return all that there are, this one too.

    The new count is visible before the burial begins: that waits for appends and claims that run under these leases.
    None: the lease itself is gone, and nothing has changed.
    """
    raised = update(leases).where(leases.c.no == lease).values(beats=leases.c.beats + 1)
    if connection.execute(raised).rowcount != 1:
        return None
    dead = set(bury) - {lease}
    if dead:
        _bury(connection, lease, dead)
    there = signs(connection)
    return there if any(sign.lease == lease for sign in there) else None


def _bury(connection: Connection, lease: LeaseNo, dead: Collection[LeaseNo]) -> None:
    # All rows are locked in one order and before any goes. So of two that bury each other one survives, and none waits
    # for the other in a circle.
    locked = select(leases.c.no).where(leases.c.no.in_([lease, *dead])).order_by(leases.c.no).with_for_update()
    held = locked.cte("held")
    # A sum looks at all of them; `exists` would stop at the first, and leave the others unlocked.
    alive = select(func.count()).select_from(held).where(held.c.no == lease).scalar_subquery() == 1
    ended = delete(leases).where(leases.c.no.in_(dead), alive).returning(leases.c.no)
    gone = connection.scalars(ended).all()
    if gone:
        connection.execute(delete(owners).where(owners.c.lease.in_(gone)))


def give_up(connection: Connection, lease: LeaseNo) -> None:
    """End a lease, once what is appended under it just now is stored, and give up its tables."""
    connection.execute(delete(leases).where(leases.c.no == lease))
    connection.execute(delete(owners).where(owners.c.lease == lease))


def claim(connection: Connection, table_id: TableId, lease: LeaseNo) -> LeaseNo | None:
    """Make a lease the owner of a table that has no living one. Return its owner now: this lease, or another one that
    lives. None: the lease itself is gone.
    """
    before = owners.alias("before")
    its = before.c.table_id == table_id
    living = select(before.c.lease).join(leases, leases.c.no == before.c.lease).where(its).correlate(None)
    # The lease stays until the claim is stored: whoever buries it waits, and finds the table that is its own.
    mine = select(leases.c.no).where(leases.c.no == lease)
    rightful = mine.add_columns(literal(table_id)).where(~living.exists()).with_for_update(read=True, key_share=True)
    new = insert_into(connection, owners).from_select(["lease", "table_id"], rightful)
    # Only the owner that this statement saw gone at its beginning is replaced. One that came since may live, and its
    # lease is missing in the picture that the statement has of the leases.
    asked = new.on_conflict_do_update(
        index_elements=[owners.c.table_id],
        set_={"lease": new.excluded.lease},
        where=owners.c.lease == select(before.c.lease).where(its).scalar_subquery(),
    ).returning(owners.c.lease)
    for _ in range(ROUNDS):
        if connection.scalar(asked) is not None:
            return lease
        row = connection.execute(select(mine.scalar_subquery(), living.scalar_subquery())).one()
        if row[0] is None:
            return None
        if row[1] is not None:
            return LeaseNo(row[1])
        # Its owner went between the two.
    raise StoreError("the table changes hands too often")


def release(connection: Connection, table_id: TableId, lease: LeaseNo, to: LeaseNo | None) -> None:
    """Hand a table of this lease to the lease `to`; leave it without an owner when `to` is None or gone. A table of
    another lease stays as it is.
    """
    its = owners.c.table_id == table_id, owners.c.lease == lease
    if to is not None:
        lives = select(leases.c.no).where(leases.c.no == to).with_for_update(read=True, key_share=True).exists()
        if connection.execute(update(owners).where(*its, lives).values(lease=to)).rowcount:
            return
    connection.execute(delete(owners).where(*its))


def owner(connection: Connection, table_id: TableId) -> Sign | None:
    """Return the lease that owns a table, None when no living one does."""
    asked = select(leases).join(owners, owners.c.lease == leases.c.no).where(owners.c.table_id == table_id)
    row = connection.execute(asked).one_or_none()
    return None if row is None else Sign(*row)


def hall(connection: Connection) -> str:
    """Return the id of this hall: random, made at the first call and then the same for all its processes. A backup
    does not carry it, so a copy of the hall is another hall.
    """
    asked = select(hall_values.c.value).where(hall_values.c.name == HALL)
    known = connection.scalar(asked)
    if known is None:
        new = insert_into(connection, hall_values).values(name=HALL, value=secrets.token_hex(8))
        connection.execute(new.on_conflict_do_nothing())
        known = connection.scalars(asked).one()
    return str(known)


class LeaseRepository(Repository):
    """Leases, the owners of tables, and the hall's id."""

    take = at_once(take)
    signs = reads(signs)
    beat = at_once(beat)
    give_up = at_once(give_up)
    claim = aside(claim)
    release = aside(release)
    owner = reads(owner)
    hall = aside(hall)
