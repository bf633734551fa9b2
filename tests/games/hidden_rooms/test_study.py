"""A path in the making: where it leads the monster, and what it senses."""

from hiroma.games.hidden_rooms.capabilities.drafts import Studied
from hiroma.games.hidden_rooms.capabilities.study import study
from hiroma.games.hidden_rooms.parts.books import designed


def test_a_path_is_studied() -> None:
    path = list(designed().stages[0].path)
    seen = study(Studied(path=path, turn=3, child=(0, 0)))
    assert seen.findings == []
    assert (len(seen.walk) - 1, seen.corners, seen.covered, seen.camped) == (23, 10, 36, 16)
    assert seen.walk[0].square == (5, 0)
    assert seen.walk[-1].square == (5, 5)
    assert len(seen.coming) <= 2
    assert seen.arrows[35] == "-"
    assert len(seen.sensed) == 36
    assert seen.sensed[0] > 0


def test_a_path_that_is_none_is_not_walked() -> None:
    seen = study(Studied(path=[(0, 0), (1, 1)]))
    assert [finding.code for finding in seen.findings] == ["E-STEP"]
    assert seen.walk == []
