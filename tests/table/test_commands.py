"""Every command, when it is accepted and why it is refused. `Sitting` checks that a refusal changes nothing."""

import os
import random

import msgspec
import pytest

from hiroma.ids import PlayerId
from hiroma.table.chance import pledge
from hiroma.table.command import Command
from hiroma.table.commands import (
    COMMANDS,
    FROM_DEVICES,
    FROM_HALL,
    Abort,
    Accept,
    Concede,
    Host,
    Join,
    Kick,
    Leave,
    Lend,
    Open,
    Pause,
    Ready,
    Refuse,
    Rematch,
    Resume,
    SeatBot,
    SetOption,
    SetTimeout,
    Start,
    Submit,
    Swap,
    Undo,
)
from hiroma.table.grammar import read
from hiroma.table.hall_commands import Expire
from hiroma.table.handlers import HANDLERS, check, permissions
from hiroma.table.play import Play
from hiroma.table.refusal import Refusal, Refused
from hiroma.table.table import Table
from tests.table.sitting import Sitting, dump, fold_of, nonce
from tests.table.toys import Enough, Take, find, latest

A = PlayerId("a")


def opening(**changed: object) -> Open:
    said = {"table": "t1", "game": "pile", "version": 1, "listed": True, "options": {}, **changed}
    return Open(**said)  # type: ignore[arg-type]  # a test changes the fields it names


def test_open_once_and_only_what_the_house_has() -> None:
    Sitting().no("already-open", opening(), "a")
    for code, command in (
        ("game-unknown", opening(game="chess")),
        ("version-unknown", opening(version=7)),
        ("option-unknown", opening(options={"team": True})),
        ("option-range", opening(options={"match": 10})),
        ("option-value", opening(options={"match": "three"})),
    ):
        table = Table(find, os.urandom)
        answer = table.do(command, A, 1.0)
        assert isinstance(answer, Refusal)
        assert answer.code == code
        assert table.rev == 0


@pytest.mark.clause("CS-S2")
def test_join() -> None:
    sitting = Sitting()
    sitting.join("a", "b", "c")
    assert [chair.player for chair in sitting.table.chairs] == ["a", "b", "c"]
    sitting.no("already-seated", Join(), "b")
    assert sitting.no("table-full", Join(), "d").what == {"chairs": 3}
    sitting.no("not-known", Join(), None)
    sitting.ok(Start(), "b")
    sitting.no("game-running", Join(), "d")


def test_leave_before_the_game_moves_the_others_up_and_passes_the_host_on() -> None:
    sitting = Sitting().join("a", "b")
    sitting.ok(Leave(), "a")
    assert sitting.events == ["left", "host-changed"]
    assert sitting.table.host == "b"
    assert [chair.player for chair in sitting.table.chairs] == ["b"]
    sitting.no("not-seated", Leave(), "a")
    sitting.ok(Leave(), "b")
    assert sitting.table.host is None
    sitting.join("c")
    assert sitting.table.host == "c", "who comes first to a table without a host keeps it"


def test_ready() -> None:
    sitting = Sitting().join("a")
    sitting.no("not-seated", Ready(), "b")
    sitting.ok(Ready(pledge=pledge(nonce("x"))), "a")
    assert sitting.table.status == "open", "one is not enough"
    sitting.no("already-ready", Ready(), "a")
    sitting.join("b")
    assert not sitting.table.chairs[0].ready, "with another person it is another question"
    sitting.ok(Ready(), "a")
    sitting.ok(Ready(pledge=pledge(nonce("y"))), "b")
    sitting.opened("x", "a").opened("y", "b")
    assert sitting.table.status == "playing"
    assert sitting.table.chairs[0].nonce == nonce("x")
    sitting.no("game-running", Ready(), "a")


def test_start() -> None:
    sitting = Sitting()
    sitting.no("not-seated", Start(), "b")
    assert sitting.no("people", Start(), "a").what == {"have": 0, "need": [2, 3]}
    sitting.join("b", "c")
    done = sitting.ok(Start(pledge=pledge(nonce("host"))), "a")
    assert done.entry.by is None, "a host may start without a chair"
    assert done.entry.start is not None
    assert done.entry.start.nonces == {}, "who does not sit adds nothing"
    sitting.no("game-running", Start(), "b")


def test_options() -> None:
    sitting = Sitting("duel", mood="Wild").join("a")
    sitting.no("not-seated", SetOption(name="match", value=2), "b")
    assert sitting.no("option-unknown", SetOption(name="Partien", value=2), "a").what["known"] == [
        "match",
        "mood",
        "loud",
    ]
    sitting.no("option-range", SetOption(name="match", value=0), "a")
    sitting.no("option-value", SetOption(name="match", value=True), "a")
    sitting.no("option-value", SetOption(name="loud", value=1), "a")
    sitting.no("option-value", SetOption(name="mood", value="angry"), "a")
    sitting.ok(SetOption(name="loud", value=True), "a")
    event = sitting.table.history[-1].heard[0].event
    assert event.reset == ("mood",)  # type: ignore[attr-defined]  # the event is an option's
    assert sitting.table.options == {"match": 1, "mood": "calm", "loud": True}
    sitting.join("b")
    sitting.ok(Ready(), "b")
    sitting.ok(SetOption(name="match", value=2), "b")
    assert not sitting.table.chairs[1].ready, "agreed was to other options"
    sitting.ok(Start(), "a")
    sitting.no("game-running", SetOption(name="match", value=3), "a")


def test_swap() -> None:
    sitting = Sitting().join("a")
    sitting.no("no-other-chair", Swap(chair=0), "a")
    sitting.join("b", "c")
    sitting.no("not-seated", Swap(chair=0), "d")
    sitting.no("no-such-chair", Swap(chair=3), "a")
    sitting.no("already-seated", Swap(chair=0), "a")
    sitting.ok(Swap(chair=2), "a")
    assert [chair.player for chair in sitting.table.chairs] == ["c", "b", "a"]
    assert sitting.no("not-agreed", Start(), "a").what == {"places": [1, 2]}
    sitting.settle().ok(Start(), "a")
    sitting.no("game-running", Swap(chair=0), "a")


def test_bots_before_the_game() -> None:
    sitting = Sitting()
    sitting.no("not-seated", SeatBot(), "b")
    assert sitting.no("no-such-bot", SeatBot(level="deep"), "a").what["known"] == ["random", "casual"]
    sitting.no("no-such-chair", SeatBot(chair=0), "a")
    sitting.ok(SeatBot(), "a")
    sitting.no("no-game", SeatBot(chair=0), "a")
    sitting.join("b")
    sitting.ok(SeatBot(level="random"), "b")
    sitting.no("table-full", SeatBot(), "b")
    sitting.ok(Kick(chair=0), "b")
    assert sitting.events == ["bot-left"]
    assert [(chair.player, chair.bot) for chair in sitting.table.chairs] == [("b", None), (None, "random")]


def test_kick_before_the_game() -> None:
    sitting = Sitting()
    sitting.no("no-such-chair", Kick(chair=0), "a")
    sitting.join("a", "b", "c")
    sitting.no("not-seated", Kick(chair=0), "d")
    sitting.no("not-host", Kick(chair=2), "b")
    sitting.no("leave-instead", Kick(chair=0), "a")
    sitting.ok(Kick(chair=1), "a")
    assert sitting.events == ["kicked"]
    assert [chair.player for chair in sitting.table.chairs] == ["a", "c"]


def test_host() -> None:
    sitting = Sitting().join("b")
    sitting.ok(SeatBot(), "b")
    sitting.no("not-host", Host(chair=0), "b")
    sitting.no("no-such-chair", Host(chair=2), "a")
    sitting.no("bot-cannot-host", Host(chair=1), "a")
    sitting.ok(Host(chair=0), "a")
    assert sitting.table.host == "b"
    sitting.no("not-host", Host(chair=0), "a")


def test_submit() -> None:
    sitting = Sitting().join("a", "b")
    sitting.no("no-game", Submit(seat=0, moves=[{"do": "take"}]), "a")
    sitting.ok(Start(), "a")
    for code, seat, moves, player in (
        ("not-your-seat", 0, [{"do": "take"}], "b"),
        ("not-your-seat", 0, [{"do": "take"}], "d"),
        ("not-your-seat", 0, [{"do": "take"}], None),
        ("no-such-seat", 2, [{"do": "take"}], "a"),
        ("malformed-move", 0, [{"do": "throw"}], "a"),
        ("malformed-move", 0, ["take"], "a"),
        ("malformed-move", 0, [{"do": "take"}, None], "a"),
        ("not-now", 1, [{"do": "take"}], "b"),
        ("take-one", 0, [{"do": "enough"}], "a"),
        ("not-now", 0, [{"do": "take"}] * 3, "a"),
    ):
        sitting.no(code, Submit(seat=seat, moves=moves), player)
    refusal = sitting.no("take-one", Submit(seat=0, moves=[{"do": "enough"}]), "a")
    assert (refusal.clause, refusal.what) == ("TOY-7", {"move": 0})
    refusal = sitting.no("not-now", Submit(seat=0, moves=[{"do": "take"}, {"do": "take"}, {"do": "take"}]), "a")
    assert refusal.what == {"move": 2, "seat": 0}
    sitting.submit(Take(), Enough())
    assert sitting.table.history[-1].seat == 0


def test_a_turn_that_answers_an_older_decision_is_stale() -> None:
    sitting = Sitting().start("a", "b")
    began = sitting.table.rev
    sitting.submit(Take(), Enough())
    sitting.submit(Take(), Enough())
    refusal = sitting.no("stale", Submit(seat=0, moves=[{"do": "take"}]), "a", rev=began)
    assert refusal.what == {"rev": began, "since": sitting.table.rev}
    since = sitting.table.rev
    sitting.ok(Pause(), "b")
    sitting.agree("a")
    sitting.ok(Resume(), "b")
    sitting.ok(Submit(seat=0, moves=[{"do": "take"}]), "a", rev=since)


def test_in_a_simultaneous_game_the_other_may_still_answer() -> None:
    sitting = Sitting("duel").start("a", "b")
    began = sitting.table.rev
    sitting.ok(Submit(seat=1, moves=[{"do": "choose", "card": 2}]), "b", rev=began)
    sitting.ok(Submit(seat=0, moves=[{"do": "choose", "card": 1}]), "a", rev=began)
    sitting.no("stale", Submit(seat=0, moves=[{"do": "choose", "card": 2}]), "a", rev=began)


def test_pause_and_resume() -> None:
    sitting = Sitting().join("a", "b")
    sitting.no("no-game", Pause(), "a")
    sitting.no("no-game", Resume(), "a")
    sitting.ok(Start(), "a")
    sitting.no("not-seated", Pause(), "c")
    sitting.no("not-paused", Resume(), "a")
    sitting.ok(Pause(), "b")
    sitting.ok(Accept(), "a")
    assert sitting.events == ["voted", "vote-closed", "paused"]
    sitting.no("paused", Pause(), "a")
    sitting.no("paused", Submit(seat=0, moves=[{"do": "take"}]), "a")
    sitting.no("not-seated", Resume(), "c")
    sitting.ok(Resume(), "a")
    sitting.submit(Take())


def test_who_concedes_alone_has_not_won() -> None:
    play = Play(latest("pile"), {"match": 1}, 1, (0,))
    play.state = latest("pile").start({"match": 1}, 1)
    assert play.concede((0,))
    assert play.outcome is not None
    assert play.outcome.winners == ()


def test_a_host_who_does_not_sit_lets_bots_play_on() -> None:
    sitting = Sitting(match=2)
    sitting.ok(SeatBot(), "a")
    sitting.ok(SeatBot(), "a")
    sitting.ok(Start(), "a")
    sitting.finish()
    sitting.no("not-seated", Start(), "b")
    sitting.ok(Start(), "a")
    assert (sitting.table.no, sitting.table.status) == (2, "playing")
    people = Sitting(host="c", match=2).start("a", "b").finish()
    people.no("not-seated", Start(), "c")


def test_rematch() -> None:
    sitting = Sitting().start("a", "b")
    sitting.no("no-finished-game", Rematch(), "a")
    sitting.finish()
    sitting.no("not-seated", Rematch(), "c")
    sitting.ok(Rematch(), "a")
    sitting.no("already-ready", Rematch(), "a")
    sitting.no("already-ready", Start(), "a")
    sitting.ok(Start(), "b")
    assert sitting.table.status == "playing"
    assert sitting.table.no == 2


def test_votes_need_a_question() -> None:
    sitting = Sitting().start("a", "b", "c")
    sitting.no("no-vote", Accept(), "a")
    sitting.no("no-vote", Refuse(), "a")
    sitting.no("no-vote", Expire(), None)
    sitting.no("not-seated", Accept(), "d")
    sitting.ok(Abort(), "a")
    sitting.no("vote-open", Abort(), "b")
    sitting.no("vote-open", Undo(), "b")
    sitting.no("already-answered", Accept(), "a")
    sitting.no("not-known", Expire(), "b")
    sitting.ok(Accept(), "b")
    sitting.no("already-answered", Refuse(), "b")
    sitting.ok(Refuse(), "c")
    assert sitting.events == ["voted", "vote-closed"]
    assert sitting.table.status == "playing"
    sitting.no("asked-already", Abort(), "a")
    sitting.ok(Abort(), "b")
    assert sitting.table.vote is not None
    sitting.now = sitting.table.vote.deadline
    sitting.ok(Expire(), None)
    assert sitting.table.vote is None
    assert sitting.table.status == "playing"


def test_abort_by_consent_of_all() -> None:
    sitting = Sitting().start("a", "b", "c")
    sitting.no("not-seated", Abort(), "d")
    done = sitting.ok(Abort(), "a")
    assert done.entry.voters == (1, 2)
    sitting.submit(Take())
    assert sitting.table.vote is not None, "a turn answers no question but that of an undo"
    sitting.agree("b", "c")
    assert sitting.events == ["voted", "vote-closed", "game-ended"]
    assert sitting.table.status == "over"
    assert sitting.table.play is not None
    assert sitting.table.play.ended == "aborted"
    assert sitting.table.wins == [0, 0, 0]
    sitting.no("no-game", Abort(), "a")


def test_concede_with_two() -> None:
    sitting = Sitting().join("a", "b")
    sitting.no("no-game", Concede(), "a")
    sitting.ok(Start(), "a")
    sitting.no("not-seated", Concede(), "c")
    sitting.ok(Concede(), "a")
    assert sitting.events == ["conceded", "game-ended"]
    assert sitting.table.play is not None
    assert sitting.table.play.outcome is not None
    assert sitting.table.play.outcome.winners == (1,)
    assert sitting.table.wins == [0, 1]


def test_concede_with_three_leaves_the_seat_to_a_bot() -> None:
    sitting = Sitting().start("a", "b", "c")
    sitting.ok(Concede(), "a")
    assert sitting.events == ["conceded", "bot-took-over"]
    sitting.no("already-conceded", Concede(), "a")
    sitting.no("already-conceded", Join(), "a")
    sitting.no("bot-plays-already", Leave(), "a")
    sitting.submit(Take())
    sitting.ok(Concede(), "c")
    assert sitting.table.play is not None
    assert sitting.table.play.outcome is not None
    assert sitting.table.play.outcome.winners == (1,)
    sitting.ok(Leave(), "a")


STAGES = ("new", "seated", "playing", "voting", "paused", "over", "match")


def staged(stage: str, game: str) -> Sitting:
    sitting = Sitting(game, match=3 if stage == "match" else 1)
    if stage == "new":
        return sitting
    sitting.join("a", "b")
    if stage == "seated":
        return sitting
    sitting.ok(Start(), "a")
    if stage in ("over", "match"):
        return sitting.finish()
    sitting.step(random.Random(0))
    if stage == "voting":
        sitting.ok(Abort(), "b")
    if stage == "paused":
        sitting.ok(Pause(), "a")
    return sitting


BARE = tuple(kind for kind in COMMANDS.values() if not any(field.required for field in msgspec.structs.fields(kind)))


@pytest.mark.parametrize("game", ["pile", "duel", "cant-stop"])
@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("player", ["a", "b", "c"])
def test_a_button_tells_the_truth(stage: str, player: str, game: str) -> None:
    """For a command without arguments `permissions` gives the refusal of `do`, or None when `do` accepts it."""
    sitting = staged(stage, game)
    for kind in BARE:
        told = permissions(sitting.table, sitting.table.who(PlayerId(player)))
        if kind is SeatBot and sitting.table.in_match:
            continue  # there it names a chair
        answer = sitting.ask(kind(), player)
        refused = answer if isinstance(answer, Refusal) else None
        assert told[str(kind.__struct_config__.tag)] == refused, f"{kind.__name__} at {stage}"
        if refused is None:  # a refused command has changed nothing
            sitting = staged(stage, game)


def possible(sitting: Sitting, kind: type[Command]) -> list[Command]:
    """Return the commands of this kind, with every argument that could make sense."""
    chairs = range(6)
    options = sitting.table.ruleset.info.options
    made: dict[type[Command], list[Command]] = {
        Kick: [Kick(chair=chair) for chair in chairs],
        Host: [Host(chair=chair) for chair in chairs],
        Swap: [Swap(chair=chair) for chair in chairs],
        SeatBot: [SeatBot(), *(SeatBot(chair=chair) for chair in chairs)],
        Lend: [Lend(chair=chair) for chair in (None, *chairs)],
        SetOption: [SetOption(name=option.name, value=option.default) for option in options],
        SetTimeout: [SetTimeout(then="bot")],
    }
    return made[kind]


@pytest.mark.parametrize("stage", [*STAGES, "bots"])
@pytest.mark.parametrize("player", ["a", "b", "c"])
def test_a_button_with_a_choice_tells_the_truth(stage: str, player: str) -> None:
    """The button can be pressed exactly when the table accepts some choice."""
    sitting = staged(stage, "pile") if stage != "bots" else Sitting().join("b")
    if stage == "bots":
        sitting.ok(SeatBot(), "b")
    who = sitting.table.who(PlayerId(player))
    for kind in (Kick, Host, Swap, SeatBot, Lend, SetOption):
        told = permissions(sitting.table, who)[str(kind.__struct_config__.tag)]
        answers: list[Refusal | None] = []
        for command in possible(sitting, kind):
            try:
                check(sitting.table, who, command, kind)
                answers.append(None)
            except Refused as refused:
                answers.append(refused.refusal)
        assert (told is None) == (None in answers), f"{kind.__name__} at {stage}: {told} but {answers}"


def test_every_command_has_a_deed_and_a_button() -> None:
    sitting = Sitting()
    assert set(permissions(sitting.table, sitting.table.who(A))) == set(COMMANDS)
    assert set(HANDLERS) == {*COMMANDS.values(), *FROM_DEVICES.values(), Open, *FROM_HALL}


def test_a_table_that_lost_its_secret_can_only_be_read() -> None:
    table = fold_of(Sitting().join("a", "b").log)
    for command in (Start(), Leave(), Ready()):
        answer = table.do(command, A, 5.0)
        assert isinstance(answer, Refusal)
        assert answer.code == "no-key"
    assert table.status == "open"


def test_one_sits_down_where_one_wishes_and_who_was_there_moves_to_the_end() -> None:
    sitting = Sitting("pile").join("a", "b")
    assert sitting.no("no-such-chair", Join(chair=3), "c").what == {"chair": 3, "chairs": 3}
    sitting.ok(Join(chair=0), "c")
    assert sitting.events == ["joined", "swapped"]
    assert [chair.player for chair in sitting.table.chairs] == ["c", "b", "a"]
    assert dump(sitting.folded()) == dump(sitting.table)
    assert read("/join 2", ()).args == {"chair": 1}
