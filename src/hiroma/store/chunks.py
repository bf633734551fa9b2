"""Long lists of values, in parts that one statement may ask for."""

from collections.abc import Iterable
from typing import TypeVar

V = TypeVar("V", bound=str)

CHUNK = 500
"""Values one statement asks for: databases bound the number of parameters."""


def chunks(values: Iterable[V]) -> Iterable[list[V]]:
    """Return the values in lists of at most `CHUNK`."""
    everything = list(values)
    return (everything[at : at + CHUNK] for at in range(0, len(everything), CHUNK))
