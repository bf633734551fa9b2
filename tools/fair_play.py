"""Writes the table of consent into docs/fair-play.md, from `hiroma.table.consent`."""

from hiroma.table.clock import DAY
from hiroma.table.consent import ACTS, ANSWER, KINDS, NEVER, NOBODY, PACES, PLAYING, READY, RULES, SEATED, Rule
from tools.marked import keep

ACT = {
    "undo": "take back your last turn, while nothing was drawn or revealed and nobody has moved since",
    "undo-revealed": "take back a turn after that",
    "abort": "end the game without a winner",
    "stand-in": "let a `casual` bot play for somebody",
    "remove": "take somebody's seat away",
    "substitute": "give somebody's seat to another person",
    "take-bot": "take a seat that a bot has for its own, until the second round of the game is over",
    "pause": "let the game rest",
    "settings": "change options, clock, time-out, rating or places before the game",
}
KIND = {
    "rated": "rated game",
    "unrated": "unrated game",
    "practice": "practice (one person plays every seat)",
    "solo": "game for one",
}
PACE = {"live": "live clock", "days": "days a turn", "none": "no clock"}
ASKED = {
    NOBODY: "nobody: done at once",
    PLAYING: "everybody else who plays",
    SEATED: "everybody else who owns a seat",
    READY: "everybody who sat down before says ready again",
    NEVER: "refused",
}
VOTES = (PLAYING, SEATED)


def seconds(value: float) -> str:
    """A stretch of time in words."""
    if value >= DAY:
        return f"{value / DAY:g} day" + ("s" if value > DAY else "")
    return f"{value / 60:g} minutes" if value > 60 else f"{value:g} seconds"


def cell(pace: str, rule: Rule) -> str:
    """What one rule says."""
    said = ASKED[rule.asked]
    if rule.clock:
        said += ", once their clock has run out"
    if rule.idle is not None:
        said += f", once the table has waited {seconds(rule.idle)} for them"
    if rule.welcome:
        said += ", where the host has opened the table to people"
    if rule.asked in VOTES:
        answer = ANSWER[pace]
        said += f"; silence is a no after {'a turn' if answer is None else seconds(answer)}"
    return said


def rows() -> list[str]:
    """The table, a line each; kinds and paces with the same rule share one."""
    made = ["| act | where | who must agree |", "|---|---|---|"]
    for act in ACTS:
        by_rule: dict[str, list[tuple[str, str]]] = {}
        for kind in KINDS:
            for pace in PACES:
                by_rule.setdefault(cell(pace, RULES[act][kind][pace]), []).append((kind, pace))
        named = f"**{ACT[act]}**"
        for said, places in by_rule.items():
            made.append(f"| {named} | {where(places)} | {said} |")
            named = ""
    return made


def where(places: list[tuple[str, str]]) -> str:
    """Kinds and paces in words."""
    paces_of: dict[tuple[str, ...], list[str]] = {}
    for kind in dict.fromkeys(kind for kind, _ in places):
        paces_of.setdefault(tuple(pace for other, pace in places if other == kind), []).append(kind)
    if list(paces_of.items()) == [(PACES, list(KINDS))]:
        return "everywhere"
    said = []
    for paces, kinds in paces_of.items():
        clock = "" if paces == PACES else f" with {' or '.join(PACE[pace] for pace in paces)}"
        said.append(", ".join(KIND[kind] for kind in kinds) + clock)
    return "; ".join(said)


def main() -> int:
    """Writes the page, or with --check says that it differs."""
    return keep("docs/fair-play.md", "table of consent", rows(), "tools/fair_play.py")


if __name__ == "__main__":
    raise SystemExit(main())
