"""From an empty database to the newest version, once, however many processes start."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, inspect, text

import hiroma.store.migrations
from hiroma.ids import TableId
from hiroma.store import Store, StoreError
from hiroma.store.backends import database
from hiroma.store.migrate import upgrade, version
from hiroma.store.schema import METADATA, VERSION
from tests.store.making import append

STARTER = """
import asyncio, sys
from hiroma.store import Store
async def main():
    store = await Store.connect(sys.argv[1])
    await store.close()
asyncio.run(main())
"""


def test_the_newest_script_is_the_version_of_the_schema() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(hiroma.store.migrations.__file__).parent))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_current_head() == VERSION


def built(connection: Connection) -> dict[str, object]:
    """All that a database says of its tables: columns in order, with types and defaults, keys, constraints, indexes."""
    look = inspect(connection)
    found: dict[str, object] = {}
    for table in look.get_table_names():
        found[table] = (
            [{**column, "type": str(column["type"])} for column in look.get_columns(table)],
            look.get_pk_constraint(table),
            sorted(map(str, look.get_foreign_keys(table))),
            sorted(map(str, look.get_unique_constraints(table))),
            sorted(map(str, look.get_check_constraints(table))),
            sorted(
                str({**index, "dialect_options": {key: str(value) for key, value in index["dialect_options"].items()}})
                for index in look.get_indexes(table)
            ),
        )
    return found


async def test_the_scripts_build_what_an_empty_database_gets_at_once(store: Store, url: str) -> None:
    def by_scripts(connection: Connection) -> None:
        everything = MetaData()
        everything.reflect(connection)
        everything.drop_all(connection)
        assert inspect(connection).get_table_names() == []
        upgrade(connection)

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    base = database(url)
    assert await base.read(version) == VERSION
    at_once = await base.read(built)
    await base.transact(by_scripts)
    assert await base.read(version) == VERSION
    assert await base.read(differences) == []
    by_steps = await base.read(built)
    assert by_steps.keys() == at_once.keys()
    assert {table: by_steps[table] for table in by_steps if by_steps[table] != at_once[table]} == {}
    await base.close()


async def test_a_second_start_changes_nothing(url: str) -> None:
    first = await Store.connect(url)
    await append(first, "t", 1)
    await first.close()
    second = await Store.connect(url)
    assert await second.tables.head(TableId("t")) == 1
    await second.close()


async def test_stores_that_start_together_migrate_once(url: str) -> None:
    stores = await asyncio.gather(*(Store.connect(url) for _ in range(4)))
    answers = await asyncio.gather(*(append(store, f"t{n}", 1) for n, store in enumerate(stores)))
    assert all(answer.ok for answer in answers)
    await asyncio.gather(*(store.close() for store in stores))


@pytest.mark.slow
def test_processes_that_start_together_migrate_once(url: str) -> None:
    running = [
        subprocess.Popen([sys.executable, "-c", STARTER, url], stderr=subprocess.PIPE, text=True) for _ in range(4)
    ]
    said = [process.communicate(timeout=60) for process in running]
    assert [process.returncode for process in running] == [0] * 4, said


async def test_the_database_of_a_newer_hiroma_is_left_alone(url: str) -> None:
    await (await Store.connect(url)).close()
    base = database(url)
    await base.write(lambda connection: connection.execute(text("update alembic_version set version_num = '9999'")))
    await base.close()
    with pytest.raises(StoreError, match="update Hiroma"):
        await Store.connect(url)


@pytest.mark.parametrize("wrong", ["", "nonsense", "mysql://host/db", "sqlite://", "sqlite:///:memory:"])
async def test_a_url_that_names_no_database_is_refused(wrong: str) -> None:
    with pytest.raises(StoreError):
        await Store.connect(wrong)


async def test_a_file_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError):
        await Store.connect(f"sqlite:///{tmp_path}/nowhere/store.db")


async def test_the_driver_may_be_named_in_the_url(tmp_path: Path) -> None:
    store = await Store.connect(f"sqlite+aiosqlite:///{tmp_path}/store.db")
    await append(store, "t", 1)
    await store.close()
    assert (tmp_path / "store.db").exists()
