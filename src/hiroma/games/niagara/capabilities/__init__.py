"""The optional capabilities of Niagara, as the registry names them."""

from typing import Final

from hiroma.games.niagara.capabilities.day import Day
from hiroma.games.niagara.capabilities.earning import Earning
from hiroma.games.niagara.capabilities.encoding import Numbers
from hiroma.games.niagara.capabilities.insight import Foresight, Peeking
from hiroma.games.niagara.capabilities.practice import PRACTICE
from hiroma.games.niagara.capabilities.reasons import Comparison
from hiroma.kernel.capabilities import Capabilities

CAPABILITIES: Final = Capabilities(
    daily=Day(),
    training=PRACTICE,
    insight=Foresight(),
    reasons=Comparison(),
    encoding=Numbers(),
    eyes=Peeking(),
    achievements=Earning(),
)
