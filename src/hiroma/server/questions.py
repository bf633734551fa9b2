"""Commands that ask: their answers are texts by key with arguments, so that everybody reads their own language."""

import secrets
from typing import Any

import msgspec

from hiroma.bots import Question
from hiroma.server.fairplay.lists import mute
from hiroma.server.hall import Hall
from hiroma.server.room import Room
from hiroma.table import grammar
from hiroma.table.asked import COMMANDS
from hiroma.table.refusal import Refused


async def answer(hall: Hall, room: Room, player: str, name: str, args: dict[str, Any]) -> dict[str, Any]:
    """The reply {key, args} to one of `grammar.QUESTIONS`; further keys as the client needs them.

    Raises `Refused` where there is nothing to say.
    """
    table = room.table
    if name == "help":
        return {"key": "reply-help", "args": {}, "commands": [*COMMANDS, *grammar.QUESTIONS]}
    if name == "info":
        options = {key: value for key, value in table.options.items() if value}
        return {
            "key": "reply-info",
            "args": {"game": table.game, "status": table.status, "rev": table.rev},
            "options": options,
        }
    if name == "who":
        online = room.online()
        people = [
            {"chair": i, "name": hall.names.get(c.player or "", ""), "bot": c.bot, "online": c.player in online}
            for i, c in enumerate(table.chairs)
        ]
        return {
            "key": "reply-who",
            "args": {"count": len(people), "watchers": room.presence().watchers},
            "people": people,
        }
    if name == "hint":
        return await _hint(hall, room, player)
    if name == "mute":
        words = args.get("words", [])
        meant = " ".join(words) if isinstance(words, list) and all(isinstance(word, str) for word in words) else ""
        names = await mute(hall, room, player, meant)
        return {"key": "reply-mute", "args": {"names": ", ".join(names) or "none"}}
    if name in ("replay", "export", "verify"):
        if not table.finished:
            raise Refused("no-finished-game")
        return {"key": f"reply-{name}", "args": {"no": max(table.finished)}, "table": table.id}
    return {"key": f"reply-{name}", "args": {"table": table.id, "game": table.game}, "words": args.get("words", [])}


async def _hint(hall: Hall, room: Room, player: str) -> dict[str, Any]:
    """What the strongest bot would do with one's seat now."""
    table = room.table
    play = table.play
    if play is None or table.status != "playing":
        raise Refused("no-game")
    if table.shared:
        raise Refused("shared-deal")
    acting = [seat for seat in table.seats_for(table.chair_of(player)) if seat in play.state.actors()]
    if not acting:
        raise Refused("not-your-turn")
    level = list(table.ruleset.bots)[-1]
    view = msgspec.json.encode(play.state.view(acting[0]))
    question = Question(game=table.game, level=level, seat=acting[0], view=view, seed=secrets.randbits(63))
    moves = await hall.think(question)
    return {"key": "reply-hint", "args": {"level": level}, "seat": acting[0], "moves": moves}
