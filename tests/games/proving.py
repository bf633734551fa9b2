"""Proofs that the tests of all games take from each game: `PROOFS` in tests/games/GAME/proofs.py."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from hiroma.games import HOUSE
from hiroma.kernel import Ruleset
from hiroma.kernel.conformance import Twin

HOME = Path(__file__).parent

Name = Any
"""A move as the second program names it."""


@dataclass(frozen=True, kw_only=True)
class Run:
    """Random games under the contract (kernel/conformance.py)."""

    games: int
    seed: int = 1
    every: int = 20
    version: int | None = None
    """A version of the rules; the newest by default."""
    rules: Callable[[], Ruleset] | None = None
    """A ruleset that is in no registry."""
    bots: Collection[str] = ()
    """Levels of bots that are tried at every turn; all by default."""
    marks: Sequence[pytest.MarkDecorator] = ()
    slow: bool = True


@dataclass(frozen=True, kw_only=True)
class Golden:
    """Games as text in golden/*.txt. Each ends with a clause: '… by CS-E1'."""

    written: Callable[[str], str]
    """Return a text again, with everything in it that follows from the rules."""
    ends: Collection[str]
    """Clauses that end some golden game."""
    bend: tuple[str, str, str]
    """A game, a word in it that follows from the rules, and a wrong word for it."""
    shows: Collection[str] = ()
    """Strings that the text or the name of some golden game must contain."""


@dataclass(frozen=True, kw_only=True)
class Second:
    """A slow and obvious second program of the rules (obvious.py), compared with the rules."""

    begin: Callable[[int], tuple[Any, Any]]
    """Return the start of walk N: a position of the rules, and the same one of the second program."""
    follow: Callable[[Any], Mapping[Name, Callable[[], Any]]]
    """Return the moves and draws that may come next, by name, each with a function that makes the position after it."""
    name: Callable[[Any, Any], Name | None]
    """Return the name of a rules move in a position; None for a move that the second program leaves out."""
    seen: Callable[[Any], Any]
    """Return everything that both programs know of a position of the rules, as a value to compare and hash."""
    key: Callable[[Any], Any]
    """Return the same of a position of the second program."""
    walks: int
    """Number of random games that both programs play."""
    draws: Callable[[Any], Iterable[Any]] = lambda game: game.draw().outcomes()
    """Return the different results of chance."""
    drawn_to: Callable[[Name], bool] = lambda name: False
    """Return True for moves that a walk prefers half of the time. Use it where games by chance alone never end."""
    deep: int = 0
    """Plies that are counted from some positions of a walk."""
    slow: bool = False
    """True when walks take seconds."""


@dataclass(frozen=True, kw_only=True)
class Spot:
    """A named position, and the number of positions `plies` plies (moves and draws) after it."""

    at: Callable[[], Any]
    """Make the position: a pair as `Second.begin` does, or the argument of `Proofs.counted`."""
    plies: int
    counts: tuple[int, ...]
    """Different positions and ways to them, or the result of `Proofs.counted`."""


@dataclass(frozen=True, kw_only=True)
class Vector:
    """An example of the rulebook, which `run` plays and checks."""

    run: Callable[[], object]
    marks: Sequence[pytest.MarkDecorator] = ()


@dataclass(frozen=True, kw_only=True)
class Texts:
    """Examples of all texts of a game."""

    events: Callable[[], Iterable[Any]]
    """Return events, at least one of each kind."""
    filled: Mapping[str, Any] = field(default_factory=dict)
    """Variables that the text of any refusal may mention."""
    refusals: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """The same for the text of a single code."""
    codes: Collection[str] = ()
    """Codes that the rules do not write as `IllegalMove("CODE"`."""
    words: Collection[str] = ()
    """Further messages without arguments, such as 'how-goal'."""
    rare: Collection[str] = ()
    """Clauses that end a game and no golden one."""
    silent: Collection[str] = ()
    """Tags of events without a sentence."""
    nameless: Collection[str] = ()
    """Tags of events that do not always name their seats."""
    alike: int | None = None
    """Most examples of events that may read like others; None for any number."""
    own: Collection[str] = ()
    """Messages that some languages lack."""


@dataclass(frozen=True, kw_only=True)
class Proofs:
    """The proofs of one game, for the tests that all games share."""

    runs: Mapping[str, Run]
    golden: Golden
    texts: Texts
    spots: Mapping[str, Spot]
    vectors: Mapping[str, Vector] = field(default_factory=dict)
    numbered: int = 0
    """Number of vectors in the rulebook."""
    second: Second | None = None
    counted: Callable[[Any, int], tuple[int, ...]] | None = None
    """Count from a spot in the game's own way. By default both programs count (different positions, ways to them)."""
    twin: Twin | None = None
    own: Sequence[Callable[[Any], object]] = ()
    """Laws of this game that every position keeps."""


def home(game: str) -> Path:
    """Return the folder of a game's tests."""
    return HOME / game.replace("-", "_")


@cache
def proofs(game: str) -> Proofs:
    """Return the proofs of a game, or fail and name the missing part."""
    where = f"tests/games/{home(game).name}/proofs.py"
    if not (home(game) / "proofs.py").is_file():
        pytest.fail(f"{game} is in the registry without {where}: see docs/adding-a-game.md, Tests", pytrace=False)
    found = getattr(import_module(where.removesuffix(".py").replace("/", ".")), "PROOFS", None)
    if not isinstance(found, Proofs):
        pytest.fail(f"{where} must name PROOFS, a `Proofs` of tests/games/proving.py", pytrace=False)
    return found


def cases(parts: Callable[[Proofs], Mapping[str, Any]]) -> list[Any]:
    """Return (game, part) of all games with the part's marks. A game without proofs has none: it fails elsewhere."""
    found = []
    for game in HOUSE:
        if (home(game) / "proofs.py").is_file():
            for name, part in parts(proofs(game)).items():
                marks = [*getattr(part, "marks", ()), *([pytest.mark.slow] if getattr(part, "slow", False) else [])]
                found.append(pytest.param(game, part, id=f"{game}-{name}".rstrip("-"), marks=marks))
    return found
