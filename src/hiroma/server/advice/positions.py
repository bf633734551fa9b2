"""Positions of practice tables: the tree of variations, and opening a table at a position that a link holds."""

from typing import Annotated, Final

import msgspec

from hiroma.games import RULESETS, ruleset
from hiroma.ids import NO_TABLE, PlayerId
from hiroma.kernel import Outcome, UnknownRules
from hiroma.kernel.contract import Wire
from hiroma.server.wire.bodies import NewTable
from hiroma.server.wire.bounds import Options, Whole
from hiroma.table.entries import Drawn
from hiroma.table.practice import Past, PastStep
from hiroma.table.refusal import Refused
from hiroma.table.state import TableState

TURNS: Final = 400
"""Most turns of a position in a link."""

Numbers = tuple[Annotated[tuple[Whole, ...], msgspec.Meta(max_length=64)], ...]
"""The numbers of draws, one after the other."""


class Variation(msgspec.Struct, frozen=True, kw_only=True):
    """A node of the tree: the turn that led to it from `parent`, and the draws that followed."""

    parent: int | None
    """The number of the node before it; None for an opening."""
    seat: int | None
    """None for an opening."""
    moves: tuple[object, ...]
    draws: tuple[tuple[int, ...], ...]


class Variations(msgspec.Struct, frozen=True, kw_only=True):
    """The nodes of a practice game from number `since` on, in the order in which they came."""

    no: int
    """The number of the game."""
    since: int
    nodes: list[Variation]
    after: Outcome | None
    """The outcome of the game before it; some rules ask for it."""


class Ended(msgspec.Struct, frozen=True, kw_only=True):
    """An `Outcome` as a link holds it."""

    ranking: tuple[tuple[Whole, ...], ...]
    sides: tuple[tuple[Whole, ...], ...]
    scores: tuple[float, ...]
    clause: Annotated[str, msgspec.Meta(max_length=64)]
    first: Whole


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A `PastStep` as a link holds it."""

    seat: Whole
    moves: list[Wire]
    draws: Numbers


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of POST /api/positions: a way from the start of a game to a position, as a link holds it."""

    game: str
    version: Whole
    options: Options = {}
    practice: Annotated[int, msgspec.Meta(ge=1, le=12)]
    """The number of seats. The reader plays all of them."""
    after: Ended | None = None
    opening: Annotated[Numbers, msgspec.Meta(max_length=64)] = ()
    steps: Annotated[tuple[Turn, ...], msgspec.Meta(max_length=TURNS)] = ()


def variations(table: TableState, player: PlayerId, since: int) -> Variations:
    """Return the tree of a practice table from a node on.

    `Refused`: 'no-advice' at other tables, 'no-game', 'not-seated' for watchers of a game with secrets.
    """
    if table.practice is None:
        raise Refused("no-advice")
    tree, play = table.study.tree, table.play
    if tree is None or play is None:
        raise Refused("no-game")
    if table.ruleset.info.secrets and table.chair_of(player) is None:
        raise Refused("not-seated")
    nodes = [
        Variation(
            parent=None if node.step is None else node.parent,
            seat=None if node.step is None else node.step.seat,
            moves=() if node.step is None else node.step.moves,
            draws=_numbers(node.opening if node.step is None else node.step.draws),
        )
        for node in tree.nodes[since:]
    ]
    return Variations(no=table.no, since=since, nodes=nodes, after=play.after)


def _numbers(draws: tuple[Drawn, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(drawn.numbers for drawn in draws)


def asked(position: Position) -> tuple[NewTable, Past]:
    """Return the table to open for a position, and its past.

    `Refused`: 'game-unknown', 'version-unknown', 'people',
    'no-such-seat'.
    """
    if position.game not in RULESETS:
        raise Refused("game-unknown")
    try:
        rules = ruleset(position.game, position.version)
    except UnknownRules as unknown:
        raise Refused.by_version(unknown) from None
    if not rules.info.seats[0] <= position.practice <= rules.info.seats[1]:
        raise Refused("people", have=position.practice, need=list(range(rules.info.seats[0], rules.info.seats[1] + 1)))
    if any(step.seat not in range(position.practice) for step in position.steps):
        raise Refused("no-such-seat")
    table = NewTable(game=position.game, options=position.options, listed=False, practice=position.practice)
    after = None if position.after is None else Outcome(**msgspec.structs.asdict(position.after))
    steps = tuple(PastStep(turn.seat, turn.moves, turn.draws) for turn in position.steps)
    return table, Past(table=NO_TABLE, no=0, rev=0, after=after, opening=position.opening, steps=steps)
