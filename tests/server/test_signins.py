"""Guessing: how often somebody may try, and what the answers do not tell."""

import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from hiroma.server.accounts import throttle
from hiroma.server.accounts.reception import BY_NAME, Reception, network
from hiroma.server.accounts.throttle import Throttle
from hiroma.server.accounts.visitors import Visitor
from hiroma.server.hall import Hall
from hiroma.server.settings import Settings
from hiroma.store import Store, signins
from hiroma.store.signins import PasskeyRow
from hiroma.table.refusal import Refused
from tests.server.running import Person, RunningHall

pytestmark = pytest.mark.slow

PASSWORD = "correct horse battery"


@pytest.fixture
async def reception(tmp_path: Path) -> AsyncIterator[Reception]:
    """The reception of a hall without a server, where Ann has an account."""
    hall = Hall(Settings(store=f"sqlite:///{tmp_path}/hiroma.db", key=f"{tmp_path}/key", signins=30))
    await hall.open()
    opened = Reception(hall)
    await opened.register(Visitor("0123456789abcdef"), "Ann", PASSWORD, "192.0.2.1")
    yield opened
    await hall.close()


async def code_of(reception: Reception, name: str, password: str, address: str) -> str:
    """How an attempt is answered."""
    try:
        await reception.sign_in(name, password, address)
    except Refused as refused:
        return refused.refusal.code
    return "in"


@pytest.mark.parametrize("name", ["Ann", "Nobody", ""])
async def test_an_unknown_name_costs_as_much_as_a_wrong_password(
    reception: Reception, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await code_of(reception, "warm", "up", "192.0.2.9")
    done: list[str] = []
    verify = PasswordHasher.verify

    def counted(hasher: PasswordHasher, kept: str, password: str) -> bool:
        done.append(kept.rpartition("$")[0].rpartition("$")[0])
        return verify(hasher, kept, password)

    monkeypatch.setattr(PasswordHasher, "verify", counted)
    monkeypatch.setattr(PasswordHasher, "hash", None)
    assert await code_of(reception, name, "wrong password", "192.0.2.2") == "wrong-sign-in"
    # One hash, of the same kind and cost.
    assert done == ["$argon2id$v=19$m=65536,t=3,p=4"]


async def test_an_account_without_a_password_is_like_a_wrong_one(reception: Reception) -> None:
    await reception.open_account("fedcba9876543210", "Ben", None)
    assert await code_of(reception, "Ben", "", "192.0.2.3") == "wrong-sign-in"


async def test_a_name_has_so_many_tries_wherever_they_come_from(reception: Reception) -> None:
    for n in range(BY_NAME):
        assert await code_of(reception, "Ann", "wrong password", f"192.0.2.{n}") == "wrong-sign-in"
    assert await code_of(reception, "ANN", PASSWORD, "198.51.100.1") == "wait"
    # The same for a name that nobody has.
    for n in range(BY_NAME):
        assert await code_of(reception, "Nobody", "wrong password", f"198.51.100.{n}") == "wrong-sign-in"
    assert await code_of(reception, "Nobody", PASSWORD, "203.0.113.1") == "wait"


async def test_a_good_sign_in_makes_up_for_the_bad_ones_before(reception: Reception) -> None:
    for n in range(3 * BY_NAME):
        wrong = n % BY_NAME < BY_NAME - 1
        password = "wrong password" if wrong else PASSWORD
        assert await code_of(reception, "Ann", password, f"192.0.2.{n}") == ("wrong-sign-in" if wrong else "in")


async def test_an_address_has_so_many_tries_whatever_the_name(reception: Reception) -> None:
    for n in range(30):
        assert await code_of(reception, f"name{n}", "wrong password", "2001:db8::1") == "wrong-sign-in"
    assert await code_of(reception, "Ann", PASSWORD, "2001:db8::ffff") == "wait"
    assert await code_of(reception, "Ann", PASSWORD, "2001:db8:0:1::1") == "in"


def test_tries_come_back_and_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    few = Throttle(2, 10.0)
    assert [few.take("a", now) for now in (0.0, 1.0, 2.0)] == [0.0, 0.0, 8.0]
    assert few.take("a", 10.5) == 0.0
    assert few.take("b", 2.0) == 0.0
    monkeypatch.setattr(throttle, "REMEMBERED", 3)
    for n in range(50):
        few.take(f"c{n}", 11.0)
    assert len(few._tries) == 3


def test_the_addresses_of_a_household() -> None:
    assert network("192.0.2.1") == "192.0.2.1"
    assert network("2001:db8:1:2:3::4") == network("2001:db8:1:2:ffff::")
    assert network("2001:db8:1:2::") != network("2001:db8:1:3::")
    assert network("somewhere") == "somewhere"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """A hall where an address has three tries."""
    running = RunningHall(tmp_path_factory.mktemp("strict"), signins=3).start()
    yield running
    running.stop()


async def test_too_many_tries_are_answered_as_such(strict: RunningHall) -> None:
    eve = Person(strict, "eve")
    answers = [
        await eve.http("POST", "/api/account/sign-in", {"name": f"n{n}", "password": "wrong password"})
        for n in range(4)
    ]
    assert [status for status, _ in answers] == [403, 403, 403, 429]
    assert answers[3][1]["what"]["minutes"] in (14, 15, 16)
    status, refused = await eve.http("POST", "/api/account", {"name": "Eve", "password": PASSWORD})
    assert (status, refused["code"]) == (429, "wait")


async def test_nobody_forgets_or_shows_the_passkey_of_another(hall: RunningHall) -> None:
    ann, ben, guest = Person(hall, "ann"), Person(hall, "ben"), Person(hall, "guest")
    for person, name in ((ann, "Ann"), (ben, "Ben")):
        await person.http("POST", "/api/account", {"name": name, "password": PASSWORD})
    _, account = await ann.http("GET", "/api/account")
    store = await Store.connect(hall.settings.store)
    row = PasskeyRow(id="AAAA", player=account["id"], label="key", public=b"", count=0, created=1.0)
    assert await store.transact(signins.add_passkey, row)
    await store.close()
    for stranger, code in ((ben, "no-such-passkey"), (guest, "guest")):
        assert (await stranger.http("DELETE", "/api/account/passkeys/AAAA"))[1]["code"] == code
        status, _ = await stranger.http("POST", "/api/account/passkeys/new", {"label": "x", "password": PASSWORD})
        assert status == (200 if stranger is ben else 403)
    # Another browser's step is not one's own.
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
async def test_nonsense_for_a_passkey_is_refused(hall: RunningHall, credential: dict[str, object]) -> None:
    eve = Person(hall, "eve")
    assert (await eve.http("POST", "/api/account/passkeys/sign-in", {"credential": credential}))[1][
        "code"
    ] == "flow-over"
    _, asked = await eve.http("POST", "/api/account/passkeys/show")
    assert asked["options"]["userVerification"] == "required"
    status, refused = await eve.http("POST", "/api/account/passkeys/sign-in", {"credential": credential})
    assert (status, refused["code"]) == (422, "passkey-refused")
    assert json.dumps(refused)
