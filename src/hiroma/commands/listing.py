"""Tables on the command line."""

import sys
from collections.abc import Iterable, Sequence

WIDE = 1000
"""Characters of a line where nobody looks: a program that reads it wants whole words."""


def show(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print a table with these columns. A terminal gets columns as wide as it has room for."""
    from rich.console import Console
    from rich.table import Table

    table = Table(*columns, box=None, pad_edge=False, header_style="bold")
    for row in rows:
        table.add_row(*map(str, row))
    Console(width=None if sys.stdout.isatty() else WIDE, highlight=False, markup=False).print(table)
