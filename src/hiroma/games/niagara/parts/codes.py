"""Move codes: inside the rules a move is a small integer, and each move object is built once."""

from typing import Final

from hiroma.games.niagara.moves import (
    Choose,
    Decline,
    Done,
    Load,
    Move,
    Paddle,
    Pay,
    SetWeather,
    Steal,
    TakeMoose,
    Trade,
    Unload,
)
from hiroma.games.niagara.parts.board import CARDS, COLOURS, PLACES

PADDLE: Final = 0
"""+ 16 × canoe + place."""
LOAD: Final = 32
UNLOAD: Final = 48
"""+ 8 × canoe + colour."""
MOOSE: Final = 64
TRADE: Final = 66
"""+ canoe."""
DONE: Final = 68
DECLINE: Final = 69
WEATHER: Final = 70
"""+ 0 for up, 1 for down."""
CHOOSE: Final = 72
"""+ card 1..10."""
PAY: Final = 83
"""+ 8 × canoe + colour."""
STEAL: Final = 99
"""+ ((5 × canoe + victim) × 2 + victim's canoe) × 2 + hold."""

_DONE = Done()


def _all() -> list[Move]:
    table: list[Move] = [_DONE] * (STEAL + 40)
    table[DECLINE] = Decline()
    table[WEATHER], table[WEATHER + 1] = SetWeather(1), SetWeather(-1)
    for card in range(1, 11):
        table[CHOOSE + card] = Choose(CARDS[card])
    for canoe in (0, 1):
        table[MOOSE + canoe], table[TRADE + canoe] = TakeMoose(canoe), Trade(canoe)
        for place, name in enumerate(PLACES):
            table[PADDLE + 16 * canoe + place] = Paddle(canoe, name)
        for colour, gem in enumerate(COLOURS):
            table[LOAD + 8 * canoe + colour] = Load(canoe, gem)
            table[UNLOAD + 8 * canoe + colour] = Unload(canoe, gem)
            table[PAY + 8 * canoe + colour] = Pay(gem, canoe)
    for canoe in (0, 1):
        for victim in range(5):
            for other in (0, 1):
                for hold in (0, 1):
                    table[steal(canoe, victim, other, hold)] = Steal(canoe, victim, other, hold)
    return table


def steal(canoe: int, victim: int, other: int, hold: int) -> int:
    """Return the number of a theft."""
    return STEAL + ((5 * canoe + victim) * 2 + other) * 2 + hold


MOVES: Final[list[Move]] = _all()
"""The move of a number."""

CODE_OF: Final[dict[object, int]] = {
    **{move: code for code, move in enumerate(MOVES) if move is not _DONE},
    _DONE: DONE,
}
"""The number of a move."""


def canoe_of(code: int) -> int:
    """Return the canoe (0 or 1) of a move that names one."""
    if code < LOAD:
        return code >> 4
    if code < MOOSE:
        return code >> 3 & 1
    if code < DONE:
        return code & 1
    return (code - PAY) >> 3 if code < STEAL else (code - STEAL) // 20


def place_of(code: int) -> int:
    """Return the place that a canoe paddles to."""
    return code & 15


def colour_of(code: int) -> int:
    """Return the colour of the gem that is loaded, unloaded or paid."""
    return (code if code < PAY else code - PAY) & 7


def card_of(code: int) -> int:
    """Return the card that is chosen."""
    return code - CHOOSE


def victim_of(code: int) -> int:
    """Return the number of the canoe that is robbed."""
    return (code - STEAL >> 1) % 10


def hold_of_theft(code: int) -> int:
    """Return the hold that is robbed."""
    return code - STEAL & 1
