"""`hiroma backup`, `drill --fresh` and `archive` of a database that is not there make none and say so."""

from pathlib import Path

import pytest

from tests.test_cli import run


@pytest.mark.parametrize("words", [["backup", "FILE"], ["drill", "--fresh"], ["archive"]])
def test_a_database_that_is_not_there_is_told_and_not_made(tmp_path: Path, words: list[str]) -> None:
    place, file = tmp_path / "no.db", tmp_path / "b.sqlite3"
    given = [str(file) if word == "FILE" else word for word in words]
    assert run(*given, "--store", f"sqlite:///{place}", code=2) == f"there is no database {place}\n"
    assert not place.exists()
    assert not file.exists()


@pytest.mark.parametrize("words", [["backup", "b.sqlite3"], ["export", "t"], ["archive"]])
def test_what_is_no_address_of_a_database_is_told(words: list[str]) -> None:
    assert run(*words, "--store", "hall.db", code=2) == "not a database URL: 'hall.db'\n"
    said = run(*words, "--store", "postgresql://hall:open@my:sesame@db/hall", code=2)
    assert said.startswith("not a database URL: one with a login; write % ")
    assert "sesame" not in said
