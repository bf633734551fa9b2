"""Where the rules give silence a meaning, the hall does not wait: a player who does not answer a window has passed."""

import random
from pathlib import Path

import pytest

from tests.server.inside import InsideHall
from tests.server.running import sit_down
from tests.server.test_play import start


@pytest.mark.clause("SJ-F9b")
@pytest.mark.slow
async def test_who_does_not_answer_whether_to_interrupt_has_passed(tmp_path: Path) -> None:
    hall = InsideHall(tmp_path, silence=0.2).start()
    try:
        table, people = await sit_down(hall, "abc", game="shinsai-jima")
        rev = await start(table, people[0])
        rng = random.Random(1)
        passed = 0
        while passed < 2:
            state = await people[0].watch(table, rev)
            seat = state["game"]["actors"][0]
            if state["game"]["view"]["phase"] == "window":
                told = await people[0].wait("events", rev=state["rev"] + 1)
                assert told["happened"]["seat"] == seat
                rev, passed = told["rev"], passed + 1
                continue
            moves = (await people[seat].watch(table, rev))["game"]["moves"][str(seat)]
            said = await people[seat].ask(
                table, "submit", {"seat": seat, "moves": [rng.choice(moves)]}, rev=state["rev"]
            )
            rev = said["rev"]
    finally:
        hall.stop()
