"""Command dispatcher: from a frame to the table. It reads typed lines, answers questions and hands on turns."""

import time
from collections.abc import Awaitable, Callable

import msgspec

from hiroma.ids import NO_COMMAND, PlayerId, TableId
from hiroma.server.core import table_passwords
from hiroma.server.core.room import Room
from hiroma.server.core.sanctions import may_talk
from hiroma.server.core.speech import readable
from hiroma.server.core.viewer import Asker, Viewer
from hiroma.server.limits import chat
from hiroma.server.limits.budget import PAYS
from hiroma.server.limits.chat import Flood
from hiroma.server.limits.rate_limits import Throttle, spend, spend_for_network
from hiroma.server.web.queries import Queries
from hiroma.server.wire import presenter, protocol
from hiroma.store import StoreError
from hiroma.store.moderation import ModerationRepository
from hiroma.table import grammar
from hiroma.table.commands import COMMANDS, FROM_DEVICES, FROM_PEOPLE, Submit
from hiroma.table.handlers import check
from hiroma.table.refusal import Refusal, Refused

LINES, SECONDS = 0.3, 60.0
"""Chat lines at tables in `SECONDS` for each socket that a network may open: 120 by default, of all its people."""

GUESSES = 12
"""Wrong passwords of one table that a network may give: fewer than the table takes from all together, so that a
stranger with many guests does not keep out those who know it."""

OWNERS = ("mute", "password")
"""Questions that change settings of the owner alone: a program's token may not ask them."""


class Commands:
    """Carries out what people and programs ask at tables, by the socket or by HTTP."""

    def __init__(self, moderation: ModerationRepository, flood: Flood, queries: Queries, sockets: int) -> None:
        """`sockets` is the number of those that one network may open."""
        self._moderation = moderation
        self._flood = flood
        self._queries = queries
        self.by_network = Throttle(max(1, int(sockets * LINES)), SECONDS)
        self._tries = Throttle(chat.LINES, chat.SECONDS)
        self.guesses = Throttle(GUESSES, table_passwords.SECONDS)

    def refuses_line(self, player: PlayerId, frame: protocol.Command) -> protocol.Refused | None:
        """Count a line of chat for the network that it comes from. Return the refusal, None when it may be said.

        Tries of a player are counted first: nobody uses up the lines of a network alone. Codes: 'chat-flood', 'wait'.
        """
        text = frame.args.get("text")
        if frame.name == "line" and (not isinstance(text, str) or grammar.said(text) is None):
            return None
        if (seconds := self._tries.take(player, time.monotonic())) > 0.0:
            flood = Refusal(code="chat-flood", what={"seconds": int(seconds) + 1})
            return presenter.refused(flood, frame.id, frame.table)
        try:
            spend_for_network(self.by_network)
        except Refused as refused:
            return presenter.refused(refused.refusal, frame.id, frame.table)
        return None

    async def guess(self, table_id: TableId, ask: Callable[[], Awaitable[bytes | None]]) -> bytes | None:
        """Return the answer to a command that may give the password of a table; count a wrong one for its network.

        `Refused` ('wait') when the network has guessed enough.
        """
        payer, answer = PAYS.get(), None
        who = f"{table_id} {payer.purses[-1].name if payer else ''}"
        spend(self.guesses, who)
        try:
            answer = await ask()
        finally:
            if answer is None or b'"table-password-wrong"' not in answer:
                self.guesses.forgive(who)
        return answer

    async def carry_out(
        self,
        room: Room,
        player: PlayerId,
        frame: protocol.Command,
        by: Viewer | None = None,
        *,
        program: bool = False,
    ) -> protocol.Ack | protocol.Refused | None:
        """Do what a command frame asks, for a player; the answer comes after the entry is durable and shown.

        None when the entry, as it was shown to the viewer `by`, was the answer. A `program` asks by a token.
        """
        if not 1 <= len(frame.id) <= 64 or not frame.id.isprintable():
            return protocol.Refused(id=NO_COMMAND, code="command-id", table=room.id)
        try:
            name, args = frame.name, frame.args
            if name == "line":
                name, args = _typed(room, args)
            _must_be_open(name, program)
            if name == "say":
                text = readable(args.get("text"))
                self._flood.take(player, room.id, text, time.monotonic())
                await self._say(room, player, text)
                return protocol.Ack(id=frame.id, table=room.id)
            if name in grammar.QUESTIONS:
                reply = await self._queries.answer(room, player, name, args)
                return protocol.Ack(id=frame.id, table=room.id, reply=reply)
            asker = None if by is None else Asker(by)
            done = await room.command(_asked(name, args), player, frame.id, frame.rev, asker)
        except Refused as refused:
            return presenter.refused(refused.refusal, frame.id, room.id)
        if isinstance(done, Refusal):
            return presenter.refused(done, frame.id, room.id)
        if isinstance(done, int):
            return protocol.Ack(id=frame.id, table=room.id, rev=done)
        return (
            None
            if asker is not None and asker.answered
            else protocol.Ack(id=frame.id, table=room.id, rev=done.entry.rev)
        )

    async def _say(self, room: Room, player: PlayerId, text: str) -> None:
        try:
            await may_talk(self._moderation, player)
            await room.say(player, text)
        except StoreError:
            self._flood.take_back(player, room.id, text)
            raise


def foresee(room: Room, player: PlayerId, frame: protocol.Preview) -> protocol.Previewed | protocol.Refused:
    """Return the position after drafted moves, or the refusal that submitting them would get."""
    table = room.table
    try:
        check(table, table.who(player), Submit(seat=frame.seat, moves=frame.moves), Submit)
        assert table.play is not None
        after = table.play.preview(frame.seat, frame.moves)
    except Refused as refused:
        return presenter.refused(refused.refusal, frame.id, room.id)
    return protocol.Previewed(
        id=frame.id,
        table=room.id,
        rev=table.rev,
        view=after.view,
        events=after.events,
        actors=after.actors,
        moves=after.moves,
    )


def is_guess(frame: protocol.Command) -> bool:
    """Return True for a command that may give the password of a table."""
    if frame.name != "line":
        return frame.name == "password"
    text = frame.args.get("text")
    try:
        return isinstance(text, str) and grammar.read(text, ()).name == "password"
    except Refused:
        return False


def _must_be_open(name: str, program: bool) -> None:
    if program and name in OWNERS:
        raise Refused("token-scope")


def _asked(name: str, args: dict[str, object]) -> FROM_PEOPLE:
    kind = COMMANDS.get(name) or FROM_DEVICES.get(name)
    if kind is None:
        raise Refused("command-unknown", command=name[:64], nearest=[])
    try:
        return msgspec.convert(args, kind)  # type: ignore[return-value]  # `kind` is one of the union
    except msgspec.ValidationError as error:
        raise Refused("arguments", command=name, why=str(error)) from None


def _typed(room: Room, args: dict[str, object]) -> tuple[str, dict[str, object]]:
    text = args.get("text")
    if not isinstance(text, str):
        raise Refused("arguments", command="line")
    line = grammar.read(text, room.table.ruleset.info.options)
    # The device adds its part of chance to every line: it does not know which will be a command.
    adds = {part: args[part] for part in ("nonce", "pledge") if args.get(part) is not None}
    return line.name, {**line.args, **adds} if line.name in ("join", "ready", "start", "rematch") else line.args
