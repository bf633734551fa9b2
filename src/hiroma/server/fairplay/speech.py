"""What people say: cleaned of what cannot be seen, and not endless."""

from hiroma.table.refusal import Refused

MOST = 500
"""Characters of a line."""


def readable(text: object) -> str:
    """A line as it may be shown. `Refused`: 'arguments', 'nothing-said', 'too-long'."""
    if not isinstance(text, str):
        raise Refused("arguments", command="say")
    if len(text) > MOST:
        raise Refused("too-long", most=MOST)
    line = "".join(letter for letter in text.strip() if letter.isprintable())
    if not line:
        raise Refused("nothing-said")
    return line
