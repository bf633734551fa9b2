"""The learned outlook: what climbing changes equals a look at the board afterwards, and what a training does."""

import random
from importlib.resources import files
from math import isclose

import msgspec
import pytest

from hiroma.games.cant_stop.acts.places import sides
from hiroma.games.cant_stop.bots.leaf import NaiveLeaf
from hiroma.games.cant_stop.bots.learned import LearnedLeaf
from hiroma.games.cant_stop.bots.numbers import NUMBERS, TASKS, task_of
from hiroma.games.cant_stop.bots.outlook import BLOCK, SIZE, SPAN, Standing, block_of, unlearned
from hiroma.games.cant_stop.bots.selfplay import play, short_of, watch
from hiroma.games.cant_stop.course import Game
from hiroma.games.cant_stop.parts.board import HEIGHTS, ROUTES
from hiroma.kernel.learning import softmax
from hiroma.kernel.lot import Lot
from hiroma.kernel.training import Learned

KINDS = [(2, False), (3, False), (4, False), (5, False), (4, True), (1, False)]
"""Seats, and whether they are teams."""


def board(rng: random.Random, seats: int, team: bool) -> Game:
    """Any position between two turns."""
    game = Game(seats, unique=False, team=team, match=1)
    game.begin(rng.randrange(seats))
    for seat in range(seats):
        for route in ROUTES:
            game.bivouacs[seat][route] = rng.choice([0, 0, rng.randrange(HEIGHTS[route])])
    for route in rng.sample(ROUTES, rng.randrange(5)):
        owner = rng.randrange(seats)
        if game.claims[owner] < 2:
            claim(game, owner, route)
    return game


def claim(game: Game, seat: int, route: int) -> None:
    game.claims[seat] += 1
    game.owners[route] = seat
    game.closed |= 1 << route


def climb(rng: random.Random, game: Game) -> tuple[list[int], list[int]]:
    """Climbers on one to three open routes: the routes and their cells."""
    routes = sorted(rng.sample([route for route in ROUTES if not game.closed >> route & 1], rng.randrange(1, 4)))
    low = game.bivouacs[game.mover]
    return routes, [rng.choice([HEIGHTS[route], rng.randrange(low[route], HEIGHTS[route]) + 1]) for route in routes]


def some_numbers(rng: random.Random) -> list[float]:
    return [number + rng.gauss(0.0, 0.3) for number in unlearned()]


@pytest.mark.parametrize(("seats", "team"), KINDS[:4])
def test_before_learning_it_is_the_naive_leaf(seats: int, team: bool) -> None:
    rng = random.Random(seats)
    naive, leaf = NaiveLeaf(), LearnedLeaf(unlearned())
    for _ in range(200):
        game = board(rng, seats, team)
        naive.see(game)
        leaf.see(game)
        assert isclose(naive.dropped(), leaf.dropped(), abs_tol=1e-12)
        for _ in range(5):
            where = climb(rng, game)
            assert isclose(naive.banked(*where), leaf.banked(*where), abs_tol=1e-12)


@pytest.mark.parametrize(("seats", "team"), KINDS)
def test_a_stop_is_worth_what_the_board_is_worth_after_it(seats: int, team: bool) -> None:
    rng = random.Random(seats)
    leaf = LearnedLeaf(some_numbers(rng))
    ended = 0
    for _ in range(500):
        game = board(rng, seats, team)
        leaf.see(game)
        routes, cells = climb(rng, game)
        found = leaf.banked(routes, cells)
        for route, cell in zip(routes, cells, strict=True):
            if cell == HEIGHTS[route]:
                claim(game, game.mover, route)
            else:
                game.bivouacs[game.mover][route] = cell
        side = next(group for group in sides(team, seats) if game.mover in group)
        if sum(game.claims[seat] for seat in side) >= (5 if team else 3):
            assert found == 1.0
            ended += 1
        elif game.claims[game.mover] >= 3:
            assert found == 0.0
            ended += 1
        else:
            leaf.see(game)
            assert isclose(found, leaf.dropped(), abs_tol=1e-9)
    assert 0 < ended < 400


@pytest.mark.parametrize(("seats", "team"), KINDS)
def test_a_column_holds_what_each_stop_is_worth(seats: int, team: bool) -> None:
    rng = random.Random(seats)
    for leaf in (NaiveLeaf(), LearnedLeaf(some_numbers(rng))):
        for _ in range(200):
            game = board(rng, seats, team)
            leaf.see(game)
            routes, cells = climb(rng, game)
            last = rng.randrange(len(routes))
            routes.append(routes.pop(last))
            cells.append(cells.pop(last))
            low, high = game.bivouacs[game.mover][routes[-1]] + 1, HEIGHTS[routes[-1]]
            high = rng.randrange(low, high + 1)
            found = leaf.column(routes, cells, low, high)
            for cell, value in enumerate(found, low):
                assert isclose(value, leaf.banked(routes, [*cells[:-1], cell]), abs_tol=1e-12)
            assert len(found) == high + 1 - low


@pytest.mark.parametrize(("seats", "team"), KINDS)
def test_chances_of_all_sides_add_up_from_the_places_of_a_sample(seats: int, team: bool) -> None:
    rng = random.Random(seats)
    numbers = some_numbers(rng)
    leaf = LearnedLeaf(numbers)
    for _ in range(100):
        game = board(rng, seats, team)
        leaf.see(game)
        goal = 5 if team else 3
        standing = Standing(numbers, leaf.cells, leaf.left, leaf.closed, leaf.mine, leaf.next_side, goal)
        chances = softmax([sum(numbers[place] for place in places) for places in standing.entries()])
        assert isclose(chances[0], leaf.dropped(), abs_tol=1e-9)
        assert len(chances) == max(2, len(leaf.left))


def test_each_stage_has_numbers_of_its_own() -> None:
    for goal in (3, 5):
        claims = range(1, goal + 1)
        blocks = {block_of(later, left, rival, goal) for later in (False, True) for left in claims for rival in claims}
        assert blocks == set(range(0, SIZE, BLOCK))
    assert block_of(False, 5, 3, 5) == block_of(False, 4, 2, 5) == block_of(False, 3, 2, 3)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "unique", "team"),
    [
        (2, False, False),
        pytest.param(3, True, False, marks=pytest.mark.slow),
        pytest.param(4, False, True, marks=pytest.mark.slow),
        pytest.param(1, False, False, marks=pytest.mark.slow),
    ],
)
def test_a_game_gives_a_sample_for_each_turn(seats: int, unique: bool, team: bool) -> None:
    samples = play(unlearned(), seats, unique, team, Lot(3).below)
    assert len(samples) >= 3
    for sample in samples:
        assert len(sample.places) == len(sample.targets) == (2 if team else max(2, seats))
        assert isclose(sum(sample.targets), 1.0, abs_tol=1e-9)
        assert all(0 <= place < SIZE for places in sample.places for place in places)
    assert samples == play(unlearned(), seats, unique, team, Lot(3).below)


def test_alone_a_target_is_how_many_turns_are_still_to_come() -> None:
    """The last turn of a game of `club` is worth one turn less than nothing to come, the first all of them."""
    samples = watch(1, False, False, Lot(5).below)
    for turns, sample in enumerate(reversed(samples), 1):
        assert isclose(sample.targets[0], 1.0 - turns / SPAN)
        assert sample.places[1] == []
    assert (short_of(0), short_of(SPAN), short_of(SPAN + 1)) == (1.0, 0.0, 0.0)


def test_tasks() -> None:
    found = {task_of(seats, team, unique) for seats, team in KINDS for unique in (False, True)}
    assert found == set(TASKS)
    for task in TASKS:
        assert len(NUMBERS.of(task)) == SIZE


def test_some_kinds_have_learned() -> None:
    for task in ("alone", "two", "two-unique", "more"):
        page = files("hiroma.games.cant_stop.bots").joinpath("values", f"{task}.json")
        learned = msgspec.json.decode(page.read_bytes(), type=Learned)
        assert (learned.game, learned.task) == ("cant-stop", task)
        assert learned.games >= 8000
        assert NUMBERS.of(task) == [number / Learned.PARTS for number in learned.numbers] != unlearned()


def test_who_moves_first_is_a_little_ahead() -> None:
    """Of two who have nothing yet, the first has some 53 to 60 % (docs/bots.md): the naive leaf says 50."""
    for task, unique in (("two", False), ("two-unique", True)):
        leaf = LearnedLeaf(NUMBERS.of(task))
        game = Game(2, unique=unique, team=False, match=1)
        game.begin(0)
        leaf.see(game)
        assert 0.38 < leaf.dropped() < 0.48
