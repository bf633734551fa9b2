"""Parser of typed commands: `/join`, `/option match 3`, bare `/unique`, aliases, the guides' own spellings.

A line without a slash is chat, and so is one that begins with two (it says a literal slash). Wide letters, slash and
blank, as Japanese keyboards make them, count as the narrow ones in commands.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping
from contextlib import suppress
from difflib import get_close_matches
from typing import NamedTuple

import msgspec

from hiroma.kernel import Option
from hiroma.kernel.options import nearest
from hiroma.table.commands import COMMANDS
from hiroma.table.refusal import Refused

QUESTIONS = (
    *("help", "info", "who", "whereis", "rules", "replay", "export", "verify", "invite"),
    *("hint", "mute", "password", "language"),
)
"""Commands that ask, and change nothing."""

ALIASES: Mapping[str, str] = {
    "sit": "join",
    "参加": "join",
    "beitreten": "join",
    "stand": "leave",
    "quit": "leave",
    "退席": "leave",
    "verlassen": "leave",
    "begin": "start",
    "開始": "start",
    "los": "start",
    "options": "option",
    "set": "option",
    "オプション": "option",
    "uhr": "clock",
    "時計": "clock",
    "zeitablauf": "timeout",
    "時間切れ": "timeout",
    "rating": "rated",
    "レート": "rated",
    "レーティング": "rated",
    "gewertet": "rated",
    "wertung": "rated",
    "途中参加": "welcome",
    "einstieg": "welcome",
    "譲る": "offer",
    "anbieten": "offer",
    "順番待ち": "next",
    "anstellen": "next",
    "公開": "listed",
    "gelistet": "listed",
    "観戦": "watchers",
    "zuschauer": "watchers",
    "入口": "door",
    "tür": "door",
    "席替え": "shuffle",
    "mischen": "shuffle",
    "打ち切り": "claim",
    "beenden": "claim",
    "swap": "seat",
    "席": "seat",
    "remove": "kick",
    "takeover": "bot",
    "yes": "accept",
    "ja": "accept",
    "はい": "accept",
    "no": "refuse",
    "nein": "refuse",
    "いいえ": "refuse",
    "委任": "lend",
    "leihen": "lend",
    "resign": "concede",
    "投了": "concede",
    "aufgeben": "concede",
    "reset": "abort",
    "spielinfo": "info",
    "again": "rematch",
    "再戦": "rematch",
    "takeback": "undo",
    "やり直し": "redo",
    "wiederholen": "redo",
    "交代": "cursor",
    "ziehen": "cursor",
    "待った": "undo",
    "どこ": "whereis",
    "wo": "whereis",
    "合言葉": "password",
    "passwort": "password",
    "lang": "language",
    "?": "help",
}

_ON = {"", "on", "yes", "true", "1", "an", "ja", "オン"}
_OFF = {"off", "no", "false", "0", "aus", "nein", "オフ"}


_NONE = {"none", "off", "keine", "なし", "0"}
_BANK = re.compile(r"(\d{1,3})(?:\+(\d{1,3}))?")
_BEHIND = re.compile(r"(\d{1,3})(m|分)?")
_MEMBERS = ("members", "mitglieder", "会員")
_RATING = re.compile(r"(\d{1,4})?[-~](\d{1,4})?|(\d{1,4})\+?")
_GAMES = re.compile(r"(\d{1,3})(?:g|games?|局|partien?|spiele?)")
_STAYED = re.compile(r"(\d{1,3})%")
_DAYS = re.compile(r"(\d{1,2})[dt日]")


class Line(NamedTuple):
    """A line read: a command with its arguments, a question, or chat (`name` 'say')."""

    name: str
    args: dict[str, object]


def said(text: str) -> str | None:
    """Return what a typed line says, as chat; None for a command."""
    text = text.strip()
    if text.startswith("//"):
        return text[1:]
    return None if text.startswith(("/", "／")) else text


def read(text: str, options: tuple[Option, ...]) -> Line:
    """Return the command in a typed line. `Refused`: 'command-unknown' (with the nearest names), 'arguments'."""
    if (chat := said(text)) is not None:
        return Line("say", {"text": chat})
    text = text.strip()
    word, *words = unicodedata.normalize("NFKC", text[1:]).split() or [""]
    name = word.casefold()
    name = ALIASES.get(name, name)
    if name in COMMANDS:
        return Line(name, _arguments(name, words, options))
    if name in QUESTIONS:
        return Line(name, {"words": words})
    option = find_option(word, options)
    if option is not None:
        return Line("option", _option(option, words))
    raise Refused("command-unknown", command=word, nearest=_nearest(name, options))


def _nearest(name: str, options: tuple[Option, ...]) -> list[str]:
    """Return up to three spellings like this one, each with another meaning, best first."""
    means = {name: name for name in (*COMMANDS, *QUESTIONS)} | dict(ALIASES)
    means |= {spelling.casefold(): option.name for option in options for spelling in (option.name, *option.aliases)}
    found: dict[str, str] = {}
    for spelling in get_close_matches(name, means, 6, 0.55):
        found.setdefault(means[spelling], spelling)
    return list(found.values())[:3]


def find_option(word: str, options: tuple[Option, ...]) -> Option | None:
    """Return the option of that name or alias, case-blind; None when there is none."""
    folded = word.casefold()
    for option in options:
        if folded in (option.name.casefold(), *(alias.casefold() for alias in option.aliases)):
            return option
    return None


def _arguments(name: str, words: list[str], options: tuple[Option, ...]) -> dict[str, object]:
    if name == "option":
        return _set(words, options)
    if name == "lend" and [word.casefold() for word in words] == ["off"]:
        return {"chair": None}
    if name in ("seat", "kick", "host", "lend") or (name == "join" and words):
        if len(words) != 1:
            raise Refused("arguments", command=name, form=f"/{name} NUMBER")
        return {"chair": _chair(name, words[0])}
    if name in _OF_A_WORD:
        return _of_a_word(name, (" " if name == "door" else "").join(words).casefold())
    if name == "bot":
        numbers = [word for word in words if word.isdecimal()]
        levels = [word.casefold() for word in words if not word.isdecimal()]
        if len(numbers) > 1 or len(levels) > 1:
            raise Refused("arguments", command=name, form="/bot LEVEL NUMBER")
        args: dict[str, object] = {"level": levels[0]} if levels else {}
        return args | ({"chair": _chair(name, numbers[0])} if numbers else {})
    if words:
        raise Refused("arguments", command=name, form=f"/{name}")
    return {}


def _set(words: list[str], options: tuple[Option, ...]) -> dict[str, object]:
    if not words:
        raise Refused("option-missing", known=[option.name for option in options])
    option = find_option(words[0], options)
    if option is None:
        known = [option.name for option in options]
        raise Refused("option-unknown", option=words[0], known=known, nearest=nearest(words[0], known))
    return _option(option, words[1:])


def _of_a_word(name: str, word: str) -> dict[str, object]:
    reads, form = _OF_A_WORD[name]
    args = reads(word)
    if args is not None:
        with suppress(msgspec.ValidationError):
            # The bounds stand once: where the command is declared.
            msgspec.convert(args, COMMANDS[name])
            return args
    raise Refused("arguments", command=name, form=form)


def _clock(word: str) -> dict[str, object] | None:
    """Read `none`, `5`, `5+10` (minutes and seconds a turn), `2d` (days a turn)."""
    if word in _NONE:
        return {}
    if found := _DAYS.fullmatch(word):
        return {"days": int(found[1])}
    if found := _BANK.fullmatch(word):
        return {"minutes": int(found[1]), "seconds": int(found[2] or 0)}
    return None


def _fill(word: str) -> dict[str, object] | None:
    if word in _NONE:
        return {}
    return {"seconds": int(word)} if word.isdecimal() and len(word) < 4 else None


def _switch(word: str) -> dict[str, object] | None:
    return {"on": word in _ON} if word in _ON | _OFF else None


def _watchers(word: str) -> dict[str, object] | None:
    """Read `on`, `off`, `members`; `5` (entries behind), `3m` (minutes behind), and `members5`, `members3m`."""
    if word in _ON | _OFF:
        # Without a word it would open the games to everybody.
        return _switch(word) if word else None
    rest = word
    for name in _MEMBERS:
        rest = rest.removeprefix(name)
    args: dict[str, object] = {"on": True, "members": True} if rest != word else {"on": True}
    if found := _BEHIND.fullmatch(rest):
        return args | {"minutes" if found[2] else "entries": int(found[1])}
    return args if rest == "" else None


def _door(words: str) -> dict[str, object] | None:
    """Read `1400-1800`, `1400+`, `-1800` (ratings), `10g` (games), `90%` (of them finished), together; `off`."""
    if words in _NONE | _OFF:
        return {}
    args: dict[str, object] = {}
    for word in words.split():
        if found := _RATING.fullmatch(word):
            args |= {"lowest": int(found[1] or found[3] or 0), "highest": int(found[2] or 0)}
        elif found := _GAMES.fullmatch(word):
            args["games"] = int(found[1])
        elif found := _STAYED.fullmatch(word):
            args["stayed"] = int(found[1])
        else:
            return None
    return args or None


def _timeout(word: str) -> dict[str, object]:
    return {"then": word}


_OF_A_WORD: Mapping[str, tuple[Callable[[str], dict[str, object] | None], str]] = {
    "rated": (_switch, "/rated on | off"),
    "welcome": (_switch, "/welcome on | off"),
    "offer": (_switch, "/offer on | off"),
    "next": (_switch, "/next on | off"),
    "listed": (_switch, "/listed on | off"),
    "watchers": (_watchers, "/watchers on | members | off | 5 | 3m"),
    "door": (_door, "/door 1400-1800 10g 90% | off"),
    "fill": (_fill, "/fill 30 | off"),
    "clock": (_clock, "/clock 5+10 | 2d | none"),
    "timeout": (_timeout, "/timeout bot | concede | nothing"),
}
"""Commands whose argument is one word, however many blanks stand in it; in that of a door each word is a part.

Each has its reader, which returns None for a word that it cannot read, and its form.
"""


def _option(option: Option, words: list[str]) -> dict[str, object]:
    value = " ".join(words)
    if option.kind == "flag":
        folded = value.casefold()
        if folded not in _ON | _OFF:
            raise Refused("option-value", option=option.name, kind="flag", choices=["on", "off"])
        return {"name": option.name, "value": folded in _ON}
    if option.kind == "number":
        digits = value.removeprefix("-")
        if not (digits.isdecimal() and len(digits) < 10):
            raise Refused("option-range", option=option.name, low=option.low, high=option.high)
        return {"name": option.name, "value": int(value)}
    meant = [choice for choice in option.choices if choice.casefold() == value.casefold()]
    return {"name": option.name, "value": meant[0] if meant else value}


def _chair(name: str, word: str) -> int:
    # People count places from 1.
    if not (word.isdecimal() and len(word) < 4 and 1 <= int(word) <= 64):
        raise Refused("arguments", command=name, form=f"/{name} NUMBER")
    return int(word) - 1
