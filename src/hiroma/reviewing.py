"""A finished game's chances in words and bars, for a terminal."""

from collections.abc import Iterable, Iterator

from hiroma.bots.hindsight import Finished, Hindsight, Moment, hindsight
from hiroma.games import capabilities, ruleset
from hiroma.kernel import CHANCE, Seat
from hiroma.table.table import Table
from hiroma.transcript import Texts, finished, move_in_words

WIDE = 20
"""Characters of a whole bar."""

DEAREST = 3
"""Decisions in the list, each with the better move."""


class NoInsight(Exception):
    """There is nothing that knows the chances of this game."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game


def tell_chances(lines: Iterable[bytes], no: int | None, language: str) -> Iterator[str]:
    """Yield the review of game `no` of a log (None: the last finished one), line by line.

    Raises `NotFinished`, and `NoInsight` for a game whose chances nobody knows.
    """
    log, whole, no = finished(lines, no)
    if capabilities(whole.game).insight is None:
        raise NoInsight(whole.game)
    play = Table.fold(((line, None) for line in log[: whole.finished[no][1]]), ruleset, bytes).play
    assert play is not None
    seen = hindsight(Finished.of(play))
    yield from turns(seen)
    yield ""
    yield from dearest(seen, Texts(whole.game, language), whole.game, play.holders)
    yield ""
    yield from balances(seen)


def turns(seen: Hindsight) -> Iterator[str]:
    """Yield a line for each turn of a seat: who, everybody's chance after it, its luck and its play."""
    names = [letters(seats) for seats in seen.sides]
    heads = "  ".join(f"{name:>5}" for name in names)
    yield f"turn  who  {heads}  {names[0]:<{WIDE}}    luck    play"
    before = seen.begin
    for number, (seat, moments) in enumerate(by_turns(seen.moments), start=1):
        side = next(place for place, seats in enumerate(seen.sides) if seat in seats)
        after = moments[-1].chances
        play = sum(moment.judged.play[side] for moment in moments if moment.judged)
        luck = after[side] - before[side] - play
        shares = "  ".join(f"{chance:5.0%}" for chance in after)
        bar = "#" * round(after[0] * WIDE)
        yield f"{number:>4}  {letters((seat,)):<3}  {shares}  {bar:<{WIDE}}  {luck:+6.1%}  {play:+6.1%}"
        before = after


def by_turns(moments: Iterable[Moment]) -> list[tuple[Seat, list[Moment]]]:
    """Return the moments of each turn with its seat. A draw belongs to the decision after it, or to the last one."""
    found: list[tuple[Seat, list[Moment]]] = []
    drawn: list[Moment] = []
    for moment in moments:
        if moment.seat == CHANCE:
            drawn.append(moment)
            continue
        if not found or found[-1][0] != moment.seat:
            found.append((moment.seat, []))
        found[-1][1].extend([*drawn, moment])
        drawn = []
    if found:
        found[-1][1].extend(drawn)
    return found


def dearest(seen: Hindsight, texts: Texts, game: str, holders: tuple[int, ...]) -> Iterator[str]:
    """Yield the decisions that cost most, with the better move."""
    turn_of = {id(moment): n for n, (_, moments) in enumerate(by_turns(seen.moments), start=1) for moment in moments}
    judged = [(moment, moment.judged) for moment in seen.moments if moment.judged and moment.judged.cost > 0]
    if not judged:
        yield "Every decision was the best one."
        return
    yield "The dearest decisions:"
    for moment, judgement in sorted(judged, key=lambda each: -each[1].cost)[:DEAREST]:
        made, best = (
            " ".join(move_in_words(texts, game, moment.seat, move, holders) or str(move) for move in line)
            for line in (judgement.made, judgement.best)
        )
        yield f"{turn_of[id(moment)]:>4}  {letters((moment.seat,)):<3}  -{judgement.cost:.1%}  {made}  Better: {best}"


def balances(seen: Hindsight) -> Iterator[str]:
    """Yield the parts of each side's chance at the end."""
    yield "      begin    luck    play  others     end"
    for seats, balance in zip(seen.sides, seen.balances, strict=True):
        parts = (balance.luck, balance.play, balance.others)
        said = "  ".join(f"{part:+6.1%}" for part in parts)
        yield f"{letters(seats):<4}  {balance.begin:5.1%}  {said}  {balance.end:6.1%}"


def letters(seats: Iterable[Seat]) -> str:
    """Return the letters of seats: A is the first."""
    return "+".join(chr(ord("A") + seat) for seat in seats)
