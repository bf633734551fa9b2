"""Files that games in packages of their own bring for the page: texts, rulebook, picture, board."""

import re
from importlib.resources.abc import Traversable
from typing import NamedTuple

from hiroma.games import HOUSE, RULESETS, home
from hiroma.kernel.texts import LANGUAGES, rulebook
from hiroma.server.wire.bodies import Packaged

PICTURE = (
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 110"><path fill="#4a2e1f" d="M0 0h160v110H0z"/>'
    b'<rect x="55" y="30" width="50" height="50" rx="11" fill="#f6ead6"/><circle cx="80" cy="55" r="7"/></svg>'
)
"""For a game without `picture.svg`."""

RULEBOOKS = {language: rulebook(language) for language in LANGUAGES}

FILES = ("board.js", "board.css", *RULEBOOKS.values(), *(f"text/{language}.ftl" for language in LANGUAGES))

ASKED = re.compile(rf"/games/([a-z0-9-]+)(\.svg|/(?:{'|'.join(map(re.escape, FILES))}))")


class Brought(NamedTuple):
    """A file as it is sent."""

    body: bytes
    suffix: str


def card(game: str) -> Packaged | None:
    """Return what a game brings for the page; None for a game of the house."""
    if game in HOUSE or game not in RULESETS:
        return None
    return Packaged(
        board=_in(game, "board.js").is_file(),
        style=_in(game, "board.css").is_file(),
        rules=tuple(language for language, name in RULEBOOKS.items() if _in(game, name).is_file()),
    )


def file(path: str) -> Brought | None:
    """Return the file of a package that an address of the site names; None for every other address."""
    asked = ASKED.fullmatch(path)
    if asked is None or asked[1] in HOUSE or asked[1] not in RULESETS:
        return None
    name = "picture.svg" if asked[2] == ".svg" else asked[2].removeprefix("/")
    found = _in(asked[1], name)
    if found.is_file():
        return Brought(found.read_bytes(), f".{name.rpartition('.')[2]}")
    return Brought(PICTURE, ".svg") if asked[2] == ".svg" else None


def _in(game: str, name: str) -> Traversable:
    return home(game).joinpath(*name.split("/"))
