"""The switches of Shinsai-jima and its presets (SJ-O)."""

from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from hiroma.kernel.options import Option, Options, OptionValue, Style, defaults


class Readings(NamedTuple):
    """Interpretation of the rulebook, one flag a sentence. The defaults are those of the newest version.

    `after_swing`: things to spend are counted after a swing, and a swing that wins need leave no advance (SJ-T4).
    `escape_ends`: a piece that has turned and escapes needs no `done` (SJ-T4), and its side may eat before it (SJ-F8).
    `living_wave`: the first wave of the tsunami is for a living seat (SJ-O5). `eats_anytime`: the option `eat_anytime`
    exists (SJ-F8). `odd_teams`: 7 and 11 people can play (SJ-S1).
    """

    after_swing: bool = True
    escape_ends: bool = True
    living_wave: bool = True
    eats_anytime: bool = True
    odd_teams: bool = True


NEWEST: Final = Readings()
FIRST: Final = Readings(after_swing=False, escape_ends=False, living_wave=False, eats_anytime=False, odd_teams=False)
"""The readings of version 1."""

_RULED: Final = (
    Option(name="boats", default=True, clause="SJ-O1", aliases=("舟", "船")),
    Option(name="hammer", default=True, clause="SJ-O2", aliases=("ハンマーパンチ", "ハンマ-パンチ")),
    Option(name="slam", default=True, clause="SJ-O3", aliases=("壁に叩き付け", "叩き付け")),
    Option(name="interrupts", default=True, clause="SJ-O4", aliases=("割込み", "割り込み", "手番割り込み")),
    Option(name="catapult", default=True, clause="SJ-O8", aliases=("カタパルト", "カタパルト合戦")),
    Option(
        name="beginner",
        default=False,
        clause="SJ-O11",
        aliases=("ビギナー", "ビギナールール"),
        cancels=("preset", "rockfall", "swing_after_push", "native_hammer"),
    ),
)
"""Options that presets set."""

NOT_BEGINNER: Final = ("beginner", "preset=beginner")
"""Settings that a switch cancels, because the beginner rules would overrule it (SJ-O11)."""

OPTIONS: Final = (
    Option(
        name="preset",
        default="expert",
        choices=("expert", "quiet", "rated", "beginner"),
        clause="SJ-O12",
        aliases=("プリセット",),
        cancels=tuple(option.name for option in _RULED),
    ),
    Option(name="team", default=False, clause="SJ-TE1", aliases=("チーム", "チーム戦")),
    Option(
        name="ready_made",
        default="no",
        choices=("no", "island", "all"),
        clause="SJ-S9",
        aliases=("おまかせ", "おまかせ配置"),
    ),
    *_RULED,
    Option(name="tsunami", default=False, clause="SJ-O5", aliases=("大津波", "大津波モード")),
    Option(name="slaughter", default=False, clause="SJ-O6", aliases=("殺戮", "殺戮モード")),
    Option(name="rockfall", default=False, clause="SJ-O7", aliases=("落石", "落石攻撃"), cancels=NOT_BEGINNER),
    Option(name="extra_cubes", default=True, clause="SJ-O9", doubtful=True),
    Option(name="rescue_vp", default=True, clause="SJ-O10", doubtful=True),
    Option(name="swing_facing", default="rigid", choices=("rigid", "compass"), clause="SJ-O10", doubtful=True),
    Option(name="swing_after_push", default=False, clause="SJ-O10", doubtful=True, cancels=NOT_BEGINNER),
    Option(
        name="two_player_timeout",
        default="second_wins",
        choices=("second_wins", "judgement"),
        clause="SJ-O10",
        doubtful=True,
    ),
    Option(name="cube_crush_corpse", default="vanish", choices=("vanish", "actor"), clause="SJ-O10", doubtful=True),
    Option(name="eat_anytime", default=True, clause="SJ-O10", doubtful=True),
    Option(name="native_chip", default="used", choices=("used", "ready"), clause="SJ-O10", doubtful=True),
    Option(name="native_hammer", default=False, clause="SJ-O10", doubtful=True, cancels=NOT_BEGINNER),
    Option(name="stunned_falls", default="alive", choices=("alive", "corpse"), clause="SJ-O10", doubtful=True),
    Option(
        name="stuck_at_start", default="first_check", choices=("first_check", "at_once"), clause="SJ-O10", doubtful=True
    ),
)

FIRST_OPTIONS: Final = tuple(
    msgspec.structs.replace(option, cancels=tuple(name for name in option.cancels if name != "preset=beginner"))
    for option in OPTIONS
    if option.name not in {"eat_anytime", "ready_made"}
)
"""The options of version 1."""

PRESETS: Final[Mapping[str, Mapping[str, OptionValue]]] = {
    "expert": {},
    "quiet": {"boats": False, "hammer": False, "slam": False, "interrupts": False, "catapult": False},
    "rated": {"catapult": False},
    "beginner": {"beginner": True},
}
"""Preset → the options that it sets; the rest stays as chosen."""

STYLES: Final = (
    Style(name="beginner", options={"preset": "beginner"}),
    Style(name="quiet", options={"preset": "quiet"}),
    Style(name="tsunami", options={"tsunami": True}),
)
"""The named ways to play, the gentlest first."""

BEGINNER: Final[Mapping[str, OptionValue]] = {
    "boats": False, "hammer": False, "slam": False, "interrupts": False, "rescue_vp": False,
    "rockfall": False, "swing_after_push": False, "native_hammer": False, "eat_anytime": False,
}  # fmt: skip
"""Options that `beginner` overrides (SJ-O11)."""


def effective(options: Options, readings: Readings = NEWEST) -> dict[str, OptionValue]:
    """Return every option as it applies: defaults, then `options`, then the preset, then `beginner`."""
    chosen = {**defaults(OPTIONS), **options}
    chosen.update(PRESETS[str(chosen["preset"])])
    if chosen["beginner"]:
        chosen.update(BEGINNER)
    if not readings.eats_anytime:
        chosen["eat_anytime"] = False
    return chosen


class Switches:
    """One flag an option, in the words of SJ-O; choices are flags for their other reading.

    `compass`: a swung piece keeps its compass heading. `second_wins`: of two seats the second wins a timeout.
    `crush_to_actor`: the side that drops a cube or a corpse on a body gets the body. `native_chip`: starts ready.
    `falls_as_corpse`: the stunned fall like corpses. `at_once`: pieces stuck at the start die before turn 1.
    `drawn_island` and `drawn_pieces`: the hall draws the places of the set-up (SJ-S9).
    `eat_anytime`: corpses turn the chip in windows, survival checks and cube phases too. `after_swing`,
    `escape_ends` and `living_wave` are readings of the version.
    """

    __slots__ = (
        "after_swing", "at_once", "beginner", "boats", "catapult", "compass", "crush_to_actor", "drawn_island",
        "drawn_pieces", "eat_anytime", "escape_ends", "extra_cubes", "falls_as_corpse", "hammer", "interrupts",
        "living_wave", "native_chip", "native_hammer", "rescue_vp", "rockfall", "second_wins", "slam", "slaughter",
        "swing_after_push", "tsunami",
    )  # fmt: skip

    def __init__(self, chosen: Mapping[str, OptionValue], readings: Readings) -> None:
        self.after_swing: bool = readings.after_swing
        self.escape_ends: bool = readings.escape_ends
        self.living_wave: bool = readings.living_wave
        self.drawn_island: bool = chosen["ready_made"] != "no"
        self.drawn_pieces: bool = chosen["ready_made"] == "all"
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
