"""Refusals of commands."""

from typing import Any, Self

import msgspec

from hiroma.kernel import BadOption, IllegalMove, UnknownRules


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """A refused command: it has changed nothing."""

    code: str
    """A stable name with a text of its own."""
    clause: str | None = None
    """The numbered rule behind it; None without one."""
    what: dict[str, Any] = {}
    """The things in the way (plain JSON values)."""


class Refused(Exception):
    """Raised where a check fails; carries the `Refusal` for the caller."""

    def __init__(self, code: str, clause: str | None = None, **what: object) -> None:
        super().__init__(code)
        self.refusal = Refusal(code=code, clause=clause, what=what)

    @classmethod
    def of(cls, refusal: Refusal) -> Self:
        """Return the exception that carries this refusal."""
        return cls(refusal.code, refusal.clause, **refusal.what)

    @classmethod
    def by_rule(cls, illegal: IllegalMove, index: int) -> Self:
        """Return the refusal of a move by the rules; `move` counts the submitted moves from 0."""
        return cls(illegal.code, illegal.clause, move=index, **illegal.what)

    @classmethod
    def by_version(cls, unknown: UnknownRules) -> Self:
        """Return the refusal of an unknown game ('game-unknown') or of an unknown version ('version-unknown')."""
        if not unknown.known:
            return cls("game-unknown", game=unknown.game)
        return cls("version-unknown", game=unknown.game, version=unknown.version, known=list(unknown.known))

    @classmethod
    def by_option(cls, bad: BadOption) -> Self:
        """Return the refusal of an option."""
        what = dict(bad.what)
        clause = what.pop("clause", None)
        return cls(bad.code, None if clause is None else str(clause), **what)
