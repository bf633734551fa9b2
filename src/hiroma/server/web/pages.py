"""The built client: its files, one page for every address of the app, and the headers that protect them."""

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

INDEX = "index.html"
"""The page of the app, in that folder."""

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


def file(path: str) -> Page | None:
    """The file that an address of the site names, the client's own or one that a game brings; None: there is none.

    Files with a hash in their name may be kept for ever. The page of the app is a file, too, as it was built, without
    the words of an address: a browser keeps it to open the hall without a network.
    """
    brought = packaged.file(path)
    if brought is not None:
        return _packed(brought.body, brought.suffix)
    try:
        found = (CLIENT / path.lstrip("/")).resolve()
        changed = found.stat().st_mtime_ns
    except (OSError, ValueError):
        return None  # too long a name, or one that no file can have
    if not (found.is_file() and found.is_relative_to(CLIENT.resolve())):
        return None
    forever = found.parent.name == "assets"
    return _read(found, changed, "public, max-age=31536000, immutable" if forever else "no-cache")


def app(path: str | None) -> Page:
    """The page of the app at an address that is no file's and not the API's; None: an address that cannot be read."""
    index = CLIENT / INDEX
    if not index.is_file():
        return Page(503, "text/plain", NOT_BUILT, None, "no-store")
    shown = _read(index, index.stat().st_mtime_ns, "no-cache")
    if path is None:
        return shown._replace(status=404)
    if "." in path.rpartition("/")[2]:
        return Page(404, "text/plain", b"Not found", None, "no-store")
    return shown._replace(app=True)


@lru_cache(512)
def _read(file: Path, changed: int, cache: str) -> Page:
    # `changed` is part of the key, so that a client built anew is read anew.
    zipped = file.with_name(f"{file.name}.gz")
    return _page(file.read_bytes(), file.suffix, cache, zipped.read_bytes() if zipped.is_file() else None)


@lru_cache(64)
def _packed(body: bytes, suffix: str) -> Page:
    return _page(body, suffix, "no-cache")


def _page(body: bytes, suffix: str, cache: str, packed: bytes | None = None) -> Page:
    # The build of the client packs its assets. Only other files are packed here: small ones, and those of packages.
    packed = packed or gzip.compress(body, 9)
    kind = TYPES.get(suffix, "application/octet-stream")
    return Page(200, kind, body, packed if len(packed) < len(body) * 0.9 else None, cache)
