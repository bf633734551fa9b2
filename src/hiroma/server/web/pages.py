"""The built client: its files, and one page for every address of the app."""

import gzip
import re
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote_to_bytes

from hiroma.server.web import headers, packaged

CLIENT = Path(str(files("hiroma"))) / "client"
"""Where the built client is; absent in a checkout that has not been built."""

INDEX = "index.html"
"""The page of the app, in that folder."""

NOT_BUILT = b"The client is not built. Run `make play`, or `npm run build` in web/."

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
    """An answer of the site."""

    status: int
    kind: str
    """Its media type, such as 'text/html'."""
    body: bytes
    packed: bytes | None
    """The body in gzip; None where that saves less than a tenth."""
    cache: str
    """`Cache-Control`."""
    tag: str = ""
    """`ETag` of a file: weak, because the packed body has the same one."""
    vary: str = "Accept-Encoding"
    app: bool = False
    """The page of the app, at whatever address."""

    def answer(self, accepted: str) -> tuple[dict[str, str], bytes]:
        """Return the headers and the body for a reader with that `Accept-Encoding`."""
        sent = {**headers.CLIENT, "Cache-Control": self.cache, "Vary": self.vary}
        if self.packed is None or "gzip" not in accepted:
            return sent, self.body
        return sent | {"Content-Encoding": "gzip"}, self.packed


BROKEN = re.compile(rb"%(?![0-9a-fA-F]{2})")


def is_text(raw: bytes) -> bool:
    """Return True for an address, as it was sent, that is percent-encoded UTF-8."""
    try:
        unquote_to_bytes(raw).decode()
    except UnicodeDecodeError:
        return False
    return BROKEN.search(raw) is None


def names_file(path: str) -> bool:
    """Return whether an address may be a file's: its last word has an ending, and it is not the API's."""
    return "." in path.rpartition("/")[2] and not path.startswith("/api/")


def file(path: str) -> Page | None:
    """Return the file at an address: the client's own, or one that a game brings; None where there is none.

    Browsers may keep a file with a hash in its name for a year. `index.html` is served as it was built, without the
    title of an address: the service worker caches it and opens the hall without a network.
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
    """Return the page of the app for an address without a file, outside the API; None: an address that is no UTF-8."""
    index = CLIENT / INDEX
    if not index.is_file():
        return Page(503, "text/plain", NOT_BUILT, None, "no-store")
    shown = _read(index, index.stat().st_mtime_ns, "no-cache")
    if path is None:
        return shown._replace(status=404)
    if names_file(path):
        return Page(404, "text/plain", b"Not found", None, "no-store")
    return shown._replace(app=True)


@lru_cache(512)
def _read(file: Path, changed: int, cache: str) -> Page:
    # `changed` is part of the key, so that a client built again is read again.
    zipped = file.with_name(f"{file.name}.gz")
    return _page(file.read_bytes(), file.suffix, cache, zipped.read_bytes() if zipped.is_file() else None)


@lru_cache(64)
def _packed(body: bytes, suffix: str) -> Page:
    return _page(body, suffix, "no-cache")


def _page(body: bytes, suffix: str, cache: str, packed: bytes | None = None) -> Page:
    # The build of the client packs its assets. Only other files are packed here: small ones, and those of packages.
    packed = packed or gzip.compress(body, 9)
    kind = TYPES.get(suffix, "application/octet-stream")
    tag = f'W/"{sha256(body).hexdigest()[:16]}"'
    return Page(200, kind, body, packed if len(packed) < len(body) * 0.9 else None, cache, tag)
