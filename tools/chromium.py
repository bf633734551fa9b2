"""See to it that the browser tests have their Chromium: there, installed as root, or an error that says how."""

import os
import shutil
import subprocess
import sys

SHELL = "chromium-headless-shell"
"""Chromium without windows: with them a visitor costs four times the CPU."""
WINDOWS = "chromium"
"""The whole browser, for what only that can: telling people things while they look elsewhere."""
PACKAGES = (SHELL, WINDOWS, "fonts-noto-cjk")
HOW = f"the browser tests need Chromium: `make chromium` as root, or apt-get install {' '.join(PACKAGES)}"


def main() -> None:
    """Exit at once when both are there; install them as root; else fail with what to do."""
    if all(map(shutil.which, (SHELL, WINDOWS))):
        return
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        sys.exit(f"hiroma: {HOW}")
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "-qq", "update"], check=True)
    subprocess.run(["apt-get", "-qq", "-y", "install", *PACKAGES], check=True, env=environment, stdout=sys.stderr)


if __name__ == "__main__":
    main()
