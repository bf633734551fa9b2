"""Standings that follow from games."""

import msgspec

from hiroma.ids import PlayerId
from hiroma.records import Ended, Seat, Standing, after
from hiroma.records.ratings import Rating, rate
from hiroma.records.seasons import is_season, season_of
from tests.records.games import game

A = PlayerId("a")
B = PlayerId("b")


def play(*games: Ended) -> dict[PlayerId, Standing]:
    """Return the standings after these games, each at its full weight."""
    standings: dict[PlayerId, Standing] = {}
    for one in games:
        standings |= after(one, standings, dict.fromkeys(one.people(), 1.0))
    return standings


def test_plays_wins_places_and_streaks() -> None:
    standing = play(game("ab"), game("acb", no=2), game("ba", no=3), game("ab", no=4))[PlayerId("a")]
    assert (standing.plays, standing.wins, standing.places) == (4, 3, {1: 3, 2: 1})
    assert (standing.streak, standing.best, standing.last) == (1, 2, 4.0)


def test_ratings_follow_from_game_to_game() -> None:
    standings = play(game("ab"), game("acb", no=2))
    (a,), (b,) = rate([[Rating()], [Rating()]], [1, 2])
    (a,), (c,), (b,) = rate([[a], [Rating()], [b]], [1, 2, 3])
    assert [standings[PlayerId(player)].rating for player in "abc"] == [a, b, c]
    assert [standings[PlayerId(player)].rated for player in "abc"] == [2, 2, 1]


def test_a_game_with_a_bot_counts_but_is_not_rated() -> None:
    standing = play(game("a."))[PlayerId("a")]
    assert (standing.plays, standing.wins, standing.rated, standing.rating) == (1, 1, 0, Rating())


def teams(*places: int) -> Ended:
    """Return a game of a and c against b and d; `places` are those of a, b, c and d."""
    seats = tuple(
        Seat(player=PlayerId(player), bot=None, side=n % 2, place=place, score=0.0, rated=True)
        for n, (player, place) in enumerate(zip("abcd", places, strict=True))
    )
    return msgspec.structs.replace(game("ab"), seats=seats)


def test_partners_are_rated_together() -> None:
    standings = after(
        teams(1, 2, 1, 2),
        {PlayerId("c"): Standing(rating=Rating(40.0, 2.0))},
        dict.fromkeys(map(PlayerId, "abcd"), 1.0),
    )
    (a, c), (b, d) = rate([[Rating(), Rating(40.0, 2.0)], [Rating(), Rating()]], [1, 2])
    assert [standings[PlayerId(player)].rating for player in "abcd"] == [a, b, c, d]


def test_who_deserts_partners_that_win_has_lost() -> None:
    standings = after(teams(1, 2, 3, 2), {}, dict.fromkeys(map(PlayerId, "abcd"), 1.0))
    (a, _), (b, d) = rate([[Rating()] * 2] * 2, [1, 2])
    (_, c), _ = rate([[Rating()] * 2] * 2, [3, 2])
    assert [standings[PlayerId(player)].rating for player in "abcd"] == [a, b, c, d]
    assert c.mu < Rating().mu < a.mu


def test_who_is_not_rated_does_not_move_and_moves_nobody() -> None:
    """The others are rated as if the seat that was put aside had not been there."""
    three = game("abc")
    aside = msgspec.structs.replace(three.seats[2], rated=False)
    standings = play(msgspec.structs.replace(three, seats=(*three.seats[:2], aside)))
    (a,), (b,) = rate([[Rating()], [Rating()]], [1, 2])
    assert [standings[PlayerId(player)].rating for player in "abc"] == [a, b, Rating()]
    assert [(standings[player].plays, standings[player].rated) for player in map(PlayerId, "abc")] == [
        (1, 1),
        (1, 1),
        (1, 0),
    ]


def test_a_game_moves_a_rating_as_far_as_it_weighs() -> None:
    whole, none = play(game("ab")), after(game("ab"), {}, dict.fromkeys(map(PlayerId, "ab"), 0.0))
    half = after(game("ab"), {}, {A: 0.5, B: 1.0})
    assert none[A].rating == Rating()
    assert half[B].rating == whole[PlayerId("b")].rating
    assert half[A].rating.mu == (Rating().mu + whole[PlayerId("a")].rating.mu) / 2
    assert half[A].rating.sigma == (Rating().sigma + whole[PlayerId("a")].rating.sigma) / 2


def test_seasons_are_quarters_by_utc() -> None:
    assert season_of(0.0) == "1970-Q1"
    assert season_of(1_774_915_199.0) == "2026-Q1"
    assert season_of(1_774_915_200.0 + 86400) == "2026-Q2"
    assert season_of(1_798_761_599.0) == "2026-Q4"
    assert is_season("2026-Q4")
    for wrong in ("2026-Q5", "2026Q4", "", "2026-Q4 "):
        assert not is_season(wrong)
