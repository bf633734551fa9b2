"""Sets of options with a name: one's own, which go with one, and the host's."""

import json
from pathlib import Path
from typing import Any

import pytest

from hiroma.server.lobby.presets import house
from hiroma.table.refusal import Refused
from tests.server.inside import InsideHall
from tests.server.running import AnyHall, Person

QUICK: dict[str, Any] = {"game": "cant-stop", "name": "Quick", "options": {"match": 3}}


async def test_one_keeps_and_forgets_ones_own_and_nobody_else_sees_them(own_hall: AnyHall) -> None:
    ann, ben = [await Person(own_hall, name).arrive() for name in "ab"]
    assert await ann.http("PUT", "/api/me/presets", [QUICK]) == (200, {"house": [], "own": [QUICK]})
    assert await ann.http("GET", "/api/me/presets") == (200, {"house": [], "own": [QUICK]})
    assert await ben.http("GET", "/api/me/presets") == (200, {"house": [], "own": []})
    _, kept = await ann.http("GET", "/api/account/export.json")
    assert kept["presets"] == [QUICK]
    assert await ann.http("PUT", "/api/me/presets", []) == (200, {"house": [], "own": []})


@pytest.mark.parametrize(
    ("preset", "status", "code"),
    [
        (QUICK | {"game": "chess"}, 422, "game-unknown"),
        (QUICK | {"options": {"wings": True}}, 422, "option-unknown"),
        (QUICK | {"name": ""}, 400, None),
    ],
)
async def test_what_no_table_could_have_is_refused(
    hall: AnyHall, preset: dict[str, Any], status: int, code: str | None
) -> None:
    ann = await Person(hall, "a").arrive()
    found, said = await ann.http("PUT", "/api/me/presets", [preset])
    assert found == status
    assert code is None or said["code"] == code
    assert (await ann.http("PUT", "/api/me/presets", [QUICK] * 61))[0] == 422


@pytest.mark.slow
async def test_the_host_offers_some_to_everybody(tmp_path: Path) -> None:
    file = tmp_path / "club.json"
    file.write_text(json.dumps([QUICK]))
    running = InsideHall(tmp_path, presets=str(file)).start()
    try:
        ann = await Person(running, "a").arrive()
        assert (await ann.http("GET", "/api/me/presets"))[1] == {"house": [QUICK], "own": []}
        await ann.leave()
    finally:
        running.stop()
    file.write_text(json.dumps([QUICK | {"options": {"wings": True}}]))
    with pytest.raises(Refused):
        house(str(file))
