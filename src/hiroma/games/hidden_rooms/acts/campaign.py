"""The series of attempts that makes a game: its truth table (HR-G), and the outcome."""

from typing import Final

from hiroma.games.hidden_rooms.position import Position
from hiroma.kernel.contract import Outcome

LAST: Final = 4
"""There is no fifth attempt (HR-G-09)."""

LAST_STARLESS: Final = 3


def ending(attempt: int, won: bool, starred: bool) -> str:
    """Return the clause that ends the game after an attempt, '' if it goes on; `starred` as the child was during it."""
    if won:
        return "HR-G-05" if starred else ""
    if attempt == LAST:
        return "HR-G-07"
    return "HR-G-06" if attempt == LAST_STARLESS and not starred else ""


def outcome(at: Position) -> Outcome:
    """Return the outcome of a finished game: the one side won, or nobody; its score is the number of attempts won."""
    won = at.clause == "HR-G-05"
    return Outcome(
        ranking=((0,),) if won else ((), (0,)),
        sides=((0,),),
        scores=(float(at.wins),),
        clause=at.clause,
        first=0,
    )
