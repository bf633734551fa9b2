"""Show a position, a game between bots, or a table's log on the real board."""

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from hiroma.games import ruleset
from hiroma.kernel import Bot, Ruleset, Seat, State, Viewer
from hiroma.notebook.board import Board
from hiroma.notebook.sitting import Sitting, Step, rules_of
from hiroma.table import entries
from hiroma.table.refusal import Refused
from hiroma.table.table import Table

Player = str | Bot | Callable[[], Bot]
"""A level of the game, a bot, or what makes one."""


def show(
    state: State,
    *,
    bots: Mapping[Seat, Player] | None = None,
    seed: int = 1,
    eyes: Viewer = None,
    names: Sequence[str] = (),
    language: str = "en",
    height: int = 640,
) -> Board:
    """Show a copy of a state. Clicks make moves for all seats that have no bot; chance is drawn by the seed.

    `eyes` is the seat through whose eyes it is seen; without it, the only seat without a bot, or a spectator. The
    state after the last move is `board.state`.
    """
    rules = rules_of(state)
    seats = seats_of(state, rules)
    players = {seat: bot_of(player, rules) for seat, player in (bots or {}).items()}
    mine = [seat for seat in range(seats) if seat not in players]
    if eyes is None and len(mine) == 1:
        eyes = mine[0]
    sitting = Sitting(state, players, seed, eyes)
    sitting.go_on()
    sitting.heard.clear()
    scene = scene_of(rules, seats, names, language, mine, [sitting.step()])
    return Played(scene, height, sitting)


def watch(
    state: State,
    bots: Sequence[Player],
    *,
    seed: int = 1,
    eyes: Viewer = None,
    names: Sequence[str] = (),
    language: str = "en",
    height: int = 680,
) -> Board:
    """Let bots play a copy of a state to its end, and show the game with a slider. The end is `board.state`."""
    rules = rules_of(state)
    sitting = Sitting(state, {seat: bot_of(bot, rules) for seat, bot in enumerate(bots)}, seed, eyes)
    steps = [sitting.step()]
    while actors := sitting.state.actors():
        sitting.once(actors[0])
        steps.append(sitting.step())
    return Board(scene_of(rules, len(bots), names, language, [], steps), height)


def replay(
    log: str | Path | Iterable[bytes],
    no: int = 1,
    *,
    eyes: Viewer = None,
    names: Sequence[str] = (),
    language: str = "en",
    height: int = 680,
) -> Board:
    """Show a finished game of a table's log with a slider. `KeyError` when it is not finished."""
    lines = Path(log).read_bytes().splitlines() if isinstance(log, str | Path) else log
    table, steps, sides = Table(ruleset, os.urandom), [], tuple[tuple[Seat, ...], ...]()
    began = False
    for line in lines:
        happened = table.follow(line, None)
        entry = entries.decode(line)
        began = began or (entry.start is not None and entry.start.no == no)
        if began and table.play is not None:
            events = [heard.event for heard in happened.heard if heard.only is None or heard.only == eyes]
            play = table.play
            steps.append(
                Step(
                    rev=entry.rev,
                    view=play.state.view(eyes),
                    moves={},
                    actors=(),
                    events=events,
                    outcome=play.outcome,
                )
            )
            sides = play.sides
        if no in table.finished:
            break
    if no not in table.finished:
        raise KeyError(no)
    seats = sum(map(len, sides))
    return Board(scene_of(table.ruleset, seats, names, language, [], steps, sides), height)


class Played(Board):
    """A board on which the reader plays."""

    def __init__(self, scene: dict[str, Any], height: int, sitting: Sitting) -> None:
        super().__init__(scene, height)
        self.sitting = sitting
        self.on_msg(lambda _, asked, __: self.asked(asked))

    @property
    def state(self) -> State:
        """The position after the last move."""
        return self.sitting.state

    def asked(self, asked: Mapping[str, Any]) -> None:
        """Answer a question of the page: make a turn, or say what would follow."""
        seat, moves = int(asked["seat"]), asked["moves"]
        try:
            if asked["type"] == "submit":
                self.sitting.submit(seat, moves)
                answer: dict[str, Any] = {"type": "taken"}
                self.scene = {**self.scene, "steps": [plain(self.sitting.step())]}
            else:
                seen = self.sitting.preview(seat, moves)
                answer = {"type": "previewed", **plain(seen), "moves": plain(seen.moves[str(seat)])}
        except Refused as refused:
            answer = {"type": "refused", **plain(refused.refusal)}
        self.send({"type": "answer", "id": asked["id"], "answer": answer})


def scene_of(
    rules: Ruleset,
    seats: int,
    names: Sequence[str],
    language: str,
    mine: list[Seat],
    steps: list[Step],
    sides: Sequence[Sequence[Seat]] = (),
) -> dict[str, Any]:
    """Return all that the page shows. Where nobody knows the sides, each seat is one of its own."""
    letters = [chr(ord("A") + seat) for seat in range(seats)]
    return {
        "game": rules.info.id,
        "locale": language,
        "names": [*names[:seats], *letters[len(names) :]],
        "sides": [list(side) for side in sides] or [[seat] for seat in range(seats)],
        "mine": mine,
        "replay": not mine and len(steps) > 1,
        "steps": plain(steps),
    }


def plain(value: object) -> Any:
    """Return what JSON has of a value."""
    return msgspec.to_builtins(value, str_keys=True)


def bot_of(player: Player, rules: Ruleset) -> Bot:
    """Return the bot that plays; `KeyError` for a level that the game does not have."""
    if isinstance(player, str):
        return rules.bots[player]()
    return player if hasattr(player, "choose") and not isinstance(player, type) else player()


def seats_of(state: State, rules: Ruleset) -> int:
    """Return the number of seats of a state."""
    # A state keeps it itself, or in what was set up for its game.
    held = getattr(state, "setup", state)
    return int(getattr(held, "seats", rules.info.seats[0]))
