"""Guessing: the limits on tries, and the facts that no answer reveals."""

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from argon2 import PasswordHasher

from hiroma.ids import PasskeyId, PlayerId, SessionId
from hiroma.server.accounts import passwords
from hiroma.server.accounts.known_devices import KNOWN, Device, Known
from hiroma.server.accounts.passwords import Line, Passwords
from hiroma.server.accounts.service import FREE, NEW, AccountService
from hiroma.server.accounts.weak_passwords import easy
from hiroma.server.core.visitor import Visitor
from hiroma.server.limits import rate_limits
from hiroma.server.limits.rate_limits import Backoff, Throttle, network
from hiroma.server.settings import Settings
from hiroma.server.wiring import Hall
from hiroma.store import Store
from hiroma.store.signins import PasskeyRow, SessionRow
from hiroma.table.refusal import Refused
from tests.server.inside import QUICK, InsideHall
from tests.server.running import AnyHall, Person
from tests.server.test_http import fetch

ANN = PlayerId("ann")
FEDCBA9876543210 = PlayerId("fedcba9876543210")

pytestmark = pytest.mark.slow

PASSWORD = "correct horse battery"


async def with_ann(folder: Path, hasher: PasswordHasher) -> AsyncIterator[AccountService]:
    """Yield the account service of a hall without a server, where Ann has an account."""
    hall = Hall(Settings(store=f"sqlite:///{folder}/hiroma.db", key=f"{folder}/key", signins=30))
    await hall.open()
    opened = hall.accounts
    opened.passwords.hasher = hasher
    await opened.register(Visitor(PlayerId("0123456789abcdef")), "Ann", PASSWORD, "192.0.2.1")
    yield opened
    await hall.close()


@pytest.fixture
async def account_service(tmp_path: Path) -> AsyncIterator[AccountService]:
    """Yield the service with hashes that cost next to nothing."""
    async for opened in with_ann(tmp_path, QUICK):
        yield opened


@pytest.fixture
async def dear_service(tmp_path: Path) -> AsyncIterator[AccountService]:
    """Yield the service with hashes as dear as those of a real hall."""
    async for opened in with_ann(tmp_path, Passwords().hasher):
        yield opened


ANNS = Device("her laptop", (PlayerId("0123456789abcdef"),))
"""A device where Ann has signed in before."""


async def code_of(account_service: AccountService, name: str, password: str, address: str, device: Device = NEW) -> str:
    """Return 'in' after a sign-in, or the code of its refusal."""
    try:
        await account_service.sign_in(name, password, address, device)
    except Refused as refused:
        return refused.refusal.code
    return "in"


@pytest.mark.parametrize("name", ["Ann", "Nobody", ""])
async def test_an_unknown_name_costs_as_much_as_a_wrong_password(
    dear_service: AccountService, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await code_of(dear_service, "warm", "up", "192.0.2.9")
    done: list[str] = []
    verify = PasswordHasher.verify

    def counted(hasher: PasswordHasher, kept: str, password: str) -> bool:
        done.append(kept.rpartition("$")[0].rpartition("$")[0])
        return verify(hasher, kept, password)

    monkeypatch.setattr(PasswordHasher, "verify", counted)
    monkeypatch.setattr(PasswordHasher, "hash", None)
    assert await code_of(dear_service, name, "wrong password", "192.0.2.2") == "wrong-sign-in"
    # One hash, of the same kind and cost.
    assert done == ["$argon2id$v=19$m=65536,t=3,p=4"]


async def test_an_account_without_a_password_is_like_a_wrong_one(account_service: AccountService) -> None:
    await account_service.open_account(FEDCBA9876543210, "Ben", None)
    assert await code_of(account_service, "Ben", "", "192.0.2.3") == "wrong-sign-in"


async def test_a_name_is_slowed_down_for_the_network_that_tries(
    account_service: AccountService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "time", SimpleNamespace(monotonic=lambda: 1000.0))
    for name in ("Ann", "Nobody"):
        for _ in range(FREE):
            assert await code_of(account_service, name, "wrong password", "192.0.2.7") == "wrong-sign-in"
        # The same for a name that nobody has, in any spelling.
        assert await code_of(account_service, name.upper(), PASSWORD, "192.0.2.7") == "wait"


async def test_nobody_is_locked_out_by_what_others_try(
    account_service: AccountService, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The clock stands: on a busy machine twenty hashes take longer than the wait.
    monkeypatch.setattr(rate_limits, "time", SimpleNamespace(monotonic=lambda: 1000.0))
    for n in range(4 * FREE):
        await code_of(account_service, "Ann", "wrong password", f"192.0.2.{n % 4}")
    assert await code_of(account_service, "Ann", PASSWORD, "192.0.2.1") == "wait"
    assert await code_of(account_service, "Ann", PASSWORD, "198.51.100.1") == "in", "from another network"
    assert await code_of(account_service, "Ann", PASSWORD, "192.0.2.1", ANNS) == "in", (
        "from the same, at a device of hers"
    )


async def test_a_device_that_is_known_has_its_own_count(account_service: AccountService) -> None:
    for _ in range(FREE):
        assert await code_of(account_service, "Ann", "wrong password", "192.0.2.1", ANNS) == "wrong-sign-in"
    assert await code_of(account_service, "Ann", PASSWORD, "192.0.2.1", ANNS) == "wait"
    assert await code_of(account_service, "Ann", PASSWORD, "192.0.2.1") == "in"
    # For other accounts it is an ordinary device.
    await account_service.register(Visitor(FEDCBA9876543210), "Ben", PASSWORD, "192.0.2.1")
    for n in range(30):
        await code_of(account_service, f"name{n}", "wrong password", "203.0.113.1")
    assert await code_of(account_service, "Ben", PASSWORD, "203.0.113.1", ANNS) == "wait"


async def test_who_is_signed_in_stays_master_of_the_account(account_service: AccountService) -> None:
    def at(session: str) -> Visitor:
        return Visitor(ANNS.players[0], SessionRow(session, SessionId(session), ANNS.players[0], "", 1.0, 1.0, 9e9))

    for n in range(4 * FREE):
        await code_of(account_service, "Ann", "wrong password", f"192.0.2.{n % 4}")
    for _ in range(FREE):
        with pytest.raises(Refused, match="wrong-password"):
            await account_service.prove(at("stolen"), "wrong password")
    with pytest.raises(Refused, match="wait"):
        await account_service.prove(at("stolen"), PASSWORD)
    await account_service.change_password(at("own"), PASSWORD, "another good battery", tokens=True)
    await account_service.delete(at("own"), "another good battery")


async def test_a_good_sign_in_makes_up_for_the_bad_ones_before(account_service: AccountService) -> None:
    for n in range(3 * FREE):
        wrong = n % FREE < FREE - 1
        password = "wrong password" if wrong else PASSWORD
        assert await code_of(account_service, "Ann", password, "192.0.2.1") == ("wrong-sign-in" if wrong else "in")


async def test_an_address_has_so_many_tries_whatever_the_name(account_service: AccountService) -> None:
    for n in range(30):
        assert await code_of(account_service, f"name{n}", "wrong password", "2001:db8::1") == "wrong-sign-in"
    assert await code_of(account_service, "Ann", PASSWORD, "2001:db8::ffff") == "wait"
    assert await code_of(account_service, "Ann", PASSWORD, "2001:db8:0:1::1") == "in"


def test_each_wait_is_twice_the_one_before_and_ends() -> None:
    slow = Backoff(2, 2.0, 60.0)
    assert [slow.take("a", now) for now in (0.0, 0.0, 0.0, 1.5, 2.0, 2.0, 6.0)] == [0.0, 0.0, 2.0, 0.5, 0.0, 4.0, 0.0]
    assert slow.take("b", 6.0) == 0.0
    waits, now = [], 6.0
    for _ in range(4):
        waits.append(slow.take("a", now))
        now += waits[-1]
        assert slow.take("a", now) == 0.0
    assert waits == [8.0, 16.0, 32.0, 60.0]
    assert [slow.take("a", now), slow.take("a", now)] == [0.0, 2.0], "who lets the longest wait pass begins anew"
    slow.clear("a")
    assert slow.take("a", now) == 0.0


async def test_only_so_many_wait_for_a_hash_and_strangers_keep_nobody_waiting_who_is_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shared, going = Passwords(), threading.Event()
    at_once: list[int] = []

    def slow(hasher: PasswordHasher, kept: str, password: str) -> bool:
        at_once.append(sum(line._turn.locked() for line in (shared.strangers, shared.known)))
        assert going.wait(20)
        return True

    monkeypatch.setattr(passwords, "WAITING", 5)
    monkeypatch.setattr(passwords, "WAITING_EACH", 3)
    monkeypatch.setattr(Passwords, "_nobodys", "nobody's")
    monkeypatch.setattr(PasswordHasher, "verify", slow)

    def ask(line: Line, who: str) -> asyncio.Task[bool]:
        return asyncio.create_task(shared.right("kept", "password", line, who))

    strangers = [ask(shared.strangers, who) for who in ("a", "a", "a", "a", "b", "b", "c")]
    owner = ask(shared.known, "owner")
    before = time.monotonic()
    await asyncio.sleep(0.2)
    assert time.monotonic() - before < 2.0, "the loop goes on"
    crowded = [task for task in strangers if task.done()]
    assert [strangers.index(task) for task in crowded] == [3, 6], "too many of one network, too many of all"
    assert all(isinstance(task.exception(), Refused) for task in crowded)
    going.set()
    assert await owner
    assert await asyncio.gather(*(task for task in strangers if task not in crowded)) == [True] * 5
    assert max(at_once) == 2
    assert await ask(shared.strangers, "a")


async def test_who_is_sent_away_has_not_tried(account_service: AccountService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "WAITING", 0)
    for _ in range(FREE + 1):
        assert await code_of(account_service, "Ann", PASSWORD, "192.0.2.1") == "crowded"
    monkeypatch.undo()
    assert await code_of(account_service, "Ann", PASSWORD, "192.0.2.1") == "in"


@pytest.mark.parametrize(
    "password",
    [
        "password12",
        "Password2024!",
        "P@ssw0rd12345",
        "monkey1234",
        "qwertzuiop1",
        "1234567890",
        "9876543210",
        "lololololo",
        "passwordpassword",
        "annannann1",
        "Ann Lee 1987",
        "パスワードパスワード1",
    ],
)
def test_what_everybody_tries_first_is_no_password(password: str) -> None:
    assert easy(password, "Ann Lee")


@pytest.mark.parametrize(
    "password", [PASSWORD, "tr0ub4dor&3x", "x7#kP!qz2m", "wandelaars", "いろはにほへとちり", "a long password"]
)
def test_what_takes_a_while_to_guess_is_one(password: str) -> None:
    assert not easy(password, "Ann Lee")


def test_only_the_hall_says_which_device_is_known(tmp_path: Path) -> None:
    known = Known(f"{tmp_path}/key")

    def shown(value: str) -> Device:
        return known.read([(b"cookie", f"{KNOWN}={value}".encode())])

    first = shown(known.signed(NEW, ANN))
    second = shown(known.signed(first, PlayerId("ben")))
    assert (first.players, second.players, first.id) == (("ann",), ("ben", "ann"), second.id)
    assert len(shown(known.signed(Device("d", tuple(map(PlayerId, "abcdefgh"))), PlayerId("i"))).players) == 8
    for made_up in ("", "d.ann", "d.ann.signature", Known(f"{tmp_path}/other").signed(NEW, ANN)):
        assert shown(made_up) == NEW


def test_tries_come_back_and_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    few = Throttle(2, 10.0)
    assert [few.take("a", now) for now in (0.0, 1.0, 2.0)] == [0.0, 0.0, 8.0]
    assert few.take("a", 10.5) == 0.0
    assert few.take("b", 2.0) == 0.0
    monkeypatch.setattr(rate_limits, "REMEMBERED", 3)
    for n in range(50):
        few.take(f"c{n}", 11.0)
    assert len(few._tries) == 3


def test_the_addresses_of_a_household() -> None:
    assert network("192.0.2.1") == "192.0.2.1"
    assert network("2001:db8:1:2:3::4") == network("2001:db8:1:2:ffff::")
    assert network("2001:db8:1:2::") != network("2001:db8:1:3::")
    assert network("somewhere") == "somewhere"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InsideHall]:
    """Start a hall where an address has three tries."""
    running = InsideHall(tmp_path_factory.mktemp("strict"), signins=3).start()
    yield running
    running.stop()


async def test_too_many_tries_are_answered_as_such(strict: AnyHall) -> None:
    owner, eve = Person(strict, "owner"), Person(strict, "eve")
    await owner.http("POST", "/api/account", {"name": "Host", "password": PASSWORD})
    answers = [
        await eve.http("POST", "/api/account/sign-in", {"name": f"n{n}", "password": "wrong password"})
        for n in range(3)
    ]
    assert [status for status, _ in answers] == [403, 403, 429]
    assert answers[2][1]["what"]["minutes"] in (14, 15, 16)
    body = json.dumps({"name": "Eve", "password": PASSWORD}).encode()
    status, headers, refused = fetch(strict, "/api/account", body, **{"Content-Type": "application/json"})
    assert (status, json.loads(refused)["code"]) == (429, "wait")
    assert 800 < int(headers["retry-after"]) <= 900
    # A person who has signed in here before comes in, though this network has no try left.
    await owner.http("POST", "/api/account/sign-out", {})
    assert (await owner.http("POST", "/api/account/sign-in", {"name": "Host", "password": PASSWORD}))[0] == 200
    owner.cookie = "; ".join(cookie for cookie in owner.cookie.split("; ") if not cookie.startswith(KNOWN))
    assert (await owner.http("POST", "/api/account/sign-in", {"name": "Host", "password": PASSWORD}))[0] == 429


async def test_nobody_forgets_or_shows_the_passkey_of_another(hall: AnyHall) -> None:
    ann, ben, guest = Person(hall, "ann"), Person(hall, "ben"), Person(hall, "guest")
    for person, name in ((ann, "Ann"), (ben, "Ben")):
        await person.http("POST", "/api/account", {"name": name, "password": PASSWORD})
    _, account = await ann.http("GET", "/api/account")
    store = await Store.connect(hall.settings.store)
    row = PasskeyRow(id=PasskeyId("AAAA"), player=account["id"], label="key", public=b"", count=0, created=1.0)
    assert await store.signins.add_passkey(row, 1) is None
    await store.close()
    for stranger, code in ((ben, "no-such-passkey"), (guest, "guest")):
        assert (await stranger.http("DELETE", "/api/account/passkeys/AAAA"))[1]["code"] == code
        status, _ = await stranger.http("POST", "/api/account/passkeys/new", {"label": "x", "password": PASSWORD})
        assert status == (200 if stranger is ben else 403)
    # A step that another browser began is worth nothing here.
    _, options = await ann.http("POST", "/api/account/passkeys/new", {"label": "x", "password": PASSWORD})
    assert options["options"]["user"]["name"] == "Ann"
    made = {"credential": {"id": "BBBB"}}
    step = ann.cookie.partition("hiroma-flow=")[2].partition(";")[0]
    ben.cookie = "; ".join([c for c in ben.cookie.split("; ") if "flow" not in c] + [f"hiroma-flow={step}"])
    assert (await ben.http("POST", "/api/account/passkeys", made))[1]["code"] == "flow-over"
    assert (await ann.http("POST", "/api/account/passkeys", made))[1]["code"] == "flow-over"
    _, account = await ann.http("GET", "/api/account")
    assert [one["id"] for one in account["passkeys"]] == ["AAAA"]
    assert (await ann.http("DELETE", "/api/account/passkeys/AAAA"))[1]["passkeys"] == []


@pytest.mark.parametrize(
    "credential",
    [{}, {"id": "AAAA"}, {"id": 3}, {"id": "AAAA", "response": {"userHandle": "eA"}}, {"response": []}],
)
async def test_nonsense_for_a_passkey_is_refused(hall: AnyHall, credential: dict[str, object]) -> None:
    eve = Person(hall, "eve")
    assert (await eve.http("POST", "/api/account/passkeys/sign-in", {"credential": credential}))[1][
        "code"
    ] == "flow-over"
    _, asked = await eve.http("POST", "/api/account/passkeys/show")
    assert asked["options"]["userVerification"] == "required"
    status, refused = await eve.http("POST", "/api/account/passkeys/sign-in", {"credential": credential})
    assert (status, refused["code"]) == (422, "passkey-refused")
    assert json.dumps(refused)
