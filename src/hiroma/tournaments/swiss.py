"""The Swiss system for games of two: the Dutch system of FIDE (C.04.3), by the library `caissify-pairings`.

The book wants colours. Here *white* is who is named first; the games draw their start player themselves.
"""

from collections.abc import Sequence
from typing import Any

from hiroma.tournaments import groups
from hiroma.tournaments.parts import Entrant, Game, Plan, byes, in_round, round_after, score


def pair(plan: Plan, entrants: Sequence[Entrant], games: Sequence[Game]) -> list[tuple[int, ...]]:
    """Return the pairs of the next round, and the bye as a tuple of one."""
    # It takes a tenth of a second to import, and few halls need it.
    from caissify_pairings import generate_pairings

    number = round_after(games)
    playing = in_round(entrants, number)
    given = byes(games)
    found = generate_pairings(
        system="dutch",
        players=[_player(no, games, given.get(no, 0)) for no in playing],
        previous_pairings={(game.players[0], game.players[1]) for game in games if game.played},
        round_number=number,
        total_rounds=max(plan.rounds, number),
        initial_color="white",
    )
    pairs: list[tuple[int, ...]] = [
        (one["white_id"],) if one["black_id"] is None else (one["white_id"], one["black_id"]) for one in found
    ]
    if sum(len(pair) == 1 for pair in pairs) > len(playing) % 2:
        # Few people and many rounds: no pairing keeps to the book. They meet again rather than not at all.
        return groups.pair(plan, entrants, games)
    return pairs


def _player(no: int, games: Sequence[Game], given: int) -> dict[str, Any]:
    # Describe an entrant in the words of the library.
    colours, floats = [], []
    for game in sorted((game for game in games if no in game.players), key=lambda game: game.round):
        before = [each for each in games if each.round < game.round]
        if game.played:
            colours.append("white" if game.players[0] == no else "black")
        floats.append(_float(no, game, before))
    return {
        "id": no,
        "name": str(no),
        "score": score(no, games),
        "rating": 5000 - no,
        "starting_number": no,
        "color_hist": colours,
        "float_history": floats,
        "bye_count": given,
        "forfeit_win_count": 0,
    }


def _float(no: int, game: Game, before: Sequence[Game]) -> str:
    # Points without a game count as a game against somebody with fewer points.
    if not game.played:
        return "down" if game.points and game.points[game.players.index(no)] else "none"
    other = next(player for player in game.players if player != no)
    mine, theirs = score(no, before), score(other, before)
    return "none" if mine == theirs else "down" if mine > theirs else "up"
