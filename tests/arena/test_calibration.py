"""Chances beside results."""

import random
from math import isclose

import pytest

from hiroma.arena.calibration import calibration, of


def test_honest_chances_have_hardly_an_error() -> None:
    chance = random.Random(1)
    honest = [(p, float(chance.random() < p)) for p in (chance.random() for _ in range(20_000))]
    found = of(honest)
    assert found.positions == sum(each.count for each in found.bins) == 20_000
    assert found.error < 0.015


def test_too_sure_is_an_error() -> None:
    found = of([(0.95, 1.0)] * 70 + [(0.95, 0.0)] * 30 + [(0.25, 0.0)] * 100)
    assert isclose(found.error, 0.25, abs_tol=1e-9)
    assert [(each.count, each.won) for each in found.bins] == [(100, 0.0), (100, 0.7)]


def test_a_chance_of_one_is_in_the_last_bin() -> None:
    assert of([(1.0, 1.0)]).bins[0].chance == 1.0


@pytest.mark.slow
def test_chances_in_cant_stop_are_calibrated() -> None:
    found = calibration("cant-stop", "club", 60)
    assert found.positions > 200
    # 60 games are few: their noise alone is some 5 %.
    assert found.error < 0.15


def test_as_few_play_as_the_options_allow() -> None:
    found = calibration("shinsai-jima", "casual", 1, options={"team": True, "preset": "quiet"})
    assert found.positions % 2 == 0, "two sides of two seats"


def test_what_has_no_chances() -> None:
    with pytest.raises(LookupError):
        calibration("hidden-rooms", "strong", 1)
    with pytest.raises(LookupError):
        calibration("cant-stop", "deep", 1)
