"""What games add up to."""

from hiroma.records import Ended, Seat, Standing, after
from hiroma.records.ratings import Rating, rate
from hiroma.records.seasons import is_season, season_of
from tests.records.games import game


def play(*games: Ended) -> dict[str, Standing]:
    standings: dict[str, Standing] = {}
    for one in games:
        standings |= after(one, standings)
    return standings


def test_plays_wins_places_and_streaks() -> None:
    standing = play(game("ab"), game("acb", no=2), game("ba", no=3), game("ab", no=4))["a"]
    assert (standing.plays, standing.wins, standing.places) == (4, 3, {1: 3, 2: 1})
    assert (standing.streak, standing.best, standing.last) == (1, 2, 4.0)


def test_ratings_follow_from_game_to_game() -> None:
    standings = play(game("ab"), game("acb", no=2))
    (a,), (b,) = rate([[Rating()], [Rating()]], [1, 2])
    (a,), (c,), (b,) = rate([[a], [Rating()], [b]], [1, 2, 3])
    assert [standings[player].rating for player in "abc"] == [a, b, c]
    assert [standings[player].rated for player in "abc"] == [2, 2, 1]


def test_a_game_with_a_bot_counts_but_is_not_rated() -> None:
    standing = play(game("a."))["a"]
    assert (standing.plays, standing.wins, standing.rated, standing.rating) == (1, 1, 0, Rating())


def test_partners_are_rated_together() -> None:
    seats = tuple(
        Seat(player=player, bot=None, side=n % 2, place=1 + n % 2, score=0.0) for n, player in enumerate("abcd")
    )
    base = game("ab")
    team = Ended(**{**{name: getattr(base, name) for name in base.__struct_fields__}, "seats": seats})
    standings = after(team, {"c": Standing(rating=Rating(40.0, 2.0))})
    (a, c), (b, d) = rate([[Rating(), Rating(40.0, 2.0)], [Rating(), Rating()]], [1, 2])
    assert [standings[player].rating for player in "abcd"] == [a, b, c, d]


def test_seasons_are_quarters_by_utc() -> None:
    assert season_of(0.0) == "1970-Q1"
    assert season_of(1_774_915_199.0) == "2026-Q1"
    assert season_of(1_774_915_200.0 + 86400) == "2026-Q2"
    assert season_of(1_798_761_599.0) == "2026-Q4"
    assert is_season("2026-Q4")
    for wrong in ("2026-Q5", "2026Q4", "", "2026-Q4 "):
        assert not is_season(wrong)
