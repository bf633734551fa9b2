"""A table under test. It checks that refusals change nothing, and keeps every entry as a store would."""

import hashlib
import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from hiroma.ids import PlayerId, TableId
from hiroma.kernel import CHANCE
from hiroma.table.chance import pledge
from hiroma.table.clock import Clock
from hiroma.table.command import Command
from hiroma.table.commands import Accept, Join, Open, OpenNonce, Ready, Start, Submit
from hiroma.table.consent import TERMS
from hiroma.table.messages import Done
from hiroma.table.refusal import Refusal
from hiroma.table.table import Table
from tests.table.toys import find, latest

TABLE = "t0"

CHAIR = ("agreed", "bot", "lent", "nonce", "offered", "player", "pledge", "ready", "since", "taken", "tardy")
"""All fields of a chair; compiled classes have no `__slots__` to ask."""


def nonce(word: str) -> str:
    """Return the nonce that a player's client makes of this word."""
    return hashlib.md5(word.encode()).hexdigest()


def _clock(clock: Clock) -> list[object]:
    return [
        *[clock.pace, clock.left, clock.running, clock.since, clock.used, clock.whose],
        *[sorted(clock.away.items()), sorted(clock.out)],
        *[list(clock.stood.rows), sorted(clock.helped), sorted(clock.gone.items())],
        sorted((turns, sorted(chairs)) for turns, chairs in clock.graced.items()),
    ]


def dump(table: Table, secrets: bool = True) -> bytes:
    """Return everything at a table as canonical JSON; `secrets` adds what only the server knows."""
    play, vote = table.play, table.vote
    seats = range(len(play.holders)) if play else ()
    return msgspec.json.encode(
        {
            "rev": table.rev,
            "tail": table.tail,
            "place": [
                table.id,
                table.game,
                table.host,
                table.listed,
                table.rated,
                table.welcome,
                table.paired,
                table.status,
                table.paused,
                table.options,
            ],
            "chairs": [[getattr(chair, name) for name in CHAIR] for chair in table.chairs],
            "places": [place.since for place in table.places],
            "series": [table.no, table.wins, table.goal, table.match_over, table.in_match, table.last, table.began],
            "finished": {str(no): span for no, span in table.finished.items()},
            "vote": vote
            and [
                *[vote.about, vote.by, vote.chair, vote.player, sorted(vote.yes), sorted(vote.open)],
                *[vote.deadline, vote.step, vote.rev],
            ],
            "chance": [table.commitment, (table.secret or b"").hex(), (table.key or b"").hex()]
            if secrets
            else table.commitment,
            "play": play
            and {
                "what": [play.no, play.holders, play.sides, play.options, play.after, play.first],
                "draws": [play.draws, play.opening],
                "steps": play.steps,
                "end": [play.ended, play.outcome, sorted(play.conceded)],
                "decision": [play.decision, play.returned],
                "actors": play.state.actors(),
                "moves": [play.state.moves(seat) for seat in seats],
                "views": [play.state.view(viewer) for viewer in (None, *seats)],
                "state": play.state.outcome(),
            },
            "history": table.history,
            "fill": table.fill,
            "waiting": [table.queue, table.freed, sorted(play.held.items()) if play else []],
            "consent": [
                table.terms,
                table.changed,
                table.committed,
                sorted(table.waits.items()),
                sorted(table.waited.items()),
                table.credited,
                sorted(table.refused.items()),
            ],
            "gathering": table.gathering and [sorted(table.gathering.waiting), table.gathering.deadline],
            "clocks": [table.timeout, *[clock and _clock(clock) for clock in (table.clock, table.patience)]],
        },
        order="sorted",
    )


class Sitting:
    """A table with its people. Time passes one second an entry.

    With `devices` each player's device pledges a nonce and opens it on request; without, nobody adds to chance.
    """

    devices = False

    def __init__(
        self,
        game: str = "pile",
        host: str = "a",
        seed: int = 0,
        rated: bool = True,
        welcome: bool = False,
        chance: int = 2,
        devices: bool = False,
        paired: tuple[PlayerId, ...] = (),
        **options: Any,
    ) -> None:
        self.seed = seed
        self.devices = devices
        self.made = 0
        self.now = 1_000_000.0
        self.rows: list[tuple[bytes, bytes | None]] = []
        self.table = Table(find, self.entropy)
        opened = Open(
            table=TableId(TABLE),
            game=game,
            version=latest(game).info.version,
            listed=True,
            options=options,
            rated=rated,
            welcome=welcome,
            paired=paired,
            terms=TERMS,
            chance=chance,
        )
        self.ok(opened, None if paired else host)

    def entropy(self, count: int) -> bytes:
        """Return secrets that are the same in every run."""
        self.made += 1
        return hashlib.sha256(f"{self.seed}/{self.made}".encode()).digest()[:count]

    def ask(self, command: Any, player: str | None, rev: int | None = None) -> Done | Refusal:
        """Give a command and return the table's answer. Keep an entry; assert that a refusal changed nothing."""
        self.now += 1
        before = dump(self.table)
        answer = self.table.do(command, PlayerId(player) if player else None, self.now, rev)
        if isinstance(answer, Refusal):
            assert dump(self.table) == before, f"a refusal changed something: {answer}"
        else:
            self.rows.append((answer.line, answer.sealed))
            assert answer.entry.rev == self.table.rev == len(self.rows)
        return answer

    def ok(self, command: Command, player: str | None, rev: int | None = None) -> Done:
        """Give a command that the table must accept."""
        answer = self.ask(command, player, rev)
        assert isinstance(answer, Done), answer
        return answer

    def no(self, code: str, command: Command, player: str | None, rev: int | None = None) -> Refusal:
        """Give a command that the table must refuse with this code."""
        answer = self.ask(command, player, rev)
        assert isinstance(answer, Refusal), f"accepted: {command}"
        assert answer.code == code, answer
        return answer

    def join(self, *players: str) -> "Sitting":
        """Let these players sit down, in this order."""
        for player in players:
            self.ok(Join(pledge=self.pledged(player)), player)
        return self

    def start(self, *players: str) -> "Sitting":
        """Let these players sit down, and the first of them start."""
        self.join(*players)
        first = self.table.chairs[0].player
        self.ok(Start(pledge=self.pledged(str(first))), first)
        return self.all_open()

    def word(self, player: str) -> str:
        """Return the word from which a player's device makes its nonce for the next game."""
        return f"{player}{self.table.no}"

    def pledged(self, player: str) -> str | None:
        """Return the pledge of a player's device for the next game; None without devices."""
        return pledge(nonce(self.word(player))) if self.devices else None

    def all_open(self) -> "Sitting":
        """Let the devices that the table waits for open, in the order of their chairs."""
        for chair in sorted(self.table.gathering.waiting if self.table.gathering else ()):
            player = str(self.table.chairs[chair].player)
            self.opened(self.word(player), player)
        return self

    def opened(self, word: str, player: str) -> "Sitting":
        """Let a player's device open the nonce of this word."""
        self.ok(OpenNonce(nonce=nonce(word)), player)
        return self

    def again(self) -> "Sitting":
        """Let everybody who plays be ready for the next game."""
        for index in self.table.humans():
            player = self.table.chairs[index].player
            self.ok(Ready(pledge=self.pledged(str(player))), player)
        self.all_open()
        assert self.table.status == "playing"
        return self

    def settle(self) -> "Sitting":
        """Let players who have not agreed to the settings say ready."""
        for index in self.table.not_agreed():
            player = self.table.chairs[index].player
            self.ok(Ready(pledge=self.pledged(str(player))), player)
        return self

    def agree(self, *players: str) -> None:
        """Let these players say yes to the question."""
        for player in players:
            self.ok(Accept(), player)

    # -- the game --------------------------------------------------------------------------------

    @property
    def events(self) -> list[str]:
        """Return the tags of the last entry's events."""
        return [str(heard.event.__struct_config__.tag) for heard in self.table.history[-1].heard]

    def mover(self) -> int:
        """Return the first seat that may move."""
        assert self.table.play is not None
        return self.table.play.state.actors()[0]

    def player_of(self, seat: int) -> str | None:
        """Return the player of a seat; None for the hall, where a bot plays it."""
        assert self.table.play is not None
        chair = self.table.chairs[self.table.play.holders[seat]]
        return None if chair.bot else chair.player

    def submit(self, *moves: Any, seat: int | None = None) -> Done:
        """Submit these moves from the seat that may move, or from `seat`."""
        seat = self.mover() if seat is None else seat
        return self.ok(Submit(seat=seat, moves=[msgspec.to_builtins(move) for move in moves]), self.player_of(seat))

    def step(self, chance: random.Random) -> Done:
        """Make a random legal move of a random seat that may move."""
        assert self.table.play is not None
        state = self.table.play.state
        seat = chance.choice(state.actors())
        assert seat != CHANCE
        return self.submit(chance.choice(state.moves(seat)), seat=seat)

    def finish(self, seed: int = 1) -> "Sitting":
        """Play random moves until the game is over."""
        chance = random.Random(seed)
        while self.table.status == "playing":
            self.step(chance)
        return self

    # -- the log ---------------------------------------------------------------------------------

    @property
    def log(self) -> list[bytes]:
        """Return the lines as exported."""
        return [line for line, _ in self.rows]

    def folded(self) -> Table:
        """Return the table read back from its log."""
        return Table.fold(self.rows, find, self.entropy)


def old(name: str) -> Sitting:
    """Return a table of an older hall, read from its log in `logs/`."""
    lines = (Path(__file__).parent / "logs" / f"{name}.jsonl").read_bytes().splitlines()
    sitting = Sitting.__new__(Sitting)
    sitting.seed = sitting.made = 0
    sitting.rows = [(line, None) for line in lines]
    sitting.table = sitting.folded()
    sitting.now = sitting.table.history[-1].at
    return sitting


def fold_of(lines: Iterable[bytes]) -> Table:
    """Return the table of a log without its sealed secrets."""
    return Table.fold(((line, None) for line in lines), find, bytes)
