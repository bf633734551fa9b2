"""`hiroma loadtest`: people play at a hall over real sockets, and its host reads how soon it answered."""

import asyncio
import io
import json
import re
import time
import urllib.error
from collections.abc import Iterator
from email.message import Message
from pathlib import Path
from typing import Any

import pytest

from hiroma.loadtest import evening, guests
from hiroma.loadtest.figures import Figures, percentile
from hiroma.loadtest.guests import get
from tests.server.inside import InsideHall
from tests.test_cli import run

QUICK = ("--tables", "2", "--people", "2", "--pace", "0.05", "--seconds", "1")


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Any]:
    """Open halls with these settings."""
    halls: list[InsideHall] = []

    def make(**settings: Any) -> str:
        hall = InsideHall(tmp_path, **settings)
        hall.start()
        halls.append(hall)
        return hall.address

    yield make
    for hall in halls:
        hall.stop()


@pytest.mark.slow
def test_people_play_at_a_hall_for_trials(opened: Any) -> None:
    address = opened(trial=True)
    said = run("loadtest", f"{address}/", *QUICK)
    assert said.startswith("2 tables, 4 people\n")
    moves = re.search(r"^moves: (\d+), [\d.]+ a second, p50 [\d.]+ ms, p99 [\d.]+ ms$", said, re.MULTILINE)
    assert moves
    assert int(moves[1]) >= 3
    assert re.search(r"^lists of tables over HTTP: [1-9]\d*, p50 ", said, re.MULTILINE)
    assert "refusals: none\n" in said
    assert said.endswith("sockets lost: 0\n")
    # Nobody is left to wait for.
    until = time.monotonic() + 10
    while [table["status"] for table in json.loads(get(address, "/api/tables"))] != ["over", "over"]:
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.mark.slow
def test_a_hall_that_people_use_is_left_alone(opened: Any) -> None:
    address = opened(guests=3)
    assert "is not a hall for trials" in run("loadtest", address, *QUICK, code=2)
    # Its limits hold for the test, too: of the second table nobody sits down.
    said = run("loadtest", address, *QUICK, "--yes")
    assert said.startswith("1 tables, 2 people\n")
    assert re.search(r"refusals: \d+ [a-z-]+", said)


def test_where_no_hall_is(opened: Any) -> None:
    assert "refused" in run("loadtest", "http://127.0.0.1:9", *QUICK, code=2)
    assert "not the address of a hall" in run("loadtest", "games.example", *QUICK, code=2)
    assert "no answer" in Figures().told()[0]
    assert percentile([n / 100 for n in range(100)], 0.99) == 0.99


class Lingering(evening.Evening):
    """An evening whose only person makes 20 moves and takes a second to leave."""

    async def _sit_down(self, lives: list[asyncio.Task[None]]) -> bool:
        async def live() -> None:
            try:
                await asyncio.sleep(0.1)
                self.figures.moves += [0.01] * 20
                await asyncio.sleep(60)
            finally:
                await asyncio.sleep(1)

        lives.append(asyncio.create_task(live()))
        return True

    async def _look(self) -> None:
        await asyncio.sleep(60)


def test_the_time_in_which_people_leave_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evening, "OPENING", 0.0)
    monkeypatch.setattr(evening, "WARM", 0.0)
    test = Lingering("http://127.0.0.1:9", 1, 1, 0.5)
    asyncio.run(test.play(0.4, lambda _: None))
    moves = re.match(r"moves: 20, ([\d.]+) a second, ", test.figures.told()[0])
    assert moves
    assert float(moves[1]) > 30, "20 moves in 0.4 seconds"


def test_whoever_looks_goes_on_after_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused() -> urllib.error.HTTPError:
        return urllib.error.HTTPError("", 429, "", Message(), io.BytesIO(b'{"code": "too-many"}'))

    cookies: Iterator[Any] = iter([refused(), TimeoutError(), "guest=1"])
    pages: Iterator[Any] = iter([TimeoutError(), refused(), urllib.error.URLError("no route"), b"[]"])

    def next_of(answers: Iterator[Any]) -> Any:
        answer = next(answers, b"[]")
        if isinstance(answer, Exception):
            raise answer
        return answer

    monkeypatch.setattr(evening, "LOOKS", 0.01)
    monkeypatch.setattr(guests, "cookie", lambda _: next_of(cookies))
    monkeypatch.setattr(guests, "get", lambda *_: next_of(pages))

    async def look(test: evening.Evening) -> None:
        looking = asyncio.create_task(test._look())
        for _ in range(200):
            await asyncio.sleep(0.01)
            if test.figures.pages or looking.done():
                break
        looking.cancel()
        await asyncio.wait([looking])

    test = evening.Evening("http://127.0.0.1:9", 1, 1, 0.5)
    asyncio.run(look(test))
    assert test.figures.pages
    assert test.figures.refused == {"too-many": 2, "no-answer": 3}
