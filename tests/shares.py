"""Shares: the tests that take seconds are dealt out, so that a run of some minutes has all quick ones and one share.

`pytest --share 3/8` keeps the third of eight shares of them. The shares of one commit hold every test once.
"""

import re
from argparse import ArgumentTypeError
from typing import NamedTuple

import pytest


class Share(NamedTuple):
    """One of `of` shares, counted from 1."""

    number: int
    of: int


ALL = Share(1, 1)


def share_from(text: str) -> Share:
    """Return the share of a text such as `3/8`. Raises `ArgumentTypeError`."""
    match = re.fullmatch(r"(\d+)/(\d+)", text)
    share = Share(*map(int, match.groups())) if match else Share(0, 0)
    if not 1 <= share.number <= share.of:
        raise ArgumentTypeError(f"no share: {text!r}; 3/8 is the third of eight")
    return share


def takes_seconds(item: pytest.Item) -> bool:
    """Return True for tests marked `slow` and for those that drive a browser."""
    return any(item.get_closest_marker(name) for name in ("slow", "browser"))


def deal(items: list[pytest.Item], share: Share) -> list[pytest.Item]:
    """Take the tests of other shares out of a list; return them.

    Neighbours go to different shares: what one file tests at length is spread over all of them.
    """
    slow = [item for item in items if takes_seconds(item)]
    others = [item for place, item in enumerate(slow) if place % share.of != share.number - 1]
    left_out = set(others)
    items[:] = [item for item in items if item not in left_out]
    return others
