"""Options of a game, as somebody chose them: refused unless the game knows them."""

from hiroma.games import RULESETS, newest
from hiroma.kernel import BadOption
from hiroma.kernel.options import change, defaults
from hiroma.server.wire.bounds import Options
from hiroma.table.refusal import Refused


def must_be_good(game: str, chosen: Options) -> None:
    """Refuse an unknown game ('game-unknown'), and options that it does not know (`Refused.by_option`)."""
    if game not in RULESETS:
        raise Refused("game-unknown", game=game)
    declared = newest(game).info.options
    options = defaults(declared)
    try:
        for name, value in chosen.items():
            options = change(declared, options, name, value)
    except BadOption as bad:
        raise Refused.by_option(bad) from None
