"""Text templates: `@@word` and `@@{word}` stand for words, lines from `%if NAME` to `%end` are there or not."""

import string
from collections.abc import Iterator, Mapping


class BadForm(ValueError):
    """A template with a condition that is not closed, or a word that nobody gives: `str()` says where."""


class _Words(string.Template):
    # `$` stands in texts and in TypeScript, `@` before decorators: two of them stand nowhere.
    delimiter = "@@"
    idpattern = r"(?-i:[a-z]+(?:_[a-z]+)*)"


def fill(form: str, words: Mapping[str, str], true: frozenset[str]) -> str:
    """Return the text of a form. `true` are the names that hold; `%if not NAME` and `%else` are the others.

    Raises `BadForm`.
    """
    kept = "".join(_lines(form, true))
    try:
        return _Words(kept).substitute(words)
    except (KeyError, ValueError) as error:
        raise BadForm(f"a word that nobody gives: {error}") from None


def _lines(form: str, true: frozenset[str]) -> Iterator[str]:
    open_since = 0
    shown = True
    for number, line in enumerate(form.splitlines(keepends=True), 1):
        asked = line.removeprefix("%if ").strip() if line.startswith("%if ") else None
        word = line.strip() if asked is None and line.startswith("%") else ""
        if (asked is not None) == bool(open_since) and (asked is not None or word in ("%else", "%end")):
            raise BadForm(f"line {number}: {line.strip()}, where a condition {'is' if open_since else 'is not'} open")
        if asked is not None:
            open_since = number
            shown = (asked.removeprefix("not ") in true) != asked.startswith("not ")
        elif word == "%else":
            shown = not shown
        elif word == "%end":
            open_since, shown = 0, True
        elif shown:
            yield line
    if open_since:
        raise BadForm(f"line {open_since}: the condition has no end")
