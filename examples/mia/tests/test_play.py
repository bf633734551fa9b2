"""Whole games by chance: the contract of the kernel."""

from tests.positions import RULES, twin

from hiroma.kernel.conformance import check


def test_it_keeps_the_contract() -> None:
    check(RULES, games=20, every=5, twin=twin)
