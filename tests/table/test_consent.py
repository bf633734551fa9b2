"""Others change a player's seat, result, rating, time and dice only as the table of consent says.

People do whatever they can in any order, the hall speaks at any time, clocks jump. A judge beside the table knows only
the commands and answers, and judges every entry by the rules of the page on fair play.
"""

import itertools
import random
import sys
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from hiroma.ids import PlayerId
from hiroma.kernel import CHANCE
from hiroma.table import commands, events, hall_commands
from hiroma.table.chance import pledge
from hiroma.table.clock import DAY, GRACE
from hiroma.table.consent import ACTS, AGAIN, IDLE, KINDS, NEWCOMER, PACES, RULES, TERMS
from hiroma.table.messages import Done
from tests.table.sitting import Sitting

PEOPLE = ("a", "b", "c")
CLOCKS = {
    "live": commands.SetClock(minutes=3, seconds=10),
    "days": commands.SetClock(days=1),
    "none": commands.SetClock(),
}
NONCE = "ab" * 16
people = st.sampled_from(PEOPLE)
chairs = st.integers(0, 2)
any_command = st.one_of(
    st.sampled_from(
        [
            commands.Leave(),
            commands.Join(),
            commands.Ready(),
            commands.Start(),
            commands.Rematch(),
            commands.Undo(),
            commands.Accept(),
            commands.Accept(),
            commands.Refuse(),
            commands.Concede(),
            commands.Abort(),
            commands.Pause(),
            commands.Resume(),
            commands.SeatBot(),
            commands.SetRated(on=True),
            commands.SetRated(on=False),
            commands.SetWelcome(on=True),
            commands.SetWelcome(on=False),
            commands.SeatBot(level="random"),
            commands.SetTimeout(then="concede"),
            commands.SetTimeout(then="nothing"),
            commands.SetOption(name="match", value=2),
            commands.Fill(seconds=5),
            *CLOCKS.values(),
        ]
    ),
    st.builds(commands.Kick, chair=chairs),
    st.sampled_from(
        [kind(pledge=pledge(NONCE)) for kind in (commands.Join, commands.Ready, commands.Start, commands.Rematch)]
    ),
    st.sampled_from([commands.OpenNonce(nonce=NONCE), commands.CallOff()]),
    st.builds(commands.SeatBot, level=st.sampled_from(["random", "casual"]), chair=chairs),
    st.builds(commands.Swap, chair=chairs),
    st.builds(commands.Lend, chair=st.none() | chairs),
)
from_hall = st.one_of(
    st.builds(hall_commands.TimeOut, chair=chairs),
    st.builds(hall_commands.Credit, seconds=st.floats(0.5, 100_000)),
    st.sampled_from([hall_commands.Expire(), hall_commands.Filled(), hall_commands.Renew(terms=TERMS)]),
)


def test_the_table_of_consent_has_a_rule_for_everything() -> None:
    for act in ACTS:
        for kind in KINDS:
            assert set(RULES[act][kind]) == set(PACES), (act, kind)
    assert set(RULES) == set(ACTS)


class Judge:
    """A judge who knows a table only from outside: who said what, and the state before the newest entry."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.yes: set[str] = set()
        self.saw: dict[str, Any] = {}
        self.idle: dict[str, float] = {}
        self.idles: dict[tuple[int, int], dict[str, float]] = {}
        self.helped: set[int] = set()
        self.waited_for: set[str | None] = set()
        self.look()

    def look(self) -> None:
        """Keep the state of the table."""
        table = self.sitting.table
        play, clock = table.play, table.clock
        self.status, self.in_match, self.rated = table.status, table.in_match, table.rated
        self.welcome, self.turns = table.welcome, self._turns()
        self.chairs = [(chair.player, chair.bot) for chair in table.chairs]
        self.steps = list(play.steps) if play else []
        self.left = list(clock.left) if clock else []
        self.running = clock.running if clock else ()
        self.out = set(clock.out) if clock else set()
        self.conceded = {holder for seat, holder in enumerate(play.holders) if seat in play.conceded} if play else set()
        self.vote = table.vote and table.vote.about

    def settings(self) -> Any:
        """Return all settings that people agree to by sitting down."""
        table = self.sitting.table
        return [dict(table.options), table.pace, table.timeout, table.rated, table.welcome]

    def judge(self, command: Any, player: str | None) -> None:
        """Judge the newest entry, which came of this command."""
        heard = [each.event for each in self.sitting.table.history[-1].heard]
        asker = self.sitting.table.vote.by if self.sitting.table.vote else None
        if any(isinstance(event, events.VoteCalled) for event in heard):
            assert asker is not None
            self.yes = {self.sitting.table.chairs[asker].player or ""}
            self._note_who_is_waited_for()
        elif isinstance(command, commands.Accept):
            self.yes.add(player or "")
        elif self.vote is None and player is not None:
            self.yes = {player}
            self._note_who_is_waited_for()
        self._agreed(command, player, heard)
        if self.in_match:
            self._seats(command, player, heard)
            self._steps(heard)
            assert self.sitting.table.rated == self.rated or not self.sitting.table.in_match
        for event in heard:
            if isinstance(event, events.GameEnded):
                self._result(command, player, event)
        self._time(command, player, heard)
        self.look()

    def _agreed(self, command: Any, player: str | None, heard: list[Any]) -> None:
        # The player who began sees the table as it is; all others saw it when they last agreed to it.
        began = any(isinstance(event, events.GameBegan) for event in heard)
        filled = isinstance(command, hall_commands.Filled)
        if player is not None and isinstance(
            command,
            commands.Join
            | commands.Ready
            | commands.Rematch
            | commands.Start
            | commands.SetOption
            | commands.SetClock
            | commands.SetTimeout
            | commands.SetRated
            | commands.SetWelcome
            | commands.SeatBot
            | commands.Swap,
        ):
            self.saw[player] = self.settings()
        if began and not self.in_match:
            now = self.settings()
            for chair in self.sitting.table.chairs:
                if chair.player is not None and chair.bot is None:
                    saw = self.saw[chair.player]
                    assert saw == now or (filled and saw[:3] == now[:3]), f"{chair.player} agreed to {saw}, not {now}"

    def _others(self, but: int | None, playing: bool) -> set[str]:
        return {
            player
            for i, (player, bot) in enumerate(self.chairs)
            if player is not None and i != but and i not in self.conceded and not (playing and bot is not None)
        }

    def _seats(self, command: Any, player: str | None, heard: list[Any]) -> None:
        table = self.sitting.table
        for i, (owner, bot) in enumerate(self.chairs):
            if i >= len(table.chairs):
                assert not table.in_match
                return
            chair = table.chairs[i]
            came = self.in_match and owner is None and bot is not None and chair.player == player
            assert chair.player == owner or not self.in_match or came, "a seat has another owner"
            if came and player is not None:
                welcome = self.welcome and not self.rated and self.turns <= 2
                assert welcome, "nobody was welcome there"
                assert isinstance(command, commands.Join)
                assert player not in dict(self.chairs)
                continue
            if bot is None and chair.bot is not None:
                own = player == owner and isinstance(command, commands.Leave | commands.Concede)
                clock = isinstance(command, hall_commands.TimeOut) and command.chair == i
                allowed = i in self.out or (self._others(i, playing=True) <= self.yes and owner in self.waited_for)
                assert own or clock or allowed, f"{owner} lost the seat"
                assert chair.bot == "casual"
            if bot is not None and chair.bot is None:
                assert player == owner

    def _turns(self) -> int:
        # The most turns that a chair has had. Its moves between two turns of others are one turn.
        play = self.sitting.table.play
        movers = [play.holders[step.seat] for step in play.steps] if play else []
        turns = [mover for mover, _ in itertools.groupby(movers)]
        return max(map(turns.count, turns), default=0)

    def _note_who_is_waited_for(self) -> None:
        # Called when a question is asked: keep the players for whom the table has waited long enough by then.
        least = IDLE["rated" if self.rated else "unrated"]
        taken = {chair.player for chair in self.sitting.table.chairs if chair.taken}
        self.waited_for = {
            owner
            for owner, since in self.idle.items()
            if self.sitting.now - since >= (NEWCOMER if owner in taken else least)
        }

    def _steps(self, heard: list[Any]) -> None:
        play = self.sitting.table.play
        assert play is not None
        if any(isinstance(event, events.GameBegan) for event in heard):
            return
        gone = self.steps[len(play.steps) :] if len(play.steps) < len(self.steps) else []
        if not gone:
            return
        revealed = gone[0].reveals or len(gone) > 1
        if revealed:
            assert self._others(None, playing=False) <= self.yes, "a turn was taken back without everybody's yes"
        else:
            owner, bot = self.chairs[play.holders[gone[0].seat]]
            assert {owner} <= self.yes
            assert bot is None, "a bot's move was taken back by one who does not play"

    def _result(self, command: Any, player: str | None, ended: events.GameEnded) -> None:
        play = self.sitting.table.play
        assert play is not None
        if ended.how == "aborted":
            assert self._others(None, playing=not self.rated) <= self.yes, "a game was ended without everybody's yes"
        if ended.how == "conceded":
            beaten = {i for i, _ in enumerate(self.chairs)} - {play.holders[seat] for seat in ended.winners}
            for i in beaten - self.conceded:
                clock = isinstance(command, hall_commands.TimeOut) and command.chair == i
                assert clock or (player == self.chairs[i][0] and isinstance(command, commands.Concede))

    def _time(self, command: Any, player: str | None, heard: list[Any]) -> None:
        table = self.sitting.table
        for i, (owner, _) in enumerate(self.chairs):
            if isinstance(command, commands.Submit) and player is not None and owner == player:
                self.idle[owner] = self.sitting.now
            waited = table.play is not None and table.status == "playing" and self._decides(i)
            if owner is not None and not (waited and owner in self.idle):
                self.idle[owner] = self.sitting.now
        if table.play is not None:
            # Back in a position, waiting counts from the first time there, also after an absence or a rest.
            turns = len(table.play.steps)
            self.idle |= self.idles.get((table.no, turns), {}) if turns < len(self.steps) else {}
            self.idles.setdefault((table.no, turns), dict(self.idle))
        clock = table.clock
        if clock is None or table.status != "playing" or table.play is None:
            return
        if isinstance(command, commands.Join):
            self.helped.add(table.who(PlayerId(player) if player else None).chair or 0)
        for i, left in enumerate(clock.left):
            turns = sum(1 for step in table.play.steps if table.play.holders[step.seat] == i)
            most = clock.pace.days * DAY or clock.pace.bank + clock.pace.step * (turns + 1)
            slack = GRACE * (turns + 2) if i in self.helped else 0.0
            assert 0 <= left <= most + slack + 1e-6, f"{i} has {left} seconds where the position gives {most}"

    def _decides(self, chair: int) -> bool:
        play = self.sitting.table.play
        return play is not None and any(seat != CHANCE and play.holders[seat] == chair for seat in play.state.actors())


class AnyQuarrel(RuleBasedStateMachine):
    """An evening of three people who do whatever they can."""

    @initialize(
        game=st.sampled_from(["pile", "duel", "cant-stop"]),
        rated=st.booleans(),
        pace=st.sampled_from(PACES),
        then=st.sampled_from(["bot", "concede", "nothing"]),
        seed=st.integers(0, 99),
    )
    def open(self, game: str, rated: bool, pace: str, then: Any, seed: int) -> None:
        self.sitting = Sitting(game, seed=seed, rated=rated)
        self.judge = Judge(self.sitting)
        self.ask(CLOCKS[pace], "a")
        self.ask(commands.SetTimeout(then=then), "a")
        for player in PEOPLE[: 2 if game == "duel" else 3]:
            self.ask(commands.Join(), player)
        self.ask(commands.Start(), "a")

    def ask(self, command: Any, player: str | None) -> bool:
        answer = self.sitting.ask(command, player)
        if isinstance(answer, Done):
            self.judge.judge(command, player)
        return isinstance(answer, Done)

    @rule(command=any_command, player=people)
    def anybody_does_something(self, command: Any, player: str) -> None:
        self.ask(command, player)

    @rule(command=from_hall)
    def the_hall_speaks(self, command: Any) -> None:
        self.ask(command, None)

    @rule(seconds=st.sampled_from([-7200, -5, 20, 61, AGAIN, 700, 7200, DAY]))
    def time_jumps(self, seconds: float) -> None:
        self.sitting.now += seconds

    @rule(player=people, chair=chairs, agree=st.booleans())
    def they_ask_for_a_stand_in(self, player: str, chair: int, agree: bool) -> None:
        self.ask(commands.SeatBot(chair=chair), player)
        if agree:
            self.all_agree()

    @rule(
        player=people,
        command=st.sampled_from([commands.Undo(), commands.Abort(), commands.Pause()]),
        agree=st.booleans(),
    )
    def they_ask(self, player: str, command: Any, agree: bool) -> None:
        self.ask(command, player)
        if agree:
            self.all_agree()

    def all_agree(self) -> None:
        for player in PEOPLE:
            self.ask(commands.Accept(), player)

    @rule(chance=st.randoms(use_true_random=False), many=st.integers(1, 5), foreign=st.booleans())
    def they_play(self, chance: random.Random, many: int, foreign: bool) -> None:
        for _ in range(many):
            table = self.sitting.table
            if table.play is None or table.status != "playing" or table.paused:
                return
            seat = chance.choice(table.play.state.actors())
            move = msgspec.to_builtins(chance.choice(table.play.state.moves(seat)))
            player = self.sitting.player_of(seat)
            decider = table.chairs[table.decider(seat)].player
            for other in PEOPLE if foreign else ():
                if other != decider:
                    assert not self.ask(commands.Submit(seat=seat, moves=[move]), other), "somebody else moved"
            self.ask(commands.Submit(seat=seat, moves=[move]), player)


AnyQuarrel.TestCase.settings = settings(
    max_examples=60,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)


TestAnyQuarrel = pytest.mark.slow(AnyQuarrel.TestCase)


if __name__ == "__main__":
    runs = settings(AnyQuarrel.TestCase.settings, max_examples=int(sys.argv[1]), database=None)
    run_state_machine_as_test(AnyQuarrel, settings=runs)
    print(f"{runs.max_examples} quarrels of {runs.stateful_step_count} steps: 0 faults")
