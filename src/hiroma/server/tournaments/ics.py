"""Calendar files (RFC 5545): a tournament as an event that calls a quarter of an hour before."""

import datetime as dt
from collections.abc import Sequence
from typing import Final

from hiroma.store.tournaments import TournamentRow

HOUR: Final = 3600.0
LINE: Final = 74
"""Most octets of a line, without the break; a further line begins with a blank."""


def calendar(rows: Sequence[TournamentRow], origin: str, games: Sequence[str]) -> str:
    """Return a calendar of tournaments. `origin` is the hall's address, `games` the name of each one's game."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Hiroma//Tournaments//EN"]
    for row, game in zip(rows, games, strict=True):
        lines += [
            "BEGIN:VEVENT",
            f"UID:tournament-{row.id}@hiroma",
            f"DTSTAMP:{_time(row.made)}",
            f"DTSTART:{_time(row.starts)}",
            f"DTEND:{_time(row.ends or row.starts + _length(row))}",
            f"SUMMARY:{_text(f'{row.name} ({game})')}",
            f"DESCRIPTION:{_text(row.text)}",
            f"URL:{origin}/tournaments/{row.id}",
            f"STATUS:{'CANCELLED' if row.status == 'called-off' else 'CONFIRMED'}",
            "BEGIN:VALARM",
            "ACTION:DISPLAY",
            f"DESCRIPTION:{_text(row.name)}",
            "TRIGGER:-PT15M",
            "END:VALARM",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(f"{_folded(line)}\r\n" for line in lines)


def _length(row: TournamentRow) -> float:
    # About as long as all clocks of a game of two, for each round.
    return min(12 * HOUR, max(row.rounds, 4) * (2 * row.minutes * 60 + row.grace))


def _time(moment: float) -> str:
    return dt.datetime.fromtimestamp(moment, dt.UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(text: str) -> str:
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\r", "").replace("\n", "\\n")


def _folded(line: str) -> str:
    # A line is broken between characters, never within one.
    parts, part = [], ""
    for character in line:
        if len((part + character).encode()) > LINE:
            parts.append(part)
            part = " "
        part += character
    return "\r\n".join([*parts, part])
