"""Texts of a game as they are said, for the tests of all games."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

Say = Callable[..., str]


def speaker(folder: Path, language: str) -> Say:
    """Formats the messages of `folder` in a language, and fails on anything missing."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))

    def say(key: str, args: dict[str, Any] | None = None) -> str:
        assert bundle.has_message(key), key
        pattern = bundle.get_message(key).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, args or {})
        assert not errors, (key, errors)
        assert str(text).strip()
        assert "{" not in str(text)
        return str(text)

    return say
