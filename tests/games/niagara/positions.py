"""Positions to test from, as text, and shorthands for moves.

Seats are letters, canoes letter and number: A1 is the first canoe of seat 0. Gems are V W Y B P. A canoe is
written as its place and its cargo: '4 W', 'land', '7L -P' (a tandem with an empty left hold), 'falls'.
"""

from collections.abc import Callable, Mapping
from typing import Any

from hiroma.games.niagara import Niagara
from hiroma.games.niagara.course import Game
from hiroma.games.niagara.moves import (
    Choose,
    Colour,
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
from hiroma.games.niagara.parts.board import ARMS, CARD_OF, CARDS, COLOURS, FALLS, NONE, PLACE_OF, PLACES
from hiroma.games.niagara.parts.codes import MOVES
from hiroma.games.niagara.position import AWAY, BANK, CHOOSING
from hiroma.games.niagara.sight import PHASES
from hiroma.kernel import IllegalMove, Picked
from tests.games import hands
from tests.games.hands import heard

RULES = Niagara()
GEMS = "VWYBP"
SEATS = "ABCDE"

Texts = Mapping[str, str]


def canoe(name: str) -> int:
    """Return the number of a canoe: 3 for 'B2'."""
    return 2 * SEATS.index(name[0]) + int(name[1]) - 1


def scene(
    seats: int = 3,
    *,
    canoes: Texts | None = None,
    sites: Texts | None = None,
    stores: Texts | None = None,
    used: Mapping[str, list[str]] | None = None,
    weather: int = 0,
    arrow: str = "L",
    whirlpool: str | None = None,
    beaver: str | None = None,
    moose: str | None = None,
    joe: str | None = None,
    moored: tuple[str, ...] = (),
    first: str = "A",
    round: int = 1,  # noqa: A002 (the rulebook's word)
    **options: bool | int | str,
) -> Game:
    """Return the secret choice of a round, from seat `first`. Sites not named are full.

    `moose` is 'bank', 'away' or a canoe; `joe` is written like a canoe; `whirlpool` and `beaver` are areas, or 'gone'.
    """
    game = RULES.start(options, seats)
    assert isinstance(game, Game)
    game.apply(-1, Picked(SEATS.index(first)))
    if game.actors() == (-1,):
        game.apply(-1, Picked("LR".index(arrow)))
    assert game.phase == CHOOSING
    game.weather, game.round = weather, round
    for name, text in (canoes or {}).items():
        _set_canoe(game, canoe(name), text)
    for rows, letters, texts in ((game.stock, GEMS, sites), (game.store, SEATS, stores)):
        for letter, gems in (texts or {}).items():
            row = 5 * letters.index(letter)
            rows[row : row + 5] = [gems.count(gem) for gem in GEMS]
    for seat, cards in (used or {}).items():
        for card in cards:
            game.hands[SEATS.index(seat)] &= ~(1 << CARD_OF[card])
    for name in moored:
        game.moored |= 1 << canoe(name)
    _set_spirits(game, whirlpool, beaver, moose)
    if joe is not None:
        place, _, gem = joe.partition(" ")
        game.joe, game.joe_gem = PLACE_OF[place], GEMS.index(gem) if gem else NONE
    return game


def _set_spirits(game: Game, whirlpool: str | None, beaver: str | None, moose: str | None) -> None:
    if whirlpool is not None:
        game.whirlpool = NONE if whirlpool == "gone" else PLACE_OF[whirlpool]
    if beaver is not None:
        game.beaver = NONE if beaver == "gone" else PLACE_OF[beaver]
    if moose is not None:
        game.moose = {"bank": BANK, "away": AWAY}[moose] if moose in ("bank", "away") else canoe(moose)


def _set_canoe(game: Game, number: int, text: str) -> None:
    place, _, gems = text.partition(" ")
    game.place[number] = PLACE_OF[place]
    for hold, gem in enumerate(gems):
        game.cargo[2 * number + hold] = NONE if gem == "-" else GEMS.index(gem)


def deal(game: Game, *cards: str) -> list[Any]:
    """Let everybody pick a card, in seat order; return the events."""
    said: list[Any] = []
    for seat, card in enumerate(cards):
        said += heard(game, seat, Choose(CARDS[CARD_OF[card]]))
    return said


def turn(card: str, others: str = "1", **parts: Any) -> Game:
    """Return a scene in which seat A has just shown a card. The others have picked `others`."""
    game = scene(**parts)
    deal(game, card, *[others] * (game.seats - 1))
    return game


def read(text: str) -> Move:
    """Return the move of a text: 'choose 6', 'pay V 1', 'no', 'weather +', 'paddle 1 6L', 'load 2 W', 'unload 1 V',
    'moose 1', 'steal 1 B2 left', 'trade 1', 'done'. Canoes count from 1."""
    word, *rest = text.split()
    return _READ[word](*rest)


def _gem(letter: str) -> Colour:
    return COLOURS[GEMS.index(letter)]


_READ: dict[str, Callable[..., Move]] = {
    "choose": lambda card: Choose(CARDS[CARD_OF[card]]),
    "pay": lambda gem, number: Pay(_gem(gem), int(number) - 1),
    "no": Decline,
    "weather": lambda way: SetWeather(1 if way == "+" else -1),
    "paddle": lambda number, to: Paddle(int(number) - 1, PLACES[PLACE_OF[to]]),
    "load": lambda number, gem: Load(int(number) - 1, _gem(gem)),
    "unload": lambda number, gem: Unload(int(number) - 1, _gem(gem)),
    "moose": lambda number: TakeMoose(int(number) - 1),
    "steal": lambda number, victim, hold: Steal(
        int(number) - 1, canoe(victim) >> 1, canoe(victim) & 1, ("left", "right").index(hold)
    ),
    "trade": lambda number: Trade(int(number) - 1),
    "done": Done,
}


def write(move: object) -> str:
    """Return a move as `read` reads it."""
    return _TEXT_OF[move]


def do(game: Game, *lines: str) -> list[Any]:
    """Carry out moves such as 'A paddle 1 4' and return the events."""
    said: list[Any] = []
    for line in lines:
        seat, _, text = line.partition(" ")
        said += heard(game, SEATS.index(seat), read(text))
    return said


def offered(game: Game, seat: str) -> list[str]:
    """Return all moves of a seat, as text."""
    return [write(move) for move in game.moves(SEATS.index(seat))]


def refused(game: Game, line: str) -> IllegalMove:
    """Return the refusal of a move, which must not have changed anything."""
    seat, _, text = line.partition(" ")
    return hands.refused(game, SEATS.index(seat), read(text), game.seats)


def plans(game: Game, name: str) -> list[str]:
    """Return the mover's complete actions with a canoe, without thefts, sorted: 'moose', '-V', '>4', '+W' in order."""
    number = canoe(name) & 1
    found: set[str] = set()

    def follow(at: Game, done: tuple[str, ...]) -> None:
        for move in at.moves(at.mover):
            if isinstance(move, Steal) or getattr(move, "canoe", number) != number:
                continue
            if isinstance(move, Done):
                if at.action == number:
                    found.add(" ".join(done))
                continue
            after, steps = at.copy(), (*done, _step(move))
            after.apply(at.mover, move)
            if after.action == number and after.mover == at.mover:
                follow(after, steps)
            else:
                found.add(" ".join(steps))

    follow(game, ())
    return sorted(found)


def _step(move: Move) -> str:
    match move:
        case Paddle():
            return ">" + move.to
        case Load():
            return "+" + GEMS[COLOURS.index(move.colour)]
        case Unload():
            return "-" + GEMS[COLOURS.index(move.colour)]
    return "moose"


def show(game: Game) -> dict[str, Any]:
    """Return a position as text, in the words of `scene`."""
    return {
        "canoes": {f"{SEATS[number >> 1]}{(number & 1) + 1}": _canoe(game, number) for number in range(2 * game.seats)},
        "sites": {site: _gems(game.stock, index) for index, site in enumerate(GEMS)},
        "stores": {SEATS[seat]: _gems(game.store, seat) for seat in range(game.seats)},
        "weather": game.weather,
        "arrow": ARMS[game.arrow],
        "whirlpool": "gone" if game.whirlpool == NONE else PLACES[game.whirlpool],
        "beaver": "gone" if game.beaver == NONE else PLACES[game.beaver],
        "moose": {BANK: "bank", AWAY: "away"}.get(game.moose) or f"{SEATS[game.moose >> 1]}{(game.moose & 1) + 1}",
        "joe": _joe(game),
        "moored": [f"{SEATS[n >> 1]}{(n & 1) + 1}" for n in range(2 * game.seats) if game.moored >> n & 1],
        "first": SEATS[game.first],
        "mover": None if game.mover < 0 else SEATS[game.mover],
        "phase": PHASES[game.phase],
        "round": game.round,
        "asked": "".join(SEATS[seat] for seat in range(game.seats) if game.asked >> seat & 1),
        "hands": [hand.bit_count() for hand in game.hands],
        "winner": SEATS[end.winners[0]] if (end := game.outcome()) else None,
    }


def _joe(game: Game) -> str:
    gem = "" if game.joe_gem == NONE else " " + GEMS[game.joe_gem]
    return "" if game.joe == NONE else PLACES[game.joe] + gem


def _gems(row: list[int], index: int) -> str:
    return "".join(gem * count for gem, count in zip(GEMS, row[5 * index : 5 * index + 5], strict=True))


def _canoe(game: Game, number: int) -> str:
    holds = game.cargo[2 * number : 2 * number + 2]
    cargo = "".join("-" if gem == NONE else GEMS[gem] for gem in holds).rstrip("-")
    return PLACES[game.place[number]] + (" " + cargo if cargo else "")


def _texts() -> list[str]:
    found = ["no", "done", "weather +", "weather -", *(f"choose {card}" for card in CARD_OF)]
    for number in "12":
        found += [f"{word} {number}" for word in ("moose", "trade")]
        found += [f"paddle {number} {place}" for place in PLACES]
        for gem in GEMS:
            found += [f"load {number} {gem}", f"unload {number} {gem}", f"pay {gem} {number}"]
        for victim in SEATS:
            found += [f"steal {number} {victim}{other} {hold}" for other in "12" for hold in ("left", "right")]
    return found


_WRITTEN = _texts()

_TEXT_OF: Mapping[object, str] = {read(text): text for text in _WRITTEN}

assert set(_TEXT_OF) == set(MOVES)
assert len(_WRITTEN) == len(set(MOVES))
assert PLACES[FALLS] == "falls"
