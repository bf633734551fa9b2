"""Names: how they are written, and which look alike."""

import unicodedata
from functools import cache

from hiroma.ids import PlayerId
from hiroma.store.accounts import DELETED
from hiroma.table.refusal import Refused

MOST_NAME = 24
"""Most characters of a name."""

ROBOT = " [bot]"
"""The end of the name of an account that a program plays for, and of no other name."""

IGNORED = (
    *(0x00AD, 0x034F, 0x061C, *range(0x115F, 0x1161), *range(0x17B4, 0x17B6), *range(0x180B, 0x1810)),
    *(*range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070), 0x3164, *range(0xFE00, 0xFE10)),
    *(0xFEFF, 0xFFA0, *range(0xFFF0, 0xFFF9), *range(0x1BCA0, 0x1BCA4), *range(0x1D173, 0x1D17B)),
    *range(0xE0000, 0xE1000),
)
"""Code points with the property Default_Ignorable_Code_Point: DerivedCoreProperties.txt of Unicode 16.0."""

UNSEEN = frozenset(map(chr, (*IGNORED, 0x2800, 0x16FE4, 0x1D159)))
"""Characters that print as nothing: those, and a Braille pattern, a filler and a notehead without ink."""

OVERLAYS = frozenset("\u0334\u0335\u0336\u0337\u0338\u20d2\u20d3\u20d8\u20d9\u20da\u20e5\u20e6\u20ea\u20eb")
"""Marks that lie on the letter itself: a short stroke on the bar of a t is not seen. No spelling needs them."""

SHARED = ("COMBINING", "VEDIC")
"""First words of the names of marks that belong to more than one script."""

DOT = "\u0307"


def tidy(text: str) -> str:
    """Return a name as it is kept: without characters that do not print, and with single blanks."""
    return " ".join("".join(c for c in text if c.isprintable() and c not in UNSEEN).split())


def chosen(text: str, most: int = MOST_NAME) -> str:
    """Return the name that somebody chooses, as it is kept. `Refused`: 'name-length', 'name-reserved'."""
    name = tidy(text)
    if not 1 <= len(name) <= most or not look(name):
        raise Refused("name-length", most=most)
    if reserved(name) or not OVERLAYS.isdisjoint(unicodedata.normalize("NFC", name)):
        raise Refused("name-reserved")
    return name


def robotic(name: str) -> str:
    """Return the name of an account that a program plays for."""
    return f"{name[: MOST_NAME - len(ROBOT)].rstrip()}{ROBOT}"


def guest(player: PlayerId) -> str:
    """Return the name of a player who has not chosen one."""
    return f"Guest-{player[:4].upper()}"


def look(name: str) -> str:
    """Return the key of a name, the same for names that look alike.

    It has no letters and marks that hide, no case and no blanks; NFKC and Unicode's confusables make the rest alike.
    """
    # NFKC brings blanks and can bring fillers: what it makes is tidied, too.
    seen = "".join(_prototypes().get(c, c) for c in _marked(tidy(unicodedata.normalize("NFKC", tidy(name)))))
    # Folding the case can bring letters that have prototypes of their own. Large I and small l look alike, and so
    # therefore do the names that differ in i and l.
    folded = "".join(_prototypes().get(c, c) for c in unicodedata.normalize("NFKC", seen.casefold()))
    return "".join(c for c in folded.casefold().replace("i", "l") if not c.isspace())


def _marked(text: str) -> str:
    # Without marks that hide: a second one of the same kind on a letter, one of another script than its letter, and a
    # dot above that is part of no letter, since an i has one anyway. The marks of a script's own spelling stay.
    kept: list[str] = []
    script, marks = "", set[str]()
    for c in unicodedata.normalize("NFD", text):
        own = unicodedata.name(c, "").partition(" ")[0]
        if not unicodedata.category(c).startswith("M"):
            script, marks = own, set()
        elif c in marks or own not in (script, *SHARED):
            continue
        else:
            marks.add(c)
        kept.append(c)
    composed = unicodedata.normalize("NFC", "".join(kept))
    return unicodedata.normalize("NFC", composed.replace(DOT, ""))


def reserved(name: str) -> bool:
    """Return True for a name that looks like the hall's, a program's or an unnamed player's: nobody may choose it."""
    return (
        look(name) in _reserved() or look(name).startswith(look("Guest-")) or look(name).endswith(look(ROBOT.strip()))
    )


@cache
def _reserved() -> frozenset[str]:
    return frozenset(map(look, (DELETED, "Hiroma", "admin", "administrator", "moderator", "system")))


@cache
def _prototypes() -> dict[str, str]:
    # Imported when somebody chooses a name: the table is half a megabyte.
    from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]  # it has no types

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
