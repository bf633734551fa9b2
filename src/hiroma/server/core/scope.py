"""Keys of rows that belong to a game: those of the default game are bare, others have the game in front ('pile/…')."""

from hiroma.games import DEFAULT


def scope(game: str) -> str:
    """Return what stands in front of the keys of a game: '' for the default game."""
    return "" if game == DEFAULT else f"{game}/"


def scoped(game: str, key: str) -> str:
    """Return the key of a game's row."""
    return scope(game) + key


def bare(key: str) -> str:
    """Return the key without its game."""
    return key.rpartition("/")[2]
