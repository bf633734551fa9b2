"""The contract between games and everything that drives them. Knows no game."""

from hiroma.kernel.capabilities import Capabilities
from hiroma.kernel.contract import CHANCE, Below, Bot, Emit, Info, Outcome, Seat, View, Viewer, mute
from hiroma.kernel.draws import ChanceMove, Dice, Draw, Pick, Picked, Rolled
from hiroma.kernel.kinds import Event, Move
from hiroma.kernel.lesson import Lesson
from hiroma.kernel.options import Option, Options, OptionValue
from hiroma.kernel.refusals import BadOption, IllegalMove, UnknownRules
from hiroma.kernel.ruleset import Ruleset, Rulesets
from hiroma.kernel.state import State

__all__ = [
    "CHANCE",
    "BadOption",
    "Below",
    "Bot",
    "Capabilities",
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
