"""Niagara as numbers: moves, observations, and a plain picture."""

from typing import Final

from hiroma.games.niagara.course import Game
from hiroma.games.niagara.moves import Move, Steal
from hiroma.games.niagara.parts.board import CLEAR, COLOURS, NONE, PLACES, STORM
from hiroma.games.niagara.parts.codes import CODE_OF, MOVES
from hiroma.games.niagara.position import AWAY, BANK, NOBODY, OVER, STILL, TURN
from hiroma.games.niagara.view import NiagaraView
from hiroma.kernel.encoding import Chart, Field, Square, around, distance, put_bits, put_hot
from hiroma.kernel.options import Options

PLAIN, WATER, DANGER = 1, 2, 5
CARDS: Final = 10
HUES: Final = len(COLOURS)
PLACED: Final = len(PLACES)
GEMS: Final = 7
PHASES: Final = OVER + 1
POINTS: Final = 16
"""Points that a canoe may have left, and gems it may move: 0 to 15."""
ROUNDS: Final = 255
LAYOUT: Final = (
    *[(name, "") for name in ("land", "1", "2", "3", "4", "5")],
    ("6L", "6R"),
    ("7L", "7R"),
    ("falls", ""),
)
"""The river from above, as rows of a chart."""


class Numbers:
    """Moves by their numbers of parts/codes.py, without gaps. Seats begin with the observer."""

    def moves(self, options: Options, seats: int) -> list[Move]:
        """Return all moves but thefts from seats that are not there."""
        known = [move for code, move in enumerate(MOVES) if CODE_OF[move] == code]
        return [move for move in known if not isinstance(move, Steal) or move.victim < seats]

    def chances(self, options: Options, seats: int) -> int:
        """Return the seats: the first of them is drawn."""
        return seats

    def fields(self, options: Options, seats: int) -> tuple[Field, ...]:
        """Return the parts of an observation."""
        canoes = (seats, 2)
        return (
            Field("seat", (seats,), 1, "the observer's number, one-hot"),
            Field("mover", (seats,), 1, "whose turn it is, counted from the observer, one-hot"),
            Field("first", (seats,), 1, "who has the life ring, likewise"),
            Field("asked", (seats,), 1, "who must answer about ransom, likewise"),
            Field("met", (seats,), seats, "the order in which seats met a condition, 0 for not yet"),
            Field("phase", (PHASES,), 1, "first seat, arrow, ransom, choose, turn, trade, over; one-hot"),
            Field("round", (1,), ROUNDS, "rounds begun, 255 at most"),
            Field("weather", (STORM - CLEAR + 1,), 1, "-1, 0, 1, 2; one-hot"),
            Field("arrow", (2,), 1, "left, right; one-hot"),
            Field("sites", (HUES, HUES), GEMS, "gems at each site by colour"),
            Field("store", (seats, HUES), GEMS, "scored gems by colour"),
            Field("lost", (HUES,), GEMS, "gems out of the game"),
            Field("places", (*canoes, PLACED), 1, "land, 1 to 5, 6L, 6R, 7L, 7R, falls; one-hot for each canoe"),
            Field("cargo", (*canoes, 2, HUES), 1, "the gem in each hold, one-hot"),
            Field("moored", canoes, 1, "canoes that are moored"),
            Field("moose", canoes, 1, "the canoe with the moose"),
            Field("traded", canoes, 1, "canoes that have traded with Joe"),
            Field("bank", (2,), 1, "the moose on its bank; away for good"),
            Field("hands", (seats, CARDS), 1, "cards not yet shown: 1 to 7, cloud, rope, 1/2/3"),
            Field("chosen", (seats,), 1, "seats that have picked a card for this round"),
            Field("cards", (seats, CARDS), 1, "the card of this round, once it is shown; the own one at once"),
            Field("whirlpool", (PLACED,), 1, "one-hot, zeros without it"),
            Field("beaver", (PLACED,), 1, "likewise"),
            Field("joe", (PLACED,), 1, "likewise"),
            Field("gem", (HUES,), 1, "Joe's gem, one-hot"),
            Field("may", (2,), 1, "the mover's canoes that may act"),
            Field("once", (1,), 1, "one canoe uses the turn up"),
            Field("action", (2,), 1, "the canoe in action, one-hot"),
            Field("points", (POINTS,), 1, "points it may have left before it paddles"),
            Field("then", (POINTS,), 1, "gems it may still load or unload after it paddled"),
            Field("paddled", (3,), 1, "not yet, up, down; one-hot"),
            Field("handled", (2, HUES), 1, "colours loaded, and unloaded, in this round"),
            Field("stepped", (1,), 1, "a movement was the last thing it did"),
        )

    def observe(self, state: Game, seat: int) -> list[int]:
        """Return the numbers of all fields. Of others' cards only those that are shown."""
        seats, order = state.seats, around(seat, state.seats)
        row: list[int] = []
        put_hot(row, seat, seats)
        put_hot(row, distance(seat, state.mover, seats), seats)
        put_hot(row, distance(seat, state.first, seats), seats)
        row += [state.asked >> other & 1 for other in order]
        row += [state.met[other] for other in order]
        put_hot(row, state.phase, PHASES)
        row.append(min(state.round, ROUNDS))
        put_hot(row, state.weather - CLEAR, STORM - CLEAR + 1)
        put_hot(row, state.arrow, 2)
        row += state.stock
        for other in order:
            row += state.store[HUES * other : HUES * (other + 1)]
        row += state.lost
        _put_canoes(row, state, order)
        _put_cards(row, state, seat, order)
        for place in (state.whirlpool, state.beaver, state.joe):
            put_hot(row, place, PLACED)
        put_hot(row, state.joe_gem if state.joe != NONE else NONE, HUES)
        _put_turn(row, state)
        return row

    def chart(self, view: NiagaraView) -> Chart:
        """Return the river from the land to the falls; letters are canoes."""
        standing: dict[str, list[int]] = {}
        for seat, player in enumerate(view.players):
            for canoe in player.canoes:
                standing.setdefault(canoe.place, []).append(seat)
        rows: list[tuple[Square, ...]] = []
        for names in LAYOUT:
            row: list[Square] = []
            for name in names:
                ground = {"": 0, "land": PLAIN, "falls": DANGER}.get(name, WATER)
                row.append(Square(ground, name, tuple(standing.get(name, []))))
            rows.append(tuple(row))
        gems = " ".join([f"{'ABCDE'[seat]}:{sum(player.store)}" for seat, player in enumerate(view.players)])
        return Chart(tuple(rows), (f"round {view.round}, weather {view.weather}, arrow {view.arrow or '-'}", gems))


def _put_canoes(row: list[int], state: Game, order: list[int]) -> None:
    canoes = [2 * other + number for other in order for number in (0, 1)]
    for canoe in canoes:
        put_hot(row, state.place[canoe], PLACED)
    for canoe in canoes:
        put_hot(row, state.cargo[2 * canoe], HUES)
        put_hot(row, state.cargo[2 * canoe + 1] if state.tandem(canoe) else NONE, HUES)
    row += [state.moored >> canoe & 1 for canoe in canoes]
    row += [1 if state.moose == canoe else 0 for canoe in canoes]
    row += [1 if canoe // 2 == state.mover and state.traded >> (canoe & 1) & 1 else 0 for canoe in canoes]
    row += [1 if state.moose == place else 0 for place in (BANK, AWAY)]


def _put_cards(row: list[int], state: Game, seat: int, order: list[int]) -> None:
    for other in order:
        card = state.chosen[other]
        guessed = 1 << card if card and _is_guessed(state, other) else 0
        put_bits(row, (state.hands[other] | guessed) >> 1, CARDS)
    row += [1 if state.chosen[other] else 0 for other in order]
    for other in order:
        shown = other == seat or (state.shown(other) and not _is_guessed(state, other))
        put_hot(row, state.chosen[other] - 1 if shown else -1, CARDS)


def _is_guessed(state: Game, seat: int) -> bool:
    return state.guessed >> seat & 1 == 1


def _put_turn(row: list[int], state: Game) -> None:
    turn = state.phase == TURN
    acting = state.action != NONE
    put_bits(row, state.may if turn and state.mover != NOBODY else 0, 2)
    row.append(1 if turn and state.once else 0)
    put_hot(row, state.action, 2)
    put_bits(row, state.budgets if acting else 0, POINTS)
    put_bits(row, state.posts if acting and state.paddled != STILL else 0, POINTS)
    put_hot(row, state.paddled if acting else -1, 3)
    put_bits(row, state.loaded if acting else 0, HUES)
    put_bits(row, state.unloaded if acting else 0, HUES)
    row.append(1 if acting and state.stepped else 0)
