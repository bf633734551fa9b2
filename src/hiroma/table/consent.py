"""The table of consent: for every act that touches other people, who must agree and how long they have to answer.

Nothing here depends on who is connected. An act is judged by the log alone, so that `verify` can judge it again.
`docs/fair-play.md` and its Japanese page are made from this file (`tools/fair_play.py`).
"""

from typing import NamedTuple

from hiroma.table.clock import DAY

TERMS = 4
"""The terms under which tables are opened now."""

ALL_ASKED = 2
"""Since these terms everybody concerned is asked. Tables of terms 1 asked only who was connected."""

NO_GAIN = 3
"""Since these terms nobody gains time, a move or a rating by leaving, coming back, undoing, or staying away."""

WHILE_TRUE = 4
"""Since these terms a question stands only while its reason is true, nobody takes over a clock without time, and an
outage over the end of a vacation costs no time.
"""

STAND_IN = "casual"
"""The level of every bot that stands in for somebody."""

Act = str
ACTS: tuple[Act, ...] = (
    "undo",
    "undo-revealed",
    "abort",
    "claim",
    "stand-in",
    "remove",
    "substitute",
    "take-bot",
    "take-offered",
    "pause",
    "settings",
)
"""Every act at a table that changes what belongs to other people."""

PACES = ("live", "days", "none")
"""The paces of a game: a bank of minutes, days a turn, or no clock."""

KINDS = ("rated", "unrated", "practice", "solo")
"""The kinds of game. At stake: a rating; the evening of several people; only the player's own (practice, solo)."""

NOBODY, PLAYING, SEATED, READY, NEVER = "nobody", "playing", "seated", "ready", "never"
"""The people who must agree, besides the player who asks.

`nobody`: done at once. `playing`: everybody who plays. `seated`: everybody who owns a seat, also while a bot keeps it;
players who have conceded are not asked. `ready`: everybody who has sat down must say ready again. `never`: refused.
"""


class Rule(NamedTuple):
    """A rule of consent: the people who must agree, and the condition that must hold first.

    `asked` is one of the five words above. `clock`: only when the clock of the person concerned has run out. `idle`:
    seconds for which the table must have waited for that person's decision; None where it does not matter. `welcome`:
    only where the host has opened the table to people.
    """

    asked: str
    clock: bool = False
    idle: float | None = None
    welcome: bool = False


ANSWER = {"live": 60.0, "days": None, "none": DAY}
"""Seconds that the people who are asked have to answer, by pace; None: as long as a turn may take. Silence is a no."""

AGAIN = 120.0
"""Seconds for which a person may not ask for the same act again after it was refused."""

IDLE = {"rated": DAY, "unrated": 600.0}
"""Seconds after which a table without a clock may give a seat to a stand-in; and any table between two games."""

CLAIM = DAY
"""Seconds for which a table without a clock waits for everybody else before a player ends the game alone."""

NEWCOMER = 60.0
"""Seconds instead of those, for a player who took a bot's seat in this game: no bot would have been slower."""

_FREE = Rule(NOBODY)
_ALL = Rule(SEATED)
_THOSE = Rule(PLAYING)
_NO = Rule(NEVER)
_FLAG = Rule(NOBODY, clock=True)
_WELCOME = Rule(NOBODY, welcome=True)


def _same(rule: Rule) -> dict[str, Rule]:
    return dict.fromkeys(PACES, rule)


def _stand_in(kind: str) -> dict[str, Rule]:
    return {"live": _FLAG, "days": _FLAG, "none": Rule(PLAYING, idle=IDLE[kind])}


RULES: dict[Act, dict[str, dict[str, Rule]]] = {
    "undo": dict.fromkeys(KINDS, _same(_FREE)),
    "undo-revealed": {"rated": _same(_ALL), "unrated": _same(_ALL), "practice": _same(_FREE), "solo": _same(_NO)},
    "abort": {"rated": _same(_ALL), "unrated": _same(_THOSE), "practice": _same(_FREE), "solo": _same(_FREE)},
    "stand-in": {
        "rated": _stand_in("rated"),
        "unrated": _stand_in("unrated"),
        "practice": _same(_NO),
        "solo": _same(_NO),
    },
    "claim": {
        "rated": _same(_NO),
        "unrated": {"live": _NO, "days": _NO, "none": Rule(NOBODY, idle=CLAIM)},
        "practice": _same(_NO),
        "solo": _same(_NO),
    },
    "remove": dict.fromkeys(KINDS, _same(_NO)),
    "substitute": {"rated": _same(_ALL), "unrated": _same(_THOSE), "practice": _same(_NO), "solo": _same(_NO)},
    "take-bot": {"rated": _same(_NO), "unrated": _same(_WELCOME), "practice": _same(_NO), "solo": _same(_NO)},
    "take-offered": {"rated": _same(_NO), "unrated": _same(_WELCOME), "practice": _same(_NO), "solo": _same(_NO)},
    "pause": {"rated": _same(_THOSE), "unrated": _same(_THOSE), "practice": _same(_FREE), "solo": _same(_FREE)},
    "settings": {
        "rated": _same(Rule(READY)),
        "unrated": _same(Rule(READY)),
        "practice": _same(_FREE),
        "solo": _same(_FREE),
    },
}
"""Act → kind → pace → rule."""
