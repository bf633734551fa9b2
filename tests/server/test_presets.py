"""Presets: a player's own sets of options, which go with the account, and the host's."""

import json
from pathlib import Path
from typing import Any

import pytest

from hiroma.server.lobby.presets import house
from hiroma.store.presets import mark
from hiroma.table.refusal import Refused
from tests.server.inside import InsideHall
from tests.server.running import AnyHall, Person

QUICK: dict[str, Any] = {"game": "cant-stop", "name": "Quick", "options": {"match": 3}}


async def test_one_keeps_and_forgets_ones_own_and_nobody_else_sees_them(own_hall: AnyHall) -> None:
    ann, ben = [await Person(own_hall, name).arrive() for name in "ab"]
    one, none = [
        {"house": [], "own": own, "mark": mark(json.dumps(own, separators=(",", ":")).encode())}
        for own in ([QUICK], [])
    ]
    assert await ann.http("PUT", "/api/me/presets", [QUICK]) == (200, one)
    assert await ann.http("GET", "/api/me/presets") == (200, one)
    assert await ben.http("GET", "/api/me/presets") == (200, none)
    _, kept = await ann.http("GET", "/api/account/export.json")
    assert kept["presets"] == [QUICK]
    assert await ann.http("PUT", "/api/me/presets", []) == (200, none)


async def test_of_two_pages_the_later_does_not_erase_what_the_first_has_kept(own_hall: AnyHall) -> None:
    ann = await Person(own_hall, "a").arrive()
    _, seen = await ann.http("GET", "/api/me/presets")
    path = f"/api/me/presets?was={seen['mark']}"
    other = QUICK | {"name": "Other"}
    assert (await ann.http("PUT", path, [QUICK]))[0] == 200
    status, said = await ann.http("PUT", path, [other])
    assert (status, said["code"]) == (409, "list-changed")
    status, again = await ann.http("PUT", path, [QUICK])
    assert (status, again["own"]) == (200, [QUICK]), "an answer was lost on the way"
    assert (await ann.http("PUT", f"/api/me/presets?was={again['mark']}", [QUICK, other]))[0] == 200
    assert (await ann.http("GET", "/api/me/presets"))[1]["own"] == [QUICK, other]


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
        assert (await ann.http("GET", "/api/me/presets"))[1] == {"house": [QUICK], "own": [], "mark": mark(b"[]")}
        await ann.leave()
    finally:
        running.stop()
    file.write_text(json.dumps([QUICK | {"options": {"wings": True}}]))
    with pytest.raises(Refused):
        house(str(file))
