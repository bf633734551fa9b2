"""Stage books for a library: read with their drawings, compared by their paths, measured by the bots."""

from functools import cache
from typing import Any, Final

import msgspec

from hiroma.games.hidden_rooms.capabilities.drafts import Studied, Study
from hiroma.games.hidden_rooms.capabilities.filing import read_book
from hiroma.games.hidden_rooms.capabilities.study import study
from hiroma.games.hidden_rooms.capabilities.trials import tally
from hiroma.games.hidden_rooms.course import Game
from hiroma.games.hidden_rooms.parts.board import SIZE, SQUARE_NAMES, SQUARE_OF
from hiroma.games.hidden_rooms.parts.books import Book, brief_of, designed, rehearsals, stages, text_of
from hiroma.games.hidden_rooms.parts.paths import check_path
from hiroma.kernel.capabilities import BookTypes, Finding, Pack, Part, Sanitise

LEVELS: Final = ("club", "casual", "master")


class StageBooks:
    """Books of five stages (HR-S-11)."""

    @property
    def travels(self) -> BookTypes:
        """Return the types of a book, of a path in the making and of its study."""
        return BookTypes(book=Book, draft=Studied, study=Study)

    @property
    def levels(self) -> tuple[str, ...]:
        """Return the levels of bot that measure a book, the decent player first."""
        return LEVELS

    def own(self) -> Pack:
        """Return our five."""
        return _designed()

    def read(self, raw: bytes, sanitise: Sanitise) -> tuple[Pack | None, list[Finding]]:
        """Return the book in a file, with sanitised drawings, and its findings; None for a refused book."""
        book, findings = read_book(raw)
        if book is None:
            return None, findings
        drawn, wrong = _drawn(book, sanitise)
        return (None, findings + wrong) if wrong else (pack(drawn, text_of(drawn)), findings)

    def stored(self, body: bytes) -> Pack:
        """Return a book that was read before."""
        book = msgspec.json.decode(body, type=Book)
        return pack(book, text_of(book))

    def won(self, state: Game) -> frozenset[str]:
        """Return the paths of the attempts that are won."""
        return frozenset([state.book.page(stage).path for stage, reason, _ in state.done if reason == "win"])

    def wins(self, play: str, part: int, level: str, attempts: int, seed: int) -> int:
        """Return the number of attempts at a stage that a bot wins."""
        return tally(stages(play), part, level, attempts, seed).ends.get("win", 0)

    def study(self, draft: Any) -> Study:
        """Return the study of a path in the making."""
        return study(msgspec.convert(draft, Studied))


def pack(book: Book, play: str) -> Pack:
    """Return a sound book as a library knows it, played with that value of the option `book`."""
    paths = [page.path for page in brief_of(book).stages]
    alone = rehearsals(book)
    parts: list[Part] = []
    warnings: list[Finding] = []
    for at, stage in enumerate(book.stages):
        place = f"stages[{at}]"
        # A list needs no drawings of several KiB.
        drawing = "" if stage.look.svg.startswith("<") else stage.look.svg
        alike = {"same": paths[at], "mirrored": mirrored(paths[at])}
        parts.append(Part(place=place, compared=f"{place}.path", alike=alike, alone=alone[at], drawing=drawing))
        warnings += check_path([list(square) for square in stage.path], f"{place}.path")
    return Pack(
        key=book.key,
        title=book.title,
        author=book.author,
        play=play,
        book=book,
        parts=tuple(parts),
        warnings=tuple(warnings),
    )


def mirrored(path: str) -> str:
    """Return the path as seen in a mirror along the line from exit to start, which keeps both."""
    squares = [SQUARE_OF[name] for name in path.split(" ")]
    return " ".join([SQUARE_NAMES[square % SIZE * SIZE + square // SIZE] for square in squares])


@cache
def _designed() -> Pack:
    return pack(designed(), "")


def _drawn(book: Book, sanitise: Sanitise) -> tuple[Book, list[Finding]]:
    """Return the book with sanitised drawings, and a finding for each that holds more than shapes."""
    kept = []
    wrong: list[Finding] = []
    for at, stage in enumerate(book.stages):
        if not stage.look.svg.lstrip().startswith("<"):
            kept.append(stage)
            continue
        svg, why = sanitise(stage.look.svg)
        if why:
            wrong.append(Finding("E-SVG", f"stages[{at}].look.svg", {"part": why}))
        kept.append(msgspec.structs.replace(stage, look=msgspec.structs.replace(stage.look, svg=svg)))
    return msgspec.structs.replace(book, stages=tuple(kept)), wrong
