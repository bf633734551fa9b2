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
        elif isinstance(inner, ftl.VariableReference) and isinstance(after, ftl.TextElement):
            yield from {inner.id.name} - chosen if UNIT.match(after.value) else ()


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


AVOIDED = {
    "ja": {
        "卓": "テーブル",
        "さいころ": "サイコロ",
        "ブラウザー": "ブラウザ(?!ー)",
        "ログイン": "サインイン",
        "フレンドの申し込み": "友だちの申し込み",
        "リプレイ": "棋譜",
        "名人": "達人",
        "会員": "メンバー",
        "広間": "ホール",
        "通報": "報告を送る|未対応の報告",
        "今日の挑戦": "デイリー",
        "フェアプレー": "フェアプレイ",
    },
    "de": {
        "Club": "Klub",
        "Platz": "Stuhl|Stühle",
        "Regelbuch": "Regelheft",
        "Protokoll": "Verlauf",
        "Wiederholung": "Aufzeichnung(?!en)",
        "Spielwerkzeug": "Spielhelfer",
        "Serie": "diese Reihe",
    },
}
"""One word for one thing of the hall, and those that stood beside it; the games have glossaries of their own."""
KANA = "[ぁ-んァ-ヶ一-龠々ー]"
NARROW = re.compile(rf"{KANA}[:(),!?;]|[:(),!?;]{KANA}|[？！](?!の){KANA}|〜|\}}:|{KANA} \(")
"""Narrow punctuation in Japanese, a wave that is not the one of ranges, and a question that runs into a sentence."""


def lines(language: str) -> dict[str, str]:
    """Where it stands → each line that people read in a language: of catalogues and, in Japanese, of pages."""
    pages = [home / f"{language}.ftl" for home in HOMES]
    pages += [ROOT / "README.ja.md", *(ROOT / "docs" / "ja").glob("*.md")] if language == "ja" else []
    return {
        f"{page.relative_to(ROOT)}:{number}": line
        for page in pages
        for number, line in enumerate(page.read_text("utf-8").splitlines(), 1)
        if page.suffix == ".md" or not line.startswith("#")
    }


@pytest.mark.parametrize("language", ["ja", "de"])
def test_one_word_for_one_thing_of_the_hall(language: str) -> None:
    words = AVOIDED[language]
    assert [
        f"{place}: {old}, say {word}"
        for place, line in lines(language).items()
        for word, old in words.items()
        if re.search(old, line)
    ] == []


def test_japanese_has_wide_punctuation() -> None:
    catalogues = {place: line for place, line in lines("ja").items() if ".ftl" in place}
    assert [f"{place}: {line}" for place, line in catalogues.items() if NARROW.search(line)] == []


@pytest.mark.parametrize(
    "text", ["理由: ひまん", "はい(いいえ)", "止めますか？ほかは届きます", "1〜3歩", "{ $name }: はい", "すべて (JSON)"]
)
def test_narrow_punctuation_that_comes_back_is_caught(text: str) -> None:
    assert NARROW.search(text)
