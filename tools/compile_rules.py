"""Compile the rules with mypyc: a copy of the package with extension modules beside the sources.

`python -m tools.compile_rules` keeps `build/compiled/hiroma` up to date; whatever runs with that
folder first on PYTHONPATH runs the compiled rules. The build hook compiles wheels with the same functions.
Which modules are compiled is written in one place: `[tool.hiroma]` in pyproject.toml.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = "client"

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

modules = sys.argv[1:]
setup(
    name="hiroma-rules",
    packages=[],
    ext_modules=mypycify(["--config-file=", *modules], group_name="hiroma", debug_level="0"),
    script_args=["--quiet", "build_ext", "--inplace"],
)
"""


def rule_modules(root: Path) -> list[Path]:
    """The modules to compile, relative to `root / "src"`, sorted."""
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["hiroma"]
    source = root / "src"
    found = {path for pattern in settings["compiled"] for path in source.glob(pattern)}
    return sorted(path.relative_to(source) for path in found if path.name not in settings["plain"])


def why_plain() -> str | None:
    """What keeps the rules from being compiled here, or `None`."""
    if os.environ.get("HIROMA_PURE") == "1":
        return "HIROMA_PURE=1"
    if sys.platform != "win32" and not any(map(shutil.which, ("cc", "gcc", "clang"))):
        return "no C compiler found"
    return None


def extensions(tree: Path) -> list[Path]:
    """The extension modules of `tree`: those of the package and their shared library at the top."""
    return [path for place in (tree.glob("*"), (tree / "hiroma").rglob("*")) for path in place if is_extension(path)]


def is_extension(path: Path) -> bool:
    """Whether a file is an extension module by its name."""
    return path.suffix in {".so", ".pyd"}


def mirror_package(root: Path, tree: Path) -> None:
    """Make `tree/hiroma` a copy of the package; extension modules there stay, the client is linked."""
    source, target = root / "src" / "hiroma", tree / "hiroma"
    shutil.copytree(
        source, target, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", CLIENT)
    )
    for path in target.rglob("*"):
        if path.is_file() and not is_extension(path) and not (source / path.relative_to(target)).exists():
            path.unlink()
    link = target / CLIENT
    if not link.is_symlink():
        link.symlink_to(source / CLIENT, target_is_directory=True)


def compile_tree(tree: Path, modules: list[Path]) -> bool:
    """Compile `modules` of the package in `tree`, in place. False, with a notice, when they stay plain Python."""
    reason = why_plain()
    if reason is None:
        command = [sys.executable, "-c", SETUP, *map(str, modules)]
        if subprocess.run(command, cwd=tree, stdout=sys.stderr, check=False).returncode == 0:
            return True
        reason = "mypyc failed, see above"
    for path in extensions(tree):
        path.unlink()
    print(f"hiroma: the rules stay plain Python ({reason})", file=sys.stderr)
    return False


def fingerprint(root: Path, modules: list[Path]) -> str:
    """A hash that changes with the modules, whatever lies beside them, Python, mypy or the settings."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {SETUP} {modules}".encode())
    for folder in sorted({path.parent for path in modules}):
        for path in sorted((root / "src" / folder).glob("*.py")):
            digest.update(f"\0{path.name}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def main() -> None:
    """Bring `build/compiled` up to date; compile only when the rules changed."""
    tree = ROOT / "build" / "compiled"
    modules = rule_modules(ROOT)
    stamp, wanted = tree / "stamp", fingerprint(ROOT, modules)
    mirror_package(ROOT, tree)
    if why_plain() is None and stamp.exists() and stamp.read_text() == wanted:
        return
    stamp.unlink(missing_ok=True)
    for path in extensions(tree):
        path.unlink()
    if compile_tree(tree, modules):
        stamp.write_text(wanted)


if __name__ == "__main__":
    main()
