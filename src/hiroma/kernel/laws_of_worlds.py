"""Laws of views, imagined worlds, twins and bots."""

import msgspec

from hiroma.kernel.contract import CHANCE, Viewer
from hiroma.kernel.state import State
from hiroma.kernel.trial import Trial, Twin, portrait, travelled, who


def seen_alike(trial: Trial) -> None:
    """Views are of the promised type, and the same for everybody where nothing is secret."""
    everybody = trial.state.view(None)
    for viewer in trial.viewers():
        view = trial.state.view(viewer)
        trial.must(isinstance(view, trial.ruleset.sight), "views are of the promised type", who(viewer), type(view))
        if not trial.ruleset.info.secrets and view != everybody:
            one, other = msgspec.json.encode(view), msgspec.json.encode(everybody)
            trial.same(one, other, "without secrets everybody sees the same", who(viewer))
            trial.fail("without secrets everybody sees the same", who(viewer), view, everybody)


def imagined(trial: Trial) -> None:
    """From a view, sent as JSON, a ruleset imagines a world with the same view, actors and moves."""
    state = trial.state
    for viewer in trial.viewers():
        view = state.view(viewer)
        read = travelled(view, trial.ruleset.sight)
        trial.must(isinstance(read, trial.ruleset.sight), "views survive the journey", who(viewer), view, read)
        seen = msgspec.json.encode(view)
        world = trial.ruleset.imagine(read, trial.lot.below)
        fits = msgspec.json.encode(world.view(viewer))
        trial.same(seen, fits, "an imagined world fits the view", who(viewer))
        one, other = state.actors(), world.actors()
        trial.must(one == other, "an imagined world has the same actors", who(viewer), f"{one} ≠ {other}")
        if viewer is not None:
            _same_moves(trial, world, viewer, "an imagined world has the same moves")


def _same_moves(trial: Trial, other: State, seat: int, law: str) -> None:
    here, there = list(trial.state.moves(seat)), list(other.moves(seat))
    if here != there:
        gone = [f"without {move}" for move in here if move not in there]
        new = [f"with {move}" for move in there if move not in here]
        trial.fail(law, who(seat), *(gone + new or ["in another order"])[:4])


def another(trial: Trial, twin: Twin, viewer: Viewer) -> State:
    """Return another world for a viewer, perhaps an equal one; `trial.differed` notes when a seat sees a difference."""
    other = twin(trial.state.copy(), viewer, trial.lot.below)
    if not trial.differed:
        seat = trial.lot.below(trial.seats)
        trial.differed = other.view(seat) != trial.state.view(seat)
    return other


def hidden(trial: Trial, twin: Twin) -> None:
    """Worlds that differ only in what a viewer may not know look the same to that viewer."""
    for viewer in trial.viewers():
        other = another(trial, twin, viewer)
        seen = msgspec.json.encode(trial.state.view(viewer))
        trial.same(seen, msgspec.json.encode(other.view(viewer)), "a view shows nothing hidden", who(viewer))
        one, two = trial.state.actors(), other.actors()
        trial.must(one == two, "actors show nothing hidden", who(viewer), f"{one} ≠ {two}")
        if viewer is not None:
            _same_moves(trial, other, viewer, "moves show nothing hidden")


def bots(trial: Trial, actors: tuple[int, ...]) -> None:
    """Every level of bot chooses a legal move from what its seat may know, and leaves the state as it is."""
    for seat in actors:
        if seat == CHANCE:
            continue
        for level, bot in trial.ruleset.bots.items():
            world = trial.ruleset.imagine(trial.state.view(seat), trial.lot.below)
            before = portrait(world, trial.seats)
            move = bot().choose(world, seat, trial.lot.below)
            trial.must(move in trial.state.moves(seat), "bots choose legal moves", level, who(seat), move)
            trial.same(before, portrait(world, trial.seats), "bots change nothing", level, who(seat))
