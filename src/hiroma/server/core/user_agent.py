"""User agent: a device in words, for its owner to recognise."""

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
"""Marks in a User-Agent, each with its browser. The first that fits counts, because most claim to be others, too."""

SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def device_words(agent: str) -> str:
    """Return the words for a User-Agent, such as 'Firefox · Linux'; '' for an unknown one."""
    words = (next((name for mark, name in names if mark in agent), "") for names in (BROWSERS, SYSTEMS))
    return " · ".join(word for word in words if word)
