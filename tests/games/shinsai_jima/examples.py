"""Reads the worked examples out of RULES.md and plays them."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hiroma.games import shinsai_jima
from hiroma.games.shinsai_jima.acts import ballistics, catapult, escapes
from hiroma.games.shinsai_jima.course import Game
from hiroma.games.shinsai_jima.parts.board import COMPASS, LETTERS
from hiroma.games.shinsai_jima.parts.island import STATUSES
from hiroma.games.shinsai_jima.parts.terrain import IN_HAND, LOST, NORMAL
from hiroma.games.shinsai_jima.position import PHASES
from tests.games.shinsai_jima.island import (
    commands,
    fresh,
    hold,
    island,
    legal,
    piece,
    play,
    shown,
    turn,
    value,
    window,
)

HOME = Path(shinsai_jima.__file__).parent
BOOK = (HOME / "RULES.md").read_text("utf-8")


def blocks(book: str = BOOK) -> dict[str, list[str]]:
    """Id of an example → its lines, the id line first."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for fence in re.findall(r"(?ms)^```sj\n(.*?)^```", book):
        for line in fence.splitlines():
            if line.startswith("id "):
                lines = found.setdefault(line.split()[1], [])
            if line.strip() and not line.startswith("#"):
                lines.append(line.strip())
    return found


class Example:
    """One example being played."""

    def __init__(self) -> None:
        self.game: Any = None

    def run(self, lines: list[str]) -> None:
        waiting: list[str] | None = None
        for line in lines[1:]:
            word, _, rest = line.partition(" ")
            if word == "new":
                waiting = [rest]
            elif word == "map" and waiting is not None and self.game is None:
                self.game = opened(waiting[0], [strip.strip() for strip in rest.split("|")])
            else:
                step: Callable[[str], None] = getattr(self, f"do_{word}")
                step(rest)

    def do_raw(self, rest: str) -> None:
        setup, *more = rest.split()
        self.game = fresh(setup, **options(more))
        first = [int(word) for word in more if "=" not in word]
        self.game.begin(first[0] if first else 0)

    def do_hold(self, rest: str) -> None:
        side, *corpses = rest.split()
        hold(self.game, side, *corpses)

    def do_set(self, rest: str) -> None:
        what, *more = rest.split()
        game: Game = self.game
        if what == "chip":
            game.chips[LETTERS.index(more[0])] = more[1] == "on"
        elif what == "vp":
            game.tokens[LETTERS.index(more[0])] = int(more[1])
        elif what == "last":
            game.last_turn = int(more[0])
        elif what == "start":
            game.marker = int(more[0])
        elif what == "turns":
            game.turns = int(more[0])
        elif what == "stuckby":
            game.stuck_by[piece(game, more[0])] = LETTERS.index(more[1])
        elif what == "colour":
            game.cubes[LETTERS.index(more[0])] = {"gone": LOST, "hand": IN_HAND}[more[1]]
        elif what == "result":
            game.ranking = [LETTERS.index(side) for side in more[0]]
        else:
            raise AssertionError(rest)

    def do_turn(self, rest: str) -> None:
        seat, *kind = rest.split()
        if kind == ["cube_only"]:
            assert not self.game.seat_lives(int(seat))
        turn(self.game, int(seat))

    def do_window(self, rest: str) -> None:
        window(self.game, int(rest))

    def do_do(self, rest: str) -> None:
        play(self.game, rest)

    def do_ok(self, rest: str) -> None:
        for command in commands(rest):
            assert legal(self.game, command), f"not legal: {' '.join(command)}"

    def do_no(self, rest: str) -> None:
        for command in commands(rest):
            assert not legal(self.game, command), f"legal: {' '.join(command)}"

    def do_cell(self, rest: str) -> None:
        for cell, look in commands(rest):
            assert shown(self.game, cell) == look, cell

    def do_vp(self, rest: str) -> None:
        for side, points in pairs(rest):
            assert self.game.score(LETTERS.index(side)) == int(points), side

    def do_held(self, rest: str) -> None:
        for side, corpses in pairs(rest):
            held = [self.game.setup.names[corpse] for corpse in self.game.held(LETTERS.index(side))]
            assert sorted(held) == sorted(corpses.split(",") if corpses != "-" else []), side

    def do_status(self, rest: str) -> None:
        for name, status in pairs(rest):
            assert STATUSES[self.game.status[piece(self.game, name)]] == status, name

    def do_chip(self, rest: str) -> None:
        for side, state in pairs(rest):
            assert self.game.chips[LETTERS.index(side)] == (state == "on"), side

    def do_pool(self, rest: str) -> None:
        assert self.game.pool == int(rest)

    def do_stuck(self, rest: str) -> None:
        for name in rest.split():
            assert escapes.stuck(self.game, piece(self.game, name)), name

    def do_free(self, rest: str) -> None:
        for name in rest.split():
            assert not escapes.stuck(self.game, piece(self.game, name)), name

    def do_phase(self, rest: str) -> None:
        phase, *seat = rest.split()
        assert PHASES[self.game.phase] == phase
        assert not seat or self.game.mover == int(seat[0])

    def do_over(self, rest: str) -> None:
        clause, *ranking = rest.split()
        assert self.game.clause == clause
        assert [LETTERS[side] for side in self.game.ranking][: len(ranking)] == ranking

    def do_piles(self, rest: str) -> None:
        assert list(self.game.setup.piles) == [int(pile) for pile in rest.split()]

    def do_goal(self, rest: str) -> None:
        assert self.game.view(None).goal == int(rest)

    def do_count(self, rest: str) -> None:
        kind, number = rest.split()
        found = [move for move in self.game.moves(self.game.mover) if move.__struct_config__.tag == kind]
        assert len(found) == int(number)

    def do_shots(self, rest: str) -> None:
        for side, shots in pairs(rest):
            assert catapult.entitled(self.game, LETTERS.index(side)) == int(shots), side

    def do_fire(self, rest: str) -> None:
        side, rank, edge, lane, power, *dice = rest.split()
        game: Game = self.game
        game.shooter = LETTERS.index(side)
        depth = int(power) - 2 * int(rank) - 1
        u = tuple(map(int, dice))
        four = (u[0], u[1], u[2], u[3])
        if ballistics.land(game, COMPASS.index(edge), int(lane), depth, int(rank), NORMAL, four):
            game.effect = True

    def do_final(self, rest: str) -> None:
        order = catapult.final_order(self.game) if self.game.effect else self.game.ranking
        assert [LETTERS[side] for side in order] == rest.split()


def opened(setting: str, strips: list[str]) -> Game:
    setup, *more = setting.split()
    chosen = options(more)
    return island(setup, *strips, land=chosen.pop("base", "1") != "0", **chosen)


def options(words: list[str]) -> dict[str, Any]:
    return {key: value(text) for key, _, text in (word.partition("=") for word in words if "=" in word)}


def pairs(rest: str) -> list[tuple[str, str]]:
    return [(key, text) for key, _, text in (word.partition("=") for word in rest.split())]
