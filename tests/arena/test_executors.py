"""Executors: what comes out does not depend on them, nor on a process that dies."""

import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path

import pytest

from hiroma.arena.cluster import Cluster, NoCluster
from hiroma.arena.executors import Processes
from hiroma.commands.executing import Shown, executing
from tests.arena import dying

LAZY = """
import sys
import hiroma.cli, hiroma.arena, hiroma.arena.cluster, hiroma.commands.executing
assert not [name for name in sys.modules if name.partition(".")[0] == "ray"]
"""


@pytest.mark.slow
def test_parts_of_a_dead_process_are_played_again(tmp_path: Path) -> None:
    assert dying.squares(2, tmp_path / "grave") == [number * number for number in range(dying.GAMES)]
    assert (tmp_path / "grave").exists()


@pytest.mark.slow
def test_processes_that_always_die_are_given_up() -> None:
    with pytest.raises(BrokenProcessPool):
        list(Processes(2).each(partial(dying.die_when, 3), range(5)))


def test_a_bar_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with executing(1, "") as executor:
        assert isinstance(executor, Shown)
        assert list(executor.each(abs, iter([-1, 2]))) == [1, 2]
    assert capsys.readouterr().out == ""


def test_ray_is_imported_for_a_cluster_only() -> None:
    subprocess.run([sys.executable, "-c", LAZY], check=True)


def test_without_the_extra_a_cluster_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=r"pip install 'hiroma\[ray\]'"):
        Cluster("auto")
