"""The hall's time runs evenly under all changes of its clocks, and the time it missed is an outage."""

import pytest

from hiroma.server.core.timekeeper import FAR, GAP, SLEW, Timekeeper

HOUR = 3600.0


class World:
    """A steady clock, a store's, and a hall that keeps time by them."""

    def __init__(self) -> None:
        self.steady = 50.0
        self.store = 1_000_000.0
        self.time = Timekeeper(lambda: self.steady, lambda: self.store)
        self.time.begin(self.store, None)

    def pass_by(self, seconds: float, step: float = 0.5) -> None:
        """Let time pass while the hall runs."""
        for _ in range(round(seconds / step)):
            self.steady += step
            self.store += step
            self.time.tick()


def test_it_is_the_stores_time() -> None:
    world = World()
    world.pass_by(100)
    world.time.compare(world.store)
    assert world.time.now() == world.store == 1_000_100.0
    assert world.time.outages() == []


def test_a_clock_set_forward_is_an_outage_and_not_time_that_passed() -> None:
    world = World()
    world.store += 2 * HOUR
    assert world.time.now() == 1_000_000.0, "nobody has looked at the store yet"
    world.time.compare(world.store)
    assert world.time.now() == world.store
    assert world.time.outages() == [(1_000_000.0, 1_000_000.0 + 2 * HOUR)]
    assert world.time.outages() == [], "it is told once"


def test_a_clock_set_back_stops_nothing_and_takes_nothing_back() -> None:
    world = World()
    world.store -= 2 * HOUR
    world.time.compare(world.store)
    before = world.time.now()
    assert before == 1_000_000.0
    world.pass_by(100)
    assert world.time.now() == pytest.approx(before + 100 * (1 - SLEW)), "it runs, a little slower"
    assert world.time.outages() == []
    world.pass_by(2 * HOUR / SLEW)
    assert world.time.now() == pytest.approx(world.store), "in the end they agree"
    world.pass_by(100)
    assert world.time.now() == pytest.approx(world.store)


def test_a_little_behind_is_caught_up_with_without_an_outage() -> None:
    world = World()
    world.store += 0.5
    world.time.compare(world.store)
    world.pass_by(0.5 / SLEW + 1)
    assert world.time.now() == pytest.approx(world.store)
    assert world.time.outages() == []


def test_a_process_that_stood_still_was_away_for_so_long() -> None:
    world = World()
    assert not world.time.is_doubtful()
    world.steady += 45.0
    world.store += 45.0
    assert world.time.is_doubtful()
    world.time.tick()
    world.time.compare(world.store)
    assert world.time.is_doubtful(), "until it has been written down"
    assert world.time.outages() == [(1_000_000.0, 1_000_045.0)]
    assert not world.time.is_doubtful()
    world.pass_by(GAP, step=GAP)
    assert world.time.outages() == [], "a tick in time"


def test_a_machine_that_slept_without_its_steady_clock_was_away_for_so_long() -> None:
    world = World()
    world.steady += 0.5
    world.store += 8 * HOUR
    world.time.tick()
    world.time.compare(world.store)
    [(began, ended)] = world.time.outages()
    assert ended - began == pytest.approx(8 * HOUR - 0.5)


def test_a_process_starts_where_the_hall_was() -> None:
    world = World()
    # The clock was set back during the outage: running clocks must not stand still for hours.
    world.time.begin(world.store, world.store + 2 * HOUR)
    assert world.time.now() == world.store + 2 * HOUR
    world.time.begin(world.store, world.store - 2 * HOUR)
    assert world.time.now() == world.store, "an outage, of which the store knows"
    world.time.begin(world.store, world.store + 2 * FAR)
    assert world.time.now() == world.store, "a clock that was quite wrong is not followed for years"
