"""Turn search: the turns of a seat, weighed by its holdings after the flow of this round."""

from hiroma.games.niagara.acts import canoes, plans
from hiroma.games.niagara.acts.rounds import man_canoes
from hiroma.games.niagara.evaluation import Flows, expected
from hiroma.games.niagara.parts.board import CLOUD, NONE, ROPE, STORM
from hiroma.games.niagara.parts.codes import DONE, canoe_of
from hiroma.games.niagara.position import Position

Line = list[int]
"""Moves by their numbers."""


def actions(at: Position, canoe: int) -> list[tuple[Position, Line]]:
    """Return every complete action of one canoe of the mover, each with the position after it."""
    found: list[tuple[Position, Line]] = []
    acting = at.action == canoe
    for code in at.legal if acting and at.legal is not None else plans.codes(at):
        if acting if code == DONE else canoe_of(code) == canoe:
            after = Position(at.seats, at.setting)
            after.take(at)
            canoes.act(after, code, None)
            if after.action == canoe:
                found += [(end, [code, *rest]) for end, rest in actions(after, canoe)]
            else:
                found.append((after, [code]))
    return found


def all_actions(at: Position) -> list[Line]:
    """Return every complete action of every canoe of the mover that may act."""
    return [line for canoe in (0, 1) if at.may >> canoe & 1 for _, line in actions(at, canoe)]


def weighed(at: Position, flows: Flows) -> list[tuple[float, Line]]:
    """Return the ways to go on with a turn, each with its worth: an action of one canoe, or the end of the turn.

    Of two canoes that must act only the first is weighed: the second can act in any case.
    """
    found: list[tuple[float, Line]] = []
    for canoe in (0, 1):
        if at.action == canoe or (at.action == NONE and at.may >> canoe & 1):
            found += [(expected(after, at.mover, flows), line) for after, line in actions(at, canoe)]
            if not at.once and at.in_river(2 * at.mover + canoe):
                break
    if at.action == NONE and plans.may_pass(at):
        found.append((expected(at, at.mover, flows), [DONE]))
    return found


def best_turn(at: Position, flows: Flows) -> tuple[float, Line]:
    """Return the best rest of the mover's turn with a number card: its worth, and its moves."""
    now = Position(at.seats, at.setting)
    now.take(at)
    line: Line = []
    while now.may:
        for code in max(weighed(now, flows))[1]:
            canoes.act(now, code, None)
            line.append(code)
    return expected(now, now.mover, flows), line


def with_card(at: Position, seat: int, card: int, flows: Flows) -> float:
    """Return the expected worth of a seat that plays a card now, if all others stand still."""
    now = Position(at.seats, at.setting)
    now.take(at)
    now.chosen[seat] = card
    now.mover = seat
    now.action, now.legal = NONE, None
    if card not in (CLOUD, ROPE):
        man_canoes(now, card)
        return best_turn(now, flows)[0]
    for number in (2 * seat, 2 * seat + 1):
        if card == ROPE and now.in_river(number):
            now.moored |= 1 << number
    return expected(now, seat, flows)


def shifts(at: Position) -> list[int]:
    """Return the steps that the weather can take."""
    return [by for by in (1, -1) if -1 <= at.weather + by <= STORM]
