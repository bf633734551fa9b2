"""The comments on one game: who may read, write and erase them."""

import secrets
import time

from hiroma.ids import CommentId, PlayerId
from hiroma.server.comments.bodies import Comment, NewComment
from hiroma.server.core.names import Names
from hiroma.server.core.sanctions import may_talk
from hiroma.server.core.speech import readable
from hiroma.server.core.visitor import Visitor
from hiroma.server.limits.chat import Flood
from hiroma.store import Store
from hiroma.store.comments import MOST, MOST_OF_ONE, CommentRow
from hiroma.store.moderation import Ruling
from hiroma.store.tidings import COMMENT, ENDED
from hiroma.table.refusal import Refused
from hiroma.table.table import Table


async def comments_on(store: Store, names: Names, table: Table, no: int, visitor: Visitor) -> list[Comment]:
    """Return the comments on game `no` in the order of its steps, but for those of ignored players.

    `Refused`: 'no-finished-game'.
    """
    _span(table, no)
    rows = await store.comments.of_game(table.id, no, visitor.player)
    await names.know({row.player for row in rows})
    await store.tidings.saw(visitor.player, (COMMENT, ENDED), f"{table.id}/{no}")
    judges = await _moderates(store, visitor)
    return [
        Comment(
            id=row.id,
            at=row.at,
            rev=row.rev,
            player=row.player,
            name=names[row.player],
            text=row.text,
            mine=row.player == visitor.player,
            erasable=judges or row.player == visitor.player,
        )
        for row in rows
    ]


async def comment(store: Store, flood: Flood, table: Table, no: int, player: PlayerId, said: NewComment) -> None:
    """Keep a comment on a step.

    `Refused`: 'no-finished-game', 'no-such-step', 'comments-full', and as chat is ('chat-flood', 'chat-muted' among
    others).
    """
    began, ended = _span(table, no)
    if not began <= said.rev <= ended:
        raise Refused("no-such-step", rev=said.rev)
    text = readable(said.text)
    flood.take(player, f"{table.id} {no} {said.rev}", text, time.monotonic())
    await may_talk(store.moderation, player)
    row = CommentRow(CommentId(secrets.token_hex(8)), table.id, no, said.rev, player, time.time(), text)
    if not await store.comments.say(row):
        raise Refused("comments-full", most=MOST, own=MOST_OF_ONE)
    played = {one.player for one in await store.results.seats([(table.id, no)]) if one.player is not None}
    told = played - {player} - await store.relations.ignorers(player)
    await store.tidings.tell(told, COMMENT, f"{table.id}/{no}", row.at)


async def erase(store: Store, visitor: Visitor, comment_id: CommentId) -> None:
    """Erase a comment of the visitor, or for a moderator anybody's, which the audit keeps. `Refused`:
    'no-such-comment'.
    """
    row = await store.comments.one(comment_id)
    if row is None or (row.player != visitor.player and not await _moderates(store, visitor)):
        raise Refused("no-such-comment")
    ruling = Ruling(at=time.time(), actor=visitor.player, player=row.player, act="erase", why=row.text)
    await store.comments.erase(comment_id, None if row.player == visitor.player else ruling)


async def _moderates(store: Store, visitor: Visitor) -> bool:
    return visitor.session is not None and await store.moderation.moderates(visitor.player)


def _span(table: Table, no: int) -> tuple[int, int]:
    if no not in table.finished:
        raise Refused("no-finished-game", no=no)
    return table.finished[no]
