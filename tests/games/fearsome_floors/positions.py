"""Positions to test from, made through the ruleset's own view, and shorthands for moves. Squares are (x, y)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from hiroma.games.fearsome_floors import FearsomeFloors
from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.moves import Enter, Heading, Item, Leave, Step, Stop, Take
from hiroma.games.fearsome_floors.parts.board import FACES, HEADINGS, NAMES, SQUARE
from hiroma.games.fearsome_floors.view import FearsomeFloorsView, Ground, Stone
from hiroma.kernel import CHANCE, IllegalMove, Picked
from tests.games import hands
from tests.games.hands import heard

RULES = FearsomeFloors()

XY = tuple[int, int]
Who = tuple[int, int]
"""A seat and one of its pieces."""


def name(square: Sequence[int]) -> str:
    """Return the name of the square (x, y)."""
    return NAMES[16 * square[1] + square[0]]


def xy(square: str) -> XY:
    """Return the (x, y) of a square's name."""
    return SQUARE[square] % 16, SQUARE[square] // 16


def spot(text: str) -> tuple[str, Heading]:
    """Split '9,7E' into a name and a heading."""
    x, y = text[:-1].split(",")
    return name((int(x), int(y))), HEADINGS["NESW".index(text[-1])]


def started(seats: int = 2, first: int = 0, **options: Any) -> Game:
    """Return a game after the draw of the first seat, which is `first`."""
    game = RULES.start(options, seats)
    if game.actors() == (CHANCE,):
        game.apply(CHANCE, Picked(first))
    assert isinstance(game, Game)
    return game


def pool(item: Item, x: int, y: int, heading: Heading = "E") -> Ground:
    """Return a pool by its first square."""
    spans = {"pool-2x2": [(0, 0), (1, 0), (0, 1), (1, 1)], "pool-4x1": [(each, 0) for each in range(4)]}
    squares = spans[item] if heading == "E" else [(0, each) for each in range(4)]
    return Ground(item, tuple(name((x + dx, y + dy)) for dx, dy in squares), heading)


def position(
    seats: int = 4,
    *,
    default: bool = False,
    monster: str = "0,0E",
    stones: Iterable[Sequence[int]] = (),
    kinds: Mapping[Item, Iterable[Sequence[int]]] | None = None,
    without: Iterable[Sequence[int]] = (),
    grounds: Sequence[Ground] = (),
    pieces: Mapping[Who, Sequence[int] | str] | None = None,
    dark: Iterable[Who] = (),
    moved: Iterable[Who] = (),
    options: Mapping[str, bool | int | str] | None = None,
    **fields: Any,
) -> Game:
    """Return a position in round 2, seat 0 to move. `pieces` are squares or places; those not named wait outside.

    `default` keeps the printed lay-out, less the stones `without`. `fields` replaces fields of the view.
    """
    plain: dict[str, Any] = {**(options or {}), "dmaufbau": False, "advanced": False}
    seen: FearsomeFloorsView = started(seats, **plain).view(None)
    gone = {name(square) for square in without}
    laid = [stone for stone in seen.stones if stone.square not in gone] if default else []
    laid += [Stone("stone", name(square)) for square in stones]
    laid += [Stone(item, name(square)) for item, squares in (kinds or {}).items() for square in squares]
    square, heading = spot(monster)
    chosen = {**seen.options, **(options or {})}
    view = msgspec.structs.replace(
        seen,
        options=chosen,
        stones=tuple(laid),
        grounds=(*(seen.grounds if default else ()), *grounds),
        pieces=tuple(_placed(piece, dict(pieces or {}), set(dark), set(moved)) for piece in seen.pieces),
        monster=square,
        heading=heading,
        round=2,
    )
    game = RULES.imagine(msgspec.structs.replace(view, **fields), lambda _: 0)
    assert isinstance(game, Game)
    return game


def _placed(piece: Any, pieces: dict[Who, Sequence[int] | str], dark: set[Who], moved: set[Who]) -> Any:
    who = (piece.seat, piece.piece)
    light, below = FACES[piece.piece]
    place = pieces.get(who, "waiting")
    return msgspec.structs.replace(
        piece,
        place=place if isinstance(place, str) else "hall",
        square=None if isinstance(place, str) else name(place),
        dark=who in dark,
        number=below if who in dark else light,
        other=light if who in dark else below,
        moved=who in moved,
    )


def reveal(game: Game, tile: str) -> list[Any]:
    """Move the monster with this tile and return its events."""
    items = game.draw()
    return heard(game, CHANCE, Picked(items.items.index(tile)))  # type: ignore[union-attr]  # the tiles are a pick


def route(text: str) -> list[Any]:
    """Return the moves of a route such as 'enter N W'."""
    words: dict[str, Any] = {"enter": Enter(), "leave": Leave(), **{each: Step(each) for each in HEADINGS}}
    return [words[word] for word in text.split()]


def go(game: Game, piece: int, text: str = "") -> list[Any]:
    """Move a piece of the mover along a route and return the events. The piece stops unless it leaves."""
    moves = route(text)
    return heard(game, game.mover, Take(piece), *moves, *([] if "leave" in text else [Stop()]))


def pass_round(game: Game) -> None:
    """Let every piece stay, up to the monster's tile."""
    while game.actors() not in ((CHANCE,), ()):
        first = game.moves(game.mover)[0]
        assert isinstance(first, Take)
        go(game, first.piece)


def where(game: Game, seat: int, piece: int) -> XY | str:
    """Return the square of a piece, or its place when it is on none."""
    found = next(each for each in game.view(None).pieces if (each.seat, each.piece) == (seat, piece))
    return found.place if found.square is None else xy(found.square)


def stones(game: Game) -> set[XY]:
    """Return the squares of all stones."""
    return {xy(stone.square) for stone in game.view(None).stones}


def refused(game: Game, seat: int, move: Any) -> IllegalMove:
    """Return the refusal of a move, which must not have changed anything."""
    return hands.refused(game, seat, move, game.seats)
