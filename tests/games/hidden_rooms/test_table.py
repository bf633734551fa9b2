"""Hidden Rooms at a table: alone, with a book of the player's own, and with draws that carry numbers."""

from typing import Any

import msgspec
import pytest

from hiroma.games.hidden_rooms.parts.books import brief_of, designed, text_of
from hiroma.kernel import BadOption
from hiroma.kernel.draws import Pick
from hiroma.table import entries
from hiroma.table.chance import numbers
from hiroma.table.commands import Concede, SetOption, Start, Submit, Undo
from hiroma.table.verify import verify
from tests.games.hidden_rooms.positions import RULES
from tests.table.sitting import Sitting
from tests.table.toys import find


def view(sitting: Sitting) -> Any:
    assert sitting.table.play is not None
    return sitting.table.play.state.view(None)


def place(sitting: Sitting) -> None:
    sitting.ok(Submit(seat=0, moves=[{"do": "place", "tile": view(sitting).pair[0]}]), "a")


def lose(sitting: Sitting) -> None:
    sitting.ok(Submit(seat=0, moves=[{"do": "resign"}]), "a")
    if sitting.table.status == "playing":
        sitting.ok(Submit(seat=0, moves=[{"do": "next-attempt"}]), "a")


def test_one_person_sits_down_and_starts() -> None:
    sitting = Sitting("hidden-rooms").join("a")
    sitting.no("not-seated", Start(), "b")
    sitting.ok(Start(), "a")
    assert sitting.table.status == "playing"
    assert view(sitting).phase == "place"
    for _ in range(3):
        lose(sitting)
    assert sitting.table.status == "over"
    assert sitting.table.wins == [0]
    assert sitting.table.last is not None
    assert sitting.table.last.winners == ()
    assert verify([line for line, _ in sitting.rows], find).bad is None
    sitting.again()
    assert view(sitting).attempt == 1


def test_a_game_alone_can_be_given_up() -> None:
    sitting = Sitting("hidden-rooms").start("a")
    sitting.ok(Concede(), "a")
    assert sitting.table.status == "over"
    assert sitting.table.wins == [0]


@pytest.mark.clause("HR-R-02", "HR-R-05")
def test_draws_are_numbered_by_attempt_and_count() -> None:
    deals = []
    for played in (False, True):
        sitting = Sitting("hidden-rooms").start("a")
        if played:
            place(sitting)
            assert any(tuple(laid.square for laid in view(sitting).board))
            target = next(move.to for move in sitting.table.play.state.moves(0) if hasattr(move, "tile"))  # type: ignore[union-attr]  # a game has begun, and a move with a tile says where to
            sitting.ok(Submit(seat=0, moves=[{"do": "explore", "to": target}]), "a")
        lose(sitting)
        drawn = entries.decode(sitting.rows[-1][0]).draws
        assert [(each.label, each.n, each.own) for each in drawn] == [("attempt-2", n, True) for n in range(3)]
        key = sitting.table.key
        assert key is not None
        assert [each.numbers for each in drawn] == [numbers(key, n, "attempt-2", (24 - n,)) for n in range(3)]
        deals.append((view(sitting).discard, view(sitting).pair))
        for _ in range(2):
            lose(sitting)
        assert verify([line for line, _ in sitting.rows], find).bad is None
    assert deals[0] == deals[1]


def test_a_number_that_is_not_the_rulesets_is_found() -> None:
    sitting = Sitting("hidden-rooms").start("a")
    for _ in range(3):
        lose(sitting)
    log = [line for line, _ in sitting.rows]
    rev = next(at for at, line in enumerate(log) if b'"attempt-2"' in line)
    entry = entries.decode(log[rev])
    moved = msgspec.structs.replace(entry.draws[0], n=9)
    log[rev] = entries.encode(msgspec.structs.replace(entry, draws=(moved, *entry.draws[1:])))
    assert verify(log, find).bad is not None


def test_what_the_monster_did_is_not_taken_back_outright() -> None:
    sitting = Sitting("hidden-rooms").start("a")
    place(sitting)
    assert sitting.table.play is not None
    assert sitting.table.play.may_undo() == ()
    before = view(sitting)
    sitting.ok(Submit(seat=0, moves=[{"do": "end-turn"}]), "a")
    assert sitting.table.play.may_undo() == ()
    after = view(sitting)
    assert after != before
    # Alone there is nobody to ask.
    sitting.no("revealed", Undo(), "a")
    assert view(sitting) == after


@pytest.mark.clause("HR-S-11")
def test_a_game_of_somebodys_book() -> None:
    brief = brief_of(designed())
    turned = msgspec.structs.replace(brief, key="turned", stages=tuple(reversed(brief.stages)))
    text = msgspec.json.encode(turned).decode()
    sitting = Sitting("hidden-rooms").join("a")
    sitting.ok(SetOption(name="book", value=text), "a")
    sitting.ok(Start(), "a")
    shown = view(sitting)
    assert (shown.book, shown.book_key) == (text, "turned")
    assert shown.key == brief.stages[5 - shown.stage].key
    assert shown.path == tuple(brief.stages[5 - shown.stage].path.split(" "))


@pytest.mark.parametrize(
    ("change", "error", "where"),
    [
        (lambda text: text[:-1], "E-FORMAT", "truncated"),
        (lambda text: "[" * 4000, "E-FORMAT", ""),
        (lambda text: text.replace('"key":"designed-five",', ""), "E-FORMAT", "key"),
        (lambda text: text.replace("e3 d3", "e3 e3"), "E-REPEAT", "stages[1].path[1]"),
        (lambda text: text.replace("e3 d3", "e3 d9"), "E-BOUNDS", "stages[1].path"),
        (lambda text: text.replace("e3 d3", "e3  d3"), "E-BOUNDS", "stages[1].path"),
        (lambda text: text + " " * 8192, "too-long", ""),
    ],
)
def test_what_is_no_brief_is_refused(change: Any, error: str, where: str) -> None:
    text = text_of(designed())
    option = RULES.info.options[0]
    assert option.check(text) == text
    assert option.check(text.replace(",", ", ")) == text  # the canonical form
    with pytest.raises(BadOption) as refusal:
        option.check(change(text))
    assert refusal.value.code == "option-text"
    assert refusal.value.what["error"] == error
    assert where in str(refusal.value.what["place"])
    sitting = Sitting("hidden-rooms").join("a")
    sitting.no("option-text", SetOption(name="book", value=change(text)), "a")


def test_picks_may_carry_a_number() -> None:
    assert Pick((1, 2)).n is None
    assert Pick((1, 2), "tile", 4).n == 4
