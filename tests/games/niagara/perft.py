"""The base game of Niagara in the rules and in the obvious second program."""

from dataclasses import replace
from functools import partial
from typing import Any

from hiroma.games.niagara.course import Game
from hiroma.games.niagara.parts.board import CARD_OF, CARDS
from tests.games.niagara import obvious
from tests.games.niagara.positions import GEMS, SEATS, do, scene, show, write
from tests.games.proving import Second, Spot


def both(*lines: str, **parts: Any) -> tuple[Game, obvious.Table]:
    """Return a scene in both programs (positions.py), after some moves."""
    game = scene(**parts)
    table = obvious.begin(game.seats, game.first, parts.get("arrow", "L"), parts.get("round_limit", 0))
    for name, text in parts.get("canoes", {}).items():
        place, _, gem = text.partition(" ")
        table = obvious.moved(table, SEATS.index(name[0]), int(name[1]) - 1, (place, gem))
    stores = tuple(parts.get("stores", {}).get(seat, "") for seat in SEATS[: game.seats])
    sites = table.sites | parts.get("sites", {})
    table = obvious.dealt(replace(table, stores=stores, sites=sites, weather=parts.get("weather", 0)))
    for line in lines:
        assert SEATS[game.actors()[0]] == line[0]
        table = obvious.follow(table)[line[2:]]()
        do(game, line)
    return game, table


def begin(walk: int) -> tuple[Game, obvious.Table]:
    """Start a game of 40 rounds, for by chance alone hardly any ends (NI-E7). Odd walks start late in a game."""
    seats = 3 + walk % 3
    late = {"A": "VVVWY", "B": "WYBP", "C": "VVWWYY", "D": "PPP"} if walk % 2 else {}
    stores = {seat: late.get(seat, "") for seat in SEATS[:seats]}
    return both(seats=seats, first=SEATS[walk % seats], arrow="LR"[walk // 2 % 2], stores=stores, round_limit=40)


def seen(game: Game) -> Any:
    """Return the public parts of a position, the cards picked and not yet played, and the places at the end."""
    view, end = show(game), game.outcome()
    picked = tuple(str(CARDS[card]) for card in game.chosen if card)
    left = [hand & ~(1 << card) for hand, card in zip(game.hands, game.chosen, strict=True)]
    hands = tuple(tuple(card for card in obvious.CARDS if hand >> CARD_OF[card] & 1) for hand in left)
    canoes = tuple(tuple(view["canoes"][f"{SEATS[seat]}{number}"] for number in "12") for seat in range(game.seats))
    lists = (tuple(view["sites"].values()), tuple(view["stores"].values()), hands, picked)
    rest = (view["weather"], view["arrow"], view["first"], view["round"], view["mover"], view["asked"])
    places = () if end is None else (end.clause, *(end.sides[group[0]][0] for group in end.ranking))
    return canoes, lists, rest, places


def key(table: obvious.Table) -> Any:
    """Return the same parts of the second program's table."""

    def spelt(gems: str) -> str:
        return "".join(sorted(gems, key=GEMS.index))

    canoes = tuple(tuple(f"{place} {gem}".strip() for place, gem in pair) for pair in table.canoes)
    gems = (tuple(map(spelt, table.sites.values())), tuple(map(spelt, table.stores)))
    mover = SEATS[table.turns[0]] if table.turns else None
    asked = "".join(SEATS[seat] for seat in table.asked)
    rest = (table.weather, table.arrow, SEATS[table.first], table.round, mover, asked)
    return canoes, (*gems, table.hands, table.picked), rest, (table.over, *obvious.order(table)) if table.over else ()


def homeward(name: str) -> bool:
    """Return True for moves that load, steal or land gems."""
    return name.startswith(("load", "steal")) or name.endswith("land")


SECOND = Second(
    begin=begin, follow=obvious.follow, name=lambda game, move: write(move), seen=seen, key=key,
    walks=12, drawn_to=homeward,
)  # fmt: skip

CANOES = {"A1": "6L B", "A2": "4", "B1": "3", "B2": "4 W", "C1": "5 Y", "C2": "7R"}

SPOTS = {
    title: Spot(at=partial(both, *lines, **parts), plies=plies, counts=counts)
    for title, lines, parts, plies, counts in (
        ("three choices", (), {}, 3, (343, 343)),
        ("a launch", ("A choose 5", "B choose 4", "C choose 3"), {}, 5, (1080, 1080)),
        ("two in the river", ("A choose 6", "B choose 3", "C choose 2"), {"canoes": CANOES}, 6, (488, 2101)),
        ("theft", ("A choose 2", "B choose 3", "C choose 1"), {"canoes": CANOES, "first": "C"}, 6, (744, 3840)),
        ("clouds", ("A choose cloud", "B choose 6", "C choose cloud"), {"canoes": CANOES, "weather": 1}, 6, (148, 470)),
        (
            "bare",
            ("A choose 4", "B choose 5", "C choose 6"),
            {"canoes": CANOES, "sites": {"W": ""}},
            6,
            (548, 1404),
        ),
    )
}
