"""The build: compiled modules, locks, and the output of `hiroma doctor`."""

import ast
import re
import shutil
import sqlite3
from pathlib import Path

import msgspec
import pytest

from hiroma import doctor
from hiroma.server.clubs.bodies import NewClubTable
from tools import chromium, faketime, recipes
from tools.compile_rules import ROOT, extensions, mirror_package, rule_modules
from tools.field_notes import notes

PROCESS = re.compile(r"\bRunningHall\(|\bkillable_hall\b|\bsubprocess\b")
"""A pattern for the source of tests that start a process."""

SILENCED = re.compile(r"# (type: ignore|noqa)\b")
REASON = re.compile(r"# (type: ignore\[[a-z-]+\]  # \S|noqa: [A-Z0-9]+ (- |\()\S)")
"""A rule that is named, and the reason why it does not hold here."""

LOCKS = sorted((ROOT / "requirements").glob("*.lock"))


def structs(module: Path) -> list[str]:
    """Return the classes of a module that are declared as msgspec Structs."""
    tree = ast.parse(module.read_text("utf-8"))
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return [
        found.name
        for found in classes
        if any("Struct" in ast.unparse(base) for base in found.bases)
        or any(keyword.arg in ("frozen", "tag", "tag_field") for keyword in found.keywords)
    ]


SOURCES = [path for path in sorted((ROOT / "src" / "hiroma").rglob("*.py")) if "client" not in path.parts]


def test_files_and_functions_are_short() -> None:
    texts = {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in SOURCES}
    assert {name: text.count("\n") for name, text in texts.items() if text.count("\n") > 350} == {}
    long = {
        f"{name}: {node.name}": node.end_lineno - node.lineno + 1
        for name, text in texts.items()
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno
        if node.end_lineno - node.lineno + 1 > 50
    }
    assert long == {}


def test_types_are_seldom_open_and_what_is_silenced_has_a_reason() -> None:
    lines = [line for path in SOURCES for line in path.read_text("utf-8").splitlines()]
    assert sum(len(re.findall(r"\bAny\b", line)) for line in lines if "import" not in line) <= 250
    assert [line for line in lines if "Request[Any" in line] == []
    assert [line for line in lines if SILENCED.search(line) and not REASON.search(line)] == []


def test_no_compiled_module_defines_what_travels() -> None:
    """mypyc would silently drop the class keywords of a Struct."""
    modules = rule_modules(ROOT)
    assert Path("hiroma/games/cant_stop/course.py") in modules
    assert Path("hiroma/games/cant_stop/moves.py") not in modules
    assert {str(module): structs(ROOT / "src" / module) for module in modules if structs(ROOT / "src" / module)} == {}


def test_a_mirrored_package_follows_its_source(tmp_path: Path) -> None:
    source, tree = tmp_path / "src" / "hiroma", tmp_path / "tree"
    (source / "games").mkdir(parents=True)
    (source / "games" / "old.py").write_text("")
    mirror_package(tmp_path, tree)
    (tree / "hiroma" / "games" / "kept.so").write_text("")
    (source / "games" / "old.py").rename(source / "games" / "new.py")
    mirror_package(tmp_path, tree)
    assert sorted(path.name for path in (tree / "hiroma" / "games").iterdir()) == ["kept.so", "new.py"]
    assert [path.name for path in extensions(tree)] == ["kept.so"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_locks_pin_with_hashes_and_name_no_address(lock: Path) -> None:
    text = lock.read_text("utf-8")
    pins = re.findall(r"^[a-z0-9][\w.-]*==\S+.*$", text, re.MULTILINE)
    assert pins
    assert all(pin.endswith("\\") for pin in pins), "each pin goes on with its hashes"
    assert "--hash=sha256:" in text
    assert "://" not in text


def test_the_client_lock_names_no_download_address() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text("utf-8")


def test_the_doctor_names_the_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 8, 0))
    monkeypatch.setattr(shutil, "which", lambda _: None)
    said: list[str] = []
    assert doctor.main(said.append) == 1
    lines = said[0].splitlines()
    assert lines[-1] == "not able to serve"
    for name, remedy in {"SQLite": "3.35", "npm": "Node.js", "Chromium": "apt-get install chromium"}.items():
        assert any(line.startswith("missing") and name in line and remedy in line for line in lines), name


def test_without_faketime_and_root_the_tests_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faketime, "library", lambda: None)
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(SystemExit, match="need libfaketime"):
        faketime.main()


def test_without_the_programs_of_recipes_and_root_the_tests_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(SystemExit, match="need programs"):
        recipes.main()


def test_without_chromium_and_root_the_tests_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(SystemExit, match="need Chromium"):
        chromium.main()


def test_docstrings_of_fields_reach_the_client() -> None:
    _, found = msgspec.json.schema_components([NewClubTable])
    noted = notes("NewClubTable", found["NewClubTable"])
    assert noted["pledge"].startswith("Commitment of the player's device")
    assert noted["fill"].startswith("Seconds"), "a field of the class it extends"
    assert "game" not in noted


def test_most_tests_of_the_server_start_no_process() -> None:
    """A process costs seconds: it is for halls that die, stall or run beside another (`tests/server/inside.py`)."""
    files = {file: file.read_text("utf-8") for file in (ROOT / "tests" / "server").glob("test_*.py")}
    starting = sorted(file.name for file, text in files.items() if PROCESS.search(text))
    assert 0 < 3 * len(starting) <= len(files), starting
