"""Run by `test_ray` in an environment that has Ray: the same work there as on one process, and a worker that dies."""

import json
import os
import sys
from pathlib import Path

from hiroma.arena.cluster import Cluster, NoCluster
from tests.arena.dying import a_duel, squares


def main(grave: Path) -> dict[str, object]:
    """Return what came out."""
    try:
        Cluster("127.0.0.1:9")
    except NoCluster as error:
        refusal = str(error)
    else:
        refusal = ""
    with Cluster("local", 2) as cluster:
        found = a_duel(cluster)
        numbers = squares(cluster, grave)
        return {
            "refusal": refusal,
            "at_once": cluster.at_once,
            "same": found == a_duel(1),
            "squares": numbers,
            "elsewhere": int(grave.read_text()) != os.getpid(),
        }


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]))))
