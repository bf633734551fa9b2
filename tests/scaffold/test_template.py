"""Templates and the names of a new game: what fills them, and what is refused before anything is written."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hiroma.cli import app
from hiroma.scaffold.checkout import package_files
from hiroma.scaffold.form import BadForm, fill
from hiroma.scaffold.naming import IMPORTED, BadName, prefix, wished

ROOT = Path(__file__).parents[2]


def test_words_and_conditions() -> None:
    form = "a @@word\n%if one\none\n%else\nnone\n%end\n%if not one\nno\n%end\n@pytest @@{word}s ${x} { $seat }\n"
    assert fill(form, {"word": "w"}, frozenset({"one"})) == "a w\none\n@pytest ws ${x} { $seat }\n"
    assert fill(form, {"word": "w"}, frozenset()) == "a w\nnone\nno\n@pytest ws ${x} { $seat }\n"


@pytest.mark.parametrize(
    ("form", "why"),
    [
        ("%if one\n", "no end"),
        ("%end\n", "is not open"),
        ("%else\n", "is not open"),
        ("%if one\n%if two\n", "is open"),
        ("@@nothing\n", "nobody gives"),
    ],
)
def test_a_bad_template_says_where(form: str, why: str) -> None:
    with pytest.raises(BadForm, match=why):
        fill(form, {}, frozenset())


def test_names_of_a_game() -> None:
    wish = wished("lucky_seven", "", "", secret=False, solo=False)
    assert (wish.id, wish.name, wish.kind, wish.title) == ("lucky-seven", "lucky_seven", "LuckySeven", "Lucky Seven")
    assert wish.seats == (2, 6)
    assert wished("go", "囲碁", "2", secret=True, solo=False).seats == (2, 2)
    assert wished("go", "", "", secret=False, solo=True).seats == (1, 1)


@pytest.mark.parametrize(
    ("name", "title", "seats", "secret", "solo"),
    [
        ("Go", "", "", False, False),
        ("7up", "", "", False, False),
        ("a--b", "", "", False, False),
        ("../x", "", "", False, False),
        ("class", "", "", False, False),
        ("kit", "", "", False, False),
        ("x" * 41, "", "", False, False),
        ("none", "", "", False, False),
        ("game", "", "", False, False),
        ("class-var", "", "", False, False),
        ("go", 'a"b', "", False, False),
        ("go", "x" * 41, "", False, False),
        ("go", "", "1-4", False, False),
        ("go", "", "4-2", False, False),
        ("go", "", "2-13", False, False),
        ("go", "", "two", False, False),
        ("go", "", "", True, True),
        ("go", "", "2", False, True),
    ],
)
def test_wishes_that_cannot_be(name: str, title: str, seats: str, secret: bool, solo: bool) -> None:
    with pytest.raises(BadName):
        wished(name, title, seats, secret=secret, solo=solo)


def test_no_class_of_a_game_hides_what_its_module_imports() -> None:
    form = (files("hiroma.scaffold") / "files/src/hiroma/games/NAME/__init__.py.tmpl").read_text("utf-8")
    imported = re.findall(r"^from \S+ import (.*)$", form, re.MULTILINE)
    names = {name for line in imported for name in line.split(", ")}
    assert {name for name in names if name[0].isupper() and not name.isupper()} == IMPORTED


def test_clauses_of_two_games_begin_differently() -> None:
    assert prefix("lucky-seven", ()) == "LS"
    assert prefix("lucky-seven", {"LS"}) == "LU"
    assert prefix("go", {"GO"}) == "AA"
    assert prefix("x", ()) == "AA"


def test_it_is_refused_where_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    outside = CliRunner().invoke(app, ["new-game", "lucky-seven"])
    assert (outside.exit_code, list(tmp_path.iterdir())) == (2, [])
    assert "no checkout" in outside.output
    monkeypatch.chdir(ROOT / "docs")
    taken = CliRunner().invoke(app, ["new-game", "cant-stop"])
    assert taken.exit_code == 2
    assert "there is a game cant-stop already" in taken.output
    assert CliRunner().invoke(app, ["new-game", "Lucky"]).exit_code == 2


def test_a_package_takes_letters_that_no_game_of_the_house_has(tmp_path: Path) -> None:
    made = package_files(tmp_path, wished("niches", "", "", secret=False, solo=False))
    (book,) = [text for path, text in made.items() if path.name == "RULES.md"]
    assert "| NC-S1 |" in book
    assert "NI-" not in book


@pytest.mark.parametrize("name", ["cant-stop", "hiroma", "msgspec", "json"])
def test_a_package_takes_no_name_of_a_game_or_of_another_package(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused = CliRunner().invoke(app, ["new-game", name, "--package"])
    assert (refused.exit_code, list(tmp_path.iterdir())) == (2, [])
    assert f"there is a {'game' if name == 'cant-stop' else 'Python package'} {name} already" in refused.output
