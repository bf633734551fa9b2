"""The optional capabilities of Can't Stop, as the registry names them."""

from typing import Final

from hiroma.games.cant_stop.capabilities.alone import Alone
from hiroma.games.cant_stop.capabilities.day import Day
from hiroma.games.cant_stop.capabilities.earning import Earning
from hiroma.games.cant_stop.capabilities.encoding import Numbers
from hiroma.games.cant_stop.capabilities.insight import Foresight
from hiroma.games.cant_stop.capabilities.practice import Practice
from hiroma.games.cant_stop.capabilities.reasons import Comparison
from hiroma.kernel.capabilities import Capabilities

CAPABILITIES: Final = Capabilities(
    daily=Day(),
    solitaire=Alone(),
    training=Practice(),
    insight=Foresight(),
    reasons=Comparison(),
    encoding=Numbers(),
    achievements=Earning(),
)
