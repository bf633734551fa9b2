"""The log of a table: an append-only chain of entries, one JSON line each."""

import hashlib
from collections.abc import Iterable

import msgspec

from hiroma.ids import PlayerId
from hiroma.table.commands import ANY

FIRST = "0" * 64
"""What the first entry names as its predecessor's hash."""


class Drawn(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A draw as made: the n-th of its game (from 0), for each range one number 0..range-1.

    `own` when n is not that count but the number the ruleset gave the draw. `chosen` by a person, not by chance: that
    is possible in practice only.
    """

    n: int
    label: str
    ranges: tuple[int, ...]
    numbers: tuple[int, ...]
    own: bool = False
    chosen: bool = False


class Begun(msgspec.Struct, frozen=True, kw_only=True):
    """Game `no` begins: its commitment and the nonces, chair number (as text) → 32 hex digits."""

    no: int
    commitment: str
    nonces: dict[str, str]


class Revealed(msgspec.Struct, frozen=True):
    """The secret, in hex, of game `no`, over or called off before it began; its SHA-256 is the commitment."""

    no: int
    secret: str


class Entry(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """One line of the log.

    `rev` counts from 1; `at` is unix seconds; `by` is the chair that asked, None for the hall or a
    host without a chair; `player` is an opaque id, only where somebody without a chair speaks (`NEWCOMERS`).
    `voters` are the chairs asked in a vote it calls; `commit` is the commitment for the next game;
    `pledged` the pledges, chair number (as text) → 64 hex digits, whose nonces are to be opened from now on;
    `prev` the SHA-256 of the previous line.
    """

    rev: int
    at: float
    by: int | None = None
    player: PlayerId | None = None
    command: ANY
    draws: tuple[Drawn, ...] = ()
    voters: tuple[int, ...] | None = None
    commit: str | None = None
    pledged: dict[str, str] | None = None
    start: Begun | None = None
    reveal: Revealed | None = None
    prev: str


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Entry).decode


def encode(entry: Entry) -> bytes:
    """The line of an entry, without newline."""
    return _encode(entry)


def decode(line: bytes) -> Entry:
    """The entry of a line; `msgspec.ValidationError` or `msgspec.DecodeError` when it is none."""
    return _decode(line)


def running(log: Iterable[Entry]) -> bool:
    """Whether the last game of a log is still on, or its secret still kept: told without the rules."""
    on = False
    for entry in log:
        on = (on or entry.start is not None) and entry.reveal is None
    return on


def fingerprint(line: bytes) -> str:
    """The hash by which the next entry names this line."""
    return hashlib.sha256(line).hexdigest()
