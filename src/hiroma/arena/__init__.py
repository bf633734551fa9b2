"""Bots against bots, on the cores of this machine: how strong is strong?"""

from hiroma.arena.batches import Estimate
from hiroma.arena.duel import Duel, duel
from hiroma.arena.solitaire import solitaire

__all__ = ["Duel", "Estimate", "duel", "solitaire"]
