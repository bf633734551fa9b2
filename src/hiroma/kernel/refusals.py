"""Refusals by a ruleset: of a move, of an option, and of a version that is not here."""


class IllegalMove(Exception):
    """A move the rules forbid; the state is as it was.

    `code` is stable and names the text shown to people, `clause` is the numbered rule,
    `what` holds the squares, routes or numbers that stand in the way (plain JSON values).
    """

    def __init__(self, code: str, clause: str, **what: object) -> None:
        super().__init__(code, clause, what)
        self.code = code
        self.clause = clause
        self.what = what


class UnknownRules(KeyError):
    """A game that is not here, or not at that version; `known` are its versions here, `()` for no such game."""

    def __init__(self, game: str, version: int, known: tuple[int, ...] = ()) -> None:
        super().__init__(game, version, known)
        self.game = game
        self.version = version
        self.known = known


class BadOption(Exception):
    """An option value the ruleset does not offer: `code` as in `IllegalMove`, `what` explains."""

    def __init__(self, code: str, **what: object) -> None:
        super().__init__(code, what)
        self.code = code
        self.what = what
