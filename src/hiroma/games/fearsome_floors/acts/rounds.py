"""The course of a game: turns, the monster, the end of a round, a phase and the game (FF-P1 to FF-P6, FF-E)."""

from hiroma.games.fearsome_floors.acts.places import outcome
from hiroma.games.fearsome_floors.events import PhaseBegan, RoundBegan, TurnBegan, TurnedOver, Won
from hiroma.games.fearsome_floors.parts.board import pieces_of
from hiroma.games.fearsome_floors.parts.hall import DEAD
from hiroma.games.fearsome_floors.position import MONSTER_MOVES, MOVING, NOBODY, OVER, Position, full_deck
from hiroma.kernel.contract import Emit


def begin_round(at: Position, start: int, tell: Emit | None) -> None:
    """Begin a new round with its start player (FF-P1, FF-S7)."""
    at.round += 1
    at.start = start
    at.moved = [False] * len(at.moved)
    if tell:
        tell(RoundBegan(at.round, at.phase, start))
    next_turn(at, start, tell)


def next_turn(at: Position, seat: int, tell: Emit | None) -> None:
    """Give the turn to the first seat, clockwise from `seat`, that can move, else to the monster (FF-P2, FF-P4)."""
    for turn in range(at.seats):
        mover = (seat + turn) % at.seats
        if at.to_move(mover):
            at.stage = MOVING
            at.mover = mover
            if tell:
                tell(TurnBegan(mover))
            return
    at.stage = MONSTER_MOVES
    at.mover = NOBODY
    if at.round == 1:
        _turn_over(at, tell)


def _turn_over(at: Position, tell: Emit | None) -> None:
    """Turn over the pieces that did not move in round 1, too (FF-P6)."""
    left: list[tuple[int, int]] = []
    for seat in range(at.seats):
        for each in pieces_of(at.seats):
            piece = 4 * seat + each
            if not at.moved[piece]:
                at.hall.faces[piece] ^= 1
                left.append((seat, each))
    if tell and left:
        tell(TurnedOver(tuple(left)))


def end_round(at: Position, tell: Emit | None) -> None:
    """End the game after the monster's move, or begin the next round, maybe in phase 2 (FF-E1, FF-E5, FF-E7, FF-S7)."""
    if at.met != NOBODY:
        end(at, "FF-E4", tell)
        return
    if at.phase == 2 and (at.last_reveal() or not any(at.active(piece) for row in at.pieces for piece in row)):
        end(at, "FF-E7" if at.escapes else "FF-E9", tell)
        return
    if at.last_reveal():
        at.phase = 2
        at.hall.fate = DEAD
        at.deck = full_deck(at.seats, at.house)
        if tell:
            tell(PhaseBegan(2))
    begin_round(at, (at.start + 1) % at.seats, tell)


def end(at: Position, clause: str, tell: Emit | None) -> None:
    """End the game by a clause."""
    at.stage = OVER
    at.mover = NOBODY
    at.clause = clause
    if tell:
        tell(Won(outcome(at).winners, clause))
