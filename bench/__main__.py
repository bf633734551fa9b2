"""`make bench`: every figure beside its yardstick, printed and saved as JSON.

Figures are CPU time and ratios: machines are shared and noisy. `python -m bench rules server` measures only these
parts. Each flag goes to the parts that take it; their docstrings say which.
"""

import argparse
import inspect
import json
import os
import platform
import time
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

PARTS = (
    *("rules", "niagara", "fearsome_floors", "hidden_rooms", "shinsai_jima"),
    *(
        "turns",
        "memory",
        "server",
        "crowd",
        "prices",
        "load",
        "store",
        "lobby",
        "replay",
        "client",
        "first_decision",
        "start",
        "chaos",
    ),
    *("scale", "moves", "paths", "fuzz", "calibration", "luck", "spreading", "envs", "growth", "town", "audience"),
)
FLAGS: Mapping[str, tuple[type, str]] = {
    "frames": (int, "how many frames the part `fuzz` sends"),
    "games": (int, "games of each level in `calibration` and `luck`; finished ones in `growth`"),
    "rounds": (int, "rounds of `scale`"),
    "seconds": (float, "seconds of each span of `scale`"),
    "tables": (int, "tables at which people play"),
    "processes": (int, "processes of the largest hall of `scale`"),
    "drivers": (int, "processes in which the people of `scale` are"),
    "kills": (int, "kill -9 of a process in `moves`"),
    "drains": (int, "processes of `moves` that leave in order"),
    "outages": (int, "outages of the bus in `moves`"),
    "stops": (int, "processes of `moves` that stand still for a while"),
    "stopped": (float, "for how many seconds they do"),
    "hours": (float, "simulated hours of `town`"),
    "people": (int, "people of `town`, watchers of `audience`"),
    "restart": (float, "minutes of `moves` with a rolling restart of all"),
}
"""Flag → the type of its value, and its help."""
FOLDER = Path("build/bench")


def main(asked: list[str], flags: Mapping[str, object]) -> int:
    """Measure, print and save. Return 2 for an unknown part, 1 when a part says that something failed, else 0."""
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
    failed = False
    for part in asked or PARTS:
        print(f"measuring {part} …", flush=True)
        measure = import_module(f"bench.{part}").measure
        takes = inspect.signature(measure).parameters
        found = measure(**{name: value for name, value in flags.items() if name in takes})
        figures[part] = found
        failed = failed or bool(found.get("failed"))
        print(json.dumps({part: found}, indent=2, default=str), flush=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / time.strftime("%Y%m%d-%H%M%S.json")
    file.write_text(json.dumps(figures, indent=2, default=str) + "\n")
    print(f"saved {file}")
    return int(failed)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(argument_default=argparse.SUPPRESS)
    parser.add_argument("parts", nargs="*", default=[])
    for flag, (kind, described) in FLAGS.items():
        parser.add_argument(f"--{flag}", type=kind, help=described)
    parser.add_argument("--plain", action="store_true", help="`scale` and `moves` without compiled rules")
    chosen = vars(parser.parse_args())
    raise SystemExit(main(chosen.pop("parts"), chosen))
