"""Names: how they are written, and which look alike."""

import unicodedata
from functools import cache

from hiroma.ids import PlayerId
from hiroma.store.accounts import DELETED
from hiroma.table.refusal import Refused

MOST_NAME = 24
"""Characters of a name."""

ROBOT = " [bot]"
"""What stands behind the name of an account that a program plays for, and of no other."""

UNSEEN = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}
"""Characters that print as nothing, though Unicode does not count them among the control and format characters."""


def tidy(text: str) -> str:
    """A name as it is kept: what does not print is left out, blanks are single."""
    return " ".join("".join(c for c in text if c.isprintable() and ord(c) not in UNSEEN).split())


def chosen(text: str, most: int = MOST_NAME) -> str:
    """Return the name that somebody chooses, as it is kept. `Refused`: 'name-length', 'name-reserved'."""
    name = tidy(text)
    if not 1 <= len(name) <= most or not look(name):
        raise Refused("name-length", most=most)
    if reserved(name):
        raise Refused("name-reserved")
    return name


def robotic(name: str) -> str:
    """The name of an account that a program plays for."""
    return f"{name[: MOST_NAME - len(ROBOT)].rstrip()}{ROBOT}"


def guest(player: PlayerId) -> str:
    """What somebody is called who has not chosen a name."""
    return f"Guest-{player[:4].upper()}"


def look(name: str) -> str:
    """What names that look alike have in common (NFKC, Unicode's confusables, no case, no blanks)."""
    seen = "".join(_prototypes().get(c, c) for c in unicodedata.normalize("NFKC", tidy(name)))
    # Folding the case can bring letters that have prototypes of their own. Large I and small l look alike, and so
    # therefore do the names that differ in i and l.
    folded = "".join(_prototypes().get(c, c) for c in unicodedata.normalize("NFKC", seen.casefold()))
    return "".join(c for c in folded.casefold().replace("i", "l") if not c.isspace())


def reserved(name: str) -> bool:
    """Whether nobody may call themselves so: it would look like the hall speaking, like a program, or like who
    has no name.
    """
    return (
        look(name) in _reserved() or look(name).startswith(look("Guest-")) or look(name).endswith(look(ROBOT.strip()))
    )


@cache
def _reserved() -> frozenset[str]:
    return frozenset(map(look, (DELETED, "Hiroma", "admin", "administrator", "moderator", "system")))


@cache
def _prototypes() -> dict[str, str]:
    # Imported when somebody chooses a name: the table is half a megabyte.
    from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]  # the library has no types

    # The library's table holds the pairs of Unicode's confusables.txt both ways: a prototype lists all that look like
    # it, everything else only its prototype. A direction mark stands around letters that run to the left.
    alike = {
        letter.strip("\u200e"): [other["c"].strip("\u200e") for other in others]
        for letter, others in confusables_data.items()
    }
    return {letter: _prototype(letter, alike) for letter in alike if len(letter) == 1}


def _prototype(letter: str, alike: dict[str, list[str]]) -> str:
    others = alike[letter]
    if len(others) > 1:
        return letter
    back = alike.get(others[0], [])
    return min(letter, others[0]) if back == [letter] else others[0]
