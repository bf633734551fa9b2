"""The programs that read the recipes in `deploy/`: tests check each recipe with its program."""

import shutil

from tools.debian import see_to

PROGRAMS = {"nginx": "nginx-light", "caddy": "caddy", "promtool": "prometheus", "systemd-analyze": "systemd"}
"""Each program with its package of Debian."""
HOW = f"the tests of recipes need programs: `make recipes` as root, or apt-get install {' '.join(PROGRAMS.values())}"


def main() -> None:
    """Install the programs unless all are there. Exit with instructions without root or apt-get."""
    see_to(all(map(shutil.which, PROGRAMS)), list(PROGRAMS.values()), HOW)


if __name__ == "__main__":
    main()
