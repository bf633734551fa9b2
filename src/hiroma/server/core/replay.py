"""A game for the replay page, finished or as far as it has come: every position with what led to it."""

import os
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from hiroma.games import capabilities, ruleset
from hiroma.ids import PlayerId, TableId
from hiroma.kernel import Viewer
from hiroma.server.wire import presenter
from hiroma.store import Row
from hiroma.table import entries
from hiroma.table.messages import Happened
from hiroma.table.play import Play
from hiroma.table.table import Table


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """One position of a game: what happened and the spectator's view after it."""

    rev: int
    at: float
    seat: int | None
    events: list[Any]
    view: Any


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A game, step by step; of one that is on, the part that the reader may see.

    `commitment`, `secret`, `nonces` let anybody redo the draws. `seats` are names (bots as 'bot:LEVEL'), `holders` the
    chairs of the seats, `faces` the codes of their pictures. `viewer` is the seat through whose eyes it is seen, None
    for spectators; `secrets`: whether that makes a difference.
    """

    table: TableId
    game: str
    version: int
    no: int
    options: dict[str, bool | int | str]
    seats: tuple[str, ...]
    holders: tuple[int, ...]
    faces: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...]
    secrets: bool
    insight: bool
    """The game has a capability that knows the chances to win."""
    viewer: int | None
    steps: list[ReplayStep]
    outcome: Any | None
    ended: str
    """The way it ended: 'rules', 'conceded', 'aborted'; '' for a game that is on."""
    commitment: str
    secret: str
    nonces: dict[str, str]


def replay(
    rows: Sequence[Row],
    no: int,
    names: Mapping[PlayerId, str] | None,
    faces: Mapping[PlayerId, str],
    viewer: Viewer = None,
    *,
    running: bool = False,
) -> Replay:
    """Game `no` of a log, as spectators or a seat saw it. People are called '' where `names` is None.

    `running`: the log ends within the game, or before it. `KeyError` when it is not finished, or has no such seat.
    """
    table = Table(ruleset, os.urandom)
    start, steps, secret = _followed(table, rows, no, viewer)
    play = table.play
    if play is None or (no not in table.finished and not (running and start)):
        raise KeyError(no)
    called, drawings = _looks(table, names, faces)
    return Replay(
        table=table.id,
        game=table.game,
        version=table.ruleset.info.version,
        no=no,
        options=play.options,
        seats=tuple(called[holder] for holder in play.holders),
        holders=play.holders,
        faces=tuple(drawings[holder] for holder in play.holders),
        sides=play.sides,
        secrets=table.ruleset.info.secrets,
        insight=capabilities(table.game).insight is not None,
        viewer=viewer,
        steps=steps,
        outcome=play.outcome,
        ended=play.ended or "",
        commitment=start.commitment if start else "",
        secret=secret,
        nonces=start.nonces if start else {},
    )


def _followed(
    table: Table, rows: Sequence[Row], no: int, viewer: Viewer
) -> tuple[entries.Begun | None, list[ReplayStep], str]:
    """Lead a table to the end of game `no`, or of the log; return the game's beginning, its steps, and its secret.

    None without a beginning in the log; the secret is '' until it is revealed.
    """
    steps: list[ReplayStep] = []
    start: entries.Begun | None = None
    for row in rows:
        happened = table.follow(row.body, row.sealed)
        entry = entries.decode(row.body)
        if entry.start and entry.start.no == no:
            start = entry.start
        if start is not None and table.play is not None:
            steps.append(_step(table.play, happened, viewer))
        if no in table.finished:
            return start, steps, entry.reveal.secret if entry.reveal else ""
    return start, steps, ""


def _looks(
    table: Table, names: Mapping[PlayerId, str] | None, faces: Mapping[PlayerId, str]
) -> tuple[list[str], list[str]]:
    # The name and the face of each chair.
    called = {c.player: "" for c in table.chairs if c.player} if names is None else names
    chairs = [called.get(c.player, "?") if c.player else f"bot:{c.bot}" for c in table.chairs]
    return chairs, [faces.get(c.player, "") if c.player else "" for c in table.chairs]


def _step(play: Play, happened: Happened, viewer: Viewer) -> ReplayStep:
    # `KeyError` for a seat that the game does not have.
    if viewer is not None and viewer not in range(len(play.holders)):
        raise KeyError(viewer)
    seen = presenter.happened(happened, viewer)
    return ReplayStep(rev=seen.rev, at=seen.at, seat=seen.seat, events=seen.events, view=play.state.view(viewer))
