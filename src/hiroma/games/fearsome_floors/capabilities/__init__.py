"""The optional capabilities of Fearsome Floors, as the registry names them."""

from typing import Final

from hiroma.games.fearsome_floors.capabilities.day import Day
from hiroma.games.fearsome_floors.capabilities.earning import Earning
from hiroma.games.fearsome_floors.capabilities.encoding import Numbers
from hiroma.games.fearsome_floors.capabilities.insight import Foresight
from hiroma.games.fearsome_floors.capabilities.practice import PRACTICE
from hiroma.games.fearsome_floors.capabilities.reasons import Comparison
from hiroma.kernel.capabilities import Capabilities

CAPABILITIES: Final = Capabilities(
    daily=Day(),
    training=PRACTICE,
    insight=Foresight(),
    reasons=Comparison(),
    encoding=Numbers(),
    achievements=Earning(),
)
