"""Writes the table of settings into docs/hosting.md, from `hiroma.server.settings`."""

from hiroma.server.declared import Declaration, Declared, declared
from hiroma.server.settings import Settings
from tools.marked import keep


def row(one: Declared) -> str:
    """Return a setting as a line of the table."""
    default = one.shown(one.field.default)
    said = one.setting.page or one.setting.help[0].lower() + one.setting.help[1:].rstrip(".")
    return f"| `{one.flag}` | `{one.variable}` | {f'`{default}` ' if default else ''}| {said} |"


def rows(kind: type[Declaration] = Settings) -> list[str]:
    """Return the lines of the table."""
    return ["| flag | variable | default | meaning |", "|---|---|---|---|", *map(row, declared(kind))]


def main() -> int:
    """Write the page, or with --check say that it differs. Return the exit status."""
    return keep("docs/hosting.md", "table of settings", rows(), "tools/hosting.py")


if __name__ == "__main__":
    raise SystemExit(main())
