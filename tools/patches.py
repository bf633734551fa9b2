"""Writes the patches of docs/patches into docs/extending.md, as a reader wants to see them."""

from tools.marked import ROOT, keep

PATCHES = ROOT / "docs" / "patches"
PAGE = "docs/extending.md"
MACHINE = ("diff --git ", "index ", "new file mode ")
"""Beginnings of the lines that only git reads."""


def shown(patch: str) -> list[str]:
    """Return a patch as a block of a page, a line each."""
    lines = [line.rstrip() for line in patch.splitlines() if not line.startswith(MACHINE)]
    return ["```diff", *lines, "```"]


def main() -> int:
    """Write the page, or with --check say that it differs; return the exit status."""
    patches = sorted(PATCHES.glob("*.patch"))
    return max(keep(PAGE, one.name, shown(one.read_text("utf-8")), "tools/patches.py") for one in patches)


if __name__ == "__main__":
    raise SystemExit(main())
