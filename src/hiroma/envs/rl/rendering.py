"""Pictures of a game: text, pixels, and the same pixels in a browser."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hiroma.envs.forms import Form
from hiroma.envs.rl.window import Window
from hiroma.kernel import State, Viewer
from hiroma.kernel.encoding import Chart

ANSI: Final = "ansi"
PIXELS: Final = "rgb_array"
HUMAN: Final = "human"
MODES: Final = [HUMAN, PIXELS, ANSI]

SIDE: Final = 48
"""Pixels of a square."""

COLOURS: Final = ((255, 255, 255), (236, 228, 208), (150, 190, 214), (206, 196, 170), (190, 214, 160), (226, 178, 164),
                  (160, 156, 150), (250, 224, 130))  # fmt: skip
"""The colour of each ground."""

SEATS: Final = ((188, 44, 48), (36, 88, 164), (34, 120, 72), (196, 140, 20), (112, 60, 140), (20, 130, 140),
                (200, 90, 150), (90, 70, 50), (70, 70, 70), (140, 160, 40), (230, 110, 50), (60, 60, 160))  # fmt: skip
"""The colour of the pieces of each seat."""

LETTERS: Final = "ABCDEFGHIJKL"
"""The letter of each seat."""


def text(chart: Chart) -> str:
    """Return a chart as lines of text; a letter is a piece of that seat (A is seat 0)."""
    written = [[square.word + "".join(LETTERS[seat] for seat in square.seats) for square in row] for row in chart.rows]
    wide = max([len(word) for row in written for word in row], default=1) or 1
    rows = []
    for squares, words in zip(chart.rows, written, strict=True):
        cells = [(word or "." * bool(square.ground)).center(wide) for square, word in zip(squares, words, strict=True)]
        rows.append(" ".join(cells).rstrip())
    return "\n".join([*rows, *chart.lines]) + "\n"


def pixels(chart: Chart) -> NDArray[np.uint8]:
    """Return a chart as an image, height × width × 3."""
    from PIL import Image, ImageDraw, ImageFont

    wide = max(len(row) for row in chart.rows)
    image = Image.new("RGB", (SIDE * wide, SIDE * len(chart.rows) + 16 * len(chart.lines)), COLOURS[0])
    brush = ImageDraw.Draw(image)
    brush.font = ImageFont.load_default_imagefont()
    for down, row in enumerate(chart.rows):
        for across, square in enumerate(row):
            if square.ground:
                left, top = SIDE * across, SIDE * down
                brush.rectangle((left, top, left + SIDE - 2, top + SIDE - 2), COLOURS[square.ground])
                brush.text((left + 3, top + 2), square.word, (40, 40, 40))
                for place, seat in enumerate(square.seats[:6]):
                    x, y = left + 4 + 14 * (place % 3), top + 16 + 15 * (place // 3)
                    brush.ellipse((x, y, x + 12, y + 12), SEATS[seat])
                    brush.text((x + 4, y + 1), LETTERS[seat], (255, 255, 255))
    for number, line in enumerate(chart.lines):
        brush.text((3, SIDE * len(chart.rows) + 16 * number), line, (40, 40, 40))
    return np.asarray(image)


class Renderer:
    """Renderer of an environment, by its mode; None for an environment that was made without one."""

    def __init__(self, form: Form, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")
        self.form = form
        self.mode = mode
        self._window = Window()

    def render(self, state: State, viewer: Viewer) -> Any:
        """Return text or an image of a view; None when the picture is in a browser, or there is no mode."""
        if self.mode is None:
            return None
        chart = self.form.encoding.chart(state.view(viewer))
        if self.mode == ANSI:
            return text(chart)
        if self.mode == PIXELS:
            return pixels(chart)
        self._window.show(pixels(chart))
        return None

    def follow(self, state: State, viewer: Viewer) -> None:
        """Show a view where the picture is in a browser: after each move, unasked."""
        if self.mode == HUMAN:
            self.render(state, viewer)

    def close(self) -> None:
        """Close the page in the browser."""
        self._window.close()
