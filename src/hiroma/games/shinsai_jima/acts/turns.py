"""The order of turns: the next one, its beginning and its close (SJ-T1, SJ-T2, SJ-M6, SJ-M7, SJ-V4, SJ-V6)."""

from hiroma.games.shinsai_jima.acts import cubes, deaths, escapes, survival, tsunami, victory, window
from hiroma.games.shinsai_jima.events import Freed, Stuck, TurnBegan, Woke
from hiroma.games.shinsai_jima.parts.board import LETTERS, NAMES
from hiroma.games.shinsai_jima.parts.island import ALIVE, FREE, NOBODY, STUNNED
from hiroma.games.shinsai_jima.position import (
    CALLED,
    CLOSING,
    CUBES_ONLY,
    DUE,
    INTERRUPT,
    NORMAL_TURN,
    OVER,
    TURNS,
    Course,
)


def begin_game(at: Course) -> None:
    """Give the start marker to the seat after the last native (SJ-S6); pieces that are stuck may die now (SJ-S8)."""
    at.marker = at.mover
    at.scheduled = at.marker
    if at.rules.at_once:
        pieces = [piece for piece in range(at.setup.players) if at.upright(piece) and escapes.stuck(at, piece)]
        if pieces and survival.starve(at, pieces):
            return
    _mark_stuck(at, NOBODY)
    if at.rules.tsunami:
        _begin_round(at)
    else:
        at.phase = DUE


def proceed(at: Course) -> None:
    """Go on until somebody has to decide, or the game is over."""
    while at.phase > OVER:
        if at.phase == CLOSING:
            close(at)
        elif at.phase == DUE:
            _due(at)
        else:
            _call(at)


def _due(at: Course) -> None:
    seat = at.scheduled
    if at.in_game(seat % at.setup.sides):
        window.open_window(at)
        return
    for native in at.setup.natives:
        if at.wake[native] == seat:
            _wake(at, native)
    _pass_on(at)


def _pass_on(at: Course) -> None:
    at.scheduled = (at.scheduled + 1) % at.setup.seats
    at.phase = DUE
    if not at.rules.tsunami:
        return
    at.round_left -= 1
    if at.round_left:
        return
    at.marker = (at.marker + 1) % at.setup.seats
    _begin_round(at)


def _begin_round(at: Course) -> None:
    # The marker, and with it the wave, is for a living seat (SJ-O5).
    while not at.seat_lives(at.marker) and (at.turns or at.rules.living_wave):
        at.marker = (at.marker + 1) % at.setup.seats
    tsunami.begin_round(at)


def _call(at: Course) -> None:
    # The interrupters one after another, then the seat they interrupted (SJ-F9d, SJ-F9e).
    if at.queue:
        seat = at.queue.pop()
        if at.seat_lives(seat):
            begin(at, seat, INTERRUPT)
        return
    at.interrupting = False
    if at.in_game(at.scheduled % at.setup.sides):
        begin(at, at.scheduled, NORMAL_TURN)
    else:
        _pass_on(at)


def begin(at: Course, seat: int, kind: int) -> None:
    """Begin a turn: wake the pieces that are stunned until then, check the stuck ones (SJ-T2, SJ-T8, SJ-TE4)."""
    at.begin_turn_afresh()
    at.mover = seat
    at.kind = kind if at.seat_lives(seat) else CUBES_ONLY
    if at.tell is not None:
        at.tell(TurnBegan(seat, TURNS[at.kind]))
    for piece in range(at.setup.pieces):
        if at.wake[piece] == seat:
            _wake(at, piece)
    if at.kind == CUBES_ONLY:
        cubes.enter(at)
    else:
        survival.check(at)


def _wake(at: Course, piece: int) -> None:
    at.wake[piece] = NOBODY
    if at.status[piece] == STUNNED:
        at.status[piece] = ALIVE
        if at.tell is not None:
            at.tell(Woke(at.setup.names[piece], NAMES[at.cell[piece]]))


def close(at: Course) -> None:
    """Close a turn: note stuck and freed pieces, and test for the end of the game (SJ-M6, SJ-M7, SJ-V)."""
    at.turns += 1
    at.last_turn = at.mover
    side = at.side()
    freed = _freed(at, side)
    _mark_stuck(at, side)
    if freed and at.rules.rescue_vp:
        deaths.award(at, side, 1, "rescue")
    if victory.judge(at):
        return
    if victory.timeout(at):
        victory.finish(at, "SJ-V4", [])
    elif at.turns >= victory.TURN_LIMIT:
        victory.finish(at, "SJ-V6", [])
    elif at.interrupting:
        at.phase = CALLED
    else:
        _pass_on(at)


def _freed(at: Course, side: int) -> bool:
    # True when the turn freed an enemy piece that the acting side had not made stuck itself (SJ-M7).
    for piece in range(at.setup.players):
        by = at.stuck_by[piece]
        if by in {FREE, side} or not at.upright(piece) or not at.enemies(side, at.setup.side_of[piece]):
            continue
        if not escapes.stuck(at, piece):
            return True
    return False


def _mark_stuck(at: Course, side: int) -> None:
    for piece in range(at.setup.players):
        was = at.stuck_by[piece] != FREE
        now = at.upright(piece) and escapes.stuck(at, piece)
        if now == was:
            continue
        at.stuck_by[piece] = side if now else FREE
        if at.tell is None:
            continue
        if now:
            at.tell(Stuck(at.setup.names[piece], None if side == NOBODY else LETTERS[side]))
        elif at.upright(piece):
            at.tell(Freed(at.setup.names[piece]))
