"""HTTP routes of results: profiles, leaderboards, and the player's games as a file."""

import csv
import datetime as dt
import io
from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get

from hiroma.games import RULESETS
from hiroma.records.seasons import is_season
from hiroma.server.http import hall_of, player_of
from hiroma.server.records import pages
from hiroma.server.records.bodies import PlayedGame, Profile, SeasonPage
from hiroma.table.refusal import Refused

COLUMNS = ("table", "no", "game", "seats", "options", "ended", "how", "rated", "place", "score", "opponents", "bots")
"""Column names of the CSV."""


class Records(Controller):
    """Profiles, leaderboards, and the player's own games as a file."""

    path = "/api"

    @get("/people/{player:str}")
    async def person(self, request: Request[Any, Any, Any], player: str) -> Profile:
        """Return a player's public page; 404 ('no-such-person') for an unknown or deleted player."""
        page = await pages.profile(hall_of(request), player, player_of(request))
        if page is None:
            raise Refused("no-such-person")
        return page

    @get("/seasons/{game:str}")
    async def this_season(self, request: Request[Any, Any, Any], game: str) -> SeasonPage:
        """Return the leaderboard of a game in the present quarter; 404 ('no-such-season') for an unknown game."""
        return await _season(request, game, None)

    @get("/seasons/{game:str}/{season:str}")
    async def season(self, request: Request[Any, Any, Any], game: str, season: str) -> SeasonPage:
        """Return the leaderboard of a game in a quarter, or 'ever' for all time; 404 ('no-such-season')."""
        return await _season(request, game, season)

    @get("/me/records.json")
    async def as_json(self, request: Request[Any, Any, Any]) -> Response[list[PlayedGame]]:
        """Return all games of the player as JSON, newest first."""
        games = await _own(request)
        return Response(games, headers=_attached("json"))

    @get("/me/records.csv")
    async def as_csv(self, request: Request[Any, Any, Any]) -> Response[str]:
        """Return all games of the player as CSV, newest first."""
        games = await _own(request)
        return Response(_table(games), media_type="text/csv; charset=utf-8", headers=_attached("csv"))


async def _own(request: Request[Any, Any, Any]) -> list[PlayedGame]:
    player = player_of(request)
    return await pages.played(hall_of(request), player, player, None)


async def _season(request: Request[Any, Any, Any], game: str, season: str | None) -> SeasonPage:
    if game not in RULESETS or not (season is None or season == pages.EVER or is_season(season)):
        raise Refused("no-such-season")
    return await pages.season(hall_of(request), game, season, player_of(request))


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
