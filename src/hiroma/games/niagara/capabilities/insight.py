"""Chances to win in Niagara: those of the learned outlook. Cards that nobody has shown do not count.

A card is worth what the best turn with it leaves, if nobody else moved; an action of a canoe, what the best rest of
the turn leaves.
"""

from collections.abc import Sequence

from hiroma.games.niagara import legality
from hiroma.games.niagara.acts import canoes, joe, rounds
from hiroma.games.niagara.acts.guesses import deal, flows
from hiroma.games.niagara.bots.club import DEALS
from hiroma.games.niagara.bots.outlook import NUMBERS, acted, places
from hiroma.games.niagara.bots.planner import best_turn, shifts, weighed
from hiroma.games.niagara.course import Game
from hiroma.games.niagara.evaluation import Flows
from hiroma.games.niagara.moves import Move
from hiroma.games.niagara.parts.board import CLOUD, NONE, ROPE
from hiroma.games.niagara.parts.codes import CHOOSE, CODE_OF, DONE, MOVES, WEATHER, canoe_of, card_of
from hiroma.games.niagara.position import CHOOSING, RANSOM, TRADING, TURN
from hiroma.kernel.capabilities import Weighed
from hiroma.kernel.contract import Below
from hiroma.kernel.learning import by_numbers, results
from hiroma.kernel.lot import Lot


class Foresight:
    """The chances of all seats."""

    def chances(self, state: Game) -> tuple[float, ...]:
        """Return the chance to win of each seat."""
        end = state.outcome()
        if end is not None:
            return results(end)
        if state.phase < RANSOM:
            return (1.0 / state.seats,) * state.seats
        return _chances(state, acted(state))

    def weigh(self, state: Game, seat: int, made: Sequence[Move] = ()) -> list[Weighed]:
        """Return every card, every way to go on with a turn, or every answer; best first."""
        below = Lot(state.round * state.seats + seat).below
        lines: dict[tuple[Move, ...], tuple[float, ...]] = {}
        if state.phase == CHOOSING:
            for code in legality.codes(state, seat):
                lines[MOVES[code],] = _with_card(state, seat, card_of(code), below)
        elif state.phase == TURN and state.chosen[seat] != CLOUD:
            expected = flows_at(state, seat, below)
            for _, way in weighed(state, expected):
                lines[tuple([MOVES[code] for code in way])] = self._after(state, seat, way, expected)
        else:
            for code in legality.codes(state, seat):
                lines[MOVES[code],] = self._after(state, seat, [code], [])
        if made and tuple(made) not in lines:
            decided = of_one_decision(state, seat, [CODE_OF[move] for move in made])
            known = lines.pop(tuple([MOVES[code] for code in decided]), None)
            expected = flows_at(state, seat, below) if known is None and state.phase == TURN else []
            lines[tuple(made)] = known or self._after(state, seat, decided, expected)
        found = [Weighed(line, chances) for line, chances in lines.items()]
        return sorted(found, key=lambda each: -each.chances[seat])

    def _after(self, state: Game, seat: int, codes: list[int], expected: Flows) -> tuple[float, ...]:
        """Return the chances after these moves, and after the best rest of the turn where there is one.

        The turn is not handed on: the next card that is shown belongs to the others' turns.
        """
        done = acted(state)
        done[seat] = done[seat] or state.phase != RANSOM
        return _chances(with_moves(state, seat, codes, expected), done)


class Peeking:
    """The chances of somebody who knows hidden cards: a low card tells how little the river will flow.

    As in the outlook a flow counts once a seat has had its turn in the round.
    """

    def known(self, state: Game, seats: Sequence[int]) -> tuple[float, ...]:
        """Return the chances of all seats, as somebody sees them who knows the cards of `seats`."""
        if state.outcome() is not None or state.phase < RANSOM:
            return Foresight().chances(state)
        cards = [state.chosen[seat] for seat in seats if _hides(state, seat)]
        lowest = min([card for card in cards if 0 < card < CLOUD], default=NONE)
        return by_numbers(NUMBERS.of("river"), places(state, acted(state), lowest))

    def hidden(self, state: Game) -> bool:
        """Return True while a card of the round that somebody has picked is not shown."""
        return any(_hides(state, seat) for seat in range(state.seats))


def _hides(state: Game, seat: int) -> bool:
    return TURN <= state.phase <= TRADING and state.chosen[seat] > 0 and not state.shown(seat)


def of_one_decision(state: Game, seat: int, codes: list[int]) -> list[int]:
    """Return the moves up to the end of the open decision: a trade, or the next card, may be sent with a turn."""
    at = state.copy()
    for place, code in enumerate(codes):
        if (at.phase, at.mover, at.round) != (state.phase, state.mover, state.round):
            return codes[:place]
        at.play(seat, code, None)
    return codes


def with_moves(state: Game, seat: int, codes: list[int], expected: Flows) -> Game:
    """Return the position after these moves, and after the best rest of the turn where there is one."""
    after = state.copy()
    if state.phase == RANSOM:
        after.play(seat, codes[0], None)
        return after
    for code in codes:
        if state.phase == TRADING:
            if code != DONE:
                joe.trade(after, canoe_of(code), None)
        elif WEATHER <= code < CHOOSE:
            rounds.shift(after, 1 if code == WEATHER else -1, None)
        else:
            canoes.act(after, code, None)
    if expected and after.may:
        for code in best_turn(after, expected)[1]:
            canoes.act(after, code, None)
    return after


def _chances(at: Game, done: Sequence[bool]) -> tuple[float, ...]:
    return by_numbers(NUMBERS.of("river"), places(at, done))


def flows_at(at: Game, seat: int, below: Below) -> Flows:
    """Return the flows that a seat can expect, from `DEALS` guesses at the cards of others."""
    return flows(at, seat, [deal(at, seat, below) for _ in range(DEALS)], below)


def _with_card(at: Game, seat: int, card: int, below: Below) -> tuple[float, ...]:
    """Return the chances after the best turn with a card, if all others stood still."""
    return _with_done(with_card(at, seat, card, below), seat)


def _with_done(at: Game, seat: int) -> tuple[float, ...]:
    return _chances(at, [each == seat for each in range(at.seats)])


def with_card(at: Game, seat: int, card: int, below: Below) -> Game:
    """Return the position after the best turn with a card, if all others stood still."""
    dealt = [deal(at, seat, below) for _ in range(DEALS)]
    for one in dealt:
        one[seat] = card
    found: list[Game] = []
    for by in shifts(at) if card == CLOUD else [0]:
        after = at.copy()
        after.weather += by
        expected = flows(after, seat, dealt, below)
        after.chosen[seat], after.mover = card, seat
        after.action, after.legal = NONE, None
        if card not in (CLOUD, ROPE):
            rounds.man_canoes(after, card)
            for code in best_turn(after, expected)[1]:
                canoes.act(after, code, None)
        for number in (2 * seat, 2 * seat + 1):
            if card == ROPE and after.in_river(number):
                after.moored |= 1 << number
        found.append(after)
    return max(found, key=lambda end: _with_done(end, seat)[seat])
