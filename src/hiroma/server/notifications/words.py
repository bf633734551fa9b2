"""Texts of notifications, in Japanese, English and German."""

from functools import cache
from pathlib import Path

from hiroma.kernel.texts import LANGUAGES
from hiroma.server.core.catalogue import Catalogue
from hiroma.transcript import Texts

say = Catalogue(Path(__file__).parent / "text").say


@cache
def name_of(game: str, language: str) -> str:
    """Return the name of a game; its id when it has none."""
    return Texts(game, language if language in LANGUAGES else "en").find(f"{game}-name") or game
