"""Standings of bots by their games against people: plain functions of a connection. `count` needs a transaction."""

from collections.abc import Collection, Mapping, Sequence

from sqlalchemy import Connection, func, select

from hiroma.ids import PlayerId
from hiroma.records import Ended, Standing
from hiroma.records.bots import BotStanding, bots_after, meets_bots
from hiroma.records.counting import WINDOW
from hiroma.records.ratings import Rating
from hiroma.store.repository import Repository, reads
from hiroma.store.schema import bot_standings, results
from hiroma.store.upsert import insert_into


def standings(connection: Connection, game: str) -> dict[str, BotStanding]:
    """Return the standings of all levels of a game that have met people."""
    asked = select(bot_standings).where(bot_standings.c.game == game)
    return {
        row.level: BotStanding(plays=row.plays, wins=row.wins, rating=Rating(row.mu, row.sigma))
        for row in connection.execute(asked)
    }


def meetings(games: Sequence[Ended], accounts: Collection[PlayerId]) -> list[Ended]:
    """Return the games that count for bots: their people are all among these accounts."""
    return [game for game in games if meets_bots(game) and set(game.people()) <= set(accounts)]


def count(connection: Connection, game: Ended, people: Mapping[PlayerId, Standing]) -> None:
    """Count one of `meetings` for its bots; `people` are the standings of its people."""
    known = standings(connection, game.game)
    after = bots_after(game, people, known, _lately(connection, game))
    new = insert_into(connection, bot_standings)
    rest = {name: new.excluded[name] for name in ("plays", "wins", "mu", "sigma")}
    connection.execute(
        new.on_conflict_do_update(index_elements=["game", "level"], set_=rest),
        [
            {
                "game": game.game,
                "level": level,
                "plays": standing.plays,
                "wins": standing.wins,
                "mu": standing.rating.mu,
                "sigma": standing.rating.sigma,
            }
            for level, standing in after.items()
        ],
    )


def _lately(connection: Connection, game: Ended) -> dict[PlayerId, int]:
    """Return how many unrated games each of its people has played within the window before it."""
    asked = (
        select(results.c.player_id, func.count())
        .where(results.c.player_id.in_(game.people()), results.c.counts, results.c.rated.is_(False))
        .where(results.c.game == game.game, results.c.ended > game.at - WINDOW, results.c.ended < game.at)
        .group_by(results.c.player_id)
    )
    return {row.player_id: row[1] for row in connection.execute(asked)}


class BotRepository(Repository):
    """Standings of bots."""

    standings = reads(standings)
