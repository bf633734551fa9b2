"""The words of pages that the server writes itself, in the languages of the hall."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource


def said(language: str, key: str, **args: str | int) -> str:
    """Return the text of a key. `LookupError` where there is none."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, args)[0])


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    page = Path(__file__).parent / "text" / f"{language}.ftl"
    bundle.add_resource(FluentResource(page.read_text(encoding="utf-8")))
    return bundle
