"""Bodies of the HTTP API. Parts that frames of the WebSocket have, too, are in `views.py`."""

from typing import Annotated, Any

import msgspec

from hiroma.ids import TableId
from hiroma.server.wire.bounds import Options, Whole
from hiroma.server.wire.faces import Face


class OptionCard(msgspec.Struct, frozen=True, kw_only=True):
    """An option of a game for the new-table form. `kind`: flag, number, choice, text.

    `doubtful`: it settles a point that the rulebook leaves open.
    """

    name: str
    kind: str
    default: bool | int | str
    low: int
    high: int
    choices: tuple[str, ...]
    clause: str
    doubtful: bool


class StyleCard(msgspec.Struct, frozen=True, kw_only=True):
    """A named way to play a game: these options, and the defaults of all others."""

    name: str
    options: dict[str, bool | int | str]


class Packaged(msgspec.Struct, frozen=True, kw_only=True):
    """The files for the page of a game from a package of its own, under `/games/ID/`."""

    board: bool
    """True when there is a `board.js`."""
    style: bool
    """True when there is a `board.css`."""
    rules: tuple[str, ...] = ()
    """The languages of its rulebooks."""


class GameCard(msgspec.Struct, frozen=True, kw_only=True):
    """A game of the house, for the lobby."""

    id: str
    version: int
    designers: tuple[str, ...]
    seats: tuple[int, int]
    minutes: tuple[int, int] | None
    """Least and most minutes of a game; None where its author does not say."""
    options: tuple[OptionCard, ...]
    styles: tuple[StyleCard, ...]
    """Beside the standard one, with every option at its default."""
    bots: tuple[str, ...]
    lessons: tuple[str, ...]
    teaches: dict[str, str] = {}
    """Lesson → the clause of the rulebook that it teaches."""
    insight: bool = False
    """True when the hall can show everybody's chances in the course of a finished game."""
    achievements: tuple[str, ...] = ()
    """Names of its achievements; the text of each is `GAME-earned-NAME`."""
    packaged: Packaged | None = None
    """None for a game of the house."""


class Attempt(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of POST /api/games/{game}/lessons/{lesson}: the learner's turns so far.

    With `draft` the last of them is only looked at: nobody answers it.
    """

    turns: list[list[dict[str, Any]]]
    draft: bool = False


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of POST /api/tables. The maker becomes host but must /join to sit.

    `practice` is 0 for a table of several people, else the number of people for whom the maker plays alone.
    `rated`: its games count for ratings; None: if the maker has an account. `welcome`: people may take a bot's seat in
    a game that is on, until its second round is over.
    """

    game: str
    options: Options = {}
    listed: bool = True
    practice: Annotated[int, msgspec.Meta(ge=0, le=64)] = 0
    rated: bool | None = None
    welcome: bool = False


class GoOn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of POST /api/tables/{table}/games/{no}/practice: the entry after which to go on."""

    rev: Whole


class Done(msgspec.Struct, frozen=True):
    """An empty answer: it is done."""


class NewTableReply(msgspec.Struct, frozen=True, kw_only=True):
    """The id of the new table; its page is /t/{id}."""

    id: TableId


class Ready(msgspec.Struct, frozen=True, kw_only=True):
    """The hall is ready; `build` names the server's build."""

    ok: bool
    build: str
    trial: bool = False
    """True for a hall that its host has opened for trying things out."""


class NewMe(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of PATCH /api/me: a new name (1..24 characters), locale or face."""

    name: str | None = None
    locale: str | None = None
    face: Face | None = None
