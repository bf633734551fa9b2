"""Writes the tables of routes into docs/api.md, from the OpenAPI description of the server."""

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from tools.http_types import Schema, description
from tools.marked import keep

METHODS = ("get", "post", "put", "patch", "delete")
ROLES = {"moderator": "moderators", "host": "the host"}
FIRST = ("games", "play", "me", "tables", "comments", "daily", "puzzles", "books", "people", "seasons", "clubs")
"""Groups that come first; the others follow by name."""


def rows() -> list[str]:
    """Return the lines of the tables, one table for each first word of a path below /api."""
    schema = description()
    acts = [
        (act["tags"][0], path, method, act)
        for path, found in sorted(schema["paths"].items())
        for method, act in sorted(found.items(), key=lambda each: METHODS.index(each[0]))
    ]
    made: list[str] = []
    for tag, some in groupby(sorted(acts, key=lambda each: _order(each[0])), lambda each: each[0]):
        made += ["", f"### {tag}", "", "| request | what it does | by | refused as |", "|---|---|---|---|"]
        made += [_row(schema, path, method, act) for _, path, method, act in some]
    return made[1:]


def _order(tag: str) -> tuple[int, str]:
    return FIRST.index(tag) if tag in FIRST else len(FIRST), tag


def _row(schema: Schema, path: str, method: str, act: Schema) -> str:
    sent = [one for one in act.get("parameters", []) if one["in"] == "query"]
    asked = ", ".join(f"`?{one['name']}=`{_values(one['schema'])}" for one in sent)
    content = act["requestBody"]["content"] if "requestBody" in act else {}
    body = _fields(schema, content["application/json"]["schema"]) if "application/json" in content else ""
    takes = "; ".join(part for part in (asked, body) if part)
    said = " ".join(act["description"].split()).replace("|", "\\|")
    refused = ", ".join(f"`{code}`" for code in _codes(act))
    return f"| `{method.upper()} {path}` | {said}{f' Takes {takes}.' if takes else ''} | {_by(act)} | {refused} |"


def _fields(schema: Schema, body: Schema) -> str:
    # The fields of a body; those with a question mark may be left out.
    if "items" in body:
        return f"a list of {_fields(schema, body['items'])}"
    kind = schema["components"]["schemas"][body["$ref"].rpartition("/")[2]]
    needed = kind.get("required", [])
    listed = "`{" + ", ".join(f'"{name}"' + ("" if name in needed else "?") for name in kind["properties"]) + "}`"
    told = [f"`{name}`{values}" for name, field in kind["properties"].items() if (values := _values(field))]
    return "; ".join([listed, *told])


def _values(kind: Schema) -> str:
    # The values that a field or parameter may have, where they are listed.
    found = [kind, *kind.get("oneOf", ()), kind.get("items", {})]
    values = [value for one in found for value in one.get("enum", ()) if value is not None]
    return f" ({', '.join(f'`{value}`' for value in values)})" if values else ""


def _codes(act: Schema) -> Iterator[str]:
    for status, answer in sorted(act["responses"].items()):
        if status.isdigit() and status != "400":
            yield from re.findall(r"'([a-z-]+)'", answer["description"])


def _by(act: Schema) -> str:
    schemes: list[dict[str, Any]] = act["security"]
    roles = [ROLES[role] for scheme in schemes for role in scheme.get("session", [])]
    scopes = [f"`{scope}`" for scheme in schemes for scope in scheme.get("token", [])]
    return ", ".join([*roles, *scopes])


def main() -> int:
    """Write the page, or with --check say that it differs. Return the exit status."""
    return keep("docs/api.md", "tables of routes", rows(), "tools/routes.py")


if __name__ == "__main__":
    raise SystemExit(main())
