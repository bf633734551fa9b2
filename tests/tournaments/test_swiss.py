"""The Swiss system, against the random tournaments of the library that pairs."""

import random

import pytest
from caissify_pairings.rtg import generate_tournament
from caissify_pairings.trf import parse_trf

from hiroma.tournaments import Entrant, Game, Plan, next_games

POINTS = {"1": 1.0, "=": 0.5, "0": 0.0}


def rounds_of(page: str, count: int) -> tuple[int, list[list[Game]]]:
    """Return how many play in a tournament of the library, and the games of each of its rounds."""
    parsed = parse_trf(page)
    rounds: list[list[Game]] = []
    for number in range(1, count + 1):
        games = []
        for player in parsed["players"]:
            no, result = player["starting_number"], player["results"][number]
            if not result["opponent"]:
                games.append(Game.of(number, (no,)))
            elif result["color"] == "w":
                points = POINTS[result["result"]]
                games.append(Game(number, (no, result["opponent"]), (points, 1.0 - points)))
        rounds.append(games)
    return len(parsed["players"]), rounds


def tournaments(count: int) -> list[tuple[int, int, int]]:
    """Return sizes of tournaments: seed, people, rounds."""
    chance = random.Random(7)
    return [(seed, chance.randint(6, 14), chance.randint(3, 5)) for seed in range(count)]


def pairs(games: list[Game]) -> set[frozenset[int]]:
    return {frozenset(game.players) for game in games}


def must_agree(seed: int, people: int, count: int) -> None:
    """Every round is paired as the library has paired it when it made the tournament."""
    entrants_count, rounds = rounds_of(generate_tournament(people, count, seed=seed), count)
    entrants = [Entrant(no) for no in range(1, entrants_count + 1)]
    plan = Plan("swiss", (2,), 2, count)
    played: list[Game] = []
    for games in rounds:
        if sum(len(game.players) == 1 for game in games) > people % 2:
            return  # no pairing keeps to the book any more
        assert pairs(next_games(plan, entrants, played)) == pairs(games), (seed, games[0].round)
        played += games


@pytest.mark.parametrize(("seed", "people", "count"), tournaments(6))
def test_rounds_are_those_of_the_library(seed: int, people: int, count: int) -> None:
    must_agree(seed, people, count)


@pytest.mark.slow
def test_two_hundred_tournaments_are_those_of_the_library() -> None:
    for seed, people, count in tournaments(200):
        must_agree(seed, people, count)


def test_who_left_is_not_paired_and_who_came_late_is() -> None:
    plan = Plan("swiss", (2,), 2, 4)
    first = [Game(1, (1, 3), (1.0, 0.0)), Game(1, (4, 2), (0.0, 1.0))]
    entrants = [Entrant(1), Entrant(2), Entrant(3), Entrant(4, left=True), Entrant(5, since=2)]
    assert pairs(next_games(plan, entrants, first)) == {frozenset({1, 2}), frozenset({3, 5})}


def test_a_game_that_nobody_played_may_still_be_played() -> None:
    plan = Plan("swiss", (2,), 2, 3)
    gone = [Game(1, (1, 2), (1.0, 0.0), played=False)]
    found = next_games(plan, [Entrant(1), Entrant(2)], gone)
    assert pairs(found) == {frozenset({1, 2})}


def test_where_the_book_has_no_pairing_people_meet_again() -> None:
    plan = Plan("swiss", (2,), 2, 3)
    games = [Game(1, (1, 2), (1.0, 0.0)), Game(2, (2, 1), (1.0, 0.0))]
    assert pairs(next_games(plan, [Entrant(1), Entrant(2)], games)) == {frozenset({1, 2})}
