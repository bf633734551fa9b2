"""A table is the fold of its log: after every entry, in any course of events, it reads back as the same table."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from hiroma.ids import PlayerId
from hiroma.table import commands, hall_commands
from hiroma.table.chance import pledge
from hiroma.table.commands import COMMANDS
from hiroma.table.handlers import permissions
from hiroma.table.messages import Done
from hiroma.table.verify import verify
from tests.table.sitting import Sitting, dump, fold_of, nonce
from tests.table.toys import find

PLAYERS = ("a", "b", "c", "d", "e", "f")
players = st.sampled_from(PLAYERS)
chairs = st.integers(0, 5)
nonces = st.sampled_from([None, *(nonce(word) for word in "xyz")])
pledges = st.sampled_from([None, *(pledge(nonce(word)) for word in "xyz")])
any_command = st.one_of(
    st.sampled_from(
        [
            commands.Leave(),
            commands.Undo(),
            commands.Accept(),
            commands.Refuse(),
            commands.Concede(),
            commands.Abort(),
            commands.Pause(),
            commands.Resume(),
            commands.CallOff(),
            commands.SeatBot(),
            commands.SetOption(name="match", value=2),
            commands.SetOption(name="match", value=1),
            commands.SetOption(name="team", value=True),
            commands.SetOption(name="unique", value=True),
            commands.SetOption(name="loud", value=True),
            commands.SetClock(minutes=1, seconds=5),
            commands.SetClock(days=1),
            commands.SetTimeout(then="bot"),
            commands.SetTimeout(then="concede"),
            commands.SetTimeout(then="nothing"),
            commands.SetRated(on=True),
            commands.SetRated(on=False),
            commands.Fill(seconds=20),
            commands.Fill(),
        ]
    ),
    st.builds(commands.Join, nonce=nonces, pledge=pledges, chair=st.none() | st.integers(0, 4)),
    st.builds(commands.Ready, nonce=nonces, pledge=pledges),
    st.builds(commands.Start, nonce=nonces, pledge=pledges),
    st.builds(commands.Rematch, nonce=nonces, pledge=pledges),
    st.builds(commands.Pledge, pledge=pledges.filter(bool)),
    st.builds(commands.OpenNonce, nonce=nonces.filter(bool)),
    st.builds(commands.Swap, chair=chairs),
    st.builds(commands.Kick, chair=chairs),
    st.builds(commands.Host, chair=chairs),
    st.builds(commands.SeatBot, level=st.sampled_from(["random", "casual", "none"]), chair=st.none() | chairs),
)
moves = st.sampled_from(
    [
        {"do": "take"},
        {"do": "enough"},
        {"do": "choose", "card": 2},
        {"do": "go", "orange": 7, "red": 7},
        {"do": "stop", "orange": 2, "red": 12},
        {"do": "drop"},
        {"do": "nothing"},
        7,
    ]
)


class AnyEvening(RuleBasedStateMachine):
    """An evening on which people come, go, play, quarrel and vote in any order."""

    @initialize(game=st.sampled_from(["pile", "duel", "cant-stop"]), sit=st.integers(0, 4), seed=st.integers(0, 9))
    def open(self, game: str, sit: int, seed: int) -> None:
        self.sitting = Sitting(game, seed=seed, chance=1 + (seed > 2))
        self.twin = self.sitting.folded()
        if sit > 1:
            for player in PLAYERS[: min(sit, 2 if game == "duel" else 3)]:
                clear = self.sitting.table.chance < 2
                given = {"nonce": nonce("x")} if clear else {"pledge": pledge(nonce("x"))}
                self.ask(msgspec.convert(given, commands.Join), player)
            self.ask(commands.Start(), "a")

    def ask(self, command: Any, player: str | None, rev: int | None = None) -> None:
        answer = self.sitting.ask(command, player, rev)
        if isinstance(answer, Done):
            heard = self.twin.follow(answer.line, answer.sealed)
            assert heard == answer.happened

    @rule(command=any_command, player=players)
    def command(self, command: Any, player: str) -> None:
        self.ask(command, player)

    @rule(player=players, which=st.integers(0, 99), chair=chairs, level=st.sampled_from(["random", "casual"]))
    def press_a_button(self, player: str, which: int, chair: int, level: str) -> None:
        """Press a button that `permissions` allows the player; most often the table accepts."""
        table = self.sitting.table
        told = permissions(table, table.who(PlayerId(player)))
        names = [name for name, refusal in told.items() if refusal is None]
        if not names:
            return
        name = names[which % len(names)]
        made: dict[str, Any] = {"chair": chair % max(len(table.chairs), 1)} if name in ("seat", "kick", "host") else {}
        if name == "option":
            made = {"name": "match", "value": 1 + which % 3}
        if name == "timeout":
            made = {"then": "concede"}
        if name == "rated":
            made = {"on": not table.rated}
        if name == "welcome":
            made = {"on": not table.welcome}
        if name in ("offer", "next"):
            made = {"on": which % 2 == 0}
        if name in ("listed", "watchers"):
            made = {"on": not (table.listed if name == "listed" else table.watched)}
        if name == "door":
            made = {"lowest": 20 * which}
        if name == "bot":
            made = {"level": level, "chair": chair if table.in_match else None}
        self.ask(msgspec.convert(made, COMMANDS[name]), player)

    press_again = press_a_button
    press_once_more = press_a_button

    @rule(back=st.integers(1, 3), agree=st.booleans())
    def think_better_of_it(self, back: int, agree: bool) -> None:
        play = self.sitting.table.play
        if play is not None and len(play.steps) >= back:
            self.ask(commands.Undo(), self.sitting.player_of(play.steps[-back].seat))
        if agree:
            self.all_say_yes()

    @rule(seat=st.integers(0, 5), drafted=st.lists(moves, min_size=1, max_size=3), player=st.none() | players)
    def anything(self, seat: int, drafted: list[Any], player: str | None) -> None:
        self.ask(commands.Submit(seat=seat, moves=drafted), player)

    @rule(chance=st.randoms(use_true_random=False), many=st.integers(1, 6))
    def play(self, chance: random.Random, many: int) -> None:
        for _ in range(many):
            play = self.sitting.table.play
            if play is None or self.sitting.table.status != "playing":
                return
            seat = chance.choice(play.state.actors())
            move = chance.choice(play.state.moves(seat))
            self.ask(commands.Submit(seat=seat, moves=[move]), self.sitting.player_of(seat), self.sitting.table.rev)

    @rule()
    def time_runs_out(self) -> None:
        self.ask(hall_commands.Expire(), None)

    @rule(late=st.booleans())
    def devices_open(self, late: bool) -> None:
        table = self.sitting.table
        for index in sorted(table.gathering.waiting if table.gathering else ()):
            for word in "xyz":
                self.ask(commands.OpenNonce(nonce=nonce(word)), table.chairs[index].player)
            if late:
                self.sitting.now += 100_000
                self.ask(hall_commands.Overdue(), None)

    devices_open_again = devices_open

    @rule(
        clock=st.sampled_from([commands.SetClock(minutes=1, seconds=5), commands.SetClock(days=1)]),
        then=st.integers(0, 2),
    )
    def with_clocks(self, clock: commands.SetClock, then: int) -> None:
        self.ask(clock, self.sitting.table.host)
        self.ask(commands.SetTimeout(then=("bot", "concede", "nothing")[then]), self.sitting.table.host)
        self.ask(commands.Start(), self.sitting.table.host)

    @rule(seconds=st.sampled_from([-5, 20, 61, 130, 700, 90_000]), down=st.floats(0.5, 100_000))
    def time_passes(self, seconds: int, down: float) -> None:
        self.sitting.now += seconds
        self.ask(hall_commands.Credit(seconds=down), None)
        self.ask(hall_commands.Filled(), None)
        for chair in range(len(self.sitting.table.chairs)):
            self.ask(hall_commands.TimeOut(chair=chair), None)

    @rule()
    def all_say_yes(self) -> None:
        for index in self.sitting.table.humans():
            self.ask(commands.Accept(), self.sitting.table.chairs[index].player)

    @invariant()
    def the_twin_is_the_same(self) -> None:
        assert dump(self.twin) == dump(self.sitting.table)

    @invariant()
    def nobody_is_stuck(self) -> None:
        table = self.sitting.table
        if table.vote is not None:
            assert table.vote.open, "a question nobody can answer"
        if table.status == "over" and table.humans():
            waiting = [chair for chair in table.chairs if not chair.ready]
            assert waiting or table.gathering, "all are ready and nothing begins"
        if table.gathering is not None:
            assert table.gathering.waiting, "devices are waited for and none is asked"

    def teardown(self) -> None:
        if not hasattr(self, "sitting"):
            return
        sitting = self.sitting
        assert dump(sitting.folded()) == dump(sitting.table)
        assert dump(fold_of(sitting.log), secrets=False) == dump(sitting.table, secrets=False)
        verdict = verify(sitting.log, find)
        assert (verdict.bad, verdict.why) == (None, "")
        assert verdict.entries == sitting.table.rev
        assert verdict.games == sitting.table.no
        on = (sitting.table.no,) if sitting.table.status == "playing" else ()
        assert verdict.unrevealed == on, "only a game that is not over keeps its secret"


TestAnyEvening = pytest.mark.slow(AnyEvening.TestCase)
TestAnyEvening.settings = settings(
    max_examples=80, stateful_step_count=60, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
