"""Turn a request away. A browser gets a page, which says why it may not see the hall now, and when it may."""

from collections.abc import Iterable, Mapping
from html import escape

from hiroma.server.core.asgi import Scope, Send
from hiroma.server.web import headers
from hiroma.server.web.head import language_of
from hiroma.server.web.words import said
from hiroma.server.wire.errors import send_refusal
from hiroma.table.refusal import Refusal

PASSING = ("closing", "flood", "store-away", "too-many-guests")
"""Codes of refusals that go by: the same address is worth another try."""

PAGE = """<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">{again}
    <title>{title}</title>
    <style>
      body {{
        min-height: 100vh; min-height: 100dvh; margin: 0; padding: 1.5rem; box-sizing: border-box;
        display: grid; place-content: center; gap: 1rem; text-align: center;
        font: 1.125rem/1.6 system-ui, sans-serif; color: #2b1d14; background: #f6efe4;
      }}
      h1, p {{ margin: 0; max-width: 32rem; text-wrap: balance; }}
      h1 {{ font-size: 1.6rem; }}
      a {{
        justify-self: center; padding: .6rem 1.4rem; border-radius: .5rem; text-decoration: none;
        color: #fff8ee; background: #4a2e1f;
      }}
      a:focus-visible {{ outline: 3px solid #c47f2c; outline-offset: 3px; }}
      @media (prefers-color-scheme: dark) {{
        body {{ color: #f1e7d8; background: #1d1510; }}
        a {{ color: #1d1510; background: #e3b673; }}
      }}
    </style>
  </head>
  <body>
    <h1>{title}</h1>
{text}
    <a href="{here}">{button}</a>
  </body>
</html>
"""


async def turn_away(scope: Scope, send: Send, refusal: Refusal) -> None:
    """Answer with a refusal: as a page for a browser that opens one, else as the API does."""
    if wants_page(scope):
        await send_refusal(send, refusal, headers.TURNED_AWAY, page(refusal, scope), b"text/html; charset=utf-8")
    else:
        await send_refusal(send, refusal, headers.API)


def wants_page(scope: Scope) -> bool:
    """Return whether a browser asks for a page, and nobody for an answer of the API."""
    if scope["method"] != "GET" or scope["path"].startswith("/api/"):
        return False
    sent = _of(scope["headers"])
    mode = sent.get(b"sec-fetch-mode")
    return mode == b"navigate" if mode else b"text/html" in sent.get(b"accept", b"")


def page(refusal: Refusal, scope: Scope) -> bytes:
    """Return the page for a refusal, in the reader's language. Where `seconds` are known, it loads itself again."""
    language = language_of(_of(scope["headers"]).get(b"accept-language", b"").decode("latin-1"))
    passing = refusal.code in PASSING
    paragraphs = [said(language, f"away-{refusal.code}" if passing else "away-other")]
    seconds = refusal.what.get("seconds")
    again = ""
    if isinstance(seconds, int):
        paragraphs.append(said(language, "away-again", seconds=seconds))
        again = f'\n    <meta http-equiv="refresh" content="{seconds}">'
    return PAGE.format(
        language=language,
        again=again,
        title=escape(said(language, "away-title" if passing else "away-other-title")),
        text="\n".join(f"    <p>{escape(paragraph)}</p>" for paragraph in paragraphs),
        here="" if passing else "/",
        button=escape(said(language, "away-now" if passing else "away-home")),
    ).encode()


def _of(headers: Iterable[tuple[bytes, bytes]]) -> Mapping[bytes, bytes]:
    return dict(headers)
