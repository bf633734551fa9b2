"""Tile checker (FF-U10): the monster's walk from here, of which every tile goes the first part."""

from hiroma.games.fearsome_floors.acts.looking import NOTHING, WHY, look, sights
from hiroma.games.fearsome_floors.acts.monster import deflect, step
from hiroma.games.fearsome_floors.events import Caught, Event, MonsterStepped, PiecePushed, StonePushed
from hiroma.games.fearsome_floors.parts.board import HEADINGS, NAMES, PACES
from hiroma.games.fearsome_floors.parts.hall import EMPTY, Hall
from hiroma.games.fearsome_floors.view import Foreseen, TileFate


def steps_of(tile: str, catches: list[int]) -> int:
    """Return the number of steps of a tile when pieces are caught in the steps `catches`, ascending (FF-M7, FF-M8)."""
    limit, need = PACES[tile]
    return limit if need == 0 or len(catches) < need else min(limit, catches[need - 1])


def foresee(hall: Hall, deck: list[str]) -> list[Foreseen]:
    """Return the looks and steps of the tile that goes farthest, and the look after them; the hall does not change."""
    hall = hall.copy()
    hall.caught = []
    hall.on[hall.monster] = EMPTY
    walk: list[Foreseen] = []
    catches: list[int] = []
    kinds = sorted(set(deck))
    while max([steps_of(tile, catches) for tile in kinds], default=0) > len(walk):
        walk.append(_foreseen(hall, len(walk) + 1))
        catches += [len(walk)] * len(walk[-1].caught)
    walk.append(_foreseen(hall, 0))
    return walk


def fates(walk: list[Foreseen], deck: list[str], first: bool) -> list[TileFate]:
    """Return the fate of each kind of tile, in the order of the deck. With `first` no X or XX is possible (FF-S5)."""
    catches = [number for number, seen in enumerate(walk, 1) for _ in seen.caught]
    found: list[TileFate] = []
    for tile in dict.fromkeys(deck):
        steps = steps_of(tile, catches)
        caught = [piece for seen in walk[:steps] for piece in seen.caught]
        end = walk[steps]
        possible = not first or PACES[tile][1] == 0
        found.append(TileFate(tile, deck.count(tile), possible, steps, end.square, end.heading, tuple(caught)))
    return found


def _foreseen(hall: Hall, number: int) -> Foreseen:
    """Make one look and step `number`, and return them; with 0 the look alone."""
    square, seen = NAMES[hall.monster], sights(hall)
    why = look(hall)
    heading = HEADINGS[hall.heading]
    if why == NOTHING and number and hall.house.advanced:
        deflect(hall, None)
    goes = HEADINGS[hall.heading]
    notes: list[Event] = []
    if number:
        step(hall, number, notes)
    path: tuple[str, ...] = ()
    walls: tuple[str, ...] = ()
    caught: list[tuple[int, int]] = []
    pushed: list[str] = []
    for note in notes:
        if isinstance(note, MonsterStepped):
            path, walls = note.path, note.walls
        elif isinstance(note, Caught):
            caught.append((note.seat, note.piece))
        elif isinstance(note, (StonePushed, PiecePushed)):
            pushed.append(note.start)
    return Foreseen(square, heading, WHY[why], tuple(seen), goes, path, walls, tuple(caught), tuple(pushed))
