"""Writes the tables of messages and of owners into docs/cluster.md, from `hiroma.server.cluster`."""

import inspect
import re
import typing

import msgspec

from hiroma.server.cluster import messages
from hiroma.server.cluster.ownership import NEXT, Event, State
from tools.field_notes import of_module
from tools.marked import keep

KINDS = {
    "requests": messages.Request,
    "replies": messages.Reply,
    "notices": messages.Notice,
    "words": messages.Word,
}
"""Name of a table → the messages in it."""
PAGE = "docs/cluster.md"


def message(kind: type[msgspec.Struct]) -> str:
    """Return a message as a line of a table: its tag, its fields without its number `n`, and its docstring."""
    fields = [field.name for field in msgspec.structs.fields(kind) if not (field.name == "n" and field.type is int)]
    said = " ".join((inspect.getdoc(kind) or "").split())
    # The table names the kind of message.
    said = re.sub(r"^(Request|Reply|Word): |^Notice ", "", said)
    cells = f"`{kind.__struct_config__.tag}`", ", ".join(f"`{field}`" for field in fields), said
    return f"| {' | '.join(cells)} |"


def of_messages(kinds: object) -> list[str]:
    """Return the lines of the table of some messages."""
    return ["| message | fields | meaning |", "|---|---|---|", *map(message, typing.get_args(kinds))]


def of_owners() -> list[str]:
    """Return the lines of the table of owner states, one for each."""
    notes = of_module(State.__module__)
    made = ["| state | meaning | after |", "|---|---|---|"]
    for state in State:
        after = ", ".join(
            f"{event.value} → `{there.value}`" for event in Event if (there := NEXT.get((state, event))) is not None
        )
        made.append(f"| `{state.value}` | {notes['State'][state.name]} | {after} |")
    return made


def main() -> int:
    """Write the page, or with --check say that it differs. Return the exit status."""
    tables = {name: of_messages(kinds) for name, kinds in KINDS.items()} | {"owners": of_owners()}
    return max(keep(PAGE, f"table of {name}", table, "tools/cluster.py") for name, table in tables.items())


if __name__ == "__main__":
    raise SystemExit(main())
