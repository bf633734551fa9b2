"""Games as text that a person can follow: who moves what where, the monster's walk, and who is caught.

    Fearsome Floors · 2 seats
    1 begins
    1 | 3 enter N N | p9
    2 | 4 stay | outside
    monster 7 | a1 b1 c1 d1 e1 f1 g1 h1 E | catches 2's 4
    ...
    1 wins by FF-E4, out 3 1

Seats count from 1. A piece is named by the number that was up. Options are named as in `/option`; items are laid out as
'1 | lay stone h5 E'.
"""

from collections.abc import Iterator
from typing import Any

from hiroma.games.fearsome_floors.course import Game
from hiroma.games.fearsome_floors.events import Caught, MonsterLooked, MonsterStepped, MonsterTeleported
from hiroma.games.fearsome_floors.moves import Choose, Lay, Stop, Take
from hiroma.games.fearsome_floors.parts.board import HEADINGS
from hiroma.kernel import CHANCE, Picked
from tests.games.fearsome_floors.positions import RULES, reveal, route
from tests.games.hands import heard


def read(text: str) -> tuple[dict[str, bool], int, int, list[str]]:
    """Options, seats, first seat, and the lines of a game."""
    title, begins, *lines, _ = text.strip().splitlines()
    _, *options, seats = title.split(" · ")
    return dict.fromkeys(options, True), int(seats.split()[0]), int(begins.split()[0]) - 1, lines


def written(text: str) -> str:
    """The game as the rules play it."""
    options, seats, first, lines = read(text)
    game = RULES.start(options, seats)
    game.apply(CHANCE, Picked(first))
    assert isinstance(game, Game)
    played = [line for each in lines for line in _line(game, each)]
    head = [" · ".join(["Fearsome Floors", *options, f"{seats} seats"]), f"{first + 1} begins"]
    return "\n".join([*head, *played, ending(game)]) + "\n"


def ending(game: Game) -> str:
    """The last line."""
    end = game.outcome()
    assert end is not None
    winners = " and ".join(str(seat + 1) for seat in end.winners)
    verb = "nobody wins" if len(end.winners) > 1 else f"{winners} wins"
    return f"{verb} by {end.clause}, out {' '.join(f'{score:.0f}' for score in end.scores)}"


def _line(game: Game, line: str) -> Iterator[str]:
    if line.startswith("monster"):
        tile = line.split()[1]
        yield hunt(tile, reveal(game, tile))
        return
    seat = game.mover
    words = line.split(" | ")[1].split()
    if words[0] == "lay":
        _, item, square, heading = words
        heard(game, seat, Choose(item), Lay(square, heading))  # type: ignore[arg-type]  # the file names items and headings
        yield f"{seat + 1} | {' '.join(words)}"
        return
    yield turn(game, int(words[0]), "" if words[1] == "stay" else " ".join(words[1:]))


def turn(game: Game, number: int, way: str) -> str:
    """One piece's move."""
    seat = game.mover
    view = game.view(None)
    piece = next(
        each for each in view.pieces
        if each.seat == seat and each.number == number and Take(each.piece) in game.moves(seat)
    )  # fmt: skip
    heard(game, seat, Take(piece.piece), *route(way), *([] if "leave" in way else [Stop()]))
    after = next(each for each in game.view(None).pieces if (each.seat, each.piece) == (seat, piece.piece))
    place = after.square or {"waiting": "outside", "escaped": "escaped"}[after.place]
    return f"{seat + 1} | {number} {way or 'stay'} | {place}"


def hunt(tile: str, told: list[Any]) -> str:
    """The monster's walk: squares, the last heading, and who was caught."""
    looks = [event for event in told if isinstance(event, MonsterLooked)]
    path = [looks[0].square]
    for event in told:
        if isinstance(event, MonsterStepped):
            path += [*(f"[{wall}]" for wall in event.walls), event.square]
        elif isinstance(event, MonsterTeleported):
            path.append(f"* {event.square}")
    prey = ", ".join(f"{event.seat + 1}'s {event.number}" for event in told if isinstance(event, Caught))
    assert looks[-1].turned in HEADINGS
    return f"monster {tile} | {' '.join(path)} {looks[-1].turned}" + (f" | catches {prey}" if prey else "")
