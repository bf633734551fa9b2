"""The client stays small."""

from bench.client import LIMIT_KB, initial, kilobytes


def test_what_a_first_visit_fetches() -> None:
    scripts = initial()
    assert len(scripts) > 1
    assert kilobytes(scripts) <= LIMIT_KB
