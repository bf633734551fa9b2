"""Games as text that a person can follow: the seat, its moves, and their results.

    Shinsai-jima · 2 · catapult off
    0 build c3
    ...
    1 select B1; rotate N; advance walk 1; take c4; put d5 | B1 to d3
    dice 1 2 3 4
    B A by SJ-V2, points 0 3

Moves are written as in the worked examples of RULES.md; a line has the moves of one seat at a stretch.
After the bar stand pieces that walked, with their cells, were killed, secured or starved, and points.
"""

from typing import Any

from hiroma.games.shinsai_jima import events, moves
from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.events import Struck
from hiroma.games.shinsai_jima.moves import Move
from hiroma.games.shinsai_jima.parts.board import LETTERS
from hiroma.kernel import CHANCE, Rolled
from tests.games.shinsai_jima.island import fresh, value

Steps = list[tuple[int, Any]]


def words(move: Move | Rolled) -> str:
    """Return a move as text."""
    if isinstance(move, Rolled):
        return " ".join(["dice", *map(str, move.values)])
    said = [str(move.__struct_config__.tag)]
    for field in move.__struct_fields__:
        part = getattr(move, field)
        if part is not None and part is not False:
            said.append("slam" if part is True else str(part))
    return " ".join(said)


KINDS = {kind.__struct_config__.tag: kind for kind in vars(moves).values() if hasattr(kind, "__struct_config__")}


def move_of(text: str) -> Any:
    """Return the move of a text."""
    word, *rest = text.split()
    if word == "dice":
        return Rolled(tuple(map(int, rest)))
    filled: list[Any] = [part == "slam" or (int(part) if part.isdigit() else part) for part in rest]
    return KINDS[word](*filled)


def came_of(event: Any) -> str:
    """Return the text of an event after the bar, '' for events that get none."""
    if isinstance(event, events.Walked):
        return f"{event.piece} to {event.cell}"
    if isinstance(event, events.Killed):
        return f"{event.piece} killed"
    if isinstance(event, events.Starved):
        return f"{event.piece} starved"
    if isinstance(event, events.Secured):
        return f"{event.side} holds {event.corpse}"
    if isinstance(event, Struck):
        return f"{event.side} shot {event.piece}"
    if isinstance(event, events.Scored):
        return f"{event.side}+{event.points}"
    return ""


def written(text: str) -> str:
    """Return the game of a text as the rules play it."""
    return write(*read(text))


def write(setup: str, options: dict[str, Any], steps: Steps) -> str:
    """Play the game by the rules and return it as text."""
    game = fresh(setup, **options)
    chosen = [
        f"{key} {'on' if set_to is True else 'off' if set_to is False else set_to}" for key, set_to in options.items()
    ]
    lines = [" · ".join(["Shinsai-jima", setup, *chosen])]
    last, turns = -2, 0
    heard: list[str] = []
    said: list[str] = []
    for seat, move in [*steps, (-3, None)]:
        if said and (seat != last or seat == CHANCE or game.turns != turns):
            tail = ", ".join(heard)
            who = "" if last == CHANCE else f"{last} "
            lines.append(f"{who}{'; '.join(said)}" + (f" | {tail}" if tail else ""))
            heard, said = [], []
        if move is None:
            break
        last, turns = seat, game.turns

        def listen(event: Any, only: int | None = None, heard: list[str] = heard) -> None:
            if came_of(event):
                heard.append(came_of(event))

        game.apply(seat, move, listen)
        said.append(words(move))
    return "\n".join([*lines, verdict(game)]) + "\n"


def verdict(game: Game) -> str:
    """Return the last line: the final order, the clause, and points by side."""
    end = game.outcome()
    assert end is not None
    order = " ".join(LETTERS[side] for group in end.ranking for side in group)
    points = " ".join(str(game.score(side)) for side in range(game.setup.sides))
    return f"{order} by {end.clause}, points {points}"


def read(text: str) -> tuple[str, dict[str, Any], Steps]:
    """Return set-up, options and moves of a text."""
    title, *lines, _ = text.strip().splitlines()
    _, setup, *chosen = title.split(" · ")
    options = {key: value(set_to) for key, _, set_to in (one.partition(" ") for one in chosen)}
    steps: Steps = []
    for line in lines:
        done = line.split(" | ")[0]
        if done.startswith("dice"):
            steps.append((CHANCE, move_of(done)))
            continue
        seat, _, said = done.partition(" ")
        steps += [(int(seat), move_of(one)) for one in said.split("; ")]
    return setup, options, steps
