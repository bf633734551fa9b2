"""HTTP of comments on finished games."""

from litestar import Controller, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from hiroma.ids import CommentId, TableId
from hiroma.server.comments import thread
from hiroma.server.comments.bodies import Comment, NewComment
from hiroma.server.core.names import Names
from hiroma.server.core.tables import Tables
from hiroma.server.core.visitor import Visitor
from hiroma.server.limits.chat import Flood
from hiroma.server.wire.bodies import Done
from hiroma.store import Store


class Comments(Controller):
    """The comments on a game: read, add and erase them."""

    path = "/api"

    @get("/tables/{table:str}/games/{no:int}/comments")
    async def comments(
        self,
        store: NamedDependency[Store],
        names: NamedDependency[Names],
        tables: NamedDependency[Tables],
        visitor: NamedDependency[Visitor],
        table: FromPath[TableId],
        no: FromPath[int],
    ) -> list[Comment]:
        """Return the comments on a finished game, in the order of its steps.

        The answer leaves out players on the reader's ignore list.

        `Refused` as `Tables.see` and `thread.comments_on`.
        """
        seen = await tables.see(table, visitor.player)
        return await thread.comments_on(store, names, seen, no, visitor)

    @post("/tables/{table:str}/games/{no:int}/comments", status_code=201)
    async def comment(
        self,
        store: NamedDependency[Store],
        names: NamedDependency[Names],
        tables: NamedDependency[Tables],
        flood: NamedDependency[Flood],
        visitor: NamedDependency[Visitor],
        table: FromPath[TableId],
        no: FromPath[int],
        data: JSONBody[NewComment],
    ) -> list[Comment]:
        """Comment on the step after entry `rev` of a finished game.

        A text has 500 characters at most, and a person has 50 for a game. `Refused` as `Tables.see` and
        `thread.comment`.
        """
        seen = await tables.see(table, visitor.player)
        await thread.comment(store, flood, seen, no, visitor.player, data)
        return await thread.comments_on(store, names, seen, no, visitor)

    @delete("/comments/{comment:str}", status_code=200)
    async def erase(
        self, store: NamedDependency[Store], visitor: NamedDependency[Visitor], comment: FromPath[CommentId]
    ) -> Done:
        """Erase a comment of the visitor.

        Moderators may erase any, and the audit keeps it. `Refused` as `thread.erase`.
        """
        await thread.erase(store, visitor, comment)
        return Done()
