"""The programs that the recipes in `deploy/` are for: tests let them read their files."""

import shutil

from tools.debian import see_to

PROGRAMS = {"nginx": "nginx-light", "caddy": "caddy", "promtool": "prometheus", "systemd-analyze": "systemd"}
"""Each program with its package of Debian."""
HOW = f"the tests of recipes need programs: `make recipes` as root, or apt-get install {' '.join(PROGRAMS.values())}"


def main() -> None:
    """Exit at once when all are there; install them as root; else fail with what to do."""
    see_to(all(map(shutil.which, PROGRAMS)), list(PROGRAMS.values()), HOW)


if __name__ == "__main__":
    main()
