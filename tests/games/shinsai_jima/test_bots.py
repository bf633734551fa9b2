"""The bots: legal everywhere, quick, sensible in plain cases, and as strong as they say (the slow part)."""

from typing import Any

import pytest

from hiroma.arena.rotation import rotated
from hiroma.games.shinsai_jima.bots import LEVELS, planning
from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.evaluation import danger, worth
from hiroma.games.shinsai_jima.moves import Interrupt, Pass
from hiroma.games.shinsai_jima.position import WINDOW
from hiroma.kernel import CHANCE
from hiroma.kernel.lot import Lot
from tests.games.shinsai_jima.island import RULES, fresh, hold, island, piece, turn, window

REST = ("a3: 1B>", "g3: 1C<")


def whole_turn(game: Game, level: str) -> Game:
    """The game after a bot has finished the turn of the seat that acts."""
    bot, lot, seat, turns = LEVELS[level](), Lot(1), game.mover, game.turns
    while not game.clause and game.turns == turns and game.actors() == (seat,):
        game.apply(seat, bot.choose(game, seat, lot.below))
    return game


def test_levels_weakest_first() -> None:
    assert list(RULES.bots) == ["casual", "club", "master"]


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("setup", ["2", "4t", "12"])
def test_they_play_by_what_they_may_see(level: str, setup: str) -> None:
    lot, game = Lot(3), fresh(setup)
    bots = [LEVELS[level]() for _ in range(game.setup.seats)]
    for made in range({"casual": 400, "club": 70, "master": 55}[level]):
        if not game.actors():
            break
        seat = game.actors()[0]
        choices: list[Any] = list(game.draw().outcomes() if seat == CHANCE else game.moves(seat))
        move = choices[lot.below(len(choices))]
        if seat != CHANCE and (game.turns or made % 6 == 0):
            world = RULES.imagine(game.view(seat), lot.below)
            before = world.view(seat)
            move = bots[seat].choose(world, seat, lot.below)
            assert world.view(seat) == before
        game.apply(seat, move)


@pytest.mark.parametrize("level", ["club", "master"])
def test_they_climb_to_the_helicopter(level: str) -> None:
    game = whole_turn(turn(island("3", "c4: 3A> 1", "c3: 4", *REST), 0), level)
    assert game.clause == "SJ-V1"


@pytest.mark.parametrize("level", ["club", "master"])
def test_they_take_the_winning_kill(level: str) -> None:
    game = island("3", "f4: 1A> 1B^", "c5: 1A^", *REST)
    game.tokens[0] = 2
    assert whole_turn(turn(game, 0), level).clause == "SJ-V2"


def test_master_does_not_let_the_enemy_climb() -> None:
    game = island("2", "c4: 3B> 4", "e6: 2A> 1", "a4: 1A>")
    after = whole_turn(turn(game, 0), "master")
    assert after.clause == "" or after.ranking[0] == 0
    assert not any(line.game.clause == "SJ-V1" for line in planning.turns_of(after, 1, 1, 20, 1, Lot(1).below))


def test_interrupts_win_games_and_are_not_wasted() -> None:
    bot = LEVELS["club"]()
    game = island("3", "c4: 3A> 4", "a5: 1B> 1", "g3: 1C<")
    game.last_turn = 2
    window(game, 1)
    assert game.phase == WINDOW
    assert bot.choose(game, 0, Lot(1).below) == Interrupt()
    game = island("3", "c4: 1A> 1", "a5: 1B> 1", "g3: 1C<")
    game.last_turn = 2
    window(game, 1)
    assert bot.choose(game, 0, Lot(1).below) == Pass()


def test_danger_is_seen() -> None:
    game = island("3", "f4: 1A> 1B^", "c4: 3A> 1B^ 1", "d7: 1C^")
    assert danger(game, piece(game, "B1")) > 0
    assert danger(game, piece(game, "B2")) > 0
    assert danger(game, piece(game, "C1")) == 0


def test_points_and_lives_are_worth_something() -> None:
    game = island("3", "d4: 1A>", "d6: 1A>", *REST)
    plain = worth(game, 0)
    hold(game, "A", "B2")
    assert worth(game, 0) > plain
    game.leave(piece(game, "A2"))
    game.status[piece(game, "A2")] = 5
    assert worth(game, 0) < plain + 100


@pytest.mark.slow
@pytest.mark.parametrize(
    ("strong", "weak", "share", "games"), [("club", "casual", 0.65, 40), ("master", "club", 0.55, 16)]
)
def test_each_level_beats_the_one_below(strong: str, weak: str, share: float, games: int) -> None:
    found = rotated("shinsai-jima", [LEVELS[strong], LEVELS[weak]], games, options={"preset": "rated"})
    assert found.wins[0].mean > share - found.wins[0].margin
