"""Environments for learners: PettingZoo and Gymnasium (extra `rl`), OpenSpiel (extra `openspiel`).

`cant_stop_v0.env()` and its siblings are PettingZoo's, `gymnasium.make("hiroma/CantStop-v0")` is Gymnasium's once this
package is imported, and `hiroma.envs.openspiel` registers the games with OpenSpiel. docs/research.md describes moves
and observations.
"""

from importlib.util import find_spec

if find_spec("gymnasium") is not None and find_spec("pettingzoo") is not None:
    from hiroma.envs.registration import register

    register()
