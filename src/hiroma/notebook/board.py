"""The widget: a board of the client in a frame, with a line to Python."""

from functools import cache
from pathlib import Path
from typing import Any

import anywidget
import traitlets

import hiroma

CLIENT = Path(hiroma.__file__).parent / "client" / "notebook"


class Board(anywidget.AnyWidget):
    """A board in a cell."""

    _esm = Path(__file__).with_name("widget.js")

    page = traitlets.Unicode().tag(sync=True)
    scene = traitlets.Dict().tag(sync=True)
    height = traitlets.Int(640).tag(sync=True)

    def __init__(self, scene: dict[str, Any], height: int) -> None:
        super().__init__(page=page(), scene=scene, height=height)


@cache
def page() -> str:
    """Return the page of the frame, as one text; `FileNotFoundError` where the client is not built."""
    if not CLIENT.is_dir():
        raise FileNotFoundError(f"{CLIENT} is not built: make client")
    script = (CLIENT / "board.js").read_text("utf-8").replace("</script", r"<\/script")
    style = (CLIENT / "board.css").read_text("utf-8")
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">'
        f'<style>{style}</style></head><body><div id="app"></div><script type="module">{script}</script></body></html>'
    )
