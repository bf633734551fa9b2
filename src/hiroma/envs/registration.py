"""The environments by name: 'hiroma/CantStop-v0' for Gymnasium, 'hiroma/cant_stop-v0' for PettingZoo."""

import gymnasium
import pettingzoo
from gymnasium.envs.registration import registry

GAMES = {
    "CantStop": "cant-stop",
    "FearsomeFloors": "fearsome-floors",
    "HiddenRooms": "hidden-rooms",
    "Niagara": "niagara",
    "ShinsaiJima": "shinsai-jima",
}
"""Name → id of the game."""

ALONE = {"hidden-rooms"}
"""Games of one seat, which PettingZoo has nothing to do with."""


def register() -> None:
    """Register every environment that is not yet registered."""
    for name, game in GAMES.items():
        if f"hiroma/{name}-v0" in registry:
            continue
        gymnasium.register(f"hiroma/{name}-v0", entry_point="hiroma.envs.rl.seat:OneSeat", kwargs={"game": game})
        if game not in ALONE:
            short = game.replace("-", "_")
            where = f"hiroma.envs.{short}_v0"
            pettingzoo.register("aec", f"hiroma/{short}-v0", entry_point=f"{where}:env")
            pettingzoo.register("parallel", f"hiroma/{short}-v0", entry_point=f"{where}:parallel_env")
