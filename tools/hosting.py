"""Writes the table of settings into docs/hosting.md, from `hiroma.server.settings`."""

from hiroma.server.declared import Declaration, Declared, declared
from hiroma.server.settings import Settings
from tools.marked import keep


def row(one: Declared) -> str:
    """A setting as a line of the table."""
    default = one.shown(one.field.default)
    said = one.setting.page or one.setting.help[0].lower() + one.setting.help[1:].rstrip(".")
    return f"| `{one.flag}` | `{one.variable}` | {f'`{default}` ' if default else ''}| {said} |"


def rows(kind: type[Declaration] = Settings) -> list[str]:
    """The table, a line each."""
    return ["| flag | variable | default | meaning |", "|---|---|---|---|", *map(row, declared(kind))]


def main() -> int:
    """Writes the page, or with --check says that it differs."""
    return keep("docs/hosting.md", "table of settings", rows(), "tools/hosting.py")


if __name__ == "__main__":
    raise SystemExit(main())
