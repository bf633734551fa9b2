"""Version 1 is played on as it was: old tables and their logs."""

from typing import Any

import pytest

from hiroma.games import newest, ruleset
from hiroma.games.shinsai_jima.acts.turns import begin_game
from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.moves import Done, Eat
from hiroma.games.shinsai_jima.setting import FIRST, FIRST_OPTIONS, OPTIONS
from hiroma.kernel.options import change, defaults
from tests.games.shinsai_jima import golden
from tests.games.shinsai_jima.island import hold, island, legal, play, turn, window
from tests.games.shinsai_jima.test_dead_ends import WALLS
from tests.games.test_golden import texts

GAMES = texts("shinsai-jima")
OLD = ruleset("shinsai-jima", 1)


def first(*strips: str, **options: Any) -> Game:
    return island("3", *strips, interrupts=False, readings=FIRST, **options)


def test_new_tables_are_of_version_2() -> None:
    assert newest("shinsai-jima").info.version == 2
    assert (OLD.info.version, OLD.people({}), OLD.info.options) == (1, (2, 3, 4, 5, 6, 8, 9, 10, 12), FIRST_OPTIONS)
    assert "eat_anytime" not in defaults(FIRST_OPTIONS)


@pytest.mark.parametrize("name", GAMES)
def test_old_games_are_played_to_the_letter_by_version_1(name: str) -> None:
    setup, options, steps = golden.read(GAMES[name])
    assert golden.write(setup, {**options, "readings": FIRST}, steps).split("\n")[1:] == GAMES[name].split("\n")[1:]


def test_a_dead_end_of_version_1_ends_the_phase() -> None:
    game = first("d4: 3A> 3A>", "d5: 1", *WALLS)
    game.chips[0] = False
    hold(game, "A", "N1")
    play(turn(game, 0), "select A1; swing cw 1 W")
    assert game.moves(0) == (Done(),)
    play(game, "done")
    assert game.view(0).phase == "cube"


def test_a_swing_that_wins_needed_an_advance() -> None:
    game = first("d4: 3A> 3B>", "d5: 1", *WALLS)
    game.chips[0] = False
    game.tokens[0] = 2
    play(turn(game, 0), "select A1")
    assert not legal(game, ["swing", "cw", "1", "W"])


def test_who_escaped_needed_done_and_did_not_eat() -> None:
    game = first("d4: 3A> 1", "d3: 4", "a3: 1B>", "g3: 1C<", "a5: 1A>", slaughter=True)
    hold(game, "A", "N1")
    game.chips[0] = False
    play(turn(game, 0), "select A1; rotate N; advance walk 1")
    assert game.moves(0) == (Done(),)
    assert not any(isinstance(move, Eat) for move in play(game, "done").moves(0))


def test_the_first_wave_was_for_the_marker_alone() -> None:
    strips = ("a3: 1A>", "d4: 1A> 1", "g3: 1B<", "g5: 1C<", "d2: 1C> 1")
    game = first(*strips, land=False, stuck_at_start="at_once", tsunami=True)
    game.mover = 1
    begin_game(game)
    assert (game.marker, game.actors()) == (1, (1,))


def test_nobody_ate_out_of_turn() -> None:
    game = island("3", "c4: 1A> 1", "c5: 1B> 1", "c6: 1C> 1", readings=FIRST)
    hold(game, "A", "N1")
    game.chips[0] = False
    game.last_turn = 2
    window(game, 1)
    assert not any(isinstance(move, Eat) for move in game.moves(0))


def test_the_beginner_preset_took_what_it_overruled() -> None:
    plain = {**defaults(FIRST_OPTIONS), "preset": "beginner"}
    assert change(FIRST_OPTIONS, plain, "rockfall", True) == {**plain, "rockfall": True}
    assert change(OPTIONS, {**defaults(OPTIONS), "preset": "beginner"}, "rockfall", True)["preset"] == "expert"


def test_a_view_of_version_1_leads_back_to_version_1() -> None:
    game = OLD.start({}, 3)
    again = OLD.imagine(game.view(0), lambda _: 0)
    assert again.view(0) == game.view(0)
    assert not again.rules.after_swing  # type: ignore[attr-defined]  # a state of this game has its rules
