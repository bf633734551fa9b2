"""Rated games are for people with an account: those of guests and robots do not count for ratings."""

from hiroma.ids import PlayerId
from hiroma.store.accounts import AccountRepository
from hiroma.table.refusal import Refusal


async def barred(accounts: AccountRepository, player: PlayerId) -> Refusal | None:
    """Return why a player's games are not rated: 'rated-accounts-only', 'rated-no-robots'; None when they can be."""
    account = await accounts.account(player)
    if account is None or account.closed is not None:
        return Refusal(code="rated-accounts-only")
    return Refusal(code="rated-no-robots") if account.robot else None
