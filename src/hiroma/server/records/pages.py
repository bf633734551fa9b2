"""Queries on results: profiles, game histories and leaderboards, with the present names of players."""

import time
from collections.abc import Sequence
from itertools import groupby

from hiroma.bots.strength import ladder_of
from hiroma.games import newest
from hiroma.ids import PlayerId, TableId
from hiroma.records import Standing, Variant
from hiroma.records.bots import BotStanding
from hiroma.records.seasons import season_of
from hiroma.server.core.names import Names
from hiroma.server.records.bodies import (
    Achievement,
    BotStrength,
    GameAchievements,
    GameRatings,
    GameTally,
    KindTally,
    Opponent,
    Other,
    PlayedGame,
    Profile,
    Rated,
    SeasonPage,
)
from hiroma.server.records.leaderboard import season_line, tally
from hiroma.store import Store
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


def tallies(kinds: Sequence[tuple[str, str, Standing]]) -> list[GameTally]:
    """Return a player's results by game, and in each by class of options, from what `results.kinds` returns."""
    return [
        GameTally(
            game=game,
            tally=tally(standing),
            kinds=[
                KindTally(seats=(kind := Variant.read(key)).seats, options=kind.options, tally=tally(each))
                for name, key, each in kinds
                if name == game and key
            ],
        )
        for game, variant, standing in kinds
        if not variant
    ]


async def profile(store: Store, names: Names, player: PlayerId, asker: PlayerId) -> Profile | None:
    """Return a player's profile as `asker` sees it.

    None for a deleted account, and for an id that has neither a name nor a finished game, except for that player.
    """
    row = await store.people.person(player)
    if await store.accounts.gone(player):
        return None
    since = row.created if row else await store.results.first(player)
    if since is None and player != asker:
        return None
    # Games are read before tallies: a game that ends in between may be counted and not listed, never the reverse.
    latest = await played(store, names, player, asker, LATEST)
    kinds = await store.results.kinds(player)
    met = await store.results.met(player, MET)
    stayed, counted = await store.results.stayed(player, COUNTED)
    await names.know({player, *(one.player for one in met)})
    return Profile(
        id=player,
        name=names[player],
        face=names.faces[player],
        mine=player == asker,
        since=since,
        stayed=stayed,
        counted=counted,
        games=tallies(kinds),
        achievements=await achieved(store, player, player == asker),
        latest=latest,
        opponents=[
            Opponent(id=one.player, name=names[one.player], plays=one.plays, better=one.better, worse=one.worse)
            for one in met
        ],
    )


async def bots(store: Store, game: str) -> list[BotStrength]:
    """Return how strong the levels of a game are, weakest first."""
    standings = await store.bots.standings(game)
    ladder = ladder_of(game)
    rated = {each.level: each for each in ladder.ratings} if ladder else {}
    alone = {each.level: each for each in ladder.alone} if ladder else {}
    found = []
    for level in newest(game).bots:
        measured = rated.get(level) or alone.get(level)
        here = standings.get(level, BotStanding())
        found.append(
            BotStrength(
                level=level,
                rating=rated[level].points if level in rated else None,
                margin=measured.margin if measured else None,
                alone=alone[level].share if level in alone else None,
                plays=here.plays,
                wins=here.wins,
                points=here.rating.points,
                doubt=here.rating.doubt,
            )
        )
    return found


async def played(store: Store, names: Names, player: PlayerId, asker: PlayerId, limit: int | None) -> list[PlayedGame]:
    """Return a player's finished games as `asker` may see them, newest first; all of them when `limit` is None."""
    return await told(store, names, await store.results.games(player, limit), asker)


async def told(store: Store, names: Names, mine: Sequence[Result], asker: PlayerId) -> list[PlayedGame]:
    """Return games, each by the seat of its player that counts, as `asker` may see them."""
    seats: dict[tuple[str, int], list[Result]] = {}
    for start in range(0, len(mine), TOGETHER):
        some = [(one.table, one.no) for one in mine[start : start + TOGETHER]]
        found = await store.results.seats(some)
        seats |= {key: list(group) for key, group in groupby(found, lambda seat: (seat.table, seat.no))}
    await names.know({seat.player for group in seats.values() for seat in group if seat.player})
    return [_played(names, one, seats[one.table, one.no], asker) for one in mine]


async def ratings(store: Store, table: TableId, no: int) -> GameRatings:
    """Return how game `no` of a table moved ratings."""
    seats = await store.results.seats([(table, no)])
    moved = [
        Rated(seat=one.seat, before=one.points_before, after=one.points_after)
        for one in seats
        if one.points_before is not None and one.points_after is not None
    ]
    return GameRatings(recorded=bool(seats), ratings=moved)


async def achieved(store: Store, player: PlayerId, own: bool) -> list[Achievement]:
    """Return the achievements of a player, for themselves when `own`, else for others; earliest first."""
    return [
        Achievement(
            game=one.game,
            name=one.name,
            times=one.times,
            first=one.first,
            table=one.table if own or one.listed else None,
            no=one.no,
        )
        for one in await store.achievements.of(player)
    ]


async def new_by(store: Store, table: TableId, no: int, player: PlayerId) -> GameAchievements:
    """Return what a player has earned for the first time by game `no` of a table."""
    recorded = bool(await store.results.seats([(table, no)]))
    found = await store.achievements.of(player) if recorded else []
    return GameAchievements(recorded=recorded, names=[one.name for one in found if (one.table, one.no) == (table, no)])


async def season(store: Store, names: Names, game: str, name: str | None, asker: PlayerId) -> SeasonPage:
    """Return the leaderboard of a game in a season: '2026-Q4', `EVER`, or None for the present quarter."""
    asked = name or season_of(time.time())
    board = await store.results.best(game, "" if asked == EVER else asked, SHOWN)
    await names.know({player for player, _ in board})
    lines = [season_line(names, n, player, standing, asker) for n, (player, standing) in enumerate(board, 1)]
    return SeasonPage(game=game, season=asked, seasons=await store.results.seasons(game), board=lines)


def _played(names: Names, mine: Result, seats: Sequence[Result], asker: PlayerId) -> PlayedGame:
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
        turns=mine.turns,
        others=[
            Other(
                id=seat.player,
                name=names[seat.player] if seat.player else "" if seat.bot else DELETED,
                bot=None if seat.player else seat.bot,
                chair=seat.seat,
                place=seat.place,
                ally=seat.side == mine.side,
            )
            for seat in sorted(seats, key=lambda seat: seat.place)
            if seat.player != mine.player and (seat.counts or seat.player is None)
        ],
    )
