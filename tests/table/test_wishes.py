"""A host with the secret, the database and a seat wishes for a first roll, and gets it as often as by chance."""

import random
from collections.abc import Callable, Iterator
from math import comb

import pytest

from hiroma.table.chance import game_key, numbers, pledge
from hiroma.table.commands import Join, OpenNonce, Pledge, Ready, Start
from hiroma.table.entries import Drawn
from hiroma.table.events import StartCalledOff
from hiroma.table.gathering import SECONDS
from hiroma.table.hall_commands import Overdue
from hiroma.table.verify import verify
from tests.table.sitting import Sitting
from tests.table.toys import find

GAMES = 1_000
TRIES = 60
HOST, GUEST = "a", "b"
CHANCE = 1 / 12
"""Probability that the host begins with a 6 on the first die."""


def wished(first: tuple[int, ...], dice: tuple[int, ...]) -> bool:
    """Return True when the host, on chair 0, begins and the first die shows 6."""
    return first == (0,) and dice[0] == 5


def granted(draws: tuple[Drawn, ...]) -> bool:
    """Return True when the game that began opens as the host wished."""
    first, dice = draws
    assert (first.ranges, dice.ranges) == ((2,), (6, 6, 6, 6))
    return wished(first.numbers, dice.numbers)


def foreseen(sitting: Sitting, mine: str, other: str | None) -> bool:
    """Return the host's forecast of the wish, from the hall's knowledge and a nonce that the other device may have."""
    assert sitting.table.secret is not None
    nonces = {"0": mine} | ({"1": other} if other else {})
    key = game_key(sitting.table.secret, nonces, sitting.table.id, 1)
    return wished(numbers(key, 0, "first-seat", (2,)), numbers(key, 1, "dice", (6, 6, 6, 6)))


def likely(games: int, odds: float, unlikely: float = 0.001) -> range:
    """Return the likely counts: the probability of all others together is below `unlikely`."""
    weights = [comb(games, k) * odds**k * (1 - odds) ** (games - k) for k in range(games + 1)]
    low = high = 0.0
    first, last = 0, games
    while low + weights[first] < unlikely / 2:
        low, first = low + weights[first], first + 1
    while high + weights[last] < unlikely / 2:
        high, last = high + weights[last], last - 1
    return range(first, last + 1)


def nonces(chance: random.Random) -> Iterator[str]:
    """Yield nonces of a device, without end."""
    while True:
        yield chance.randbytes(16).hex()


def test_where_nonces_are_given_in_clear_the_host_gets_every_wish() -> None:
    """In the older scheme the guest's nonce stands in the log, and the host tries until one of their own is good."""
    device, tries = nonces(random.Random(1)), nonces(random.Random(2))
    hits = 0
    for seed in range(50):
        sitting = Sitting("cant-stop", host=HOST, seed=seed, chance=1)
        sitting.ok(Join(), HOST)
        seen = next(device)
        sitting.ok(Join(nonce=seen), GUEST)
        mine = next(one for one in tries if foreseen(sitting, one, seen))
        hits += granted(sitting.ok(Start(nonce=mine), HOST).entry.draws)
    assert hits == 50


def blind(sitting: Sitting, theirs: str, tries: Iterator[str]) -> str:
    """Return any nonce."""
    return next(tries)


def guessing(sitting: Sitting, theirs: str, tries: Iterator[str]) -> str:
    """Return the best of many nonces, by all that the host can make of the other device's pledge."""
    guesses = (theirs[:32], theirs[32:], "0" * 32, None)
    return max((next(tries) for _ in range(TRIES)), key=lambda one: sum(foreseen(sitting, one, it) for it in guesses))


@pytest.mark.slow
@pytest.mark.parametrize("choose", [blind, guessing])
def test_a_host_who_plays_gets_their_wish_as_often_as_chance(choose: Callable[..., str]) -> None:
    """The host knows the secret and the database, pledges last, and opens last."""
    device, tries = nonces(random.Random(3)), nonces(random.Random(4))
    hits = 0
    for seed in range(GAMES):
        sitting = Sitting("cant-stop", host=HOST, seed=seed)
        sitting.ok(Join(), HOST)
        theirs = next(device)
        sitting.ok(Join(pledge=pledge(theirs)), GUEST)
        mine = choose(sitting, pledge(theirs), tries)
        sitting.ok(Start(pledge=pledge(mine)), HOST)
        sitting.ok(OpenNonce(nonce=theirs), GUEST)
        hits += granted(sitting.ok(OpenNonce(nonce=mine), HOST).entry.draws)
    assert hits in likely(GAMES, CHANCE), hits


def test_a_host_who_copies_the_pledge_gets_their_wish_as_often_as_chance() -> None:
    device = nonces(random.Random(5))
    hits = 0
    for seed in range(GAMES):
        sitting = Sitting("cant-stop", host=HOST, seed=seed)
        sitting.ok(Join(), HOST)
        theirs = next(device)
        sitting.ok(Join(pledge=pledge(theirs)), GUEST)
        sitting.ok(Pledge(pledge=pledge(theirs)), HOST)
        sitting.ok(Start(), HOST)
        sitting.ok(OpenNonce(nonce=theirs), GUEST)
        hits += granted(sitting.ok(OpenNonce(nonce=theirs), HOST).entry.draws)
    assert hits in likely(GAMES, CHANCE), hits


def test_a_host_may_refuse_to_begin_and_every_refusal_is_named() -> None:
    """The host who opens last can still decline the dice by not opening. The log names them each time."""
    device, tries = nonces(random.Random(6)), nonces(random.Random(7))
    first = refused = 0
    for seed in range(GAMES):
        sitting = Sitting("cant-stop", host=HOST, seed=seed)
        theirs, mine = next(device), next(tries)
        sitting.ok(Join(pledge=pledge(mine)), HOST)
        sitting.ok(Join(pledge=pledge(theirs)), GUEST)
        sitting.ok(Start(), HOST)
        sitting.ok(OpenNonce(nonce=theirs), GUEST)
        if foreseen(sitting, mine, theirs):
            assert granted(sitting.ok(OpenNonce(nonce=mine), HOST).entry.draws)
            first += 1
            continue
        sitting.now += SECONDS
        sitting.ok(Overdue(), None)
        refused += 1
        assert sitting.table.history[-1].heard[0].event == StartCalledOff(chair=None, late=(0,))
        assert verify(sitting.log, find).called_off == (sitting.table.rev,)
        sitting.ok(Ready(pledge=pledge(mine)), HOST)
        assert sitting.table.gathering is None, "and nobody begins before the guest's device has pledged anew"
    assert first in likely(GAMES, CHANCE), first
    assert refused == GAMES - first
