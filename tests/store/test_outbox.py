"""The outbox, on both databases: each message is claimed by one process, and comes over from older databases."""

import asyncio
import sys
from asyncio.subprocess import PIPE

import msgspec
import pytest

from hiroma.ids import PlayerId
from hiroma.store import Store
from hiroma.store.outbox import MAIL, PUSH, WEBHOOK, Message
from tests.store.making import opened_from

ANN, BEN, CHO = PlayerId("ann"), PlayerId("ben"), PlayerId("cho")
ONE = Message(WEBHOOK, "hook", "one", ANN, b"{}", 5.0)
CLAIMER = """
import asyncio, sys
from hiroma.store import Store
async def main():
    store = await Store.connect(sys.argv[1])
    print("ready", flush=True)
    sys.stdin.readline()
    for _ in range(30):
        for one in await store.outbox.claim("webhook", 10.0, 7, lease=60.0):
            print(one.about)
    await store.close()
asyncio.run(main())
"""


async def test_what_is_claimed_is_due_again_after_its_lease(store: Store) -> None:
    await store.outbox.put([ONE])
    assert not await store.outbox.waiting(WEBHOOK, 4.9)
    assert await store.outbox.waiting(WEBHOOK, 5.0)
    assert not await store.outbox.waiting(MAIL, 5.0)
    (first,) = await store.outbox.claim(WEBHOOK, 5.0, 9, lease=60.0)
    assert first == msgspec.structs.replace(ONE, due=65.0)
    assert await store.outbox.claim(WEBHOOK, 64.9, 9, lease=60.0) == []
    (second,) = await store.outbox.claim(WEBHOOK, 65.0, 9, lease=60.0)
    # The process that was too slow has lost the message: the later claim counts.
    await store.outbox.remove([first])
    await store.outbox.retry([(first, 70.0)])
    assert await store.outbox.claim(WEBHOOK, 124.9, 9, lease=60.0) == []
    await store.outbox.retry([(second, 80.0)])
    (third,) = await store.outbox.claim(WEBHOOK, 80.0, 9, lease=60.0)
    assert third.tries == 1
    await store.outbox.remove([third])
    assert await store.outbox.claim(WEBHOOK, 1e9, 9) == []


async def test_what_is_claimed_for_good_is_not_due_again(store: Store) -> None:
    reminder = Message(PUSH, "browser", "table", ANN, None, 5.0)
    await store.outbox.put([reminder])
    (claimed,) = await store.outbox.claim(PUSH, 5.0, 9)
    await store.outbox.put([reminder])
    assert await store.outbox.claim(PUSH, 1e9, 9) == [], "there already, and sent"
    await store.outbox.put([msgspec.structs.replace(reminder, due=7.0)], repeat=True)
    await store.outbox.retry([(claimed, 6.0)])
    assert not await store.outbox.waiting(PUSH, 6.9), "put anew while it was sent"
    assert [one.tries for one in await store.outbox.claim(PUSH, 7.0, 9)] == [0]


async def test_the_oldest_come_first_and_no_more_than_asked_for(store: Store) -> None:
    await store.outbox.put([msgspec.structs.replace(ONE, about=f"m{n}", due=float(9 - n)) for n in range(5)])
    assert [one.about for one in await store.outbox.claim(WEBHOOK, 9.0, 3)] == ["m4", "m3", "m2"]
    assert [one.about for one in await store.outbox.claim(WEBHOOK, 9.0, 3)] == ["m1", "m0"]


async def test_of_each_player_some_are_claimed(store: Store) -> None:
    rows = [(f"m{n}", "hook1" if n % 2 else "hook2", ANN) for n in range(6)]
    rows += [("b0", "hook3", BEN), ("c0", "hook4", CHO)]
    await store.outbox.put(
        [Message(WEBHOOK, hook, name, who, b"{}", float(n)) for n, (name, hook, who) in enumerate(rows)]
    )
    first = await store.outbox.claim(WEBHOOK, 9.0, 9, 60.0, each=2)
    assert [one.about for one in first] == ["m0", "m1", "b0", "c0"]
    assert await store.outbox.claim(WEBHOOK, 9.0, 9, 60.0, each=2, without=[ANN]) == []
    assert [one.about for one in await store.outbox.claim(WEBHOOK, 9.0, 1, 60.0, each=2)] == ["m2"]


async def test_claims_of_some_at_the_same_time_share(store: Store) -> None:
    await store.outbox.put([Message(WEBHOOK, "hook", f"m{n}", ANN, b"{}", 1.0) for n in range(20)])
    shares = await asyncio.gather(*(store.outbox.claim(WEBHOOK, 9.0, 16, 60.0, each=4) for _ in range(8)))
    names = [one.about for share in shares for one in share]
    assert len(names) == len(set(names))


async def test_the_oldest_beyond_are_dropped(store: Store) -> None:
    tried = [Message(WEBHOOK, "hook", f"old{n}", ANN, b"{}", 99.0, tries=1) for n in range(2)]
    fresh = [Message(WEBHOOK, "hook", f"m{n}", ANN, b"{}", float(n)) for n in range(4)]
    others = [Message(WEBHOOK, "hook2", "x", ANN, b"{}", 0.0), Message(MAIL, "hook", "x", ANN, b"{}", 0.0)]
    await store.outbox.put([*tried, *fresh, *others])
    assert await store.outbox.trim(WEBHOOK, 3) == 3
    assert sorted(one.about for one in await store.outbox.claim(WEBHOOK, 1e9, 99)) == ["m1", "m2", "m3", "x"]
    assert await store.outbox.waiting(MAIL, 1e9)


async def test_claims_at_the_same_time_share(store: Store) -> None:
    await store.outbox.put([msgspec.structs.replace(ONE, about=f"m{n}") for n in range(100)])
    shares = await asyncio.gather(*(store.outbox.claim(WEBHOOK, 9.0, 16, lease=60.0) for _ in range(8)))
    shares += [await store.outbox.claim(WEBHOOK, 9.0, 100, lease=60.0)]
    names = [one.about for share in shares for one in share]
    assert sorted(names) == sorted(f"m{n}" for n in range(100))


@pytest.mark.slow
async def test_two_processes_claim_each_message_once(store: Store, url: str) -> None:
    await store.outbox.put([msgspec.structs.replace(ONE, about=f"m{n}") for n in range(500)])
    command = [sys.executable, "-c", CLAIMER, url]
    running = [await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE) for _ in range(2)]
    for process in running:
        assert process.stdout is not None
        assert await process.stdout.readline() == b"ready\n"
    said = await asyncio.gather(*(process.communicate(b"\n") for process in running))
    claimed = [out.decode().split() for out, _ in said]
    assert [len(names) for names in claimed] == [210, 210]
    assert len({*claimed[0], *claimed[1]}) == 420


OLDER = """
insert into hooks values ('hook', 'ann', 'https://hooks.example/', 'secret', 1, '500');
insert into deliveries values ('told', 'hook', :body, 7, 2);
insert into deliveries values ('lost', 'gone', :body, 7, 2);
insert into subscriptions values ('browser', 'ann', 'https://push.example/', 'key', 'auth', '', 1, null);
insert into reminders values ('ann', 'table', 'mail', 8, 1);
insert into reminders values ('ann', 'table', 'browser', null, 0);
insert into reminders values ('ben', 'table', 'browser', 9, 0);
insert into reminders values ('ben', 'table', 'gone', 9, 0)
"""


async def test_what_waits_in_an_older_database_comes_over(url: str) -> None:
    store = await opened_from(url, "0019", OLDER, body=b"body")
    assert await store.outbox.claim(WEBHOOK, 9.0, 9) == [Message(WEBHOOK, "hook", "told", ANN, b"body", None, 2)]
    assert await store.outbox.claim(MAIL, 9.0, 9) == [Message(MAIL, ANN, "table", ANN, None, None, 1)]
    assert await store.outbox.claim(PUSH, 9.0, 9) == [], "told already, or nobody's browser"
    assert await store.outbox.reminded(PUSH, "browser") == {"table"}
    await store.close()
