"""`hiroma doctor` looks at every part, also where one of them hangs or cannot be run."""

import subprocess
from typing import Any

import pytest

from hiroma import doctor


@pytest.mark.parametrize("error", [subprocess.TimeoutExpired("chromium", 30), PermissionError("chromium")])
def test_a_program_that_hangs_or_does_not_run_is_missing_and_the_rest_is_told(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def failing(*_: Any, **__: Any) -> None:
        raise error

    monkeypatch.setattr("hiroma.doctor.shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr("hiroma.doctor.subprocess.run", failing)
    found = {one.name: one.found for one in doctor.findings()}
    assert found["Python"]
    assert found["Chromium"] == found["Node.js"] == found["Japanese font"] == ""
