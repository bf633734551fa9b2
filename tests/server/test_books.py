"""The library: a refused book gets code and place and leaves no trace; a published book can be played."""

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from hiroma.games.hidden_rooms.capabilities.library import StageBooks
from hiroma.games.hidden_rooms.capabilities.manuscript import LARGEST
from hiroma.games.hidden_rooms.parts.books import designed, text_of
from hiroma.server.books import trials
from hiroma.server.books.drawings import sanitised
from tests.server.running import AnyHall, Person
from tests.server.test_http import fetch

DRAGON = '<svg viewBox="0 0 10 10"><path d="M0 0L9 9" fill="#c00"/></svg>'


def file_of(key: str = "mine", **changes: Any) -> bytes:
    """Return a valid book of a person's own."""
    tree = json.loads(msgspec.json.encode(designed()))
    return json.dumps({**tree, "key": key, "origin": "user", "author": "Ann", **changes}).encode()


def drawn(svg: str) -> bytes:
    """Return a book with this drawing of its first monster."""
    tree = json.loads(file_of())
    tree["stages"][0]["look"]["svg"] = svg
    return json.dumps(tree).encode()


def ask(hall: AnyHall, person: Person, method: str, path: str, content: bytes = b"") -> tuple[int, Any]:
    """Send a request with a file as it is."""
    if method == "GET":
        status, _, body = fetch(hall, f"/api/books{path}", Cookie=person.cookie)
    elif method == "POST":
        status, _, body = fetch(hall, f"/api/books{path}", content, Cookie=person.cookie)
    else:
        import urllib.error
        import urllib.request

        request = urllib.request.Request(
            f"{hall.address}/api/books{path}", content, {"Cookie": person.cookie}, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                status, body = answer.status, answer.read()
        except urllib.error.HTTPError as error:
            with error:
                status, body = error.code, error.read()
    return status, json.loads(body)


@pytest.fixture
async def ann(hall: AnyHall) -> Person:
    person = Person(hall, "ann")
    await person.http("PATCH", "/api/me", {"name": "Ann"})
    return person


@pytest.fixture
async def bob(hall: AnyHall) -> Person:
    person = Person(hall, "bob")
    await person.http("PATCH", "/api/me", {"name": "Bob"})
    return person


REFUSED: list[tuple[str, str, Callable[[], bytes]]] = [
    ("E-FORMAT", "", lambda: file_of() + b" " * (LARGEST + 1 - len(file_of()))),
    ("E-FORMAT", "byte 0", lambda: file_of().decode().encode("utf-16")),
    ("E-FORMAT", "", lambda: b"[" * 40_000),
    ("E-FORMAT", "line 1, column 1", lambda: b"words"),
    ("E-FORMAT", "stages", lambda: file_of(stages={})),
    ("E-NUMBERS", "stages", lambda: file_of(stages=[])),
    ("E-KEY", "key", lambda: file_of(key="My Book")),
    ("E-TEXT", "author", lambda: file_of(author="")),
    ("E-SVG", "stages[0].look.svg", lambda: drawn("<svg><script>alert(1)</script></svg>")),
    ("E-SVG", "stages[0].look.svg", lambda: drawn('<svg><path d="M0 0" onload="x()"/></svg>')),
    ("E-SVG", "stages[0].look.svg", lambda: drawn("<p>words</p>")),
]


@pytest.mark.parametrize(("code", "place", "content"), REFUSED)
async def test_what_is_no_book_is_refused_with_code_and_place(
    hall: AnyHall, ann: Person, code: str, place: str, content: Callable[[], bytes]
) -> None:
    before = ask(hall, ann, "GET", "")
    status, refused = ask(hall, ann, "POST", "", content())
    assert (status, refused["code"], refused["what"]["error"], refused["what"]["place"]) == (
        422,
        "book-refused",
        code,
        place,
    )
    assert ask(hall, ann, "GET", "") == before
    status, checked = ask(hall, ann, "POST", "/check", content())
    assert (status, checked["book"]) == (200, None)
    assert checked["findings"][0]["code"] == code


async def test_a_body_far_too_large_is_not_even_read(hall: AnyHall, ann: Person) -> None:
    status, refused = ask(hall, ann, "POST", "", b" " * 200_000)
    assert (status, refused["code"]) == (413, "too-large")


async def test_a_book_is_published_found_and_played_by_another(hall: AnyHall, ann: Person, bob: Person) -> None:
    tree = json.loads(file_of("dragons", title={"en": "Dragons", "ja": "竜"}))
    tree["stages"][0]["look"]["svg"] = DRAGON
    assert ask(hall, ann, "POST", "", json.dumps(tree).encode()) == (201, {"key": "dragons"})
    card = next(card for card in ask(hall, bob, "GET", "")[1] if card["key"] == "dragons")
    assert (card["by"], card["author"], card["mine"], card["title"]["ja"]) == ("Ann", "Ann", False, "竜")
    status, page = ask(hall, bob, "GET", "/dragons")
    assert (status, page["mine"], page["by"]) == (200, False, "Ann")
    assert page["book"]["stages"][0]["look"]["svg"].startswith('<svg xmlns="http://www.w3.org/2000/svg"')
    status, made = await bob.http("POST", "/api/tables", {"game": "hidden-rooms", "options": {"book": page["play"]}})
    assert status == 201
    for name in ("join", "start"):
        command = {"type": "command", "id": name, "table": made["id"], "name": name, "args": {}}
        assert (await bob.http("POST", f"/api/tables/{made['id']}/commands", command))[0] == 200
    _, state = await bob.http("GET", f"/api/tables/{made['id']}")
    assert state["game"]["view"]["book_key"] == "dragons"


SNAKE = [[row, at if row % 2 == 0 else 5 - at] for row in range(6) for at in range(6)][:34]


def winding(key: str, path: list[list[int]]) -> bytes:
    """Return a book whose second stage has this path."""
    tree = json.loads(file_of(key))
    tree["stages"][1]["path"] = path
    return json.dumps(tree).encode()


async def order(person: Person, table: str, name: str, **args: Any) -> None:
    command = {"type": "command", "id": f"c{next(person.ids)}", "table": table, "name": name, "args": args}
    assert (await person.http("POST", f"/api/tables/{table}/commands", command))[0] == 200


async def tried(person: Person, book: str, wanted: str, practice: int = 0) -> str:
    """Try a book, following the advice, until an attempt ends like this; return the table."""
    asked = {"game": "hidden-rooms", "options": {"book": book}, "practice": practice}
    _, made = await person.http("POST", "/api/tables", asked)
    table = made["id"]
    for name in ("join", "start"):
        await order(person, table, name)
    while True:
        _, state = await person.http("GET", f"/api/tables/{table}")
        view = state["game"]["view"]
        if wanted in [attempt["reason"] for attempt in view["done"]]:
            return str(table)
        assert state["meta"]["status"] == "playing"
        moves = [{"do": "resign"}] if wanted == "resigned" else None
        if view["phase"] == "over":
            moves = [{"do": "next-attempt"}]
        elif moves is None:
            moves = (await person.http("GET", f"/api/tables/{table}/advice"))[1][0]["moves"]
        await order(person, table, "submit", seat=0, moves=moves)


async def test_a_new_path_is_published_when_its_author_has_won_it(hall: AnyHall, ann: Person, bob: Person) -> None:
    content = winding("wound", SNAKE)
    _, checked = ask(hall, ann, "POST", "/check", content)
    assert checked["unwon"] == [2]
    lost = await tried(ann, checked["tries"][1], "resigned")
    theirs = await tried(bob, checked["tries"][1], "win")
    other = await tried(ann, checked["tries"][0], "win")
    for named in ("", lost, theirs, other, f"{lost},{theirs},{other},nonsense"):
        status, refused = ask(hall, ann, "POST", f"?won={named}", content)
        assert (status, refused["code"], refused["what"]["stages"]) == (409, "book-not-won", [2])
    assert ask(hall, ann, "GET", "/wound")[0] == 404
    won = await tried(ann, checked["tries"][1], "win")
    assert ask(hall, ann, "POST", f"/check?won={won}", content)[1]["unwon"] == []
    assert ask(hall, ann, "POST", f"?won={lost},{won}", content)[0] == 201
    # Another edition has no new path; one with another path has.
    assert ask(hall, ann, "PUT", "/wound", content)[0] == 200
    assert ask(hall, ann, "PUT", "/wound", winding("wound", SNAKE[:-1]))[1]["code"] == "book-not-won"
    assert ask(hall, ann, "GET", "/wound")[1]["book"]["stages"][1]["path"] == SNAKE
    # The check names the book to a reader who publishes the path again, or mirrored: they need not win it.
    for path, how in ((SNAKE, "same"), ([[column, row] for row, column in SNAKE], "mirrored")):
        _, checked = ask(hall, bob, "POST", "/check", winding("again", path))
        assert checked["unwon"] == []
        said = {finding["place"]: finding for finding in checked["findings"] if finding["code"] == "W-DUPLICATE"}
        assert said["stages[1].path"]["what"] == {"book": "wound", "number": 2, "how": how}
        assert said["stages[4].path"]["what"] == {"book": "designed-five", "number": 5, "how": "same"}
    ask(hall, ann, "DELETE", "/wound")


async def test_what_is_practised_is_not_won(hall: AnyHall, ann: Person) -> None:
    content = winding("practised", SNAKE)
    _, checked = ask(hall, ann, "POST", "/check", content)
    table = await tried(ann, checked["tries"][1], "win", practice=1)
    assert ask(hall, ann, "POST", f"/check?won={table}", content)[1]["unwon"] == [2]


async def test_a_book_belongs_to_who_published_it(hall: AnyHall, ann: Person, bob: Person) -> None:
    assert ask(hall, ann, "POST", "", file_of("anns"))[0] == 201
    status, refused = ask(hall, bob, "POST", "", file_of("anns"))
    assert (status, refused["code"]) == (409, "key-taken")
    status, refused = ask(hall, bob, "PUT", "/anns", file_of("anns", author="Bob"))
    assert (status, refused["code"]) == (403, "not-your-book")
    status, refused = ask(hall, ann, "PUT", "/anns", file_of("other"))
    assert (status, refused["code"]) == (409, "key-changed")
    status, refused = ask(hall, ann, "PUT", "/anns", file_of("anns", author=""))
    assert (status, refused["what"]["error"]) == (422, "E-TEXT")
    assert ask(hall, ann, "GET", "/anns")[1]["book"]["author"] == "Ann"
    assert ask(hall, ann, "PUT", "/anns", file_of("anns", author="Annabel"))[0] == 200
    assert ask(hall, bob, "GET", "/anns")[1]["book"]["author"] == "Annabel"
    assert ask(hall, bob, "DELETE", "/anns")[0] == 403
    assert ask(hall, ann, "DELETE", "/anns")[0] == 200
    status, refused = ask(hall, ann, "GET", "/anns")
    assert (status, refused["code"]) == (404, "no-such-book")


async def test_an_author_has_room_for_so_many(hall: AnyHall) -> None:
    person = Person(hall, "many")
    await person.http("GET", "/api/me")
    answers = [ask(hall, person, "POST", "", file_of(f"many-{n}")) for n in range(21)]
    assert [status for status, _ in answers] == [201] * 20 + [409]
    assert answers[-1][1]["code"] == "too-many-books"
    for n in range(20):
        ask(hall, person, "DELETE", f"/many-{n}")


async def test_the_designed_five_are_there_and_nobodys(hall: AnyHall, ann: Person) -> None:
    status, page = ask(hall, ann, "GET", "/designed-five")
    assert (status, page["play"], page["mine"], len(page["book"]["stages"])) == (200, "", False, 5)
    assert ask(hall, ann, "POST", "", file_of("designed-five"))[1]["code"] == "key-taken"


async def test_the_bots_measure_a_book_and_progress_is_told(hall: AnyHall, ann: Person) -> None:
    ask(hall, ann, "POST", "", file_of("measured"))
    until = time.monotonic() + 60
    while (badge := ask(hall, ann, "GET", "/measured")[1]["badge"])["done"] < 50:
        assert time.monotonic() < until
        await asyncio.sleep(0.2)
    assert 0 < badge["done"] <= badge["total"]
    assert badge["rates"][0]["tries"] >= 10
    ask(hall, ann, "DELETE", "/measured")


MEASURE = trials.Measure("hidden-rooms", StageBooks().levels, 5)
JUDGE = MEASURE.levels[0]


def whole(stage: int, book: str = "", seed: int = 0) -> trials.Trial:
    """Return the judge's attempts at a stage as one trial."""
    return trials.Trial("hidden-rooms", book, stage, JUDGE, trials.TRIES, seed)


def test_a_badge_says_how_hard_it_is() -> None:
    done = list(zip(map(whole, range(1, 6)), (396, 300, 200, 100, 40), strict=True))
    badge = trials.badge(MEASURE, done)
    assert (badge.grade, badge.done, badge.total, badge.rates[0].wins) == ("fair", 2000, 6000, (396, 300, 200, 100, 40))
    assert [(finding.code, finding.place) for finding in trials.verdicts(badge, StageBooks().own(), JUDGE)] == [
        ("W-EASY", "stages[0]"),
        ("W-HARD", "stages[4]"),
    ]
    assert trials.badge(MEASURE, done[:4]).grade is None


def test_the_judge_is_first_and_stages_take_turns() -> None:
    todo = trials.plan(MEASURE, "", 0)
    assert sum(trial.attempts for trial in todo) == MEASURE.total
    assert [(trial.level, trial.part) for trial in todo[:6]] == [(JUDGE, part) for part in (1, 2, 3, 4, 5, 1)]
    assert {trial.level for trial in todo[: len(todo) // 3]} == {JUDGE}


EASY = (
    "0,0 1,0 2,0 3,0 3,1 2,1 1,1 0,1 0,2 0,3 0,4 0,5 1,5 2,5 3,5 4,5 5,5 5,4 5,3 5,2 5,1 5,0 4,0 4,1 4,2 4,3 3,3 3,2 "
    "2,2 1,2 1,3 1,4 2,4 2,3"
)
HARD = (
    "2,5 3,5 4,5 5,5 5,4 5,3 5,2 5,1 5,0 4,0 3,0 2,0 1,0 0,0 0,1 1,1 2,1 3,1 4,1 4,2 4,3 3,3 3,2 2,2 1,2 0,2 0,3 0,4 "
    "0,5 1,5 1,4 1,3 2,3 2,4 3,4 4,4"
)


@pytest.mark.slow
@pytest.mark.parametrize(("code", "path"), [("W-EASY", EASY), ("W-HARD", HARD)])
def test_bots_find_a_stage_too_easy_or_too_hard(code: str, path: str) -> None:
    found, _ = StageBooks().read(
        winding("tried", [[int(each) for each in pair.split(",")] for pair in path.split()]), sanitised
    )
    assert found is not None
    one = whole(2, found.play, 1)
    badge = trials.badge(MEASURE, [(one, trials.won(one)), *((whole(n), trials.TRIES // 2) for n in (1, 3, 4, 5))])
    assert [(finding.code, finding.place) for finding in trials.verdicts(badge, found, JUDGE)] == [(code, "stages[1]")]


def test_trials_are_the_same_with_the_same_seed() -> None:
    trial = trials.Trial("hidden-rooms", text_of(designed()), 1, "casual", 3, 7)
    assert trials.won(trial) == trials.won(trial) <= 3


@pytest.mark.parametrize(
    ("svg", "part"),
    [
        ("<svg><script>x</script></svg>", "script"),
        ("<svg><style>*{}</style></svg>", "style"),
        ("<svg><foreignObject><p>x</p></foreignObject></svg>", "foreignobject"),
        ('<svg><a href="https://x.example"><rect/></a></svg>', "a"),
        ('<svg><image href="data:image/png;base64,x"/></svg>', "image"),
        ('<svg><use href="#a"/></svg>', "use"),
        ('<svg><animate attributeName="d"/></svg>', "animate"),
        ('<svg onload="x()"><rect/></svg>', "svg onload"),
        ('<svg><rect style="fill:red"/></svg>', "rect style"),
        ('<svg><rect fill="url(https://x.example/#a)"/></svg>', "rect fill"),
        ('<svg><rect fill="URL( //x.example )"/></svg>', "rect fill"),
        ('<svg xmlns="http://x.example"><rect/></svg>', "svg xmlns"),
        ("<svg/><svg/>", "svg"),
        ("<math><svg/></math>", "math"),
        ("<svg", "svg"),
        ("<!-- x -->", "svg"),
    ],
)
def test_a_drawing_is_shapes_and_nothing_else(svg: str, part: str) -> None:
    kept, wrong = sanitised(svg)
    assert wrong == part
    assert "script" not in kept
    assert "onload" not in kept


def test_a_good_drawing_is_kept() -> None:
    inside = '<g fill="url(#a)"><path d="M0 0"></path></g></svg>'
    kept, wrong = sanitised(f'<?xml version="1.0"?><!-- mine --><svg viewBox="0 0 2 2">{inside}')
    assert wrong == ""
    assert kept == f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2">{inside}'
    assert sanitised(kept) == (kept, "")


async def test_a_path_in_the_making_is_studied(hall: AnyHall, ann: Person) -> None:
    path = [list(square) for square in designed().stages[0].path]
    status, seen = await ann.http("POST", "/api/books/path", {"path": path, "turn": 3, "child": [0, 0]})
    assert (status, seen["findings"], seen["covered"]) == (200, [], 36)
    for wrong in ({}, {"path": [[0, 6]]}, {"path": [], "turns": 1}, [1]):
        status, refused = await ann.http("POST", "/api/books/path", wrong)
        assert (status, refused["code"]) == (400, "malformed")
    assert ask(hall, ann, "POST", "/path", b"\xff")[1]["code"] == "malformed"


async def test_a_game_without_books_has_no_library(hall: AnyHall, ann: Person) -> None:
    assert ask(hall, ann, "GET", "?game=hidden-rooms") == ask(hall, ann, "GET", "")
    for game in ("cant-stop", "nonsense", "hidden-rooms/x"):
        for method, path in (("GET", ""), ("GET", "/designed-five"), ("POST", "/path"), ("POST", "/check")):
            status, refused = ask(hall, ann, method, f"{path}?game={game}", b"{}")
            assert (status, refused["code"]) == (404, "no-such-book")
