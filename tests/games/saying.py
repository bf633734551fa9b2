"""Texts of a game as they are said, for the tests of all games."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from hiroma.transcript import PACKAGE, SEATS

Say = Callable[..., str]


def folder(game: str) -> Path:
    """Where the texts of a game are."""
    return PACKAGE / "games" / game.replace("-", "_") / "text"


@cache
def bundle(game: str, language: str) -> FluentBundle:
    """The texts of a game in one language, without another to fall back on."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource((folder(game) / f"{language}.ftl").read_text("utf-8")))
    return made


def speaker(game: str, language: str) -> Say:
    """Formats the messages of a game in a language, without its name before them, and fails on anything missing."""
    known = bundle(game, language)

    def say(key: str, args: dict[str, Any] | None = None) -> str:
        assert known.has_message(f"{game}-{key}"), key
        pattern = known.get_message(f"{game}-{key}").value
        assert pattern is not None
        text, errors = known.format_pattern(pattern, args or {})
        assert not errors, (key, errors)
        assert str(text).strip()
        assert "{" not in str(text)
        return str(text)

    return say


def tag(thing: Any) -> str:
    """The name of an event or a move."""
    return str(thing.__struct_config__.tag)


def arguments(thing: Any) -> dict[str, Any]:
    """The fields of an event, a move or a refusal as a log hands them to a text."""
    fields = thing if isinstance(thing, dict) else msgspec.structs.asdict(thing)
    args: dict[str, Any] = {}
    for field, value in fields.items():
        parts = value if isinstance(value, tuple | list) else (value,)
        said = [f"Seat{part}" if field in SEATS and part is not None else part for part in parts]
        if isinstance(value, tuple | list):
            args[field], args[f"{field}-count"] = ", ".join(map(str, said)), len(value)
        elif value is None or isinstance(value, bool):
            args[field] = "none" if value is None else str(value).lower()
        else:
            args[field] = said[0]
    return args
