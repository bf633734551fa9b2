"""The libfaketime with which tests set the clock of a hall while it runs."""

from pathlib import Path

from tools.debian import see_to

PACKAGES = ("libfaketime",)
HOW = f"the tests of clocks need libfaketime: `make faketime` as root, or apt-get install {' '.join(PACKAGES)}"


def library() -> Path | None:
    """Where it is; None when it is not installed."""
    return next(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"), None)


def main() -> None:
    """Exit at once when it is there; install it as root; else fail with what to do."""
    see_to(library() is not None, PACKAGES, HOW)


if __name__ == "__main__":
    main()
