"""The head of the client's page: language, title and Open Graph tags. Messengers read them for a link's preview."""

import re
from collections.abc import Mapping
from html import escape
from typing import NamedTuple
from urllib.parse import quote

from hiroma.kernel.texts import LANGUAGES

LOCALES: Mapping[str, str] = {"en": "en_GB", "ja": "ja_JP", "de": "de_DE"}
"""The languages of the hall as Open Graph writes them."""

WIDTH, HEIGHT = 1200, 630
"""Pixels of a preview's picture, the size that all messengers know."""

LONGEST = 500
"""Characters of an `Accept-Language` header that are read."""

ROOT = re.compile(rb'<html lang="[a-z]+">')
TITLE = re.compile(rb"<title>[^<]*</title>")
DESCRIPTION = re.compile(rb'<meta\s+name="description"\s+content="[^"]*"\s*/?>')


class Head(NamedTuple):
    """The words of a preview. `picture` and `path` are addresses within the hall, such as '/cards/niagara.png'."""

    language: str
    hall: str
    title: str
    text: str
    picture: str
    path: str


def language_of(accepted: str) -> str:
    """Return the language of the hall that an `Accept-Language` header prefers; English where it names none."""
    wanted: list[tuple[float, str]] = []
    for part in accepted[:LONGEST].split(","):
        tag, _, quality = part.partition(";")
        language = tag.strip().lower().partition("-")[0]
        if language in LANGUAGES:
            wanted.append((_quality(quality), language))
    best = max((quality for quality, _ in wanted), default=0.0)
    return next((language for quality, language in wanted if quality == best > 0), LANGUAGES[0])


def _quality(text: str) -> float:
    found = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", text)
    return 1.0 if not text.strip() else float(found[1]) if found else 0.0


def put(page: bytes, head: Head, site: str) -> bytes:
    """Return the client's page with this head. `site` is the address of the hall: 'https://games.example'."""
    title, text = _quoted(head.title), _quoted(head.text)
    page = ROOT.sub(b'<html lang="%s">' % head.language.encode(), page, count=1)
    page = TITLE.sub(lambda _: b"<title>%s</title>" % title, page, count=1)
    page = DESCRIPTION.sub(lambda _: b'<meta name="description" content="%s">' % text, page, count=1)
    start, end, rest = page.partition(b"</head>")
    return start + b"\n".join(_tags(head, site)) + b"\n  " + end + rest


def _tags(head: Head, site: str) -> list[bytes]:
    found = {
        "og:type": "website",
        "og:site_name": head.hall,
        "og:locale": LOCALES[head.language],
        "og:title": head.title,
        "og:description": head.text,
        "og:url": site + quote(head.path),
        "og:image": site + head.picture,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }
    tags = [b'    <meta property="%s" content="%s">' % (key.encode(), _quoted(said)) for key, said in found.items()]
    return [b"", *tags, b'    <meta name="twitter:card" content="summary_large_image">']


def _quoted(text: str) -> bytes:
    # A lone surrogate has no UTF-8.
    return escape(text, quote=True).encode("utf-8", "replace")
