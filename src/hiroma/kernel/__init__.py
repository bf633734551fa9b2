"""The contract between games and everything that drives them. Knows no game."""

from hiroma.kernel.contract import (
    CHANCE,
    Below,
    Bot,
    Emit,
    Event,
    Info,
    Move,
    Outcome,
    Ruleset,
    Rulesets,
    Seat,
    State,
    View,
    Viewer,
    mute,
)
from hiroma.kernel.draws import ChanceMove, Dice, Draw, Pick, Picked, Rolled
from hiroma.kernel.lesson import Lesson
from hiroma.kernel.options import Option, Options, OptionValue
from hiroma.kernel.refusals import BadOption, IllegalMove, UnknownRules

__all__ = [
    "CHANCE",
    "BadOption",
    "Below",
    "Bot",
    "ChanceMove",
    "Dice",
    "Draw",
    "Emit",
    "Event",
    "IllegalMove",
    "Info",
    "Lesson",
    "Move",
    "Option",
    "OptionValue",
    "Options",
    "Outcome",
    "Pick",
    "Picked",
    "Rolled",
    "Ruleset",
    "Rulesets",
    "Seat",
    "State",
    "UnknownRules",
    "View",
    "Viewer",
    "mute",
]
