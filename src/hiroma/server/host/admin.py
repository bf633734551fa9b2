"""Administration: what the host sees of the hall, and may have done."""

import os
import time
from typing import TYPE_CHECKING

import msgspec

from hiroma.server.declared import Declared, declared
from hiroma.server.fairplay.admission import holds
from hiroma.server.host import backups
from hiroma.server.host.bodies import DeskPage, PersonLine, ProcessLine, SettingLine, TableLine, Which
from hiroma.server.host.health import Health
from hiroma.server.settings import Settings
from hiroma.store import Store, StoreError, admin_commands, desk, moderation, uptime
from hiroma.table.refusal import Refused

if TYPE_CHECKING:
    from hiroma.server.accounts.authentication import Visitor
    from hiroma.server.hall import Hall

SHOWN = 100
"""Tables and people that are shown at once."""


class AdminService:
    """The host's. Everything raises `Refused`."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall

    async def must_be_host(self, visitor: "Visitor") -> None:
        """`Refused` ('not-host-of-hall') for all who are not signed in, in a browser, with that right."""
        if visitor.session is None or not await self.hall.store.read(moderation.has, visitor.player, moderation.HOST):
            raise Refused("not-host-of-hall")

    async def page(self) -> DeskPage:
        """All there is to see at a glance."""
        now, store = self.hall.time.now(), self.hall.store
        return DeskPage(
            now=now,
            processes=await processes(store, now),
            settings=settings_of(self.hall.settings),
            tables=await store.read(desk.counts, now),
            backups=backups.backups(self.hall.settings),
            closing=self.hall.closing.at,
        )

    async def tables(self, which: Which) -> list[TableLine]:
        """Tables in one state, the newest first; idle ones, the longest first."""
        store = self.hall.store
        if which == "idle":
            found = await store.read(desk.idle, self.hall.time.now(), SHOWN)
        else:
            found = await store.summaries(listed=None, game=None, status=which, player=None, limit=SHOWN)
        await self.hall.know({player for row in found for player in row.players})
        return [
            TableLine(
                id=row.table,
                game=row.game,
                status=row.status,
                listed=row.listed,
                entries=row.head,
                changed=row.changed,
                people=[self.hall.names[player] for player in row.players],
            )
            for row in found
        ]

    async def people(self, text: str) -> list[PersonLine]:
        """People by a part of their name, or by id."""
        store = self.hall.store
        found = await store.read(desk.people, text, SHOWN)
        lines = []
        for one in found:
            now = await holds(self.hall, one.player)
            lines.append(
                PersonLine(
                    id=one.player,
                    name=one.name,
                    created=one.created,
                    seen=one.seen,
                    account=one.account,
                    roles=await store.read(moderation.roles_of, one.player),
                    muted=now.muted.until if now.muted else None,
                    banned=now.banned.until if now.banned else None,
                )
            )
        return lines

    async def close(self, table: str) -> None:
        """Close a table, wherever it is open."""
        room = await self.hall.room(table)
        if room is None:
            raise Refused("no-such-table")
        if room.table.shared:
            raise Refused("shared-deal")
        if room.table.status == "closed":
            raise Refused("table-closed")
        await give(self.hall.store, "close", table)
        await self.hall.admin_commands.follow()

    async def back_up(self) -> None:
        """Write a backup beside the others."""
        try:
            await backups.make(self.hall.store, self.hall.settings, "hall", time.time())
        except (OSError, StoreError) as error:
            raise Refused("not-backed-up", why=str(error)) from error

    async def drain(self) -> None:
        """Close every process in order."""
        await give(self.hall.store, "drain")
        await self.hall.admin_commands.follow()

    async def restore(self, name: str) -> None:
        """Close, go on with a backup, and open again."""
        backups.file_of(self.hall.settings, name)
        await must_be_alone(self.hall.store)
        await give(self.hall.store, "restore", name)
        await self.hall.admin_commands.follow()


async def give(store: Store, act: admin_commands.Act, about: str = "") -> None:
    """Tell every process of the hall."""
    await store.transact(admin_commands.give, time.time(), act, about)


async def must_be_alone(store: Store) -> None:
    """`Refused` ('several-processes') unless one serves the hall: others would write into what is replaced."""
    if len(await store.read(uptime.alive, time.time())) > 1:
        raise Refused("several-processes")


async def processes(store: Store, now: float) -> list[ProcessLine]:
    """Those that are there."""
    return [
        ProcessLine(id=name, at=at, people=here, health=_health(said))
        for name, at, here, said in await store.read(uptime.alive, now)
    ]


def _health(said: bytes) -> Health | None:
    try:
        return msgspec.json.decode(said, type=Health)
    except msgspec.DecodeError:
        return None


def settings_of(settings: Settings) -> list[SettingLine]:
    """Every setting, with where its value comes from."""
    return [
        SettingLine(
            name=one.field.name,
            value=one.shown(getattr(settings, one.field.name)),
            source=_source(one, getattr(settings, one.field.name)),
        )
        for one in declared(type(settings))
    ]


def _source(one: Declared, value: object) -> str:
    if one.variable in os.environ:
        return "environment"
    return "default" if value == one.field.default else "flag"
