"""The order of the sides at the end (SJ-V2, SJ-V5, SJ-V7, SJ-O6)."""

from hiroma.games.shinsai_jima.position import Course

Merit = tuple[int, ...]


def by_survival(at: Course, side: int) -> Merit:
    """Return the merit of a winner among several: height, corpses, survivors, later in turn order (SJ-V2)."""
    return at.summit(side), at.stock(side), at.survivors(side), at.lateness(side)


def by_judgement(at: Course, side: int) -> Merit:
    """Return the merit: height, score, corpses, survivors, later in turn order; of two seats the later one (SJ-V5)."""
    if at.setup.seats == 2 and at.rules.second_wins:
        return (at.lateness(side),)
    return at.summit(side), at.score(side), at.stock(side), at.survivors(side), at.lateness(side)


def by_score(at: Course, side: int) -> Merit:
    """Return the merit with `slaughter` when three pieces have escaped: score, then height, then SJ-V5 (SJ-O6)."""
    return at.score(side), at.summit(side), at.stock(side), at.survivors(side), at.lateness(side)


def order(at: Course, clause: str, winners: list[int]) -> list[int]:
    """Return every side, best first: the winners in their own order, then the others (SJ-V7)."""
    merits: list[tuple[bool, Merit, int]] = []
    for side in range(at.setup.sides):
        if side in winners:
            merits.append((True, by_survival(at, side), side))
        elif clause == "SJ-O6":
            merits.append((False, by_score(at, side), side))
        else:
            merits.append((False, by_judgement(at, side), side))
    return [side for _, _, side in sorted(merits, reverse=True)]
