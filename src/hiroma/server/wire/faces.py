"""Faces: a person's picture, drawn from parts that a short code names."""

import hashlib
from typing import Annotated

import msgspec

from hiroma.ids import PlayerId

PARTS = 8
"""Head, ears, eyes, mouth, marks, hat, colour of the head, colour behind it."""
LETTERS = "abcdefghijkl"
"""The kinds of each part. Where the page draws fewer, it begins again with the first."""

Face = Annotated[str, msgspec.Meta(pattern=r"^[a-l]{8}$")]
"""A letter for each part."""


def drawn(player: PlayerId) -> str:
    """Return the face of somebody who has not composed one."""
    digest = hashlib.sha256(player.encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:PARTS])
