"""Broadcast of an entry: build the frame of each viewer of a table."""

from collections.abc import Collection

from hiroma.ids import NO_COMMAND, CommandId, PlayerId
from hiroma.kernel import Viewer as Seat
from hiroma.server.core.names import Names
from hiroma.server.core.viewer import Viewer
from hiroma.server.wire import presenter, protocol, views
from hiroma.table.messages import Done, Happened
from hiroma.table.table import Table
from hiroma.table.visibility import is_for_members, is_private

Frames = list[tuple[Viewer, bytes]]
"""Viewers, each with the frame to send."""


def frames(
    table: Table,
    viewers: Collection[Viewer],
    names: Names,
    happened: Happened,
    done: Done | None = None,
    by: Viewer | None = None,
    command_id: CommandId | None = None,
) -> Frames:
    """Return the frames of an entry, with the game after it.

    `done` is the result of the command that made the entry just now, None for an older entry or another process's. The
    viewer `by` asked for it, as command `command_id`.
    """
    if done is None or done.meta or done.freed or table.ruleset.info.secrets:
        return _each(table, viewers, names, happened, done, by, command_id)
    if not viewers:
        return []
    events = protocol.Events(
        table=table.id,
        rev=happened.rev,
        happened=presenter.happened(happened, None),
        game=presenter.game(table, None),
    )
    frame, answer = presenter.alike(events, command_id)
    return [(viewer, answer if viewer is by else frame) for viewer in viewers]


def strangers(table: Table, viewers: Collection[Viewer], members: Collection[PlayerId]) -> list[Viewer]:
    """Return the viewers who may no longer see a table, none of its people, and push each of them the refusal.

    `members` are players who are known to have an account. Others may have one: their page asks once more.
    """
    private = is_private(table)
    if not private and not is_for_members(table):
        return []
    found = [one for one in viewers if one.player != table.host and table.chair_of(one.player) is None]
    if not private:
        found = [one for one in found if one.player not in members]
    code = "no-watchers" if private else "members-watch"
    refused = presenter.encode(protocol.Refused(id=NO_COMMAND, code=code, table=table.id))
    for viewer in found:
        viewer.push(refused)
    return found


def _each(
    table: Table,
    viewers: Collection[Viewer],
    names: Names,
    happened: Happened,
    done: Done | None,
    by: Viewer | None,
    command_id: CommandId | None,
) -> Frames:
    # Parts that several viewers get alike are encoded once.
    meta, freed = (True, None) if done is None else (done.meta, done.freed)
    shown = presenter.encoded(presenter.meta(table, names, names.faces)) if meta else None
    seen: dict[Seat, tuple[views.Happened, views.Game | None]] = {}
    written: Frames = []
    for viewer in viewers:
        seat = presenter.viewer_of(table, viewer.player)
        if seat not in seen:
            game = presenter.encoded(presenter.game(table, seat))
            seen[seat] = presenter.encoded(presenter.happened(happened, seat)), game
        frame = protocol.Events(
            table=table.id,
            rev=happened.rev,
            happened=seen[seat][0],
            game=seen[seat][1],
            meta=shown,
            you=presenter.you(table, viewer.player) if meta or viewer.player == freed else None,
            ack=command_id if viewer is by else None,
        )
        written.append((viewer, presenter.encode(frame)))
    return written
