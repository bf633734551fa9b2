"""The log of a table: an append-only chain of entries, one JSON line each."""

import hashlib
from collections.abc import Iterable

import msgspec

from hiroma.ids import PlayerId
from hiroma.table.commands import ANY

FIRST = "0" * 64
"""The hash that the first entry names for its predecessor."""


class Drawn(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A draw as made."""

    n: int
    """Its place among the draws of its game, counted from 0, or the number that the ruleset gave it (`own`)."""
    label: str
    ranges: tuple[int, ...]
    numbers: tuple[int, ...]
    """For each range one number, 0..range-1."""
    own: bool = False
    """True when the ruleset gave the draw its number."""
    chosen: bool = False
    """True when a person chose the result. Only practice allows that."""


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
    """One line of the log."""

    rev: int
    """Its number, counted from 1."""
    at: float
    """Unix seconds."""
    by: int | None = None
    """The chair that asked; None for the hall or a host without a chair."""
    player: PlayerId | None = None
    """The opaque id of a player without a chair (`NEWCOMERS`), else None."""
    command: ANY
    draws: tuple[Drawn, ...] = ()
    voters: tuple[int, ...] | None = None
    """The chairs asked in a vote that it calls."""
    commit: str | None = None
    """The commitment for the next game."""
    pledged: dict[str, str] | None = None
    """Pledges whose nonces are to be opened from now on: chair number (as text) → 64 hex digits."""
    start: Begun | None = None
    reveal: Revealed | None = None
    prev: str
    """The SHA-256 of the previous line, in hex."""


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Entry).decode


def encode(entry: Entry) -> bytes:
    """Return the line of an entry, without newline."""
    return _encode(entry)


def decode(line: bytes) -> Entry:
    """Return the entry of a line; raise `msgspec.ValidationError` or `msgspec.DecodeError` when it has none."""
    return _decode(line)


def running(log: Iterable[Entry]) -> bool:
    """Return True while the last game of a log is on, or its secret is still kept. It needs no rules."""
    on = False
    for entry in log:
        on = (on or entry.start is not None) and entry.reveal is None
    return on


def fingerprint(line: bytes) -> str:
    """Return the SHA-256 of a line, in hex, by which the next entry names it."""
    return hashlib.sha256(line).hexdigest()
