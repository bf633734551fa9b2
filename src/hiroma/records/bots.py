"""Ratings of bots on the scale of people: their games against people count for the bots, never for the people."""

from collections import defaultdict
from collections.abc import Mapping

import msgspec

from hiroma.ids import PlayerId
from hiroma.records.counting import weight
from hiroma.records.ended import Ended
from hiroma.records.ratings import Rating, rate
from hiroma.records.standing import Standing


class BotStanding(msgspec.Struct, frozen=True, kw_only=True):
    """The sum of all games of one level against people; `plays` and `wins` count its seats."""

    plays: int = 0
    wins: int = 0
    rating: Rating = Rating()


def meets_bots(game: Ended) -> bool:
    """True for a game of people and bots, each to its end on a seat of their own, in which nobody was helped."""
    bots = [seat for seat in game.seats if seat.player is None]
    played_on = any(seat.player is not None and seat.bot is not None for seat in game.seats)
    return bool(bots) and len(bots) < len(game.seats) and not played_on and not game.aided


def bots_after(
    game: Ended, people: Mapping[PlayerId, Standing], before: Mapping[str, BotStanding], lately: Mapping[PlayerId, int]
) -> dict[str, BotStanding]:
    """Return the standings of the levels in a game that `meets_bots`, those before it by level.

    `people` are the standings of its people before it. `lately` is how many unrated games each of them has played
    within the window: who plays often against bots, or is hardly rated, weighs less. The rating of a level on several
    seats moves by the mean of what each of them would gain.
    """
    sides = _sides(game)
    ratings = [
        [people.get(one, Standing()).rating if one else _of(before, game, seat).rating for seat, one in members]
        for members in sides.values()
    ]
    places = [min(game.seats[seat].place for seat, _ in members) for members in sides.values()]
    weighs = [weight(lately.get(one, 0), people.get(one, Standing()).rated) for one in game.people()]
    counts = sum(weighs) / len(weighs)
    gained: dict[str, list[tuple[Rating, bool]]] = defaultdict(list)
    for members, rated in zip(sides.values(), rate(ratings, places), strict=True):
        for (seat, one), rating in zip(members, rated, strict=True):
            if one is None:
                gained[str(game.seats[seat].bot)].append((rating, game.seats[seat].place == 1))
    return {level: _moved(before.get(level, BotStanding()), seats, counts) for level, seats in gained.items()}


def _sides(game: Ended) -> dict[int, list[tuple[int, PlayerId | None]]]:
    """Return the members of each side: a seat, and its player or None for a bot. A person counts once."""
    sides: dict[int, list[tuple[int, PlayerId | None]]] = defaultdict(list)
    for player, number in game.people().items():
        sides[game.seats[number].side].append((number, player))
    for number, seat in enumerate(game.seats):
        if seat.player is None:
            sides[seat.side].append((number, None))
    return sides


def _of(before: Mapping[str, BotStanding], game: Ended, seat: int) -> BotStanding:
    return before.get(str(game.seats[seat].bot), BotStanding())


def _moved(known: BotStanding, seats: list[tuple[Rating, bool]], counts: float) -> BotStanding:
    mean = Rating(
        sum(rating.mu for rating, _ in seats) / len(seats), sum(rating.sigma for rating, _ in seats) / len(seats)
    )
    return BotStanding(
        plays=known.plays + len(seats),
        wins=known.wins + sum(won for _, won in seats),
        rating=known.rating.towards(mean, counts),
    )
