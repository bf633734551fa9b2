"""Puzzles: one clear best move, found again by whoever plays it; no names."""

import msgspec
import pytest

from hiroma.bots.hindsight import by_seat, insight_of, sides_of
from hiroma.bots.puzzling import Asked, Puzzle, answered, is_clear, look, position, shipped
from hiroma.kernel import CHANCE
from hiroma.kernel.capabilities import Weighed
from hiroma.table.refusal import Refused


def one_of_each() -> list[Puzzle]:
    """The first puzzle of every game that ships some."""
    return list({puzzle.game.game: puzzle for puzzle in reversed(shipped().values())}.values())


def test_every_game_with_insight_ships_puzzles() -> None:
    assert {puzzle.game.game for puzzle in one_of_each()} >= {"cant-stop", "niagara", "shinsai-jima"}
    assert all(len(puzzle.game.steps) > 0 for puzzle in shipped().values())


@pytest.mark.parametrize("puzzle", one_of_each(), ids=lambda puzzle: puzzle.game.game)
def test_the_best_line_solves_a_puzzle_and_the_worst_does_not(puzzle: Puzzle) -> None:
    state = position(puzzle.game)
    assert state.actors() == (puzzle.seat,)
    side = by_seat(sides_of(puzzle.game))[puzzle.seat]
    weighed = sorted(insight_of(puzzle.game.game).weigh(state, puzzle.seat), key=lambda each: each.chances[side])
    assert is_clear(weighed, side)
    told = []
    for each in (weighed[-1], weighed[0]):
        made = [msgspec.to_builtins(move) for move in each.line]
        told.append(answered(Asked(puzzle, [made])))
    assert [verdict.solved for verdict in told] == [True, False]
    assert told[0].chance == pytest.approx(told[0].best)
    assert told[1].chance < told[1].best - 0.02
    assert told[1].lines[0].chance == pytest.approx(told[1].best)


def test_looking_tells_no_verdict_and_refuses_as_the_rules_do() -> None:
    puzzle = one_of_each()[0]
    scene = look(Asked(puzzle, []))
    assert (scene.seat, scene.passed, scene.over) == (puzzle.seat, False, False)
    assert scene.moves
    first = msgspec.to_builtins(scene.moves[0])
    assert look(Asked(puzzle, [[first]])).view != scene.view
    with pytest.raises(Refused):
        look(Asked(puzzle, [[first] * 9]))


def test_a_position_is_clear_by_one_group_of_equal_lines() -> None:
    def lines(*chances: float) -> list[Weighed]:
        return [Weighed((place,), (chance, 1.0 - chance)) for place, chance in enumerate(chances)]

    assert is_clear(lines(0.6, 0.5, 0.4), 0)
    assert is_clear(lines(0.6, 0.6, 0.5, 0.5), 0)
    assert not is_clear(lines(0.6, 0.55, 0.4), 0), "too near"
    assert not is_clear(lines(0.6, 0.4), 0), "two lines are no choice"
    assert not is_clear(lines(0.99, 0.5, 0.4), 0), "won already"
    assert not is_clear(lines(0.6, 0.6, 0.6, 0.4), 0), "most lines do"


def test_no_puzzle_names_anybody() -> None:
    body = msgspec.json.encode(list(shipped().values()))
    for word in (b"player", b"table", b"name"):
        assert b'"' + word + b'"' not in body
    assert all(step.seat != CHANCE for puzzle in shipped().values() for step in puzzle.game.steps)
