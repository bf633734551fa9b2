"""Budgets: a person who costs much has to wait and is then refused, and nobody else notices."""

import asyncio
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from hiroma.bots.puzzling import shipped
from hiroma.ids import PlayerId
from hiroma.server.core.jobs import Jobs
from hiroma.server.core.workers import Workers
from hiroma.server.limits.budget import (
    AT_ONCE,
    BURST,
    DEBT,
    FEW,
    LINE,
    PAYS,
    WAIT,
    WORKER,
    Budget,
    Payer,
    Purse,
    TooMuch,
    aside,
    network_of,
)
from tests.server.inside import InsideHall
from tests.server.running import AnyHall, Person

OWES = PlayerId("owes")
SITS = PlayerId("sits")


def compute(seconds: float) -> str:
    """Compute for this many seconds of processor time, even on a busy machine."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass
    return "done"


async def work(seconds: float) -> str:
    return compute(seconds)


async def _asks(payer: Payer, act: Any, *args: Any) -> None:
    await payer.serve(act, *args)


@pytest.mark.slow
async def test_time_is_paid_and_waiting_costs_little() -> None:
    purse = Purse(0.1)
    payer = Payer((purse,), 1.0)
    assert await payer.serve(work, 0.1) == "done"
    assert purse.left < 0.4 - 0.05
    before = purse.left
    await payer.serve(asyncio.sleep, 1.0)
    assert purse.left - before > 0.02 - WAIT


async def stopped(seconds: float) -> str:
    """Block for this many seconds, as on a machine whose processors others use."""
    time.sleep(seconds)  # noqa: ASYNC251 - it blocks the loop without using the processor
    return "done"


async def test_nobody_pays_for_what_others_do_with_the_machine() -> None:
    purse = Purse(0.1)
    assert await Payer((purse,), 1.0).serve(stopped, 0.1) == "done"
    assert purse.left > 0.4 - 0.02


@pytest.mark.slow
async def test_what_is_done_aside_is_paid_too() -> None:
    purse = Purse(1.0)
    payer = Payer((purse,), 1.0)
    PAYS.set(payer)
    await payer.serve(aside, compute, 0.5)
    assert purse.left < BURST - 0.3
    jobs = Jobs(1)
    await jobs.work(compute, 0.2)
    assert payer.extra == pytest.approx(0.2 * WORKER, rel=0.5)
    await jobs.rest()


async def test_who_owes_waits_and_others_do_not() -> None:
    spender, other = Purse(0.1), Purse(0.1)
    network = Purse(10.0)
    spender.left = -0.05
    served: list[str] = []

    async def answer(whose: str) -> None:
        served.append(whose)

    late = asyncio.create_task(_asks(Payer((spender, network), 5.0), answer, "spender"))
    await asyncio.sleep(0)
    await Payer((other, network), 5.0).serve(answer, "other")
    await late
    assert served == ["other", "spender"]
    assert spender.left >= -1e-3


async def test_who_owes_is_served_one_at_a_time_in_order() -> None:
    purse = Purse(0.2)
    purse.left = -0.01
    served: list[int] = []
    running = 0

    async def answer(n: int) -> None:
        nonlocal running
        running += 1
        assert running == 1
        compute(0.002)
        await asyncio.sleep(0.001)
        running -= 1
        purse.left = min(purse.left, -0.002)
        served.append(n)

    payers = [Payer((purse,), 5.0) for _ in range(5)]
    await asyncio.gather(*(payer.serve(answer, n) for n, payer in enumerate(payers)))
    assert served == [0, 1, 2, 3, 4]


async def test_who_would_wait_too_long_is_told_for_how_long() -> None:
    purse = Purse(0.1)
    purse.left = -0.1 * 3
    with pytest.raises(TooMuch) as told:
        await Payer((purse,), 1.0).serve(work, 0.0)
    assert told.value.seconds == pytest.approx(3, abs=0.3)
    assert purse.line == 0
    purse.line = LINE
    with pytest.raises(TooMuch):
        await Payer((purse,), 1.0).serve(work, 0.0)


async def test_one_dear_thing_does_not_shut_anybody_out_for_long() -> None:
    purse = Purse(0.1)
    purse.spend(1000.0, time.perf_counter())
    assert purse.owed() == pytest.approx(DEBT, abs=0.1)


async def test_what_fails_and_what_is_given_up_is_paid_and_says_so() -> None:
    purse = Purse(1.0)
    payer = Payer((purse,), 1.0)

    async def fails() -> None:
        compute(0.05)
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await payer.serve(fails)
    assert purse.left < BURST - 0.01
    told: list[BaseException] = []

    async def waits() -> None:
        try:
            await asyncio.sleep(10)
        except asyncio.CancelledError as error:
            told.append(error)
            raise

    async def asks() -> None:
        await payer.serve(waits)

    task = asyncio.create_task(asks())
    await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert len(told) == 1


async def test_of_what_is_asked_at_once_some_is_under_way_and_the_rest_waits_in_line() -> None:
    person, network = Purse(0.03), Purse(1.0)
    running, most = 0, 0

    async def answer() -> None:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0)
        assert not person.idle()
        running -= 1

    async def asks() -> None:
        await Payer((person, network), 5.0).serve_few(answer)

    told = await asyncio.gather(*(asks() for _ in range(FEW + LINE + 7)), return_exceptions=True)
    assert most == FEW
    assert [type(one) for one in told if one is not None] == [TooMuch] * 7
    assert (person.under_way, person.line, network.under_way) == (0, 0, 0)
    assert not person.places.locked()


async def test_a_place_is_free_again_whatever_happens() -> None:
    purse = Purse(0.03)

    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError("no")

    async def waits() -> None:
        await asyncio.sleep(10)

    for _ in range(2 * FEW):
        with pytest.raises(ValueError, match="no"):
            await Payer((purse,), 1.0).serve_few(fails)
    given_up = [asyncio.create_task(Payer((purse,), 1.0).serve_few(waits)) for _ in range(2 * FEW)]
    await asyncio.sleep(0.01)
    assert (purse.under_way, purse.line) == (FEW, FEW)
    for task in given_up:
        task.cancel()
    await asyncio.gather(*given_up, return_exceptions=True)
    assert (purse.under_way, purse.line) == (0, 0)
    stuck = [asyncio.create_task(Payer((purse,), 1.0).serve_few(waits)) for _ in range(FEW)]
    await asyncio.sleep(0.01)
    with pytest.raises(TooMuch):
        await Payer((purse,), 0.01).serve_few(waits)
    for task in stuck:
        task.cancel()


async def test_who_brings_more_has_more_under_way() -> None:
    assert Budget(0.05, 0.25).person(OWES).places._value == 0.05 * AT_ONCE
    assert Budget(0.05, 0.25).network("192.0.2.7").places._value == 0.25 * AT_ONCE


class Thinking:
    """Stand-in for the workers: counts the most questions they have at once."""

    def __init__(self) -> None:
        self.now, self.most = 0, 0
        self.under_way = 0
        """Most requests that a person had under way at once."""

    async def ask(self, act: Callable[[object], object], question: object) -> tuple[object, float]:
        """Answer in this process, after a while."""
        self.now += 1
        self.most = max(self.most, self.now)
        payer = PAYS.get()
        assert payer is not None
        self.under_way = max(self.under_way, payer.purses[0].under_way)
        await asyncio.sleep(0.02)
        self.now -= 1
        return act(question), 0.0


@pytest.mark.slow
async def test_puzzles_asked_at_once_put_one_question_before_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = Thinking()
    monkeypatch.setattr(Workers, "_ask", thinking.ask)
    hall = InsideHall(tmp_path).start()
    try:
        person = await Person(hall, "p").arrive()
        path, body = f"/api/puzzles/{next(iter(shipped()))}/look", b'{"turns": []}'
        loop = asyncio.get_running_loop()
        with ThreadPoolExecutor(30) as pages:
            asked = [loop.run_in_executor(pages, person._http, "POST", path, body) for _ in range(30)]
            answers = await asyncio.gather(*asked)
        assert {status for status, _ in answers} == {200}
        assert 1 < thinking.under_way <= hall.settings.budget / 1000 * AT_ONCE
        assert thinking.most == 1
    finally:
        hall.stop()


async def test_who_has_paid_is_forgotten_and_who_owes_is_not() -> None:
    budget = Budget(0.1, 1.0)
    budget.person(OWES).left = -0.1
    budget.person(SITS).sockets = 1
    first = budget.person(OWES), budget.person(SITS)
    for n in range(5000):
        budget.person(PlayerId(f"guest{n}"))
    assert (budget.person(OWES), budget.person(SITS)) == first
    assert len(budget._purses) <= 1001


def test_a_network_is_what_a_household_has() -> None:
    assert network_of("192.0.2.7") == network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:1:2:aaaa::1") == network_of("2001:db8:1:2:bbbb::2%eth0")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("testclient") == "testclient"


@pytest.mark.slow
async def test_a_flood_is_slowed_down_and_then_stopped_and_nobody_else_feels_it(tmp_path: Path) -> None:
    hall = InsideHall(tmp_path, budget=2, address_budget=10**6).start()
    try:
        flood, other = [Person(hall, "f") for _ in range(20)], await Person(hall, "o").arrive()
        await flood[0].http("GET", "/api/me")
        for page in flood:
            page.cookie = flood[0].cookie
            await page.arrive(greet=False)
            await page.send({"type": "hello", "version": 1})
        for page in flood:
            for _ in range(100):
                await page.send({"type": "watch", "table": "lobby"})
                await page.send({"type": "unwatch", "table": "lobby"})
        slowest = 0.0
        for _ in range(20):
            began = time.perf_counter()
            await other.send({"type": "ping", "at": 1.0})
            await other.wait("pong")
            slowest = max(slowest, time.perf_counter() - began)
            await asyncio.sleep(0.02)
        assert slowest < 1.0
        ends = [asyncio.create_task(page.wait("bye", seconds=60)) for page in flood]
        done, rest = await asyncio.wait(ends, timeout=60, return_when=asyncio.FIRST_COMPLETED)
        for end in rest:
            end.cancel()
        bye = done.pop().result()
        assert bye["why"] == "flood"
        assert bye["retry_after"] > 0
    finally:
        hall.stop()


def ask(hall: AnyHall, path: str) -> tuple[int, dict[str, Any]]:
    try:
        with urllib.request.urlopen(hall.address + path) as answer:
            return answer.status, dict(answer.headers)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, dict(error.headers)


@pytest.mark.slow
def test_a_thousand_cookies_have_no_more_than_their_address(tmp_path: Path) -> None:
    hall = InsideHall(tmp_path, budget=10**6, address_budget=1).start()
    try:
        # Requests in turn only wait, on a fast machine never for too long. Many at once go over the limit.
        with ThreadPoolExecutor(LINE) as cookies:
            answers = list(cookies.map(lambda _: ask(hall, "/api/games"), range(3 * LINE)))
        refused = [headers for status, headers in answers if status == 429]
        assert refused
        assert all(int(headers["retry-after"]) > 0 for headers in refused)
    finally:
        hall.stop()


@pytest.mark.slow
async def test_who_has_too_many_sockets_is_told_so(tmp_path: Path) -> None:
    hall = InsideHall(tmp_path, sockets=2, address_sockets=3).start()
    try:
        one = await Person(hall, "a").arrive()
        tabs = [Person(hall, "a") for _ in range(2)]
        for tab in tabs:
            tab.cookie = one.cookie
        await tabs[0].arrive()
        await tabs[1].arrive(greet=False)
        assert (await tabs[1].wait("bye"))["why"] == "too-many-sockets"
        await Person(hall, "b").arrive()
        last = await Person(hall, "c").arrive(greet=False)
        assert (await last.wait("bye"))["why"] == "too-many-sockets"
        await tabs[0].leave()
        await asyncio.sleep(0.2)
        assert (await tabs[0].arrive()).me["id"] == one.me["id"]
    finally:
        hall.stop()
