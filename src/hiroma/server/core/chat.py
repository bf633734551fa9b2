"""Chat: the newest lines of a table, for one reader."""

from hiroma.ids import PlayerId, TableId
from hiroma.server.core.names import Names
from hiroma.server.wire import presenter, views
from hiroma.store.chat import ChatRepository


async def newest_lines(chat: ChatRepository, names: Names, table_id: TableId, reader: PlayerId) -> list[views.ChatLine]:
    """Return the newest lines that a reader is shown, oldest first."""
    rows = await chat.lines(table_id, reader=reader)
    await names.know({row.player for row in rows})
    return [presenter.chat_line(row, names) for row in rows]
