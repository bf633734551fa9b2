"""Games as text that a person can follow: cards, moves, the places of the canoes after them, and the river.

    Niagara · 3 seats
    A begins, arrow L
    round 1: A 5, B 6, C cloud
    A | paddle 1 3; load 1 V | 3 V, land, scored -
    C | weather + | land, land, scored -, weather 1
    river 5 + 1 = 6 to R | A1 3>7L, B1 5>falls
    round 2, ransom: B pay V 1
    ...
    A wins by NI-E2, scored VVVV WY -

Moves, places and gems are written as in positions.py. After the bar stand the mover's two canoes and gems, and the
weather if it moved. The river line: lowest card + weather = flow, the arrow afterwards, the way of all that drifted.

The five games are of the base game. Bots played them; each line was then checked by hand against the rulebook: the
order of turns (NI-C8), cards left and back (NI-C5), one launch from the land (NI-M7), points spent to the last
(NI-M1 to NI-M4, NI-M10), thefts (NI-T2 to NI-T4), lowest card and flow (NI-F1, NI-F3), places and arrow by the table of
the river, lost gems and ransom (NI-W2 to NI-W8), scores, and the end: four alike, five colours, seven gems, two in
one round of whom the earlier wins (NI-E1 to NI-E3), a round limit without any gem (NI-E5, NI-E7).
"""

from collections.abc import Iterator
from typing import Any

from hiroma.games.niagara import events
from hiroma.games.niagara.course import Game
from hiroma.kernel import CHANCE, Picked
from tests.games.niagara.positions import RULES, SEATS, read, show


def written(text: str) -> str:
    """Return the game of a text as the rules play it."""
    title, begins, *lines, _ = text.strip().splitlines()
    _, seats, *chosen = title.split(" · ")
    options = {key: int(number) if number else True for key, _, number in (one.partition(" ") for one in chosen)}
    game = RULES.start(options, int(seats.split()[0]))
    assert isinstance(game, Game)
    game.apply(CHANCE, Picked(SEATS.index(begins[0])))
    game.apply(CHANCE, Picked("LR".index(begins[-1])))
    played = [line for each in lines if not each.startswith("river") for line in _line(game, each)]
    end = game.outcome()
    assert end is not None
    scored = " ".join(stored or "-" for stored in show(game)["stores"].values())
    return "\n".join([title, begins, *played, f"{SEATS[end.winners[0]]} wins by {end.clause}, scored {scored}"]) + "\n"


def _line(game: Game, line: str) -> Iterator[str]:
    # Yield the line as the rules play it, and the river's line if the river follows.
    heard: list[Any] = []
    stands = ""

    def emit(event: Any, only: int | None = None) -> None:
        nonlocal stands
        heard.append(event)
        if isinstance(event, events.TurnEnded):
            stands = standing(game, event.seat, heard)

    if line.startswith("round"):
        title, said = line.split(": ")
        word = "" if title.endswith("ransom") else "choose "
        yield f"round {game.round}{'' if word else ', ransom'}: {said}"
        moves = [(one[0], word + one[2:]) for one in said.split(", ")]
    else:
        seat, done, _ = line.split(" | ")
        moves = [(seat, move) for move in done.split("; ")]
    for seat, move in moves:
        game.apply(SEATS.index(seat), read(move), emit)
    if not line.startswith("round"):
        yield " | ".join([*line.split(" | ")[:2], stands])
    if flow := next((event for event in heard if isinstance(event, events.FlowSet)), None):
        yield river(flow, heard)


def standing(game: Game, seat: int, heard: list[Any]) -> str:
    """Return a seat's canoes and gems after its turn, the weather if it moved, and conditions met."""
    now, name = show(game), SEATS[seat]
    said = [now["canoes"][f"{name}1"], now["canoes"][f"{name}2"], f"scored {now['stores'][name] or '-'}"]
    said += [f"weather {event.to}" for event in heard if isinstance(event, events.WeatherMoved)]
    said += [event.what for event in heard if isinstance(event, events.ConditionMet)]
    return ", ".join(said)


def river(flow: events.FlowSet, heard: list[Any]) -> str:
    """Return the river's line: the flow, and the way of everything that drifted."""
    units = [event for event in heard if isinstance(event, events.Flowed)]
    carried: dict[str, str] = {}
    for swim in (swim for unit in units for swim in unit.swims):
        name = f"{SEATS[swim.seat]}{swim.canoe + 1}" if swim.seat is not None and swim.canoe is not None else swim.what
        if swim.to != swim.start:  # in the other arm it rests
            carried[name] = f"{carried.get(name, swim.start).split('>')[0]}>{swim.to}"
    ways = ", ".join(f"{name} {way}" for name, way in sorted(carried.items()))
    turned = f" to {units[-1].turned}" if units else ""
    return f"river {flow.lowest} + {flow.weather} = {flow.flow}{turned} | {ways or '-'}".replace("+ -", "- ")
