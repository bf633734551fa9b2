"""The option `book`: a text that carries the brief of somebody's book, read strictly."""

from typing import Final

import msgspec

from hiroma.games.hidden_rooms.parts.board import SIZE
from hiroma.games.hidden_rooms.parts.books import Brief
from hiroma.games.hidden_rooms.parts.paths import check_path
from hiroma.kernel.options import Option
from hiroma.kernel.refusals import BadOption


def check_brief(text: str) -> str:
    """Return the canonical text of a brief, '' for '' (our five).

    Refuse (`BadOption` 'option-text') an unsound brief, with the code and the place of its first error.
    """
    if not text:
        return ""
    try:
        brief = msgspec.json.decode(text, type=Brief)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadOption("option-text", option="book", error="E-FORMAT", place=str(error)) from None
    for at, page in enumerate(brief.stages):
        place = f"stages[{at}].path"
        try:
            path = [[square // SIZE, square % SIZE] for square in page.squares]
        except KeyError:
            raise BadOption("option-text", option="book", error="E-BOUNDS", place=place) from None
        for finding in check_path(path, place):
            if finding.refuses:
                raise BadOption("option-text", option="book", error=finding.code, place=finding.place)
    return msgspec.json.encode(brief).decode()


OPTIONS: Final = (
    Option(name="book", default="", high=8192, reads=check_brief, clause="HR-S-11", aliases=("部屋の書", "本")),
)
"""The one option: the book that is played (HR-S-11)."""
