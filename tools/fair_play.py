"""Writes the table of consent into the pages on fair play, from `hiroma.table.consent`."""

from hiroma.table.clock import DAY
from hiroma.table.consent import ACTS, ANSWER, KINDS, PACES, PLAYING, RULES, SEATED, Rule
from tools.consent_words import ENGLISH, JAPANESE, Words
from tools.marked import keep

PAGES = {"docs/fair-play.md": ENGLISH, "docs/ja/fair-play.md": JAPANESE}
VOTES = (PLAYING, SEATED)


def cell(words: Words, pace: str, rule: Rule) -> str:
    """Return the rule as text for a cell of the table."""
    said = words.asked[rule.asked]
    if rule.clock:
        said += words.out_of_time
    if rule.idle is not None:
        said += words.waited.format(words.span(rule.idle, DAY))
    if rule.welcome:
        said += words.welcome
    if rule.asked in VOTES:
        answer = ANSWER[pace]
        said += words.silence.format(words.a_turn if answer is None else words.span(answer, DAY))
    return said


def rows(words: Words) -> list[str]:
    """Return the lines of the table. Kinds and paces with the same rule share a line."""
    made = [words.head, "|---|---|---|"]
    for act in ACTS:
        by_rule: dict[str, list[tuple[str, str]]] = {}
        for kind in KINDS:
            for pace in PACES:
                by_rule.setdefault(cell(words, pace, RULES[act][kind][pace]), []).append((kind, pace))
        named = f"**{words.act[act]}**"
        for said, places in by_rule.items():
            made.append(f"| {named} | {where(words, places)} | {said} |")
            named = ""
    return made


def where(words: Words, places: list[tuple[str, str]]) -> str:
    """Return kinds and paces in words."""
    paces_of: dict[tuple[str, ...], list[str]] = {}
    for kind in dict.fromkeys(kind for kind, _ in places):
        paces_of.setdefault(tuple(pace for other, pace in places if other == kind), []).append(kind)
    if list(paces_of.items()) == [(PACES, list(KINDS))]:
        return words.everywhere
    said = []
    for paces, kinds in paces_of.items():
        clock = "" if paces == PACES else words.paces.format(words.both.join(words.pace[pace] for pace in paces))
        said.append(words.also.join(words.kind[kind] for kind in kinds) + clock)
    return words.apart.join(said)


def main() -> int:
    """Write the pages, or with --check say that one differs. Return the exit status."""
    return max([keep(page, "table of consent", rows(words), "tools/fair_play.py") for page, words in PAGES.items()])


if __name__ == "__main__":
    raise SystemExit(main())
