"""The switches of Shinsai-jima and its presets (SJ-O)."""

from collections.abc import Mapping
from typing import Final

import msgspec

from hiroma.games.shinsai_jima.readings import NEWEST, Readings
from hiroma.kernel.options import Option, Options, OptionValue, defaults

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
"""What a switch gives up that the beginner rules would overrule (SJ-O11)."""

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
    *_RULED,
    Option(name="tsunami", default=False, clause="SJ-O5", aliases=("大津波", "大津波モード")),
    Option(name="slaughter", default=False, clause="SJ-O6", aliases=("殺戮", "殺戮モード")),
    Option(name="rockfall", default=False, clause="SJ-O7", aliases=("落石", "落石攻撃"), cancels=NOT_BEGINNER),
    Option(name="extra_cubes", default=True, clause="SJ-O9"),
    Option(name="rescue_vp", default=True, clause="SJ-O10"),
    Option(name="swing_facing", default="rigid", choices=("rigid", "compass"), clause="SJ-O10"),
    Option(name="swing_after_push", default=False, clause="SJ-O10", cancels=NOT_BEGINNER),
    Option(name="two_player_timeout", default="second_wins", choices=("second_wins", "judgement"), clause="SJ-O10"),
    Option(name="cube_crush_corpse", default="vanish", choices=("vanish", "actor"), clause="SJ-O10"),
    Option(name="eat_anytime", default=True, clause="SJ-O10"),
    Option(name="native_chip", default="used", choices=("used", "ready"), clause="SJ-O10"),
    Option(name="native_hammer", default=False, clause="SJ-O10", cancels=NOT_BEGINNER),
    Option(name="stunned_falls", default="alive", choices=("alive", "corpse"), clause="SJ-O10"),
    Option(name="stuck_at_start", default="first_check", choices=("first_check", "at_once"), clause="SJ-O10"),
)

FIRST_OPTIONS: Final = tuple(
    msgspec.structs.replace(option, cancels=tuple(name for name in option.cancels if name != "preset=beginner"))
    for option in OPTIONS
    if option.name != "eat_anytime"
)
"""Those of version 1."""

PRESETS: Final[Mapping[str, Mapping[str, OptionValue]]] = {
    "expert": {},
    "quiet": {"boats": False, "hammer": False, "slam": False, "interrupts": False, "catapult": False},
    "rated": {"catapult": False},
    "beginner": {"beginner": True},
}
"""Preset → what it sets; the rest stays as chosen."""

BEGINNER: Final[Mapping[str, OptionValue]] = {
    "boats": False, "hammer": False, "slam": False, "interrupts": False, "rescue_vp": False,
    "rockfall": False, "swing_after_push": False, "native_hammer": False, "eat_anytime": False,
}  # fmt: skip
"""What `beginner` overrides (SJ-O11)."""


def effective(options: Options, readings: Readings = NEWEST) -> dict[str, OptionValue]:
    """Every option as it applies: defaults, then what was chosen, then the preset, then `beginner`."""
    chosen = {**defaults(OPTIONS), **options}
    chosen.update(PRESETS[str(chosen["preset"])])
    if chosen["beginner"]:
        chosen.update(BEGINNER)
    if not readings.eats_anytime:
        chosen["eat_anytime"] = False
    return chosen
