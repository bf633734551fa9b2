"""The law of the client's layers (`web/.dependency-cruiser.js`) finds what breaks it."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tools.compile_rules import ROOT

WEB = ROOT / "web"
GOOD = {
    "src/main.ts": 'import "./app/app";',
    "src/app/app.ts": 'import "../pages/lobby/page";',
    "src/pages/lobby/page.ts": 'import "../../boards/dice/board";',
    "src/boards/dice/board.ts": 'import "../kit/film";',
    "src/boards/kit/film.ts": 'import "../../ui/button";',
    "src/ui/button.ts": 'import "../net/api";',
    "src/net/api.ts": 'import type { Frame } from "../wire/types";\nexport type One = Frame;',
    "src/wire/types.ts": "export type Frame = string;",
}
BREACHES = {
    "ui-is-below-boards": ("src/ui/button.ts", 'import "../boards/kit/film";'),
    "net-is-below-ui": ("src/net/api.ts", 'import type { Button } from "../ui/button";\nexport type One = Button;'),
    "boards-is-below-pages": ("src/boards/kit/film.ts", 'import "../../pages/lobby/page";'),
    "boards-know-only-the-kit": ("src/boards/dice/board.ts", 'import "../cards/board";'),
    "no-rings": ("src/ui/button.ts", 'import "./field";'),
    "every-file-has-a-layer": ("src/ui/button.ts", 'import "../shell/title";'),
    "resolvable": ("src/ui/button.ts", 'import "./gone";'),
}
"""Rule → a file of `GOOD` and its text that breaks the rule."""
BESIDE = {
    "src/boards/cards/board.ts": "export const cards = 1;",
    "src/ui/field.ts": 'import "./button";',
    "src/shell/title.ts": "export const title = 1;",
}


def checked(tree: Path, files: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Write these files into a client of their own and check its layers."""
    for name, text in files.items():
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_text(text)
    for name in ("tsconfig.json", ".dependency-cruiser.js", "package.json"):
        shutil.copy(WEB / name, tree / name)
    (tree / "node_modules").symlink_to(WEB / "node_modules")
    command = ["node_modules/.bin/depcruise", "--config", ".dependency-cruiser.js", "--output-type", "err", "src"]
    return subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_imports_that_point_down_are_kept(tmp_path: Path) -> None:
    done = checked(tmp_path, GOOD)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("rule", BREACHES)
def test_a_breach_is_named(tmp_path: Path, rule: str) -> None:
    file, text = BREACHES[rule]
    done = checked(tmp_path, GOOD | BESIDE | {file: text})
    assert done.returncode != 0
    assert f"error {rule}: {file}" in done.stdout
