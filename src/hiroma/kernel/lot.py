"""Pseudo-random number generator for tests and simulations: quick, repeatable, the same everywhere.

Never for live chance: anybody who sees a few numbers can compute the next.
"""

from typing import Final

_BITS: Final = 0xFFFFFFFF


class Lot:
    """Marsaglia's 32-bit xorshift (13, 17, 5). The same seed always gives the same numbers."""

    __slots__ = ("word",)

    def __init__(self, seed: int) -> None:
        # Neighbouring seeds must not give neighbouring games: mix first, and never start at 0.
        word = (seed * 0x9E3779B1 + 0x7F4A7C15) & _BITS
        word = ((word ^ word >> 16) * 0x85EBCA6B) & _BITS
        self.word: int = (word ^ word >> 13) or 1

    def below(self, n: int) -> int:
        """Return a number in 0..n-1, uniform within n / 2^30; `n` from 1 to 2^20."""
        word = self.word
        word ^= word << 13 & _BITS
        word ^= word >> 17
        word ^= word << 5 & _BITS
        self.word = word
        return (word >> 2) * n >> 30  # 30 bits: the widest product that compiled code multiplies natively
