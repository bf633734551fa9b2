"""A table under test: every refusal is checked to have changed nothing, every entry is kept as a store would."""

import hashlib
import random
from collections.abc import Iterable
from typing import Any

import msgspec

from hiroma.kernel import CHANCE
from hiroma.table.asked import Accept, Asked, Join, Open, Ready, Start, Submit
from hiroma.table.refusal import Refusal
from hiroma.table.slips import Done
from hiroma.table.table import Table
from tests.table.toys import find

TABLE = "t0"


def nonce(word: str) -> str:
    """The nonce of a player's client."""
    return hashlib.md5(word.encode()).hexdigest()


def dump(table: Table, secrets: bool = True) -> bytes:
    """All that stands at a table, canonically; `secrets` with what only the server knows."""
    play, vote, clock = table.play, table.vote, table.clock
    seats = range(len(play.holders)) if play else ()
    return msgspec.json.encode(
        {
            "rev": table.rev,
            "tail": table.tail,
            "place": [table.id, table.game, table.host, table.listed, table.status, table.paused, table.options],
            "chairs": [[chair.player, chair.bot, chair.lent, chair.nonce, chair.ready] for chair in table.chairs],
            "series": [table.no, table.wins, table.goal, table.match_over, table.in_match, table.last, table.began],
            "finished": {str(no): span for no, span in table.finished.items()},
            "vote": vote
            and [vote.about, vote.by, vote.chair, sorted(vote.yes), sorted(vote.open), vote.deadline, vote.step],
            "chance": [table.commitment, (table.secret or b"").hex(), (table.key or b"").hex()]
            if secrets
            else table.commitment,
            "play": play
            and {
                "what": [play.no, play.holders, play.sides, play.options, play.after, play.first],
                "draws": [play.draws, play.opening],
                "steps": play.steps,
                "end": [play.ended, play.outcome, sorted(play.conceded)],
                "decision": play.decision,
                "actors": play.state.actors(),
                "moves": [play.state.moves(seat) for seat in seats],
                "views": [play.state.view(viewer) for viewer in (None, *seats)],
                "state": play.state.outcome(),
            },
            "history": table.history,
            "fill": table.fill,
            "clock": clock
            and [table.pace, table.timeout, clock.left, clock.running, clock.since, clock.away, sorted(clock.out)],
        },
        order="sorted",
    )


class Sitting:
    """A table with its people. `online` are the players connected; time passes one second an entry."""

    def __init__(self, game: str = "pile", host: str = "a", seed: int = 0, **options: Any) -> None:
        self.seed = seed
        self.made = 0
        self.now = 1_000_000.0
        self.online = {"a", "b", "c", "d", "e", "f"}
        self.rows: list[tuple[bytes, bytes | None]] = []
        self.table = Table(find, self.entropy)
        version = find(game).info.version
        self.ok(Open(table=TABLE, game=game, version=version, listed=True, options=options), host)

    def entropy(self, count: int) -> bytes:
        """Secrets that are the same in every run."""
        self.made += 1
        return hashlib.sha256(f"{self.seed}/{self.made}".encode()).digest()[:count]

    def ask(self, command: Any, player: str | None, rev: int | None = None) -> Done | Refusal:
        """What the table answers."""
        self.now += 1
        before = dump(self.table)
        answer = self.table.do(command, player, self.now, frozenset(self.online), rev)
        if isinstance(answer, Refusal):
            assert dump(self.table) == before, f"a refusal changed something: {answer}"
        else:
            self.rows.append((answer.line, answer.sealed))
            assert answer.entry.rev == self.table.rev == len(self.rows)
        return answer

    def ok(self, command: Asked, player: str | None, rev: int | None = None) -> Done:
        """Accepted."""
        answer = self.ask(command, player, rev)
        assert isinstance(answer, Done), answer
        return answer

    def no(self, code: str, command: Asked, player: str | None, rev: int | None = None) -> Refusal:
        """Refused, with that code."""
        answer = self.ask(command, player, rev)
        assert isinstance(answer, Refusal), f"accepted: {command}"
        assert answer.code == code, answer
        return answer

    def join(self, *players: str) -> "Sitting":
        """Sit down in that order."""
        for player in players:
            self.ok(Join(nonce=nonce(player)), player)
        return self

    def start(self, *players: str) -> "Sitting":
        """Sit down, and the first of them starts."""
        self.join(*players)
        self.ok(Start(nonce=nonce("start")), self.table.chairs[0].player)
        return self

    def again(self) -> "Sitting":
        """Everybody who plays is ready for the next game."""
        for index in self.table.humans():
            player = self.table.chairs[index].player
            self.ok(Ready(nonce=nonce(f"{player}{self.table.rev}")), player)
        assert self.table.status == "playing"
        return self

    def agree(self, *players: str) -> None:
        """They say yes to the question."""
        for player in players:
            self.ok(Accept(), player)

    # -- the game --------------------------------------------------------------------------------

    @property
    def events(self) -> list[str]:
        """The tags of what the last entry brought."""
        return [str(heard.event.__struct_config__.tag) for heard in self.table.history[-1].heard]

    def mover(self) -> int:
        """The first seat that may move."""
        assert self.table.play is not None
        return self.table.play.state.actors()[0]

    def player_of(self, seat: int) -> str | None:
        """Who holds a seat; None for the hall, where a bot does."""
        assert self.table.play is not None
        chair = self.table.chairs[self.table.play.holders[seat]]
        return None if chair.bot else chair.player

    def submit(self, *moves: Any, seat: int | None = None) -> Done:
        """The seat that may move submits these moves."""
        seat = self.mover() if seat is None else seat
        return self.ok(Submit(seat=seat, moves=[msgspec.to_builtins(move) for move in moves]), self.player_of(seat))

    def step(self, chance: random.Random) -> Done:
        """One legal move of one who may move, by chance."""
        assert self.table.play is not None
        state = self.table.play.state
        seat = chance.choice(state.actors())
        assert seat != CHANCE
        return self.submit(chance.choice(state.moves(seat)), seat=seat)

    def finish(self, seed: int = 1) -> "Sitting":
        """Play by chance until the game is over."""
        chance = random.Random(seed)
        while self.table.status == "playing":
            self.step(chance)
        return self

    # -- the log ---------------------------------------------------------------------------------

    @property
    def log(self) -> list[bytes]:
        """The lines, as exported."""
        return [line for line, _ in self.rows]

    def folded(self) -> Table:
        """The table read back from its log."""
        return Table.fold(self.rows, find, self.entropy)


def fold_of(lines: Iterable[bytes]) -> Table:
    """The table of a log without its sealed secrets."""
    return Table.fold(((line, None) for line in lines), find, bytes)
