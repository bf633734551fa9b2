"""Lower bounds in `pyproject.toml`: with all of them at once the hall serves, on each of its stores."""

import pkgutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import hiroma
from tests.server.running import RunningHall, sit_down
from tests.server.test_play import play_out, start
from tests.services import Nats, Postgres
from tools import lowest
from tools.lock import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.services]


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield a Python that has the lowest versions and imports the hall from its sources."""
    found = lowest.main(tmp_path_factory.mktemp("lowest"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(ROOT / "src"))
        yield str(found)


def test_every_module_can_be_imported(python: str) -> None:
    found = [one.name for one in pkgutil.walk_packages(hiroma.__path__, "hiroma.")]
    modules = [name for name in found if not name.endswith(("__main__", "migrations.env"))]
    assert len(modules) > 200
    script = "import importlib, sys; [importlib.import_module(name) for name in sys.argv[1:]]"
    subprocess.run([python, "-c", script, *modules], check=True)


@pytest.mark.parametrize("where", ["sqlite", "postgres", "nats"])
async def test_a_hall_opens_plays_and_closes(
    python: str, where: str, tmp_path: Path, postgres: Postgres, nats_server: Nats
) -> None:
    shared = {} if where == "sqlite" else {"store": postgres.empty_database()}
    if where == "nats":
        shared["bus"] = nats_server.url
    hall = RunningHall(tmp_path, python, **shared).start()
    try:
        table, people = await sit_down(hall)
        last = await play_out(table, people, await start(table, people[0]))
        assert last["meta"]["status"] == "over"
        account = {"name": "Lowest", "password": "correct horse battery"}
        assert (await people[0].http("POST", "/api/account", account))[0] == 201
        assert (await people[1].http("GET", "/api/schema/openapi.json"))[0] == 200
    finally:
        hall.stop()
    assert hall.left_with == 0
    assert "Traceback" not in hall.log.read_text()
