"""The options of Niagara: the two expansions, and how to read what rulebooks leave open (RULES.md, section 11)."""

from typing import Final

from hiroma.kernel.options import Option

OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        name="flussgeister",
        default=False,
        clause="NI-S6",
        aliases=("fussgeister", "spirits", "川の精霊", "フルスガイスター"),
        cancels=("diamantenJoe",),
    ),
    Option(
        name="diamantenJoe",
        default=False,
        clause="NI-S8",
        aliases=("daimantenJoe", "joe", "ダイアモンドジョー", "ダイヤモンドジョー"),
    ),
    Option(name="stationary_ops", default=True, clause="NI-M11"),
    Option(name="min_flow", default=0, low=0, high=1, clause="NI-F3"),
    Option(name="arrow_start", default="random", choices=("random", "L", "R"), clause="NI-S5"),
    Option(
        name="whirlpool_reentry",
        default="after_flow_area_1",
        choices=("after_flow_area_1", "at_once"),
        clause="NI-X14",
    ),
    Option(name="falls_gem", default="native_site", choices=("native_site", "out_of_game"), clause="NI-W2"),
    Option(name="unload_any_site", default=True, clause="NI-L5"),
    Option(name="launch_mandatory", default=False, clause="NI-M7"),
    Option(
        name="winner_tiebreak",
        default="first_to_meet",
        choices=("first_to_meet", "most_gems", "gem_values"),
        clause="NI-E3",
    ),
    Option(name="paddle_over_falls", default=False, clause="NI-M12"),
    Option(name="blocked_in_place_allowed", default=True, clause="NI-X10"),
    Option(name="joe_trade_per_turn", default=1, low=1, high=2, clause="NI-J7"),
    Option(name="joe_loads_without_flow", default=True, clause="NI-J2"),
    Option(name="joe_paddles_after_fall", default=True, clause="NI-J5"),
    Option(name="round_limit", default=0, low=0, high=999, clause="NI-E7"),
)
