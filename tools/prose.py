"""Prose linter: finds the habits that docs/STYLE.md forbids, in docstrings, comments and documents.

vale could do this but is a Go binary outside of pip, and proselint reads no Python and takes no rules of ours.

    python -m tools.prose [PATH …]   list the findings, in these files or folders only; fail when there are any
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PYTHON = ("src", "tools", "bench", "examples", "tests", "hatch_build.py")
CLIENT = ("web/src", "web/tests")
DOCUMENTS = ("CONTRIBUTING.md", "CHANGELOG.md", "docs")
"""All that is read: README, rulebooks and lessons keep their own voice and are left out."""
WIDTH = 120
"""Columns of a line in a document."""
SHOWN = 40
"""Characters of the text that a finding shows."""

BEGINNING = r"(?:\A|(?<=[.!?]\s)|(?<=\n\n))\W*"
"""Before the first word of a sentence."""
WHOSE = r"\b(?<!last )(?<!each )(?<!that )(?<![Nn]o )"
"""Before the possessive of a person; `the last one's entry` has one of a thing."""
LINKING = "and|as|because|before|but|if|of|or|so|than|to|unless|until|what|when|where|which|while|whom"
BEFORE_ONE = rf"(?:\A|[,;:(]|\b(?:{LINKING}))\s*"
AFTER_ONE = (
    "am|are|can|cannot|could|did|does|had|has|is|may|might|must|shall|should|was|will|would|"
    "asks|avoids|belongs|came|chooses|comes|gets|goes|hears|ignores|joins|keeps|knows|likes|looks|"
    "makes|met|moves|needs|opens|owns|plays|reads|sees|sits|takes|types|wants|wishes"
)

HABITS: dict[str, tuple[re.Pattern[str], str]] = {
    "riddle": (
        re.compile(BEGINNING + r"(?P<found>(?:What(?:ever)?|Whether|How(?!\sto\b)|Who(?:m|se|ever)?)\b)(?![^.]*\?)"),
        "say what it returns or does: a question word is no noun",
    ),
    "one": (
        re.compile(rf"{WHOSE}(?P<found>[Oo]ne's|oneself)\b|{BEFORE_ONE}(?P<said>\b[Oo]ne)\s(?:{AFTER_ONE})\b"),
        "name the person: the player, the reader, you",
    ),
    "anew": (re.compile(r"\b(?P<found>anew)\b"), "write 'again'"),
    "for ever": (re.compile(r"\b(?P<found>for\sever)\b"), "say until when, or leave it out"),
    "so many": (re.compile(r"\b(?P<found>so\smany)\b"), "give the number its name"),
    "no longer": (re.compile(r"\b(?P<found>no\slonger)(?=\s*(?:[.;:!?)]|\Z))"), "write 'no longer' before the verb"),
    "is told": (
        re.compile(r"\b(?P<found>(?:am|are|be|been|being|is|was|were)\s(?:not\s)?told)\b"),
        "say who tells: 'the hall sends …'",
    ),
}
"""Each habit with its pattern and what to write instead."""

DOUBLE = r'"(?:\\.|[^"\\\n])*"'
SINGLE = r"'(?:\\.|[^'\\\n])*'"
STRINGS = {
    ".py": (r'"""(?:\\.|[^\\])*?"""', r"'''(?:\\.|[^\\])*?'''", DOUBLE, SINGLE),
    ".ts": (r"`(?:\\.|[^`\\])*`", DOUBLE, SINGLE),
    ".css": (DOUBLE, SINGLE),
}
NOTES = {".py": (r"#[^\n]*",), ".ts": (r"//[^\n]*", r"/\*.*?\*/"), ".css": (r"/\*.*?\*/",)}
TOKENS = {
    suffix: re.compile("|".join([*strings, f"(?P<note>{'|'.join(NOTES[suffix])})"]), re.DOTALL)
    for suffix, strings in STRINGS.items()
}
"""By suffix: strings, which may hold the sign of a comment, and comments. Python's `tokenize` finds the same but takes
most of a second."""
SIGN = re.compile(r"^[ \t]*(?:#[:!]?|//+|/\*+|\*/?)|\*/\Z", re.MULTILINE)
"""The sign of a comment at the beginning of a line, or at the end of a block."""
QUOTED = re.compile(r"`[^`\n]*`")
FENCED = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\([^)\s]*\)|https?://\S+")


class Finding(NamedTuple):
    """A habit in one line of a file."""

    path: str
    line: int
    habit: str
    text: str

    def __str__(self) -> str:
        advice = HABITS[self.habit][1] if self.habit in HABITS else f"wrap at {WIDTH} columns"
        return f"{self.path}:{self.line}: {self.habit}: {self.text!r} ({advice})"


def habits(path: str, text: str, line: int = 1) -> Iterator[Finding]:
    """Yield the findings in a passage that begins at this line. Code in backticks is not prose."""
    prose = QUOTED.sub(lambda code: "x" * len(code[0]), text)
    for habit, (pattern, _) in HABITS.items():
        for match in pattern.finditer(prose):
            start = match.start(match.lastgroup or 0)
            shown = text[start : start + SHOWN].partition("\n")[0]
            yield Finding(path, line + text.count("\n", 0, start), habit, shown)


def docstrings(body: Iterable[ast.stmt]) -> Iterator[tuple[int, str]]:
    """Yield line and text of every docstring: of modules, classes, functions, and of names and fields."""
    for statement in body:
        match statement:
            case ast.Expr(value=ast.Constant(value=str(text)) as constant):
                yield constant.lineno, text
            case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                yield from docstrings(statement.body)


def comments(source: str, suffix: str) -> Iterator[tuple[int, str]]:
    """Yield line and text of every comment; comments on consecutive lines are one passage."""
    line, seen, begun, passage = 1, 0, 0, ""
    for match in TOKENS[suffix].finditer(source):
        if (note := match["note"]) is None:
            continue
        line, seen = line + source.count("\n", seen, match.start()), match.start()
        text = SIGN.sub("", note)
        if passage and line == begun + passage.count("\n") + 1:
            passage += "\n" + text
            continue
        if passage:
            yield begun, passage
        begun, passage = line, text
    if passage:
        yield begun, passage


def python(path: str, source: str) -> Iterator[Finding]:
    """Yield the findings in a Python file."""
    for line, text in (*docstrings(ast.parse(source).body), *comments(source, ".py")):
        yield from habits(path, text, line)


def script(path: str, source: str) -> Iterator[Finding]:
    """Yield the findings in a TypeScript file."""
    for line, text in comments(source, ".ts"):
        yield from habits(path, text, line)


def sheet(path: str, source: str) -> Iterator[Finding]:
    """Yield the findings in a style sheet."""
    for line, text in comments(source, ".css"):
        yield from habits(path, text, line)


def document(path: str, text: str) -> Iterator[Finding]:
    """Yield the findings in a Markdown file. Code is not read; headings may ask, tables and links may be wide."""
    text = FENCED.sub(lambda block: re.sub(r"[^\n]", "", block[0]), text)
    prose = re.sub(r"^(?:#| {4}).*", "", text, flags=re.MULTILINE)
    for start in re.finditer(r"[^\n]+(?:\n(?![*|]|\d+\.)[^\n]+)*", prose):
        yield from habits(path, start[0], 1 + prose.count("\n", 0, start.start()))
    for number, line in enumerate(text.splitlines(), 1):
        if len(LINK.sub("", line)) > WIDTH and not line.startswith("|"):
            yield Finding(path, number, "width", f"{len(line)} columns")


READERS = {".py": python, ".ts": script, ".tsx": script, ".css": sheet, ".md": document}


def files(named: Iterable[str]) -> Iterator[Path]:
    """Yield the files to read, below the names given, in order."""
    for name in named:
        place = ROOT / name
        found = sorted(place.rglob("*")) if place.is_dir() else [place]
        yield from (path for path in found if path.suffix in READERS and not spared(path))


def spared(path: Path) -> bool:
    """Return True for a file that keeps its own voice, is not ours, or is generated from others."""
    own = path.name in ("README.md", "lessons.py") or path.match("RULES*.md")
    made = {"client", "wire"} & {*path.parts} and path.suffix != ".py"
    return own or bool(made) or "node_modules" in path.parts or not path.is_file()


def findings(named: Iterable[str] = (*PYTHON, *CLIENT, *DOCUMENTS)) -> list[Finding]:
    """Return all findings below the names given, by file and line."""
    found: list[Finding] = []
    for path in files(named):
        name = path.relative_to(ROOT).as_posix()
        found += sorted(READERS[path.suffix](name, path.read_text("utf-8")))
    return found


def main(arguments: list[str]) -> int:
    """List the findings; return the exit status, 1 when there are any."""
    found = findings(arguments) if arguments else findings()
    sys.stdout.writelines(f"{finding}\n" for finding in found)
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
