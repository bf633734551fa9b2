"""Print the share of the slow tests that a commit runs: `python -m tools.share 8` prints `3/8`.

The id of the commit decides, so that over many commits every test runs; without Git it is the day.
"""

import subprocess
import sys
import time

DAY = 86400


def number() -> int:
    """Return a number that changes with the commit; with the day without Git."""
    asked = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=False)
    return int(asked.stdout, 16) if asked.returncode == 0 else int(time.time()) // DAY


if __name__ == "__main__":
    shares = int(sys.argv[1])
    print(f"{number() % shares + 1}/{shares}")
