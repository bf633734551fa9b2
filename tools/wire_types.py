"""Writes the client's TypeScript types from the wire Structs: `wire_types.py [--check]`.

`web/src/wire/types.ts` holds frames, HTTP bodies and table events, `web/src/wire/accounts.ts` the bodies of the pages
of an account, `web/src/wire/desk.ts` those of the host's desk, `web/src/wire/fair.ts` those of fair play,
`web/src/wire/clubs.ts` those of clubs,
`web/src/wire/<game>.ts` the moves, events and view of one game.
With --check nothing is written, and the exit status is 1 when a file differs.
"""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec

from hiroma.games import RULESETS, ruleset
from hiroma.games.hidden_rooms.views import Advice, Review
from hiroma.kernel import Outcome
from hiroma.kernel.lesson import Scene
from hiroma.server import bodies, protocol, replay
from hiroma.server.access import bodies as access
from hiroma.server.accounts import bodies as accounts
from hiroma.server.books import bodies as books
from hiroma.server.clubs import bodies as clubs
from hiroma.server.comments import bodies as comments
from hiroma.server.daily import bodies as daily
from hiroma.server.fairplay import bodies as fairplay
from hiroma.server.host import bodies as host
from hiroma.server.lobby import bodies as lobby
from hiroma.server.lobby import presets
from hiroma.server.notices.pushes import Push
from hiroma.server.notices.wishes import Notices
from hiroma.server.records import bodies as records
from hiroma.server.vacation.calendar import Vacation
from hiroma.table import events

WIRE = Path(__file__).parents[1] / "web" / "src" / "wire"
HEAD = "// Written by tools/wire_types.py from the Python Structs: change those, then run it again.\n"
BODIES = (
    bodies.GameCard,
    lobby.Waiting,
    lobby.PlayNow,
    presets.Presets,
    bodies.NewTable,
    bodies.NewTableReply,
    bodies.NewMe,
    replay.Replay,
    comments.Comment,
    comments.NewComment,
    bodies.Attempt,
    daily.DayPage,
    daily.Begun,
    books.BookCard,
    books.BookPage,
    books.Checked,
    books.Published,
    books.Studied,
    books.Study,
    records.Profile,
    records.SeasonPage,
    Scene,
    Outcome,
)
ACCOUNT_BODIES = (
    *(accounts.Account, accounts.Elsewhere, accounts.Options),
    *(Notices, Push),
    Vacation,
    *(access.Access, access.NewToken, access.MadeToken),
)
DESK_BODIES = (host.DeskPage, host.TableLine, host.PersonLine)
FAIR_BODIES = (fairplay.Shunned, fairplay.NewReport, fairplay.Desk, fairplay.NewRuling, fairplay.Case)
CLUB_BODIES = (
    *(clubs.Clubs, clubs.NewClub, clubs.ClubPage, clubs.ClubChange, clubs.Appointment, clubs.ClubBoard),
    *(clubs.OwnClub, clubs.NewClubTable, clubs.TableClub, clubs.ClubRuling),
)
FURTHER: dict[str, tuple[type, ...]] = {"hidden-rooms": (Advice, Review)}
"""What else of a game travels by HTTP."""

PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}

Schema = Mapping[str, Any]


def files() -> dict[Path, str]:
    """What each file should hold."""
    table = tuple(events.TableEvent.__subclasses__())
    unions = {
        "ClientFrame": protocol.Frame.__subclasses__(),
        "ServerFrame": protocol.ServerFrame.__args__,
        "TableEvent": table,
    }
    shared = {WIRE / "types.ts": source(unions, BODIES), WIRE / "accounts.ts": source({}, ACCOUNT_BODIES)}
    shared |= {WIRE / "desk.ts": source({}, DESK_BODIES), WIRE / "fair.ts": source({}, FAIR_BODIES)}
    shared |= {WIRE / "clubs.ts": source({}, CLUB_BODIES)}
    return shared | {WIRE / f"{game}.ts": travels(game) for game in RULESETS}


def travels(game: str) -> str:
    """The moves, events and view of a game."""
    rules = ruleset(game)
    unions = {name: get_args(kind) or (kind,) for name, kind in (("Move", rules.move), ("Event", rules.event))}
    return source(unions, (rules.sight, *FURTHER.get(game, ())))


def source(unions: Mapping[str, Any], others: tuple[type, ...]) -> str:
    """A TypeScript module with every Struct reached from the unions and the other types."""
    roots = [*(member for members in unions.values() for member in members), *others]
    _, components = msgspec.json.schema_components(roots, ref_template="{name}")
    parts = [interface(name, schema) for name, schema in sorted(components.items())]
    parts += [f"export type {name} = {' | '.join(m.__name__ for m in members)};\n" for name, members in unions.items()]
    return HEAD + "\n" + "\n".join(parts)


def interface(name: str, schema: Schema) -> str:
    """One Struct as an interface. What the server writes always has every field."""
    sent_by_client = schema.get("additionalProperties") is False
    required = set(schema.get("required", ()))
    lines = [*comment(schema.get("description", "")), f"export interface {name} {{"]
    for field, kind in schema["properties"].items():
        optional = "?" if sent_by_client and field not in required else ""
        lines.append(f"  {field}{optional}: {written(kind)};")
    return "\n".join([*lines, "}"]) + "\n"


def comment(text: str) -> Iterator[str]:
    """A docstring as a JSDoc comment."""
    lines = text.strip().splitlines()
    if len(lines) == 1:
        yield f"/** {lines[0]} */"
    elif lines:
        yield from ("/**", *(f" * {line.strip()}".rstrip() for line in lines), " */")


def written(schema: Schema) -> str:
    """A JSON Schema as a TypeScript type; raises KeyError for a shape no Struct uses yet."""
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
    """Writes the files, or with --check says which ones differ."""
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
