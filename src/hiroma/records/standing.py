"""A person's standing at one kind of game: what all their games add up to."""

from collections.abc import Mapping

import msgspec

from hiroma.records.ended import Ended
from hiroma.records.ratings import Rating, rate


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """Plays and wins, how often each place (from 1), games won in a row now and at best, and the rating.

    `rated` counts the games in it. Times are unix seconds, 0 before the first game.
    """

    plays: int = 0
    wins: int = 0
    places: dict[int, int] = {}
    streak: int = 0
    best: int = 0
    rated: int = 0
    rating: Rating = Rating()
    last: float = 0.0


def after(game: Ended, before: Mapping[str, Standing]) -> dict[str, Standing]:
    """The standings of the people in a game, before it by player and then after it."""
    ratings = _ratings(game, before) if game.rated else {}
    standings = {}
    for player, seat in game.people().items():
        known, place = before.get(player, Standing()), game.seats[seat].place
        streak = known.streak + 1 if place == 1 else 0
        standings[player] = Standing(
            plays=known.plays + 1,
            wins=known.wins + (place == 1),
            places={**known.places, place: known.places.get(place, 0) + 1},
            streak=streak,
            best=max(known.best, streak),
            rated=known.rated + (player in ratings),
            rating=ratings.get(player, known.rating),
            last=game.at,
        )
    return standings


def _ratings(game: Ended, before: Mapping[str, Standing]) -> dict[str, Rating]:
    sides: dict[int, list[str]] = {}
    places: dict[int, int] = {}
    for player, number in game.people().items():
        seat = game.seats[number]
        sides.setdefault(seat.side, []).append(player)
        places[seat.side] = seat.place
    teams = [[before.get(player, Standing()).rating for player in side] for side in sides.values()]
    rated = rate(teams, [places[side] for side in sides])
    return {
        player: rating
        for side, ratings in zip(sides.values(), rated, strict=True)
        for player, rating in zip(side, ratings, strict=True)
    }
