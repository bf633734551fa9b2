"""Writes the client's types of HTTP, `web/src/wire/http.ts`, from the OpenAPI description: `http_types.py [--check]`.

`openapi-typescript` of `web/node_modules` makes the TypeScript. With --check nothing is written, and the exit status is
1 when the file differs.
"""

import json
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from inspect import cleandoc
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hiroma.server.app import site_of
from hiroma.server.settings import Settings
from hiroma.server.wiring import Hall
from tools.field_notes import notes, structs

WEB = Path(__file__).parents[1] / "web"
FILE = WEB / "src" / "wire" / "http.ts"
HEAD = "// Written by tools/http_types.py from the routes of the server: change those, then run it again.\n\n"
FORM = ("--root-types", "--root-types-no-schema-prefix", "--default-non-nullable", "false")

Schema = dict[str, Any]


@cache
def description() -> Schema:
    """Return the OpenAPI description of a hall. Nothing is started."""
    with TemporaryDirectory() as folder:
        hall = Hall(Settings(store=f"sqlite:///{folder}/hall.db", key=f"{folder}/key"))
        return site_of(hall).openapi_schema.to_schema()


def annotated(schema: Schema) -> Schema:
    """Return the description prepared for types: sorted, with docstrings of fields, and one answer for all refusals.

    All fields of a body that the server writes are required.
    """
    kinds = {name: _annotated(name, kind) for name, kind in sorted(schema["components"]["schemas"].items())}
    paths = {
        path: {method: _answered(act) for method, act in sorted(acts.items())}
        for path, acts in sorted(schema["paths"].items())
    }
    return schema | {"paths": paths, "components": {"schemas": kinds}}


def _answered(act: Schema) -> Schema:
    # All refusals have the same type: 'default' stands for them.
    said = {status: answer for status, answer in act["responses"].items() if status[0] not in "45"}
    told = {} if act["description"] == act["summary"] else {"description": act["description"]}
    return {**{part: what for part, what in act.items() if part != "description"}, **told, "responses": said}


def _annotated(name: str, kind: Mapping[str, Any]) -> Schema:
    if "properties" not in kind:
        return dict(kind)
    said = notes(name, kind)
    fields = {field: {**what, "description": said[field]} if field in said else what for field, what in _fields(kind)}
    found = next((one for one in structs(name) if set(one.__struct_fields__) <= set(fields)), None)
    asked = found is not None and found.__struct_config__.forbid_unknown_fields
    told = {"description": cleandoc(found.__doc__)} if found is not None and found.__doc__ else {}
    return {**kind, **told, "properties": fields, "required": kind.get("required", []) if asked else [*fields]}


def _fields(kind: Mapping[str, Any]) -> list[tuple[str, Schema]]:
    # A reference takes no description beside it.
    return [(field, {"allOf": [what]} if "$ref" in what else what) for field, what in kind["properties"].items()]


def text() -> str:
    """Return the text of the file."""
    with TemporaryDirectory() as folder:
        source = Path(folder) / "openapi.json"
        source.write_text(json.dumps(annotated(description())), "utf-8")
        tool = WEB / "node_modules" / ".bin" / "openapi-typescript"
        made = subprocess.run([tool, source, *FORM], cwd=WEB, check=True, capture_output=True, text=True)
    return HEAD + made.stdout


def main() -> int:
    """Write the file, or with --check say that it differs. Return the exit status."""
    made = text()
    if FILE.exists() and FILE.read_text("utf-8") == made:
        return 0
    if "--check" in sys.argv[1:]:
        sys.stderr.write(f"{FILE.name} is not what tools/http_types.py writes\n")
        return 1
    FILE.write_text(made, "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
