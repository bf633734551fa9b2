"""The optional capabilities of Hidden Rooms, as the registry names them."""

from typing import Final

from hiroma.games.hidden_rooms.capabilities.counsel import Counsel
from hiroma.games.hidden_rooms.capabilities.day import Day
from hiroma.games.hidden_rooms.capabilities.earning import Earning
from hiroma.games.hidden_rooms.capabilities.encoding import Numbers
from hiroma.games.hidden_rooms.capabilities.insight import Foresight
from hiroma.games.hidden_rooms.capabilities.library import StageBooks
from hiroma.games.hidden_rooms.capabilities.reasons import Comparison
from hiroma.kernel.capabilities import Capabilities

CAPABILITIES: Final = Capabilities(
    advice=Counsel(),
    daily=Day(),
    books=StageBooks(),
    insight=Foresight(),
    encoding=Numbers(),
    reasons=Comparison(),
    achievements=Earning(),
)
