"""The comments on one game: who may read, write and erase them."""

import secrets
import time
from typing import TYPE_CHECKING

from hiroma.server.comments.bodies import Comment, NewComment
from hiroma.server.fairplay import admission
from hiroma.server.fairplay.speech import readable
from hiroma.store import comments, moderation
from hiroma.store.comments import MOST, MOST_OF_ONE, CommentRow
from hiroma.store.moderation import Ruling
from hiroma.table.refusal import Refused

if TYPE_CHECKING:
    from hiroma.server.accounts.authentication import Visitor
    from hiroma.server.hall import Hall
    from hiroma.server.room import Room


async def comments_on(hall: "Hall", room: "Room", no: int, visitor: "Visitor") -> list[Comment]:
    """What was said about game `no` by anybody whom the reader does not ignore, in the order of its steps.

    `Refused`: 'no-finished-game'.
    """
    _span(room, no)
    rows = await hall.store.read(comments.of_game, room.id, no, visitor.player)
    await hall.know({row.player for row in rows})
    judges = await _moderates(hall, visitor)
    return [
        Comment(
            id=row.id,
            at=row.at,
            rev=row.rev,
            player=row.player,
            name=hall.names[row.player],
            text=row.text,
            mine=row.player == visitor.player,
            erasable=judges or row.player == visitor.player,
        )
        for row in rows
    ]


async def comment(hall: "Hall", room: "Room", no: int, player: str, said: NewComment) -> None:
    """Say something about a step. `Refused`, beside what chat is refused for: 'no-such-step', 'comments-full'."""
    began, ended = _span(room, no)
    if not began <= said.rev <= ended:
        raise Refused("no-such-step", rev=said.rev)
    text = readable(said.text)
    hall.flood.take(player, f"{room.id} {no} {said.rev}", text, time.monotonic())
    await admission.may_talk(hall, player)
    row = CommentRow(secrets.token_hex(8), room.id, no, said.rev, player, time.time(), text)
    if not await hall.store.transact(comments.say, row):
        raise Refused("comments-full", most=MOST, own=MOST_OF_ONE)


async def erase(hall: "Hall", visitor: "Visitor", name: str) -> None:
    """Take away one's own comment, or as a moderator anybody's: that stands in the audit.

    `Refused`: 'no-such-comment'.
    """
    row = await hall.store.read(comments.one, name)
    if row is None or (row.player != visitor.player and not await _moderates(hall, visitor)):
        raise Refused("no-such-comment")
    ruling = Ruling(at=time.time(), actor=visitor.player, player=row.player, act="erase", why=row.text)
    await hall.store.transact(comments.erase, name, None if row.player == visitor.player else ruling)


async def _moderates(hall: "Hall", visitor: "Visitor") -> bool:
    return visitor.session is not None and await hall.store.read(moderation.moderates, visitor.player)


def _span(room: "Room", no: int) -> tuple[int, int]:
    if no not in room.table.finished:
        raise Refused("no-finished-game", no=no)
    return room.table.finished[no]
