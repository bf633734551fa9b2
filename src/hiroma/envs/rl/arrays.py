"""Numbers as arrays and spaces of Gymnasium: masks, flat observations, observations by field."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from hiroma.envs.forms import Form
from hiroma.envs.play import Play

Mask = NDArray[np.int8]
Observation = Any
"""A flat array, or a mapping from names of fields to arrays: as the environment was made."""

FLAT: Final = "flat"
DICT: Final = "dict"


class Arrays:
    """Observations and masks of a form. `waits` adds an action, the last, for seats that have nothing to decide."""

    def __init__(self, form: Form, observation: str, waits: bool = False) -> None:
        if observation not in (FLAT, DICT):
            raise ValueError(f"observation is '{FLAT}' or '{DICT}', not {observation!r}")
        self.form = form
        self.flat = observation == FLAT
        self.waits = waits
        self.count = len(form.moves) + waits
        highs = [np.full(field.size, field.high, np.float32) for field in form.fields]
        self._scale: NDArray[np.float32] = np.float32(1) / np.concatenate(highs)
        self._parts: list[tuple[str, int, int, tuple[int, ...]]] = []
        start = 0
        for field in form.fields:
            self._parts.append((field.name, start, start + field.size, field.shape))
            start += field.size

    def space(self) -> spaces.Space[Any]:
        """Return the space of observations."""
        if self.flat:
            return spaces.Box(0, 1, (self.form.size,), np.float32)
        return spaces.Dict({field.name: spaces.Box(0, field.high, field.shape, np.uint8) for field in self.form.fields})

    def actions(self) -> spaces.Discrete:
        """Return the space of actions."""
        return spaces.Discrete(self.count)

    def masks(self) -> spaces.Box:
        """Return the space of masks."""
        return spaces.Box(0, 1, (self.count,), np.int8)

    def observe(self, play: Play, seat: int) -> Observation:
        """Return what a seat observes, as new arrays."""
        numbers = np.frombuffer(bytearray(self.form.encoding.observe(play.state, seat)), np.uint8)
        if self.flat:
            return numbers * self._scale
        return {name: numbers[start:stop].reshape(shape) for name, start, stop, shape in self._parts}

    def mask(self, play: Play, seat: int) -> Mask:
        """Return 1 for each action that a seat may take, as a new array."""
        mask = np.zeros(self.count, np.int8)
        legal = play.legal(seat)
        if legal:
            mask[legal] = 1
        elif self.waits:
            mask[-1] = 1
        return mask
