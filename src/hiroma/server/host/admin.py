"""Administration: the host's view of the hall, and their commands to it."""

import contextlib
import os
import time

import msgspec

from hiroma.ids import TableId
from hiroma.server.core import naming
from hiroma.server.core.names import Names
from hiroma.server.core.sanctions import holds
from hiroma.server.core.tables import Tables
from hiroma.server.core.timekeeper import Timekeeper
from hiroma.server.core.visitor import Visitor
from hiroma.server.declared import BadSetting, Declared, declared
from hiroma.server.host import backups
from hiroma.server.host.admin_commands import AdminCommands
from hiroma.server.host.bodies import DeskPage, PersonLine, ProcessLine, SettingLine, TableLine, Which
from hiroma.server.host.closing import Closing
from hiroma.server.host.health import Health
from hiroma.server.settings import Settings
from hiroma.store import Store, StoreError, admin_commands, moderation
from hiroma.table.refusal import Refused

SHOWN = 100
"""Tables and people that are shown at once."""


class AdminService:
    """The host's desk."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        names: Names,
        clock: Timekeeper,
        tables: Tables,
        closing: Closing,
        admin_commands: AdminCommands,
    ) -> None:
        self._store = store
        self._settings = settings
        self._names = names
        self._clock = clock
        self._tables = tables
        self._closing = closing
        self._admin_commands = admin_commands

    async def must_be_host(self, visitor: Visitor) -> None:
        """Refuse ('not-host-of-hall') everybody who is not signed in, in a browser, as the host."""
        if visitor.session is None or not await self._store.moderation.has(visitor.player, moderation.HOST):
            raise Refused("not-host-of-hall")

    async def page(self) -> DeskPage:
        """Return the desk's first page."""
        now = self._clock.now()
        return DeskPage(
            now=now,
            processes=await processes(self._store, now),
            settings=settings_of(self._settings),
            tables=await self._store.desk.counts(now),
            backups=backups.backups(self._settings),
            closing=self._closing.at,
        )

    async def tables(self, which: Which) -> list[TableLine]:
        """Return tables in one state, the newest first; idle ones, the longest first."""
        if which == "idle":
            found = await self._store.desk.idle(self._clock.now(), SHOWN)
        else:
            found = await self._store.tables.summaries(listed=None, game=None, status=which, player=None, limit=SHOWN)
        await self._names.know({player for row in found for player in row.players})
        return [
            TableLine(
                id=row.table,
                game=row.game,
                status=row.status,
                listed=row.listed,
                entries=row.head,
                changed=row.changed,
                people=[self._names[player] for player in row.players],
            )
            for row in found
        ]

    async def people(self, text: str) -> list[PersonLine]:
        """Return people by a part of their name, or by id."""
        found = await self._store.desk.people(text, naming.look(text), SHOWN)
        lines = []
        for one in found:
            now = await holds(self._store.moderation, one.player)
            lines.append(
                PersonLine(
                    id=one.player,
                    name=one.name,
                    created=one.created,
                    seen=one.seen,
                    account=one.account,
                    roles=await self._store.moderation.roles_of(one.player),
                    muted=now.muted.until if now.muted else None,
                    banned=now.banned.until if now.banned else None,
                )
            )
        return lines

    async def close(self, table_id: TableId) -> None:
        """Close a table, whichever process has it. `Refused`: 'no-such-table', 'shared-deal', 'table-closed'."""
        table = await self._tables.look(table_id)
        if table is None:
            raise Refused("no-such-table")
        if table.shared:
            raise Refused("shared-deal")
        if table.status == "closed":
            raise Refused("table-closed")
        await give(self._store, "close", table_id)
        await self._admin_commands.follow()

    async def back_up(self) -> None:
        """Write a backup beside the others. `Refused`: 'not-backed-up'."""
        try:
            await backups.make(self._store, self._settings, "hall", time.time())
        except (OSError, StoreError) as error:
            raise Refused("not-backed-up", why=str(error)) from error

    async def drain(self) -> None:
        """Close every process in order."""
        await give(self._store, "drain")
        await self._admin_commands.follow()

    async def restore(self, name: str) -> None:
        """Let every process close, go on with a backup, and open again. `Refused`: 'no-such-backup'."""
        backups.file_of(self._settings, name)
        await give(self._store, "restore", name)
        await self._admin_commands.follow()


async def give(store: Store, act: admin_commands.Act, about: str = "") -> None:
    """Give a command to every process of the hall."""
    await store.admin_commands.give(time.time(), act, about)


async def processes(store: Store, now: float) -> list[ProcessLine]:
    """Return the processes that serve the hall."""
    return [
        ProcessLine(id=name, at=at, people=here, health=_health(said))
        for name, at, here, said in await store.uptime.alive(now)
    ]


def _health(said: bytes) -> Health | None:
    try:
        return msgspec.json.decode(said, type=Health)
    except msgspec.DecodeError:
        return None


def settings_of(settings: Settings) -> list[SettingLine]:
    """Return every setting, with where its value comes from."""
    return [
        SettingLine(
            name=one.field.name,
            value=one.shown(getattr(settings, one.field.name)),
            source=_source(one, getattr(settings, one.field.name)),
        )
        for one in declared(type(settings))
    ]


def _source(one: Declared, value: object) -> str:
    # A flag goes before the variable, which may hold anything then.
    said = os.environ.get(one.variable, "")
    with contextlib.suppress(BadSetting):
        if said and one.read(said.split() if isinstance(value, tuple) else said) == value:
            return "environment"
    return "default" if value == one.field.default else "flag"
