"""The store fails half way through a change of password or a sign-in: all of it is done, or nothing."""

import contextlib
import sqlite3
from collections.abc import Iterator

from tests.server.running import AnyHall, Person
from tests.server.test_accounts import PASSWORD, hall, registered, signed_in

__all__ = ["hall"]

NEW = "another horse in the rain"


@contextlib.contextmanager
def refusing(hall: AnyHall, what: str) -> Iterator[None]:
    """Let the database refuse something, such as 'insert on sessions', meanwhile."""
    with contextlib.closing(sqlite3.connect(hall.folder / "hiroma.db", isolation_level=None)) as raw:
        raw.execute(f"create trigger refused before {what} begin select raise(abort, 'the disk is full'); end")
        try:
            yield
        finally:
            raw.execute("drop trigger refused")


async def since(person: Person) -> float | None:
    """Return since when a person has the account that they are signed in to; None for a guest."""
    found: float | None = (await person.http("GET", "/api/account"))[1]["since"]
    return found


async def test_a_password_changes_with_the_end_of_the_other_sessions_or_not_at_all(hall: AnyHall) -> None:
    ann = await registered(hall, "Ann")
    thief = await signed_in(hall, ann.name)
    body = {"password": PASSWORD, "new": NEW}
    with refusing(hall, "delete on sessions"):
        assert (await ann.http("PUT", "/api/account/password", body))[0] == 503
    assert await since(thief) is not None
    # She tries again, with the password that she knows.
    assert (await ann.http("PUT", "/api/account/password", body))[0] == 200
    assert await since(thief) is None


async def test_programs_lose_their_tokens_with_the_password_or_it_stays(hall: AnyHall) -> None:
    ann = await registered(hall, "Ann")
    wanted = {"label": "script", "scopes": ["play"], "password": PASSWORD}
    assert (await ann.http("POST", "/api/access/tokens", wanted))[0] == 201
    body = {"password": PASSWORD, "new": NEW}
    with refusing(hall, "delete on tokens"):
        assert (await ann.http("PUT", "/api/account/password", body))[0] == 503
    status, account = await ann.http("PUT", "/api/account/password", body)
    assert (status, account["tokens"]) == (200, 0)


async def test_who_cannot_be_signed_in_elsewhere_stays_signed_in(hall: AnyHall) -> None:
    ann, ben = await registered(hall, "Ann"), await registered(hall, "Ben")
    body = {"name": ben.name, "password": PASSWORD}
    with refusing(hall, "insert on sessions"):
        assert (await ann.http("POST", "/api/account/sign-in", body))[0] == 503
    assert (await ann.http("GET", "/api/account"))[1]["name"] == ann.name
    status, account = await ann.http("POST", "/api/account/sign-in", body)
    assert (status, account["name"]) == (200, ben.name)
