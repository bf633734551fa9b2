"""Laws that every position keeps, and worlds that differ only where a viewer may not know it."""

from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.parts.board import CELLS, LAND, MAX_HEIGHT, OUTSIDE, SIDES
from hiroma.games.shinsai_jima.parts.island import ALIVE, CORPSE, HELD, NOBODY, OUT, STUNNED
from hiroma.games.shinsai_jima.parts.terrain import CUBE, FIRST_COLOUR, NORMAL, ON_BOARD
from hiroma.games.shinsai_jima.position import AIM, LOAD, OVER, SCATTER, UNANSWERED, WINDOW
from hiroma.games.shinsai_jima.recall import guess
from hiroma.kernel import Below, Viewer

ON_ISLAND = {ALIVE, STUNNED, CORPSE}


def cubes_of(game: Game) -> list[int]:
    """Return every cube on the island."""
    return [game.cube(cell, level) for cell in range(CELLS) for level in range(1, game.height[cell] + 1)]


def occupants(game: Game) -> None:
    """Assert that a piece is on a cell exactly when it is on the island, and that nobody stands in the sea."""
    for cell, piece in enumerate(game.occupant):
        assert piece == NOBODY or (game.cell[piece] == cell and game.height[cell] > 0)
    for piece, cell in enumerate(game.cell):
        assert (game.status[piece] in ON_ISLAND) == (cell != OUTSIDE)
        assert cell == OUTSIDE or game.occupant[cell] == piece


def holders(game: Game) -> None:
    """Assert that held corpses alone have a holder, and that the stunned alone wait to wake."""
    for piece, holder in enumerate(game.holder):
        assert (game.status[piece] == HELD) == (holder != NOBODY)
        assert (game.status[piece] == STUNNED) == (game.wake[piece] != NOBODY)
        assert game.status[piece] != OUT or game.rules.slaughter


def stacks(game: Game) -> None:
    """Assert that there is no level six, that fifth levels are few, and that stacks match their heights."""
    assert game.height[OUTSIDE] == game.stacks[OUTSIDE] == 0
    assert all(0 <= height <= MAX_HEIGHT for height in game.height)
    for cell in range(CELLS):
        assert len(f"{game.stacks[cell]:x}" if game.stacks[cell] else "") == game.height[cell]
        assert all(game.cube(cell, level) & CUBE for level in range(1, game.height[cell] + 1))
    if game.phase not in {LOAD, AIM, SCATTER, OVER}:
        assert game.fives() <= game.fifth_cap()


def cubes(game: Game) -> None:
    """Assert that no cube is lost but to the pool, and that each coloured one is where its side says."""
    found = [*cubes_of(game), *game.loaded, *game.flying]
    built = sum(game.setup.piles) - sum(game.left)
    assert found.count(NORMAL) + game.pool == len(LAND) + built
    island = cubes_of(game)
    for side in range(SIDES):
        assert island.count(FIRST_COLOUR + side) == (game.cubes[side] == ON_BOARD)


def scores(game: Game) -> None:
    """Assert that points are never negative and that natives have none."""
    assert all(game.score(side) >= game.tokens[side] >= 0 for side in range(game.setup.sides))
    assert game.tokens[-1] == 0


def listens_to_nobody(game: Game) -> None:
    """Assert that nobody listens between moves, so that copies are silent."""
    assert game.tell is None


LAWS = (occupants, holders, stacks, cubes, scores, listens_to_nobody)


def twin(state: Game, viewer: Viewer, below: Below) -> Game:
    """Return the same game with other answers to a window where the viewer cannot know them."""
    if state.phase != WINDOW:
        return state
    hidden = [
        seat
        for seat in state.asked
        if state.answers[seat] != UNANSWERED and (viewer is None or (seat - viewer) % state.setup.sides)
    ]
    for seat in hidden:
        state.answers[seat] = UNANSWERED
    for seat in hidden:
        state.answers[seat] = guess(state, seat, below)
    return state
