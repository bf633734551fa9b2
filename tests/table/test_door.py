"""The door of a table: how it is typed, who sets it, and what follows for those who sit."""

from typing import Any

import pytest

from hiroma.table.commands import Ready
from hiroma.table.door import SetDoor
from hiroma.table.grammar import read
from hiroma.table.refusal import Refused
from tests.table.sitting import Sitting


@pytest.mark.parametrize(
    ("line", "args"),
    [
        ("/door 1400-1800", {"lowest": 1400, "highest": 1800}),
        ("/door 1400", {"lowest": 1400, "highest": 0}),
        ("/door 1400+", {"lowest": 1400, "highest": 0}),
        ("/tür -950 10g", {"lowest": 0, "highest": 950, "games": 10}),
        ("/入口　９００～９５０ １０局 ９０％", {"lowest": 900, "highest": 950, "games": 10, "stayed": 90}),
        ("/door 5 games", None),
        ("/door 120%", None),
        ("/door -", {"lowest": 0, "highest": 0}),
        ("/door", None),
        ("/door off", {}),
        ("/入口 オフ", {}),
        ("/tür aus", {}),
    ],
)
def test_how_it_is_typed(line: str, args: dict[str, Any] | None) -> None:
    if args is None:
        with pytest.raises(Refused) as refused:
            read(line, ())
        assert refused.value.refusal.code == "arguments"
    else:
        assert read(line, ()) == ("door", args)


def test_it_is_a_setting_that_all_agree_to_and_nobody_goes() -> None:
    sitting = Sitting("pile", rated=False).join("a", "b")
    table = sitting.table
    sitting.no("not-host", SetDoor(lowest=1400), "b")
    sitting.no("door-order", SetDoor(lowest=1400, highest=1000), "a")
    sitting.ok(SetDoor(lowest=1400, games=10), "a")
    assert table.door == SetDoor(lowest=1400, games=10)
    assert len(table.chairs) == 2
    assert table.not_agreed() == [1]
    sitting.ok(Ready(), "b")
    sitting.ok(SetDoor(lowest=1400, games=10), "a")
    assert table.not_agreed() == []
    sitting.start()
    sitting.no("game-running", SetDoor(), "a")
