"""Write every file and table that is made from the code: `python -m tools.generated`; with `--check`, say what differs.

One process runs all tools, because each spends most of its time on importing the server and describing its routes.
"""

from tools import cluster, encodings, fair_play, hosting, http_types, patches, routes, wire_types, wire_values

WRITE = (
    *(wire_types.main, http_types.main, wire_values.main, routes.main),
    *(fair_play.main, hosting.main, encodings.main, cluster.main, patches.main),
)


def main() -> int:
    """Run all tools; return 1 when `--check` finds a difference, else 0."""
    return max([write() for write in WRITE])


if __name__ == "__main__":
    raise SystemExit(main())
