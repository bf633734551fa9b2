"""Compile the rules with mypyc: a copy of the package with extension modules beside the sources.

`python -m tools.compile_rules` brings `build/compiled` up to date. A program that has this folder first on PYTHONPATH
runs the compiled rules. An argument names another folder, for another Python. The build hook puts the same extension
modules into wheels. Only `[tool.hiroma]` in pyproject.toml says which modules are compiled.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = "client"

GROUPED = 3
"""Folders that name a group: a whole game (hiroma/games/niagara) is one, so that its modules call each other directly.
"""

SETUP = """
import json
import os
import sys
from mypyc.build import mypycify
from setuptools import setup

groups = json.load(sys.stdin)
if sys.platform == "linux":  # a function of the same library is called without a detour
    os.environ["CFLAGS"] = os.environ.get("CFLAGS", "") + " -fno-plt -fno-semantic-interposition"
setup(
    name="hiroma-rules",
    packages=[],
    ext_modules=mypycify(
        ["--config-file=", "--cache-dir=build/types", *(path for paths in groups.values() for path in paths)],
        separate=[(paths, name) for name, paths in groups.items()],
        target_dir="build",
        debug_level="0",
        opt_level="2",
    ),
    script_args=["--quiet", "build_ext", "--inplace", "--build-temp=build/temp", f"--parallel={os.cpu_count()}"],
)
"""

TOOLS = f"{sys.version} {version('mypy')} {SETUP}"
"""Python, mypy and set-up script: a change of these makes other extension modules of the same sources."""

Groups = dict[str, list[Path]]
"""Name of a group of modules that share one library → the modules, relative to `src`."""


def rule_modules(root: Path) -> list[Path]:
    """Return the modules to compile, relative to `root / "src"`, sorted."""
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["hiroma"]
    source = root / "src"
    found = {path for pattern in settings["compiled"] for path in source.glob(pattern)}
    return sorted(path.relative_to(source) for path in found if path.name not in settings["plain"])


def why_plain() -> str | None:
    """Return the reason why the rules cannot be compiled here; None when they can."""
    if os.environ.get("HIROMA_PURE") == "1":
        return "HIROMA_PURE=1"
    if sys.platform != "win32" and not any(map(shutil.which, ("cc", "gcc", "clang"))):
        return "no C compiler found"
    return None


def extensions(tree: Path) -> list[Path]:
    """Return the extension modules of `tree`: those of the package and their shared libraries at the top."""
    return [path for place in (tree.glob("*"), (tree / "hiroma").rglob("*")) for path in place if is_extension(path)]


def is_extension(path: Path) -> bool:
    """Return True for the file name of an extension module."""
    return path.suffix in {".so", ".pyd"}


def mirror_package(root: Path, tree: Path) -> None:
    """Make `tree/hiroma` a copy of the package. Extension modules there stay, and the client is a symbolic link."""
    source, target = root / "src" / "hiroma", tree / "hiroma"
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", CLIENT)
    shutil.copytree(source, target, dirs_exist_ok=True, ignore=left_out, copy_function=_copied)
    for path in target.rglob("*"):
        if path.is_file() and not is_extension(path) and not (source / path.relative_to(target)).exists():
            path.unlink()
    link = target / CLIENT
    if not link.is_symlink():
        link.symlink_to(source / CLIENT, target_is_directory=True)


def _copied(source: str, target: str) -> None:
    """Copy a file that has changed. Others stay untouched, because processes may be reading them."""
    old, new = Path(target), Path(source).stat()
    if old.exists() and (old.stat().st_mtime, old.stat().st_size) == (new.st_mtime, new.st_size):
        return
    shutil.copy2(source, target)


def grouped(modules: list[Path]) -> Groups:
    """Return the modules in groups, by game or part of the house. A change compiles only its group again."""
    groups: Groups = {}
    for path in modules:
        groups.setdefault("_".join(path.parent.parts[:GROUPED]), []).append(path)
    return groups


def compile_tree(tree: Path, groups: Groups) -> bool:
    """Compile the groups of modules in `tree`, in place, on all cores. They know each other's classes.

    Return False, with a notice on stderr, when the rules stay plain Python. All old extension modules are removed
    first: an old one of a group would not fit beside a new one of another.
    """
    for path in extensions(tree):
        path.unlink()
    reason = why_plain()
    if reason is None:
        _forget_other_tools(tree / "build")
        command, given = [sys.executable, "-c", SETUP], {name: [*map(str, paths)] for name, paths in groups.items()}
        done = subprocess.run(command, cwd=tree, input=json.dumps(given), text=True, stdout=sys.stderr, check=False)
        if done.returncode == 0:
            return True
        for path in extensions(tree):
            path.unlink()
        reason = "mypyc failed, see above"
    print(f"hiroma: the rules stay plain Python ({reason})", file=sys.stderr)
    return False


def _forget_other_tools(build: Path) -> None:
    """Empty the build cache unless the present `TOOLS` made it."""
    made_by = build / "made_by"
    if not made_by.exists() or made_by.read_text() != TOOLS:
        shutil.rmtree(build, ignore_errors=True)
        build.mkdir()
        made_by.write_text(TOOLS)


def fingerprint(root: Path, modules: list[Path]) -> str:
    """Return a hash of the list of modules, of all Python files in their folders, and of `TOOLS`."""
    digest = hashlib.sha256(f"{TOOLS} {modules}".encode())
    for folder in sorted({path.parent for path in modules}):
        for path in sorted((root / "src" / folder).glob("*.py")):
            digest.update(f"\0{path.name}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def up_to_date(root: Path, place: str = "build/compiled") -> Path:
    """Bring `root / place` up to date; compile only what changed. Return that folder."""
    tree = root / place
    modules = rule_modules(root)
    mirror_package(root, tree)
    stamp, wanted = tree / "stamp", fingerprint(root, modules)
    if not stamp.exists() or stamp.read_text() != wanted:
        stamp.unlink(missing_ok=True)
        if compile_tree(tree, grouped(modules)):
            stamp.write_text(wanted)
    return tree


if __name__ == "__main__":
    up_to_date(ROOT, *sys.argv[1:2])
