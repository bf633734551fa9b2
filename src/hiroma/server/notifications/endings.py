"""Endings: the signed tokens in letters that end letters of one kind, and can do nothing else."""

import secrets
from pathlib import Path
from typing import Literal, get_args

from itsdangerous import BadSignature, Signer

from hiroma.ids import PlayerId
from hiroma.server.core import keys
from hiroma.store.notifications import Contact, digest
from hiroma.store.tidings import Category
from hiroma.table.refusal import Refused

Scope = Literal[Category, "daily"]
"""The letters that a token ends: those of a category, or those of all categories that come in the daily letter."""
SCOPES: tuple[Scope, ...] = (*get_args(Category), "daily")

MARK = 16
"""Digits of an address's SHA-256 in a token: an old address cannot end the letters to a new one."""


BETWEEN = "~"
"""Stands between the parts of a token. A dot would make a file of the address of its page."""


class Endings:
    """Signs and reads tokens with the key in the hall's key file, which is made (mode 0600) when absent."""

    def __init__(self, key_file: str) -> None:
        self._signer = Signer(
            keys.kept(Path(key_file), lambda: secrets.token_bytes(32)), salt="hiroma.letters", sep=BETWEEN
        )

    def token(self, to: Contact, scope: Scope) -> str:
        """Return the token that ends letters of this scope to a contact."""
        return self._signer.sign(BETWEEN.join((scope, to.player, digest(to.address)[:MARK]))).decode()

    def read(self, token: str) -> tuple[Scope, PlayerId, str]:
        """Return the scope of a token, its player, and the mark of its address.

        `Refused`: 'no-such-letter' for one that the hall has not signed, or of a scope that this release does not know.
        """
        try:
            signed, player, mark = self._signer.unsign(token).decode().split(BETWEEN)
        except (BadSignature, UnicodeDecodeError, ValueError):
            raise Refused("no-such-letter") from None
        scope = next((one for one in SCOPES if one == signed), None)
        if scope is None:
            raise Refused("no-such-letter")
        return scope, PlayerId(player), mark


def is_for(to: Contact | None, mark: str) -> bool:
    """Return True when a token with this mark was written to a contact's present address."""
    return to is not None and digest(to.address)[:MARK] == mark
