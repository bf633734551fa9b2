"""Bots at the table: they choose a turn from what their seat may know, outside the event loop."""

from hiroma.bots.worker import Question, think

__all__ = ["Question", "think"]
