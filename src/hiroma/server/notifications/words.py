"""Texts of notifications, in Japanese, English and German."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from hiroma.kernel.texts import LANGUAGES
from hiroma.transcript import Texts


def say(language: str, key: str, **args: str | int) -> str:
    """Return a text of a mail or a push message; in English when there is none in this language."""
    bundle = _bundle(language if language in LANGUAGES else "en")
    pattern = bundle.get_message(key).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, args)[0])


@cache
def name_of(game: str, language: str) -> str:
    """Return the name of a game; its id when it has none."""
    return Texts(game, language if language in LANGUAGES else "en").find(f"{game}-name") or game


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    path = Path(__file__).parent / "text" / f"{language}.ftl"
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
