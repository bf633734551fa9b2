"""The printed board and the cards: places, sites, the drift of the river, the decks.

Places are small numbers: LAND, the areas 1..5 of the trunk, 6 and 7 for 6L and 6R, 8 and 9 for 7L and 7R, FALLS.
Colours are 0..4 in the order of `COLOURS`, NONE for no gem. Arms are 0 (left) and 1 (right).
"""

from typing import Final

from hiroma.games.niagara.moves import Arm, Card, Colour, Place

LAND: Final = 0
FALLS: Final = 10
NONE: Final = -1
"""No gem, no piece."""

PLACES: Final[list[Place]] = ["land", "1", "2", "3", "4", "5", "6L", "6R", "7L", "7R", "falls"]
"""The name of a place."""
PLACE_OF: Final[dict[str, int]] = {name: place for place, name in enumerate(PLACES)}

LEVEL: Final = [0, 1, 2, 3, 4, 5, 6, 6, 7, 7, 8]
"""Steps from the land."""

DOWN: Final = [[1], [2], [3], [4], [5], [6, 7], [8], [9], [FALLS], [FALLS], []]
"""One step downstream: at the fork either arm (NI-M13)."""

UP: Final = [NONE, 0, 1, 2, 3, 4, 5, 5, 6, 7, NONE]
"""One step upstream; there is no way from arm to arm (NI-M14)."""

FLOW: Final = [[0, 2, 3, 4, 5, 6, 8, 7, FALLS, 9, FALLS], [0, 2, 3, 4, 5, 7, 6, 9, 8, FALLS, FALLS]]
"""`FLOW[arrow][place]`: the place to which a unit of flow carries a piece. Only the arm of the arrow moves (NI-F4)."""

SITE: Final = [NONE, NONE, NONE, 0, 1, 2, 3, 3, 4, 4, NONE]
"""The site beside a place: both arms share blue and pink (NI-L8)."""

FORK: Final = 5
PINK: Final = 8
"""From this place on the pink bank, where the moose stands, is beside a canoe (NI-S6)."""

COLOURS: Final[list[Colour]] = ["violet", "white", "yellow", "blue", "pink"]
COLOUR_OF: Final[dict[str, int]] = {name: colour for colour, name in enumerate(COLOURS)}
ARMS: Final[list[Arm]] = ["L", "R"]

CLOUD: Final = 8
ROPE: Final = 9
ANY: Final = 10
"""The card 1/2/3."""
CARDS: Final[list[Card]] = ["1", "1", "2", "3", "4", "5", "6", "7", "cloud", "rope", "any"]
"""The name of a card; there is no card 0."""
CARD_OF: Final[dict[str, int]] = {CARDS[card]: card for card in range(1, 11)}

BASE_DECK: Final = 0b001_0111_1110
SPIRITS_DECK: Final = 0b111_1111_1110
"""Decks as masks: bit c stands for card c."""

FINE: Final = 0
CLEAR: Final = -1
STORM: Final = 2
"""Cells of the weather track: the start, and its two ends; +1 lies between."""

MOST_FLOW: Final = 9
"""Lowest card 7 and a storm (NI-X15)."""


def after(arrow: int, flow: int, place: int) -> int:
    """Return the place to which `flow` units carry a piece from `place`, when the arrow first points to `arrow`."""
    for unit in range(flow):
        place = FLOW[(arrow + unit) & 1][place]
    return place


AFTER: Final = [
    [[after(arrow, flow, place) for place in range(11)] for flow in range(MOST_FLOW + 1)] for arrow in (0, 1)
]
"""`AFTER[arrow][flow][place]`, for searches and forecasts."""


def native(place: int, colour: int) -> bool:
    """Return true when a colour is at home at the site beside a place."""
    return SITE[place] == colour
