"""Verified chance: fixed vectors shared with the browser, uniformity, rejection, and what the key depends on."""

import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hiroma.table.chance import commitment, game_key, numbers, pledge
from tests.table.sitting import nonce

VECTORS = json.loads((Path(__file__).parent / "chance.vectors.json").read_text(encoding="utf-8"))
KEY = bytes(range(32))


@pytest.mark.parametrize("vector", VECTORS["commitments"], ids=lambda vector: vector["secret"][:8])
def test_commitment(vector: dict[str, str]) -> None:
    assert commitment(bytes.fromhex(vector["secret"])) == vector["commitment"]


@pytest.mark.parametrize("vector", VECTORS["pledges"], ids=lambda vector: vector["nonce"][:8])
def test_pledge(vector: dict[str, str]) -> None:
    assert pledge(vector["nonce"]) == vector["pledge"]


@pytest.mark.parametrize("vector", VECTORS["keys"], ids=lambda vector: f"{vector['table']}-{vector['no']}")
def test_key(vector: dict[str, object]) -> None:
    secret, nonces, table, no = (vector[name] for name in ("secret", "nonces", "table", "no"))
    assert isinstance(secret, str)
    assert isinstance(nonces, dict)
    assert isinstance(no, int)
    assert game_key(bytes.fromhex(secret), nonces, str(table), no).hex() == vector["key"]


@pytest.mark.parametrize("vector", VECTORS["numbers"], ids=lambda vector: f"{vector['label']}-{vector['n']}")
def test_numbers(vector: dict[str, object]) -> None:
    key, n, label, ranges = (vector[name] for name in ("key", "n", "label", "ranges"))
    assert isinstance(key, str)
    assert isinstance(n, int)
    assert isinstance(ranges, list)
    assert list(numbers(bytes.fromhex(key), n, str(label), ranges)) == vector["numbers"]


def test_the_vectors_reach_rejection_and_a_second_block() -> None:
    assert any(vector["rejected"] for vector in VECTORS["numbers"])
    assert any(len(vector["ranges"]) + vector["rejected"] > 8 for vector in VECTORS["numbers"])


def test_the_key_depends_on_every_part() -> None:
    a, b = nonce("a"), nonce("b")
    keys = [
        game_key(KEY, nonces, table, no)
        for nonces, table, no in (
            ({}, "t0", 1),
            ({"0": a}, "t0", 1),
            ({"0": b}, "t0", 1),
            ({"1": a}, "t0", 1),
            ({"0": a, "1": b}, "t0", 1),
            ({"0": b, "1": a}, "t0", 1),
            ({"0": a}, "t1", 1),
            ({"0": a}, "t0", 2),
        )
    ]
    keys.append(game_key(bytes(32), {}, "t0", 1))
    assert len(set(keys)) == len(keys)
    assert game_key(KEY, {"10": a, "9": b}, "t0", 1) == game_key(KEY, {"9": b, "10": a}, "t0", 1)


def test_sixty_thousand_dice_are_fair() -> None:
    """Chi-square with 5 degrees of freedom, for each of four dice: above 20.5 once in a thousand."""
    throws = [numbers(KEY, n, "dice", (6, 6, 6, 6)) for n in range(15_000)]
    for place in range(4):
        counts = Counter(throw[place] for throw in throws)
        assert set(counts) == set(range(6))
        assert sum((count - 2500) ** 2 / 2500 for count in counts.values()) < 20.5
    pairs = Counter((throw[0], throw[1]) for throw in throws)
    expected = 15_000 / 36
    assert sum((pairs[i, j] - expected) ** 2 / expected for i in range(6) for j in range(6)) < 66.7  # 35 degrees


def test_rejection_leaves_no_bias() -> None:
    """Without it, 3·2³⁰ would give its lower third twice as often as the rest."""
    drawn = [numbers(KEY, n, "wide", (3 * 2**30,))[0] for n in range(6000)]
    low = sum(number < 2**30 for number in drawn)
    assert abs(low - 2000) < 4 * (6000 * 1 / 3 * 2 / 3) ** 0.5


@given(
    n=st.integers(0, 10**6),
    label=st.text(max_size=12),
    ranges=st.lists(st.integers(1, 2**32), max_size=12),
)
def test_numbers_stay_in_range_and_repeat(n: int, label: str, ranges: list[int]) -> None:
    drawn = numbers(KEY, n, label, ranges)
    assert all(0 <= number < size for number, size in zip(drawn, ranges, strict=True))
    assert numbers(KEY, n, label, ranges) == drawn
    assert numbers(KEY, n, label, ranges[:-1]) == drawn[:-1][: len(ranges) - 1]
