"""Ratings are OpenSkill's own numbers."""

import math

import pytest
from openskill.models import PlackettLuce

from hiroma.records.ratings import Rating, rate

NEW = Rating()


def test_a_beginner_is_the_models() -> None:
    fresh = PlackettLuce().rating()
    assert (NEW.mu, NEW.sigma) == pytest.approx((fresh.mu, fresh.sigma))
    assert NEW.level == pytest.approx(fresh.ordinal())
    assert (NEW.points, NEW.doubt) == (1000, 667)


def test_a_duel_of_beginners_is_what_the_formula_says() -> None:
    """Weng and Lin's update for two, who win with equal chances: beta is half, tau a hundredth of 25 thirds."""
    (winner,), (loser,) = rate([[NEW], [NEW]], [1, 2])
    beta, tau = 25 / 6, 25 / 300
    variance = NEW.sigma**2 + tau**2
    c = math.sqrt(2 * variance + 2 * beta**2)
    step = variance / c / 2
    shrink = math.sqrt(variance) / c * variance / c**2 / 4
    assert (winner.mu, loser.mu) == pytest.approx((NEW.mu + step, NEW.mu - step))
    assert winner.sigma == loser.sigma == pytest.approx(math.sqrt(variance * (1 - shrink)))


@pytest.mark.parametrize(
    "sides",
    [[1, 1], [1, 1, 1], [2, 2], [2, 1], [1] * 12, [2, 2, 2], [6, 6]],
    ids=str,
)
@pytest.mark.parametrize("tied", [False, True])
def test_any_number_of_sides_alone_or_in_teams(sides: list[int], tied: bool) -> None:
    model = PlackettLuce()
    known = [[Rating(20.0 + 3 * n + m, 5.0 + m / 4) for m in range(size)] for n, size in enumerate(sides)]
    places = [1 + max(0, n - 1) if tied else 1 + n for n in range(len(sides))]
    theirs = model.rate(
        [[model.rating(one.mu, one.sigma) for one in side] for side in known], ranks=[float(place) for place in places]
    )
    ours = rate(known, places)
    assert [[(one.mu, one.sigma) for one in side] for side in ours] == [
        [(one.mu, one.sigma) for one in side] for side in theirs
    ]
    assert [len(side) for side in ours] == sides


def test_the_order_of_the_sides_changes_nothing() -> None:
    one, other, third = rate([[NEW], [Rating(30.0, 4.0)], [NEW]], [2, 1, 3])
    assert rate([[NEW], [NEW], [Rating(30.0, 4.0)]], [3, 2, 1]) == [third, one, other]


def test_who_wins_again_and_again_rises_and_becomes_known() -> None:
    strong, weak = NEW, NEW
    for _ in range(30):
        (new,), (weak,) = rate([[strong], [weak]], [1, 2])
        assert new.mu > strong.mu
        assert new.level > strong.level
        strong = new
    assert strong.doubt < NEW.doubt / 1.2
