"""Bodies of the comments of a replay. Times are unix seconds."""

import msgspec

from hiroma.ids import CommentId, PlayerId
from hiroma.server.wire.bounds import Whole


class Comment(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody says about step `rev` of a game. `mine`: one's own; `erasable`: one may take it away."""

    id: CommentId
    at: float
    rev: int
    player: PlayerId
    name: str
    text: str
    mine: bool
    erasable: bool


class NewComment(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of POST …/comments: about which entry of the game, and what."""

    rev: Whole
    text: str
