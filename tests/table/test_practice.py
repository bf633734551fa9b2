"""One person plays for all, from the start or from any point of an earlier game."""

import random

import pytest

from hiroma.games import RULESETS, newest, ruleset
from hiroma.ids import PlayerId, TableId
from hiroma.kernel import Options
from hiroma.records import ended
from hiroma.server.core.practice import past
from hiroma.server.wire.presenter import game, viewer_of
from hiroma.store import Row
from hiroma.table.commands import Concede, Join, Leave, Open, SeatBot, SetOption, Start, Undo
from hiroma.table.consent import TERMS
from hiroma.table.practice import Past, Practice
from hiroma.table.refusal import Refused
from hiroma.table.table import Table
from hiroma.table.verify import verify
from tests.table.sitting import Sitting

TABLE = TableId("t")

SEVERAL = [game for game in RULESETS if max(newest(game).info.seats) > 1]


class Alone(Sitting):
    """A practice table at which `a` plays for all `people`."""

    def __init__(self, game: str, people: int, past: Past | None = None, options: Options | None = None) -> None:
        self.seed = 7
        self.made = 0
        self.now = 2_000_000.0
        self.rows = []
        self.table = Table(ruleset, self.entropy)
        version, practice = newest(game).info.version, Practice(people, past)
        options = dict(options or {})
        self.ok(
            Open(
                table=TableId("p"),
                game=game,
                version=version,
                listed=False,
                options=options,
                practice=practice,
                terms=TERMS,
                chance=2,
            ),
            "a",
        )

    def begin(self) -> "Alone":
        """Sit down and start."""
        self.join("a")
        self.ok(Start(), "a")
        return self


def stored(sitting: Sitting) -> list[Row]:
    """Return the log as the store gives it."""
    return [
        Row(table=sitting.table.id, rev=rev, at=0.0, body=line, sealed=sealed, command=None)
        for rev, (line, sealed) in enumerate(sitting.rows, 1)
    ]


def played(game: str, seed: int, turns: int = 30) -> Sitting:
    """Return a game in which two people or more have played some random turns."""
    version, rules = newest(game).info.version, newest(game)
    sitting = Sitting.__new__(Sitting)
    sitting.seed, sitting.made, sitting.now, sitting.rows = seed, 0, 1e6, []
    sitting.table = Table(ruleset, sitting.entropy)
    sitting.ok(Open(table=TABLE, game=game, version=version, listed=True, options={}, terms=TERMS, chance=2), "a")
    sitting.start(*"abcd"[: min(people for people in rules.people(sitting.table.options) if people > 1)])
    chance = random.Random(seed)
    for _ in range(turns):
        if sitting.table.status == "playing":
            sitting.step(chance)
    return sitting


@pytest.mark.parametrize("name", SEVERAL)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_goes_on_from_any_point_as_it_stood(name: str, seed: int) -> None:
    sitting = played(name, seed)
    assert sitting.table.play is not None
    rev = random.Random(seed).randrange(sitting.table.began, sitting.table.rev)
    asked, gone, _ = past(stored(sitting), 1, rev)
    alone = Alone(name, asked.practice, gone, asked.options).begin()
    there, here = Table.fold(sitting.rows[:rev], ruleset, sitting.entropy).play, alone.table.play
    assert there is not None
    assert here is not None
    for viewer in (None, *range(len(there.holders))):
        assert here.state.view(viewer) == there.state.view(viewer)
    assert here.state.actors() == there.state.actors()
    chance = random.Random(seed)
    for _ in range(8):
        if alone.table.status == "playing":
            alone.step(chance)
    assert Table.fold(alone.rows, ruleset, alone.entropy).play is not None
    if alone.table.status == "playing":
        alone.ok(Concede(), "a")
    verdict = verify(alone.log, ruleset)
    assert (verdict.bad, verdict.unrevealed) == (None, ())


@pytest.mark.parametrize("name", SEVERAL)
def test_everything_can_be_taken_back_to_the_start_of_the_game_even_what_was_drawn(name: str) -> None:
    sitting = played(name, 1)
    asked, gone, _ = past(stored(sitting), 1, sitting.table.began + 5)
    alone = Alone(name, asked.practice, gone, asked.options).begin()
    assert alone.table.play is not None
    chance = random.Random(3)
    for _ in range(3):
        alone.step(chance)
    while alone.table.play.steps:
        alone.ok(Undo(), "a")
    opened = Table.fold(sitting.rows[: sitting.table.began], ruleset, sitting.entropy).play
    assert opened is not None
    assert alone.table.play.state.view(None) == opened.state.view(None)
    alone.no("nothing-to-undo", Undo(), "a")


def test_who_practises_sits_alone_and_holds_every_seat() -> None:
    alone = Alone("cant-stop", 3)
    alone.join("a")
    alone.no("table-full", Join(), "b")
    alone.no("table-full", SeatBot(level="casual"), "a")
    alone.ok(Start(), "a")
    assert alone.table.play is not None
    assert alone.table.play.holders == (0, 0, 0)
    alone.finish()
    assert ended(alone.table) is None


def test_so_many_people_as_the_game_takes() -> None:
    for people in (2, 6):
        with pytest.raises(AssertionError, match="people"):
            Alone("niagara", people)


def test_who_practises_sees_with_the_eyes_of_who_decides() -> None:
    alone = Alone("niagara", 3).begin()
    seen: list[int] = []
    for _ in range(3):
        viewer = viewer_of(alone.table, PlayerId("a"))
        shown = game(alone.table, viewer)
        assert shown is not None
        assert shown.actors == (viewer,)
        assert list(shown.moves) == [str(viewer)]
        assert viewer is not None
        seen.append(viewer)
        alone.submit(shown.moves[str(viewer)][0], seat=viewer)
    assert sorted(seen) == [0, 1, 2]
    spectator = game(alone.table, viewer_of(alone.table, PlayerId("b")))
    assert spectator is not None
    assert spectator.moves == {}


def test_a_game_that_goes_on_keeps_its_options_until_the_next() -> None:
    asked, gone, _ = past(stored(played("cant-stop", 2)), 1, 8)
    alone = Alone("cant-stop", asked.practice, gone)
    alone.join("a")
    alone.no("goes-on", SetOption(name="unique", value=True), "a")


def test_only_points_at_which_the_game_was_on() -> None:
    sitting = played("cant-stop", 4, turns=2000)
    assert sitting.table.status == "over"
    began, end = sitting.table.finished[1]
    for no, rev, code in ((1, end, "game-over"), (1, began - 1, "no-such-step"), (2, began, "no-such-step")):
        with pytest.raises(Refused, match=code):
            past(stored(sitting), no, rev)
    for rev in (-1, 0, end + 1):
        with pytest.raises(Refused, match="no-such-step"):
            past(stored(sitting), 1, rev)


def test_a_past_that_does_not_follow_from_the_rules_is_refused() -> None:
    _, gone, _ = past(stored(played("cant-stop", 5)), 1, 9)
    wrong = Past(
        table=TABLE, no=1, rev=9, after=None, opening=tuple((6, *numbers[1:]) for numbers in gone.opening), steps=()
    )
    with pytest.raises(AssertionError, match="bad-draw"):
        Alone("cant-stop", 2, wrong)


def test_nobody_begins_before_they_sit() -> None:
    sitting = Alone("cant-stop", 2)
    sitting.no("not-seated", Start(), "a")
    sitting.join("a").ok(Leave(), "a")
    sitting.no("not-seated", Start(), "a")
    sitting.begin()
    assert sitting.table.status == "playing"
