"""The bots: each level is stronger than the one below."""

from tests.positions import call, game, passed_on

from hiroma.arena.rotation import rotated
from mia.bots import LEVELS
from mia.bots.reading import value
from mia.evaluation import WAYS, reaches
from mia.moves import Believe, Call, Doubt, GiveIn
from mia.parts.dice import MIA

GAMES = 600
"""Enough for a margin of four percent."""


def share(better: str, worse: str) -> float:
    """The share of games that one of the better level wins against one of the worse."""
    return rotated("mia", [LEVELS[better], LEVELS[worse]], GAMES, seed=2).wins[0].mean


def first(below: int) -> int:
    """No chance: always the first."""
    return 0


def test_each_level_beats_the_one_below() -> None:
    assert share("club", "casual") > 0.65
    assert share("casual", "random") > 0.8


def test_how_rare_throws_are() -> None:
    assert sum(WAYS) == reaches(0) == 36
    assert (reaches(21), reaches(20), reaches(15), reaches(1)) == (2, 3, 8, 36)


def test_a_turn_is_worth_less_the_higher_the_call() -> None:
    worths = [value(stands) for stands in range(21)]
    assert worths == sorted(worths, reverse=True)
    assert worths[0] > 0 > worths[14]


def test_casual_lies_as_little_as_it_can() -> None:
    casual = LEVELS["casual"]()
    at = game(6, 4)
    assert casual.choose(at, 0, first) == Call(64)
    passed_on(at, 65, 6, 4)
    assert casual.choose(at, 1, first) == Call(11)
    call(at, 11)
    assert casual.choose(at, 2, first) == Believe()
    assert casual.choose(at, 2, lambda below: below - 1) == Doubt()


def test_club_lifts_the_cup_of_who_must_lie() -> None:
    club = LEVELS["club"]()
    at = game(6, 4)
    passed_on(at, 55, 3, 1)
    call(at, 66)
    assert club.choose(at, 2, first) == Doubt()


def test_club_calls_what_it_has_when_it_is_high() -> None:
    club = LEVELS["club"]()
    at = game(1, 2)
    assert club.choose(at, 0, first) == Call(MIA)
    call(at, MIA)
    assert club.choose(at, 1, first) in (GiveIn(), Doubt())
