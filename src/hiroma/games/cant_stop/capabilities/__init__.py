"""The optional capabilities of Can't Stop, as the registry names them."""

from typing import Final

from hiroma.games.cant_stop.capabilities.alone import Alone
from hiroma.games.cant_stop.capabilities.insight import Foresight
from hiroma.games.cant_stop.capabilities.practice import Practice
from hiroma.kernel.capabilities import Capabilities

CAPABILITIES: Final = Capabilities(solitaire=Alone(), training=Practice(), insight=Foresight())
