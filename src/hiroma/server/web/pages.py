"""The built client: one page for every address of the app, its assets, and the headers that protect it."""

import gzip
import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote_to_bytes

from hiroma.server.web import packaged

CLIENT = Path(str(files("hiroma"))) / "client"
"""Where the built client is; absent in a checkout that has not been built."""

NOT_BUILT = b"The client is not built. Run `make play`, or `npm run build` in web/."

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)
"""Scripts only from our own files. Styles may be set on elements: boards place pieces with them."""

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}

TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".txt": "text/plain",
    ".md": "text/markdown",
}


class Page(NamedTuple):
    """An answer of the site: `packed` is the body gzipped, None where that saves nothing. `app`: the client's page."""

    status: int
    kind: str
    body: bytes
    packed: bytes | None
    cache: str
    app: bool = False


BROKEN = re.compile(rb"%(?![0-9a-fA-F]{2})")


def is_text(raw: bytes) -> bool:
    """Whether an address, as it was sent, is percent-encoded UTF-8."""
    try:
        unquote_to_bytes(raw).decode()
    except UnicodeDecodeError:
        return False
    return BROKEN.search(raw) is None


def page(path: str | None) -> Page:
    """The answer to an address of the site that is not the API's; None: to one that cannot be read.

    Files with a hash in their name may be kept for ever; everything without a file is the app itself.
    """
    index = CLIENT / "index.html"
    if not index.is_file():
        return Page(503, "text/plain", NOT_BUILT, None, "no-store")
    if path is None:
        return _read(index, index.stat().st_mtime_ns, "no-cache")._replace(status=404)
    brought = packaged.file(path)
    if brought is not None:
        return _page(brought.body, brought.suffix, "no-cache")
    file = (CLIENT / path.lstrip("/")).resolve()
    if not (file.is_file() and file.is_relative_to(CLIENT.resolve())):
        if "." in path.rpartition("/")[2]:
            return Page(404, "text/plain", b"Not found", None, "no-store")
        file = index
    forever = file.parent.name == "assets"
    found = _read(file, file.stat().st_mtime_ns, "public, max-age=31536000, immutable" if forever else "no-cache")
    return found._replace(app=file == index)


@lru_cache(512)
def _read(file: Path, changed: int, cache: str) -> Page:
    # `changed` is part of the key, so that a client built anew is read anew.
    zipped = file.with_name(f"{file.name}.gz")
    return _page(file.read_bytes(), file.suffix, cache, zipped.read_bytes() if zipped.is_file() else None)


def _page(body: bytes, suffix: str, cache: str, packed: bytes | None = None) -> Page:
    # The build of the client packs its assets. Only other files are packed here: small ones, and those of packages.
    packed = packed or gzip.compress(body, 9)
    kind = TYPES.get(suffix, "application/octet-stream")
    return Page(200, kind, body, packed if len(packed) < len(body) * 0.9 else None, cache)
