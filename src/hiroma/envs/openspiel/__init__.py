"""OpenSpiel: every game with an encoding as a Python game (extra `openspiel`). Importing this package registers them.

`pyspiel.load_game("hiroma_cant_stop", {"players": 3, "unique": True})`. Seats are players, options are parameters.
Seats that choose at once are asked one after another, and do not see what the others chose.
"""

from hiroma.envs.extras import must_have

must_have("openspiel", "numpy", "pyspiel")

from hiroma.envs.openspiel.game import register  # noqa: E402 (what is missing is named first)

register()
