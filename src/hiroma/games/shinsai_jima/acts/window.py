"""The interrupt window: questions, secret answers, claims paid together, and further questions (SJ-F9)."""

from hiroma.games.shinsai_jima.acts import corpses, surging
from hiroma.games.shinsai_jima.events import Answered, Claimed, WindowOpened
from hiroma.games.shinsai_jima.parts.codes import EAT, INTERRUPT, PASS, code
from hiroma.games.shinsai_jima.position import CALLED, CLAIMED, PASSED, UNANSWERED, WINDOW, Course


def open_window(at: Course) -> None:
    """Ask all seats that could interrupt the scheduled turn; without any, no window opens (SJ-F9a)."""
    at.queue = []
    at.interrupting = True
    at.mover = at.scheduled
    _ask(at, list(range(at.setup.seats)) if at.rules.interrupts else [], False)


def _ask(at: Course, seats: list[int], again: bool) -> None:
    at.answers = [UNANSWERED] * at.setup.seats
    at.asked = [seat for seat in seats if claims(at, seat) or (again and meals(at, seat))]
    if not at.asked:
        at.queue.sort(key=lambda seat: (seat - at.marker) % at.setup.seats)
        at.phase = CALLED
        return
    at.phase = WINDOW
    if at.tell is not None:
        at.tell(WindowOpened(at.scheduled, tuple(at.asked), again))


def _may_claim(at: Course, seat: int) -> bool:
    # Alive, not the seat whose turn is due, not yet in the queue, and not the seat of the last turn (SJ-F9a).
    if seat == at.scheduled or seat in at.queue or not at.seat_lives(seat):
        return False
    return seat != at.last_turn or living_seats(at) == 2


def living_seats(at: Course) -> int:
    """Return the number of seats with living pieces."""
    return sum(1 for seat in range(at.setup.seats) if at.seat_lives(seat))


def waiting(at: Course) -> list[int]:
    """Return the seats that have not answered."""
    return [seat for seat in at.asked if at.answers[seat] == UNANSWERED]


def claims(at: Course, seat: int) -> list[int]:
    """Return the claims that a seat could pay for: with the chip, or with a corpse eaten first (SJ-F9c).

    Mates share chip and corpses, so those that mates have claimed with in this round are spent, though not yet shown.
    """
    if not _may_claim(at, seat):
        return []
    side = seat % at.setup.sides
    ready, spent = at.chips[side], 0
    for mate in at.setup.seats_of[side]:
        if at.answers[mate] >= CLAIMED:
            ready = False
            spent |= 1 << at.answers[mate] if at.answers[mate] >= 0 else 0
    if ready:
        return [code(INTERRUPT)]
    found: list[int] = []
    colours = 0
    for corpse in at.held(side):
        colour = 1 << at.setup.side_of[corpse]
        if not (spent >> corpse & 1 or colours & colour or at.rules.beginner):
            colours |= colour
            found.append(code(INTERRUPT, corpse + 1))
    return found


def meals(at: Course, seat: int) -> list[int]:
    """Return the moves by which an asked seat may eat (SJ-F8); none before a mate's claim is paid."""
    side = seat % at.setup.sides
    if not at.seat_lives(seat) or claimed_by_mates(at, side):
        return []
    return [code(EAT, corpse) for corpse in surging.meals(at, side)]


def claimed_by_mates(at: Course, side: int) -> bool:
    """Return true when a seat of a side has claimed in this round."""
    return any(at.answers[mate] >= CLAIMED for mate in at.setup.seats_of[side])


def codes(at: Course, seat: int) -> list[int]:
    """Return the answers of an asked seat, and its meals before that; `[]` for other seats."""
    if seat not in at.asked or at.answers[seat] != UNANSWERED:
        return []
    return [code(PASS), *claims(at, seat), *meals(at, seat)]


def answer(at: Course, seat: int, said: int) -> None:
    """Take an answer: PASSED, CLAIMED, or the corpse eaten for a claim. The last one shows them all (SJ-F9b)."""
    at.answers[seat] = said
    if at.tell is not None:
        at.tell(Answered(seat))
    if waiting(at):
        return
    claimants = [asked for asked in at.asked if at.answers[asked] >= CLAIMED]
    passed = [asked for asked in at.asked if at.answers[asked] == PASSED]
    for claimant in claimants:
        _pay(at, claimant, at.answers[claimant])
    again = list(range(at.setup.seats)) if at.rules.eat_anytime else passed
    _ask(at, again if claimants else [], True)


def _pay(at: Course, seat: int, corpse: int) -> None:
    side = seat % at.setup.sides
    at.queue.append(seat)
    if corpse >= 0:
        corpses.consume(at, corpse)
    at.chips[side] = False
    if at.tell is not None:
        at.tell(Claimed(seat, at.setup.names[corpse] if corpse >= 0 else None))
