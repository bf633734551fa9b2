"""The state of a table between two entries of its log: people, options, votes, the series, the game."""

from collections.abc import Callable
from typing import Any

from hiroma.ids import NO_TABLE, PlayerId
from hiroma.kernel import Draw, Outcome, Ruleset, Rulesets
from hiroma.table import entries
from hiroma.table.chance import SECRET_BYTES, commitment, game_key, numbers
from hiroma.table.clock import Clock
from hiroma.table.commands import ANY
from hiroma.table.consent import WHILE_TRUE
from hiroma.table.door import SetDoor
from hiroma.table.entries import Begun, Drawn, Entry, Revealed
from hiroma.table.messages import Happened, Who
from hiroma.table.pace import Pace
from hiroma.table.play import Hearing, Play
from hiroma.table.practice import Practice
from hiroma.table.refusal import Refused
from hiroma.table.tree import Tree

SEEDS = 2**31
"""The number of seeds for a bot's decision."""


class Chair:
    """A place at the table: its owner, the bot or the chair `lent` to that acts for it, its yes to the next game.

    `agreed` is the rev at which its owner last agreed to the settings of the table: sat down, said ready, or set one.
    `taken`: its owner took it from a bot in the game that is on, or was last. `offered`: its owner offers it, in the
    game that is on, to anybody who wants to play on. `since` is the rev at which its owner took it from another person,
    0 when they sat down before the game. `tardy`: its device has kept a tournament's game from beginning.
    """

    __slots__ = ("agreed", "bot", "lent", "nonce", "offered", "player", "pledge", "ready", "since", "taken", "tardy")

    def __init__(self, player: PlayerId | None, bot: str | None = None, agreed: int = 0) -> None:
        self.player = player
        self.agreed = agreed
        self.bot = bot
        self.nonce: str | None = None
        self.pledge: str | None = None
        self.lent: int | None = None
        self.ready = bot is not None
        self.taken = self.offered = self.tardy = False
        self.since = 0


class Place:
    """A number at the table: the chair that has it, its owner, and the rev since which both are so."""

    __slots__ = ("chair", "player", "since")

    def __init__(self, chair: Chair, since: int) -> None:
        self.chair = chair
        self.player = chair.player
        self.since = since

    def is_of(self, chair: Chair) -> bool:
        """Return True while that chair has this number, and its owner is the same."""
        return self.chair is chair and self.player == chair.player


class Gathering:
    """A start that was asked for: the chairs whose devices are `waiting` to open their nonces, until `deadline`."""

    __slots__ = ("deadline", "waiting")

    def __init__(self, waiting: set[int], deadline: float) -> None:
        self.waiting = waiting
        self.deadline = deadline


class Vote:
    """A question before the table and who has agreed; `step` is the step an undo goes back before.

    `player` is the newcomer who wants the chair that its owner, `by`, offers. It was put at `rev`.
    """

    __slots__ = ("about", "by", "chair", "deadline", "open", "player", "rev", "step", "yes")

    def __init__(self, about: str, by: int, chair: int | None, waiting: set[int], deadline: float) -> None:
        self.about = about
        self.by = by
        self.chair = chair
        self.yes = {by}
        self.rev = 0
        self.open = waiting
        self.deadline = deadline
        self.step: int | None = None
        self.player: PlayerId | None = None


class Study:
    """The study at a practice table: the `tree` of variations of game `no`, and the cursor.

    `asker` has asked for the cursor since `asked_at` (unix seconds), at the rev `asked`; `denied_at` (unix seconds) is
    when the last asker got a no. `borrowed`: somebody other than the host has the cursor.
    """

    __slots__ = ("asked", "asked_at", "asker", "borrowed", "denied_at", "no", "tree")

    def __init__(self) -> None:
        self.tree: Tree | None = None
        self.no = 0
        self.asker: PlayerId | None = None
        self.asked = 0
        self.asked_at = 0.0
        self.denied_at = 0.0
        self.borrowed = False


class Transaction:
    """An entry in the making: a command, and the additions of chance and of the hall."""

    def __init__(self, rev: int, at: float, who: Who, command: ANY, recorded: Entry | None = None) -> None:
        self.rev = rev
        self.at = at
        self.who = who
        self.command: Any = command
        self.recorded = recorded
        self.hear = Hearing()
        self.draws: tuple[Drawn, ...] = ()
        self.commit: str | None = None
        self.pledged: dict[str, str] | None = None
        self.start: Begun | None = None
        self.reveal: Revealed | None = None
        self.sealed: bytes | None = None
        self.voters: tuple[int, ...] | None = None
        self.meta = True
        self.freed: PlayerId | None = None


class TableState:
    """Seats, options, votes, the series and the game in progress.

    `rulesets` finds the ruleset of a game at a version. `entropy(n)` returns n secret bytes. `late` marks a copy for
    spectators who are behind. At `fill` (unix seconds) bots take the missing chairs. Since `freed` (unix seconds) a
    chair is free while somebody waits for one. In a game without a clock, `patience` counts how long the table has
    waited for each chair.
    """

    ruleset: Ruleset
    clock: Clock | None
    patience: Clock | None
    fill: float | None
    freed: float | None
    secret: bytes | None
    key: bytes | None

    def __init__(self, rulesets: Rulesets, entropy: Callable[[int], bytes]) -> None:
        self.rulesets = rulesets
        self.entropy = entropy
        self.rev = 0
        self.tail = entries.FIRST
        self.id = NO_TABLE
        self.game = self.shared = ""
        self.host: PlayerId | None = None
        self.listed = self.listable = self.watched = True
        self.rivals: tuple[str, ...] = ()
        self.practice: Practice | None = None
        self.paired: tuple[PlayerId, ...] = ()
        self.rated = self.welcome = self.disclosed = self.members = self.late = False
        self.door = SetDoor()
        self.chance = self.terms = 1
        self.options: dict[str, bool | int | str] = {}
        self.chairs: list[Chair] = []
        self.places: list[Place] = []
        self.status = "open"
        self.play: Play | None = None
        self.last: Outcome | None = None
        self.no = self.began = self.behind_entries = self.behind_minutes = 0
        self.wins: list[int] = []
        self.vote: Vote | None = None
        self.gathering: Gathering | None = None
        self.paused = False
        self.study = Study()
        self.pace: Pace | None = None
        self.fill = self.freed = None
        self.timeout = "bot"
        self.clock = self.patience = None
        self.secret = self.key = None
        self.commitment = ""
        self.history: list[Happened] = []
        self.finished: dict[int, tuple[int, int]] = {}
        self.changed = self.committed = 0  # revs of the last change of the settings, and of the next game's secret
        self.waits: dict[int, float] = {}  # chair → since when the table waits for its owner, where no clock runs
        self.credited = 0.0  # unix seconds up to which downtime of the hall was given back to `waits`
        self.waited: dict[int, float] = {}  # `waits` before the last turn
        self.queue: list[PlayerId] = []  # players who wait for a free chair, in order of arrival
        self.refused: dict[tuple[str, int], float] = {}  # (act, chair that asked) → when it was refused

    # -- who is who ------------------------------------------------------------------------------

    @property
    def by_days(self) -> bool:
        """Return True when a turn may take days, so that nobody need stay at the table."""
        return self.clock is not None and self.clock.pace.days > 0

    def chair_of(self, player: PlayerId | None) -> int | None:
        """Return the chair that a player owns, or None."""
        if player is not None:
            for index, chair in enumerate(self.chairs):
                if chair.player == player:
                    return index
        return None

    def who(self, player: PlayerId | None) -> Who:
        """Return a player as seen from this table."""
        return Who(player, self.chair_of(player))

    def seats_of(self, chair: int | None) -> tuple[int, ...]:
        """Return the seats that a chair holds in the game shown."""
        if self.play is None or chair is None:
            return ()
        return tuple(seat for seat, holder in enumerate(self.play.holders) if holder == chair)

    def decider(self, seat: int) -> int:
        """Return the chair that decides for a seat of the game shown: its own, or the mate's that it is lent to.

        Lending does not count while a bot plays for either of the two.
        """
        assert self.play is not None
        holder = self.play.holders[seat]
        chair = self.chairs[holder]
        lent = chair.lent
        return holder if lent is None or chair.bot is not None or self.chairs[lent].bot is not None else lent

    def seats_for(self, chair: int | None) -> tuple[int, ...]:
        """Return the seats that a chair decides for in the game shown, its own before those lent to it."""
        if self.play is None or chair is None:
            return ()
        holders = self.play.holders
        seats = [seat for seat in range(len(holders)) if self.decider(seat) == chair]
        return tuple(sorted(seats, key=lambda seat: holders[seat] != chair))

    def last_step(self, chair: int | None) -> int | None:
        """Return the newest step of the seats a chair decides for, made since its owner sat there, or None."""
        if self.play is None or chair is None:
            return None
        last = self.play.last_of(self.seats_for(chair))
        return None if last is None or self.play.steps[last].rev < self.chairs[chair].since else last

    @property
    def people(self) -> int:
        """Return the number of people who play; in practice, the number that one person plays for."""
        return self.practice.people if self.practice else len(self.chairs)

    def humans(self) -> list[int]:
        """Return the chairs whose owner plays, no bot standing in."""
        return [index for index, chair in enumerate(self.chairs) if chair.player is not None and chair.bot is None]

    def not_agreed(self, but: int | None = None) -> list[int]:
        """Return the chairs, except `but`, whose owners have not agreed to the settings and the next game's secret."""
        since = max(self.changed, self.committed)
        return [i for i in self.humans() if i != but and self.chairs[i].agreed < since]

    def out_of_time(self, chair: int) -> bool:
        """Return True when the chair's time has run out in the game that is on.

        A table that does nothing about it leaves that to the others.
        """
        # The clock of a game stands until the next one begins. Older terms took that for lost time.
        if self.status != "playing" and self.terms >= WHILE_TRUE:
            return False
        return self.clock is not None and chair in self.clock.out

    @property
    def goal(self) -> int:
        """Return the number of wins that decide the match; 1 for a single game."""
        return int(self.options.get("match", 1))

    @property
    def match_over(self) -> bool:
        """Return True when somebody has won as many games as the match asks for."""
        return any(won >= self.goal for won in self.wins)

    @property
    def in_match(self) -> bool:
        """Return True while a game is on, or further games of the same match are to come."""
        return self.status == "playing" or (self.status == "over" and self.goal > 1 and not self.match_over)

    # -- chance ----------------------------------------------------------------------------------

    def commit(self, transaction: Transaction) -> None:
        """Fix the secret of the next game before anybody adds a nonce."""
        if transaction.recorded is None:
            transaction.sealed = self.entropy(SECRET_BYTES)
            transaction.commit = commitment(transaction.sealed)
        else:
            transaction.commit = transaction.recorded.commit
        self.secret = transaction.sealed
        self.commitment = transaction.commit or ""
        for chair in self.chairs:
            chair.nonce = chair.pledge = None
        # Nobody's device has a part in it before they have said that they want to play.
        self.committed = transaction.rev if self.chance > 1 else 0

    def take_key(self, transaction: Transaction) -> None:
        """Close the nonces and derive the key of game `self.no`."""
        given = {str(i): chair.nonce for i, chair in enumerate(self.chairs) if chair.nonce}
        nonces = {} if self.shared else given
        transaction.start = Begun(no=self.no, commitment=self.commitment, nonces=nonces)
        self.key = game_key(self.secret, nonces, self.shared or self.id, self.no) if self.secret else None

    def reveal(self, transaction: Transaction, no: int) -> None:
        """Show the secret of game `no`, which ended or was called off."""
        if transaction.recorded is not None:
            transaction.reveal = transaction.recorded.reveal
        elif self.secret:
            transaction.reveal = Revealed(no, self.secret.hex())

    def source(self, transaction: Transaction) -> Callable[[int, Draw], tuple[int, ...]]:
        """Return the source of this entry's draws: the log it stands in, or the key.

        `Refused` ('no-key') without either.
        """
        if transaction.recorded is not None:
            return _read_back(transaction.recorded.draws)
        key = self.key
        if key is None:
            raise Refused("no-key")
        return lambda n, draw: numbers(key, n, draw.label, draw.ranges())

    def thought(self, seat: int) -> int | None:
        """Return the seed of a bot's next decision where a deal is shared: the same play meets the same answers.

        It depends on the deal, the seat and the number of its steps. None: a bot draws a seed of its own.
        """
        if not self.shared or self.key is None or self.play is None:
            return None
        return numbers(self.key, self.play.steps_of(seat), f"thought-{seat}", (SEEDS,))[0]


def _read_back(draws: tuple[Drawn, ...]) -> Callable[[int, Draw], tuple[int, ...]]:
    made = {(drawn.label, drawn.n): drawn.numbers for drawn in draws}

    def source(n: int, draw: Draw) -> tuple[int, ...]:
        numbers = made.get((draw.label, n), ())
        if len(numbers) != len(draw.ranges()) or any(
            x not in range(r) for x, r in zip(numbers, draw.ranges(), strict=True)
        ):
            raise Refused("bad-draw", n=n)
        return numbers

    return source
