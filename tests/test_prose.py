"""The prose linter finds each habit in every kind of file, and leaves good sentences alone."""

from pathlib import Path

import pytest

from tools import prose
from tools.prose import Finding, document, habits, python, script, sheet

BAD = {
    "riddle": (
        "What a player is told.",
        "Whether the hall can write to people.",
        "How a question ends.",
        "Send it. Who has none gets nothing.",
    ),
    "one": ("One's own clubs.", "A club to which one belongs.", "The first seat: one sits there.", "Never on oneself."),
    "anew": ("Count anew.",),
    "for ever": ("Look every second, for ever.",),
    "so many": ("Begin after so many seconds.",),
    "no longer": ("Belong to it no longer.", "It waits no longer; it goes."),
    "is told": ("The player is told.", "They were not told."),
}
GOOD = (
    "Return the clubs of a player, the first joined first.",
    "Refuse ('no-such-club') when there is none.",
    "How to add a game.",
    "Who may sit down? The members.",
    "One entry of the log; the next one is another's.",
    "Each one is an event of its own, and one of them ends the game.",
    "A guest no longer sees the tables.",
    "A player told the others.",
    "`What one's own is told anew, for ever` is code.",
    "Return how many tables wait, and for whom.",
)


@pytest.mark.parametrize(("habit", "text"), [(habit, text) for habit, texts in BAD.items() for text in texts])
def test_each_habit_is_found(habit: str, text: str) -> None:
    assert habit in {finding.habit for finding in habits("a.py", text)}


def test_every_habit_has_an_example_and_an_advice() -> None:
    assert BAD.keys() == prose.HABITS.keys()
    assert str(Finding("a.py", 3, "anew", "anew")) == "a.py:3: anew: 'anew' (write 'again')"


@pytest.mark.parametrize("text", GOOD)
def test_good_sentences_are_left_alone(text: str) -> None:
    assert list(habits("a.py", text)) == []


def test_docstrings_of_all_kinds_and_comments_are_read() -> None:
    source = '''"""What a module does."""

LIMIT = 3
"""So many: write so many."""
TEXT = """# Made anew: a string."""  # for ever


class Body:
    """A body.

    Whether it lives.
    """

    name: str
    """One's own."""

    async def close(self) -> None:
        """Close it."""
        # The door stays open
        # for ever.
'''
    found = [(finding.line, finding.habit) for finding in sorted(python("a.py", source))]
    assert found == [(1, "riddle"), (4, "so many"), (5, "for ever"), (11, "riddle"), (15, "one"), (20, "for ever")]


def test_documents_may_have_code_wide_tables_and_links() -> None:
    wide = "word " * 30
    text = f"""# How a question is asked

Votes begin
anew.
{wide}
| {wide} |
[a page](https://example.org/{"a" * 120})

```text
What one's own is told anew. {wide}
```
"""
    assert [(finding.line, finding.habit) for finding in document("a.md", text)] == [(4, "anew"), (5, "width")]


def test_comments_of_the_client_are_read() -> None:
    source = """// What a page shows
const address = "https://example.org//anew", said = `// for ever`;
/**
 * The players of a table.
 *
 * Whether they are there.
 */
function told(): void {
  return; /* one's own */
}
"""
    found = [(finding.line, finding.habit) for finding in script("a.ts", source)]
    assert found == [(1, "riddle"), (6, "riddle"), (9, "one")]
    rules = """/* Sized anew. */
.board { background: url("//anew"); } /* for ever */
"""
    assert [(finding.line, finding.habit) for finding in sheet("a.css", rules)] == [(1, "anew"), (2, "for ever")]


def test_a_finding_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for folder in ("src", "web/src/wire"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "web/src/wire/frames.ts").write_text("/** Count anew. */\n")
    (tmp_path / "src/README.md").write_text("Count anew.\n")
    module = tmp_path / "src" / "a.py"
    module.write_text('"""Count again."""\n')
    monkeypatch.setattr(prose, "ROOT", tmp_path)
    assert prose.main([]) == prose.main(["src"]) == 0
    assert capsys.readouterr().out == ""
    module.write_text('"""Count anew."""\n')
    assert prose.main([]) == prose.main(["src"]) == 1
    assert capsys.readouterr().out == "src/a.py:1: anew: 'anew.' (write 'again')\n" * 2
