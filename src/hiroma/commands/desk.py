"""The host's desk on the command line: the lists and acts of `/desk`, on the hall's database."""

import asyncio
import datetime as dt
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
import typer

from hiroma.commands.flags import option
from hiroma.commands.hall import SET, Database, must_be_there
from hiroma.commands.leaving import fail
from hiroma.commands.listing import show
from hiroma.ids import NO_PLAYER, PlayerId, TableId
from hiroma.server.settings import Settings

if TYPE_CHECKING:
    from hiroma.server.host.health import Health
    from hiroma.store import Store
    from hiroma.store.admin_commands import Act

T = TypeVar("T")

STATES = ("open", "playing", "over", "closed", "idle")
SHOWN = 100

Why = Annotated[str, typer.Argument(help="Why; they are told.")]
Hours = Annotated[int, typer.Argument(help="For how many hours; 0 lifts it.", min=0, max=24 * 366)]
Folder = Annotated[str, option(Settings, "backups")]
Whom = Annotated[str, typer.Argument(help="An account's name, or a player's id.")]


def tables(
    which: Annotated[str, typer.Argument(help="open, playing, over, closed or idle.")] = "playing",
    store: Database = SET.store,
) -> None:
    """List tables: code, game, state, entries, and when something last happened."""
    if which not in STATES:
        fail(f"no such state: {which} (there are: {', '.join(STATES)})")

    async def found(opened: "Store") -> None:
        rows = (
            await opened.desk.idle(time.time(), SHOWN)
            if which == "idle"
            else await opened.tables.summaries(listed=None, game=None, status=which, player=None, limit=SHOWN)
        )
        lines = [(row.table, row.game, row.status, row.head, moment(row.changed)) for row in rows]
        show(("table", "game", "state", "entries", "changed"), lines)

    on(store, found)


def close(
    table: Annotated[str, typer.Argument(help="The table's code, as in its link.")], store: Database = SET.store
) -> None:
    """Close a table in the running hall: a game that is on ends without a winner."""

    async def order(opened: "Store") -> None:
        there = await opened.tables.summaries(table_id=TableId(table), limit=1)
        if not there:
            fail(f"there is no table {table}")
        if there[0].status == "closed":
            fail(f"table {table} is closed already")
        first = (await opened.tables.entries(TableId(table)))[0]
        if msgspec.json.decode(first.body)["command"].get("shared"):
            fail(f"table {table} has a deal that other tables share: the hall does not close it")
        await _order(opened, "close", table)
        typer.echo(f"ordered: close {table}")

    on(store, order)


def people(
    text: Annotated[str, typer.Argument(help="A part of the name, or an id.")], store: Database = SET.store
) -> None:
    """List people: id, name, account or guest, last seen."""
    from hiroma.server.core.naming import look

    async def found(opened: "Store") -> None:
        people = await opened.desk.people(text, look(text), SHOWN)
        lines = [
            (one.player, one.name, "guest" if one.account is None else "account", moment(one.seen)) for one in people
        ]
        show(("player", "name", "kind", "seen"), lines)

    on(store, found)


def mute(whom: Whom, hours: Hours, why: Why, store: Database = SET.store) -> None:
    """Take the word from somebody in all chats."""
    on(store, lambda opened: _rule(opened, "mute", whom, hours, why))


def ban(whom: Whom, hours: Hours, why: Why, store: Database = SET.store) -> None:
    """Keep somebody from sitting down and opening tables."""
    on(store, lambda opened: _rule(opened, "ban", whom, hours, why))


def health(store: Database = SET.store) -> None:
    """Say how each process of the hall is; fails when there is none."""
    from hiroma.server.host.admin import processes

    async def said(opened: "Store") -> None:
        lines = await processes(opened, time.time())
        for line in lines:
            one = line.health
            typer.echo(f"{line.id}  {line.people} people" + ("" if one is None else f", {_words(one)}"))
        if not lines:
            typer.echo("no process is there", err=True)
            raise typer.Exit(1)

    on(store, said)


def drain(store: Database = SET.store) -> None:
    """Let every process of the running hall close in order."""

    async def order(opened: "Store") -> None:
        await _order(opened, "drain")
        typer.echo("ordered: drain")

    on(store, order)


def restore(
    name: Annotated[str, typer.Argument(help="The backup's name in the hall's folder of backups.")],
    store: Database = SET.store,
    backups: Folder = SET.backups,
) -> None:
    """Let every process of the running hall close, go on with one of its backups, and open again."""
    from hiroma.server.host.backups import has_backup

    # Without the folder only the hall can tell: it may be another machine's.
    if Path(backups).is_dir() and not has_backup(Settings(backups=backups), name):
        fail(f"there is no backup {name} in {backups}")

    async def order(opened: "Store") -> None:
        await _order(opened, "restore", name)
        typer.echo(f"ordered: restore {name}")

    on(store, order)


COMMANDS = (tables, close, people, mute, ban, health, drain, restore)


def on(url: str, act: Callable[["Store"], Awaitable[T]]) -> T:
    """Return the result of `act` on the hall's database; leave with exit status 2 when that cannot do it."""
    from hiroma.store import Store, StoreError

    async def work() -> T:
        opened = await Store.connect(url)
        try:
            return await act(opened)
        finally:
            await opened.close()

    must_be_there(url)
    try:
        return asyncio.run(work())
    except StoreError as error:
        fail(str(error))


async def _order(store: "Store", act: "Act", about: str = "") -> None:

    if not await store.uptime.alive(time.time()):
        fail("the hall is not running")
    await store.admin_commands.give(time.time(), act, about)


async def _rule(store: "Store", act: str, name_or_id: str, hours: int, why: str) -> None:
    from hiroma.server.core.naming import look
    from hiroma.server.core.speech import readable_text
    from hiroma.store import moderation

    why = readable_text(why)
    if not why:
        fail("say why: they are told")
    account = await store.accounts.named(look(name_or_id))
    player = PlayerId(name_or_id) if account is None else account.player
    if not await store.relations.met(player):
        fail(f"nobody of that name or id: {name_or_id}")
    now = time.time()
    ruling = moderation.Ruling(at=now, actor=NO_PLAYER, player=player, act=act, why=why, until=now + hours * 3600.0)
    await store.moderation.rule(ruling)
    typer.echo(f"{act}: {name_or_id}, {hours} hours")


def _words(one: "Health") -> str:
    store = "store away" if one.store is None else f"store {one.store * 1000:.1f} ms"
    bus = f", bus {one.bus}" if one.bus else ""
    closing = ", closing" if one.closing else ""
    return (
        f"{one.machine} {one.pid}, version {one.build}, since {moment(one.since)}, {one.rooms} tables, "
        f"{one.sockets} sockets, loop {one.lag * 1000:.1f} ms late, {store}{bus}{_part(one)}{closing}"
    )


def _part(one: "Health") -> str:
    """Return the part of a process in a hall of several; '' in a hall of one."""
    now = one.figures
    if now is None:
        return ""
    lease = "no lease" if now.lease is None else f"lease {now.lease:.1f} s old"
    return (
        f", owns {now.owned} tables, {lease}, {now.handovers} handovers, {now.requests} requests relayed, "
        f"{now.frames} frames relayed"
    )


def moment(at: float) -> str:
    """Return a time (unix seconds) as the host reads it, by UTC."""
    return dt.datetime.fromtimestamp(at, dt.UTC).strftime("%Y-%m-%d %H:%M")
