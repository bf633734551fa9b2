"""A player's standing at one kind of game: the sum of all their games."""

from collections.abc import Mapping

import msgspec

from hiroma.ids import PlayerId
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


def after(
    game: Ended, before: Mapping[PlayerId, Standing], weights: Mapping[PlayerId, float]
) -> dict[PlayerId, Standing]:
    """Return the standings of the people in a game after it; `before` has those before it, by player.

    `weights` has the game's weight, 0 to 1, for the rating of each player it counts for.
    """
    ratings = _ratings(game, before)
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
            rating=known.rating.towards(ratings[player], weights[player]) if player in ratings else known.rating,
            last=game.at,
        )
    return standings


def _ratings(game: Ended, before: Mapping[PlayerId, Standing]) -> dict[PlayerId, Rating]:
    """Return the ratings that the game would give at full weight to the players it counts for.

    A side has the place of its best player. A player placed below their mates is rated as if the side had that place.
    """
    sides: dict[int, dict[PlayerId, int]] = {}
    for player, number in game.people().items():
        seat = game.seats[number]
        if seat.rated:
            sides.setdefault(seat.side, {})[player] = seat.place
    places = {side: min(people.values()) for side, people in sides.items()}
    ratings = _rated(sides, places, before)
    for side, people in sides.items():
        for player, place in people.items():
            if place != places[side]:
                ratings[player] = _rated(sides, places | {side: place}, before)[player]
    return ratings


def _rated(
    sides: Mapping[int, Mapping[PlayerId, int]], places: Mapping[int, int], before: Mapping[PlayerId, Standing]
) -> dict[PlayerId, Rating]:
    if len(sides) < 2:
        return {}
    teams = [[before.get(player, Standing()).rating for player in people] for people in sides.values()]
    rated = rate(teams, [places[side] for side in sides])
    return {
        player: rating
        for people, ratings in zip(sides.values(), rated, strict=True)
        for player, rating in zip(people, ratings, strict=True)
    }
