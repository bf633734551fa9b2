"""The parts of a hall and their distribution: dependencies of routes, and takers of each class."""

import ast
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import hiroma
from hiroma.server.app import dependencies, site_of
from hiroma.server.settings import Settings
from hiroma.server.wiring import Hall

SERVER = Path(hiroma.__file__).parent / "server"
MOST = 12
"""Most modules of the server that take one class in a constructor. A class with more takers does too much."""
LATE = {"alembic", "opentelemetry", "webauthn"}
"""Libraries that a hall imports on first use: each takes a tenth of its start."""


def test_nothing_that_a_client_sends_is_named_like_a_dependency(tmp_path: Path) -> None:
    # Litestar takes a bad value under such a name for a server error, and answers 500.
    hall = Hall(Settings(store=f"sqlite:///{tmp_path}/hall.db", key=f"{tmp_path}/key"))
    schema: dict[str, Any] = site_of(hall).openapi_schema.to_schema()
    sent = {name for path in schema["paths"].values() for act in path.values() for name in _sent(act, schema)}
    assert {"days", "clock", "options"} <= sent
    assert sent.isdisjoint(dependencies(hall)), sent.intersection(dependencies(hall))


def _sent(act: dict[str, Any], schema: dict[str, Any]) -> set[str]:
    # The parameters of a route, and the fields of its body.
    names = {parameter["name"] for parameter in act.get("parameters", [])}
    for body in act.get("requestBody", {}).get("content", {}).values():
        ref = body["schema"].get("$ref", "").rpartition("/")[2]
        names |= set(schema["components"]["schemas"][ref].get("properties", ())) if ref else set()
    return names


def test_a_hall_is_ready_to_open_before_the_libraries_that_can_wait_are_there() -> None:
    look = "import sys, hiroma.server.serve; print(*{name.partition('.')[0] for name in sys.modules})"
    there = subprocess.run([sys.executable, "-c", look], check=True, capture_output=True, text=True).stdout.split()
    assert "litestar" in there
    assert LATE.isdisjoint(there)


def test_no_class_is_handed_to_everybody() -> None:
    takers: dict[str, set[str]] = defaultdict(set)
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            for taken in _taken(node) if isinstance(node, ast.ClassDef) else ():
                takers[taken].add(str(file))
    assert takers["Tables"], "the parts are found at all"
    most = {name: len(files) for name, files in takers.items() if name[0].isupper() and len(files) > MOST}
    assert not most, most


def _taken(owner: ast.ClassDef) -> set[str]:
    # The classes named in the annotations of a constructor, or of the fields of a NamedTuple.
    wanted: list[ast.expr | None] = []
    parts = any(ast.unparse(base) == "NamedTuple" for base in owner.bases)
    for item in owner.body:
        if isinstance(item, ast.FunctionDef) and item.name == "__init__":
            wanted += [one.annotation for one in (*item.args.args, *item.args.kwonlyargs)]
        elif parts and isinstance(item, ast.AnnAssign):
            wanted.append(item.annotation)
    names = {one.id for each in wanted if each is not None for one in ast.walk(each) if isinstance(one, ast.Name)}
    return names - {"Any", "Callable", "Awaitable", "Collection", "Sequence", "Mapping"}
