"""Books that are refused, each for one reason, with its code and its place; and books that are taken."""

import json
import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from hiroma.games.hidden_rooms.capabilities.filing import read_book
from hiroma.games.hidden_rooms.capabilities.manuscript import LARGEST
from hiroma.games.hidden_rooms.parts.books import designed
from hiroma.games.hidden_rooms.parts.paths import check_path

Change = Callable[[dict[str, Any]], None]


def tree() -> dict[str, Any]:
    """Our five as plain values."""
    made: dict[str, Any] = json.loads(msgspec.json.encode(designed()))
    return made


def raw(change: Change | None = None) -> bytes:
    """The file of our five, changed."""
    made = tree()
    if change is not None:
        change(made)
    return json.dumps(made, ensure_ascii=False).encode()


def put(place: str, value: Any) -> Change:
    """Set what is at a place such as 'stages.2.name.en'; ABSENT takes it away."""
    *way, last = [int(step) if step.isdecimal() else step for step in place.split(".")]

    def change(made: Any) -> None:
        for step in way:
            made = made[step]
        if value is ABSENT:
            del made[last]
        else:
            made[last] = value

    return change


ABSENT = object()

REFUSED: list[tuple[str, str, Change]] = [
    ("E-FORMAT", "format", put("format", "other")),
    ("E-FORMAT", "version", put("version", 2)),
    ("E-FORMAT", "version", put("version", True)),
    ("E-FORMAT", "origin", put("origin", "mine")),
    ("E-FORMAT", "board", put("board.rows", 7)),
    ("E-FORMAT", "board", put("board.more", 1)),
    ("E-FORMAT", "author", put("author", ABSENT)),
    ("E-FORMAT", "extra", put("extra", 1)),
    ("E-FORMAT", "stages[3].extra", put("stages.3.extra", 1)),
    ("E-FORMAT", "stages[0]", put("stages.0", [])),
    ("E-FORMAT", "title", put("title", "words")),
    ("E-FORMAT", "stages[1].name.en", put("stages.1.name.en", ABSENT)),
    ("E-FORMAT", "stages[1].origin", put("stages.1.origin", 3)),
    ("E-FORMAT", "stages[1].name.fr", put("stages.1.name.fr", "Le Serpent")),
    ("E-NUMBERS", "stages", put("stages.4", ABSENT)),
    ("E-NUMBERS", "stages", put("stages.2.number", 5)),
    ("E-NUMBERS", "stages[2].number", put("stages.2.number", 6)),
    ("E-NUMBERS", "stages[2].number", put("stages.2.number", True)),
    ("E-KEY", "key", put("key", "Not This")),
    ("E-KEY", "key", put("key", "a" * 41)),
    ("E-KEY", "stages[0].key", put("stages.0.key", "")),
    ("E-KEY", "stages[3].key", put("stages.3.key", "coil")),
    ("E-TEXT", "author", put("author", "a" * 81)),
    ("E-TEXT", "title.en", put("title.en", " ")),
    ("E-TEXT", "title.ja", put("title.ja", "行\u202e")),
    ("E-TEXT", "title.de", put("title.de", "a" * 41)),
    ("E-TEXT", "stages[2].name.en", put("stages.2.name.en", "a\nb")),
    ("E-TEXT", "stages[2].look.text", put("stages.2.look.text", "a" * 241)),
    ("E-TEXT", "license", put("license", "\ud800")),
    ("E-SVG", "stages[0].look.svg", put("stages.0.look.svg", "dragon")),
    ("E-SVG", "stages[0].look.svg", put("stages.0.look.svg", 3)),
    ("E-SVG", "stages[0].look.svg", put("stages.0.look.svg", "<svg>" + " " * 8192 + "</svg>")),
    ("E-LENGTH", "stages[0].path", put("stages.0.path", [[0, 0]])),
    ("E-LENGTH", "stages[0].path", put("stages.0.path", "a1 a2")),
    ("E-BOUNDS", "stages[1].path[5]", put("stages.1.path.5", [0, 6])),
    ("E-BOUNDS", "stages[1].path[5]", put("stages.1.path.5", [0, True])),
    ("E-STEP", "stages[2].path[1]", put("stages.2.path.0", [3, 3])),
    ("E-REPEAT", "stages[2].path[2]", put("stages.2.path", [[0, 0], [0, 1], [0, 0]])),
    ("E-START-NEAR", "stages[4].path[0]", put("stages.4.path", [[4, 4], [4, 3], [4, 2]])),
    ("E-OPENING", "stages[4].path", put("stages.4.path", [[3, 5], [4, 5], [4, 4], [4, 3], [4, 2], [4, 1], [4, 0]])),
    ("E-TIME", "stages[4].path", put("stages.4.path", [[0, at] for at in range(6)] + [[1, 5], [2, 5], [3, 5]])),
]


@pytest.mark.parametrize(("code", "place", "change"), REFUSED, ids=[f"{code} {place}" for code, place, _ in REFUSED])
def test_each_error_has_its_code_and_its_place(code: str, place: str, change: Change) -> None:
    made = tree()
    change(made)
    book, found = read_book(json.dumps(made).encode())
    assert book is None
    assert (code, place) in [(finding.code, finding.place) for finding in found]


@pytest.mark.parametrize(("code", "place", "change"), REFUSED, ids=[f"{code} {place}" for code, place, _ in REFUSED])
def test_a_warning_elsewhere_hides_no_error(code: str, place: str, change: Change) -> None:
    made = tree()
    made["stages"][3]["path"] = made["stages"][3]["path"][:34]
    _, before = read_book(json.dumps(made).encode())
    assert [finding.code for finding in before] == ["W-COVER"]
    change(made)
    book, found = read_book(json.dumps(made).encode())
    assert book is None
    assert (code, place) in [(finding.code, finding.place) for finding in found]


def test_a_name_has_english_words_and_others_if_wanted() -> None:
    def change(made: Any) -> None:
        made["title"] = {"en": "Dragons", "de": "Drachen"}
        made["stages"][0]["name"] = {"en": "The Dragon"}

    book, found = read_book(raw(change))
    assert book is not None
    assert found == []
    assert (book.title.en, book.title.japanese, book.title.german) == ("Dragons", "Dragons", "Drachen")
    assert (book.stages[0].name.japanese, book.stages[0].name.german) == ("The Dragon", "The Dragon")


def test_a_square_twice_in_a_row_is_a_repeat_and_no_step() -> None:
    found = check_path([[0, 0], [0, 1], [0, 1], [0, 2]])
    assert [(finding.code, finding.place) for finding in found] == [("E-REPEAT", "path[2]"), ("E-STEP", "path[2]")]


LONG = "5,3 5,4 5,5 4,5 4,4 4,3 4,2 5,2 5,1 5,0 4,0 4,1 3,1 3,0 2,0 2,1 1,1 1,0 0,0 0,1 0,2 1,2 1,3 0,3 0,4 0,5 1,5 1,4"
AROUND = (
    "5,0 5,1 5,2 5,3 5,4 5,5 4,5 3,5 2,5 1,5 0,5 0,4 0,3 0,2 1,2 1,3 1,4 2,4 3,4 4,4 4,3 4,2 4,1 4,0 3,0 3,1 3,2 3,3"
)


def squares(text: str) -> list[list[int]]:
    """A path out of its text."""
    return [[int(each) for each in pair.split(",")] for pair in text.split()]


ALONE: dict[str, Change] = {
    "E-FORMAT": put("format", "other"),
    "E-NUMBERS": put("stages.2.number", 5),
    "E-KEY": put("key", "Not This"),
    "E-TEXT": put("author", "a" * 81),
    "E-SVG": put("stages.0.look.svg", "dragon"),
    "E-LENGTH": put("stages.0.path", [[0, 0]]),
    "E-BOUNDS": put("stages.1.path.5", [0, 6]),
    "E-STEP": put("stages.1.path", [[0, 0], [1, 1], [1, 2]]),
    "E-REPEAT": put("stages.2.path", [[0, 0], [0, 1], [0, 0]]),
    "E-START-NEAR": put("stages.4.path", [[4, 4], [4, 3], [4, 2]]),
    "E-OPENING": put("stages.4.path", squares(LONG + " 2,4 2,5 3,5 3,4 3,3 2,3 2,2 3,2")),
    "E-TIME": put("stages.4.path", [[0, at] for at in range(6)] + [[at, 5] for at in range(1, 6)]),
    "W-TIME": put("stages.4.path", squares("0,0 0,1 0,2 0,3 0,4 0,5 1,5 1,4 1,3 1,2 1,1 1,0 2,0 2,1 2,2 2,3 2,4 2,5")),
    "W-CAMP": put("stages.4.path", squares(AROUND + " 2,3 2,2 2,1 2,0 1,0 0,0 0,1 1,1")),
    "W-COVER": put("stages.0.path", tree()["stages"][0]["path"][:34]),
}
"""For every code a file of which nothing else is said; but what leaves squares out is always told so."""


@pytest.mark.parametrize("code", ALONE)
def test_each_code_by_a_file_of_its_own(code: str) -> None:
    book, found = read_book(raw(ALONE[code]))
    said = [finding.code for finding in found]
    assert (book is None) == code.startswith("E-")
    assert [each for each in said if each != "W-COVER" or code == "W-COVER"] == [code]


def test_every_code_of_the_rules_has_its_file() -> None:
    text = (files("hiroma.games.hidden_rooms") / "RULES.md").read_text("utf-8")
    listed = set(re.findall(r"^\| ([EW]-[A-Z-]+) \|", text, re.MULTILINE))
    # The library says these: of published books, and of what bots have tried (tests/server/test_books.py).
    assert listed - {"W-DUPLICATE", "W-EASY", "W-HARD"} == set(ALONE)
    assert {code for code, _, _ in REFUSED} == {code for code in ALONE if code.startswith("E-")}


@pytest.mark.parametrize(
    ("content", "place", "why"),
    [
        (raw() + b" " * (LARGEST + 1 - len(raw())), "", "size"),
        (raw().replace("ほ".encode(), "ほ".encode("shift_jis")), None, "encoding"),
        (raw().decode().encode("utf-16"), "byte 0", "encoding"),
        (b"[" * 30_000 + b"]" * 30_000, "", "depth"),
        (b'{"a":' * 9 + b"1" + b"}" * 9, "", "depth"),
        (b"{", "line 1, column 2", "json"),
        (b"", "line 1, column 1", "json"),
        (b'{"version": 1, "version": 1}', "", "json"),
        (b'{"version": NaN}', "", "json"),
        (b"[]", "", "type"),
        (b'"words"', "", "type"),
    ],
)
def test_files_that_are_no_books(content: bytes, place: str | None, why: str) -> None:
    book, (finding, *_) = read_book(content)
    assert book is None
    assert (finding.code, finding.what.get("why")) == ("E-FORMAT", why)
    assert place in (finding.place, None)


def test_a_file_may_be_as_large_as_allowed() -> None:
    book, found = read_book(raw() + b" " * (LARGEST - len(raw())))
    assert book == designed()
    assert found == []


def test_brackets_in_texts_are_no_depth() -> None:
    book, _ = read_book(raw(put("author", '[[[[[[[[[[{{{{\\"]')))
    assert book is not None


def test_own_keys_are_let_pass_and_stages_come_in_order() -> None:
    made = tree()
    made["x-note"] = {"anything": [1]}
    made["stages"][0]["x-more"] = None
    made["stages"].reverse()
    book, found = read_book(json.dumps(made).encode())
    assert book == designed()
    assert found == []


def test_warnings_come_with_the_book() -> None:
    book, found = read_book(raw(put("stages.0.path", tree()["stages"][0]["path"][:26])))
    assert book is not None
    assert {finding.code for finding in found} == {"W-COVER"}
