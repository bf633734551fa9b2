"""Search in the games of one player: plain functions of a connection.

A page reads at most `looked` of the player's games in the order of an index (`results_player`), whatever is asked
for, and joins others by primary keys. So it costs the same in a hall of a million games.
"""

from typing import Literal

import msgspec
from sqlalchemy import Connection, Row, Select, exists, select, tuple_

from hiroma.ids import PlayerId, TableId
from hiroma.store.notes import PERSON
from hiroma.store.repository import Repository, reads
from hiroma.store.results import Result
from hiroma.store.schema import note_tags, results

Place = tuple[float, TableId, int]
"""The end of a game (unix seconds), its table and its number: where a page ends."""


class WantedGames(msgspec.Struct, frozen=True, kw_only=True):
    """The games that are looked for; None does not narrow. `variants` are classes of options, by their keys."""

    game: str | None = None
    person: PlayerId | None = None
    variants: tuple[str, ...] | None = None
    result: Literal["won", "lost", "conceded"] | None = None
    least: int | None = None
    """Turns, at least. A game whose length is not known is not found by its length."""
    most: int | None = None
    tag: str | None = None
    """Of the game, or of a person who played in it."""


_ORDER = (results.c.ended.desc(), results.c.table_id.desc(), results.c.no.desc())


def own(player: PlayerId, before: Place | None) -> Select[*tuple[object, ...]]:
    """Return the query of a player's games that ended before a place, newest first."""
    asked = select(results).where(results.c.player_id == player, results.c.counts)
    if before is not None:
        asked = asked.where(
            results.c.ended <= before[0],
            tuple_(results.c.ended, results.c.table_id, results.c.no) < tuple_(*before),
        )
    return asked.order_by(*_ORDER)


def narrowed(player: PlayerId, wanted: WantedGames, before: Place | None, looked: int) -> Select[*tuple[object, ...]]:
    """Return the query of the games among the next `looked` that fit."""
    window = own(player, before).limit(looked).subquery("own")
    seen, other = window.c, results.alias("other")
    here = (other.c.table_id == seen.table_id, other.c.no == seen.no)
    asked = select(window)
    if wanted.game is not None:
        asked = asked.where(seen.game == wanted.game)
    if wanted.variants is not None:
        asked = asked.where(seen.variant.in_(wanted.variants))
    if wanted.person is not None:
        asked = asked.where(exists().where(*here, other.c.player_id == wanted.person))
    if wanted.result == "conceded":
        asked = asked.where(seen.how == "conceded")
    elif wanted.result is not None:
        asked = asked.where(seen.place == 1 if wanted.result == "won" else seen.place > 1)
    if wanted.least is not None:
        asked = asked.where(seen.turns >= wanted.least)
    if wanted.most is not None:
        asked = asked.where(seen.turns <= wanted.most)
    if wanted.tag is not None:
        mine = (note_tags.c.player_id == player, note_tags.c.tag == wanted.tag)
        game = exists().where(*mine, note_tags.c.subject == seen.table_id, note_tags.c.no == seen.no)
        met = exists().where(*here, *mine, note_tags.c.subject == other.c.player_id, note_tags.c.no == PERSON)
        asked = asked.where(game | met)
    return asked.order_by(seen.ended.desc(), seen.table_id.desc(), seen.no.desc())


def search(
    connection: Connection, player: PlayerId, wanted: WantedGames, before: Place | None, looked: int, limit: int
) -> tuple[list[Result], Place | None]:
    """Return up to `limit` games that fit, newest first, and where the next page begins; None at the end."""
    rows = [_result(row) for row in connection.execute(narrowed(player, wanted, before, looked).limit(limit + 1))]
    if len(rows) > limit:
        last = rows[limit - 1]
        return rows[:limit], (last.ended, last.table, last.no)
    end = connection.execute(own(player, before).offset(looked - 1).limit(1)).first()
    return rows, None if end is None else (end.ended, TableId(end.table_id), end.no)


def _result(row: Row[*tuple[object, ...]]) -> Result:
    values: dict[str, object] = dict(zip(map(str, results.c.keys()), row, strict=True))
    return msgspec.convert(
        {"table": values.pop("table_id"), "player": values.pop("player_id"), **values}, Result, strict=False
    )


class OwnGamesRepository(Repository):
    """Search in a player's games."""

    search = reads(search)
