"""The bots: what they see and avoid, that they follow their plans, and (the slow part) how strong they are."""

from typing import Any

import pytest

from hiroma.arena import duel
from hiroma.games.fearsome_floors.bots import LEVELS
from hiroma.games.fearsome_floors.bots.casual import Casual, lines, steps_left
from hiroma.games.fearsome_floors.bots.club import Club
from hiroma.games.fearsome_floors.bots.master import FEWEST, MOST, REPLIES, Master, turns_left
from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.evaluation import FAR, OUT, Judge, ways_out
from hiroma.games.fearsome_floors.moves import Leave, Step, Stop, Take
from hiroma.games.fearsome_floors.parts.hall import ESCAPED, WAITING
from hiroma.kernel import Bot
from hiroma.kernel.lot import Lot
from hiroma.kernel.playout import contest
from tests.games.fearsome_floors.positions import RULES, pool, position, started, where
from tests.games.hands import heard

THINKERS: list[type[Casual] | type[Club] | type[Master]] = [Casual, Club, Master]
EVERYBODY = pytest.mark.parametrize("kind", THINKERS, ids=lambda kind: kind.__name__)


def turn(bot: Bot, game: Game, seed: int = 1) -> list[Any]:
    """A whole turn of a bot, click by click."""
    lot, seat = Lot(seed), game.mover
    made: list[Any] = []
    while not made or (game.actors() == (seat,) and game.taken >= 0):
        made.append(bot.choose(game, seat, lot.below))
        game.apply(seat, made[-1])
    return made


def test_levels_weakest_first() -> None:
    assert list(LEVELS) == list(RULES.bots) == ["random", "casual", "club", "master"]
    assert [type(make()) for make in LEVELS.values()][1:] == THINKERS


@pytest.mark.slow
@EVERYBODY
@pytest.mark.parametrize("seats", range(2, 8))
def test_plays_any_number_of_seats(kind: Any, seats: int) -> None:
    game = started(seats)
    for _ in range(2 * seats):
        made = turn(kind(), game)
        assert isinstance(made[0], Take)
        assert isinstance(made[-1], Stop | Leave)
    assert game.view(None).stage == "monster"


@pytest.mark.slow
@EVERYBODY
@pytest.mark.parametrize("option", ["dmaufbau", "advanced", "official_pools"])
def test_plays_with_options(kind: Any, option: str) -> None:
    game = started(2, **{option: True})
    lot = Lot(2)
    while game.view(None).stage in ("laying", "moving"):
        seat = game.mover
        game.apply(seat, kind().choose(game, seat, lot.below))


@EVERYBODY
def test_takes_the_way_out(kind: Any) -> None:
    others = [(0, 0), (0, 1), (0, 3)]
    game = position(2, default=True, pieces={(0, 2): (1, 0)}, monster="12,8S", moved=others)
    assert turn(kind(), game)[-1] == Leave()
    assert where(game, 0, 2) == "escaped"


@EVERYBODY
def test_takes_over_in_the_middle_of_a_move(kind: Any) -> None:
    game = position(2, default=True, pieces={(0, 3): (9, 5), (1, 0): (8, 4)}, monster="0,5N")
    heard(game, 0, Take(3), Step("N"))
    made = turn(kind(), game)
    assert (made[-1], game.mover) == (Stop(), 1)


def test_casual_keeps_out_of_sight() -> None:
    game = position(2, pieces={(0, 1): (10, 6)}, monster="4,6E", moved=[(0, 0), (0, 2), (0, 3)])
    assert 16 * 6 + 8 in lines(game.hall)
    turn(Casual(), game)
    place = where(game, 0, 1)
    assert isinstance(place, tuple)
    assert place[1] != 6
    assert (steps_left(ESCAPED), steps_left(WAITING), steps_left(0), steps_left(16)) == (0, 27, 1, 2)


def test_club_leaves_the_monsters_way() -> None:
    """Only behind the stone no tile has it; that lies backward."""
    others = [(0, 0), (0, 2), (0, 3), *((1, piece) for piece in range(4))]
    game = position(
        2, pieces={(0, 1): (8, 5)}, stones=[(7, 6)], monster="3,5E", moved=others, deck=("8", "10"), phase=2, round=9
    )
    turn(Club(), game)
    assert where(game, 0, 1) == (7, 7)
    assert all(fate.caught == () for fate in game.view(None).tiles)


def test_ways_out_count_pools_and_detours() -> None:
    game = position(2, grounds=[pool("pool-4x1", 4, 8)], monster="5,5N")
    far = ways_out(game.hall)
    assert (far[0], far[1], far[16]) == (1, 2, 2)
    assert far[16 * 8 + 8] == 1 + 8 + 8 - 4  # the pool saves four steps
    walled = position(2, stones=[(1, 0), (2, 0), (0, 1), (0, 2), (1, 1), (2, 1), (1, 2)], monster="5,5N")
    assert ways_out(walled.hall)[16 * 5 + 5] in range(11, FAR + 1)


def test_worth_of_pieces() -> None:
    game = position(2, pieces={(0, 0): (1, 0), (0, 1): (9, 6), (0, 2): "escaped", (0, 3): "dead"}, monster="5,5N")
    judge = Judge(game)
    near, middle, out, dead = (judge.piece(game.hall, piece) for piece in range(4))
    assert out == OUT > near > middle > dead


def test_master_thinks_a_bounded_number_of_moves() -> None:
    for seats in range(2, 8):
        game = started(seats)
        left = turns_left(game)
        assert left == 2 * seats
        assert min(MOST, max(FEWEST, REPLIES // (left - 1))) * (left - 1) <= max(REPLIES, FEWEST * left)


@pytest.mark.slow
def test_bots_play_whole_games() -> None:
    for seats, kinds in ((2, [Club, Casual]), (5, [Casual] * 5)):
        game = started(seats)
        contest(game, [kind() for kind in kinds], Lot(4).below)
        assert game.outcome() is not None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("strong", "weak", "games", "share"), [("club", "casual", 60, 0.65), ("master", "club", 10, 0.6)]
)
def test_each_level_beats_the_one_below(strong: str, weak: str, games: int, share: float) -> None:
    """The table in the docs has the thousands of games; this notices when something breaks."""
    won = 0.0
    for first in (0, 1):
        won += duel("fearsome-floors", [LEVELS[strong], LEVELS[weak]], games // 2, first=first).wins[0].mean / 2
    assert won >= share
