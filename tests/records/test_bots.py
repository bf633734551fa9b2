"""Ratings of bots: people's games against them move theirs, and nobody else's."""

import msgspec
import pytest

from hiroma.ids import PlayerId
from hiroma.records import Ended, Standing
from hiroma.records.bots import BotStanding, bots_after, meets_bots
from hiroma.records.ratings import Rating
from tests.records.games import game

A = PlayerId("a")
KNOWN = {A: Standing(rated=20, rating=Rating(30.0, 2.0))}
"""Somebody whose rating is certain."""


def test_a_bot_that_wins_rises_and_one_that_loses_falls() -> None:
    won = bots_after(game(".a"), KNOWN, {}, {})["club"]
    lost = bots_after(game("a."), KNOWN, {}, {})["club"]
    assert won.rating.mu > Rating().mu > lost.rating.mu
    assert (won.plays, won.wins, lost.plays, lost.wins) == (1, 1, 1, 0)
    assert won.rating.sigma < Rating().sigma


def test_it_comes_to_the_rating_of_somebody_it_is_even_with() -> None:
    standings: dict[str, BotStanding] = {}
    for number in range(200):
        standings |= bots_after(game(".a" if number % 2 else "a."), KNOWN, standings, {})
    assert standings["club"].rating.mu == pytest.approx(30.0, abs=1.5)
    assert standings["club"].plays == 200


def test_bots_on_several_seats_move_together() -> None:
    after = bots_after(game(".a."), KNOWN, {}, {})
    assert set(after) == {"club"}
    assert (after["club"].plays, after["club"].wins) == (2, 1)


@pytest.mark.parametrize(("lately", "rated", "part"), [(0, 20, 1.0), (5, 20, 0.5), (40, 20, 0.0), (0, 0, 0.1)])
def test_who_plays_often_or_is_new_weighs_less(lately: int, rated: int, part: float) -> None:
    people = {A: Standing(rated=rated, rating=Rating(30.0, 2.0))}
    whole = bots_after(game(".a"), KNOWN, {}, {})["club"].rating.mu - Rating().mu
    found = bots_after(game(".a"), people, {}, {A: lately})["club"].rating.mu - Rating().mu
    assert found == pytest.approx(part * whole)


def aided(one: Ended) -> Ended:
    return msgspec.structs.replace(one, aided=True)


def taken_over(one: Ended) -> Ended:
    seats = tuple(msgspec.structs.replace(seat, bot="casual") for seat in one.seats)
    return msgspec.structs.replace(one, seats=seats)


def test_which_games_count() -> None:
    assert meets_bots(game(".a"))
    assert not meets_bots(game("ab"))
    assert not meets_bots(game(".."))
    assert not meets_bots(aided(game(".a")))
    assert not meets_bots(taken_over(game(".a")))
