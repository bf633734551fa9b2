"""Writes the client's TypeScript types from the wire Structs: `wire_types.py [--check]`.

`web/src/wire/types.ts` gathers the events of tables and the frames of the socket, each in a file of its own; `push.ts`
has the push message that a service worker receives. `web/src/wire/<game>.ts` gathers the moves, events and view of one
game, and the bodies that its capabilities send. A type stands in the first file that needs it. `tools/http_types.py`
writes bodies of HTTP. With --check nothing is written, and the exit status is 1 when a file differs.
"""

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, get_args

import msgspec

from hiroma.games import HOUSE, capabilities, newest
from hiroma.kernel import Outcome
from hiroma.server.notifications.web_push import Push
from hiroma.server.wire import protocol
from hiroma.table.study_events import EVENTS
from tools.field_notes import notes

WIRE = Path(__file__).parents[1] / "web" / "src" / "wire"
HEAD = "// Written by tools/wire_types.py from the Python Structs: change those, then run it again.\n"
Unions = Mapping[str, tuple[type, ...]]
Sheet = tuple[Unions, tuple[type, ...]]
"""The content of a file: unions by name, and further types."""

GATHERED: dict[str, Sheet] = {
    "events": ({"TableEvent": EVENTS}, ()),
    "asked": ({"ClientFrame": tuple(protocol.Frame.__subclasses__())}, ()),
    "frames": ({"ServerFrame": get_args(protocol.ServerFrame)}, (Outcome,)),
}
"""The files that `types.ts` exports again."""

BESIDE: dict[str, Sheet] = {"push": ({}, (Push,))}

WIDTH = 110
"""Most characters of a line, as the formatter is set."""

PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}

Schema = Mapping[str, Any]


def files() -> dict[Path, str]:
    """Return the text of each file, by path."""
    texts = {"types": gathering(GATHERED)} | sources(GATHERED | BESIDE)
    for game in HOUSE:
        sheets = travels(game)
        texts |= {game: gathering(sheets)} | sources(sheets)
    return {WIRE / f"{name}.ts": text for name, text in texts.items()}


def travels(game: str) -> dict[str, Sheet]:
    """Return the files of a game: moves, events, and the view with the types that its capabilities send by HTTP."""
    rules, offered = newest(game), capabilities(game)
    further = [kind for each in (offered.advice, offered.books) if each is not None for kind in each.travels]
    moves, events = (get_args(kind) or (kind,) for kind in (rules.move, rules.event))
    return {
        f"{game}-moves": ({"Move": moves}, ()),
        f"{game}-events": ({"Event": events}, ()),
        f"{game}-view": ({}, (rules.sight, *further)),
    }


def gathering(sheets: Mapping[str, Sheet]) -> str:
    """Return a TypeScript module that exports the types of other modules again."""
    return HEAD + "\n" + "".join(f'export type * from "./{name}";\n' for name in sheets)


def sources(sheets: Mapping[str, Sheet]) -> dict[str, str]:
    """Return TypeScript modules by name. Each defines the Structs that it needs and that no earlier one defines."""
    where: dict[str, str] = {}
    told: dict[str, Schema] = {}
    texts: dict[str, str] = {}
    for sheet, (unions, others) in sheets.items():
        roots = [*(member for members in unions.values() for member in members), *others]
        _, found = msgspec.json.schema_components(roots, ref_template="{name}")
        # Structs of the same name may differ: then each module has its own.
        known = {name for name, schema in found.items() if told.get(name) == schema}
        own = {name: schema for name, schema in sorted(found.items()) if name not in known}
        parts = [interface(name, schema) for name, schema in own.items()]
        parts += [f"export type {name} = {' | '.join(m.__name__ for m in of)};\n" for name, of in unions.items()]
        body = "\n".join(parts)
        used = sorted(name for name in known if re.search(rf"\b{name}\b", uncommented(body)))
        homes = {
            home: [name for name in used if where[name] == home] for home in sorted({where[name] for name in used})
        }
        imports = "".join(imported(names, home) for home, names in homes.items())
        texts[sheet] = HEAD + (imports and "\n" + imports) + "\n" + body
        where |= dict.fromkeys(own, sheet)
        told |= own
    return texts


def imported(names: Sequence[str], home: str) -> str:
    """Return the line, or lines, that import types from another module, as the formatter writes them."""
    line = f'import type {{ {", ".join(names)} }} from "./{home}";\n'
    if len(line) <= WIDTH + 1:
        return line
    return "import type {\n" + "".join(f"  {name},\n" for name in names) + f'}} from "./{home}";\n'


def uncommented(text: str) -> str:
    """Return a module without its comments."""
    return re.sub(r"/\*\*.*?\*/", "", text, flags=re.DOTALL)


def interface(name: str, schema: Schema) -> str:
    """Return a Struct as an interface. Only Structs that the client sends have optional fields."""
    sent_by_client = schema.get("additionalProperties") is False
    required = set(schema.get("required", ()))
    lines = [*comment(schema.get("description", "")), f"export interface {name} {{"]
    noted = notes(name, schema)
    for field, kind in schema["properties"].items():
        optional = "?" if sent_by_client and field not in required else ""
        lines += [f"  {line}" for line in comment(noted.get(field, ""))]
        lines.append(f"  {field}{optional}: {written(kind)};")
    return "\n".join([*lines, "}"]) + "\n"


def comment(text: str) -> Iterator[str]:
    """Yield the lines of a docstring as a JSDoc comment."""
    lines = text.strip().splitlines()
    if len(lines) == 1:
        yield f"/** {lines[0]} */"
    elif lines:
        yield from ("/**", *(f" * {line.strip()}".rstrip() for line in lines), " */")


def written(schema: Schema) -> str:
    """Return a JSON Schema as a TypeScript type. Raise `KeyError` for a type that no Struct has yet."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        options = dict.fromkeys(written(option) for option in schema["anyOf"])
        return "unknown" if "unknown" in options else " | ".join(options)
    if "prefixItems" in schema:
        return f"[{', '.join(written(item) for item in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        item = written(schema.get("items", {}))
        return f"({item})[]" if " | " in item else f"{item}[]"
    if schema.get("type") == "object":
        return f"Record<string, {written(schema.get('additionalProperties', {}))}>"
    return PLAIN[schema["type"]] if "type" in schema else "unknown"


def main() -> int:
    """Write the files, or with --check name those that differ. Return the exit status."""
    wrong = [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in wrong:
            sys.stderr.write(f"{path.name} is not what tools/wire_types.py writes\n")
        return 1 if wrong else 0
    for path in wrong:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files()[path], "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
