"""Ratings: what they say of shares that are known, and that they come from games."""

from math import isclose
from types import SimpleNamespace

import pytest

from hiroma import games
from hiroma.arena import Duel, Estimate
from hiroma.arena.ladder import fitted, ladder, line_ups, rated
from hiroma.bots.strength import Pair

LEVELS = ("casual", "club", "master")

STRONGER_FIRST = Duel((Estimate(0.8, 0.4, 10), Estimate(0.2, 0.4, 10)), Estimate(40.0, 1.0, 10))
"""Ten games of two levels, the stronger one in the first seat of the line-up."""


def pair(level: str, other: str, share: float, games: int = 1000, seats: int = 2, of_level: int = 1) -> Pair:
    return Pair(level=level, other=other, seats=seats, of_level=of_level, games=games, share=share)


def test_ten_to_one_is_400_points() -> None:
    points = fitted(LEVELS, [pair("master", "club", 10 / 11), pair("club", "casual", 10 / 11)], [10 / 11, 10 / 11])
    assert isclose(points["master"], 1900, abs_tol=0.5)
    assert points["club"] == 1500
    assert isclose(points["casual"], 1100, abs_tol=0.5)


def test_seats_count() -> None:
    """Two seats of three win two thirds of the games among equals."""
    points = fitted(LEVELS[:2], [pair("club", "casual", 2 / 3, seats=3, of_level=2)], [2 / 3])
    assert isclose(points["casual"], 1500, abs_tol=0.5)


def test_shares_that_disagree_are_balanced() -> None:
    shares = [pair("master", "club", 0.7), pair("club", "casual", 0.7), pair("master", "casual", 0.7)]
    points = fitted(LEVELS, shares, [each.share for each in shares])
    assert points["casual"] < 1500 < points["master"]
    assert isclose(points["master"] - 1500, 1500 - points["casual"], abs_tol=0.5)


def test_who_wins_all_has_a_rating() -> None:
    rating = rated(("casual", "club"), [pair("club", "casual", 1.0)])[0]
    assert 0 < rating.points < 1000


def test_errors_shrink_with_the_root_of_the_games() -> None:
    few, many = (rated(LEVELS[1:], [pair("master", "club", 0.6, games)])[1].margin for games in (400, 40_000))
    assert 8 < few / many < 12
    # Near one half a point is 0.144 % of the games: 4.8 % are 34 points.
    assert 30 < few < 40


@pytest.mark.parametrize("levels", [("casual",), ("casual", "expert")])
def test_a_game_without_club_has_a_ladder_too(levels: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    rules = games.newest("cant-stop")
    bots = dict(zip(levels, (rules.bots["random"], rules.bots["casual"]), strict=False))
    monkeypatch.setattr("hiroma.arena.ladder.newest", lambda _: SimpleNamespace(info=rules.info, bots=bots))
    monkeypatch.setattr("hiroma.arena.ladder.rotated", lambda *_: STRONGER_FIRST)
    found = ladder("cant-stop", 10, 1, 1, lambda _: None)
    assert [rating.level for rating in found.ratings] == ([] if len(levels) == 1 else list(levels))
    assert [rating.points for rating in found.ratings[:1]] == [1500][: len(found.ratings)]
    assert all(rating.points > 1500 for rating in found.ratings[1:])


def test_line_ups() -> None:
    assert line_ups("a", "b", 2) == [["a", "b"]]
    assert line_ups("a", "b", 4) == [["a", "b", "a", "b"]]
    assert line_ups("a", "b", 3) == [["a", "b", "a"], ["b", "a", "b"]]


def without_master(monkeypatch: pytest.MonkeyPatch) -> None:
    """A master takes long in plain Python."""

    def newest(game: str) -> SimpleNamespace:
        rules = games.newest(game)
        return SimpleNamespace(
            info=rules.info, bots={name: bot for name, bot in rules.bots.items() if name != "master"}
        )

    monkeypatch.setattr("hiroma.arena.ladder.newest", newest)


@pytest.mark.slow
def test_a_game_has_a_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    without_master(monkeypatch)
    said: list[str] = []
    found = ladder("cant-stop", 60, 1, 1, said.append)
    assert [rating.level for rating in found.ratings] == ["random", "casual", "club"]
    random, casual, club = found.ratings
    assert random.points + random.margin < casual.points
    assert (club.points, club.margin) == (1500, 0)
    assert len(found.pairs) == len(said) == 3
    assert found == ladder("cant-stop", 60, 1, 2, said.append)


@pytest.mark.slow
def test_a_game_for_one_seat_has_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    without_master(monkeypatch)
    found = ladder("hidden-rooms", 40, 1, 1, lambda _: None)
    assert [each.level for each in found.alone] == ["casual", "club"]
    assert all(0 <= each.share <= 1 and each.games == 40 for each in found.alone)
    assert not found.ratings
