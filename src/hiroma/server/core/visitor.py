"""Visitor: who sends a request or opens a socket."""

import msgspec
from litestar import Request
from litestar.datastructures import State

from hiroma.ids import PlayerId
from hiroma.store.signins import SessionRow
from hiroma.store.tokens import TokenRow


class Visitor(msgspec.Struct, frozen=True):
    """A player, and what lets them in."""

    player: PlayerId
    session: SessionRow | None = None
    """The session of their account; None for guests and programs."""
    fresh: bool = False
    """True for a guest who has no cookie yet."""
    token: TokenRow | None = None
    """The token of a program; None for people."""

    @property
    def key(self) -> str | None:
        """The hash of the session or token; None for a guest."""
        return self.session.hash if self.session else self.token.hash if self.token else None

    def may(self, scope: str) -> bool:
        """Return True for people, and for a program whose token has the scope ('read', 'play')."""
        return self.token is None or scope in self.token.scopes.split()


HallRequest = Request[Visitor, None, State]
"""A request, with its visitor as `request.user`."""
