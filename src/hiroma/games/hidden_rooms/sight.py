"""The view of a position: everything, with a forecast of the monster."""

from hiroma.games.hidden_rooms.parts import monster
from hiroma.games.hidden_rooms.parts.board import (
    AREA,
    FACINGS,
    FITS,
    SQUARE_NAMES,
    SQUARES,
    TILE_NAMES,
    squares_of,
    tiles_of,
)
from hiroma.games.hidden_rooms.position import OVER, PHASES, Position
from hiroma.games.hidden_rooms.view import Action, Attempt, HiddenRoomsView, Laid, Remembered


def view(at: Position) -> HiddenRoomsView:
    """Return the view, the same for everybody: everything is open (HR-S-08)."""
    page, course = at.book.page(at.stage), at.course()
    acting = at.monster >= 0 and at.phase < OVER
    fitting = FITS[at.under()] if at.child >= 0 else 0
    title = at.book.brief.title
    return HiddenRoomsView(
        book=at.book.text,
        book_key=at.book.brief.key,
        title=title.en,
        title_ja=title.japanese,
        title_de=title.german,
        phase=PHASES[at.phase],
        attempt=at.attempt,
        done=tuple([Attempt(stage, reason, turns) for stage, reason, turns in at.done]),
        starred=at.starred,
        stage=at.stage,
        key=page.key,
        name=page.name.en,
        name_ja=page.name.japanese,
        name_de=page.name.german,
        path=tuple([SQUARE_NAMES[square] for square in course.path]),
        arrows="".join([FACINGS[arrow] if arrow >= 0 else "-" for arrow in course.arrows]),
        discard=_tile(at.discard),
        pair=tuple([TILE_NAMES[tile] for tile in at.pair]),
        memory=tuple([Remembered(TILE_NAMES[tile], bool(fitting >> tile & 1)) for tile in at.memory]),
        supply=tiles_of(at.supply),
        fits=(at.supply & fitting).bit_count(),
        board=tuple([Laid(SQUARE_NAMES[on], TILE_NAMES[at.board[on]]) for on in range(SQUARES) if at.board[on] >= 0]),
        child=_square(at.child),
        target=_square(at.target),
        walks=at.walks,
        monster=_square(at.monster),
        facing=FACINGS[at.facing] if at.monster >= 0 else None,
        sensed=squares_of(AREA[at.monster * 4 + at.facing]) if at.monster >= 0 else (),
        danger=squares_of(monster.danger(course, at.monster, at.facing)) if acting else (),
        next=_coming(at) if acting else (),
        turns=at.turns,
        undisturbed=_undisturbed(at),
        drawn=at.drawn,
        reason=at.done[-1][1] if at.phase >= OVER else None,
        clause=at.clause or None,
    )


def _tile(tile: int) -> str | None:
    return TILE_NAMES[tile] if tile >= 0 else None


def _square(square: int) -> str | None:
    return SQUARE_NAMES[square] if square >= 0 else None


def _undisturbed(at: Position) -> int:
    if at.phase >= OVER:
        return 0
    course = at.course()
    if at.monster < 0:
        return monster.undisturbed(course, course.start, course.facing)
    return monster.undisturbed(course, at.monster, at.facing)


def _coming(at: Position) -> tuple[Action, ...]:
    """Return the monster's next actions if the child's turn ended here."""
    course, square, facing = at.course(), at.monster, at.facing
    found: list[Action] = []
    for _ in range(monster.ACTIONS):
        kind = monster.KINDS[monster.kind_of(course, square, facing, at.child)]
        stands = monster.act(course, square, facing, at.child)
        moved, square, facing = stands // 4 != square, stands // 4, stands % 4
        end = monster.end_at(course, square, at.child) if moved else monster.SAFE
        found.append(Action(kind, SQUARE_NAMES[square], FACINGS[facing], monster.ENDS[end]))
        if end:
            break
    return tuple(found)
