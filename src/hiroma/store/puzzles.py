"""Puzzles of real games, and the first answers of players with an account: plain functions of a connection."""

from typing import NamedTuple

from sqlalchemy import Connection, and_, case, func, select

from hiroma.ids import PlayerId, TableId
from hiroma.store.repository import Repository, reads, transacts
from hiroma.store.schema import answers, club_tables, harvested, puzzles, reviews, tables
from hiroma.store.upsert import insert_into


class Reviewed(NamedTuple):
    """A game with a review that nobody has searched yet."""

    table: TableId
    no: int
    body: bytes


class Share(NamedTuple):
    """The number of first answers to a puzzle, and of the right ones among them."""

    tries: int
    solved: int


def unsearched(connection: Connection, build: str, limit: int) -> list[Reviewed]:
    """Return reviewed games of listed tables, none of them a club's, that were not searched for puzzles."""
    known = and_(harvested.c.table_id == reviews.c.table_id, harvested.c.no == reviews.c.no)
    asked = (
        select(reviews.c.table_id, reviews.c.no, reviews.c.body)
        .join(tables, tables.c.table_id == reviews.c.table_id)
        .outerjoin(club_tables, club_tables.c.table_id == reviews.c.table_id)
        .outerjoin(harvested, known)
        .where(tables.c.listed, club_tables.c.table_id.is_(None), harvested.c.no.is_(None), reviews.c.build == build)
        .limit(limit)
    )
    return [Reviewed(TableId(table), no, bytes(body)) for table, no, body in connection.execute(asked)]


def keep(connection: Connection, game: Reviewed, found: list[tuple[str, str, bytes]], now: float) -> None:
    """Keep the puzzles (id, game, JSON) of a game, and that it was searched."""
    for name, of, body in found:
        new = insert_into(connection, puzzles).values(id=name, game=of, made=now, body=body)
        connection.execute(new.on_conflict_do_nothing())
    done = insert_into(connection, harvested).values(table_id=game.table, no=game.no)
    connection.execute(done.on_conflict_do_nothing())


def newest(connection: Connection, game: str, limit: int) -> list[str]:
    """Return the ids of the newest puzzles of a game."""
    asked = select(puzzles.c.id).where(puzzles.c.game == game).order_by(puzzles.c.made.desc(), puzzles.c.id)
    return list(connection.scalars(asked.limit(limit)))


def body(connection: Connection, name: str) -> bytes | None:
    """Return a puzzle as JSON; None for no such one."""
    found: bytes | None = connection.scalar(select(puzzles.c.body).where(puzzles.c.id == name))
    return None if found is None else bytes(found)


def answer(connection: Connection, name: str, player: PlayerId, game: str, solved: bool, at: float) -> None:
    """Keep a player's first answer to a puzzle; later ones change nothing."""
    new = insert_into(connection, answers).values(puzzle_id=name, player_id=player, game=game, solved=solved, at=at)
    connection.execute(new.on_conflict_do_nothing())


def shares(connection: Connection, game: str) -> dict[str, Share]:
    """Return the answers to each puzzle of a game that has some."""
    right = func.sum(case((answers.c.solved, 1), else_=0))
    asked = select(answers.c.puzzle_id, func.count(), right).where(answers.c.game == game)
    return {
        name: Share(tries, solved) for name, tries, solved in connection.execute(asked.group_by(answers.c.puzzle_id))
    }


def own(connection: Connection, player: PlayerId, game: str, limit: int) -> list[tuple[str, bool]]:
    """Return a player's first answers in a game, the newest first: puzzle, and True for a right one."""
    asked = select(answers.c.puzzle_id, answers.c.solved).where(answers.c.player_id == player, answers.c.game == game)
    rows = connection.execute(asked.order_by(answers.c.at.desc()).limit(limit))
    return [(name, solved) for name, solved in rows]


def answered(connection: Connection, player: PlayerId) -> list[tuple[str, bool, float]]:
    """Return all first answers of a player, the oldest first: puzzle, True for a right one, unix seconds."""
    asked = select(answers.c.puzzle_id, answers.c.solved, answers.c.at).where(answers.c.player_id == player)
    return [(name, solved, at) for name, solved, at in connection.execute(asked.order_by(answers.c.at))]


class PuzzleRepository(Repository):
    """Puzzles and answers."""

    unsearched = reads(unsearched)
    keep = transacts(keep)
    newest = reads(newest)
    body = reads(body)
    answer = transacts(answer)
    shares = reads(shares)
    own = reads(own)
    answered = reads(answered)
