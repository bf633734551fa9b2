"""Build hook: a wheel carries the built client and, where a C compiler is found, the compiled rules."""

import shutil
import subprocess
import sys
import tempfile
from functools import cached_property
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools.compile_rules import compile_tree, extensions, mirror_package, packages, rule_modules


class HiromaBuildHook(BuildHookInterface[Any]):
    """Builds what is not in the repository. An editable install builds nothing: `make` does that."""

    PLUGIN_NAME = "custom"

    @cached_property
    def compiled(self) -> Path:
        """Where the rules are compiled; gone after the build."""
        return Path(tempfile.mkdtemp(prefix="hiroma-rules-"))

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

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if "compiled" in self.__dict__:
            shutil.rmtree(self.compiled, ignore_errors=True)

    def add_compiled_rules(self, root: Path, build_data: dict[str, Any]) -> None:
        """Compile a copy of the package and put the extension modules into the wheel, beside the sources."""
        mirror_package(root, self.compiled)
        if compile_tree(self.compiled, packages(rule_modules(root))):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for path in extensions(self.compiled):
                build_data["force_include"][str(path)] = str(path.relative_to(self.compiled))


def build_client(root: Path) -> None:
    """Build `src/hiroma/client` with npm; `RuntimeError` without it."""
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError("hiroma: the client is not built and npm is not here to build it: install Node.js 20.19+")
    for command in (["ci"], ["run", "build"]):
        subprocess.run([npm, *command], cwd=root / "web", check=True, stdout=sys.stderr)
