"""News for letters are kept until their player has seen them, and told once, by whichever process."""

import asyncio
import datetime as dt
import tomllib
import zoneinfo
from pathlib import Path

import asyncpg
import pytest

from hiroma.ids import PlayerId, TableId
from hiroma.store import Store
from hiroma.store.notifications import Contact
from hiroma.store.outbox import DIGEST, MAIL, NEWS
from hiroma.store.tidings import ASK, COMMENT, LETTER, MOST, TURN, WAIT, Category, MailWishes, next_digest, zone_of
from tests.store.making import ON_POSTGRES, waits

ROOT = Path(__file__).parents[2]
ANN, BEN = PlayerId("ann"), PlayerId("ben")


@pytest.fixture
async def told(store: Store) -> Store:
    """A store where Ann gets mail: messages at once, news of tables once a day."""
    await store.notifications.keep(Contact(ANN, "ann@example.org", "token"))
    assert await store.notifications.confirm("token", 1.0)
    await store.tidings.set_wishes(ANN, MailWishes(company="once", news="daily", hour=8), 1.0)
    return store


def at(text: str) -> float:
    """Unix seconds of a moment."""
    return dt.datetime.fromisoformat(text).timestamp()


@pytest.mark.parametrize(
    ("zone", "now", "then"),
    [
        ("UTC", "2026-01-31T07:59:59+00:00", "2026-01-31T08:00:00+00:00"),
        ("UTC", "2026-01-31T08:00:00+00:00", "2026-02-01T08:00:00+00:00"),
        ("Asia/Tokyo", "2026-01-31T07:00:00+00:00", "2026-02-01T08:00:00+09:00"),
        # The clock is put forward in that night.
        ("Europe/Berlin", "2026-03-28T12:00:00+00:00", "2026-03-29T08:00:00+02:00"),
        ("Nowhere/City", "2026-01-31T07:00:00+00:00", "2026-01-31T08:00:00+00:00"),
    ],
)
def test_the_daily_letter_comes_at_the_hour_of_its_player(zone: str, now: str, then: str) -> None:
    assert next_digest(MailWishes(zone=zone, hour=8), at(now)) == at(then)


def test_the_hour_that_the_clock_skips_comes_an_hour_later() -> None:
    skipped = MailWishes(zone="Europe/Berlin", hour=2)
    assert next_digest(skipped, at("2026-03-28T12:00:00+00:00")) == at("2026-03-29T03:00:00+02:00")


def test_every_zone_that_a_browser_names_is_known_on_every_machine() -> None:
    """Debian has left out old names such as Asia/Calcutta since its release 13; browsers still use them."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    (data,) = [one for one in declared if one.startswith("tzdata")]
    assert ";" not in data, "not on some machines alone"
    zoneinfo.reset_tzpath(to=[])
    zoneinfo.ZoneInfo.clear_cache()
    try:
        assert all(map(zone_of, ("Asia/Calcutta", "Asia/Saigon", "America/Buenos_Aires", "Europe/Kiev")))
    finally:
        zoneinfo.reset_tzpath()
        zoneinfo.ZoneInfo.clear_cache()


async def test_who_has_not_confirmed_or_does_not_want_it_is_kept_no_news(told: Store) -> None:
    await told.notifications.keep(Contact(BEN, "ben@example.org", "other"))
    await told.tidings.set_wishes(BEN, MailWishes(company="once"), 1.0)
    await told.tidings.tell([ANN, BEN], ASK, "cem", 10.0)
    await told.tidings.tell([ANN], "begun", "cup", 10.0)
    assert [one.what for one in await told.tidings.of(ANN)] == [ASK]
    assert await told.tidings.of(BEN) == []


async def test_the_same_news_is_told_once_until_it_was_seen(told: Store) -> None:
    for now in (10.0, 20.0):
        await told.tidings.tell([ANN], LETTER, "ben", now)
    (due,) = await told.outbox.claim(NEWS, 10.0 + WAIT, 9)
    assert (due.target, due.about) == (ANN, "letter/ben")
    assert [one.key for one in await told.tidings.take(ANN, [due.about])] == ["letter/ben"]
    assert await told.tidings.take(ANN, [due.about]) == [], "no other process gets the same"
    await told.tidings.tell([ANN], LETTER, "ben", 30.0)
    assert await told.outbox.claim(NEWS, 9e9, 9) == []
    await told.tidings.saw(ANN, (LETTER,), "ben")
    await told.tidings.tell([ANN], LETTER, "ben", 40.0)
    assert len(await told.outbox.claim(NEWS, 9e9, 9)) == 1


async def test_what_was_seen_in_the_browser_is_in_no_letter(told: Store) -> None:
    for other in ("ben", "cem"):
        await told.tidings.tell([ANN], ASK, other, 10.0)
    await told.tidings.tell([ANN], COMMENT, "t/1", 10.0)
    await told.tidings.saw(ANN, (ASK,))
    assert await told.outbox.claim(NEWS, 9e9, 9) == []
    assert [one.what for one in await told.tidings.take(ANN)] == [COMMENT]


async def test_a_day_has_one_letter_however_much_happened(told: Store) -> None:
    for no in range(5):
        await told.tidings.tell([ANN], COMMENT, f"t/{no}", 10.0 + no)
    (due,) = await told.outbox.claim(DIGEST, 8 * 3600.0, 9)
    assert due.target == ANN
    assert len(await told.tidings.take(ANN)) == 5
    assert await told.outbox.claim(DIGEST, 9e9, 9) == [], "nothing happened since"
    await told.tidings.tell([ANN], COMMENT, "u/1", 9 * 3600.0)
    assert await told.outbox.claim(DIGEST, 31 * 3600.0, 9) == []
    assert len(await told.outbox.claim(DIGEST, 32 * 3600.0, 9)) == 1
    assert [one.about for one in await told.tidings.take(ANN)] == ["u/1"], "nothing is told twice"


async def test_a_letter_that_was_not_sent_is_tried_with_its_news(told: Store) -> None:
    await told.tidings.tell([ANN], COMMENT, "t/1", 10.0)
    taken = await told.tidings.take(ANN)
    await told.tidings.give_back(taken)
    assert [one.about for one in await told.tidings.take(ANN)] == ["t/1"]


async def test_an_ended_category_takes_its_news_along_and_no_others(told: Store) -> None:
    await told.tidings.tell([ANN], COMMENT, "t/1", 10.0)
    await told.tidings.tell([ANN], ASK, "ben", 10.0)
    await told.tidings.end(ANN, ["company"], 20.0)
    assert [one.what for one in await told.tidings.of(ANN)] == [COMMENT]
    assert await told.tidings.wishes(ANN) == MailWishes(company="never", news="daily", hour=8)
    await told.tidings.end(ANN, None, 20.0)
    assert await told.tidings.wishes(ANN) == MailWishes(turn="once", news="never", hour=8)
    assert await told.tidings.of(ANN) == []


async def test_letters_end_for_who_has_set_nothing(store: Store) -> None:
    await store.tidings.end(ANN, None, 20.0)
    assert await store.tidings.wishes(ANN) == MailWishes()
    await store.tidings.end(BEN, ["turn"], 20.0)
    assert await store.tidings.wishes(BEN) == MailWishes(turn="never")


@ON_POSTGRES
@pytest.mark.parametrize("categories", [["news"], None])
async def test_letters_that_end_leave_what_is_set_in_the_same_moment(
    stores: list[Store], raw: asyncpg.Connection, categories: list[Category] | None
) -> None:
    store, other, _ = stores
    await store.tidings.set_wishes(ANN, MailWishes(events="once", news="daily"), 1.0)
    faster = raw.transaction()
    await faster.start()
    await raw.execute("update mail_wishes set events = 'never', hour = 5")
    ending = asyncio.create_task(store.tidings.end(ANN, categories, 2.0))
    await waits(other, 1)
    await faster.commit()
    await ending
    assert await store.tidings.wishes(ANN) == MailWishes(events="never", news="never", hour=5)


async def test_another_hour_moves_the_letter_that_waits(told: Store) -> None:
    await told.tidings.tell([ANN], COMMENT, "t/1", 10.0)
    await told.tidings.set_wishes(ANN, MailWishes(company="once", news="daily", hour=5), 20.0)
    assert len(await told.outbox.claim(DIGEST, 5 * 3600.0, 9)) == 1


async def test_news_that_nobody_reads_do_not_grow_without_end(told: Store) -> None:
    for no in range(MOST + 5):
        await told.tidings.tell([ANN], COMMENT, f"t/{no}", 10.0)
    assert len(await told.tidings.of(ANN)) == MOST


async def test_news_that_a_letter_has_told_make_room_for_others(told: Store) -> None:
    for no in range(MOST):
        await told.tidings.tell([ANN], COMMENT, f"t/{no}", 10.0 + no)
    assert len(await told.tidings.take(ANN)) == MOST
    for no in range(3):
        await told.tidings.tell([ANN], ASK, f"ben{no}", 200.0)
    kept = await told.tidings.of(ANN)
    assert len(kept) == MOST
    assert [one.about for one in kept if not one.told] == ["ben0", "ben1", "ben2"]
    assert {f"t/{no}" for no in range(3)}.isdisjoint(one.about for one in kept)
    assert len(await told.tidings.take(ANN)) == 3


async def test_who_wants_no_mail_has_no_news(told: Store) -> None:
    await told.tidings.tell([ANN], ASK, "ben", 10.0)
    await told.tidings.tell([ANN], COMMENT, "t/1", 10.0)
    await told.notifications.forget(ANN)
    assert await told.tidings.of(ANN) == []
    assert await told.outbox.claim(NEWS, 9e9, 9) == await told.outbox.claim(DIGEST, 9e9, 9) == []


async def test_letters_that_were_sent_go_with_the_news_that_made_room(told: Store) -> None:
    for no in range(MOST):
        await told.tidings.tell([ANN], ASK, f"ben{no}", 10.0 + no)
    sent = await told.outbox.claim(NEWS, 9e9, 2 * MOST)
    await told.tidings.take(ANN, [one.about for one in sent])
    for no in range(5):
        await told.tidings.tell([ANN], LETTER, f"cem{no}", 2e4 + no)
    kept = {one.key for one in await told.tidings.of(ANN)}
    assert await told.outbox.reminded(NEWS, ANN) == kept
    assert len(kept) == MOST


async def reminded(store: Store, *tables: str) -> None:
    """Remind Ann of tables that wait for her; each is due as soon as her wishes let it be."""
    for table in tables:
        await store.notifications.remind(TableId(table), [ANN], 10.0, 15.0, [MAIL])


async def test_who_wants_their_turns_daily_hears_of_those_that_wait_now(told: Store) -> None:
    await reminded(told, "sent")
    await told.outbox.claim(MAIL, 20.0, 9)
    await reminded(told, "waits")
    await told.tidings.set_wishes(ANN, MailWishes(turn="daily", company="once", news="daily"), 30.0)
    assert await told.outbox.claim(MAIL, 9e9, 9) == [], "it comes in the daily letter"
    assert len(await told.outbox.claim(DIGEST, 8 * 3600.0, 9)) == 1
    await reminded(told, "sent", "waits")
    assert [(one.what, one.about) for one in await told.tidings.take(ANN)] == [(TURN, "waits")]


async def test_who_wants_their_turns_at_once_hears_of_those_that_wait_now(told: Store) -> None:
    await told.tidings.set_wishes(ANN, MailWishes(turn="daily"), 1.0)
    await reminded(told, "told")
    await told.tidings.take(ANN)
    await reminded(told, "waits")
    await told.tidings.set_wishes(ANN, MailWishes(turn="once"), 30.0)
    await reminded(told, "told", "waits")
    assert [one.about for one in await told.outbox.claim(MAIL, 30.0 + WAIT, 9)] == ["waits"]
    assert await told.tidings.of(ANN) == []


async def test_news_that_wait_come_as_they_are_wanted_now(told: Store) -> None:
    await told.tidings.tell([ANN], ASK, "ben", 10.0)
    await told.tidings.tell([ANN], COMMENT, "t/1", 10.0)
    await told.tidings.set_wishes(ANN, MailWishes(company="daily", news="once"), 30.0)
    assert [one.about for one in await told.outbox.claim(NEWS, 30.0 + WAIT, 9)] == ["comment/t/1"]
    await told.tidings.take(ANN, ["comment/t/1"])
    assert len(await told.outbox.claim(DIGEST, 8 * 3600.0, 9)) == 1
    assert [one.about for one in await told.tidings.take(ANN)] == ["ben"]


async def test_letters_that_nobody_wants_any_more_do_not_wait(told: Store) -> None:
    await reminded(told, "t")
    await told.tidings.tell([ANN], ASK, "ben", 10.0)
    await told.tidings.set_wishes(ANN, MailWishes(turn="never", company="never", news="daily"), 30.0)
    await told.tidings.set_wishes(ANN, MailWishes(company="once"), 40.0)
    for kind in (MAIL, NEWS, DIGEST):
        assert await told.outbox.claim(kind, 9e9, 9) == []
    assert await told.tidings.of(ANN) == []
