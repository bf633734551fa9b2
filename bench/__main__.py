"""`make bench`: every figure beside its yardstick, printed and saved as JSON.

Figures are CPU time and ratios: machines are shared and noisy. Name parts to measure only those:
`python -m bench rules server`.
"""

import json
import os
import platform
import sys
import time
from importlib import import_module
from pathlib import Path

PARTS = (
    *("rules", "niagara", "fearsome_floors", "hidden_rooms", "shinsai_jima"),
    *("turns", "memory", "server", "load", "store", "lobby", "replay", "client", "start"),
)
FOLDER = Path("build/bench")


def main(asked: list[str]) -> int:
    """Measure, print, save. Fails when a part is unknown."""
    unknown = set(asked) - set(PARTS)
    if unknown:
        print(f"no such part: {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
        return 2
    figures: dict[str, object] = {
        "at": time.strftime("%Y-%m-%dT%H:%M:%S"),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0],
    }
    for part in asked or PARTS:
        print(f"measuring {part} …", flush=True)
        figures[part] = import_module(f"bench.{part}").measure()
        print(json.dumps({part: figures[part]}, indent=2, default=str), flush=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / time.strftime("%Y%m%d-%H%M%S.json")
    file.write_text(json.dumps(figures, indent=2, default=str) + "\n")
    print(f"saved {file}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
