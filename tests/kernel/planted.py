"""Faults planted in the game of cups: each class changes one method of what is correct."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from hiroma.kernel.conformance import Twin
from tests.kernel.cups.rules import Cups, Game, twin

PLACE = r"[23] seats, \{.*\}, after \d+ steps"
"""The way to a fault that a game shows."""

PLANTED: list["Fault"] = []
"""All faults of the modules that were imported."""

Kind = TypeVar("Kind", bound=type)


class Fault(NamedTuple):
    """A faulty ruleset, and what conformance must say of it: the law, the details, the way there (a pattern)."""

    name: str
    law: str
    details: tuple[str, ...]
    rules: Any
    twin: Twin | None
    way: str


def planted(law: str, *details: str, way: str = PLACE, twin: Twin | None = twin) -> Callable[[Kind], Kind]:
    """Plant a state or a ruleset."""

    def plant(kind: Kind) -> Kind:
        rules: Any = Cups() if issubclass(kind, Game) else kind()
        if issubclass(kind, Game):
            rules.game = kind
        PLANTED.append(Fault(kind.__name__, law, details, rules, twin, way))
        return kind

    return plant
