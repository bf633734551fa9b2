"""Tables that a tool writes into a page, between two markers."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def marked(text: str, name: str, table: list[str]) -> str:
    """Return the page with this table between the markers of that name. Raise `ValueError` without markers."""
    begin, end = f"<!-- {name}: begin -->\n", f"<!-- {name}: end -->\n"
    before, found, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not (found and closed):
        raise ValueError(f"there are no markers of {name!r}")
    lines = "\n".join(table)
    return f"{before}{begin}\n{lines}\n\n{end}{after}"


def keep(page: str, name: str, table: list[str], tool: str) -> int:
    """Write the page, or with --check say that it differs. Return the exit status."""
    path = ROOT / page
    text = path.read_text("utf-8")
    made = marked(text, name, table)
    if text == made:
        return 0
    if "--check" in sys.argv[1:]:
        sys.stderr.write(f"{page} is not what {tool} writes\n")
        return 1
    path.write_text(made, "utf-8")
    return 0
