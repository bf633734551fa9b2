"""Why a command was refused."""

from typing import Any

import msgspec

from hiroma.kernel import BadOption, IllegalMove, UnknownRules


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """Nothing was changed.

    `code` is a stable name with a text of its own, `clause` the numbered rule if one says so,
    `what` the things in the way (plain JSON values).
    """

    code: str
    clause: str | None = None
    what: dict[str, Any] = {}


class Refused(Exception):
    """Raised where a check fails; carries the `Refusal` the caller is given."""

    def __init__(self, code: str, clause: str | None = None, **what: Any) -> None:
        super().__init__(code)
        self.refusal = Refusal(code=code, clause=clause, what=what)

    @classmethod
    def by_rule(cls, illegal: IllegalMove, index: int) -> "Refused":
        """The refusal of the rules; `move` counts the submitted moves from 0."""
        return cls(illegal.code, illegal.clause, move=index, **illegal.what)

    @classmethod
    def by_version(cls, unknown: UnknownRules) -> "Refused":
        """There is no such game ('game-unknown'), or not at that version ('version-unknown')."""
        if not unknown.known:
            return cls("game-unknown", game=unknown.game)
        return cls("version-unknown", game=unknown.game, version=unknown.version, known=list(unknown.known))

    @classmethod
    def by_option(cls, bad: BadOption) -> "Refused":
        """The refusal of an option."""
        what = dict(bad.what)
        clause = what.pop("clause", None)
        return cls(bad.code, None if clause is None else str(clause), **what)
