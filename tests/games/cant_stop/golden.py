"""Games as text that a person can follow: seat, dice, decision, and what stands afterwards.

    Can't Stop · unique · 3 seats
    1 begins
    1 | 3 4 3 4 | 7+7 GO | climbers 7:2
    1 | 1 2 3 4 | 3+7 STOP | bivouacs 3:1 7:3
    2 | 1 1 2 6 | 3+7 STOP | bivouacs 3:1 7:1
    ...
    1 wins by CS-E1, claims 3 0 1

Seats count from 1. The first total is orange. After STOP and DROP the bivouacs of the mover are shown, and
what was claimed and whose bivouacs were removed.
"""

from collections.abc import Iterator

from hiroma.games.cant_stop.course import Game
from hiroma.games.cant_stop.events import Claimed
from hiroma.games.cant_stop.moves import Drop, Go, Stop
from hiroma.games.cant_stop.view import Climb
from hiroma.kernel import CHANCE, Event, Outcome, Picked, Rolled, Viewer
from tests.games.cant_stop.positions import RULES

Decision = tuple[tuple[int, ...], Go | Stop | Drop]


def written(text: str) -> str:
    """The games of a text, a match of several or one, as the rules play them."""
    after: Outcome | None = None
    parts = []
    for options, seats, first, decisions in read(text):
        part, after = write(options, seats, first, decisions, after)
        parts.append(part)
    return "\n\n".join(parts) + "\n"


def read(text: str) -> Iterator[tuple[dict[str, bool], int, int, list[Decision]]]:
    """Options, seats, first seat and decisions of each game of a text; games are parted by an empty line."""
    for part in text.strip().split("\n\n"):
        title, begins, *lines, _ = part.splitlines()
        _, *options, seats = title.split(" · ")
        decisions = [(tuple(map(int, line.split(" | ")[1].split())), decision(line.split(" | ")[2])) for line in lines]
        yield dict.fromkeys(options, True), int(seats.split()[0]), int(begins.split()[0]) - 1, decisions


def decision(word: str) -> Go | Stop | Drop:
    """'7+8 GO', '7+8 STOP' or 'DROP'."""
    if word == "DROP":
        return Drop()
    pair, kind = word.split()
    orange, red = map(int, pair.split("+"))
    return Go(orange, red) if kind == "GO" else Stop(orange, red)


def write(
    options: dict[str, bool], seats: int, first: int, decisions: list[Decision], after: Outcome | None
) -> tuple[str, Outcome]:
    """The game played by the rules, as text; and its end. `after` is the end of the game before it."""
    game = RULES.start(options, seats, after)
    if after is None:
        game.apply(CHANCE, Picked(first))
    assert isinstance(game, Game)
    lines = [" · ".join(["Can't Stop", *options, f"{seats} seats"]), f"{game.first + 1} begins"]
    lines += [_line(game, dice, move) for dice, move in decisions]
    end = game.outcome()
    assert end is not None
    winners = " and ".join(str(seat + 1) for seat in end.winners)
    verb = "wins" if len(end.winners) == 1 else "win"
    lines.append(f"{winners} {verb} by {end.clause}, claims {' '.join(f'{score:.0f}' for score in end.scores)}")
    return "\n".join(lines), end


def _line(game: Game, dice: tuple[int, ...], move: Go | Stop | Drop) -> str:
    mover = game.mover
    claims: list[Claimed] = []

    def emit(event: Event, only: Viewer = None) -> None:
        if isinstance(event, Claimed):
            claims.append(event)

    game.apply(CHANCE, Rolled(dice))
    game.apply(mover, move, emit)
    word = "DROP" if isinstance(move, Drop) else f"{move.orange}+{move.red} {type(move).__name__.upper()}"
    view = game.view(None)
    stands = "climbers " + shown(view.climbers) if isinstance(move, Go) else "bivouacs " + shown(view.bivouacs[mover])
    for claim in claims:
        stands += f", claims {claim.route}"
        if claim.removed:
            stands += " from " + " ".join(str(seat + 1) for seat in claim.removed)
    return f"{mover + 1} | {' '.join(map(str, dice))} | {word} | {stands}"


def shown(climbs: tuple[Climb, ...]) -> str:
    """'7:2 8:1', '-' for none."""
    return " ".join(f"{climb.route}:{climb.cell}" for climb in sorted(climbs, key=lambda climb: climb.route)) or "-"
