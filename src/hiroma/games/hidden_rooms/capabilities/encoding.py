"""Hidden Rooms as numbers: moves, observations, and a plain picture."""

from hiroma.games.hidden_rooms.acts.campaign import LAST
from hiroma.games.hidden_rooms.acts.child import END_TURN, EXPLORE, RESIGN, WALK
from hiroma.games.hidden_rooms.course import Game
from hiroma.games.hidden_rooms.moves import Move, NextAttempt, Place
from hiroma.games.hidden_rooms.parts.board import EXIT, SIZE, SQUARE_NAMES, SQUARES, TILE_NAMES, TILES
from hiroma.games.hidden_rooms.position import NOTHING, PHASES, WALKS
from hiroma.games.hidden_rooms.view import HiddenRoomsView
from hiroma.kernel.encoding import MOST, Chart, Field, Square, put_bits, put_hot, zeros
from hiroma.kernel.options import Options

PLAIN, HIGH, GOAL, DANGER, MARK = 1, 3, 4, 5, 7
COLOURS = 4
VALUES = 6
STAGES = 5


class Numbers:
    """Moves: place, walk, explore by square and tile, end the turn, give up, go on."""

    def moves(self, options: Options, seats: int) -> list[Move]:
        """Return 24 places, 36 walks, 36 × 25 explorations (the last of 25 is an unseen tile), and three more."""
        explorations = [move for row in EXPLORE for move in row]
        return [*[Place(name) for name in TILE_NAMES], *WALK, *explorations, END_TURN, RESIGN, NextAttempt()]

    def chances(self, options: Options, seats: int) -> int:
        """Return the tiles."""
        return TILES

    def fields(self, options: Options, seats: int) -> tuple[Field, ...]:
        """Return the parts of an observation."""
        board = (SIZE, SIZE)
        return (
            Field("colours", (COLOURS, *board), 1, "tiles on the board by colour: red, blue, green, yellow"),
            Field("values", board, VALUES, "tiles on the board by value, 0 for none"),
            Field("child", board, 1, "the child"),
            Field("monster", board, 1, "the monster"),
            Field("facing", (4,), 1, "the monster's facing: N E S W, one-hot"),
            Field("arrows", (4, *board), 1, "the monster's way from each square: N E S W; its terminal has none"),
            Field("memory", (TILES,), 1, "tiles of the memory, R1 to Y6"),
            Field("supply", (TILES,), 1, "unseen tiles"),
            Field("pair", (TILES,), 1, "two tiles: the start gets the first or the second"),
            Field("discard", (TILES,), 1, "the stage tile"),
            Field("walks", (1,), WALKS, "walks left in this turn"),
            Field("turns", (1,), MOST, "turns of the monster in this attempt, 255 at most"),
            Field("attempt", (1,), LAST, "attempts begun"),
            Field("starred", (1,), 1, "the child has its star"),
            Field("stage", (STAGES,), 1, "the open stage, one-hot"),
            Field("phase", (len(PHASES),), 1, "stage tile, pair, place, child, exploring, over, ended; one-hot"),
        )

    def observe(self, state: Game, seat: int) -> list[int]:
        """Return the numbers of all fields: everything is open."""
        board, arrows = state.board, state.course().arrows
        row: list[int] = []
        for colour in range(COLOURS):
            row += [1 if tile != NOTHING and tile // VALUES == colour else 0 for tile in board]
        row += [tile % VALUES + 1 if tile != NOTHING else 0 for tile in board]
        put_hot(row, state.child, SQUARES)
        put_hot(row, state.monster, SQUARES)
        put_hot(row, state.facing if state.monster != NOTHING else -1, 4)
        for facing in range(4):
            row += [1 if arrow == facing else 0 for arrow in arrows]
        _put_tiles(row, state.memory)
        put_bits(row, state.supply, TILES)
        _put_tiles(row, state.pair)
        put_hot(row, state.discard, TILES)
        row += [state.walks, min(state.turns, MOST), state.attempt, 1 if state.starred else 0]
        put_hot(row, state.stage - 1, STAGES)
        put_hot(row, state.phase, len(PHASES))
        return row

    def chart(self, view: HiddenRoomsView) -> Chart:
        """Return the rooms: a tile by its name, the child as `A`, the monster as its facing."""
        laid = {each.square: each.tile for each in view.board}
        rows: list[tuple[Square, ...]] = []
        for down in range(SIZE):
            row: list[Square] = []
            for name in SQUARE_NAMES[SIZE * down : SIZE * (down + 1)]:
                word = laid.get(name, "")
                ground = GOAL if name == SQUARE_NAMES[EXIT] else HIGH if word else PLAIN
                if name == view.monster:
                    ground = DANGER
                    word += {"N": "^", "E": ">", "S": "v", "W": "<"}.get(view.facing or "", "")
                elif name == view.target:
                    ground = MARK
                row.append(Square(ground, word, (0,) if name == view.child else ()))
            rows.append(tuple(row))
        memory = " ".join([each.tile for each in view.memory]) or "-"
        unseen = f"unseen {len(view.supply)}, walks {view.walks}"
        return Chart(tuple(rows), (f"stage {view.stage}, attempt {view.attempt}, {unseen}", f"memory {memory}"))


def _put_tiles(row: list[int], tiles: list[int]) -> None:
    first = len(row)
    row += zeros(TILES)
    for tile in tiles:
        row[first + tile] = 1
