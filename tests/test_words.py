"""The words that people read: what can be counted, and how they are written, in every catalogue of the hall."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[1]
HOMES = sorted(page.parent for home in ("src", "web/src", "examples") for page in ROOT.glob(f"{home}/**/text/en.ftl"))
UNIT = re.compile(r" (seconds?|minutes?|hours?|days?|Sekunden?|Minuten?|Stunden?|Tagen?)\b")
NEVER_ONE = {"refusal-clock-too-short", "refusal-import-slow", "game-minutes"}
"""Messages whose number is written in the code, and is more than one."""


@cache
def messages(home: Path, language: str) -> list[ftl.Message]:
    """The messages of a catalogue."""
    return [
        entry
        for entry in FluentParser().parse((home / f"{language}.ftl").read_text("utf-8")).body
        if isinstance(entry, ftl.Message)
    ]


def uncounted(pattern: ftl.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """The variables that stand before a unit of time in the plural, where nothing chooses by their number."""
    for place, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        inner = place.expression if isinstance(place, ftl.Placeable) else None
        if isinstance(inner, ftl.SelectExpression):
            one = any(
                getattr(each.key, "name", getattr(each.key, "value", "")) in ("one", "1") for each in inner.variants
            )
            by = {inner.selector.id.name} if one and isinstance(inner.selector, ftl.VariableReference) else set()
            for variant in inner.variants:
                yield from uncounted(variant.value, chosen | by)
        elif isinstance(inner, ftl.VariableReference) and inner.id.name not in chosen:
            if isinstance(after, ftl.TextElement) and UNIT.match(after.value):
                yield inner.id.name


@pytest.mark.parametrize("language", ["en", "de"])
def test_one_second_is_not_one_seconds(language: str) -> None:
    found = {
        each.id.name for home in HOMES for each in messages(home, language) if each.value and [*uncounted(each.value)]
    }
    assert found - NEVER_ONE == set()


class Variables(Visitor):
    """The variables and messages that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library calls it so
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the library calls it so
        self.messages.add(node.id.name)


def asked(home: Path, language: str) -> dict[str, set[str]]:
    """Message → what it asks for, also in the messages that it names; lengths of lists, and languages, left out."""
    found = {}
    for each in messages(home, language):
        found[each.id.name] = Variables()
        found[each.id.name].visit(each)

    def whole(key: str) -> set[str]:
        return found[key].names.union(*(whole(other) for other in found[key].messages if other in found))

    return {key: {name.removesuffix(f"_{language}") for name in whole(key) if "-count" not in name} for key in found}


SAID_OTHERWISE = {
    "ja": {"books-try-unwon", "company-waits", "shinsai-jima-run-built"},
    "de": {"hidden-rooms-ui-sure-enter", "hidden-rooms-ui-sure-explore-monster"},
}
"""Messages that need not name what the English one names."""


@pytest.mark.parametrize("home", HOMES, ids=lambda home: str(home.relative_to(ROOT)))
@pytest.mark.parametrize("language", ["ja", "de"])
def test_nothing_that_the_english_names_is_left_out(home: Path, language: str) -> None:
    wanted, said = asked(home, "en"), asked(home, language)
    assert wanted.keys() <= said.keys()
    assert {key for key in wanted if said[key] != wanted[key]} <= SAID_OTHERWISE[language]
