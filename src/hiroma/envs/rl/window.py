"""A page on this machine that shows the latest picture: what `render_mode="human"` opens in the browser."""

import io
import webbrowser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, Final

from numpy.typing import NDArray

PAGE: Final = b"""<!doctype html><meta charset="utf-8"><title>Hiroma</title>
<body style="margin:1em;font-family:sans-serif"><img id="board" alt="" src="/board.png">
<script>
const board = document.getElementById("board");
board.onload = board.onerror = () => setTimeout(() => { board.src = "/board.png?" + Date.now(); }, 400);
</script>"""

ENDS: Final = 0.02
"""Seconds after which the server sees that it is to end."""


class Window:
    """A local web server for one picture. It opens a browser with the first one, and ends with `close`."""

    def __init__(self) -> None:
        self.picture = b""
        self.server: ThreadingHTTPServer | None = None

    @property
    def address(self) -> str:
        """Return the address of the page, '' while it is closed."""
        return "" if self.server is None else f"http://127.0.0.1:{self.server.server_port}/"

    def show(self, image: NDArray[Any]) -> None:
        """Show an image, height × width × 3."""
        from PIL import Image

        written = io.BytesIO()
        Image.fromarray(image).save(written, "PNG")
        self.picture = written.getvalue()
        if self.server is None:
            self.server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(self))
            Thread(target=self.server.serve_forever, args=(ENDS,), daemon=True).start()
            webbrowser.open(self.address)

    def close(self) -> None:
        """End the server; the page keeps its last picture."""
        if self.server is not None:
            self.server.shutdown()
            self.server.server_close()
            self.server = None


def _handler(window: Window) -> type[BaseHTTPRequestHandler]:
    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            picture = self.path.startswith("/board.png")
            body = window.picture if picture else PAGE
            self.send_response(200)
            self.send_header("Content-Type", "image/png" if picture else "text/html")
            self.send_header("Cache-Control", "no-store")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 (the library's name)
            """Say nothing of requests."""

    return Answer
