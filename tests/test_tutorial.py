"""docs/tutorial.md, step by step in a checkout of its own: its diffs apply, its commands do and say what it tells."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.new_games import ROOT, copied, environment

PAGE = ROOT / "docs" / "tutorial.md"


def blocks() -> list[tuple[str, str]]:
    """The language and the text of each block of the page, in order."""
    return re.findall(r"```(sh|diff|text)\n(.*?)```\n", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.fixture
def root(tmp_path: Path) -> Iterator[Path]:
    """A checkout, gone after the test."""
    made = copied(tmp_path)
    yield made
    shutil.rmtree(made)


def test_it_has_ten_steps_that_each_end_with_a_command_and_its_answer() -> None:
    steps = re.split(r"^## \d+\. ", PAGE.read_text("utf-8"), flags=re.MULTILINE)[1:]
    assert len(steps) == 10
    for step in steps:
        assert re.search(r"```sh\n.*?```\n\n```text\n", step, re.DOTALL), step


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_its_steps_lead_where_it_says(root: Path) -> None:
    said = ""
    for language, text in blocks():
        if language == "text":
            assert [line for line in text.splitlines() if line not in said] == [], said[-3000:]
            continue
        command = ["git", "apply", "-"] if language == "diff" else ["bash", "-e", "-c", text]
        done = subprocess.run(
            command,
            input=text if language == "diff" else None,
            cwd=root,
            env=environment(root / "src"),
            capture_output=True,
            text=True,
            check=False,
        )
        said = done.stdout + done.stderr
        assert done.returncode == 0, f"{text}\n{said[-3000:]}"
