"""Write the puzzles that come with the hall: `python -m tools.puzzles [GAME …]`. Bots play the games."""

import random
import sys
from pathlib import Path

import msgspec

from hiroma.bots.hindsight import Finished
from hiroma.bots.puzzling import Puzzle, Search, search
from hiroma.games import RULESETS, capabilities, newest
from hiroma.kernel import CHANCE
from hiroma.table.practice import PastStep

FILE = Path("src/hiroma/bots/puzzles.json")
MANY = 12
"""Puzzles wanted of each game."""
MOST = 60
"""Games played for them, at most."""
FEW = 2
"""Puzzles taken from one played game."""


def played(game: str, seed: int) -> Finished:
    """Play a game among casual bots, as few as the game allows, and return it."""
    rules, below = newest(game), random.Random(seed).randrange
    people = rules.people({})[0]
    seats = len(rules.holders({}, people))
    state, bot = rules.start({}, seats), rules.bots["casual"]()
    opening: list[tuple[int, ...]] = []
    steps: list[PastStep] = []
    draws = opening
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            draw = state.draw()
            numbers = tuple(below(size) for size in draw.ranges())
            draws.append(numbers)
            state.apply(CHANCE, draw.result(numbers))
            continue
        if steps and steps[-1].draws != tuple(draws):
            steps[-1] = msgspec.structs.replace(steps[-1], draws=tuple(draws))
        move = bot.choose(rules.imagine(state.view(seat), below), seat, below)
        state.apply(seat, move)
        draws = []
        steps.append(PastStep(seat, [msgspec.to_builtins(move)], ()))
    return Finished(
        game=game,
        version=rules.info.version,
        options={},
        seats=seats,
        after=None,
        opening=tuple(opening),
        steps=tuple(steps),
        revs=tuple(range(1, len(steps) + 1)),
    )


def main() -> None:
    """Find puzzles game by game, and write them. Puzzles of games that are not named stay."""
    kept = msgspec.json.decode(FILE.read_bytes(), type=list[Puzzle]) if FILE.exists() else []
    for game in sys.argv[1:] or [name for name in RULESETS if capabilities(name).insight]:
        found: list[Puzzle] = []
        for seed in range(MOST):
            whole = played(game, seed)
            chance = random.Random(seed)
            places = list(range(len(whole.steps)))
            chance.shuffle(places)
            fresh: list[Puzzle] = []
            for place in places[:25]:
                fresh += search(Search(whole, (place,)))
                if len(fresh) == FEW:
                    break
            found += fresh
            print(f"{game}: {len(found)} of {seed + 1} games", flush=True)
            if len(found) >= MANY:
                break
        kept = [puzzle for puzzle in kept if puzzle.game.game != game] + found
        FILE.write_bytes(b"[\n" + b",\n".join(map(msgspec.json.encode, kept)) + b"\n]\n")


if __name__ == "__main__":
    main()
