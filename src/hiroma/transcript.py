"""A finished game in words: its events through the same texts as in the browser."""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from hiroma.games import RULESETS, home, ruleset
from hiroma.kernel.contract import Wire
from hiroma.table.characters import character
from hiroma.table.events import Hinted
from hiroma.table.table import Table

PACKAGE = Path(__file__).parent
SEATS = {"seat", "seats", "winners", "removed", "victim"}
PEOPLE = {*SEATS, "chair", "by", "other", "chairs", "late"}
"""Fields of events that name people; in a log they are letters: A sits on the first chair."""


class NotFinished(Exception):
    """The log has no finished game of that number; `games` are those it has."""

    def __init__(self, games: tuple[int, ...]) -> None:
        super().__init__(games)
        self.games = games


class Texts:
    """The texts of the table and of one game in a language; what is missing there is said in English."""

    def __init__(self, game: str, language: str) -> None:
        self.bundles = [_bundle(game, one) for one in dict.fromkeys((language, "en"))]

    def find(self, key: str, **args: object) -> str | None:
        """The message, or None when no language has it."""
        for bundle in self.bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, args)[0])
        return None


@cache
def _bundle(game: str, language: str) -> FluentBundle:
    # Reading the texts of a game takes a tenth of a second.
    bundle = FluentBundle([language], use_isolating=False)
    for place in (PACKAGE / "table", *([home(game)] if game in RULESETS else [])):
        path = place / "text" / f"{language}.ftl"
        if path.is_file():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def sentence(texts: Texts, game: str, event: msgspec.Struct, holders: tuple[int, ...], goal: int) -> str | None:
    """An event in words, a hint with its moves; None when it is not worth a sentence.

    `holders[seat]` is the chair of a seat; `goal` wins end the match.
    """
    args = {"goal": goal} | _spoken_all(texts, game, msgspec.structs.asdict(event), holders)
    tag = event.__struct_config__.tag
    said = [texts.find(f"{game}-event-{tag}", **args) or texts.find(f"event-{tag}", **args)]
    if isinstance(event, Hinted):
        said += [move_in_words(texts, game, event.seat, move, holders) for move in event.moves]
    return " ".join(filter(None, said)) or None


def move_in_words(texts: Texts, game: str, seat: int, move: Wire, holders: tuple[int, ...]) -> str | None:
    """Return a seat's move as a hint tells it; None where the game has no words for it."""
    args = _spoken_all(texts, game, {**move, "seat": seat}, holders)
    return texts.find(f"{game}-move-{move['do']}", **args)


def _spoken_all(texts: Texts, game: str, fields: dict[str, object], holders: tuple[int, ...]) -> dict[str, object]:
    args: dict[str, object] = {}
    level, chair = fields.get("level"), fields.get("chair")
    if isinstance(level, str) and isinstance(chair, int):
        name = character(level, chair)
        args["bot"] = texts.find(f"character-{name}") or name
    for name, value in fields.items():
        args[name] = _spoken(texts, game, name, value, holders)
        if isinstance(value, tuple | list):
            args[f"{name}-count"] = len(value)
    return args


def _spoken(texts: Texts, game: str, field: str, value: object, holders: tuple[int, ...]) -> str | int | float:
    if value is None:
        return "none"
    if isinstance(value, bool):
        said = "true" if value else "false"
        return texts.find(f"value-{said}") or said if field == "value" else said
    if isinstance(value, tuple | list):
        items = (
            "/".join(map(str, item))
            if isinstance(item, tuple | list)
            else str(_spoken(texts, game, field, item, holders))
            for item in value
        )
        return ", ".join(items)
    if isinstance(value, int):
        return _letter(field, value, holders) if field in PEOPLE else value
    if field == "level":
        return texts.find(f"level-{value}") or str(value)
    if field == "name":
        return texts.find(f"{game}-option-{value}") or str(value)
    return texts.find(f"{game}-thing-{value}") or str(value)


def _letter(field: str, number: int, holders: tuple[int, ...]) -> str:
    # A person with several seats is one letter; the seat's number tells which of them acts.
    if field not in SEATS or number >= len(holders):
        return chr(ord("A") + number)
    chair = holders[number]
    return chr(ord("A") + chair) + (str(number + 1) if holders.count(chair) > 1 else "")


def finished(lines: Iterable[bytes], no: int | None) -> tuple[list[bytes], Table, int]:
    """Return a log, its table, and the number of a finished game there (None: the last); raises `NotFinished`."""
    log = [line.strip() for line in lines if line.strip()]
    whole = Table.fold(((line, None) for line in log), ruleset, bytes)
    no = max(whole.finished, default=0) if no is None else no
    if no not in whole.finished:
        raise NotFinished(tuple(whole.finished))
    return log, whole, no


def tell(lines: Iterable[bytes], no: int | None, language: str) -> Iterator[str]:
    """Game `no` of a log (None: the last finished one), a line for each entry; raises `NotFinished`."""
    log, whole, no = finished(lines, no)
    first, last = whole.finished[no]
    texts = Texts(whole.game, language)
    table = Table(ruleset, bytes)
    for line in log[:last]:
        happened = table.follow(line)
        if happened.rev >= first and table.play is not None:
            holders = table.play.holders
            said = [
                sentence(texts, table.game, heard.event, holders, table.goal)
                for heard in happened.heard
                if heard.only is None
            ]
            yield f"{happened.rev:>5}  {' '.join(filter(None, said))}"
