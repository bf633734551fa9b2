"""The options of Niagara: the two expansions, and readings of doubtful rules (RULES.md, Options for doubtful rules)."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from hiroma.games.niagara.parts.board import BASE_DECK, SPIRITS_DECK
from hiroma.games.niagara.view import Variant
from hiroma.kernel.options import Option, OptionValue, Style

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
    Option(name="stationary_ops", default=True, clause="NI-M11", doubtful=True),
    Option(name="min_flow", default=0, low=0, high=1, clause="NI-F3", doubtful=True),
    Option(name="starter", default="drawn", choices=("drawn", "first"), clause="NI-S11", doubtful=True),
    Option(name="arrow_start", default="random", choices=("random", "L", "R"), clause="NI-S5", doubtful=True),
    Option(
        name="whirlpool_reentry",
        default="after_flow_area_1",
        choices=("after_flow_area_1", "at_once"),
        clause="NI-X14",
        doubtful=True,
    ),
    Option(
        name="falls_gem", default="native_site", choices=("native_site", "out_of_game"), clause="NI-W2", doubtful=True
    ),
    Option(name="unload_any_site", default=True, clause="NI-L5", doubtful=True),
    Option(name="launch_mandatory", default=False, clause="NI-M7", doubtful=True),
    Option(
        name="winner_tiebreak",
        default="first_to_meet",
        choices=("first_to_meet", "most_gems", "gem_values"),
        clause="NI-E3",
        doubtful=True,
    ),
    Option(name="paddle_over_falls", default=False, clause="NI-M12", doubtful=True),
    Option(name="blocked_in_place_allowed", default=True, clause="NI-X10", doubtful=True),
    Option(name="joe_trade_per_turn", default=1, low=1, high=2, clause="NI-J7", doubtful=True),
    Option(name="joe_loads_without_flow", default=True, clause="NI-J2", doubtful=True),
    Option(name="joe_paddles_after_fall", default=True, clause="NI-J5", doubtful=True),
    Option(name="round_limit", default=0, low=0, high=999, clause="NI-E7"),
)

STYLES: Final = (
    Style(name="short", options={"round_limit": 12}),
    Style(name="joe", options={"diamantenJoe": True}),
    Style(name="spirits", options={"flussgeister": True}),
)
"""The named ways to play, the gentlest first."""


class Readings(NamedTuple):
    """Interpretation of the rulebook, one flag a sentence. The defaults are those of the newest version."""

    moose_goes_on: bool = True
    """A gem that uses all points up may come aboard where the moose's points let the canoe go on (NI-X24)."""


NEWEST: Final = Readings()


def variant(chosen: Mapping[str, OptionValue]) -> Variant:
    """Return the rules in force for a choice of all `OPTIONS`. Joe stays away from the spirits (NI-S8)."""
    rules = {name: value for name, value in chosen.items() if name != "starter"}
    rules["diamantenJoe"] = bool(rules["diamantenJoe"]) and not rules["flussgeister"]
    return Variant(**rules)  # type: ignore[arg-type]  # checked by the kernel: options and fields agree


class Setting:
    """The rules in force, unpacked for speed; shared by all copies of a position. `readings` go with the version."""

    __slots__ = ("anywhere", "blockable", "deck", "joe", "over_falls", "readings", "spirits", "stationary", "variant")

    def __init__(self, variant: Variant, readings: Readings = NEWEST) -> None:
        self.variant: Variant = variant
        self.readings: Readings = readings
        self.spirits: bool = variant.flussgeister
        self.joe: bool = variant.diamantenJoe
        self.stationary: bool = variant.stationary_ops
        self.anywhere: bool = variant.unload_any_site
        self.blockable: bool = variant.blocked_in_place_allowed
        self.over_falls: int = 1 if variant.paddle_over_falls else 0
        self.deck: int = SPIRITS_DECK if variant.flussgeister else BASE_DECK
