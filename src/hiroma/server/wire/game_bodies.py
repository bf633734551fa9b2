"""Bodies that are a game's own, as its capabilities declare them. The OpenAPI description tells their types."""

from typing import Annotated, Any, NamedTuple

import msgspec

from hiroma.games import CAPABILITIES, capabilities


class Own(NamedTuple):
    """Mark of a body: the field `role` of what a capability `travels` with, in each game that has the capability."""

    capability: str
    role: str

    def types(self) -> tuple[type[msgspec.Struct], ...]:
        """Return the types that games have for it, in the order of the registry."""
        offered = [getattr(capabilities(game), self.capability) for game in CAPABILITIES]
        return tuple(getattr(each.travels, self.role) for each in offered if each is not None)


BOOK = Own("books", "book")

Turn = Annotated[Any, Own("advice", "turn")]
Review = Annotated[Any, Own("advice", "review")]
Book = Annotated[Any, BOOK]
Draft = Annotated[Any, Own("books", "draft")]
Study = Annotated[Any, Own("books", "study")]
