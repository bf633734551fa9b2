"""The host's own commands: `hiroma admin …`, on the hall's database, while the hall runs or not."""

import time
from typing import TYPE_CHECKING, Annotated

import typer

from hiroma.commands.desk import COMMANDS, on
from hiroma.commands.hall import SET, Database
from hiroma.commands.leaving import fail

if TYPE_CHECKING:
    from hiroma.store import Store

admin = typer.Typer(no_args_is_help=True, help="The host's desk, on the hall's database.")
for command in COMMANDS:
    admin.command()(command)
Name = Annotated[str, typer.Argument(help="The account's name.")]
Role = Annotated[str, typer.Argument(help="moderator or host")]


@admin.command()
def grant(name: Name, role: Role, store: Database = SET.store) -> None:
    """Give somebody's account a role."""
    on(store, lambda opened: _change(opened, name, role, given=True))


@admin.command()
def revoke(name: Name, role: Role, store: Database = SET.store) -> None:
    """Take a role from somebody's account."""
    on(store, lambda opened: _change(opened, name, role, given=False))


async def _change(store: "Store", name: str, role: str, *, given: bool) -> None:
    from hiroma.server.core.naming import look
    from hiroma.store import moderation

    if role not in moderation.ROLES:
        fail(f"no such role: {role} (there are: {', '.join(moderation.ROLES)})")
    account = await store.accounts.named(look(name))
    if account is None:
        fail(f"no account of that name: {name}")
    act = store.moderation.grant if given else store.moderation.revoke
    if not await act(account.player, role, time.time()):
        fail(f"{name} is {'already' if given else 'no'} {role}")
    typer.echo(f"{name} is {'now' if given else 'no longer'} {role}")
