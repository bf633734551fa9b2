"""HTTP routes of results: profiles, leaderboards, and the player's games as a file."""

import csv
import datetime as dt
import io
from collections.abc import Sequence

import msgspec
from litestar import Controller, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from hiroma.games import RULESETS
from hiroma.ids import PlayerId, TableId
from hiroma.records.seasons import is_season
from hiroma.server.core.names import Names
from hiroma.server.core.tables import Tables
from hiroma.server.records import pages
from hiroma.server.records.bodies import BotStrength, GameAchievements, GameRatings, PlayedGame, Profile, SeasonPage
from hiroma.store import Store
from hiroma.table.refusal import Refused

COLUMNS = ("table", "no", "game", "seats", "options", "ended", "how", "rated", "place", "score", "opponents", "bots")
"""Column names of the CSV."""
CSV = "text/csv; charset=utf-8"


class Records(Controller):
    """Profiles, leaderboards, and the player's own games as a file."""

    path = "/api"

    @get("/people/{player:str}")
    async def person(
        self,
        store: NamedDependency[Store],
        names: NamedDependency[Names],
        me: NamedDependency[PlayerId],
        player: FromPath[PlayerId],
    ) -> Profile:
        """Return a player's public page: results, ratings, last games and opponents.

        Of the last games with people (`counted`, 100 at most) the player finished `stayed`. `Refused`:
        'no-such-person'.
        """
        page = await pages.profile(store, names, player, me)
        if page is None:
            raise Refused("no-such-person")
        return page

    @get("/tables/{table:str}/games/{no:int}/ratings")
    async def ratings(
        self,
        store: NamedDependency[Store],
        tables: NamedDependency[Tables],
        me: NamedDependency[PlayerId],
        table: FromPath[TableId],
        no: FromPath[int],
    ) -> GameRatings:
        """Return how a finished game moved the ratings of its players.

        A game is recorded a moment after its end; until then `recorded` is false. `Refused`: 'no-finished-game', and as
        `Tables.see`.
        """
        seen = await tables.see(table, me)
        if no not in seen.finished:
            raise Refused("no-finished-game", no=no)
        return await pages.ratings(store, table, no)

    @get("/tables/{table:str}/games/{no:int}/achievements")
    async def achievements(
        self,
        store: NamedDependency[Store],
        tables: NamedDependency[Tables],
        me: NamedDependency[PlayerId],
        table: FromPath[TableId],
        no: FromPath[int],
    ) -> GameAchievements:
        """Return the achievements that the player has earned for the first time by a finished game.

        A game is recorded a moment after its end; until then `recorded` is false. `Refused`: 'no-finished-game', and as
        `Tables.see`.
        """
        seen = await tables.see(table, me)
        if no not in seen.finished:
            raise Refused("no-finished-game", no=no)
        return await pages.new_by(store, table, no, me)

    @get("/seasons/{game:str}")
    async def this_season(
        self,
        store: NamedDependency[Store],
        names: NamedDependency[Names],
        me: NamedDependency[PlayerId],
        game: FromPath[str],
    ) -> SeasonPage:
        """Return the leaderboard of a game in the present quarter, best first. `Refused`: 'no-such-season'."""
        return await _season(store, names, me, game, None)

    @get("/seasons/{game:str}/{season:str}")
    async def season(
        self,
        store: NamedDependency[Store],
        names: NamedDependency[Names],
        me: NamedDependency[PlayerId],
        game: FromPath[str],
        season: FromPath[str],
    ) -> SeasonPage:
        """Return the leaderboard of a game in another quarter (`2026-Q4`), or for all time (`ever`).

        `Refused`: 'no-such-season'.
        """
        return await _season(store, names, me, game, season)

    @get("/games/{game:str}/bots")
    async def bots(self, store: NamedDependency[Store], game: FromPath[str]) -> list[BotStrength]:
        """Return how strong the levels of a game's bots are, weakest first. `Refused`: 'game-unknown'."""
        if game not in RULESETS:
            raise Refused("game-unknown", game=game)
        return await pages.bots(store, game)

    @get("/me/records.json")
    async def as_json(
        self, store: NamedDependency[Store], names: NamedDependency[Names], me: NamedDependency[PlayerId]
    ) -> Response[list[PlayedGame]]:
        """Return all finished games of the player as JSON, newest first."""
        games = await pages.played(store, names, me, me, None)
        return Response(games, headers=_attached("json"))

    @get("/me/records.csv", media_type=CSV)
    async def as_csv(
        self, store: NamedDependency[Store], names: NamedDependency[Names], me: NamedDependency[PlayerId]
    ) -> Response[str]:
        """Return all finished games of the player as CSV, newest first."""
        games = await pages.played(store, names, me, me, None)
        return Response(_table(games), media_type=CSV, headers=_attached("csv"))


async def _season(store: Store, names: Names, me: PlayerId, game: str, season: str | None) -> SeasonPage:
    if game not in RULESETS or not (season is None or season == pages.EVER or is_season(season)):
        raise Refused("no-such-season")
    return await pages.season(store, names, game, season, me)


def _attached(kind: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="hiroma-records.{kind}"'}


def _table(games: Sequence[PlayedGame]) -> str:
    # No names: a spreadsheet could run another player's name as a formula.
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for game in games:
        people = [one.id for one in game.others if one.id is not None and not one.ally]
        bots = [one.bot for one in game.others if one.bot is not None and not one.ally]
        writer.writerow(
            (
                *(game.table, game.no, game.game, game.seats, msgspec.json.encode(game.options).decode()),
                *(dt.datetime.fromtimestamp(game.ended, dt.UTC).isoformat(timespec="seconds"), game.how),
                *(str(game.rated).lower(), game.place, game.score, " ".join(people), " ".join(bots)),
            )
        )
    return text.getvalue()
