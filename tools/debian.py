"""Install the Debian packages that tests need, or exit with instructions."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence


def see_to(there: bool, packages: Sequence[str], how: str) -> None:
    """Install the packages unless they are `there`. Exit with `how` without root or apt-get."""
    if there:
        return
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        sys.exit(f"hiroma: {how}")
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "-qq", "update"], check=True)
    subprocess.run(["apt-get", "-qq", "-y", "install", *packages], check=True, env=environment, stdout=sys.stderr)
