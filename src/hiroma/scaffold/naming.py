"""The names of a new game, and the words that its template asks for."""

import re
from collections.abc import Collection
from itertools import product
from keyword import iskeyword
from string import ascii_uppercase
from typing import NamedTuple

RESERVED = frozenset({"generic", "kit", "tests"})
"""Folders beside the boards that are none."""

IMPORTED = frozenset(
    {
        *("Below", "Bot", "Callable", "ClassVar", "EachAlone", "Game"),
        *("Info", "Kinds", "Lesson", "Mapping", "Options", "Outcome"),
    }
)
"""Names that the module of a ruleset imports: its class would hide them."""

LONGEST = 40
"""Characters of an id or a title at most."""

MOST = 12
"""Seats at most."""


class BadName(ValueError):
    """A name, title or number of seats that cannot be: `str()` says why."""


class Wish(NamedTuple):
    """A game to begin."""

    id: str
    """With hyphens: `lucky-seven`."""
    title: str
    seats: tuple[int, int]
    secret: bool
    solo: bool

    @property
    def name(self) -> str:
        """The name of its Python package."""
        return self.id.replace("-", "_")

    @property
    def kind(self) -> str:
        """The name of its class."""
        return kind_of(self.id)

    @property
    def true(self) -> frozenset[str]:
        """The conditions of templates that hold."""
        return frozenset({"solo" if self.solo else "secret" if self.secret else "open"})


def kind_of(identity: str) -> str:
    """Return the name of a game's class."""
    return "".join(word.capitalize() for word in identity.split("-"))


def wished(name: str, title: str, seats: str, *, secret: bool, solo: bool) -> Wish:
    """Return the wish as it was typed, or raise `BadName`. `seats` is '4' or '2-6'; a game for one has none."""
    identity = name.replace("_", "-")
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*", identity) or len(identity) > LONGEST:
        raise BadName(f"{name} is no name for a game: small letters, digits and hyphens, such as lucky-seven")
    kind = kind_of(identity)
    if iskeyword(identity.replace("-", "_")) or iskeyword(kind) or identity in RESERVED or kind in IMPORTED:
        raise BadName(f"{name} means something else already")
    title = title or identity.replace("-", " ").title()
    if len(title) > LONGEST or re.search(r"[\x00-\x1f\"\\{}|@%]", title):
        raise BadName(f'a title has at most {LONGEST} characters, and none of " \\ {{ }} | @ %')
    if secret and solo:
        raise BadName("a game for one has nobody to keep a secret from: choose --secret or --solo")
    if solo and seats:
        raise BadName("a game for one has one seat: leave --seats out")
    return Wish(identity, title, (1, 1) if solo else _seats(seats or "2-6"), secret, solo)


def _seats(typed: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2}))?", typed)
    low, high = (int(match[1]), int(match[2] or match[1])) if match else (0, 0)
    if not 2 <= low <= min(high, 6) or high > MOST:
        raise BadName(f"{typed} are no seats: 2-6, 4, from 2 to {MOST}, and the fewest not more than 6")
    return low, high


def prefix(identity: str, taken: Collection[str]) -> str:
    """Return two letters for the clauses of a game that no other rulebook begins with."""
    words = identity.upper().split("-")
    letters = "".join(letter for letter in "".join(words) if letter in ascii_uppercase)
    first = "".join(word[0] for word in words)[:2]
    others = map("".join, product(ascii_uppercase, repeat=2))
    wanted = [first, *(letters[0] + letter for letter in letters[1:]), *others]
    return next(one for one in wanted if len(one) == 2 and one not in taken)


def words(wish: Wish, code: str) -> dict[str, str]:
    """Return the text of each `@@word` of the templates; `code` begins the clauses."""
    low, high = wish.seats
    own = "at.points[seat]"
    return {
        "id": wish.id,
        "name": wish.name,
        "kind": wish.kind,
        "title": wish.title,
        "code": code,
        "low": str(low),
        "high": str(high),
        "seats_words": str(low) if low == high else f"{low} to {high}",
        "seats_ja": str(low) if low == high else f"{low}〜{high}",
        "seats_de": str(low) if low == high else f"{low} bis {high}",
        "seats_tested": str(max(low, min(3, high))),
        "lesson_seats": str(low),
        "secrets": str(wish.secret),
        "totals": f"[{own} + at.hidden[seat] for seat in range(at.seats)]" if wish.secret else "at.points",
        "hidden_too": ", the hidden die included" if wish.secret else "",
        "ends_set": "{" + ", ".join(f'"{code}-E{number}"' for number in ((1, 2) if wish.solo else (1,))) + "}",
    }
