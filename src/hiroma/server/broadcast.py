"""Broadcast of an entry: build the frame of each viewer of a table."""

from typing import TYPE_CHECKING, Any

from hiroma.kernel import Viewer
from hiroma.server import presenter, protocol
from hiroma.server.connection import Connection
from hiroma.table.slips import Done, Happened

if TYPE_CHECKING:
    from hiroma.server.room import Room

Frames = list[tuple[Connection, bytes]]
"""What each viewer is sent."""


def frames(
    room: "Room", happened: Happened, done: Done | None = None, by: Connection | None = None, name: str | None = None
) -> Frames:
    """The frames of an entry, with the game after it.

    `done` is what was done here and now, None for what another process did; `by` asked for it, as command `name`.
    """
    if done is None or done.meta or done.freed or room.table.ruleset.info.secrets:
        return _each(room, happened, done, by, name)
    if not room.viewers:
        return []
    events = protocol.Events(
        table=room.id,
        rev=happened.rev,
        happened=presenter.happened(happened, None),
        game=presenter.game(room.table, None),
    )
    frame, answer = presenter.alike(events, name)
    return [(viewer, answer if viewer is by else frame) for viewer in room.viewers]


def _each(room: "Room", happened: Happened, done: Done | None, by: Connection | None, name: str | None) -> Frames:
    # What is the same for several is encoded once.
    meta, freed = (True, None) if done is None else (done.meta, done.freed)
    shown = presenter.encoded(presenter.meta(room.table, room.hall.names)) if meta else None
    seen: dict[Viewer, tuple[Any, Any]] = {}
    written: Frames = []
    for viewer in room.viewers:
        seat = presenter.viewer_of(room.table, viewer.player)
        if seat not in seen:
            game = presenter.encoded(presenter.game(room.table, seat))
            seen[seat] = presenter.encoded(presenter.happened(happened, seat)), game
        frame = protocol.Events(
            table=room.id,
            rev=happened.rev,
            happened=seen[seat][0],
            game=seen[seat][1],
            meta=shown,
            you=presenter.you(room.table, viewer.player) if meta or viewer.player == freed else None,
            ack=name if viewer is by else None,
        )
        written.append((viewer, presenter.encode(frame)))
    return written
