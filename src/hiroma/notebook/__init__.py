"""Boards in a notebook: Jupyter or marimo, by anywidget (extra `notebook`).

from hiroma.games import newest
from hiroma.notebook import show

show(newest("cant-stop").start({}, seats=2))
"""

from hiroma.notebook.showing import replay, show, watch

__all__ = ["replay", "show", "watch"]
