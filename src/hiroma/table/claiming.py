"""Ending a game without a clock that nobody else comes back to.

It counts for nobody: no rating, no record, no win in a match. So nobody who is away loses anything by it.
"""

import math

from hiroma.table import events, voting
from hiroma.table.consent import NEVER
from hiroma.table.messages import Who
from hiroma.table.refusal import Refused
from hiroma.table.seating import must_play, must_sit
from hiroma.table.series import end
from hiroma.table.state import TableState, Transaction


def may_claim(table: TableState, who: Who, command: object) -> None:
    """Let a player end a game without a clock while the table waits for everybody else who plays, and not for them.

    `Refused`: 'nothing-to-claim', 'bot-plays-already', 'others-play'.
    """
    must_play(table)
    chair = must_sit(table, who)
    voting.no_vote(table)
    if voting.rule_for(table, "claim").asked == NEVER:
        raise Refused("nothing-to-claim")
    if table.chairs[chair].bot is not None:
        raise Refused("bot-plays-already")
    others = {i for i in table.humans() if i != chair}
    if chair in table.waits or not others or not others <= table.waits.keys():
        raise Refused("others-play")


def claim(table: TableState, transaction: Transaction) -> None:
    """End the game; `Refused` ('wait-to-claim') before the table has waited long enough for everybody else."""
    play, chair = must_play(table), must_sit(table, transaction.who)
    idle = voting.rule_for(table, "claim").idle or 0.0
    latest = max(table.waits, key=lambda index: table.waits[index])
    wait = table.waits[latest] + idle - transaction.at
    if wait > 0:
        raise Refused("wait-to-claim", chair=latest, minutes=math.ceil(wait / 60))
    transaction.hear(events.EndedAlone(chair=chair))
    play.ended = "aborted"
    end(table, transaction)
