"""The share of the lobby that one host gets."""

from collections import Counter
from collections.abc import Collection

from hiroma.ids import PlayerId
from hiroma.store import Summary

HOSTED = 3
"""Listed tables not begun that are shown of one player, who sits first there; the newest. They see all of their own."""
BEGUN = 10
"""The same of tables that have begun."""


def few(rows: Collection[Summary]) -> list[Summary]:
    """Return the rows without those by which one player would fill the list: some of each host, the first ones."""
    many: Counter[tuple[PlayerId, bool]] = Counter()
    found = []
    for row in rows:
        begun = row.status != "open"
        if row.players:
            many[row.players[0], begun] += 1
            if many[row.players[0], begun] > (BEGUN if begun else HOSTED):
                continue
        found.append(row)
    return found
