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
"""What browsers call themselves; the first that fits, because most claim to be others too."""

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
    """Such as 'Firefox · Linux' for a User-Agent; '' when it says nothing that is known."""
    words = (next((name for mark, name in names if mark in agent), "") for names in (BROWSERS, SYSTEMS))
    return " · ".join(word for word in words if word)
