"""Signing in with the host's provider: there and back, and all claims that the hall must not believe."""

import asyncio
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.server.inside import InsideHall
from tests.server.issuer import CLIENT, SECRET, Issuer
from tests.server.running import AnyHall, Person, sit_down
from tests.server.test_tournaments import Meanwhile

PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def issuer() -> Iterator[Issuer]:
    """Start a provider for the whole module."""
    running = Issuer()
    yield running
    running.close()


@pytest.fixture(autouse=True)
def honest(issuer: Issuer) -> None:
    """Restore the provider before each test, with a new person."""
    issuer.answer, issuer.algorithm, issuer.signing = {}, "ES256", issuer.known
    issuer.subject = f"s{time.monotonic_ns()}"
    issuer.name = f"N{time.monotonic_ns()}"


@pytest.fixture(scope="module")
def hall(issuer: Issuer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[InsideHall]:
    """Start a hall that knows the provider."""
    chosen = {"oidc_issuer": issuer.address, "oidc_client": CLIENT, "oidc_secret": SECRET, "oidc_name": "Club"}
    running = InsideHall(tmp_path_factory.mktemp("hall"), **chosen).start()
    yield running
    running.stop()


async def gone(person: Person, password: str = "") -> dict[str, str]:
    """Go to the provider; return the parameters of its request."""
    status, answer = await person.http("POST", "/api/account/oidc", {"password": password} if password else None)
    assert status == 200
    return {key: values[0] for key, values in parse_qs(urlsplit(answer["url"]).query).items()}


async def back(person: Person, place: str) -> str:
    """Come back to this address; return the address to which the hall redirects."""

    class Stay(urllib.request.HTTPRedirectHandler):
        def redirect_request(self, *_: Any) -> None:
            return None

    request = urllib.request.Request(place, headers={"Cookie": person.cookie})
    try:
        urllib.request.build_opener(Stay).open(request, timeout=10).close()
    except urllib.error.HTTPError as error:
        with error:
            person.keep(error.headers.get_all("Set-Cookie", []))
            return str(error.headers["Location"])
    raise AssertionError("not sent anywhere")


async def signed_in(person: Person, issuer: Issuer, password: str = "") -> str:
    """Sign in by the provider, or link the account of this password; return the last address."""
    return await back(person, issuer.agreed(await gone(person, password)))


async def who(person: Person) -> Any:
    """Return the account as the hall describes it."""
    return (await person.http("GET", "/api/account"))[1]


async def test_a_guest_becomes_an_account_and_comes_back_to_it(hall: AnyHall, issuer: Issuer) -> None:
    table, (ann, _) = await sit_down(hall)
    assert await signed_in(ann, issuer) == "/account"
    account = await who(ann)
    assert (account["id"], account["name"], account["linked"], account["password"]) == (
        ann.me["id"],
        issuer.name,
        True,
        False,
    )
    assert (await ann.http("GET", f"/api/tables/{table}"))[1]["you"]["chairs"] == [0]
    other = Person(hall, "other")
    assert await signed_in(other, issuer) == "/account"
    assert (await who(other))["id"] == account["id"]
    issuer.turn_keys()
    assert await signed_in(other, issuer) == "/account"


async def test_a_name_that_is_taken_gets_a_number(hall: AnyHall, issuer: Issuer) -> None:
    await signed_in(Person(hall, "first"), issuer)
    issuer.subject += "b"
    second = Person(hall, "second")
    await signed_in(second, issuer)
    assert (await who(second))["name"] == f"{issuer.name} 2"


@pytest.mark.parametrize("chosen", [False, True])
async def test_who_comes_back_on_two_devices_at_once_has_one_account(
    hall: InsideHall, issuer: Issuer, monkeypatch: pytest.MonkeyPatch, chosen: bool
) -> None:
    slow, fast = Person(hall, "slow"), Person(hall, "fast")
    _, guest = await slow.http("GET", "/api/me")
    if chosen:
        assert (await slow.http("PATCH", "/api/me", {"name": f"C{time.monotonic_ns()}"}))[0] == 200
    place = issuer.agreed(await gone(fast))
    # The hall waits for `faster` on its own loop, so another thread sends the request.
    faster = asyncio.to_thread(lambda: asyncio.run(back(fast, place)))
    signins = hall.hall.store.signins
    monkeypatch.setattr(signins, "whose", Meanwhile(signins.whose, faster))
    assert await signed_in(slow, issuer) == "/account"
    account = await who(fast)
    assert (account["name"], account["linked"]) == (issuer.name, True)
    assert (await who(slow))["id"] == account["id"] != guest["id"]
    # The other device's guest stays a guest.
    await slow.http("POST", "/api/account/sign-out")
    assert (await slow.http("GET", "/api/me"))[1]["id"] == guest["id"]


async def test_an_account_is_linked_and_no_other_one_after_it(hall: AnyHall, issuer: Issuer) -> None:
    ann, ben = Person(hall, "ann"), Person(hall, "ben")
    for n, person in enumerate((ann, ben)):
        body = {"name": f"{issuer.name}{'ab'[n]}", "password": PASSWORD}
        assert (await person.http("POST", "/api/account", body))[0] == 201
    assert await signed_in(ann, issuer, PASSWORD) == "/account"
    assert (await who(ann))["linked"] is True
    assert await signed_in(ben, issuer, PASSWORD) == "/account?refused=identity-taken"
    assert (await who(ben))["linked"] is False


async def test_who_finds_somebody_signed_in_links_no_identity_of_their_own(hall: AnyHall, issuer: Issuer) -> None:
    ann = Person(hall, "ann")
    assert (await ann.http("POST", "/api/account", {"name": issuer.name, "password": PASSWORD}))[0] == 201
    for body in (None, {}, {"password": "guessed at her desk"}):
        status, answer = await ann.http("POST", "/api/account/oidc", body)
        assert (status, answer.get("code")) == (403, "wrong-password")
    assert (await who(ann))["linked"] is False
    assert await signed_in(ann, issuer, PASSWORD) == "/account"
    # Linked already, it takes no second identity without the password either.
    issuer.subject += "-thief"
    assert (await ann.http("POST", "/api/account/oidc"))[1]["code"] == "wrong-password"


LIES: dict[str, dict[str, Any]] = {
    "issuer": {"iss": "https://elsewhere.example"},
    "audience": {"aud": "another client"},
    "one of many, for another": {"aud": [CLIENT, "another"], "azp": "another"},
    "nonce": {"nonce": "another"},
    "over": {"exp": int(time.time()) - 3600},
    "not yet": {"iat": int(time.time()) + 3600},
    "nobody": {"sub": None},
}


@pytest.mark.parametrize("lie", LIES)
async def test_an_id_token_that_is_not_for_this_is_refused(hall: AnyHall, issuer: Issuer, lie: str) -> None:
    issuer.answer = LIES[lie]
    eve = Person(hall, "eve")
    assert await signed_in(eve, issuer) == "/account?refused=provider-refused"
    assert (await who(eve))["since"] is None


async def test_an_id_token_that_somebody_else_signed_is_refused(hall: AnyHall, issuer: Issuer) -> None:
    eve = Person(hall, "eve")
    issuer.signing = type(issuer.known).generate_key("P-256", parameters={"kid": str(issuer.known.kid)})
    assert await signed_in(eve, issuer) == "/account?refused=provider-refused"
    issuer.signing, issuer.algorithm = issuer.known, "HS256"
    assert await signed_in(eve, issuer) == "/account?refused=provider-refused"


async def test_who_comes_back_must_have_gone(hall: AnyHall, issuer: Issuer) -> None:
    """No link signs a person in to another's account (state, and the browser it belongs to)."""
    ann, eve = Person(hall, "ann"), Person(hall, "eve")
    place = issuer.agreed(await gone(eve))
    await ann.http("GET", "/api/me")
    assert await back(ann, place) == "/account?refused=flow-over"
    await gone(ann)
    assert await back(ann, place) == "/account?refused=flow-over"
    assert (await who(ann))["since"] is None
    assert await back(eve, place) == "/account"
    assert await back(eve, place) == "/account?refused=flow-over"


async def test_a_code_of_another_is_refused(hall: AnyHall, issuer: Issuer) -> None:
    """PKCE: a code is worth nothing without the verifier of the browser that asked for it."""
    ann, eve = Person(hall, "ann"), Person(hall, "eve")
    code = parse_qs(urlsplit(issuer.agreed(await gone(ann))).query)["code"][0]
    asked = await gone(eve)
    place = f"{asked['redirect_uri']}?code={code}&state={asked['state']}"
    assert await back(eve, place) == "/account?refused=provider-refused"


async def test_who_says_no_at_the_provider_is_back_as_before(hall: AnyHall) -> None:
    ann = Person(hall, "ann")
    asked = await gone(ann)
    place = f"{asked['redirect_uri']}?error=access_denied&state={asked['state']}"
    assert await back(ann, place) == "/account?refused=provider-refused"


async def test_without_a_provider_there_is_none(own_hall: AnyHall) -> None:
    status, refused = await Person(own_hall, "x").http("POST", "/api/account/oidc")
    assert (status, refused["code"]) == (404, "no-such-provider")


async def test_a_provider_that_is_away_is_said_to_be(own_hall: AnyHall) -> None:
    away = InsideHall(own_hall.folder, oidc_issuer="http://127.0.0.1:9", oidc_client="x").start()
    try:
        status, refused = await Person(away, "x").http("POST", "/api/account/oidc")
    finally:
        away.stop()
    assert (status, refused["code"]) == (502, "provider-away")
