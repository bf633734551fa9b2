"""Writes the ratings of all bots into the page on bots, from src/hiroma/bots/ladder.json.

`hiroma arena --to src/hiroma/bots/ladder.json` measures them.
"""

from hiroma.bots.strength import Ladder, Pair, measured
from hiroma.games import HOUSE
from tools.marked import keep

TITLES = {
    "cant-stop": "Can't Stop",
    "fearsome-floors": "Finstere Flure",
    "hidden-rooms": "Hidden Rooms",
    "niagara": "Niagara",
    "shinsai-jima": "Shinsai-jima",
}


def ladders() -> list[Ladder]:
    """Return the figures of all games that were measured, in the order of the registry."""
    found = {each.game: each for each in measured()}
    return [found[game] for game in HOUSE if game in found]


def rows(ladders: list[Ladder]) -> list[str]:
    """Return the lines of the table."""
    made = ["| game | level | rating | wins against the level below | games |", "|---|---|---|---|---|"]
    for ladder in ladders:
        levels = [rating.level for rating in ladder.ratings]
        for rating, below in zip(ladder.ratings, [None, *levels], strict=False):
            played = sum(pair.games for pair in ladder.pairs if rating.level in (pair.level, pair.other))
            error = f" ± {rating.margin:.0f}" if rating.margin else ""
            beats = against(ladder.pairs, rating.level, below) if below else "–"
            name = f"{TITLES[ladder.game]}, {ladder.seats} seats"
            made.append(f"| {name} | `{rating.level}` | {rating.points:.0f}{error} | {beats} | {played:,} |")
        for alone in ladder.alone:
            wins = f"wins {alone.share:.1%} ± {alone.margin:.1%} alone"
            made.append(f"| {TITLES[ladder.game]} | `{alone.level}` | {wins} | – | {alone.games:,} |")
    return made


def against(pairs: tuple[Pair, ...], level: str, below: str) -> str:
    """Return the shares of games that a level wins against another, one for each line-up."""
    said = []
    for pair in pairs:
        if {pair.level, pair.other} == {level, below}:
            share, seats = (
                (pair.share, pair.of_level) if pair.level == level else (1 - pair.share, pair.seats - pair.of_level)
            )
            said.append(
                f"{share:.1%} ± {pair.margin:.1%}" + (f" on {seats} of {pair.seats}" if pair.seats != 2 else "")
            )
    return ", ".join(said)


def main() -> int:
    """Write the page, or with --check say that it differs. Return the exit status."""
    return keep("docs/bots.md", "ratings", rows(ladders()), "tools/ladder.py")


if __name__ == "__main__":
    raise SystemExit(main())
