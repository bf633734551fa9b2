"""The monster's move: it looks, steps, and looks again, with an event for each (FF-M)."""

from hiroma.games.fearsome_floors.acts.looking import NOTHING, look, looked, sights
from hiroma.games.fearsome_floors.acts.pushing import catch, shove, smash
from hiroma.games.fearsome_floors.events import (
    End,
    Event,
    MonsterDeflected,
    MonsterStepped,
    MonsterStopped,
    MonsterTeleported,
)  # fmt: skip
from hiroma.games.fearsome_floors.parts.board import HEADINGS, NAMES, NEXT, OFF, PACES, WALLS, twin
from hiroma.games.fearsome_floors.parts.hall import (
    EMPTY,
    MONSTER,
    PIECE,
    POOL,
    RIGHT_TURN,
    STONE_KINDS,
    TELEPORTER,
    U_TURN,
    Hall,
)  # fmt: skip
from hiroma.kernel.contract import Emit


def deflect(hall: Hall, notes: list[Event] | None) -> None:
    """Turn a monster that sees nobody and would step onto a turn stone, four times at most (FF-X4)."""
    for _ in range(4):
        ahead = NEXT[hall.heading][hall.monster]
        kind = EMPTY if ahead == OFF else hall.on[ahead]
        if kind not in (RIGHT_TURN, U_TURN):
            return
        hall.heading = (hall.heading + (1 if kind == RIGHT_TURN else 2)) & 3
        if notes is not None:
            at, stone = NAMES[hall.monster], NAMES[ahead]
            notes.append(MonsterDeflected(at, stone, STONE_KINDS[kind], HEADINGS[hall.heading]))


def step(hall: Hall, number: int, notes: list[Event] | None) -> None:
    """Make step `number`: one square on, through a wall, over a pool, pushing and catching (FF-M10 to FF-M18)."""
    heading, here = hall.heading, hall.monster
    path: list[int] = []
    walls: list[tuple[int, str]] = []
    events: list[Event] | None = None if notes is None else []
    while True:
        ahead = NEXT[heading][here]
        through = ahead == OFF
        if through:
            walls.append((len(path), WALLS[here, heading]))
            ahead = twin(here)
        code = hall.on[ahead]
        if code >= PIECE:
            catch(hall, ahead, "reached", events)
        elif code != EMPTY and through and not hall.house.wall_push:
            smash(hall, ahead, "monster", events)
        elif code != EMPTY:
            shove(hall, ahead, heading, events)
        here = ahead
        path.append(here)
        if hall.ground[here] != POOL:
            break
    if notes is not None and events is not None:
        notes.append(_stepped(hall, path, walls, number))
        notes += events
    hall.monster = here
    if hall.ground[here] == TELEPORTER:
        _teleport(hall, notes)


def _teleport(hall: Hall, notes: list[Event] | None) -> None:
    # The twin is free: nothing stays on a teleporter. Without a twin, left in the box, nothing happens.
    start = hall.monster
    if start in hall.twins:
        hall.monster = hall.twins[start]
        hall.heading = hall.arrows[hall.monster]
        if notes is not None:
            notes.append(MonsterTeleported(NAMES[start], NAMES[hall.monster], HEADINGS[hall.heading]))


def run(hall: Hall, tile: str, tell: Emit | None) -> None:
    """Make the monster's whole move for a tile (FF-M7 to FF-M9); `hall.caught` lists the pieces caught."""
    limit, need = PACES[tile]
    hall.caught = []
    hall.on[hall.monster] = EMPTY
    made = 0
    while made < limit and (need == 0 or len(hall.caught) < need):
        _look(hall, made, False, tell)
        made += 1
        notes: list[Event] | None = None if tell is None else []
        step(hall, made, notes)
        if tell is not None and notes is not None:
            for note in notes:
                tell(note)
    _look(hall, made, True, tell)
    hall.on[hall.monster] = MONSTER
    if tell is not None:
        at, caught = NAMES[hall.monster], len(hall.caught)
        why: End = "steps" if need == 0 else "fed" if caught >= need else "tired"
        tell(MonsterStopped(at, HEADINGS[hall.heading], tile, made, caught, why))


def _look(hall: Hall, made: int, last: bool, tell: Emit | None) -> None:
    heading = hall.heading
    seen = [] if tell is None else sights(hall)
    why = look(hall)
    if tell is not None:
        tell(looked(hall, heading, why, seen, made, last))
    if why == NOTHING and not last and hall.house.advanced:
        notes: list[Event] | None = None if tell is None else []
        deflect(hall, notes)
        if tell is not None and notes is not None:
            for note in notes:
                tell(note)


def _stepped(hall: Hall, path: list[int], walls: list[tuple[int, str]], number: int) -> MonsterStepped:
    return MonsterStepped(
        NAMES[hall.monster],
        NAMES[path[-1]],
        HEADINGS[hall.heading],
        tuple([NAMES[square] for square in path]),
        len(path) > 1,
        tuple([label for _, label in walls]),
        tuple([index for index, _ in walls]),
        number,
    )
