"""Hints: none in rated games, and where other people play none shows a secret of the player who asks."""

import pytest

from hiroma.table.commands import SetRated
from hiroma.table.events import Hinted
from hiroma.table.hall_commands import Hint
from hiroma.transcript import Texts, sentence
from tests.table.sitting import Sitting, dump

MOVE = {"do": "take"}


def unrated(game: str, *players: str) -> Sitting:
    """Return a game that is not rated."""
    sitting = Sitting(game)
    sitting.ok(SetRated(on=False), "a")
    return sitting.start(*players)


def hint(sitting: Sitting, *moves: object) -> Hint:
    """Return a hint with these moves for the seat that may move."""
    seat = sitting.mover()
    assert sitting.table.play is not None
    return Hint(chair=sitting.table.play.holders[seat], seat=seat, level="club", moves=list(moves))


def test_no_bot_gives_a_hint_in_a_rated_game() -> None:
    sitting = Sitting().start("a", "b")
    assert sitting.table.rated
    sitting.no("rated-no-hints", hint(sitting, MOVE), None)


def test_a_hint_stands_in_the_log_for_everybody_and_changes_nothing() -> None:
    sitting = unrated("pile", "a", "b")
    before = sitting.table.play and (sitting.table.play.decision, sitting.table.play.state.actors())
    sitting.ok(hint(sitting, MOVE), None)
    (heard,) = sitting.table.history[-1].heard
    assert heard.only is None
    assert heard.event == Hinted(chair=0, seat=0, level="club", moves=(MOVE,))
    assert before == (sitting.table.play and (sitting.table.play.decision, sitting.table.play.state.actors()))
    assert dump(sitting.folded()) == dump(sitting.table)


def test_where_there_are_secrets_only_that_it_was_asked_is_told() -> None:
    sitting = unrated("niagara", "a", "b", "c")
    sitting.ok(hint(sitting, {"do": "gem", "gem": "ruby"}), None)
    (heard,) = sitting.table.history[-1].heard
    assert isinstance(heard.event, Hinted)
    assert heard.event.moves == ()


def test_only_the_hall_says_it_and_of_a_seat_that_the_chair_decides_for() -> None:
    sitting = unrated("pile", "a", "b")
    sitting.no("not-known", hint(sitting, MOVE), "a")
    sitting.no("not-your-seat", Hint(chair=0, seat=1, level="club", moves=[]), None)
    sitting.no("no-such-chair", Hint(chair=9, seat=1, level="club", moves=[]), None)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "A has asked a bot for a hint. It would play:"),
        ("de", "A hat einen Bot um einen Tipp gebeten. Er würde spielen:"),
        ("ja", "Aさんがボットにヒントを求めました。ボットなら次のように打ちます。"),
    ],
)
def test_it_is_told_in_words(language: str, words: str) -> None:
    texts = Texts("cant-stop", language)
    told = sentence(texts, "cant-stop", Hinted(chair=0, seat=0, level="club", moves=({"do": "stop"},)), (0, 1), 1)
    assert told is not None
    assert told.startswith(words)
    assert len(told) > len(words) + 2
    bare = sentence(texts, "cant-stop", Hinted(chair=0, seat=0, level="club", moves=()), (0, 1), 1)
    assert bare is not None
    assert words.startswith(bare.strip())
