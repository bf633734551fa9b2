"""A new game from the template: `new-game`."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from hiroma.commands.leaving import fail

TOOLS = (
    ("ruff", "format", "--quiet"),
    ("ruff", "check", "--quiet", "--fix"),
)
"""Commands that bring new Python files into shape: lines break by the length of names."""

IMPORTS = ("ruff", "check", "--quiet", "--select", "I", "--fix")
"""The one of a package, whose own names come after Hiroma's. Its author's linter may want another form for the rest."""

PAGES = (".ts", ".tsx", ".css")


def new_game(
    name: Annotated[str, typer.Argument(help="Its id, such as lucky-seven.")],
    title: Annotated[str, typer.Option(help="Its name in the lobby; made from the id if not said.")] = "",
    seats: Annotated[str, typer.Option(help="4, or 2-6; 2-6 if not said.")] = "",
    secret: Annotated[bool, typer.Option("--secret", help="Everybody has a die that nobody else sees.")] = False,
    solo: Annotated[bool, typer.Option("--solo", help="One player against a number of turns.")] = False,
    package: Annotated[bool, typer.Option("--package", help="A package of its own, beside Hiroma.")] = False,
) -> None:
    """Begin a game in a checkout: rules, texts, bots, lessons, board and tests of a small game that runs."""
    from hiroma.scaffold.checkout import NoRoom, checkout, new_files, package_files
    from hiroma.scaffold.naming import BadName, wished

    try:
        wish = wished(name, title, seats, secret=secret, solo=solo)
        root = Path.cwd() if package else checkout(Path.cwd())
        made = package_files(root, wish) if package else new_files(root, wish)
    except (BadName, NoRoom) as error:
        fail(str(error))
    for path, text in made.items():
        state = "changed" if path.exists() else "written"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        typer.echo(f"{state}  {path.relative_to(root)}")
    sources = [path for path in made if path.suffix == ".py"]
    if package:
        if find_spec("ruff"):
            typer.echo(_said(root / wish.id, sys.executable, "-m", *IMPORTS, *map(str, sources)), err=True, nl=False)
        typer.echo(f"next: pip install -e {wish.id} && hiroma doctor && hiroma serve")
        return
    left = _finish(root, sources, list(made))
    for line in left:
        typer.echo(line, err=True)
    typer.echo(f"next: make check && make play, then open a table of {wish.title}")


def _finish(root: Path, sources: list[Path], made: list[Path]) -> list[str]:
    # Shape the files and write the types of the client; what could not be run is said.
    web = root / "web"
    prettier = web / "node_modules" / "prettier" / "bin" / "prettier.cjs"
    pages = [str(path.relative_to(web)) for path in made if web in path.parents and path.suffix in PAGES]
    left = [_said(root, sys.executable, "-m", *tool, *map(str, sources)) for tool in TOOLS]
    left.append(_said(root, sys.executable, "-m", "tools.wire_types"))
    if prettier.exists():
        left.append(_said(web, "node", str(prettier), "--log-level", "warn", "--write", *pages))
    else:
        left.append("not done: prettier (make check installs it; then make fmt)")
    return [line for line in left if line]


def _said(where: Path, *command: str) -> str:
    # Run one tool on the checkout itself; why it failed, or ''.
    environment = {**os.environ, "PYTHONPATH": str(where / "src")}
    done = subprocess.run(command, cwd=where, env=environment, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else f"not done: {' '.join(command[:4])}\n{done.stdout}{done.stderr}".rstrip()
