"""`verify` accepts what happened and names the first bad entry of anything else."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hiroma.table import entries
from hiroma.table.chance import commitment, pledge
from hiroma.table.commands import Abort, CallOff, Join, Leave, Pause, Resume, Start
from hiroma.table.gathering import SECONDS
from hiroma.table.hall_commands import Overdue
from hiroma.table.verify import WHYS, Verdict, verify
from tests.table.sitting import Sitting, nonce
from tests.table.toys import find

Line = dict[str, Any]


@cache
def played(game: str = "cant-stop", chance: int = 2) -> tuple[bytes, ...]:
    """The log of two whole games of a match, with a pause and a departure; devices add to chance in either scheme."""
    sitting = Sitting(game, chance=chance, devices=chance > 1, match=2)
    if chance > 1:
        sitting.start("a", "b")
    else:
        for player in "ab":
            sitting.ok(Join(nonce=nonce(player)), player)
        sitting.ok(Start(), "a")
    sitting.finish(3)
    sitting.again()
    sitting.ok(Pause(), "a")
    sitting.agree("b")
    sitting.ok(Resume(), "b")
    sitting.ok(Leave(), "b")
    sitting.finish(4)
    return tuple(sitting.log)


def judged(log: list[bytes]) -> Verdict:
    return verify(log, find)


def changed(log: list[bytes], rev: int, change: Callable[[Line], None], rehash: bool = False) -> list[bytes]:
    """The log with one entry changed; `rehash` mends the chain from there on."""
    lines = [json.loads(line) for line in log]
    change(lines[rev - 1])
    if not rehash:
        return [*log[: rev - 1], dense(lines[rev - 1]), *log[rev:]]
    return mended(lines)


def dense(line: Line) -> bytes:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode()


def mended(lines: list[Line]) -> list[bytes]:
    """Lines with the chain made good."""
    made: list[bytes] = []
    tail = entries.FIRST
    for line in lines:
        line["prev"] = tail
        made.append(dense(line))
        tail = entries.fingerprint(made[-1])
    return made


def log_of(game: str = "cant-stop", chance: int = 2) -> list[bytes]:
    return list(played(game, chance))


def revs(log: list[bytes], wanted: Callable[[Line], bool]) -> list[int]:
    return [rev for rev, line in enumerate(log, 1) if wanted(json.loads(line))]


def turns(log: list[bytes]) -> list[int]:
    return revs(log, lambda line: line["command"]["do"] == "submit" and bool(line.get("draws")))


def turn_die(line: Line) -> None:
    die = line["draws"][0]["numbers"]
    die[0] = (die[0] + 1) % line["draws"][0]["ranges"][0]


@pytest.mark.parametrize("game", ["cant-stop", "pile", "duel"])
@pytest.mark.parametrize("chance", [1, 2])
def test_a_clean_log(game: str, chance: int) -> None:
    log = log_of(game, chance)
    verdict = judged(log)
    assert verdict == Verdict(entries=len(log), games=2, draws=verdict.draws)
    assert (verdict.draws > 50) == (game == "cant-stop")


def test_line_ends_do_not_matter() -> None:
    assert judged([line + b"\r\n" for line in log_of()] + [b"\n"]).bad is None


def test_a_game_that_is_not_over_is_listed() -> None:
    sitting = Sitting("cant-stop", match=2).start("a", "b").finish(3).again()
    sitting.submit(*sitting.table.play.state.moves(sitting.mover())[:1])  # type: ignore[union-attr]  # a game has begun
    verdict = judged(sitting.log)
    assert verdict.bad is None
    assert verdict.unrevealed == (2,)
    assert verdict.games == 2


def test_an_aborted_game_shows_its_secret() -> None:
    sitting = Sitting("cant-stop").start("a", "b")
    sitting.ok(Abort(), "a")
    sitting.agree("b")
    verdict = judged(sitting.log)
    assert (verdict.bad, verdict.unrevealed) == (None, ())
    assert verdict.draws > 0


@pytest.mark.parametrize("which", [0, 1, -2, -1])
@pytest.mark.parametrize("rehash", [False, True])
def test_a_changed_die(which: int, rehash: bool) -> None:
    """In a chain made good again it is the draw that gives it away."""
    rev = turns(log_of())[which]
    verdict = judged(changed(log_of(), rev, turn_die, rehash))
    assert (verdict.bad, verdict.why) == (rev, "draws" if rehash else "chain")


def test_the_first_of_two_bad_entries_is_named() -> None:
    one, other = turns(log_of())[4], turns(log_of())[9]
    both = changed(changed(log_of(), one, turn_die, rehash=True), other, turn_die)
    verdict = judged(both)
    assert verdict.bad == one


def test_a_dropped_entry() -> None:
    log = log_of()
    for rev in (1, 4, len(log) // 2, len(log) - 1):
        assert judged(log[: rev - 1] + log[rev:]).bad == rev
        assert judged(log[: rev - 1] + log[rev:]).why == "order"


def test_a_dropped_entry_in_a_renumbered_chain() -> None:
    """Nobody can say which of a seat's turns is gone, but the dice do not fit from there on."""
    log = log_of()
    rev = turns(log)[5]
    lines = [json.loads(line) for line in log if json.loads(line)["rev"] != rev]
    for number, line in enumerate(lines, 1):
        line["rev"] = number
    verdict = judged(mended(lines))
    assert verdict.bad == rev
    assert verdict.why in ("draws", "rules")


def test_a_swapped_pair() -> None:
    log = log_of()
    for rev in (2, turns(log)[3], len(log) - 2):
        swapped = [*log[: rev - 1], log[rev], log[rev - 1], *log[rev + 1 :]]
        assert (judged(swapped).bad, judged(swapped).why) == (rev, "order")


def test_a_swapped_pair_in_a_mended_chain() -> None:
    log = log_of()
    rev = turns(log)[3]
    lines = [json.loads(line) for line in log]
    lines[rev - 1], lines[rev] = lines[rev], lines[rev - 1]
    lines[rev - 1]["rev"], lines[rev]["rev"] = rev, rev + 1
    assert judged(mended(lines)).bad == rev


def set_nonce(line: Line) -> None:
    line["command"]["nonce"] = nonce("forged")


def test_a_changed_nonce_of_the_older_scheme() -> None:
    """The beginning of the game says which nonces entered the key."""
    log = log_of(chance=1)
    assert judged(changed(log, 3, set_nonce)).bad == 3
    begin = revs(log, lambda line: "start" in line)[0]
    verdict = judged(changed(log, 3, set_nonce, rehash=True))
    assert (verdict.bad, verdict.why) == (begin, "rules")

    def everywhere(line: Line) -> None:
        line["start"]["nonces"]["1"] = nonce("forged")

    verdict = judged(changed(log, begin, everywhere, rehash=True))
    assert (verdict.bad, verdict.why) == (begin, "draws")


def opens(log: list[bytes]) -> list[int]:
    return revs(log, lambda line: line["command"]["do"] == "open-nonce")


@pytest.mark.parametrize("which", [0, 1, 2, 3])
def test_a_swapped_nonce_is_named(which: int) -> None:
    """Each opened nonce is the pledged one, and the game takes what was opened."""
    log = log_of()
    rev = opens(log)[which]
    verdict = judged(changed(log, rev, set_nonce, rehash=True))
    assert (verdict.bad, verdict.why) == (rev, "nonce")


@pytest.mark.parametrize("nonces", [{}, {"0": nonce("a0")}, {"0": nonce("a0"), "1": nonce("x")}, {"7": nonce("a0")}])
def test_a_game_takes_just_what_was_opened(nonces: dict[str, str]) -> None:
    log = log_of()
    begin = revs(log, lambda line: "start" in line)[0]
    verdict = judged(changed(log, begin, lambda line: line["start"].update(nonces=nonces), rehash=True))
    assert (verdict.bad, verdict.why) == (begin, "nonce")


def test_a_swapped_pledge_is_named() -> None:
    """Where it was given, where the nonces are asked for, or in both places: the nonce does not fit any more."""
    log = log_of()
    ask, first = revs(log, lambda line: "pledged" in line)[0], opens(log)[0]
    other = pledge(nonce("other"))
    verdict = judged(changed(log, 4, lambda line: line["command"].update(pledge=other), rehash=True))
    assert (verdict.bad, verdict.why) == (ask, "rules")
    verdict = judged(changed(log, ask, lambda line: line["pledged"].update({"0": other}), rehash=True))
    assert (verdict.bad, verdict.why) == (ask, "rules")
    both = changed(log, 4, lambda line: line["command"].update(pledge=other), rehash=True)
    verdict = judged(changed(both, ask, lambda line: line["pledged"].update({"0": other}), rehash=True))
    assert (verdict.bad, verdict.why) == (first, "nonce")


def test_a_pledge_that_is_passed_over_is_named() -> None:
    """The hall asks one device less: the rules of the table say that everybody who pledged is asked."""
    log = log_of()
    ask = revs(log, lambda line: "pledged" in line)[0]
    verdict = judged(changed(log, ask, lambda line: line["pledged"].pop("1"), rehash=True))
    assert (verdict.bad, verdict.why) == (ask, "rules")
    verdict = judged(changed(log, ask, lambda line: line.pop("pledged"), rehash=True))
    assert verdict.bad == ask


def test_a_start_that_was_called_off_is_told_and_shows_its_secret() -> None:
    sitting = Sitting("cant-stop", devices=True).join("a", "b")
    sitting.ok(Start(), "a")
    sitting.ok(CallOff(), "b")
    off = sitting.table.rev
    sitting.again().finish(3)
    log = sitting.log
    assert judged(log) == Verdict(entries=len(log), games=1, draws=judged(log).draws, called_off=(off,))
    for forge in (lambda line: line.pop("reveal"), lambda line: line["reveal"].update(no=7)):
        verdict = judged(changed(log, off, forge, rehash=True))
        assert (verdict.bad, verdict.why) == (off, "secret")


def test_the_hall_may_not_call_a_start_off_before_its_time() -> None:
    sitting = Sitting("cant-stop", devices=True).join("a", "b")
    asked = sitting.ok(Start(), "a").entry.at
    sitting.now += SECONDS
    sitting.ok(Overdue(), None)
    off = sitting.table.rev
    verdict = judged(changed(sitting.log, off, lambda line: line.update(at=asked + 5.0), rehash=True))
    assert (verdict.bad, verdict.why) == (off, "rules")


def test_a_changed_commitment() -> None:
    log = log_of()
    begin = revs(log, lambda line: "start" in line)[0]
    other = commitment(b"other")
    assert judged(changed(log, 1, lambda line: line.update(commit=other))).bad == 1
    verdict = judged(changed(log, 1, lambda line: line.update(commit=other), rehash=True))
    assert (verdict.bad, verdict.why) == (begin, "commitment")
    verdict = judged(changed(log, begin, lambda line: line["start"].update(commitment=other), rehash=True))
    assert (verdict.bad, verdict.why) == (begin, "commitment")
    verdict = judged(changed(log, 1, lambda line: line.pop("commit"), rehash=True))
    assert (verdict.bad, verdict.why) in ((1, "commitment"), (begin, "commitment"))


def test_another_secret() -> None:
    log = log_of()
    end = revs(log, lambda line: "reveal" in line)[0]
    for secret in ("00" * 32, "no hex", ""):

        def forge(line: Line, secret: str = secret) -> None:
            line["reveal"]["secret"] = secret

        assert judged(changed(log, end, forge)).bad == end
        verdict = judged(changed(log, end, forge, rehash=True))
        assert (verdict.bad, verdict.why) == (end, "secret")


def test_a_withheld_secret() -> None:
    log = log_of()
    end = revs(log, lambda line: "reveal" in line)[0]
    verdict = judged(changed(log, end, lambda line: line.pop("reveal"), rehash=True))
    assert (verdict.bad, verdict.why) == (end, "secret")


def test_a_secret_shown_too_early() -> None:
    log = log_of()
    end = revs(log, lambda line: "reveal" in line)[0]
    reveal = json.loads(log[end - 1])["reveal"]
    rev = turns(log)[3]
    verdict = judged(changed(log, rev, lambda line: line.update(reveal=reveal), rehash=True))
    assert verdict.bad == rev


def test_a_truncated_file() -> None:
    log = log_of()
    cut = [*log[:-1], log[-1][: len(log[-1]) // 2]]
    assert (judged(cut).bad, judged(cut).why) == (len(log), "unreadable")
    whole = b"\n".join(log)[:-40].split(b"\n")
    assert judged(whole).bad == len(log)


def test_a_log_cut_at_a_line_is_a_game_that_is_not_over() -> None:
    verdict = judged(log_of()[:-1])
    assert (verdict.bad, verdict.unrevealed) == (None, (2,))


def test_a_submission_of_another_chair() -> None:
    log = log_of()
    rev = turns(log)[2]
    by = json.loads(log[rev - 1])["by"]
    for forged in (1 - by, None, 7, -1):
        assert judged(changed(log, rev, lambda line, who=forged: line.update(by=who))).bad == rev  # type: ignore[misc]  # mypy cannot infer a lambda with defaults
        verdict = judged(changed(log, rev, lambda line, who=forged: line.update(by=who), rehash=True))  # type: ignore[misc]  # mypy cannot infer a lambda with defaults
        assert (verdict.bad, verdict.why) == (rev, "rules")


def test_a_command_that_was_not_allowed() -> None:
    """An option in the middle of the match, and a turn while the game is paused."""
    log = log_of()
    rev = revs(log, lambda line: line["command"]["do"] == "resume")[0]
    option = {"do": "option", "name": "unique", "value": True}
    verdict = judged(changed(log, rev, lambda line: line.update(command=option), rehash=True))
    assert (verdict.bad, verdict.why) == (rev, "rules")


def test_another_game_or_version() -> None:
    for change, why in (
        ({"game": "chess"}, "version"),
        ({"version": 9}, "version"),
        ({"options": {"team": 3}}, "rules"),
    ):
        verdict = judged(changed(log_of(), 1, lambda line, new=change: line["command"].update(new), rehash=True))  # type: ignore[misc]  # mypy cannot infer a lambda with defaults
        assert (verdict.bad, verdict.why) == (1, why)


def test_nothing_is_no_log() -> None:
    assert judged([]) == Verdict(bad=1, why="empty")
    assert judged([b"\n"]).why == "empty"
    assert judged([b"hello"]) == Verdict(bad=1, why="unreadable", entries=1)
    assert judged([b"\xff\xfe"]).why == "unreadable"
    assert judged(log_of()[1:]).bad == 1


def test_ranges_that_cannot_be_drawn() -> None:
    rev = turns(log_of())[0]
    for size in (0, -6, 2**40):

        def widen(line: Line, size: int = size) -> None:
            line["draws"][0]["ranges"] = [size] * 4

        verdict = judged(changed(log_of(), rev, widen, rehash=True))
        assert (verdict.bad, verdict.why) == (rev, "draws")


ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 70),
    st.text(max_size=4),
    st.just([]),
    st.just({}),
    st.lists(st.integers(-1, 9), max_size=5),
)


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(game=st.sampled_from(["cant-stop", "pile", "duel"]), choice=st.randoms(use_true_random=False), odd=ODD)
def test_any_single_change_is_found_and_nothing_breaks(game: str, choice: Any, odd: Any) -> None:
    """One value anywhere in one entry: named in a plain chain, and never an error of another kind in a mended one."""
    log = log_of(game)[: choice.choice([12, 40, 10_000])]
    lines = [json.loads(line) for line in log]
    rev = choice.randrange(1, len(log) + 1)
    spot: Any = lines[rev - 1]
    while True:
        key = choice.choice(list(spot) if isinstance(spot, dict) else range(len(spot)))
        if not isinstance(spot[key], dict | list) or not spot[key] or choice.random() < 0.2:
            break
        spot = spot[key]
    was = spot[key]
    spot[key] = odd
    plain = verify([*log[: rev - 1], dense(lines[rev - 1]), *log[rev:]], find)
    if rev < len(log) and (type(was), was) != (type(odd), odd):
        assert plain.bad is not None
        assert plain.bad <= rev
    mend = verify(mended(lines), find)
    assert mend.bad is None or mend.why in WHYS
