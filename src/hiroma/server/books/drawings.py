"""Drawings in books: shapes and nothing that acts, loads or links. nh3 judges; what it would take away is refused."""

from html.parser import HTMLParser

import nh3

SHAPES = {
    *("svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"),
    *("defs", "linearGradient", "radialGradient", "stop", "clipPath", "title", "desc"),
}
"""The elements of a drawing."""

LOOKS = {
    *("id", "d", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "width", "height"),
    *("points", "transform", "viewBox", "xmlns", "version", "preserveAspectRatio"),
    *("fill", "fill-opacity", "fill-rule", "clip-rule", "clip-path", "opacity", "stroke", "stroke-width", "offset"),
    *("stroke-opacity", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray"),
    *("stroke-dashoffset", "stop-color", "stop-opacity", "gradientUnits", "gradientTransform", "spreadMethod"),
    "clipPathUnits",
}
"""Their attributes."""

NAMESPACE = "http://www.w3.org/2000/svg"

Parts = list[tuple[str, dict[str, str | None]]]


def _own(element: str, attribute: str, value: str) -> str | None:
    # A reference stays within the drawing; the only address is the name of SVG itself.
    if attribute == "xmlns":
        return value if value == NAMESPACE else None
    low = value.casefold()
    outside = low.count("url(") != low.count("url(#") or ":" in low or "\\" in low
    return None if outside else value


_cleaner = nh3.Cleaner(
    tags=SHAPES,
    attributes={"*": LOOKS},
    attribute_filter=_own,
    clean_content_tags={"script", "style"},
    strip_comments=True,
    link_rel=None,
)


class _Parts(HTMLParser):
    """The elements of a text in order, with their attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.parts: Parts = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep an element."""
        self.parts.append((tag, dict(attrs)))


def sanitised(svg: str) -> tuple[str, str]:
    """A drawing as it may be kept, and what in it may not be: '' when all is well, else 'script' or 'path onclick'.

    The text kept is the sanitiser's own, whatever was given.
    """
    kept: str = _cleaner.clean(svg)
    before, after = _Parts(svg).parts, _Parts(kept).parts
    if not after or after[0][0] != "svg" or [tag for tag, _ in after].count("svg") != 1:
        return kept, before[0][0] if before and before[0][0] != "svg" else "svg"
    wrong = _difference(before, after)
    if "xmlns" not in after[0][1]:
        kept = kept.replace("<svg", f'<svg xmlns="{NAMESPACE}"', 1)
    return kept, wrong


def _difference(before: Parts, after: Parts) -> str:
    for index, (tag, looks) in enumerate(before):
        if index >= len(after) or after[index][0] != tag:
            return tag
        for name, value in looks.items():
            if after[index][1].get(name) != value:
                return f"{tag} {name}"
    return ""
