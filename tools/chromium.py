"""The Chromium of the browser tests."""

import shutil

from tools.debian import see_to

SHELL = "chromium-headless-shell"
"""Chromium without windows: with them a visitor costs four times the CPU."""
WINDOWS = "chromium"
"""The whole browser: only it shows notifications while the reader looks elsewhere."""
PACKAGES = (SHELL, WINDOWS, "fonts-noto-cjk")
HOW = f"the browser tests need Chromium: `make chromium` as root, or apt-get install {' '.join(PACKAGES)}"


def main() -> None:
    """Install the browsers unless both are there. Exit with instructions without root or apt-get."""
    see_to(all(map(shutil.which, (SHELL, WINDOWS))), PACKAGES, HOW)


if __name__ == "__main__":
    main()
