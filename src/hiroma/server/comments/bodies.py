"""Bodies of the comments of a replay. Times are unix seconds."""

import msgspec

from hiroma.ids import CommentId, PlayerId
from hiroma.server.wire.bounds import Whole


class Comment(msgspec.Struct, frozen=True, kw_only=True):
    """A comment on step `rev` of a game."""

    id: CommentId
    at: float
    rev: int
    player: PlayerId
    name: str
    text: str
    mine: bool
    """True for the reader's own."""
    erasable: bool
    """True when the reader may erase it."""


class NewComment(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of POST …/comments: a comment on step `rev` of the game."""

    rev: Whole
    text: str
