"""A checkout of Hiroma, and the places in it that know every game by name."""

import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from hiroma.games import HOUSE, newest
from hiroma.kernel.texts import CLAUSE
from hiroma.scaffold.form import BadForm, fill
from hiroma.scaffold.naming import Wish, prefix, words

FORMS = files("hiroma.scaffold") / "files"
PACKAGE = files("hiroma.scaffold") / "package"
SUFFIX = ".tmpl"
HOUSE_ONLY = ("proofs.py", "golden")
"""Tests that the tests of all games read: a package has its own conformance."""

REGISTRY = "src/hiroma/games/__init__.py"
BOARDS = "web/src/boards/index.ts"
README = "README.md"
README_JA = "README.ja.md"
BOTS = "docs/bots.md"
PLAYING = "docs/playing.md"
PLAYING_JA = "docs/ja/playing.md"


class NoRoom(Exception):
    """Nothing was written: no checkout, or something stands in the way. `str()` says what."""


def checkout(place: Path) -> Path:
    """Return the root of the checkout that a folder lies in, or raise `NoRoom`."""
    for root in (place, *place.parents):
        if all((root / path).is_file() for path in ("pyproject.toml", REGISTRY, BOARDS)):
            return root
    raise NoRoom("this is no checkout of Hiroma: clone it, and run the command there; or begin a package (--package)")


def new_files(root: Path, wish: Wish) -> dict[Path, str]:
    """Return the files of a new game and those that list the games, each with its whole text.

    Raises `NoRoom` when a game of that name is there, or a listing does not look as it should.
    """
    taken = {code[:2] for book in root.glob("src/hiroma/games/*/RULES.md") for code in _clauses(book)}
    made = {root / path: text for path, text in filled(FORMS, wish, words(wish, prefix(wish.id, taken))).items()}
    for path in (
        root / f"src/hiroma/games/{wish.name}",
        root / f"tests/games/{wish.name}",
        root / f"web/src/boards/{wish.id}",
        *made,
    ):
        if path.exists():
            raise NoRoom(f"there is a game {wish.id} already: {path.relative_to(root)}")
    return made | {root / path: text for path, text in _listed(root, wish).items()}


def package_files(place: Path, wish: Wish) -> dict[Path, str]:
    """Return the files of a new game in a package of its own, in a folder named like it. Raises `NoRoom`."""
    if wish.id in HOUSE:
        raise NoRoom(f"there is a game {wish.id} already")
    if find_spec(wish.name) is not None:
        # Python would load the other one in its place, or lose the other one to it.
        raise NoRoom(f"there is a Python package {wish.name} already: choose another name")
    root = place / wish.id
    if root.exists():
        raise NoRoom(f"there is a folder {wish.id} already")
    given = words(wish, prefix(wish.id, {newest(game).info.clauses for game in HOUSE}))
    made: dict[Path, str] = {}
    for path, text in filled(FORMS, wish, given).items():
        target = _in_package(path, wish)
        if target:
            own = text.replace(f"hiroma.games.{wish.name}", wish.name).replace(f"tests.games.{wish.name}", "tests")
            made[root / target] = own
    return made | {root / path: text for path, text in filled(PACKAGE, wish, given).items()}


def _in_package(path: str, wish: Wish) -> str:
    # Where a file of a checkout lies in a package; '' for one that it does not have.
    if path == f"web/public/games/{wish.id}.svg":
        return f"src/{wish.name}/picture.svg"
    if path.startswith(("web/", *(f"tests/games/{wish.name}/{part}" for part in HOUSE_ONLY))):
        return ""
    return path.replace(f"src/hiroma/games/{wish.name}/", f"src/{wish.name}/").replace(f"games/{wish.name}/", "")


def filled(forms: Traversable, wish: Wish, given: Mapping[str, str]) -> dict[str, str]:
    """Return the files of a folder of templates by path; NAME and ID in a path are the names of the game."""
    made: dict[str, str] = {}
    for path, text in _forms(forms, ""):
        target = path.removesuffix(SUFFIX).replace("NAME", wish.name).replace("ID", wish.id)
        try:
            if whole := fill(text, given, wish.true):
                made[target] = whole
        except BadForm as error:
            raise BadForm(f"{path}: {error}") from None
    return made


def _forms(folder: Traversable, above: str) -> Iterator[tuple[str, str]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _forms(entry, f"{above}{entry.name}/")
        elif entry.name.endswith(SUFFIX):
            yield above + entry.name, entry.read_text("utf-8")


def _clauses(book: Path) -> list[str]:
    return re.findall(rf"\b{CLAUSE}", book.read_text("utf-8"))


def _listed(root: Path, wish: Wish) -> dict[str, str]:
    # The files that list the games, with a line for this one.
    low, high = wish.seats
    seats = str(low) if low == high else f"{low}–{high}"
    key = wish.id if wish.id.isidentifier() else f'"{wish.id}"'
    lines = {
        REGISTRY: (r"(?ms)^RULESETS: .*?(?=^\})", f'    "{wish.id}": {{1: "hiroma.games.{wish.name}:{wish.kind}"}},\n'),
        BOARDS: (r"(?ms)^const modules: .*?(?=^\})", f'  {key}: () => import("./{wish.id}"),\n'),
        README: (r"(?ms)^\| game \|.*?^(?!\|)", f"| {wish.title} | | {seats} | playable: `target` |\n"),
        README_JA: (r"(?ms)^\| ゲーム \|.*?^(?!\|)", f"| {wish.title} | | {seats}人 | 遊べます：`target` |\n"),
    }
    if not wish.solo:
        lines[PLAYING] = (r"(?ms)^\| rated game \| turns .*?^(?!\|)", f"| {wish.title} | 3 |\n")
        lines[PLAYING_JA] = (r"(?ms)^\| レーティング対象のゲーム \| .*?^(?!\|)", f"| {wish.title} | 3 |\n")
    made = {path: _with(root / path, *line) for path, line in lines.items()}
    bots = (root / BOTS).read_text("utf-8")
    return made | {BOTS: f"{bots.rstrip()}\n\n{_bots(wish)}"}


def _with(path: Path, table: str, line: str) -> str:
    # The text of a file with a line at the end of a table.
    text = path.read_text("utf-8")
    found = re.search(table, text)
    if found is None:
        raise NoRoom(f"{path.name} does not list the games as expected")
    return text[: found.end()] + line + text[found.end() :]


def _bots(wish: Wish) -> str:
    late = "or at what each turn must bring" if wish.solo else "and goes for all when another lacks 8 points"
    return (
        f"## {wish.title}\n\n"
        "| level | what it is |\n|---|---|\n"
        "| `random` | any move |\n"
        "| `casual` | keeps at 8 |\n"
        f"| `club` | keeps at 20, {late} |\n"
    )
