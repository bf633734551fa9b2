"""Queries on results: profiles, game histories and leaderboards, with the present names of players."""

import time
from collections.abc import Sequence
from itertools import groupby

from hiroma.records import Standing, Variant
from hiroma.records.seasons import season_of
from hiroma.server.hall import Hall
from hiroma.server.records.bodies import (
    GameTally,
    KindTally,
    Opponent,
    Other,
    PlayedGame,
    Profile,
    SeasonLine,
    SeasonPage,
    Tally,
)
from hiroma.store import accounts, results
from hiroma.store.accounts import DELETED
from hiroma.store.results import Result

LATEST = 20
"""Most games on a profile."""
MET = 20
"""Most opponents on a profile."""
COUNTED = 100
"""Most games that a profile's share of finished games is taken from."""
SHOWN = 100
"""Most lines of a leaderboard."""
TOGETHER = 400
"""Most games in one query for seats, because databases limit the number of parameters."""

EVER = "ever"
"""The season name for all time."""


async def profile(hall: Hall, player: str, asker: str) -> Profile | None:
    """Return a player's profile as `asker` sees it.

    None for a deleted account, and for an id that has neither a name nor a finished game, except for that player.
    """
    row = await hall.store.player(player)
    if await hall.store.read(accounts.gone, player):
        return None
    since = row.created if row else await hall.store.read(results.first, player)
    if since is None and player != asker:
        return None
    # Games are read before tallies: a game that ends in between may be counted and not listed, never the reverse.
    latest = await played(hall, player, asker, LATEST)
    kinds = await hall.store.read(results.kinds, player)
    met = await hall.store.read(results.met, player, MET)
    stayed, counted = await hall.store.read(results.stayed, player, COUNTED)
    await hall.know({player, *(one.player for one in met)})
    return Profile(
        id=player,
        name=hall.names[player],
        mine=player == asker,
        since=since,
        stayed=stayed,
        counted=counted,
        games=[
            GameTally(
                game=game,
                tally=_tally(standing),
                kinds=[
                    KindTally(seats=(kind := Variant.read(key)).seats, options=kind.options, tally=_tally(each))
                    for name, key, each in kinds
                    if name == game and key
                ],
            )
            for game, variant, standing in kinds
            if not variant
        ],
        latest=latest,
        opponents=[
            Opponent(id=one.player, name=hall.names[one.player], plays=one.plays, better=one.better, worse=one.worse)
            for one in met
        ],
    )


async def played(hall: Hall, player: str, asker: str, limit: int | None) -> list[PlayedGame]:
    """Return a player's finished games as `asker` may see them, newest first; all of them when `limit` is None."""
    mine = await hall.store.read(results.games, player, limit)
    seats: dict[tuple[str, int], list[Result]] = {}
    for start in range(0, len(mine), TOGETHER):
        some = [(one.table, one.no) for one in mine[start : start + TOGETHER]]
        found = await hall.store.read(results.seats, some)
        seats |= {key: list(group) for key, group in groupby(found, lambda seat: (seat.table, seat.no))}
    await hall.know({seat.player for group in seats.values() for seat in group if seat.player})
    return [_played(hall, one, seats[one.table, one.no], asker) for one in mine]


async def season(hall: Hall, game: str, name: str | None, asker: str) -> SeasonPage:
    """Return the leaderboard of a game in a season: '2026-Q4', `EVER`, or None for the present quarter."""
    asked = name or season_of(time.time())
    board = await hall.store.read(results.best, game, "" if asked == EVER else asked, SHOWN)
    await hall.know({player for player, _ in board})
    lines = [season_line(hall, n, player, standing, asker) for n, (player, standing) in enumerate(board, 1)]
    return SeasonPage(game=game, season=asked, seasons=await hall.store.read(results.seasons, game), board=lines)


def season_line(hall: Hall, place: int, player: str, standing: Standing, asker: str) -> SeasonLine:
    """Return a line of a leaderboard. The hall must know the player's name already (`Hall.know`)."""
    return SeasonLine(place=place, id=player, name=hall.names[player], mine=player == asker, tally=_tally(standing))


def _played(hall: Hall, mine: Result, seats: Sequence[Result], asker: str) -> PlayedGame:
    kind = Variant.read(mine.variant)
    # The address of an unlisted table is an invitation, and today's challenge must stay unseen before the reader's try.
    shown = mine.listed or any(seat.player == asker for seat in seats)
    return PlayedGame(
        table=mine.table if shown else None,
        no=mine.no,
        game=mine.game,
        seats=kind.seats,
        options=kind.options,
        ended=mine.ended,
        how=mine.how,
        rated=mine.rated,
        place=mine.place,
        score=mine.score,
        others=[
            Other(
                id=seat.player,
                name=hall.names[seat.player] if seat.player else "" if seat.bot else DELETED,
                bot=None if seat.player else seat.bot,
                place=seat.place,
                ally=seat.side == mine.side,
            )
            for seat in sorted(seats, key=lambda seat: seat.place)
            if seat.player != mine.player and (seat.counts or seat.player is None)
        ],
    )


def _tally(standing: Standing) -> Tally:
    most = max(standing.places, default=0)
    return Tally(
        plays=standing.plays,
        wins=standing.wins,
        places=[standing.places.get(place, 0) for place in range(1, most + 1)],
        streak=standing.streak,
        best=standing.best,
        rated=standing.rated,
        points=standing.rating.points,
        doubt=standing.rating.doubt,
        last=standing.last,
    )
