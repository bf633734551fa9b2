"""Draws the pictures of link previews, web/public/cards: one for each game of the house, one for all other pages.

They are drawn from the emblems in web/public/games by the Chromium of the browser tests, and committed.
"""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from hiroma.games import HOUSE
from hiroma.server.web.head import HEIGHT, WIDTH
from hiroma.transcript import Texts
from tools.chromium import HOW, SHELL

PUBLIC = Path(__file__).parents[1] / "web" / "public"
MOST_BYTES = 60_000

STEPS = 20
"""Steps of each colour in the drawings: gradients in all colours would make the files three times as large."""

FEWER = (
    '<svg width="0" height="0" style="position:absolute"><filter id="fewer" color-interpolation-filters="sRGB">'
    "<feComponentTransfer>{}</feComponentTransfer></filter></svg>"
).format(
    "".join(
        f'<feFunc{channel} type="discrete" tableValues="{" ".join(f"{n / (STEPS - 1):.4f}" for n in range(STEPS))}"/>'
        for channel in "RGB"
    )
)

STYLE = """
body { margin: 0; width: 100vw; height: 100vh; display: flex; background: #f6f0e3; color: #2a2019; }
.art { filter: url(#fewer); width: 700px; height: 100%; border-right: 10px solid #9e2a20; }
.art svg { display: block; width: 100%; height: 100%; }
.all { display: grid; grid-template: repeat(3, 1fr) / repeat(2, 1fr); gap: 0; background: #4a2e1f; }
.all svg { width: 350px; height: 210px; }
.words { flex: 1; display: flex; flex-direction: column; justify-content: center; padding: 0 36px; }
h1 { margin: 0; font: 700 64px/1.12 'Noto Serif CJK JP', Georgia, serif; }
p { margin: 22px 0 0; font: 34px/1.35 'Noto Serif CJK JP', Georgia, serif; color: #66574a; }
.hall { margin-top: 60px; font: 700 30px 'Noto Sans CJK JP', sans-serif; color: #9e2a20; }
"""


def emblem(game: str) -> str:
    """Return the SVG of a game, cut to fill its place."""
    svg = (PUBLIC / "games" / f"{game}.svg").read_text("utf-8")
    # Gradients of several drawings on one page need names of their own.
    svg = svg.replace('id="', f'id="{game}-').replace("url(#", f"url(#{game}-").replace('href="#', f'href="#{game}-')
    return svg.replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ', 1)


def page_of(game: str | None) -> str:
    """Return the HTML page to draw the picture of a game from; of the hall itself for None."""
    if game is None:
        tiles = "".join(emblem(one) for one in HOUSE) + (PUBLIC / "icon.svg").read_text("utf-8")
        art, title, other = f'<div class="art all">{tiles}</div>', "Hiroma", "広間"
    else:
        names = [Texts(game, language).find(f"{game}-name") or game for language in ("en", "ja")]
        art, (title, other) = f'<div class="art">{emblem(game)}</div>', names
    hall = "" if game is None else '<p class="hall">Hiroma 広間</p>'
    words = f'<div class="words"><h1>{title}</h1><p>{other}</p>{hall}</div>'
    return f'<!doctype html><meta charset="utf-8"><style>{STYLE}</style>{FEWER}{art}{words}'


def draw(page: Page, game: str | None) -> bytes:
    """Return the picture as PNG."""
    page.set_content(page_of(game))
    return page.screenshot()


def main() -> None:
    """Draw all pictures. Exit with a reason without Chromium, or when a picture is too large."""
    shell = shutil.which(SHELL)
    if shell is None:
        sys.exit(HOW)
    (PUBLIC / "cards").mkdir(exist_ok=True)
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=shell)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for game in (*HOUSE, None):
            picture = draw(page, game)
            if len(picture) > MOST_BYTES:
                sys.exit(f"{game or 'hall'}: {len(picture)} bytes, {MOST_BYTES} at most")
            (PUBLIC / "cards" / f"{game or 'hall'}.png").write_bytes(picture)
        browser.close()


if __name__ == "__main__":
    main()
