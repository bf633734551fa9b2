"""The worked examples of the rulebook are the same in every language."""

import re

import pytest

from hiroma.kernel.texts import LANGUAGES
from tests.games.shinsai_jima.examples import BOOK, HOME, blocks

TRANSLATED = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translated_book_has_the_same_examples(language: str) -> None:
    book = (HOME / f"RULES.{language}.md").read_text("utf-8")
    assert blocks(book) == blocks()
    assert told(book) == told(BOOK)


def told(book: str) -> list[tuple[str, str]]:
    """Return the name of each example with words, and the clauses that it is about."""
    named = re.findall(r"(?m)^\*\*(V\d+[a-z]?)\*\*(.*)$", book)
    return [(name, " ".join(re.findall(r"\b(?:SJ-)?[A-Z]+\d+[a-z]?\b", clauses(rest)))) for name, rest in named]


def clauses(rest: str) -> str:
    """Return the text in brackets right after the name of an example, '' without one."""
    found = re.match(r" ?[(（]([^)）]*)[)）]", rest)
    return found[1] if found else ""
