"""Bodies of friends, whereabouts and talk. Times are unix seconds."""

from typing import Annotated, Literal

import msgspec

from hiroma.ids import NO_TABLE, PlayerId, TableId
from hiroma.server.core.speech import MOST
from hiroma.server.wire.views import ChatLine

Whom = Literal["everybody", "friends", "nobody"]
Standing = Literal["none", "asked", "asks", "friends"]


class Acquaintance(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody, and where they are as far as the reader may know."""

    id: PlayerId
    name: str
    face: str
    here: bool | None
    """True for who is connected to the hall; None for who does not let the reader see it."""
    table: TableId | None
    """A listed table at which they sit in a game, or wait for one."""
    game: str | None


class Circle(msgspec.Struct, frozen=True, kw_only=True):
    """A player's friends, those who `ask` to be one, those who were `asked`, and what the player has set."""

    friends: list[Acquaintance]
    ask: list[Acquaintance]
    asked: list[Acquaintance]
    whereabouts: Whom
    letters: Whom


class Dealing(msgspec.Struct, frozen=True, kw_only=True):
    """The standing of the reader and somebody to each other. `standing` 'asks': the other has asked the reader."""

    who: Acquaintance
    standing: Standing
    letters: bool
    """True when the reader may write to them."""


class Privacy(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of PUT /api/me/privacy: who may see where the player is, and who may write to them."""

    whereabouts: Whom
    letters: Whom


class Conversation(msgspec.Struct, frozen=True, kw_only=True):
    """A conversation with one other, `unread` lines of which are new to the reader."""

    who: Acquaintance
    unread: int
    at: float


class TalkPage(msgspec.Struct, frozen=True, kw_only=True):
    """The newest lines of a place of talk, oldest first. `table` of its `chat` frames is the `place`."""

    place: TableId
    lines: list[ChatLine]
    refused: str | None
    """The code with which the reader's lines would be refused; None when they may write."""


class NewLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of a line of talk."""

    text: Annotated[str, msgspec.Meta(max_length=MOST)]


class ReadTo(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of POST /api/me/conversations/{player}/read: the number of the last line that was read."""

    n: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class LineToErase(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of POST /api/moderation/lines: a line of a table, or of another place of talk."""

    place: Annotated[TableId, msgspec.Meta(max_length=200)] = NO_TABLE
    n: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]
