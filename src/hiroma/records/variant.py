"""Variants of a game: the classes of options in which records are compared."""

import hashlib
from typing import Self

import msgspec

from hiroma.kernel import Options, OptionValue
from hiroma.kernel.options import Option

MATCH = "match"
"""The option for the number of games in a match. It changes no game, so every game of a match counts singly."""


class Variant(msgspec.Struct, frozen=True, array_like=True):
    """A class of options: the number of seats, and the options that differ from their defaults.

    Of an option that is a text only the first 12 digits of its SHA-256 are kept.
    """

    seats: int
    options: dict[str, OptionValue]

    @classmethod
    def of(cls, declared: tuple[Option, ...], options: Options, seats: int) -> Self:
        """Return the class of a game."""
        changed = {
            option.name: _short(option, options[option.name])
            for option in sorted(declared, key=lambda option: option.name)
            if option.name != MATCH and options.get(option.name, option.default) != option.default
        }
        return cls(seats, changed)

    @classmethod
    def read(cls, key: str) -> Self:
        """Return the class of that key; `msgspec.DecodeError` or `msgspec.ValidationError` when it is none."""
        return msgspec.json.decode(key, type=cls)

    @property
    def key(self) -> str:
        """Its one spelling: JSON, such as '[4,{"team":true}]'."""
        return msgspec.json.encode(self, order="sorted").decode()


def _short(option: Option, value: OptionValue) -> OptionValue:
    return hashlib.sha256(str(value).encode()).hexdigest()[:12] if option.kind == "text" else value
