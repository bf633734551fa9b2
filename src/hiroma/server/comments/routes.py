"""HTTP of comments on finished games."""

from typing import Any

from litestar import Controller, Request, delete, get, post

from hiroma.server.comments import thread
from hiroma.server.comments.bodies import Comment, NewComment
from hiroma.server.http import hall_of, player_of, room_of, visitor_of


class Comments(Controller):
    """What was said about a game, and what one says oneself."""

    path = "/api"

    @get("/tables/{table:str}/games/{no:int}/comments")
    async def read(self, request: Request[Any, Any, Any], table: str, no: int) -> list[Comment]:
        """The comments on a finished game, in the order of its steps."""
        return await thread.comments_on(hall_of(request), await room_of(request, table), no, visitor_of(request))

    @post("/tables/{table:str}/games/{no:int}/comments", status_code=201)
    async def say(self, request: Request[Any, Any, Any], table: str, no: int, data: NewComment) -> list[Comment]:
        """Comment on a step of a finished game."""
        hall, room = hall_of(request), await room_of(request, table)
        await thread.comment(hall, room, no, player_of(request), data)
        return await thread.comments_on(hall, room, no, visitor_of(request))

    @delete("/comments/{comment:str}", status_code=200)
    async def erase(self, request: Request[Any, Any, Any], comment: str) -> dict[str, Any]:
        """Take one's own comment away; moderators may take any."""
        await thread.erase(hall_of(request), visitor_of(request), comment)
        return {}
