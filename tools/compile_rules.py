"""Compile the rules with mypyc: a copy of the package with extension modules beside the sources.

`python -m tools.compile_rules` keeps `build/compiled/hiroma` up to date; whatever runs with that
folder first on PYTHONPATH runs the compiled rules. An argument names another folder, for another Python.
The build hook puts the same extension modules into wheels.
Which modules are compiled is written in one place: `[tool.hiroma]` in pyproject.toml.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = "client"

GROUPED = 3
"""Folders that name a group: a game (hiroma/games/niagara) with all its folders, so that its parts call directly."""

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

name, *modules = sys.argv[1:]
place = f"build/{name}"
setup(
    name="hiroma-rules",
    packages=[],
    ext_modules=mypycify(
        ["--config-file=", f"--cache-dir={place}/types", *modules],
        group_name=name,
        target_dir=place,
        debug_level="0",
        opt_level="2",
    ),
    script_args=["--quiet", "build_ext", "--inplace", f"--build-temp={place}/temp"],
)
"""

Packages = dict[str, list[Path]]
"""Name of a group of modules that are compiled together → the modules, relative to `src`."""


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
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", CLIENT)
    shutil.copytree(source, target, dirs_exist_ok=True, ignore=left_out, copy_function=_copied)
    for path in target.rglob("*"):
        if path.is_file() and not is_extension(path) and not (source / path.relative_to(target)).exists():
            path.unlink()
    link = target / CLIENT
    if not link.is_symlink():
        link.symlink_to(source / CLIENT, target_is_directory=True)


def _copied(source: str, target: str) -> None:
    """Copy a file that changed, and leave the others to processes that may read them just now."""
    old, new = Path(target), Path(source).stat()
    if old.exists() and (old.stat().st_mtime, old.stat().st_size) == (new.st_mtime, new.st_size):
        return
    shutil.copy2(source, target)


def packages(modules: list[Path]) -> Packages:
    """The modules by part of the house or game: what is compiled together, and again when one of them changes."""
    grouped: Packages = {}
    for path in modules:
        grouped.setdefault("_".join(path.parent.parts[:GROUPED]), []).append(path)
    return grouped


def compile_tree(tree: Path, groups: Packages) -> set[str]:
    """Compile groups of modules of the package in `tree`, in place, on all cores; the names of those that are done.

    What is not stays plain Python, with a notice.
    """
    reason = why_plain()
    if reason is not None:
        print(f"hiroma: the rules stay plain Python ({reason})", file=sys.stderr)
        return set()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        # The largest first, so that none is left to be waited for alone.
        names = sorted(groups, key=lambda name: -sum((tree / path).stat().st_size for path in groups[name]))
        good = pool.map(lambda name: _compile(tree, name, groups[name]), names)
        done = {name for name, made in zip(names, good, strict=True) if made}
    for name in sorted(groups.keys() - done):
        print(f"hiroma: {name} stays plain Python (mypyc failed, see above)", file=sys.stderr)
    return done


def _compile(tree: Path, name: str, modules: list[Path]) -> bool:
    discard(tree, name, modules)
    command = [sys.executable, "-c", SETUP, name, *map(str, modules)]
    if subprocess.run(command, cwd=tree, stdout=sys.stderr, check=False).returncode == 0:
        return True
    discard(tree, name, modules)
    return False


def discard(tree: Path, name: str, modules: list[Path]) -> None:
    """Remove the extension modules of a group."""
    folders = {tree / path.parent for path in modules}
    for path in [*tree.glob(f"{name}__mypyc*"), *(path for folder in folders for path in folder.glob("*"))]:
        if is_extension(path):
            path.unlink()


def fingerprint(root: Path, modules: list[Path]) -> str:
    """A hash that changes with the modules, what lies beside them or in the kernel, Python, mypy or the settings."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {SETUP} {modules}".encode())
    for folder in sorted({path.parent for path in modules} | {Path("hiroma/kernel")}):
        for path in sorted((root / "src" / folder).glob("*.py")):
            digest.update(f"\0{path.name}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def up_to_date(root: Path, place: str = "build/compiled") -> Path:
    """Bring `root / place` up to date; compile only what changed. Return that folder."""
    tree = root / place
    groups = packages(rule_modules(root))
    stamps = tree / "stamps"
    mirror_package(root, tree)
    stamps.mkdir(exist_ok=True)
    wanted = {name: fingerprint(root, modules) for name, modules in groups.items()}
    for stamp in stamps.iterdir():
        if stamp.read_text() != wanted.get(stamp.name):
            stamp.unlink()
    stale = {name: modules for name, modules in groups.items() if not (stamps / name).exists()}
    if stale:
        for name in compile_tree(tree, stale):
            (stamps / name).write_text(wanted[name])
    return tree


if __name__ == "__main__":
    up_to_date(ROOT, *sys.argv[1:2])
