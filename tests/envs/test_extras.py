"""Without an extra nothing of its libraries is imported, and what needs them says so."""

import subprocess
import sys

import pytest

from hiroma.envs import extras

LIBRARIES = ("gymnasium", "numpy", "open_spiel", "pettingzoo", "PIL", "pyspiel")


def test_the_hall_imports_no_library_of_an_extra() -> None:
    script = f"import sys, hiroma.cli, hiroma.games, hiroma.arena; print([m for m in {LIBRARIES} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_what_is_missing_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    extras.must_have("rl", "numpy")
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(ImportError, match=r"pettingzoo is missing: install hiroma\[rl\]"):
        extras.must_have("rl", "pettingzoo")
