"""A stage attempt from its preparation to its end (HR-P, HR-G-02, HR-E)."""

from typing import Final

from hiroma.games.hidden_rooms.acts import campaign
from hiroma.games.hidden_rooms.events import (
    AttemptEnded,
    GameEnded,
    MonsterActed,
    MonsterTurn,
    PairShown,
    Placed,
    StageOpened,
)
from hiroma.games.hidden_rooms.parts import monster
from hiroma.games.hidden_rooms.parts.board import AREA, EXIT, FACINGS, SQUARE_NAMES, START, TILE_NAMES, squares_of
from hiroma.games.hidden_rooms.position import CHILD, ENDED, OVER, PAIR, PLACING, STAGE_TILE, WALKS, Position
from hiroma.kernel.contract import Emit

MOST_TURNS: Final = 300
"""Monster turns after which an attempt counts as abandoned (HR-E-09)."""


def show(at: Position, tile: int, tell: Emit | None) -> None:
    """Turn over a tile of the preparation: the stage tile, then the pair (HR-P-02 to HR-P-06)."""
    at.supply &= ~(1 << tile)
    if at.phase == STAGE_TILE:
        value = tile % 6 + 1
        at.discard = tile
        at.stage = value if value < 6 else at.stage
        at.phase = PAIR
        if tell:
            name = at.book.page(at.stage).name
            tell(StageOpened(at.attempt, TILE_NAMES[tile], at.stage, value == 6, name.en, name.japanese, name.german))
        return
    at.pair.append(tile)
    if len(at.pair) == 2:
        at.phase = PLACING
        if tell:
            tell(PairShown((TILE_NAMES[at.pair[0]], TILE_NAMES[at.pair[1]])))


def place(at: Position, tile: int, tell: Emit | None) -> None:
    """Lay the chosen tile on the start square, place the pieces, and begin the monster's turn (HR-P-06 to HR-P-09)."""
    kept = at.pair[0] if at.pair[1] == tile else at.pair[1]
    course = at.course()
    at.pair.clear()
    at.board[START] = tile
    at.memory.append(kept)
    at.child = START
    at.monster, at.facing = course.start, course.facing
    if tell:
        tell(Placed(TILE_NAMES[tile], TILE_NAMES[kept], SQUARE_NAMES[at.monster], FACINGS[at.facing]))
    monster_turn(at, tell)


def arrived(at: Position, tell: Emit | None) -> bool:
    """End the attempt if the child is on the monster or the exit; return true if it ended (HR-E-01 to 03, HR-E-06)."""
    if at.child == at.monster:
        end(at, "walked-in", tell)
    elif at.child == EXIT:
        end(at, "win", tell)
    return at.phase >= OVER


def monster_turn(at: Position, tell: Emit | None) -> None:
    """Make the monster's two actions, sensing before each; then begin the child's turn, unless it is over (HR-M-01)."""
    if at.turns == MOST_TURNS:
        end(at, "abandoned", tell)
        return
    at.turns += 1
    if tell:
        tell(MonsterTurn(at.turns))
    for _ in range(monster.ACTIONS):
        ended = _monster_action(at, tell)
        if ended:
            end(at, monster.ENDS[ended], tell)
            return
    at.phase = CHILD
    at.walks = WALKS


def _monster_action(at: Position, tell: Emit | None) -> int:
    course, square, facing = at.course(), at.monster, at.facing
    stands = monster.act(course, square, facing, at.child)
    at.monster, at.facing = stands // 4, stands % 4
    ended = monster.end_at(course, at.monster, at.child) if at.monster != square else monster.SAFE
    if tell:
        kind = monster.KINDS[monster.kind_of(course, square, facing, at.child)]
        tell(
            MonsterActed(
                kind,
                SQUARE_NAMES[square],
                FACINGS[facing],
                SQUARE_NAMES[at.monster],
                FACINGS[at.facing],
                squares_of(AREA[square * 4 + facing]),
                monster.ENDS[ended],
            )
        )
    return ended


def end(at: Position, reason: str, tell: Emit | None) -> None:
    """End the attempt, and maybe the game: the star counts as it was before this attempt (HR-G-04 to HR-G-08)."""
    won = reason == "win"
    at.clause = campaign.ending(at.attempt, won, at.starred)
    at.starred = at.starred or won
    at.wins += won
    at.done.append((at.stage, reason, at.turns))
    at.phase = ENDED if at.clause else OVER
    at.walks = 0
    if tell:
        square = SQUARE_NAMES[_deciding(at, reason)]
        tell(AttemptEnded(at.attempt, reason, square, won, at.starred, at.turns))
        if at.clause:
            tell(GameEnded(won, at.clause, at.wins, len(at.done) - at.wins))


def following(at: Position) -> None:
    """Begin the next attempt: everything leaves the board, the child keeps its side (HR-E-08, HR-G-08)."""
    at.attempt += 1
    at.clear()


def _deciding(at: Position, reason: str) -> int:
    """Return the square on which an attempt ended; the start if the child stood nowhere yet."""
    if at.child < 0:
        return START
    return at.monster if reason == "terminal" else at.child
