"""The daily challenge: the same deals for everybody, one try, results from the log, the secret afterwards."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hiroma.games import DEFAULT, ruleset
from hiroma.ids import PlayerId, TableId
from hiroma.server.accounts.devices import DEVICE
from hiroma.server.daily import calendar
from hiroma.server.daily.days import Days, must_have_days
from hiroma.server.settings import Settings
from hiroma.server.wiring import Hall
from hiroma.store import PlayerRow
from hiroma.table.chance import commitment
from hiroma.table.commands import Concede, SetOption, Submit, Undo
from hiroma.table.refusal import Refusal, Refused
from hiroma.table.verify import verify
from tests.server.running import AnyHall, Person
from tests.services import Postgres
from tests.store.making import register

ANN = PlayerId("ann")
CHO = PlayerId("cho")
LATE = PlayerId("late")

# Near the end of a day the tests use the next one.
NOON = time.time() + (3600.0 if calendar.day_of(time.time() + 900.0) != calendar.day_of(time.time()) else 0.0)
TODAY = calendar.day_of(NOON)
BOTH = ["sqlite", pytest.param("postgres", marks=pytest.mark.services)]


@pytest.fixture(params=BOTH)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/hiroma.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.empty_database()


@pytest.fixture
async def inside(url: str, tmp_path: Path) -> AsyncIterator[Hall]:
    """Open a hall in this process, at noon."""
    made = Hall(Settings(store=url, key=str(tmp_path / "key")))
    await made.open()
    await register(made.store, ["ann", "bob", "cho", "dan"])
    made.clock.begin(NOON, None)
    made.days.now = lambda: NOON
    yield made
    await made.close()


@pytest.fixture
def days(inside: Hall) -> Days:
    """Return the hall's daily challenge."""
    return inside.days


async def submit(days: Days, table: str, player: str, *moves: Any) -> Any:
    return await days._tables.order(Submit(seat=0, moves=list(moves)), TableId(table), PlayerId(player))


async def give_up(days: Days, table: str, player: str) -> None:
    """Give up every attempt."""
    for do in ("resign", "next-attempt", "resign", "next-attempt", "resign"):
        assert not isinstance(await submit(days, table, player, {"do": do}), Refusal)


async def view(days: Days, table: str) -> Any:
    seen = await days._tables.look(TableId(table))
    assert seen is not None
    assert seen.play is not None
    return seen.play.state.view(None)


@pytest.mark.clause("HR-R-05")
@pytest.mark.clause("HR-R-01")
async def test_everybody_gets_the_same_deals_whatever_they_play(days: Days) -> None:
    one, other = await days.begin(ANN), await days.begin(PlayerId("bob"))
    assert one != other
    assert (await view(days, one)).pair == (await view(days, other)).pair
    first, second = (await view(days, one)).pair
    await submit(days, one, "ann", {"do": "place", "tile": first})
    for turn in range(3):
        await submit(days, one, "ann", {"do": "explore", "to": f"{'edc'[turn]}6"})
    await submit(days, one, "ann", {"do": "resign"})
    await submit(days, other, "bob", {"do": "place", "tile": second})
    await submit(days, other, "bob", {"do": "resign"})
    for table, player in ((one, "ann"), (other, "bob")):
        if (await view(days, table)).phase == "over":
            await submit(days, table, player, {"do": "next-attempt"})
    a, b = await view(days, one), await view(days, other)
    assert (a.attempt, a.stage, a.discard, a.pair) == (b.attempt, b.stage, b.discard, b.pair)


async def test_another_day_is_another_deal(days: Days) -> None:
    deals = []
    for day in range(4):
        days.now = lambda day=day: NOON + day * calendar.DAY  # type: ignore[misc]  # mypy cannot infer a lambda with defaults
        seen = await view(days, await days.begin(ANN))
        deals.append((seen.discard, seen.pair))
    assert len(set(deals)) > 1


async def test_a_player_has_one_try(days: Days) -> None:
    tables = await asyncio.gather(*(days.begin(ANN) for _ in range(5)))
    assert len(set(tables)) == 1
    await give_up(days, tables[0], "ann")
    assert await days.begin(ANN) == tables[0]
    page = await days.page(ANN, TODAY)
    assert page is not None
    assert page.tries == 1


async def test_results_are_ranked_and_the_tables_of_others_stay_hidden(days: Days) -> None:
    for name in ("ann", "bob"):
        await give_up(days, await days.begin(PlayerId(name)), name)
    cho = await days.begin(CHO)
    assert not isinstance(await days._tables.order(Concede(), cho, CHO), Refusal)
    await days.begin(PlayerId("dan"))
    page = await days.page(PlayerId("bob"), TODAY)
    assert page is not None
    assert [(line.place, line.mine, line.marks, line.table) for line in page.board] == [
        (1, False, "LLL", None),
        (2, True, "LLL", None),
        (3, False, "", None),
    ]
    assert page.mine is not None
    assert (page.mine.place, page.mine.won, page.tries, page.secret) == (2, False, 4, None)
    nobody = await days.page(PlayerId("eve"), TODAY)
    assert nobody is not None
    assert nobody.mine is None


async def test_the_secret_is_shown_when_the_day_is_over_and_every_log_is_verified(inside: Hall, days: Days) -> None:
    table = await days.begin(ANN)
    await give_up(days, table, "ann")
    seen = await days._tables.look(table)
    assert seen is not None
    await days.disclose(seen)
    assert not seen.disclosed
    sealed = await days.page(ANN, TODAY)
    assert sealed is not None
    days.now = lambda: NOON + calendar.DAY
    page = await days.page(ANN, TODAY)
    assert page is not None
    assert page.secret is not None
    assert commitment(bytes.fromhex(page.secret)) == page.commitment == sealed.commitment
    assert page.board[0].table == table
    await days.disclose(seen)
    await days.disclose(seen)
    rows = await inside.store.tables.entries(table)
    verdict = verify([row.body for row in rows], ruleset)
    assert (verdict.bad, verdict.unrevealed) == (None, ())
    assert verdict.draws >= 9
    after = await days.page(ANN, calendar.day_of(days.now()))
    assert after is not None
    assert after.before == TODAY


async def test_a_try_whose_result_cannot_be_counted_costs_nobody_the_page(
    days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("ann", "bob"):
        await give_up(days, await days.begin(PlayerId(name)), name)
    daily, (bad, _) = must_have_days(DEFAULT), [await days.begin(PlayerId(name)) for name in ("ann", "bob")]
    seen = await days._tables.look(bad)
    assert seen is not None
    assert seen.play is not None
    faulty, counted = seen.play.state, type(daily).result

    def result(state: Any) -> Any:
        if state is faulty:
            raise KeyError("of a package")
        return counted(daily, state)

    monkeypatch.setattr(type(daily), "result", lambda _, state: result(state))
    page = await days.page(PlayerId("bob"), TODAY)
    assert page is not None
    assert [line.mine for line in page.board] == [True]
    assert next(one for one in await days.today(ANN) if one.game == DEFAULT).state == "begun"
    assert (await days.calendar(ANN)).days[0].marks is None
    monkeypatch.undo()
    page = await days.page(PlayerId("bob"), TODAY)
    assert page is not None
    assert len(page.board) == 2


async def test_who_ends_after_the_day_has_a_result_but_no_rank(days: Days) -> None:
    days.now = lambda: NOON - 2 * calendar.DAY
    await give_up(days, await days.begin(ANN), "ann")
    page = await days.page(ANN, calendar.day_of(days.now()))
    assert page is not None
    assert page.mine is not None
    assert (page.mine.marks, page.mine.place, page.board) == ("LLL", None, [])


async def test_what_was_revealed_is_not_taken_back_and_nothing_is_changed(days: Days) -> None:
    table = await days.begin(ANN)
    await submit(days, table, "ann", {"do": "place", "tile": (await view(days, table)).pair[0]})
    for command, code in ((Undo(), "revealed"), (SetOption(name="book", value=""), "shared-deal")):
        answer = await days._tables.order(command, table, ANN)
        assert isinstance(answer, Refusal)
        assert answer.code == code


async def test_days_that_are_none(inside: Hall, days: Days) -> None:
    tomorrow = calendar.day_of(NOON + calendar.DAY)
    for day in ("2026-02-02", tomorrow, "nonsense", "2026-02-3x", ""):
        assert await days.page(ANN, day) is None
        assert await inside.store.daily.secret(day) is None


async def test_by_http(hall: AnyHall) -> None:
    ann, bob = Person(hall, "a"), Person(hall, "b")
    await ann.http("GET", "/api/me")
    await bob.http("GET", "/api/me")
    assert DEVICE in ann.cookie
    status, begun = await ann.http("POST", "/api/daily")
    assert status == 201
    assert (await ann.http("POST", "/api/daily"))[1] == begun
    _, other = await bob.http("POST", "/api/daily")
    shown = [(await each.http("GET", f"/api/tables/{table['id']}"))[1] for each, table in ((ann, begun), (bob, other))]
    assert shown[0]["game"]["view"]["pair"] == shown[1]["game"]["view"]["pair"]
    assert shown[0]["meta"]["shared"].startswith("hidden-rooms/")
    assert shown[0]["meta"]["commitment"] == shown[1]["meta"]["commitment"]
    ask = {"type": "command", "id": "h1", "table": begun["id"], "name": "hint", "args": {}}
    status, refused = await ann.http("POST", f"/api/tables/{begun['id']}/commands", ask)
    assert (status, refused["code"]) == (409, "shared-deal")
    status, page = await ann.http("GET", "/api/daily")
    assert (status, page["mine"]["table"], page["secret"]) == (200, begun["id"], None)
    assert (await ann.http("GET", f"/api/daily/{page['day']}"))[1]["commitment"] == page["commitment"]
    status, refused = await ann.http("GET", "/api/daily/1999-12-31")
    assert (status, refused["code"]) == (404, "no-such-day")


async def test_only_accounts_older_than_the_day_are_ranked(inside: Hall, days: Days) -> None:
    """A person who scouts as a guest, or makes an account for it, sees the same deals, so they get no place."""
    start = calendar.end_of(TODAY) - calendar.DAY
    await register(inside.store, ["new"], created=start)
    await register(inside.store, ["old"], created=start - 1.0)
    await register(inside.store, ["rob"])
    robot = PlayerRow(id=PlayerId("rob"), name="rob", locale="en", created=1.0, seen=1.0, key="rob")
    assert await inside.store.accounts.make_robot(robot) == "made"
    told = {}
    for player in ("guest", "new", "rob", "old"):
        await give_up(days, await days.begin(PlayerId(player)), player)
        page = await days.page(PlayerId(player), TODAY)
        assert page is not None
        assert page.mine is not None
        assert page.mine.marks == "LLL", "everybody sees how they did"
        told[player] = (page.unranked, page.mine.place, len(page.board))
    assert told == {
        "guest": ("guest", None, 0),
        "new": ("new", None, 0),
        "rob": ("robot", None, 0),
        "old": (None, 1, 1),
    }
    days.now = lambda: NOON + calendar.DAY
    page = await days.page(PlayerId("new"), calendar.day_of(NOON + calendar.DAY))
    assert page is not None
    assert page.unranked is None, "from the next day on"


async def test_an_account_made_after_a_try_as_a_guest_ranks_it_not(inside: Hall, days: Days) -> None:
    table = await days.begin(LATE)
    await register(inside.store, ["late"], created=NOON)
    await give_up(days, table, "late")
    page = await days.page(LATE, TODAY)
    assert page is not None
    assert (page.unranked, page.board) == ("new", [])


# -- days of other games ---------------------------------------------------------------------------------

AGAINST = ("cant-stop", "fearsome-floors", "niagara", "shinsai-jima")
"""Games against bots."""


@pytest.mark.parametrize("game", AGAINST)
async def test_a_day_of_a_game_for_several_is_played_against_bots(days: Days, game: str) -> None:
    tables = [await days.begin(PlayerId(name), game) for name in ("ann", "bob")]
    seen = [await days._tables.look(table) for table in tables]
    for each in seen:
        assert each is not None
        page = await days.page(ANN, TODAY, game)
        assert page is not None
        assert [chair.bot for chair in each.chairs] == [None, *page.rivals]
        assert page.rivals
        assert each.rated is False
        assert each.status == "playing"
    plays = [each.play for each in seen if each is not None and each.play is not None]
    assert plays[0].opening == plays[1].opening
    assert not isinstance(await days._tables.order(Concede(), tables[0], ANN), Refusal)


async def test_a_conceded_try_comes_last_also_where_bots_play_on(days: Days) -> None:
    table = await days.begin(ANN, "cant-stop")
    assert not isinstance(await days._tables.order(Concede(), table, ANN), Refusal)
    page = await days.page(ANN, TODAY, "cant-stop")
    assert page is not None
    assert page.mine is not None
    assert (page.mine.marks, page.mine.won, page.mine.place) == ("LLL", False, 1)
    (row,) = await days._tries.own(ANN, f"cant-stop/{TODAY}")
    assert row.rank == 2**31 - 1


async def test_a_thousand_guests_learn_nothing_of_the_ranked_deal(days: Days) -> None:
    """Guests, new accounts and programs have a deal of their own, the same for all of them."""
    ranked = await days._tables.look(await days.begin(ANN))
    guests = [await days._tables.look(await days.begin(PlayerId(f"guest{n}"))) for n in range(3)]
    deals = {each.shared for each in guests if each is not None}
    assert deals == {f"hidden-rooms/{TODAY}/open"}
    assert ranked is not None
    assert ranked.shared == f"hidden-rooms/{TODAY}"
    assert ranked.key not in {each.key for each in guests if each is not None}
    assert calendar.day_of_deal(deals.pop()) == ("hidden-rooms", TODAY) == calendar.day_of_deal(ranked.shared)


async def test_days_in_a_row_are_counted_and_stand_in_a_calendar(days: Days) -> None:
    for ago in (5, 4, 2, 1):
        days.now = lambda ago=ago: NOON - ago * calendar.DAY  # type: ignore[misc]  # mypy cannot infer a lambda with defaults
        table = await days.begin(ANN)
        if ago != 1:
            seen = await days._tables.look(table)
            assert seen is not None
        await give_up(days, table, "ann")
    days.now = lambda: NOON
    # The tables have the hall's clock: all ended today, after their days.
    assert (await days.calendar(ANN)).streak == 0
    for ago in (5, 4, 2, 1):
        key = calendar.days_before(TODAY, ago)
        (row,) = [row for row in await days._tries.own(ANN, key) if row.day == key]
        await days._tries.settle(msgspec.structs.replace(row, ended=calendar.end_of(key) - 60.0))
    shown = await days.calendar(ANN)
    assert (shown.streak, shown.longest) == (2, 2)
    assert [(day.day, day.counted, day.marks) for day in shown.days] == [
        (calendar.days_before(TODAY, ago), True, "LLL") for ago in (1, 2, 4, 5)
    ]
    await give_up(days, await days.begin(ANN), "ann")
    assert (await days.calendar(ANN)).streak == 3
    (mine,) = [each for each in await days.today(ANN) if each.game == "hidden-rooms"]
    assert (mine.state, mine.won, mine.streak) == ("done", False, 3)
    assert {each.state for each in await days.today(PlayerId("nobody"))} == {"new"}


async def test_old_days_are_practised_without_a_place(days: Days) -> None:
    days.now = lambda: NOON - calendar.DAY
    day = calendar.day_of(days.now())
    first = await view(days, await days.begin(ANN))
    with pytest.raises(Refused) as refused:
        await days.again(CHO, day)
    assert refused.value.refusal.code == "no-such-day", "a day that is on is tried once"
    days.now = lambda: NOON
    tables = [await days.again(CHO, day) for _ in range(2)]
    assert len(set(tables)) == 2
    again = await view(days, tables[0])
    assert (again.stage, again.discard, again.pair) == (first.stage, first.discard, first.pair)
    await give_up(days, tables[0], "cho")
    page = await days.page(CHO, day)
    assert page is not None
    assert (page.mine, page.board, page.tries) == (None, [], 1)
    seen = await days._tables.look(tables[0])
    assert seen is not None
    await days.disclose(seen)
    assert seen.disclosed


async def test_who_sits_at_too_many_tables_hears_it_and_begins_later(inside: Hall, days: Days) -> None:
    days.now = lambda: NOON - calendar.DAY
    day = calendar.day_of(days.now())
    await days.begin(PlayerId("bob"))
    days.now = lambda: NOON
    inside.caps._settings = msgspec.structs.replace(inside.caps._settings, seats=0)
    with pytest.raises(Refused, match="too-many-seats"):
        await days.begin(ANN)
    with pytest.raises(Refused, match="too-many-seats"):
        await days.again(ANN, day)
    assert inside.caps.opened.of(ANN) == set()
    inside.caps._settings = msgspec.structs.replace(inside.caps._settings, seats=1)
    table = await days.begin(ANN)
    assert await days.begin(ANN) == table
    assert (await view(days, table)).phase != "over"


@pytest.mark.parametrize("what", ["open", "order"])
async def test_a_try_that_did_not_begin_while_the_hall_closed_is_begun_later(
    inside: Hall, days: Days, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    async def closing(*_: Any) -> Refusal:
        return Refusal(code="closing")

    with monkeypatch.context() as patch:
        patch.setattr(inside.tables, what, closing)
        with pytest.raises(Refused, match="closing"):
            await days.begin(ANN)
    # Its page offers to begin, and no table that is not there.
    page = await days.page(ANN, TODAY, "hidden-rooms")
    assert page is not None
    assert page.mine is None
    assert {each.state for each in await days.today(ANN)} == {"new"}
    table = await days.begin(ANN)
    page = await days.page(ANN, TODAY, "hidden-rooms")
    assert page is not None
    assert page.mine is not None
    assert page.mine.table == table


def test_rows_of_days() -> None:
    day = "2026-03-01"
    before = [calendar.days_before(day, ago) for ago in range(5)]
    assert before[1] == "2026-02-28"
    assert calendar.in_a_row([], day) == (0, 0)
    assert calendar.in_a_row(before[1:3], day) == (2, 2)
    assert calendar.in_a_row([*before[2:5], day], day) == (1, 3)
    assert calendar.in_a_row(before[2:], day) == (0, 3)
