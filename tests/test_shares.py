"""A run has all quick tests and one share of those that take seconds; the shares hold each of them once."""

from argparse import ArgumentTypeError
from collections import Counter
from typing import NamedTuple, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.shares import Share, deal, share_from


class Item(NamedTuple):
    """A collected test, as far as shares look at it."""

    name: int
    marks: tuple[str, ...]

    def get_closest_marker(self, name: str) -> str | None:
        """The mark of that name."""
        return name if name in self.marks else None


MARKS = st.sampled_from([(), ("slow",), ("browser",), ("services",), ("services", "slow")])


@given(st.lists(MARKS, max_size=40), st.integers(1, 9))
def test_every_test_is_in_one_share_and_quick_ones_are_in_all(marks: list[tuple[str, ...]], of: int) -> None:
    tests = [Item(number, each) for number, each in enumerate(marks)]
    runs: Counter[Item] = Counter()
    sizes = []
    for number in range(1, of + 1):
        kept = list(tests)
        others = cast("list[Item]", deal(cast("list[pytest.Item]", kept), Share(number, of)))
        assert sorted([*kept, *others]) == tests
        assert kept == sorted(kept)
        runs.update(kept)
        sizes.append(len(kept))
    long = {"slow", "browser"}
    assert runs == {test: 1 if long & set(test.marks) else of for test in tests}
    assert max(sizes) - min(sizes) <= 1


@pytest.mark.parametrize("text", ["", "3", "0/8", "9/8", "1/0", "-1/8", "a/b", "1/8/2"])
def test_what_is_no_share_is_refused(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match="third of eight"):
        share_from(text)


def test_a_share_is_read() -> None:
    assert share_from("3/8") == Share(3, 8)
