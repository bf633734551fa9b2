"""Weak passwords: common words, years, runs of keys, and the account's own name."""

from functools import cache
from pathlib import Path

from hiroma.server.core.naming import look

ENOUGH = 5
"""Different pieces of which a password is made at least."""

LONGEST = 40
"""Characters of a piece."""

RUNS = ("abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "zxcvbnm")
"""Keys and letters that stand in a row; `yxcvbnm` and others lack one at the beginning."""

DISGUISES = str.maketrans("@4$5310!7", "aassleoit")
"""Signs that stand for letters, and those letters."""


def easy(password: str, name: str) -> bool:
    """Return True when a password is easy to guess by the owner's name: it is made of too few different pieces.

    A piece is a common word, the name, a year, a run of three or more in a row, or a single character.
    """
    words = {*_words(), *(word for word in (name.casefold(), *name.casefold().split()) if len(word) > 1)}
    return look(password) == look(name) or len(_pieces(password.casefold(), words)) < ENOUGH


def _pieces(text: str, words: set[str]) -> frozenset[str]:
    # The fewest different pieces that make the text, found from its beginning on.
    best: list[frozenset[str]] = [frozenset()]
    for end in range(1, len(text) + 1):
        ends = [best[end - 1] | {text[end - 1]}]
        ends += [
            best[start] | {piece}
            for start in range(max(0, end - LONGEST), end - 1)
            if (piece := text[start:end]) in words
            or piece.translate(DISGUISES) in words
            or _in_a_row(piece)
            or _is_year(piece)
        ]
        best.append(min(ends, key=len))
    return best[-1]


def _in_a_row(piece: str) -> bool:
    return len(piece) > 2 and any(piece in run or piece[::-1] in run for run in RUNS)


def _is_year(piece: str) -> bool:
    return len(piece) == 4 and piece.isdecimal() and piece[:2] in ("19", "20")


@cache
def _words() -> frozenset[str]:
    return frozenset((Path(__file__).parent / "common.txt").read_text("utf-8").split())
