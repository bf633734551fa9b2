"""Chat of a table: who hears a line. While a game is on spectators talk apart: players hear it when it is over."""

from collections.abc import Callable, Collection, Mapping

from hiroma.ids import PlayerId, TableId
from hiroma.server.core.names import Names
from hiroma.server.core.viewer import Viewer
from hiroma.server.wire import presenter, protocol, views
from hiroma.store import ChatRow
from hiroma.store.chat import ChatRepository
from hiroma.store.relations import RelationRepository
from hiroma.table.table import Table
from hiroma.table.visibility import is_delayed, is_private, last_ended

Beside = Callable[[PlayerId, TableId, bool, Callable[[], bytes]], None]
"""Push a frame to a player's sockets that do not watch a table; told whether some do."""


async def newest_lines(
    chat: ChatRepository, names: Names, table_id: TableId, reader: PlayerId, table: Table | None = None
) -> list[views.ChatLine]:
    """Return the newest lines that a reader is shown, oldest first. `table` is None for a place that is no table."""
    rows = await chat.lines(table_id, reader=reader)
    if table is not None:
        rows = [row for row in rows if hears(table, reader, row)]
    await names.know({row.player for row in rows})
    return [presenter.chat_line(row, names) for row in rows]


def hears(table: Table, reader: PlayerId, row: ChatRow) -> bool:
    """Return True when a reader may hear a line now.

    In a game that is on players do not hear spectators, and spectators who are behind do not hear players. At
    a practice everybody hears everybody. Newcomers do not hear what was said during games that they may not see.
    """
    if row.player != reader and table.chair_of(reader) is None and reader != table.host:
        ended = last_ended(table) if is_private(table, games=True) else 0
        if ended and row.at <= table.history[ended - 1].at:
            return False
    on = table.status == "playing" and table.practice is None
    if not on or row.player == reader or row.at < table.history[table.began - 1].at:
        return True
    if table.chair_of(reader) is not None:
        return row.chair is not None
    return row.chair is None or not is_delayed(table)


def called(table: Table, names: Mapping[PlayerId, str], row: ChatRow) -> set[PlayerId]:
    """Return the players at a table that a line mentions, as `@Name`, and who hear it. The longest name counts."""
    said = row.text.casefold()
    seated = {chair.player: names.get(chair.player, "").casefold() for chair in table.chairs if chair.player}
    found: set[PlayerId] = set()
    for player in sorted(seated, key=lambda one: -len(seated[one])):
        if seated[player] and f"@{seated[player]}" in said:
            found.add(player)
            said = said.replace(f"@{seated[player]}", "")
    return {player for player in found if hears(table, player, row)}


class TableChat:
    """The chat of one table."""

    def __init__(
        self, chat: ChatRepository, relations: RelationRepository, now: Callable[[], float], beside: Beside
    ) -> None:
        self._chat, self._relations = chat, relations
        self._now = now
        self._beside = beside
        self._last_apart: float | None = None
        """When the last line was said that not everybody heard, in unix seconds; None while that is not known."""

    async def newest(self, table: Table, names: Names, reader: PlayerId) -> list[views.ChatLine]:
        """Return the newest lines that a reader is shown, oldest first."""
        return await newest_lines(self._chat, names, table.id, reader, table)

    async def say(self, table: Table, names: Names, player: PlayerId, text: str, viewers: Collection[Viewer]) -> None:
        """Store a line, then show it to the viewers who hear it and do not ignore the speaker."""
        await names.know({player})
        said = ChatRow(table=table.id, n=0, at=self._now(), player=player, chair=table.chair_of(player), text=text)
        row = await self._chat.say(said)
        if _is_apart(table, row):
            self._last_apart = row.at
        frame = presenter.encode(protocol.Chat(table=table.id, line=presenter.chat_line(row, names)))
        meant = called(table, names, row) - {player}
        watching = {viewer.player for viewer in viewers}
        deaf = await self._relations.deaf(player, watching | meant)
        for one in meant - deaf:
            self._beside(one, table.id, one in watching, lambda: presenter.mention(table, row, names))
        for viewer in list(viewers):
            if viewer.player not in deaf and hears(table, viewer.player, row):
                viewer.push(frame)

    async def was_apart(self, table: Table) -> bool:
        """Return True when something was said in the game that has just ended that not everybody heard."""
        if table.no not in table.finished:
            return False
        if self._last_apart is None:
            rows = await self._chat.lines(table.id)
            self._last_apart = max((row.at for row in rows if _is_apart(table, row)), default=0.0)
        began, _ = table.finished[table.no]
        return self._last_apart >= table.history[began - 1].at


def _is_apart(table: Table, row: ChatRow) -> bool:
    return row.chair is None or bool(table.behind_entries or table.behind_minutes)
