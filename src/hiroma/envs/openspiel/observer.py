"""Observers of OpenSpiel: arrays by field, views as JSON, information states."""

from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec
import numpy as np
import pyspiel

from hiroma.envs.forms import Form
from hiroma.envs.openspiel.state import Heard, HiromaState, written
from hiroma.kernel import CHANCE, Event, State, Viewer


class Observer:
    """OpenSpiel's interface of observers. `tensor` is the flat observation in 0..1, `dict` has its fields by name.

    With perfect recall, and for public or private information alone, there is a string and no tensor. Public and
    private information are JSON of views.
    """

    def __init__(self, form: Form, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        self._form = form
        self._recalls = kind.perfect_recall
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._public and self._private and not self._recalls:
            self._allot()

    def _allot(self) -> None:
        self.tensor = np.zeros(self._form.size, np.float32)
        start = 0
        for field in self._form.fields:
            self.dict[field.name] = self.tensor[start : start + field.size].reshape(field.shape)
            start += field.size

    def set_from(self, state: HiromaState, player: int) -> None:
        """Fill `tensor` with the observation of a player."""
        if self.tensor is None:
            return
        # OpenSpiel makes two observers for each tensor, one of them for its shape.
        now = state.now
        if now.seen[0] != player:
            numbers = bytes(self._form.encoding.observe(now.state, player))
            now.seen = player, np.frombuffer(numbers, np.uint8) * _scale(self._form)
        self.tensor[:] = now.seen[1]

    def string_from(self, state: HiromaState, player: int) -> str:
        """Return what a player knows, as text."""
        now = state.now.state
        if self._recalls and self._private:
            return information(state, player)
        if self._public and self._private:
            return written(state.now.form, now, player)
        return _private(now, player) if self._private else msgspec.json.encode(now.view(None)).decode()


@cache
def _scale(form: Form) -> Any:
    return np.float32(1) / np.concatenate([np.full(field.size, field.high, np.float32) for field in form.fields])


def information(state: HiromaState, player: int) -> str:
    """Return the information state of a player.

    Where nothing is secret it is the position, whatever way led there. Else it is a digest of all that the player
    heard and did, in order, and the present observation.
    """
    now = state.now
    present = written(now.form, now.state, player)
    if not now.form.rules.info.secrets:
        return present
    now.heard = _heard(state)
    return f"heard {now.heard.digests[player].hex()}; {present}"


def _heard(state: HiromaState) -> Heard:
    """Go on from what is known: a clone knows what its original has heard."""
    now, form = state.now, state.now.form
    start = Heard(0, state.get_game().beginning.state, (b"",) * form.seats)
    known = now.heard or start
    history = state.history()
    if len(history) == known.steps:
        return known
    at, digests = known.state.copy(), list(known.digests)

    def emit(event: Event, only: Viewer = None) -> None:
        for seat in range(form.seats) if only is None else (only,):
            digests[seat] = _after(digests[seat], msgspec.json.encode(event))

    for action in history[known.steps :]:
        seat = at.actors()[0]
        move = at.draw().outcomes()[action] if seat == CHANCE else form.moves[action]
        if seat != CHANCE:
            digests[seat] = _after(digests[seat], msgspec.json.encode(move))
        at.apply(seat, move, emit)
    return Heard(len(history), at, tuple(digests))


def _after(digest: bytes, message: bytes) -> bytes:
    return blake2b(digest + message, digest_size=12).digest()


def _private(state: State, player: int) -> str:
    public = msgspec.to_builtins(state.view(None))
    own = msgspec.to_builtins(state.view(player))
    return msgspec.json.encode({name: value for name, value in own.items() if value != public[name]}).decode()
