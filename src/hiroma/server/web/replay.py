"""A finished game for the replay page: every position with what led to it."""

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
    """One position of a finished game: what happened and the spectator's view after it."""

    rev: int
    at: float
    seat: int | None
    events: list[Any]
    view: Any


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, step by step. `commitment`, `secret`, `nonces` let anybody redo the draws.

    `seats` are names (bots as 'bot:LEVEL'), `holders` the chairs of the seats, `faces` the codes of their pictures.
    `viewer` is the seat through whose eyes it is seen, None for spectators; `secrets`: whether that makes a difference.
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
    commitment: str
    secret: str
    nonces: dict[str, str]


def replay(
    rows: Sequence[Row],
    no: int,
    names: Mapping[PlayerId, str],
    faces: Mapping[PlayerId, str],
    viewer: Viewer = None,
) -> Replay:
    """Game `no` of a log, as spectators or a seat saw it. `KeyError` when it is not finished, or has no such seat."""
    table = Table(ruleset, os.urandom)
    steps: list[ReplayStep] = []
    began = 0
    commitment = secret = ""
    nonces: dict[str, str] = {}
    for row in rows:
        happened = table.follow(row.body, row.sealed)
        entry = entries.decode(row.body)
        if entry.start and entry.start.no == no:
            began, commitment, nonces = entry.rev, entry.start.commitment, entry.start.nonces
        if began and table.play is not None:
            steps.append(_step(table.play, happened, viewer))
        if no in table.finished:
            secret = entry.reveal.secret if entry.reveal else ""
            break
    play = table.play
    if play is None or no not in table.finished:
        raise KeyError(no)
    chairs = [names.get(c.player, "?") if c.player else f"bot:{c.bot}" for c in table.chairs]
    drawings = [faces.get(c.player, "") if c.player else "" for c in table.chairs]
    return Replay(
        table=table.id,
        game=table.game,
        version=table.ruleset.info.version,
        no=no,
        options=play.options,
        seats=tuple(chairs[holder] for holder in play.holders),
        holders=play.holders,
        faces=tuple(drawings[holder] for holder in play.holders),
        sides=play.sides,
        secrets=table.ruleset.info.secrets,
        insight=capabilities(table.game).insight is not None,
        viewer=viewer,
        steps=steps,
        outcome=play.outcome,
        ended=play.ended or "",
        commitment=commitment,
        secret=secret,
        nonces=nonces,
    )


def _step(play: Play, happened: Happened, viewer: Viewer) -> ReplayStep:
    # `KeyError` for a seat that the game does not have.
    if viewer is not None and viewer not in range(len(play.holders)):
        raise KeyError(viewer)
    seen = presenter.happened(happened, viewer)
    return ReplayStep(rev=seen.rev, at=seen.at, seat=seen.seat, events=seen.events, view=play.state.view(viewer))
