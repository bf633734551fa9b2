"""The client stays small."""

from bench.client import ISLAND_KB, LIMIT_KB, initial, island, kilobytes
from hiroma.server.web.pages import CLIENT


def test_what_a_first_visit_fetches() -> None:
    scripts = initial()
    assert len(scripts) > 1
    assert kilobytes(scripts) <= LIMIT_KB


def test_the_island_in_three_dimensions_is_for_its_board_alone() -> None:
    files = island()
    assert {file.suffix for file in files} == {".js", ".css"}
    assert kilobytes(files) <= ISLAND_KB
    drawing = [file.name for file in (CLIENT / "assets").glob("*.js") if "WebGLRenderer" in file.read_text()]
    assert [name.partition("-")[0] for name in drawing] == ["world"]
    assert drawing[0] not in (CLIENT / "sw.js").read_text()
