"""Imports: who may bring a log, who may see it, and how much of it the hall keeps."""

import secrets
import time
from collections.abc import Awaitable

import msgspec

from hiroma.ids import ImportId, PlayerId, TableId
from hiroma.server.advice.reviewing import Reviews
from hiroma.server.core.workers import Think
from hiroma.server.imports import reading
from hiroma.server.imports.bodies import ImportCard, ImportedGame, Imports
from hiroma.store import Row
from hiroma.store.accounts import AccountRepository
from hiroma.store.imports import ImportRepository, ImportRow
from hiroma.store.reviews import ReviewRepository
from hiroma.table.refusal import Refused

FILE = 512 * 1024
"""Bytes of one file."""
MOST = 40
"""Imports of one person."""
MOST_SIZE = 6 * 1024 * 1024
"""Bytes of all imports of one person."""


class _Card(msgspec.Struct, frozen=True, kw_only=True):
    version: int
    entries: int
    games: tuple[ImportedGame, ...]


_card_from = msgspec.json.Decoder(_Card).decode


class ImportedLogs:
    """The lines of imports, as `Reviews` asks for logs: by the key of their reviews."""

    def __init__(self, imports: ImportRepository) -> None:
        self._imports = imports

    async def entries(self, key: TableId) -> list[Row]:
        """Return the entries of an import; none for one that is gone."""
        return reading.rows(await self._imports.body(ImportId(key.partition("/")[2])))


class ImportDesk:
    """The imports of a hall. `think` reads a log in a worker, one at a time: bots wait for one at most."""

    def __init__(
        self, imports: ImportRepository, reviews: ReviewRepository, accounts: AccountRepository, think: Think
    ) -> None:
        self._imports = imports
        self._accounts = accounts
        self._think = think
        self._reading: set[PlayerId] = set()
        self.reviews = Reviews(reviews, ImportedLogs(imports), think)

    async def own(self, player: PlayerId) -> Imports:
        """Return a player's imports and the room for more."""
        rows = await self._imports.of_player(player)
        return Imports(
            imports=[_card(row, player) for row in rows],
            most=MOST,
            size=sum(row.size for row in rows),
            most_size=MOST_SIZE,
            most_file=FILE,
        )

    async def bring(self, player: PlayerId, raw: bytes) -> ImportCard:
        """Check a log and keep it. One that the player has already comes back as it is.

        `Refused`: 'guest', 'import-busy', 'too-many-imports', and as `reading.read`.
        """
        account = await self._accounts.account(player)
        if account is None or account.closed is not None:
            raise Refused("guest")
        if player in self._reading:
            raise Refused("import-busy")
        self._reading.add(player)
        try:
            read = await self._think(reading.read, raw)
        finally:
            self._reading.discard(player)
        if isinstance(read, reading.Unfit):
            raise Refused(read.code, **read.what)
        row = ImportRow(
            id=ImportId(secrets.token_urlsafe(12).replace("-", "a").replace("_", "b")),
            player=player,
            made=time.time(),
            game=read.game,
            size=len(read.body),
            shared=False,
            digest=read.digest,
            card=msgspec.json.encode(_Card(version=read.version, entries=read.entries, games=read.games)),
        )
        kept = await self._imports.keep(row, read.body, MOST, MOST_SIZE)
        if kept is None and await self._accounts.gone(player):
            raise Refused("guest")
        if kept is None:
            raise Refused("too-many-imports", most=MOST, mebibytes=MOST_SIZE // 1024**2)
        return _card(kept, player)

    async def see(self, import_id: ImportId, player: PlayerId) -> ImportCard:
        """Return an import for a player who wants to see it.

        `Refused`: 'no-such-import', also for one that its owner has not shared.
        """
        row = await self._imports.one(import_id) if import_id.isprintable() else None
        if row is None or not (row.shared or row.player == player):
            raise Refused("no-such-import")
        return _card(row, player)

    async def log(self, import_id: ImportId, no: int | None, player: PlayerId) -> list[Row]:
        """Return the log of an import; `no` names a game that must be in it.

        `Refused`: 'no-finished-game', and as `ImportDesk.see`.
        """
        card = await self.see(import_id, player)
        if no is not None and no not in {game.no for game in card.games}:
            raise Refused("no-finished-game", no=no)
        return reading.rows(await self._imports.body(import_id))

    async def share(self, import_id: ImportId, player: PlayerId, on: bool) -> ImportCard:
        """Let everybody with the link see an import, or its owner alone. `Refused`: 'no-such-import'."""
        await self._own(self._imports.share(import_id, player, on))
        return await self.see(import_id, player)

    async def drop(self, import_id: ImportId, player: PlayerId) -> None:
        """Delete an import. `Refused`: 'no-such-import'."""
        await self._own(self._imports.drop(import_id, player))

    async def _own(self, done: Awaitable[bool]) -> None:
        if not await done:
            raise Refused("no-such-import")


def _card(row: ImportRow, reader: PlayerId) -> ImportCard:
    card = _card_from(row.card)
    return ImportCard(
        id=row.id,
        game=row.game,
        version=card.version,
        made=row.made,
        size=row.size,
        entries=card.entries,
        games=card.games,
        shared=row.shared,
        mine=row.player == reader,
    )
