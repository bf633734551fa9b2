"""See to it that what the tests need of Debian is there: there, installed as root, or an error that says how."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence


def see_to(there: bool, packages: Sequence[str], how: str) -> None:
    """Return at once when it is there; install the packages as root; else fail with `how` to get it."""
    if there:
        return
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        sys.exit(f"hiroma: {how}")
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "-qq", "update"], check=True)
    subprocess.run(["apt-get", "-qq", "-y", "install", *packages], check=True, env=environment, stdout=sys.stderr)
