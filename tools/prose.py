"""Prose linter: finds the habits that docs/STYLE.md forbids, in docstrings, comments and documents.

vale could do this but is a Go binary outside of pip, and proselint reads no Python and takes no rules of ours.

    python -m tools.prose [PATH …]   list the findings, in these files or folders only
    python -m tools.prose --check    fail when a file has more findings than tools/prose.baseline.json says, or fewer
    python -m tools.prose --write    write the numbers of today; refuses when their sum has grown
"""

import ast
import json
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
BASELINE = ROOT / "tools" / "prose.baseline.json"
REFRESH = "python -m tools.prose --write"
PYTHON = ("src", "tools", "bench", "examples", "hatch_build.py")
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

TOKENS = re.compile(
    r'"""(?:\\.|[^\\])*?"""'
    r"|'''(?:\\.|[^\\])*?'''"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'(?:\\.|[^'\\\n])*'"
    r"|(?P<note>#[^\n]*)",
    re.DOTALL,
)
"""Strings, which may hold a hash sign, and comments. `tokenize` finds the same but takes most of a second."""
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


def comments(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and text of every comment; comments on consecutive lines are one passage."""
    line, seen, begun, passage = 1, 0, 0, ""
    for match in TOKENS.finditer(source):
        if (note := match["note"]) is None:
            continue
        line, seen = line + source.count("\n", seen, match.start()), match.start()
        text = note.lstrip("#:! ")
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
    for line, text in (*docstrings(ast.parse(source).body), *comments(source)):
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


def files(named: Iterable[str]) -> Iterator[Path]:
    """Yield the files to read, below the names given, in order."""
    for name in named:
        place = ROOT / name
        found = sorted(place.rglob("*")) if place.is_dir() else [place]
        yield from (path for path in found if path.suffix in (".py", ".md") and not spared(path))


def spared(path: Path) -> bool:
    """Return True for a file that keeps its own voice or is not ours."""
    own = path.name in ("README.md", "lessons.py") or path.match("RULES*.md")
    return own or "client" in path.parts or not path.is_file()


def findings(named: Iterable[str] = (*PYTHON, *DOCUMENTS)) -> list[Finding]:
    """Return all findings below the names given, by file and line."""
    found: list[Finding] = []
    for path in files(named):
        name = path.relative_to(ROOT).as_posix()
        read = document if path.suffix == ".md" else python
        found += sorted(read(name, path.read_text("utf-8")))
    return found


def count(found: Iterable[Finding]) -> dict[str, int]:
    """Return the number of findings for each file that has any."""
    return dict(sorted(Counter(finding.path for finding in found).items()))


def differences(found: list[Finding], allowed: Mapping[str, int]) -> list[str]:
    """Return what keeps the ratchet from passing: files above their number, and files below it."""
    counted = count(found)
    said: list[str] = []
    for path in sorted({*counted, *allowed}):
        now, before = counted.get(path, 0), allowed.get(path, 0)
        if now > before:
            said += [str(finding) for finding in found if finding.path == path]
            said.append(f"{path}: {now} findings, {before} allowed: rewrite, as docs/STYLE.md says")
        elif now < before:
            said.append(f"{path}: {now} findings, {before} allowed: lower the number with {REFRESH}")
    return said


def written(found: list[Finding], allowed: Mapping[str, int] | None) -> str | None:
    """Return the new baseline; None when the sum would grow. A file may move: its findings move with it."""
    counted = count(found)
    if allowed is not None and sum(counted.values()) > sum(allowed.values()):
        return None
    return json.dumps(counted, indent=2) + "\n"


def main(arguments: list[str]) -> int:
    """List, check or write; return the exit status."""
    allowed: dict[str, int] | None = json.loads(BASELINE.read_text("utf-8")) if BASELINE.exists() else None
    if "--check" in arguments:
        said = differences(findings(), allowed or {})
        sys.stderr.writelines(f"{line}\n" for line in said)
        return 1 if said else 0
    if "--write" in arguments:
        found = findings()
        text = written(found, allowed)
        if text is None:
            sys.stderr.writelines(f"{line}\n" for line in differences(found, allowed or {}))
            sys.stderr.write("not written: the sum of findings only goes down\n")
            return 1
        BASELINE.write_text(text, "utf-8")
        return 0
    found = findings(arguments) if arguments else findings()
    sys.stdout.writelines(f"{finding}\n" for finding in found)
    print(f"{len(found)} findings in {len(count(found))} files: {dict(Counter(f.habit for f in found))}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
