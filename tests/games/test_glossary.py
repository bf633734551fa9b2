"""One word for one thing: in no text of a game stands a word that its glossary avoids."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from hiroma.kernel.texts import LANGUAGES, rulebook
from tests.games.books import CLAUSES

ROOT = Path(__file__).parents[2]
HOMES = sorted(path.parent for path in ROOT.glob("src/hiroma/games/*/glossary.toml"))

each_game = pytest.mark.parametrize("home", HOMES, ids=lambda home: home.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)

PUT_BACK = [
    ("cant_stop", "ja", "登山者が進みます。"),
    ("cant_stop", "ja", "ルートを占領します。"),
    ("cant_stop", "ja", "ダイスを振ります。"),
    ("cant_stop", "ja", "ベースキャンプに戻ります。"),
    ("cant_stop", "de", "Route 7 ist erobert."),
    ("cant_stop", "de", "Das Lager bleibt stehen."),
    ("hidden_rooms", "en", "The door is two squares away."),
    ("hidden_rooms", "ja", "伏せたタイルを表にします。"),
    ("hidden_rooms", "ja", "化物に感づかれました。"),
    ("hidden_rooms", "de", "Es wittert dich."),
    ("hidden_rooms", "de", "Das Raumbuch liegt offen."),
    ("niagara", "ja", "宝石を奪います。カヌーで漕ぎます。"),
    ("niagara", "ja", "滝つぼに落ちました。"),
    ("niagara", "de", "Fahre in Gebiet 5."),
    ("niagara", "de", "Der Elch steht am pinken Ufer."),
    ("fearsome_floors", "en", "Out by the exit at the upper left."),
    ("fearsome_floors", "ja", "石を押します。"),
    ("fearsome_floors", "ja", "水晶の先が見えます。"),
    ("fearsome_floors", "de", "Der Steinblock wird geschoben."),
    ("fearsome_floors", "de", "Sie rutscht über die Lache."),
    ("shinsai_jima", "ja", "駒を振り回します。"),
    ("shinsai_jima", "ja", "ジャイアントスイングをします。"),
    ("shinsai_jima", "ja", "専用ブロックを置きます。"),
    ("shinsai_jima", "ja", "色付き立方体を置きます。"),
    ("shinsai_jima", "ja", "自分の立方体を置きます。"),
    ("shinsai_jima", "de", "Die Bärenkraft verdoppelt."),
    ("shinsai_jima", "de", "Die Urkraft verdoppelt."),
    ("shinsai_jima", "de", "Die Figur steht auf Stufe 4."),
]
"""Words that stood beside others for the same thing."""


class Words(Visitor):
    """The words of a message, without names of variables."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the library calls it so
        self.said.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802 - the library calls it so
        self.said.append(node.value)


@cache
def concepts(home: Path) -> list[dict[str, Any]]:
    """The concepts of a game's glossary."""
    found: list[dict[str, Any]] = tomllib.loads((home / "glossary.toml").read_text("utf-8"))["concept"]
    return found


def catalogues(home: Path, language: str) -> Iterator[Path]:
    """The texts of a game, of the server and of the board."""
    yield home / "text" / f"{language}.ftl"
    yield ROOT / "web" / "src" / "boards" / home.name.replace("_", "-") / "text" / f"{language}.ftl"


@cache
def texts(home: Path, language: str) -> dict[str, str]:
    """Where it stands → each text of a game in a language: messages, and lines of the rulebook."""
    said: dict[str, str] = {}
    for path in catalogues(home, language):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message | ftl.Term):
                words = Words()
                words.visit(entry)
                said[entry.id.name] = "".join(words.said)
    lines = (home / rulebook(language)).read_text("utf-8").splitlines()
    return said | {f"{rulebook(language)} {number}": line for number, line in enumerate(lines, 1)}


def avoided(home: Path, language: str, said: dict[str, str]) -> list[str]:
    """Where a word stands that the glossary avoids."""
    words = [(word, each["id"]) for each in concepts(home) for word in each.get("avoid", {}).get(language, ())]
    return [f"{place}: {word} ({concept})" for place, text in said.items() for word, concept in words if word in text]


@each_game
def test_every_concept_has_a_word_in_each_language(home: Path) -> None:
    assert len(concepts(home)) >= (20 if home.name in CLAUSES else 5)
    ids = [each["id"] for each in concepts(home)]
    assert len(ids) == len(set(ids))
    for each in concepts(home):
        assert each.keys() <= {"id", "avoid", *LANGUAGES}
        assert all(each[language].strip() for language in LANGUAGES), each["id"]
        assert each.get("avoid", {}).keys() <= set(LANGUAGES)


@each_language
@each_game
def test_no_avoided_word_stands_in_any_text(home: Path, language: str) -> None:
    said = texts(home, language)
    assert len(said) > (200 if home.name in CLAUSES else 50)
    assert avoided(home, language, said) == []


@each_language
@each_game
def test_no_concept_avoids_the_word_of_another(home: Path, language: str) -> None:
    own = {each["id"]: each[language] for each in concepts(home)}
    assert avoided(home, language, own) == []


@pytest.mark.parametrize(("game", "language", "text"), PUT_BACK)
def test_a_mixed_word_that_comes_back_is_caught(game: str, language: str, text: str) -> None:
    (home,) = (each for each in HOMES if each.name == game)
    assert avoided(home, language, {"put back": text})


def test_every_game_has_a_glossary() -> None:
    assert [home.name for home in HOMES] == sorted(
        path.parent.name for path in ROOT.glob("src/hiroma/games/*/RULES.md")
    )
