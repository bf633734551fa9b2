"""A position of Niagara. Canoe i of a seat is number 2 × seat + i, its hold h is cargo 2 × number + h."""

from typing import Final

from hiroma.games.niagara.parts.board import CLOUD, FINE, LAND, NONE
from hiroma.games.niagara.setting import Setting
from hiroma.kernel.state import State

NOBODY: Final = -1

# Phases of a game.
DRAW_FIRST: Final = 0
DRAW_ARROW: Final = 1
RANSOM: Final = 2
CHOOSING: Final = 3
TURN: Final = 4
TRADING: Final = 5
OVER: Final = 6

# Places of the moose while no canoe carries it.
BANK: Final = -1
AWAY: Final = -2
NO_MOOSE: Final = -3

# Values of `paddled`: no step yet, or all steps in one direction.
STILL: Final = 0
UPSTREAM: Final = 1
DOWNSTREAM: Final = 2


class Position(State):
    """One position, all of it.

    `turn` counts the turns begun in this round, so the cards of the first `turn` seats from `first` are shown; `mover`
    is the last of them. `arrow` is 0 or 1, NONE before it is drawn. `stock[5 × site + colour]`,
    `store[5 × seat + colour]` and `lost[colour]` count gems. `hands` are masks of cards not yet shown; `chosen` the
    cards picked for this round, 0 for none. `asked` is the mask of seats that must answer about ransom, `moored` and
    `traded` of canoes. `met[seat]` is the order in time in which a seat met a condition, from 1; 0 for not yet.

    The turn: `may` is the mask (2 bits) of the mover's canoes that may act, `once` is true if one canoe uses it up.
    `action` is the canoe in action (0, 1 or NONE), `budgets` the mask of points it may have left before it paddles,
    `paddled` its direction. `posts` is the mask of the numbers of gems it may load or unload after that; `loaded` and
    `unloaded` are masks of colours. `stepped` is true when a movement was its last act. `legal` are the mover's legal
    moves, None until somebody asks.

    `guessed` is the mask of seats whose cards are guesses, made when this world was imagined. No view shows them.
    """

    __slots__ = (
        "action", "arrow", "asked", "beaver", "budgets", "cargo", "chosen", "clause", "first", "guessed", "hands",
        "joe", "joe_gem", "legal", "loaded", "lost", "may", "met", "moored", "moose", "mover", "once", "paddled",
        "phase", "place", "posts", "round", "seats", "setting", "stepped", "stock", "store", "traded", "turn",
        "unloaded", "weather", "whirlpool",
    )  # fmt: skip

    def __init__(self, seats: int, setting: Setting) -> None:
        spirits, joe = setting.spirits, setting.joe
        self.seats: int = seats
        self.setting: Setting = setting
        self.phase: int = DRAW_FIRST
        self.round: int = 0
        self.first: int = NOBODY
        self.turn: int = 0
        self.mover: int = NOBODY
        self.weather: int = FINE
        self.arrow: int = NONE
        each = 6 if spirits and seats == 3 else 7
        self.stock: list[int] = [each if index % 6 == 0 else 0 for index in range(25)]
        self.store: list[int] = [0] * (5 * seats)
        self.lost: list[int] = [0] * 5
        self.place: list[int] = [LAND] * (2 * seats)
        self.cargo: list[int] = [NONE] * (4 * seats)
        self.hands: list[int] = [setting.deck] * seats
        self.chosen: list[int] = [0] * seats
        self.met: list[int] = [0] * seats
        self.asked: int = 0
        self.moored: int = 0
        self.traded: int = 0
        self.may: int = 0
        self.once: bool = False
        self.action: int = NONE
        self.budgets: int = 0
        self.paddled: int = STILL
        self.posts: int = 0
        self.loaded: int = 0
        self.unloaded: int = 0
        self.stepped: bool = False
        self.moose: int = BANK if spirits else NO_MOOSE
        self.whirlpool: int = 3 if spirits else NONE
        self.beaver: int = NONE
        self.joe: int = 1 if joe else NONE
        self.joe_gem: int = NONE
        self.guessed: int = 0
        self.clause: str = ""
        self.legal: list[int] | None = None

    def take(self, other: "Position") -> None:
        """Become an independent copy of another position with as many seats."""
        self.phase = other.phase
        self.round = other.round
        self.first = other.first
        self.turn = other.turn
        self.mover = other.mover
        self.weather = other.weather
        self.arrow = other.arrow
        self.stock = other.stock[:]
        self.store = other.store[:]
        self.lost = other.lost[:]
        self.place = other.place[:]
        self.cargo = other.cargo[:]
        self.hands = other.hands[:]
        self.chosen = other.chosen[:]
        self.met = other.met[:]
        self.asked = other.asked
        self.moored = other.moored
        self.traded = other.traded
        self.may = other.may
        self.once = other.once
        self.action = other.action
        self.budgets = other.budgets
        self.paddled = other.paddled
        self.posts = other.posts
        self.loaded = other.loaded
        self.unloaded = other.unloaded
        self.stepped = other.stepped
        self.moose = other.moose
        self.whirlpool = other.whirlpool
        self.beaver = other.beaver
        self.joe = other.joe
        self.joe_gem = other.joe_gem
        self.guessed = other.guessed
        self.clause = other.clause
        self.legal = other.legal

    def tandem(self, number: int) -> bool:
        """Return true for a canoe with two holds (NI-S6)."""
        return self.setting.spirits and number & 1 == 1

    def free_hold(self, number: int) -> int:
        """Return the hold that a new gem goes to: left before right (NI-X3); NONE when the canoe is full."""
        if self.cargo[2 * number] == NONE:
            return 0
        if self.cargo[2 * number + 1] == NONE and self.tandem(number):
            return 1
        return NONE

    def in_river(self, number: int) -> bool:
        """Return true for a canoe in one of the nine areas."""
        return 1 <= self.place[number] <= 9

    def shown(self, seat: int) -> bool:
        """Return true when the card of a seat is turned up in this round (NI-C3)."""
        return (seat - self.first) % self.seats < self.turn

    def gems(self, seat: int) -> int:
        """Return the number of gems that a seat has scored."""
        store, base = self.store, 5 * seat
        return store[base] + store[base + 1] + store[base + 2] + store[base + 3] + store[base + 4]

    def lies(self, site: int, banned: int) -> int:
        """Return the number of gems at a site, without the colours of the mask `banned`."""
        stock, base, total = self.stock, 5 * site, 0
        for colour in range(5):
            if not banned >> colour & 1:
                total += stock[base + colour]
        return total

    def lowest(self) -> int:
        """Return the smallest number card shown in this round, 0 for none (NI-F1, NI-F2)."""
        least = CLOUD
        for step in range(self.turn):
            card = self.chosen[(self.first + step) % self.seats]
            least = min(least, card)
        return 0 if least == CLOUD else least
