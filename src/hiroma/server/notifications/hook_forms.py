"""Forms of webhooks: the messages that Discord and Slack take, in the language of their owner."""

import re
from collections.abc import Sequence

import msgspec

from hiroma.server.notifications.audience import News
from hiroma.server.notifications.words import name_of, say

OWN, DISCORD, SLACK = "hiroma", "discord", "slack"
"""Signed JSON for programs, and the forms of two chats. Others, such as Mattermost, take one of these, too."""

_MARKS = re.compile(r"([\\`*_~|>#\[\]()<:@-])")


def over(game: str, winners: Sequence[str], language: str, link: str) -> list[str]:
    """Return the parts of the message that a game is over: text, names of players, text, link."""
    named = ("、" if language == "ja" else ", ").join(name or say(language, "hook-bot") for name in winners)
    said = say(language, "hook-over" if winners else "hook-over-nobody", game=name_of(game, language), who="\0")
    before, _, after = said.partition("\0")
    return [before, named if winners else "", after, link]


def waits(news: News, game: str, language: str, link: str) -> list[str]:
    """Return the parts of the message that a table waits."""
    return [say(language, f"hook-{news}", game=name_of(game, language)), "", "", link]


def body(form: str, parts: Sequence[str]) -> bytes:
    """Return the JSON of a message. Names of players cannot format, mention anybody or lead anywhere in it."""
    before, named, after, link = parts
    where = f" {link}" if link.startswith("http") else ""
    if form == DISCORD:
        named = _MARKS.sub(r"\\\1", _unlinked(named))
        text = f"{before}{named}{after}{where}"
        return msgspec.json.encode({"content": text, "allowed_mentions": {"parse": []}})
    text = f"{_plain(before)}{_plain(named)}{_plain(after)}{where}"
    return msgspec.json.encode({"text": text, "link_names": False})


def _plain(text: str) -> str:
    # A mention or a link of Slack stands in angle brackets; a word joiner keeps a bare address from becoming one.
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return _unlinked(escaped).replace("@", "@\u2060")


def _unlinked(text: str) -> str:
    return text.replace("://", ":\u2060//")
