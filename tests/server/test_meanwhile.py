"""Accounts that change during a request that has read them: facts true at its start no longer hold."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from hiroma.ids import PlayerId
from hiroma.server.access import service
from hiroma.server.access.bodies import NewToken
from hiroma.server.core import naming
from hiroma.server.core.visitor import Visitor
from hiroma.server.settings import Settings
from hiroma.server.wiring import Hall
from hiroma.table.refusal import Refused
from tests.server.inside import QUICK
from tests.server.test_tournaments import Meanwhile

ANN = PlayerId("0123456789abcdef")
OLD, NEW, THIEFS = "correct horse battery", "another good battery", "the battery of a thief"


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """Open a hall without a server, where Ann has an account."""
    opened = Hall(Settings(store=f"sqlite:///{tmp_path}/hiroma.db", key=f"{tmp_path}/key", signins=30))
    await opened.open()
    opened.accounts.passwords.hasher = QUICK
    await opened.accounts.register(Visitor(ANN), "Ann", OLD, "192.0.2.1")
    yield opened
    await opened.close()


async def visitor(hall: Hall) -> Visitor:
    """Return Ann, signed in on one more device."""
    row, _ = await hall.authentication.let_in(ANN, "")
    return Visitor(ANN, row)


async def comes_in(hall: Hall, stolen: Visitor) -> None:
    """Sign in with the old password; the thief's session is not needed."""
    assert stolen.player == ANN
    account = await hall.accounts.sign_in("Ann", OLD, "198.51.100.1")
    await hall.authentication.let_in(account.player, "", account.password)


async def makes_a_token(hall: Hall, stolen: Visitor) -> None:
    """Make a token with the old password."""
    await hall.accounts.prove(stolen, OLD)
    await service.make_token(hall.store, stolen, NewToken(label="x", scopes=["play"], password=OLD))


async def changes_the_password(hall: Hall, stolen: Visitor) -> None:
    """Set another password with the old one."""
    await hall.accounts.change_password(stolen, OLD, THIEFS, tokens=True)


async def only_one_is_in(hall: Hall, own: Visitor) -> None:
    """Check that only one device of Ann's is signed in, by her new password, and that no program has a token."""
    assert [row.hash for row in await hall.store.signins.sessions_of(ANN, 0.0)] == [own.key]
    assert await hall.store.tokens.tokens_of(ANN) == []
    await hall.accounts.prove(own, NEW)


@pytest.mark.parametrize(
    ("act", "code"),
    [(comes_in, "wrong-sign-in"), (makes_a_token, "guest"), (changes_the_password, "wrong-password")],
)
async def test_an_old_password_is_worth_nothing_after_the_change(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, act: Callable[[Hall, Visitor], Awaitable[None]], code: str
) -> None:
    own, stolen = await visitor(hall), await visitor(hall)
    passwords = hall.accounts.passwords
    changing = hall.accounts.change_password(own, OLD, NEW, tokens=True)
    monkeypatch.setattr(passwords, "right", Meanwhile(passwords.right, changing))
    with pytest.raises(Refused, match=code):
        await act(hall, stolen)
    await only_one_is_in(hall, own)


async def test_who_signs_in_while_the_account_is_deleted_is_not_in(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    own = await visitor(hall)
    passwords = hall.accounts.passwords
    monkeypatch.setattr(passwords, "right", Meanwhile(passwords.right, hall.accounts.delete(own, OLD)))
    with pytest.raises(Refused, match="wrong-sign-in"):
        await comes_in(hall, own)
    assert await hall.store.signins.sessions_of(ANN, 0.0) == []


async def test_a_robot_says_so_when_it_becomes_one_while_it_is_renamed(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    becoming = service.become_robot(hall.store, hall.people, await visitor(hall))
    accounts = hall.store.accounts
    monkeypatch.setattr(accounts, "account", Meanwhile(accounts.account, becoming))
    await hall.people.rename(ANN, "Bea")
    person = await hall.store.people.person(ANN)
    assert person is not None
    assert (person.name, hall.names[ANN]) == ("Bea [bot]", "Bea [bot]")
    assert await accounts.named(naming.look("Bea [bot]")) is not None
