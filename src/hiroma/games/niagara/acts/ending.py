"""The end of a game: the conditions that seats meet, in time, and the places of all (NI-E)."""

from hiroma.games.niagara.events import ConditionMet
from hiroma.games.niagara.position import Position
from hiroma.kernel.contract import Emit, Outcome

FOUR, FIVE, SEVEN = "four-alike", "five-colours", "seven"


def condition(at: Position, seat: int) -> str:
    """Return the condition that a seat meets: 'four-alike', 'five-colours', 'seven', or '' for none (NI-E1)."""
    store, base = at.store, 5 * seat
    colours = total = 0
    for colour in range(5):
        count = store[base + colour]
        if count >= 4:
            return FOUR
        colours += count > 0
        total += count
    if colours == 5:
        return FIVE
    return SEVEN if total >= 7 else ""


def look(at: Position, seat: int, tell: Emit | None) -> None:
    """Give a seat that meets a condition after a landing the next number in time (NI-E2, NI-E3)."""
    if at.met[seat]:
        return
    what = condition(at, seat)
    if what:
        at.met[seat] = max(at.met) + 1
        if tell:
            tell(ConditionMet(seat, what, at.met[seat]))  # type: ignore[arg-type]  # a name of the conditions above


def clause(at: Position) -> str:
    """Return the clause that ends the game with this round, '' when it goes on (NI-E2, NI-E7)."""
    if max(at.met):
        return "NI-E2"
    limit = at.setting.variant.round_limit
    return "NI-E7" if limit and at.round >= limit else ""


def worth(at: Position, seat: int) -> int:
    """Return the value of a seat's scored gems: violet 1, white 2, yellow 3, blue 4, pink 5 (NI-E5)."""
    return sum(at.store[5 * seat + colour] * (colour + 1) for colour in range(5))


def places(at: Position) -> list[int]:
    """Return the seats, best first; there are no ties (NI-E3, NI-E4, NI-E5)."""
    first = at.setting.variant.winner_tiebreak

    def key(seat: int) -> tuple[int, ...]:
        met = at.met[seat]
        gems, value = -at.gems(seat), -worth(at, seat)
        tie = {"first_to_meet": 0, "most_gems": gems, "gem_values": value}[first] if met else 0
        return (0 if met else 1, tie, met, gems, value, (seat - at.first) % at.seats)

    return sorted(range(at.seats), key=key)


def outcome(at: Position) -> Outcome:
    """Return the places at the end; the scores are numbers of scored gems."""
    sides = tuple([(seat,) for seat in range(at.seats)])
    return Outcome(
        ranking=tuple([(seat,) for seat in places(at)]),
        sides=sides,
        scores=tuple([float(at.gems(seat)) for seat in range(at.seats)]),
        clause=at.clause,
        first=(at.first - at.round + 1) % at.seats,
    )
