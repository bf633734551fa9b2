"""The optional capabilities of Shinsai-jima, as the registry names them."""

from typing import Final

from hiroma.games.shinsai_jima.capabilities.day import Day
from hiroma.games.shinsai_jima.capabilities.earning import Earning
from hiroma.games.shinsai_jima.capabilities.encoding import Numbers
from hiroma.games.shinsai_jima.capabilities.insight import Foresight
from hiroma.games.shinsai_jima.capabilities.practice import PRACTICE
from hiroma.games.shinsai_jima.capabilities.reasons import Comparison
from hiroma.kernel.capabilities import Capabilities

CAPABILITIES: Final = Capabilities(
    daily=Day(),
    training=PRACTICE,
    insight=Foresight(),
    reasons=Comparison(),
    encoding=Numbers(),
    achievements=Earning(),
)
