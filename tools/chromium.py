"""See to it that the browser tests have a Chromium: there, installed as root, or an error that says how."""

import os
import shutil
import subprocess
import sys

PACKAGES = ("chromium", "fonts-noto-cjk")


def main() -> None:
    """Exit at once when Chromium is there; install it as root; else fail with what to do."""
    if shutil.which("chromium"):
        return
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        sys.exit(f"hiroma: the browser tests need Chromium; as root: apt-get install {' '.join(PACKAGES)}")
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "-qq", "update"], check=True)
    subprocess.run(["apt-get", "-qq", "-y", "install", *PACKAGES], check=True, env=environment, stdout=sys.stderr)


if __name__ == "__main__":
    main()
