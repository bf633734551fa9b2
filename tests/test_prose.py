"""The prose linter finds each habit, leaves good sentences alone, and its ratchet only goes down."""

import json
from pathlib import Path

import pytest

from tools import prose
from tools.prose import Finding, differences, document, habits, python, written

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


def test_the_ratchet_names_what_is_new() -> None:
    found = list(python("a.py", '"""Count anew."""\n'))
    assert differences(found, {"a.py": 1}) == []
    assert differences(found, {}) == [
        "a.py:1: anew: 'anew.' (write 'again')",
        "a.py: 1 findings, 0 allowed: rewrite, as docs/STYLE.md says",
    ]


def test_the_ratchet_goes_down_only() -> None:
    found = list(python("a.py", '"""Count anew."""\n'))
    assert differences(found, {"a.py": 2, "gone.py": 1}) == [
        f"a.py: 1 findings, 2 allowed: lower the number with {prose.REFRESH}",
        f"gone.py: 0 findings, 1 allowed: lower the number with {prose.REFRESH}",
    ]
    assert json.loads(written(found, {"a.py": 2, "gone.py": 1}) or "") == {"a.py": 1}
    assert json.loads(written(found, {"moved.py": 1}) or "") == {"a.py": 1}
    assert written(found, {}) is None
    assert json.loads(written(found, None) or "") == {"a.py": 1}


def test_write_and_check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "src").mkdir()
    module = tmp_path / "src" / "a.py"
    module.write_text('"""Count anew."""\n')
    monkeypatch.setattr(prose, "ROOT", tmp_path)
    monkeypatch.setattr(prose, "BASELINE", tmp_path / "baseline.json")
    assert prose.main(["--check"]) == 1
    assert prose.main(["--write"]) == prose.main(["--check"]) == 0
    module.write_text('"""Count anew, for ever."""\n')
    assert prose.main(["--write"]) == prose.main(["--check"]) == 1
    assert "src/a.py:1: for ever" in capsys.readouterr().err
    module.write_text('"""Count again."""\n')
    assert prose.main(["--check"]) == 1
    assert prose.REFRESH in capsys.readouterr().err
    assert prose.main(["--write"]) == prose.main(["--check"]) == 0
