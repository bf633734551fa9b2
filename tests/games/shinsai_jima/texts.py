"""Examples of everything that is said in Shinsai-jima: what random games tell, and what hardly any game does."""

import re
from pathlib import Path
from typing import Any

from hiroma.games import shinsai_jima
from hiroma.games.shinsai_jima import events
from tests.games.proving import Texts
from tests.games.shinsai_jima.stories import told

RARE: dict[str, list[Any]] = {
    "boosted": [events.Boosted("A", "N2", 4)],
    "cushioned": [events.Cushioned("A1", "N3")],
    "floated": [events.Floated("A", "d4")],
    "rockfell": [events.Rockfell(0, "A1", "c3", "d4")],
    "escaped": [events.Escaped("B2")],
    "wiped": [events.Wiped(0, "d4")],
    "judged": [events.Judged((0, 2), ("A", "B"), True)],
}

CODE = r'"([a-z]+(?:-[a-z]+)+|sea|occupied|overboard|resists)"'


def codes() -> set[str]:
    """Every code that the rules refuse with."""
    home = Path(shinsai_jima.__file__).parent
    return {
        code
        for path in [home / "legality.py", *(home / "acts").glob("refuse*.py"), home / "parts" / "reasons.py"]
        for code in re.findall(CODE, path.read_text("utf-8"))
    }


def spoken() -> list[Any]:
    """Events of each kind."""
    return [event for tag in {**told(), **RARE} for event in (*told().get(tag, []), *RARE.get(tag, []))]


TEXTS = Texts(
    events=spoken,
    nameless={"wiped"},
    filled={"cells": ("d4", "d5"), "height": 2, "nearest": "d4", "phase": "cube", "piece": "A1", "power": 3},
    codes=codes(),
    rare=("SJ-V5", "SJ-V6", "SJ-O6"),
    own={"of-side"},  # German has cases
)
