"""The built client: one page for every address of the app, its assets, and the headers that protect it."""

from importlib.resources import files
from pathlib import Path

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
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
}


def page(path: str) -> tuple[int, str, bytes, str]:
    """Status, media type, body and Cache-Control of an address of the site that is not the API's.

    Files with a hash in their name may be kept for ever; everything without a file is the app itself.
    """
    if not (CLIENT / "index.html").is_file():
        return 503, "text/plain; charset=utf-8", NOT_BUILT, "no-store"
    file = (CLIENT / path.lstrip("/")).resolve()
    if file.is_file() and file.is_relative_to(CLIENT.resolve()):
        forever = file.parent.name == "assets"
        cache = "public, max-age=31536000, immutable" if forever else "no-cache"
        return 200, TYPES.get(file.suffix, "application/octet-stream"), file.read_bytes(), cache
    if "." in path.rpartition("/")[2]:
        return 404, "text/plain; charset=utf-8", b"Not found", "no-store"
    return 200, TYPES[".html"], (CLIENT / "index.html").read_bytes(), "no-cache"
