"""Blind player for whole games: keys go in, announcements come out, and nothing else decides."""

import re
import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from tests.browser.reader import Reader

PATIENCE_S: Final = 40
ANSWER_S: Final = 10
"""Seconds to wait for the answer to a deed."""

QUIET_S: Final = 0.12
"""Seconds of silence after which an announcement is complete."""

POLL_MS: Final = 20

OVER: Final = r"Game 1 is over|wins? game 1|The game is (won|lost)"

Play = Callable[["Ear"], None]
"""Plays one decision, from the latest announcement to the deed that decides it."""


class Ear:
    """Keeps a transcript of all announcements and answers the questions among them."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.page: Page = reader.page
        self.transcript: list[str] = []
        self.fresh: list[str] = []
        """Heard since the last deed."""
        self.decisions = 0
        self.last = 0
        """Digit of the piece moved last; 0 for the fourth and at first. A blind player keeps count, too."""

    def listen(self) -> list[str]:
        """Return the announcements since the last call."""
        said = self.reader.heard()
        self.transcript += said
        self.fresh += said
        return said

    def heard(self, *patterns: str) -> bool:
        """Return True if one of these patterns was heard since the last deed."""
        self.listen()
        return any(re.search(pattern, text) for pattern in patterns for text in self.fresh)

    def wait_for(self, *patterns: str) -> str:
        """Return the newest announcement since the last deed that matches a pattern; wait for one."""
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            self.listen()
            for text in reversed(self.fresh):
                if any(re.search(pattern, text) for pattern in patterns):
                    return text
            self.page.wait_for_timeout(POLL_MS)
        raise AssertionError(f"{patterns} is never heard; the last words were {self.transcript[-8:]}")

    def find(self, pattern: str, key: str = "Tab", most: int = 120) -> str:
        """Press the key until the focused element is read with these words; return them."""
        spoken = self.reader.focus()
        passed = [spoken]
        for _ in range(most):
            if re.search(pattern, spoken):
                return spoken
            spoken = self.reader.press(key)
            passed.append(spoken)
        raise AssertionError(f"{pattern!r} is not reached by {key}: {passed}; heard: {self.transcript[-4:]}")

    def deed(self, key: str) -> str:
        """Press a key that does something. Return the answer, or the text of the new focus; fail on silence."""
        self.listen()
        self.fresh.clear()
        before = self.reader.focus()
        self.page.keyboard.press(key)
        until = time.monotonic() + ANSWER_S
        while time.monotonic() < until:
            self.page.wait_for_timeout(POLL_MS)
            if self.listen():
                return self.rest()
            spoken = self.reader.focus()
            if spoken not in ("", before):
                self.fresh.append(spoken)
                return spoken
        raise AssertionError(f"{key!r} on {before!r} is not answered; before: {self.transcript[-4:]}")

    def rest(self) -> str:
        """Wait for silence; return all announcements since the last deed."""
        quiet = time.monotonic()
        while time.monotonic() - quiet < QUIET_S:
            self.page.wait_for_timeout(POLL_MS)
            if self.listen():
                quiet = time.monotonic()
        return " ".join(self.fresh)

    def over(self) -> bool:
        """Return True once the end of the game was announced."""
        self.listen()
        return any(re.search(OVER, text) for text in self.transcript)

    def play(self, asked: dict[str, Play]) -> None:
        """Play to the end. One of these patterns matches the announcement of each decision; its play decides."""
        while True:
            text = self.wait_for(OVER, *asked)
            if self.over():
                return
            self.decisions += 1
            next(play for pattern, play in asked.items() if re.search(pattern, text))(self)
