"""Every worked example of RULES.md, played from its text."""

import pytest

from tests.games.shinsai_jima.examples import Example, blocks

BLOCKS = blocks()


def test_there_are_as_many_as_the_book_numbers() -> None:
    assert len(BLOCKS) == 177
    assert {int("".join(filter(str.isdigit, name))) for name in BLOCKS} == set(range(1, 102))


@pytest.mark.parametrize("name", BLOCKS)
def test_example(name: str) -> None:
    assert len(BLOCKS[name]) > 1
    Example().run(BLOCKS[name])
