"""Every refusal, event and command has words in every language, which ask only for what the code hands them."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import hiroma
from hiroma.games import RULESETS, newest
from hiroma.table.commands import COMMANDS
from hiroma.table.grammar import QUESTIONS
from hiroma.table.study_events import EVENTS

PACKAGE = Path(hiroma.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
LANGUAGES = ("en", "ja", "de")


class Variables(Visitor):
    """The names a pattern asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library calls it so
        self.names.add(node.id.name)


@cache
def texts(language: str) -> dict[str, frozenset[str]]:
    """Message → the variables it asks for."""
    path = PACKAGE / "table" / "text" / f"{language}.ftl"
    made: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in made, f"{path.name}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            made[entry.id.name] = frozenset(variables.names)
    return made


@cache
def codes() -> dict[str, set[str]]:
    """Refusal code → the names of what it hands on, from every place in the code that refuses."""
    found: dict[str, set[str]] = defaultdict(set)
    for folder in (
        "kernel",
        "table",
        "server",
        "server/access",
        "server/accounts",
        "server/clubs",
        "server/fairplay",
        "server/host",
        "server/notices",
        "server/vacation",
    ):
        for path in (PACKAGE / folder).glob("*.py"):
            for code, names in refusals(ast.parse(path.read_text(encoding="utf-8"))):
                found[code] |= names
    return found


def refusals(tree: ast.AST) -> Iterator[tuple[str, set[str]]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        keywords = {word.arg: word.value for word in node.keywords if word.arg}
        first = node.args[0] if node.args else keywords.get("code")
        if name not in ("Refused", "Refusal", "BadOption", "refusal"):
            continue
        what = keywords.pop("what", None)
        inner = {str(ast.literal_eval(key)) for key in what.keys if key} if isinstance(what, ast.Dict) else set()
        for constant in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
            if isinstance(constant, ast.Constant) and isinstance(constant.value, str):
                yield constant.value, inner | set(keywords) - {"code", "clause", "status", "id", "table"}


def handed(names: set[str]) -> set[str]:
    """Names as the texts get them: lists come with their length, a bot with its name."""
    bot = {"bot"} if {"level", "chair"} <= names else set()
    return names | bot | {f"{name}-count" for name in names}


def test_the_scan_finds_what_is_there() -> None:
    assert {"not-seated", "people", "stale", "no-key", "option-range", "command-unknown", "name-length"} <= set(codes())
    assert codes()["people"] == {"have", "need"}
    assert len(codes()) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    missing = sorted(code for code in codes() if f"refusal-{code}" not in texts(language))
    assert not missing, f"{language}.ftl lacks refusal- for {missing}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_say_only_what_they_are_told(language: str) -> None:
    for code, names in codes().items():
        asked = texts(language).get(f"refusal-{code}", frozenset())
        assert asked <= handed(names), f"{language}.ftl refusal-{code} asks for {asked - handed(names)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_is_left_over(language: str) -> None:
    sources = [*WEB.rglob("*.ts*"), *(PACKAGE / "server").rglob("*.py")]
    written = " ".join(path.read_text(encoding="utf-8") for path in sources)
    for key in texts(language):
        code = key.removeprefix("refusal-")
        if key != code and code not in codes():
            assert f"refusal-{code}" in written or f'"{code}"' in written, f"{language}.ftl: nobody says {code}"


def table_events() -> dict[str, set[str]]:
    return {str(kind.__struct_config__.tag): {field.name for field in msgspec.structs.fields(kind)} for kind in EVENTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words(language: str) -> None:
    written = {key.removeprefix("event-") for key in texts(language) if key.startswith("event-")}
    assert written == set(table_events())


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_say_only_what_they_are_told(language: str) -> None:
    for tag, fields in table_events().items():
        asked = texts(language).get(f"event-{tag}", frozenset())
        told = handed(fields) | {"goal"}
        assert asked <= told, f"{language}.ftl event-{tag} asks for {asked - told}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [*COMMANDS, *QUESTIONS])
def test_every_command_has_a_name_and_help(language: str, command: str) -> None:
    if command != "help":
        assert f"command-{command}" in texts(language)
    assert f"command-{command}-help" in texts(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    assert set(texts(language)) == set(texts("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", ["random", "casual", "club", "master", "novice", "decent", "strong"])
def test_levels_have_names(language: str, level: str) -> None:
    assert f"level-{level}" in texts(language)


@pytest.mark.parametrize("game", RULESETS)
def test_no_event_of_a_game_is_named_like_one_of_the_table(game: str) -> None:
    """The log would tell the table's event in the words of the game."""
    tags = {kind.__struct_config__.tag for kind in get_args(newest(game).event)}
    assert tags & {kind.__struct_config__.tag for kind in EVENTS} == set()
