"""Hiroma: a hall for board games in the browser."""

__version__ = "0.1.0"
