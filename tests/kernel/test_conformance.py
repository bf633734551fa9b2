"""The conformance check passes what keeps the contract, and names every law that is broken."""

from pathlib import Path

import pytest

from hiroma.games import newest
from hiroma.kernel.conformance import Broken, check
from hiroma.kernel.laws import differences
from hiroma.kernel.texts import unruled
from tests.kernel.toy import Toy, toy, twin

GAMES = Path(__file__).parents[1] / "games"

LAWS = [
    "actors come in seat order",
    "who may not act has no moves",
    "nobody moves after the end",
    "an actor has a move: ",
    "an actor has a move after every move",
    "moves show nothing hidden",
    "who sees the same hears the same",
    "what cannot be seen is not heard",
    "there is a bot casual",
    "moves are a tuple: ",
    "moves do not repeat",
    "moves come in a fixed order",
    "apply accepts every move of moves",
    "apply refuses what moves does not list",
    "a refused move changes nothing",
    "a refusal has a code and a clause",
    "raised",
    "listening changes nothing",
    "events survive the journey",
    "a game ends",
    "views are of the promised type",
    "a view shows nothing hidden",
    "replaying the log gives the same game",
    "there is no outcome before the end",
    "a game that ends has an outcome",
    "the ranking has every side once",
    "there is a score for every seat",
    "the end has a clause",
    "the outcome has the sides of the ruleset",
    "the first seat is one of the seats",
    "a copy is equal",
    "a copy is independent",
    "bots choose legal moves",
    "bots change nothing",
    "an imagined world fits the view",
    "an imagined world has the same actors",
    "an imagined world has the same moves",
    "the solution of a lesson solves it",
    "silence means a legal move",
]


def test_a_game_that_keeps_the_contract_passes() -> None:
    check(toy(), games=40, every=1, twin=twin)


@pytest.mark.parametrize("flaw", LAWS)
def test_a_broken_law_is_named(flaw: str) -> None:
    with pytest.raises(Broken, match=flaw):
        check(toy(flaw, bound=None), games=40, every=1, steps=500, twin=twin)


def test_what_does_not_fit_an_imagined_world_is_named_by_field() -> None:
    one = b'{"hands":[[1,2],[3]],"round":4,"dice":null,"turn":1}'
    other = b'{"hands":[[1,2],[]],"round":5,"dice":[6],"turn":1}'
    assert differences(one, other) == ["hands.1: [3] ≠ []", "round: 4 ≠ 5", "dice: None ≠ [6]"]
    assert differences(b"[1,2,3,4,5,6,7,8]", b"[0,0,0,0,0,0,0,0]")[-1] == "…"
    with pytest.raises(Broken, match=r"an imagined world fits the view: spectator; \w+: .+ ≠ .+"):
        check(toy("an imagined world fits the view", bound=None), games=40, every=1, steps=500, twin=twin)


def test_the_bound_is_counted() -> None:
    with pytest.raises(Broken, match="within its bound"):
        check(toy("a game ends", bound=2), games=1, twin=twin)


def test_secrets_need_a_twin() -> None:
    with pytest.raises(Broken, match="twin"):
        check(toy())


def test_a_twin_must_really_differ() -> None:
    with pytest.raises(Broken, match="a twin differs in what is hidden: none did"):
        check(toy(), games=5, twin=lambda state, viewer, below: state)


def test_a_clause_that_is_named_stands_in_the_rulebook() -> None:
    rules = newest("cant-stop")
    missing = unruled(rules, {"CS-M4", "CS-M99", "CS-ZZ1"})
    assert missing[:2] == ["CS-M99", "CS-ZZ1"]
    assert {line.rpartition(" ")[2] for line in missing} == set(missing[:2]), "the others are of translations"
    assert unruled(toy(), {"TOY-1"}) == [], "it has no book"


def test_a_step_that_shows_what_was_hidden_may_tell_it() -> None:
    """The fall of the die shows both numbers: heard differently, and seen differently too."""
    check(toy(), games=40, every=1, twin=twin)


def test_without_secrets_views_are_equal() -> None:
    with pytest.raises(Broken, match="without secrets everybody sees the same"):
        check(toy(secrets=False), every=1)


def test_without_secrets_nothing_is_told_to_one() -> None:
    with pytest.raises(Broken, match="a game without secrets tells everybody"):
        check(toy("a game without secrets tells everybody", secrets=False), games=1, every=2**20)


def test_own_laws_are_asked() -> None:
    def never_three(state: Toy) -> None:
        assert 3 not in state.numbers

    with pytest.raises(AssertionError):
        check(toy(), games=40, twin=twin, own=[never_three])


def test_the_message_shows_the_way_there() -> None:
    with pytest.raises(Broken) as caught:
        check(toy("a game that ends has an outcome"), games=1, twin=twin)
    assert "after 3 steps" in str(caught.value)
    assert "Hide(number=" in str(caught.value)
