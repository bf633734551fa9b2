"""The options of Fearsome Floors, and those of one game as attributes (RULES.md, section Options)."""

from typing import Final, NamedTuple

from hiroma.kernel.options import Option, Options, OptionValue, Style, defaults

OPTIONS: Final = (
    Option(name="dmaufbau", default=False, clause="FF-O1", aliases=("配置マニュアル設定", "manual")),
    Option(name="advanced", default=False, clause="FF-X1", aliases=("上級", "aufbau")),
    Option(name="official_end", default=False, clause="FF-O10", aliases=("official-end",)),
    Option(name="official_pools", default=False, clause="FF-O10", aliases=("official-pools",)),
    Option(name="xxx", default=False, clause="FF-O9"),
    Option(name="starter", default="drawn", choices=("drawn", "first"), clause="FF-S6", doubtful=True),
    Option(name="dark_first", default=False, clause="FF-S3", aliases=("dark-first",)),
    Option(name="nobody", default="draw", choices=("draw", "survivors"), clause="FF-E9", doubtful=True),
    Option(name="vanish_on_entrance", default=True, clause="FF-P16", doubtful=True, aliases=("vanish-on-entrance",)),
    Option(name="lane_stop", default=True, clause="FF-P17", doubtful=True, aliases=("lane-stop",)),
    Option(name="wall_push", default=True, clause="FF-M14", doubtful=True, aliases=("wall-push",)),
    Option(name="bank_push", default=True, clause="FF-M17", doubtful=True, aliases=("bank-push",)),
    Option(name="next_starts", default=False, clause="FF-O8", doubtful=True, aliases=("next-starts",)),
    Option(name="metric", default="steps", choices=("steps", "king"), clause="FF-O3", doubtful=True),
    Option(name="clear", default=3, low=0, high=5, clause="FF-O3", doubtful=True),
    Option(name="pool_clear", default=8, low=0, high=10, clause="FF-O4", doubtful=True, aliases=("pool-clear",)),
    Option(name="corners", default=False, clause="FF-O5", doubtful=True),
)
"""Every option with its default and clause. Those that hosts look for come first."""

STYLES: Final = (
    Style(name="built", options={"dmaufbau": True}),
    Style(name="advanced", options={"advanced": True}),
    Style(name="published", options={"official_end": True, "official_pools": True}),
)
"""The named ways to play, the gentlest first."""


class Readings(NamedTuple):
    """Interpretation of the rulebook, one flag a sentence. The defaults are those of the newest version."""

    escaped_turned: bool = True
    """An escaped piece is turned over, as every piece after its move (FF-P6)."""


NEWEST: Final = Readings()


class House:
    """The options of one game as attributes; `options` has them all by name. `readings` are those of its version."""

    __slots__ = (
        "advanced", "bank_push", "clear", "corners", "dark_first", "dmaufbau", "drawn", "king", "lane_stop",
        "next_starts", "official_end", "official_pools", "options", "pool_clear", "readings", "survivors",
        "vanish_on_entrance", "wall_push", "xxx",
    )  # fmt: skip

    def __init__(self, options: Options, readings: Readings = NEWEST) -> None:
        self.readings = readings
        chosen: dict[str, OptionValue] = {**defaults(OPTIONS), **options}
        self.options = chosen
        self.advanced = bool(chosen["advanced"])
        self.dmaufbau = self.advanced or bool(chosen["dmaufbau"])
        self.official_end = bool(chosen["official_end"])
        self.official_pools = self.advanced or bool(chosen["official_pools"])
        self.xxx = bool(chosen["xxx"])
        self.drawn = chosen["starter"] == "drawn"
        self.dark_first = bool(chosen["dark_first"])
        self.survivors = chosen["nobody"] == "survivors"
        self.vanish_on_entrance = bool(chosen["vanish_on_entrance"])
        self.lane_stop = bool(chosen["lane_stop"])
        self.wall_push = bool(chosen["wall_push"])
        self.bank_push = bool(chosen["bank_push"])
        self.next_starts = bool(chosen["next_starts"])
        self.king = chosen["metric"] == "king"
        self.clear = int(chosen["clear"])
        self.pool_clear = int(chosen["pool_clear"])
        self.corners = bool(chosen["corners"])
