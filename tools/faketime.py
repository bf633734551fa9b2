"""The libfaketime with which tests set the clock of a hall while it runs."""

from pathlib import Path

from tools.debian import see_to

PACKAGES = ("libfaketime",)
HOW = f"the tests of clocks need libfaketime: `make faketime` as root, or apt-get install {' '.join(PACKAGES)}"


def library() -> Path | None:
    """Return the path of libfaketime; None when it is not installed."""
    return next(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"), None)


def main() -> None:
    """Install libfaketime unless it is there. Exit with instructions without root or apt-get."""
    see_to(library() is not None, PACKAGES, HOW)


if __name__ == "__main__":
    main()
