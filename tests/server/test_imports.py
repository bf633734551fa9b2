"""Imported logs: checked entry by entry, private until shared, without names, bounded, and deleted with the account."""

import json
from typing import Any

import msgspec
import pytest

import hiroma
from hiroma.ids import ImportId, PlayerId
from hiroma.server.imports import reading, service
from hiroma.server.imports.service import ImportDesk
from hiroma.server.wiring import Hall
from hiroma.store.imports import review_key
from hiroma.table import entries
from hiroma.table.refusal import Refused
from tests.server.running import AnyHall, Person, sit_down
from tests.server.test_puzzles import inline
from tests.table.test_verify import played

ANN, BEN, GUEST = PlayerId("ann"), PlayerId("ben"), PlayerId("guest")
LOG = b"\n".join(played())


@pytest.fixture
def desk(inside: Hall) -> ImportDesk:
    """Return the hall's import desk, which reads without worker processes."""
    store = inside.store
    return ImportDesk(store.imports, store.reviews, store.accounts, inline)


async def refused(act: Any) -> tuple[str, dict[str, Any]]:
    """Return code and details of a refusal."""
    with pytest.raises(Refused) as caught:
        await act
    return caught.value.refusal.code, caught.value.refusal.what


def touched(rev: int, **changes: Any) -> bytes:
    """Return the log with a changed entry `rev` and all later hashes adapted to it: the work of a forger."""
    log, tail = list(played()), entries.FIRST
    for at, line in enumerate(log, 1):
        said = json.loads(line) | {"prev": tail} | (changes if at == rev else {})
        log[at - 1] = json.dumps(said).encode()
        tail = entries.fingerprint(log[at - 1])
    return b"\n".join(log)


async def test_a_sound_log_is_kept_with_its_games(desk: ImportDesk) -> None:
    card = await desk.bring(ANN, LOG + b"\n\n")
    assert (card.game, card.entries, [game.no for game in card.games]) == ("cant-stop", len(played()), [1, 2])
    assert [(game.people, game.bots) for game in card.games] == [(2, 0), (2, 0)]
    assert (card.shared, card.mine) == (False, True)
    assert (await desk.bring(ANN, LOG)).id == card.id, "the same log twice is one"
    own = await desk.own(ANN)
    assert (len(own.imports), own.size) == (1, len(LOG))
    assert await refused(desk.bring(GUEST, LOG)) == ("guest", {})


@pytest.mark.parametrize(
    ("log", "why"),
    [
        (b"", (1, "empty")),
        (b"{}", (1, "unreadable")),
        (b"[" * 20_000, (1, "unreadable")),
        (b"\xff\xfe", (1, "unreadable")),
        (b"\n".join(played()[1:]), (1, "order")),
        (LOG.replace(b'"at":', b'"at":1', 1), (1, "chain")),
        (touched(2, by=40), (2, "rules")),
        (touched(7, command={"do": "submit", "seat": 0, "moves": [{"do": "go", "orange": 2, "red": 2}]}), (7, "rules")),
    ],
)
def test_a_bad_entry_is_named(log: bytes, why: tuple[int, str]) -> None:
    read = reading.read(log)
    assert isinstance(read, reading.Unfit)
    assert (read.code, read.what["rev"], read.what["why"]) == ("import-bad", *why)


def test_draws_that_chance_did_not_make_are_found() -> None:
    at = next(rev for rev, line in enumerate(played(), 1) if json.loads(line).get("draws"))
    first = json.loads(played()[at - 1])["draws"]
    first[0]["numbers"] = [(number + 1) % 6 for number in first[0]["numbers"]]
    read = reading.read(touched(at, draws=first))
    assert isinstance(read, reading.Unfit)
    assert (read.what["rev"], read.what["why"]) == (at, "draws")


def test_a_log_is_bounded_in_length_time_and_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = b"\n".join(played()[:8])
    assert reading.read(begun) == reading.Unfit(code="import-unfinished")
    with monkeypatch.context() as patched:
        patched.setattr(reading, "MOST_ENTRIES", 5)
        assert reading.read(LOG) == reading.Unfit(code="import-large", what={"entries": 5})
    monkeypatch.setattr(reading, "PATIENCE", -1.0)
    assert reading.read(LOG) == reading.Unfit(code="import-slow", what={"seconds": -1})


async def test_a_log_that_is_checked_while_its_owner_deletes_their_account_is_not_kept(inside: Hall) -> None:
    store = inside.store

    async def meanwhile(act: Any, question: Any, /) -> Any:
        await store.accounts.close(ANN, 1.0)
        return act(question)

    desk = ImportDesk(store.imports, store.reviews, store.accounts, meanwhile)
    assert await refused(desk.bring(ANN, LOG)) == ("guest", {})
    assert await store.imports.of_player(ANN) == []


async def test_one_has_room_for_so_many_and_reads_one_at_a_time(
    desk: ImportDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "MOST", 1)
    await desk.bring(ANN, LOG)
    other = b"\n".join(played("cant-stop", 1))
    assert (await refused(desk.bring(ANN, other)))[0] == "too-many-imports"
    await desk.bring(BEN, other)
    monkeypatch.setattr(service, "MOST", 9)
    monkeypatch.setattr(service, "MOST_SIZE", len(LOG))
    assert (await refused(desk.bring(ANN, other)))[0] == "too-many-imports"
    desk._reading.add(ANN)
    assert (await refused(desk.bring(ANN, LOG)))[0] == "import-busy"


async def test_an_import_is_its_owners_until_it_is_shared(desk: ImportDesk) -> None:
    card = await desk.bring(ANN, LOG)
    for act in (
        desk.see(card.id, BEN),
        desk.log(card.id, 1, BEN),
        desk.share(card.id, BEN, True),
        desk.drop(card.id, BEN),
        desk.see(ImportId("none"), ANN),
        desk.see(ImportId("\0"), ANN),
    ):
        assert await refused(act) == ("no-such-import", {})
    await desk.share(card.id, ANN, True)
    seen = await desk.see(card.id, BEN)
    assert (seen.mine, seen.shared) == (False, True)
    assert (await refused(desk.drop(card.id, BEN)))[0] == "no-such-import"
    assert await refused(desk.log(card.id, 9, BEN)) == ("no-finished-game", {"no": 9})
    await desk.share(card.id, ANN, False)
    assert (await refused(desk.see(card.id, BEN)))[0] == "no-such-import"


@pytest.mark.slow
async def test_it_goes_with_its_reviews_and_with_the_account(inside: Hall, desk: ImportDesk) -> None:
    store = inside.store
    card = await desk.bring(ANN, LOG)
    last = msgspec.json.decode(await desk.reviews.whole(review_key(card.id), 1))
    assert last["key"] is not None
    assert (await store.reviews.of_game(review_key(card.id), 1, hiroma.__version__)) is not None
    await store.accounts.close(ANN, 5.0)
    assert (await desk.own(ANN)).imports == []
    assert (await store.reviews.of_game(review_key(card.id), 1, hiroma.__version__)) is None


async def test_a_log_of_this_hall_is_seen_and_gone_on_from(hall: AnyHall) -> None:
    table, (ann, ben) = await sit_down(hall, "ab")
    await ann.ask(table, "start")
    await ben.ask(table, "concede")
    status, lines = await ann.http("GET", f"/api/tables/{table}/log")
    assert status == 200
    status, refusal = await ann.http("POST", "/api/imports", lines)
    assert (status, refusal["code"]) == (403, "guest")
    cho = Person(hall, "Cho")
    await cho.http("GET", "/api/me")
    await cho.http("POST", "/api/account", {"name": "Cho-imports", "password": "a long enough word"})
    await cho.arrive()
    status, card = await cho.http("POST", "/api/imports", lines)
    assert status == 201, card
    at = f"/api/imports/{card['id']}"
    status, shown = await cho.http("GET", f"{at}/games/1/replay")
    _, there = await cho.http("GET", f"/api/tables/{table}/games/1/replay")
    assert (status, shown["steps"], shown["table"], shown["seats"]) == (200, there["steps"], "", ["", ""])
    assert all(there["seats"])
    first = shown["steps"][0]
    assert (await ben.http("GET", f"{at}/games/1/replay"))[1]["code"] == "no-such-import"
    status, opened = await cho.http("POST", f"{at}/games/1/practice", {"rev": first["rev"]})
    assert status == 201, opened
    for name in ("join", "start"):
        await cho.ask(opened["id"], name)
    _, state = await cho.http("GET", f"/api/tables/{opened['id']}")
    meta = state["meta"]
    assert (bool(meta["practice"]), meta["rated"], meta["listed"]) == (True, False, False)
    assert state["game"]["view"] == first["view"]
    _, kept = await cho.http("GET", "/api/account/export.json")
    assert [lines for _, lines in kept["imports"]] == [lines.decode().strip()]
    assert (await cho.http("DELETE", at))[0] == 200
    assert (await cho.http("GET", at))[0] == 404


async def test_a_file_that_is_too_large_is_not_read(hall: AnyHall) -> None:
    ann = await Person(hall, "Ann").arrive()
    status, said = await ann.http("POST", "/api/imports", b"x" * (service.FILE + 1))
    assert (status, said["code"]) == (413, "too-large")
