"""What the common tests need of each game: `PROOFS` in tests/games/GAME/proofs.py."""

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
    """Levels that are asked at every turn; all by default."""
    marks: Sequence[pytest.MarkDecorator] = ()
    slow: bool = True


@dataclass(frozen=True, kw_only=True)
class Golden:
    """Games as text in golden/*.txt, which end with a clause: '… by CS-E1'."""

    written: Callable[[str], str]
    """Return a text again, with everything in it that follows from the rules."""
    ends: Collection[str]
    """Clauses that end some golden game."""
    bend: tuple[str, str, str]
    """A game, a word in it that follows from the rules, and a wrong one."""
    shows: Collection[str] = ()
    """What some golden game must have in its text or in its name."""


@dataclass(frozen=True, kw_only=True)
class Second:
    """A slow and obvious second program of the rules (obvious.py), beside the rules."""

    begin: Callable[[int], tuple[Any, Any]]
    """Return the start of walk N: a position of the rules, and the same of the second program."""
    follow: Callable[[Any], Mapping[Name, Callable[[], Any]]]
    """Return everything that may be done or drawn next by its name, and how to get the position after it."""
    name: Callable[[Any, Any], Name | None]
    """Return the name of a move of the rules in a position; None for one that the second program leaves out."""
    seen: Callable[[Any], Any]
    """Return everything that both know of a position of the rules, as a value that can be compared and hashed."""
    key: Callable[[Any], Any]
    """Return the same of a position of the second program."""
    walks: int
    """Random games that are played by both."""
    draws: Callable[[Any], Iterable[Any]] = lambda game: game.draw().outcomes()
    """Return the results of chance that differ."""
    drawn_to: Callable[[Name], bool] = lambda name: False
    """Return true for what a walk does about every second time that it may: where games by chance alone never end."""
    deep: int = 0
    """So many plies are counted from some positions of a walk."""
    slow: bool = False
    """Walks take seconds."""


@dataclass(frozen=True, kw_only=True)
class Spot:
    """A position by name: how it is made, and what is counted so many plies (moves and draws) later."""

    at: Callable[[], Any]
    """Make it: a pair as `Second.begin` does, or what `Proofs.counted` takes."""
    plies: int
    counts: tuple[int, ...]
    """Different positions and ways to them, or what `Proofs.counted` returns."""


@dataclass(frozen=True, kw_only=True)
class Vector:
    """An example of the rulebook, which `run` plays and checks."""

    run: Callable[[], object]
    marks: Sequence[pytest.MarkDecorator] = ()


@dataclass(frozen=True, kw_only=True)
class Texts:
    """Examples for everything that is said."""

    events: Callable[[], Iterable[Any]]
    """Return events, at least one of each kind."""
    filled: Mapping[str, Any] = field(default_factory=dict)
    """What the text of any refusal may mention."""
    refusals: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """The same for the text of one code alone."""
    codes: Collection[str] = ()
    """Codes that the rules do not write as `IllegalMove("CODE"`."""
    words: Collection[str] = ()
    """Further messages without arguments, such as 'how-goal'."""
    rare: Collection[str] = ()
    """Clauses that end a game and no golden one."""
    silent: Collection[str] = ()
    """Tags of events that are not told."""
    nameless: Collection[str] = ()
    """Tags of events that do not always name their seats."""
    alike: int | None = None
    """So many examples of events read like others; any number by default."""
    own: Collection[str] = ()
    """Messages that not every language has."""


@dataclass(frozen=True, kw_only=True)
class Proofs:
    """What the common tests need to know of one game."""

    runs: Mapping[str, Run]
    golden: Golden
    texts: Texts
    spots: Mapping[str, Spot]
    vectors: Mapping[str, Vector] = field(default_factory=dict)
    numbered: int = 0
    """How many vectors the rulebook has."""
    second: Second | None = None
    counted: Callable[[Any, int], tuple[int, ...]] | None = None
    """Count from a spot in a way of one's own; (different positions, ways to them) by both programs by default."""
    twin: Twin | None = None
    own: Sequence[Callable[[Any], object]] = ()
    """Laws of this game that every position keeps."""


def home(game: str) -> Path:
    """The folder of a game's tests."""
    return HOME / game.replace("-", "_")


@cache
def proofs(game: str) -> Proofs:
    """Return the proofs of a game, or fail and say what is missing."""
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
