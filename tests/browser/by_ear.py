"""Decisions of a blind player at each of the five games: they hear the announcements and press keys."""

import re
from typing import Final

from tests.browser.ear import Ear, Play

YOUR_TURN: Final = r"^Your turn$"
NEWS_MS: Final = 320
"""Milliseconds in which the page shows new dice and new questions and accepts no decision."""


# --- Can't Stop


def roll(ear: Ear) -> None:
    """Choose the first pairing that moves something. GO while that is safe, else STOP; DROP when nothing moves."""
    if ear.decisions > 1:
        # The page calls the turn at once and reads out the roll a moment later. A player who has just come hears none.
        ear.wait_for("Aki rolls")
    if ear.heard(r"Aki rolls [^.]*nothing can move"):
        ear.page.wait_for_timeout(NEWS_MS)
        ear.deed("d")
        return
    said = next(said for said in map(ear.deed, "123456") if "nothing can advance" not in said)
    ear.page.wait_for_timeout(NEWS_MS)
    risk = re.search(r"(\d+)% chance", said)
    safe = risk is not None and int(risk[1]) <= 12
    answer = ear.deed("g" if safe or "STOP not allowed" in said else "s")
    if "Back" in answer:
        ear.find("GO|STOP|DROP")
        ear.deed("Enter")


CANT_STOP: Final[dict[str, Play]] = {f"{YOUR_TURN}|Aki rolls": roll}


# --- Fearsome Floors


def run(ear: Ear) -> None:
    """Move the first piece that can move north and west, towards the exit, and out if its points allow it."""
    # Start after the piece that moved last: it cannot move again in this round.
    order = ("1234" * 2)[ear.last :][:4]
    answers = ((digit, take(ear, digit)) for digit in order)
    digit, taken = next((digit, said) for digit, said in answers if "You have taken" in said)
    ear.last = int(digit) % 4
    left = points(taken)
    # Two pieces walk and the others wait outside, so the game is short.
    ways = ["w", "a"] if digit in "12" else []
    while left > 0 and ways:
        said = ear.deed(ways[0])
        if said.startswith("a1,"):
            leave(ear)
            return
        if re.search(r"points? left", said):
            left = points(said)
            ways.reverse()
        else:
            ways.pop(0)
    said = ear.deed("o")
    while "Go on" in said:
        ear.deed("Escape")
        said = ear.deed("o")
    if "Press O once more" in said:
        ear.deed("o")


def take(ear: Ear, digit: str) -> str:
    """Press the key of a piece; return the announcement about it."""
    ear.deed(digit)
    # The focused element may be read first: the door says whether the piece can reach it.
    return ear.wait_for("You have taken", "dead or has escaped", "cannot move")


def points(said: str) -> int:
    """Return the number of points that are left."""
    number = re.search(r"(\d+|[Oo]ne) points?\b", said)
    assert number is not None, said
    return 1 if number[1].lower() == "one" else int(number[1])


def leave(ear: Ear) -> None:
    """Go from the corner through the door beside it, and confirm."""
    if points(ear.fresh[-1]) > 0:
        ear.find(r"^[a-p]\d+\b.*button", "Shift+Tab")
        while not re.match(r"a1\b", spoken := ear.reader.focus()):
            ear.reader.press("ArrowLeft" if not spoken.startswith("a") else "ArrowUp")
        assert "exit" in ear.reader.press("ArrowLeft").lower()
        ear.deed("Enter")
    ear.deed("o")


FEARSOME_FLOORS: Final[dict[str, Play]] = {f"{YOUR_TURN}|Aki is to move a piece": run}


# --- Hidden Rooms


def place(ear: Ear) -> None:
    """Choose the first tile."""
    ear.deed("1")
    ear.deed("Enter")


def explore(ear: Ear) -> None:
    """Explore with an unseen tile, up or left towards the exit, else away from it; if that fails, end the turn."""
    for way in ("ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown"):
        if re.search(r"To [a-f]\d: an unseen tile", ear.deed(f"Shift+{way}")):
            said = ear.deed("0")
            if "No, back" in said:
                ear.find("all the same")
                ear.deed("Enter")
            return
    said = ear.deed("Enter")
    if "No, back" in said:
        ear.find("Stay here")
        ear.deed("Enter")


def try_again(ear: Ear) -> None:
    """Begin the next attempt."""
    ear.deed("Enter")


HIDDEN_ROOMS: Final[dict[str, Play]] = {
    r"Which one will you stand on": place,
    r"(Out!|Oh no\.) .* On to attempt": try_again,
    r"Up to \d steps|One more step|Explore a dark|Nothing to explore": explore,
}


# --- Niagara


def card(ear: Ear) -> None:
    """Choose the first card that is left."""
    ear.find(r", radio")
    ear.deed("Space")
    ear.find(r"^OK, button")
    ear.deed("Enter")


def press(name: str) -> Play:
    """Return a play that goes to the next button of this name and presses it."""

    def play(ear: Ear) -> None:
        ear.find(rf"^(?:{name}).*button(?!.*pressed)(?!.*dimmed)")
        ear.deed("Enter")

    return play


def ransom(ear: Ear) -> None:
    """Pay the first gem in the list."""
    ear.find(r"^(violet|white|yellow|blue|pink) ×\d, button")
    ear.deed("Enter")
    ear.find(r"^Yes, button")
    ear.deed("Enter")


NIAGARA: Final[dict[str, Play]] = {
    r"choose your paddle card in secret": card,
    r"Pay a gem to get it back|pay a gem to get one back": ransom,
    r"where does the weather go": press("Better|Worse"),
    r"Which canoe\?": press("canoe"),
    r"where to": press("Ashore|Area"),
    r"load or unload\?": press("Load|Stop here|Unload"),
    r"A gem to steal": press("(violet|white|yellow|blue|pink),"),
    r"Your turn is complete": press("End the turn"),
}


# --- Shinsai-jima


def cell(deeds: str) -> Play:
    """Return a play that walks over the island until a cell offers one of these deeds, and presses it."""

    def play(ear: Ear) -> None:
        spoken = ear.find(r"^[a-g]\d, (sea|height)", "Shift+Tab")
        column, row = ord(spoken[0]) - ord("a"), int(spoken[1]) - 1
        for key in ["ArrowLeft"] * column + ["ArrowUp"] * row:
            spoken = ear.reader.press(key)
        for line in range(7):
            keys = ["", *["ArrowRight" if line % 2 == 0 else "ArrowLeft"] * 6, "ArrowDown"]
            for key in keys:
                if re.search(rf"\. (.*, )?({deeds})", spoken):
                    ear.deed("Enter")
                    return
                if key:
                    spoken = ear.reader.press(key)
        raise AssertionError(f"no cell says {deeds!r}; heard: {ear.transcript[-4:]}")

    return play


def advance(ear: Ear) -> None:
    """Take a step if a cell offers one, else turn."""
    try:
        cell("Step|Jump|Push|Body press|Leap|Sail|Swing")(ear)
    except AssertionError:
        press("North|East|South|West")(ear)


def send(ear: Ear) -> None:
    """Press the key of OK."""
    ear.deed("o")


def let_pass(ear: Ear) -> None:
    """Interrupt nobody."""
    ear.page.wait_for_timeout(NEWS_MS)
    press("Pass")(ear)


SHINSAI_JIMA: Final[dict[str, Play]] = {
    r"Ready: send your turn": send,
    r"Interrupt the turn|Interrupt\?|Eat a corpse before": let_pass,
    r"stuck and will starve": press("Let them starve"),
    r"^Facing where": press("North|East|South|West"),
    r"Which move\?": press("Step|Jump|Push|Body press|Leap|Sail"),
    r"Which way round\?": press("↻"),
    r"How far\?": press("A quarter|Half round|Three quarters|All round"),
    r"Against the wall\?": press("Just put it down"),
    r"Which piece\?": press("Move"),
    r"Choose the piece to move": cell("Move [A-E]"),
    r"go on to the cubes": press("On to the cubes"),
    r"a lit stack to advance": advance,
    r"Take a cube": cell("Take the top cube"),
    r"Now put it": cell("Put it here"),
}

GAMES: Final[dict[str, dict[str, Play]]] = {
    "cant-stop": CANT_STOP,
    "fearsome-floors": FEARSOME_FLOORS,
    "hidden-rooms": HIDDEN_ROOMS,
    "niagara": NIAGARA,
    "shinsai-jima": SHINSAI_JIMA,
}
