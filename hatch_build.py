"""Build hook: a wheel carries the built client and, where a C compiler is found, the compiled rules."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools.compile_rules import extensions, up_to_date, why_plain


class HiromaBuildHook(BuildHookInterface[Any]):
    """The hook that hatchling calls. It builds nothing for an editable install: `make` does that."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        built = (root / "src" / "hiroma" / "client" / "index.html").exists()
        if version == "editable":
            if not built:
                self.app.display_warning("hiroma: client not built; `make client` builds it")
            return
        if not built:
            build_client(root)
        if self.target_name == "wheel":
            self.add_compiled_rules(root, build_data)

    def add_compiled_rules(self, root: Path, build_data: dict[str, Any]) -> None:
        """Put the extension modules into the wheel, beside the sources; without a compiler the wheel is pure."""
        tree = up_to_date(root)
        made = extensions(tree) if why_plain() is None else []
        if made:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"] |= {str(path): str(path.relative_to(tree)) for path in made}


def build_client(root: Path) -> None:
    """Build `src/hiroma/client`. Raise `RuntimeError` without npm."""
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError("hiroma: the client is not built and npm is not here to build it: install Node.js 20.19+")
    for command in (["ci"], ["run", "build"]):
        subprocess.run([npm, *command], cwd=root / "web", check=True, stdout=sys.stderr)
