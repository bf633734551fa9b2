"""Text of players: cleaned of characters that nobody can see, and limited in length."""

from hiroma.table.refusal import Refused

MOST = 500
"""Characters of a line."""


def readable(text: object) -> str:
    """Return a line as it may be shown. `Refused`: 'arguments', 'nothing-said', 'too-long'."""
    if not isinstance(text, str):
        raise Refused("arguments", command="say")
    if len(text) > MOST:
        raise Refused("too-long", most=MOST)
    line = "".join(letter for letter in text.strip() if letter.isprintable())
    if not line:
        raise Refused("nothing-said")
    return line


def readable_text(text: str) -> str:
    """Return a text of several lines without characters that nobody can see; lines stay lines."""
    return "".join(letter for letter in text.strip() if letter.isprintable() or letter == "\n")
