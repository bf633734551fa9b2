"""Queries: commands that ask and change nothing. Answers are text keys with arguments, for any language."""

from hiroma.bots import Question, think
from hiroma.ids import NO_PLAYER, PlayerId
from hiroma.server.company.whereabouts import Whereabouts
from hiroma.server.core.jobs import Jobs
from hiroma.server.core.names import Names
from hiroma.server.core.room import Room
from hiroma.server.core.sockets import Sockets
from hiroma.server.core.table_passwords import TablePasswords
from hiroma.server.fairplay.block_lists import mute
from hiroma.store import Store
from hiroma.table import grammar
from hiroma.table.commands import COMMANDS
from hiroma.table.hall_commands import Hint
from hiroma.table.hinting import concerns_others, must_allow_hints
from hiroma.table.refusal import Refusal, Refused
from hiroma.table.seating import must_play


class Queries:
    """Answers the queries of a hall."""

    def __init__(self, store: Store, names: Names, sockets: Sockets, jobs: Jobs, whereabouts: Whereabouts) -> None:
        self._store = store
        self._names = names
        self._sockets = sockets
        self._jobs = jobs
        self._whereabouts = whereabouts
        self._passwords = TablePasswords(store.table_passwords)

    async def answer(self, room: Room, player: PlayerId, name: str, args: dict[str, object]) -> dict[str, object]:
        """Return the reply {key, args} to one of `grammar.QUESTIONS`; further keys as the client needs them.

        `Refused`: 'no-finished-game', and as `_hint`, `Whereabouts.called`, `mute` and `TablePasswords.say`.
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
            here = room.presence()
            people = [
                {
                    "chair": i,
                    "name": self._names.get(c.player or NO_PLAYER, ""),
                    "bot": c.bot,
                    "online": c.player in here.online,
                }
                for i, c in enumerate(table.chairs)
            ]
            return {
                "key": "reply-who",
                "args": {"count": len(people), "watchers": here.watchers},
                "people": people,
            }
        if name == "hint":
            return await self._hint(room, player)
        words = args.get("words", [])
        meant = " ".join(words) if isinstance(words, list) and all(isinstance(word, str) for word in words) else ""
        if name == "whereis":
            return {"key": "reply-whereis", "args": {"name": meant}, "found": await self._where(player, meant)}
        if name in ("mute", "password"):
            return await self._own(room, player, name, meant)
        if name in ("replay", "export", "verify"):
            if not table.finished:
                raise Refused("no-finished-game")
            return {"key": f"reply-{name}", "args": {"no": max(table.finished)}, "table": table.id}
        return {"key": f"reply-{name}", "args": {"table": table.id, "game": table.game}, "words": args.get("words", [])}

    async def _own(self, room: Room, player: PlayerId, name: str, meant: str) -> dict[str, object]:
        # These change something outside the log.
        if name == "password":
            said = await self._passwords.say(room, player, meant)
            return {"key": "reply-password", "args": {"done": said}}
        names = await mute(self._store, self._names, self._sockets, room.table, player, meant)
        return {"key": "reply-mute", "args": {"names": ", ".join(names) or "none"}}

    async def _where(self, player: PlayerId, name: str) -> list[dict[str, object]]:
        # As far as those people let the player see it.
        found = await self._whereabouts.called(name, player)
        places = {None: "hidden", False: "away"}
        return [
            {"name": one.name, "where": places.get(one.here, "table" if one.table else "here"), "table": one.table}
            for one in found
        ]

    async def _hint(self, room: Room, player: PlayerId) -> dict[str, object]:
        """Return the strongest bot's moves for the player's seat now. Where others play, the log tells them of it.

        `Refused`: 'not-your-turn', the code of a refused `Hint`, and as `must_allow_hints` and `must_play`.
        """
        table = room.table
        must_allow_hints(table)
        chair, play = table.chair_of(player), must_play(table)
        acting = [seat for seat in table.seats_for(chair) if seat in play.state.actors()]
        if chair is None or not acting:
            raise Refused("not-your-turn")
        level = list(table.ruleset.bots)[-1]
        question = Question.of(table.ruleset.info, level, acting[0], play.state.view(acting[0]))
        moves = await self._jobs.patient(think, question)
        if concerns_others(table):
            told = await room.command(Hint(chair=chair, seat=acting[0], level=level, moves=moves), None, None, None)
            if isinstance(told, Refusal):
                raise Refused.of(told)
        return {"key": "reply-hint", "args": {"level": level}, "seat": acting[0], "moves": moves}
