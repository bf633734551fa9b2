"""HTTP of the records."""

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
"""The head of the CSV."""


class Records(Controller):
    """People, seasons, and one's own games as a file."""

    path = "/api"

    @get("/people/{player:str}")
    async def person(self, request: Request[Any, Any, Any], player: str) -> Profile:
        """Somebody's public page."""
        page = await pages.profile(hall_of(request), player, player_of(request))
        if page is None:
            raise Refused("no-such-person")
        return page

    @get("/seasons/{game:str}")
    async def this_season(self, request: Request[Any, Any, Any], game: str) -> SeasonPage:
        """The table of a game in the present quarter."""
        return await _season(request, game, None)

    @get("/seasons/{game:str}/{season:str}")
    async def season(self, request: Request[Any, Any, Any], game: str, season: str) -> SeasonPage:
        """The table of a game in a quarter, or of all time."""
        return await _season(request, game, season)

    @get("/me/records.json")
    async def as_json(self, request: Request[Any, Any, Any]) -> Response[list[PlayedGame]]:
        """All of one's own games, newest first."""
        games = await _own(request)
        return Response(games, headers=_attached("json"))

    @get("/me/records.csv")
    async def as_csv(self, request: Request[Any, Any, Any]) -> Response[str]:
        """The same as a table."""
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
    # No names: somebody else's could be a formula to the program that opens the file.
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
