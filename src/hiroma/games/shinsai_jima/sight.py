"""The view of a game for each viewer, and the outcome."""

from hiroma.games.shinsai_jima.acts import escapes, refuse_piece, survival, window
from hiroma.games.shinsai_jima.acts.advancing import why_not
from hiroma.games.shinsai_jima.acts.surging import most
from hiroma.games.shinsai_jima.parts.board import AHEAD, CELLS, COMPASS, LETTERS, NAMES, NATIVES, OUTSIDE
from hiroma.games.shinsai_jima.parts.island import BOX, FREE, NOBODY, STATUSES
from hiroma.games.shinsai_jima.parts.kinds import ADVANCES, KINDS
from hiroma.games.shinsai_jima.parts.reasons import LEGAL
from hiroma.games.shinsai_jima.parts.terrain import FIRST_COLOUR, NORMAL
from hiroma.games.shinsai_jima.position import (
    AIM,
    CLAIMED,
    CUBE,
    LOAD,
    PASSED,
    PHASES,
    PIECE,
    SCATTER,
    SURVIVAL,
    TURNS,
    WINDOW,
    Course,
)
from hiroma.games.shinsai_jima.view import (
    CatapultSight,
    ClaimSight,
    PieceSight,
    Refused,
    Rules,
    ShinsaiJimaView,
    SideSight,
    TurnSight,
    WindowSight,
)
from hiroma.kernel.contract import Outcome, Viewer

IN_TURN = frozenset({SURVIVAL, PIECE, CUBE})
SHOOTING = frozenset({LOAD, AIM, SCATTER})
CUBE_PLACES = ("hand", "board", "gone")


def letter(side: int) -> str | None:
    """Return the letter of a side, None for nobody."""
    return LETTERS[side] if side >= 0 else None


def view(at: Course, viewer: Viewer) -> ShinsaiJimaView:
    """Return everything but the answers that other sides than the viewer's gave in an open window."""
    left = at.left
    return ShinsaiJimaView(
        seats=at.setup.seats,
        rules=rules(at),
        goal=4 if at.rules.slaughter else at.setup.goal,
        phase=PHASES[at.phase],
        mover=at.mover,
        first=at.first,
        marker=at.marker,
        scheduled=at.scheduled,
        queue=tuple(reversed(at.queue)),
        interrupting=at.interrupting,
        last_turn=None if at.last_turn == NOBODY else at.last_turn,
        turns=at.turns,
        round_left=at.round_left,
        stacks=tuple(at.describe(cell) for cell in range(CELLS)),
        fifths=at.fifth_cap() - at.fives(),
        piles=(left[0], left[1], left[2]),
        pool=at.pool,
        pieces=tuple(_piece(at, piece) for piece in range(at.setup.pieces)),
        sides=tuple(_side(at, side) for side in (*range(at.setup.sides), NATIVES)),
        window=_window(at, viewer) if at.phase == WINDOW else None,
        turn=_turn(at) if at.phase in IN_TURN else None,
        catapult=_catapult(at) if at.phase in SHOOTING else None,
        source=None if at.source == NOBODY else NAMES[at.source],
        clause=at.clause or None,
        ranking=tuple(LETTERS[side] for side in at.ranking),
        final=tuple(LETTERS[side] for side in at.final),
        effect=at.effect,
    )


def rules(at: Course) -> Rules:
    """Return the options as they apply."""
    said = at.rules
    return Rules(
        team=at.setup.team,
        ready_made="all" if said.drawn_pieces else "island" if said.drawn_island else "no",
        boats=said.boats,
        hammer=said.hammer,
        slam=said.slam,
        interrupts=said.interrupts,
        tsunami=said.tsunami,
        slaughter=said.slaughter,
        rockfall=said.rockfall,
        catapult=said.catapult,
        extra_cubes=said.extra_cubes,
        rescue_vp=said.rescue_vp,
        swing_facing="compass" if said.compass else "rigid",
        swing_after_push=said.swing_after_push,
        two_player_timeout="second_wins" if said.second_wins else "judgement",
        cube_crush_corpse="actor" if said.crush_to_actor else "vanish",
        eat_anytime=said.eat_anytime,
        native_chip="ready" if said.native_chip else "used",
        native_hammer=said.native_hammer,
        stunned_falls="corpse" if said.falls_as_corpse else "alive",
        stuck_at_start="at_once" if said.at_once else "first_check",
        beginner=said.beginner,
    )


def _piece(at: Course, piece: int) -> PieceSight:
    seat, cell, side = at.setup.seat_of[piece], at.cell[piece], at.setup.side_of[piece]
    native = seat == NOBODY
    by = at.stuck_by[piece]
    placed = BOX not in at.status
    return PieceSight(
        id=at.setup.names[piece],
        side=LETTERS[side],
        seat=None if native else seat,
        status=STATUSES[at.status[piece]],
        cell=None if cell == OUTSIDE else NAMES[cell],
        facing=COMPASS[at.facing[piece]],
        holder=letter(at.holder[piece]),
        wake=None if at.wake[piece] == NOBODY else at.wake[piece],
        stuck=placed and not native and at.upright(piece) and escapes.stuck(at, piece),
        stuck_by=None if by == FREE else "-" if by == NOBODY else LETTERS[by],
        power=most(at, piece, at.side() if native else side, 1) if at.living(piece) else 0,
    )


def _side(at: Course, side: int) -> SideSight:
    return SideSight(
        id=LETTERS[side],
        seats=tuple(at.setup.seats_of[side]) if side != NATIVES else (),
        tokens=at.tokens[side],
        score=at.score(side) if side != NATIVES else 0,
        chip=at.chips[side],
        cube=CUBE_PLACES[at.cubes[side]],
        living=at.survivors(side),
        held=tuple(at.setup.names[piece] for piece in at.held(side)),
    )


def _window(at: Course, viewer: Viewer) -> WindowSight:
    known = [] if viewer is None else [seat for seat in at.asked if (seat - viewer) % at.setup.sides == 0]
    return WindowSight(
        asked=tuple(at.asked),
        waiting=tuple(window.waiting(at)),
        claims=tuple(
            ClaimSight(seat, at.setup.names[at.answers[seat]] if at.answers[seat] >= 0 else None)
            for seat in known
            if at.answers[seat] >= CLAIMED
        ),
        passes=tuple(seat for seat in known if at.answers[seat] == PASSED),
    )


def _turn(at: Course) -> TurnSight:
    names = at.setup.names
    return TurnSight(
        kind=TURNS[at.kind],
        power=at.power,
        piece=None if at.piece == NOBODY else names[at.piece],
        must=at.must,
        rotated=at.rotated,
        advanced=at.advanced,
        pushed=at.pushed,
        ration=at.ration,
        native=at.native,
        stuck=tuple(names[piece] for piece in survival.doomed(at)) if at.phase == SURVIVAL else (),
        refused=_refused(at) if at.phase == PIECE else (),
    )


def _refused(at: Course) -> tuple[Refused, ...]:
    if at.piece == NOBODY or at.advanced:
        return ()
    corpse = at.stock(at.setup.side_of[at.piece]) > 0
    found: list[Refused] = []
    for way in range(4) if at.rules.beginner else [at.facing[at.piece]]:
        for kind, distance in ADVANCES:
            if why_not(at, at.piece, kind, distance, way, at.power, corpse) == LEGAL:
                continue
            refusal = refuse_piece.reason(at, kind, distance, way)
            ahead = AHEAD[way][at.cell[at.piece]]
            cell = ahead if distance == 1 else AHEAD[way][ahead]
            found.append(
                Refused(
                    kind=KINDS[kind],
                    distance=distance,
                    facing=COMPASS[way],
                    cell=None if cell == OUTSIDE else NAMES[cell],
                    code=refusal.code,
                    cells=tuple(refusal.what["cells"]),  # type: ignore[arg-type]  # a refusal carries plain values
                    power=refusal.what.get("power"),  # type: ignore[arg-type]  # a refusal carries plain values
                )
            )
    return tuple(found)


def _catapult(at: Course) -> CatapultSight:
    aimed = at.edge != NOBODY
    return CatapultSight(
        side=LETTERS[at.shooter],
        rank=at.rank + 1,
        shots=at.shots,
        fired=at.fired,
        loaded=_colours(at.loaded),
        flying=_colours(at.flying),
        edge=COMPASS[at.edge] if aimed else None,
        lane=at.lane if aimed else None,
        power=at.shot if aimed else None,
    )


def _colours(cubes: list[int]) -> tuple[str | None, ...]:
    return tuple(None if cube == NORMAL else LETTERS[cube - FIRST_COLOUR] for cube in cubes)


def outcome(at: Course) -> Outcome:
    """Return the final order; `clause` is the regular end's, or SJ-CA10 when the catapult changed something."""
    sides = tuple(tuple(seats) for seats in at.setup.seats_of)
    return Outcome(
        ranking=tuple((side,) for side in at.final),
        sides=sides,
        scores=tuple(float(at.score(seat % at.setup.sides)) for seat in range(at.setup.seats)),
        clause="SJ-CA10" if at.effect else at.clause,
        first=at.first,
    )
