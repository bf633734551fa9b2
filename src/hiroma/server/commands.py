"""From a command frame to the table: typed lines are read, questions answered, turns handed on."""

import time

import msgspec

from hiroma.server import presenter, protocol
from hiroma.server.connection import Connection
from hiroma.server.fairplay import admission
from hiroma.server.fairplay.speech import readable
from hiroma.server.hall import Hall
from hiroma.server.queries import answer
from hiroma.server.room import Room
from hiroma.table import grammar
from hiroma.table.asked import COMMANDS, FROM_DEVICES, FROM_PEOPLE
from hiroma.table.refusal import Refusal, Refused

OWNERS = ("mute",)
"""Questions that change what is the owner's alone: no token of a program asks them."""


async def carry_out(
    hall: Hall, room: Room, player: str, frame: protocol.Command, by: Connection | None = None, *, program: bool = False
) -> protocol.Ack | protocol.Refused | None:
    """Do what a command frame asks, for a player; the answer comes after the entry is durable and shown.

    None when the entry, as it was shown to the viewer `by`, was the answer. A `program` asks by a token.
    """
    if not 1 <= len(frame.id) <= 64 or not frame.id.isprintable():
        return protocol.Refused(id="", code="command-id", table=room.id)
    try:
        name, args = frame.name, frame.args
        if name == "line":
            name, args = _typed(room, args)
        _must_be_open(name, program)
        if name == "say":
            text = readable(args.get("text"))
            hall.flood.take(player, room.id, text, time.monotonic())
            await admission.may_talk(hall, player)
            await room.say(player, text)
            return protocol.Ack(id=frame.id, table=room.id)
        if name in grammar.QUESTIONS:
            reply = await answer(hall, room, player, name, args)
            return protocol.Ack(id=frame.id, table=room.id, reply=reply)
        done = await room.command(_asked(name, args), player, frame.id, frame.rev, by)
    except Refused as refused:
        return presenter.refused(refused.refusal, frame.id, room.id)
    if isinstance(done, Refusal):
        return presenter.refused(done, frame.id, room.id)
    if isinstance(done, int):
        return protocol.Ack(id=frame.id, table=room.id, rev=done)
    return None if by in room.viewers else protocol.Ack(id=frame.id, table=room.id, rev=done.entry.rev)


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
    # What the device adds to chance travels with any line, for it does not know which will be a command.
    adds = {part: args[part] for part in ("nonce", "pledge") if args.get(part) is not None}
    return line.name, {**line.args, **adds} if line.name in ("join", "ready", "start", "rematch") else line.args
