"""Games as text that a person can follow: the moves, then the places of child, memory and monster.

    Hidden Rooms
    attempt 1: G4 opens stage 4, R6 or B6
    R6 | f6 | B6 | d2 E
    e6 ?d6 Y3 no | e6 | B6 Y3 | e2 S
    !d6 B6 yes | d6 | Y3 | e3 S
    - | d6 | Y3 | e5 S
    lost, caught on d6 after 4 turns
    ...
    the game is lost by HR-G-06

A line is a turn: squares walked, then ? and a square explored with an unseen tile, or ! with one from the memory,
the tile, and whether it fitted; a dash for nothing, `resign` for giving up. After the bars stand child, memory and
monster as they are at the end of the monster's turn.
"""

from collections.abc import Iterator
from typing import Any

from hiroma.games.hidden_rooms.course import Game
from hiroma.games.hidden_rooms.moves import EndTurn, Explore, NextAttempt, Place, Resign, Walk
from hiroma.games.hidden_rooms.parts.board import FACINGS, SQUARE_NAMES, TILE_OF, members
from hiroma.games.hidden_rooms.position import OVER
from hiroma.kernel import CHANCE, Picked
from tests.games.hidden_rooms.positions import opened, remembered

Step = Any
"""A move of the child, or the name of a tile that chance turns over."""


def written(text: str) -> str:
    """Return the game of a text as the rules play it."""
    return write(read(text))


def read(text: str) -> Iterator[Step]:
    """Yield the steps of a game."""
    for number, line in enumerate(text.splitlines()[1:]):
        words = line.split(" | ")[0].split()
        if words[0] == "attempt":
            if number:
                yield NextAttempt()
            yield from (words[2], words[6], words[8])
        elif words[0] not in ("lost,", "won", "the"):
            yield from turn(words)


def turn(words: list[str]) -> Iterator[Step]:
    """Yield the steps of a turn."""
    for at, word in enumerate(words):
        if word == "-":
            yield EndTurn()
        elif word == "resign":
            yield Resign()
        elif word[0] == "?":
            yield Explore(word[1:])
            yield words[at + 1]
            return
        elif word[0] == "!":
            yield Explore(word[1:], words[at + 1])
            return
        elif word in TILE_OF:
            yield Place(word)
        else:
            yield Walk(word)


def write(steps: Iterator[Step]) -> str:
    """Play the steps by the rules and return the game as text."""
    game, lines, words, drawn = opened(), ["Hidden Rooms"], list[str](), list[str]()
    for step in steps:
        before = game.child
        if isinstance(step, str):
            game.apply(CHANCE, Picked(members(game.supply).index(TILE_OF[step])))
            drawn.append(step)
        else:
            game.apply(0, step)
            words += said(step)
        if len(drawn) == 3 and not words:
            opens = "keeps" if drawn[0][1] == "6" else "opens"
            lines.append(f"attempt {game.attempt}: {drawn[0]} {opens} stage {game.stage}, {drawn[1]} or {drawn[2]}")
            drawn.clear()
        elif game.actors() != (CHANCE,) and words and not isinstance(step, Walk | NextAttempt):
            words += drawn
            if isinstance(step, Explore) or drawn:
                words.append("yes" if game.child != before else "no")
            lines.append(_line(game, words))
            words, drawn = [], []
        elif isinstance(step, Walk) and game.phase >= OVER:
            lines.append(_line(game, words))
            words = []
        if game.phase >= OVER and not words and not isinstance(step, NextAttempt):
            lines += _end(game)
    return "\n".join(lines) + "\n"


def said(step: Step) -> list[str]:
    """Return a move in words."""
    if isinstance(step, Explore):
        return [f"?{step.to}"] if step.tile is None else [f"!{step.to}", step.tile]
    if isinstance(step, Walk):
        return [step.to]
    if isinstance(step, Place):
        return [step.tile]
    return {EndTurn: ["-"], Resign: ["resign"]}.get(type(step), [])


def _line(game: Game, words: list[str]) -> str:
    child = SQUARE_NAMES[game.child] if game.child >= 0 else "nowhere"
    monster = f"{SQUARE_NAMES[game.monster]} {FACINGS[game.facing]}" if game.monster >= 0 else "nowhere"
    return f"{' '.join(words)} | {child} | {' '.join(remembered(game)) or '-'} | {monster}"


def _end(game: Game) -> list[str]:
    _, reason, turns = game.done[-1]
    lines = [f"won after {turns} turns" if reason == "win" else f"lost, {reason} after {turns} turns"]
    if game.clause:
        won = game.clause == "HR-G-05"
        lines.append(f"the game is {'won' if won else 'lost'} by {game.clause}")
    return lines
