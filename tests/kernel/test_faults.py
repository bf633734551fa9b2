"""Every planted fault of a game is named: the law, the difference, and the moves that led there."""

import re

import pytest

from hiroma.kernel.conformance import Broken, check
from tests.kernel import faults_of_ends, faults_of_moves, faults_of_secrets
from tests.kernel.cups.rules import Cups, Game, twin
from tests.kernel.planted import PLANTED, Fault

MODULES = (faults_of_ends, faults_of_moves, faults_of_secrets)


def test_the_correct_game_passes() -> None:
    rules: Cups = Cups()
    assert rules.game is Game
    check(rules, games=20, every=1, twin=twin)
    check(rules, games=20, seed=2, twin=twin)


@pytest.mark.parametrize("fault", PLANTED, ids=lambda fault: fault.name)
def test_a_planted_fault_is_named(fault: Fault) -> None:
    with pytest.raises(Broken) as caught:
        check(fault.rules, games=20, every=1, steps=200, twin=fault.twin)
    message = str(caught.value)
    first = message.split("\n", 1)[0]
    assert first.startswith(f"cups: {fault.law}: "), message
    assert [detail for detail in fault.details if detail not in message] == [], message
    assert re.search(fault.way, message), message


def test_every_fault_has_a_name_of_its_own() -> None:
    names = [fault.name for fault in PLANTED]
    assert len(names) == len(set(names)) > 60
