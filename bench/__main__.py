"""`make bench`: every figure beside its yardstick, printed and saved as JSON.

Figures are CPU time and ratios: machines are shared and noisy. Name parts to measure only those:
`python -m bench rules server`.
"""

import argparse
import json
import os
import platform
import time
from importlib import import_module
from pathlib import Path

PARTS = (
    *("rules", "niagara", "fearsome_floors", "hidden_rooms", "shinsai_jima"),
    *("turns", "memory", "server", "crowd", "prices", "load", "store", "lobby", "replay", "client", "start", "chaos"),
    "fuzz",
)
FOLDER = Path("build/bench")


def main(asked: list[str], frames: int | None = None) -> int:
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
        more = {"frames": frames} if part == "fuzz" and frames is not None else {}
        figures[part] = import_module(f"bench.{part}").measure(**more)
        print(json.dumps({part: figures[part]}, indent=2, default=str), flush=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / time.strftime("%Y%m%d-%H%M%S.json")
    file.write_text(json.dumps(figures, indent=2, default=str) + "\n")
    print(f"saved {file}")
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("parts", nargs="*")
    parser.add_argument("--frames", type=int, help="how many frames the part `fuzz` sends")
    chosen = parser.parse_args()
    raise SystemExit(main(chosen.parts, chosen.frames))
