"""The options as the rules read them: quick to look up, fixed for a game."""

from collections.abc import Mapping

from hiroma.games.shinsai_jima.readings import Readings
from hiroma.kernel.options import OptionValue


class Switches:
    """One flag an option, in the words of SJ-O; choices are flags for their other reading.

    `compass`: a swung piece keeps its compass heading. `second_wins`: of two seats the second wins a timeout.
    `crush_to_actor`: who drops a cube or a corpse on somebody gets the body. `native_chip`: starts ready.
    `falls_as_corpse`: the stunned fall like corpses. `at_once`: who is stuck at the start dies before turn 1.
    `eat_anytime`: corpses turn the chip in windows, survival checks and cube phases too. `after_swing`,
    `escape_ends` and `living_wave` are readings of the version (readings.py).
    """

    __slots__ = (
        "after_swing", "at_once", "beginner", "boats", "catapult", "compass", "crush_to_actor", "eat_anytime",
        "escape_ends", "extra_cubes", "falls_as_corpse", "hammer", "interrupts", "living_wave", "native_chip",
        "native_hammer", "rescue_vp", "rockfall", "second_wins", "slam", "slaughter", "swing_after_push", "tsunami",
    )  # fmt: skip

    def __init__(self, chosen: Mapping[str, OptionValue], readings: Readings) -> None:
        self.after_swing: bool = readings.after_swing
        self.escape_ends: bool = readings.escape_ends
        self.living_wave: bool = readings.living_wave
        self.boats: bool = bool(chosen["boats"])
        self.hammer: bool = bool(chosen["hammer"])
        self.slam: bool = bool(chosen["slam"])
        self.interrupts: bool = bool(chosen["interrupts"])
        self.tsunami: bool = bool(chosen["tsunami"])
        self.slaughter: bool = bool(chosen["slaughter"])
        self.rockfall: bool = bool(chosen["rockfall"])
        self.catapult: bool = bool(chosen["catapult"])
        self.extra_cubes: bool = bool(chosen["extra_cubes"])
        self.rescue_vp: bool = bool(chosen["rescue_vp"])
        self.compass: bool = chosen["swing_facing"] == "compass"
        self.swing_after_push: bool = bool(chosen["swing_after_push"])
        self.second_wins: bool = chosen["two_player_timeout"] == "second_wins"
        self.crush_to_actor: bool = chosen["cube_crush_corpse"] == "actor"
        self.native_chip: bool = chosen["native_chip"] == "ready"
        self.native_hammer: bool = bool(chosen["native_hammer"])
        self.falls_as_corpse: bool = chosen["stunned_falls"] == "corpse"
        self.at_once: bool = chosen["stuck_at_start"] == "at_once"
        self.eat_anytime: bool = bool(chosen["eat_anytime"])
        self.beginner: bool = bool(chosen["beginner"])
