"""Rows for the tests."""

from collections.abc import Iterable

from hiroma.store import Appended, ChatRow, PlayerRow, Row, Store, Summary, accounts
from hiroma.store.accounts import AccountRow


def row(table: str, rev: int, command: str | None = None, body: bytes | None = None) -> Row:
    """An entry."""
    return Row(table=table, rev=rev, at=1000.0 + rev, body=body or f"{table} {rev}".encode(), command=command)


def summary(
    table: str,
    head: int,
    *,
    players: tuple[str, ...] = (),
    deadline: float | None = None,
    listed: bool = True,
    status: str = "open",
    game: str = "cant-stop",
) -> Summary:
    """The lobby's row after that entry."""
    return Summary(
        table=table,
        game=game,
        status=status,
        listed=listed,
        head=head,
        deadline=deadline,
        changed=1000.0 + head,
        card=b'{"head":%d}' % head,
        players=players,
    )


async def append(store: Store, table: str, rev: int, command: str | None = None) -> Appended:
    """Append an entry with its summary."""
    return await store.append(row(table, rev, command), summary(table, rev))


def line(table: str, text: str, chair: int | None = None) -> ChatRow:
    """A chat line, not yet numbered."""
    return ChatRow(table=table, n=0, at=5.0, player="ann", chair=chair, text=text)


async def register(store: Store, players: Iterable[str], created: float = 1.0) -> None:
    """Accounts for these players, named as they are."""
    for player in players:
        person = PlayerRow(id=player, name=player, locale="en", created=created, seen=created, key=player)
        account = AccountRow(player=player, key=player, password=None, created=created)
        assert await store.transact(accounts.open_account, account, person) == []
