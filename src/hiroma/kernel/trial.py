"""One game under examination, and the report of a broken law: the law, the difference, the moves that led there."""

import traceback
from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, NoReturn, Self

import msgspec

from hiroma.kernel.contract import CHANCE, Below, Emit, Viewer, mute
from hiroma.kernel.kinds import Move
from hiroma.kernel.lot import Lot
from hiroma.kernel.options import Options
from hiroma.kernel.refusals import IllegalMove
from hiroma.kernel.ruleset import Ruleset
from hiroma.kernel.state import State

Twin = Callable[[Any, Viewer, Below], State]
"""(state, viewer, below) → another world that differs only in what the viewer may not know."""

SHOWN = 6
"""Most differences of two positions that a message names."""

LAST = 12
"""Latest steps that a message shows."""

WIDE = 160
"""Most characters of one value in a difference."""

OTHER_WAY = "a copy that is asked nothing goes the same way"


class Broken(AssertionError):
    """A law of the contract is broken; the text says which, where, and after which moves."""


class Trial:
    """One game under examination: its start, and the steps made so far.

    Raises `Broken` when the ruleset cannot start it.
    """

    refused: dict[str, str]
    """Codes of refusal met, each with the first refused move and the steps that led there."""
    clauses: dict[str, str]
    """Clauses named by refusals and by the end, each with the steps that led to the first of them."""
    differed: bool
    """True once a twin really differed from the game."""

    def __init__(self, ruleset: Ruleset, options: Options, seats: int, lot: Lot) -> None:
        self.ruleset = ruleset
        self.options = options
        self.seats = seats
        self.lot = lot
        self.steps: list[tuple[int, Move]] = []
        self.refused = {}
        self.clauses = {}
        self.differed = False
        self._shadow: State | None = None
        try:
            self.state: State = ruleset.start(options, seats)
        except Exception as error:
            raise Broken(self.account("a game can be started", reason(error))) from error

    def where(self) -> str:
        """Return the number of seats, the options, and the steps that led here."""
        steps = self.steps[-LAST:]
        trail = "".join(f"\n  {seat}: {move}" for seat, move in steps)
        last = ", the last of them:" if steps else ""
        return f"{self.seats} seats, {dict(self.options)}, after {len(self.steps)} steps{last}{trail}"

    def account(self, law: str, *about: object) -> str:
        """Return the whole message: the game, the law, what it is about, and the steps that led here."""
        return f"{self.ruleset.info.id}: {law}: {'; '.join(str(thing) for thing in about)}\n{self.where()}"

    def fail(self, law: str, *about: object) -> NoReturn:
        """Raise `Broken`."""
        raise Broken(self.account(law, *about))

    def must(self, truth: object, law: str, *about: object) -> None:
        """Raise `Broken` unless the truth holds."""
        if not truth:
            self.fail(law, *about)

    def same(self, one: bytes, other: bytes, law: str, *about: object) -> None:
        """Raise `Broken`, with the fields that differ, unless both are equal JSON."""
        if one != other:
            self.fail(law, *about, *differences(one, other))

    def viewers(self) -> tuple[Viewer, ...]:
        """Return a spectator (None) and every seat."""
        return (None, *range(self.seats))

    def accepted(self, state: State, seat: int, move: Move, emit: Emit = mute) -> None:
        """Apply a listed move, or an outcome of a draw; raise `Broken` when the state refuses it or fails."""
        law = "apply accepts every outcome of a draw" if seat == CHANCE else "apply accepts every move of moves"
        try:
            state.apply(seat, move, emit)
        except IllegalMove as refusal:
            self.fail(law, who(seat), move, f"refused: {refusal}")
        except Exception as error:
            raise Broken(self.account(law, who(seat), move, f"raised {reason(error)}")) from error

    def branch(self) -> Self:
        """Return a trial of a copy of the state, which may leave the game; its messages show its own steps."""
        other = copy(self)
        other.state, other.steps = self.state.copy(), list(self.steps)
        return other

    def go(self, seat: int, move: Move) -> None:
        """Make a step of a branch."""
        self.accepted(self.state, seat, move)
        self.steps.append((seat, move))

    def follow(self, seat: int, move: Move) -> None:
        """Make a step in the copy, too, that `compare` looks at later."""
        if self._shadow is not None:
            self.accepted(self._shadow, seat, move)

    def compare(self) -> None:
        """Compare the game with the last copy, which nobody has looked at meanwhile. Make the next copy."""
        if self._shadow is not None:
            self.same(portrait(self.state, self.seats), portrait(self._shadow, self.seats), OTHER_WAY)
        self._shadow = self.state.copy()


def who(seat: Viewer) -> str:
    """Name a seat, chance or a spectator in a message."""
    return "spectator" if seat is None else "chance" if seat == CHANCE else f"seat {seat}"


def reason(error: Exception) -> str:
    """Return an error with the line that raised it."""
    frames = traceback.extract_tb(error.__traceback__)
    at = f" at {frames[-1].filename}:{frames[-1].lineno} ({frames[-1].name})" if frames else ""
    return f"{error!r}{at}"


def portrait(state: State, seats: int) -> bytes:
    """Return everything that a state shows, as JSON: equal portraits, equal states."""
    actors = state.actors()
    return msgspec.json.encode(
        {
            "actors": actors,
            "views": {who(viewer): state.view(viewer) for viewer in (None, *range(seats))},
            "moves": {who(seat): state.moves(seat) for seat in range(seats)},
            "draw": state.draw() if actors == (CHANCE,) else None,
            "outcome": state.outcome(),
        }
    )


def some(things: Sequence[Move], most: int, lot: Lot) -> list[Move]:
    """Return all things, or only `most` of them by chance."""
    rest = list(things)
    while len(rest) > most:
        rest.pop(lot.below(len(rest)))
    return rest


def travelled(thing: object, kind: Any) -> object:
    """Return a thing after its way through JSON, or the error on the way."""
    try:
        return msgspec.json.decode(msgspec.json.encode(thing), type=kind)
    except (msgspec.MsgspecError, TypeError, ValueError, OverflowError) as error:
        return error


def differences(one: bytes, other: bytes) -> list[str]:
    """Name the fields in which two views (JSON) differ, each with both values: 'hands.0: [3] ≠ []'."""
    found: list[str] = []
    _compare("", msgspec.json.decode(one), msgspec.json.decode(other), found)
    return [*found[:SHOWN], "…"] if len(found) > SHOWN else found


def _compare(path: str, one: Any, other: Any, found: list[str]) -> None:
    if isinstance(one, dict) and isinstance(other, dict):
        parts = {key: (one.get(key), other.get(key)) for key in one | other}
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        parts = {str(place): pair for place, pair in enumerate(zip(one, other, strict=True))}
    else:
        if one != other:
            found.append(f"{path or 'the view'}: {_short(one)} ≠ {_short(other)}")
        return
    for key, (left, right) in parts.items():
        _compare(f"{path}.{key}".lstrip("."), left, right, found)


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= WIDE else f"{text[:WIDE]}…"
