"""The Japanese pages say as much as the English ones: headings, tables, code and names are the same."""

import re
from itertools import groupby
from os.path import relpath

import pytest

from tests.test_docs import ROOT, text, ticked

ENGLISH = {
    "README.ja.md": "README.md",
    **{f"docs/ja/{path.name}": f"docs/{path.name}" for path in sorted((ROOT / "docs" / "ja").glob("*.md"))},
}
PLACEHOLDERS = {
    "番号": "NUMBER",
    "名前": "NAME",
    "値": "VALUE",
    "強さ": "LEVEL",
    "秒数": "SECONDS",
    "時間": "CLOCK",
    "処置": "THEN",
    "言語": "CODE",
    "ことば": "WORD",
}
"""Words that a reader replaces, in commands of the table."""
WRITTEN_BY_A_TOOL = re.compile(r"<!-- table of (?P<name>\w+): begin -->.*?<!-- table of (?P=name): end -->", re.DOTALL)
pages = pytest.mark.parametrize("page", ENGLISH)


def written(name: str) -> str:
    """The page without tables that a tool writes."""
    return WRITTEN_BY_A_TOOL.sub("", text(name))


def code(name: str) -> list[str]:
    """The lines of code of a page; what two blanks or more divide from a line explains it."""
    fenced = re.findall(r"^```.*?^```$", text(name), re.DOTALL | re.MULTILINE)
    indented = re.findall(r"^ {4}(?=\S)(.*)$", re.sub(r"```.*?```", "", text(name), flags=re.DOTALL), re.MULTILINE)
    return fenced + [re.split(r"\s{2,}", line)[0] for line in indented]


def names(said: str) -> set[str]:
    """The words in code style, with placeholders in English."""
    prose = re.sub(r"^(```.*?^```| {4}[^\n]*)$", "", said, flags=re.DOTALL | re.MULTILINE)
    return {" ".join(PLACEHOLDERS.get(word, word) for word in name.split()) for name in ticked(prose)}


def tables(name: str) -> list[list[tuple[int, set[str]]]]:
    """The tables of a page; of each line the number of cells, and the names in the first two."""
    lines = written(name).splitlines()
    found = [list(group) for inside, group in groupby(lines, lambda line: line.startswith("|")) if inside]
    return [[(line.count("|"), names("|".join(line.split("|")[:3]))) for line in table] for table in found]


def test_which_pages_are_japanese() -> None:
    assert set(ENGLISH.values()) == {"README.md", "docs/playing.md", "docs/hosting.md", "docs/fair-play.md"}


@pages
def test_the_headings_are_as_many(page: str) -> None:
    japanese, english = (re.findall(r"^(#+) ", text(name), re.MULTILINE) for name in (page, ENGLISH[page]))
    assert japanese == english


@pages
def test_the_code_is_the_same(page: str) -> None:
    assert code(page) == code(ENGLISH[page])


@pages
def test_the_tables_have_the_same_lines(page: str) -> None:
    assert tables(page) == tables(ENGLISH[page])


@pages
def test_the_same_commands_settings_and_files_are_named(page: str) -> None:
    named = names(written(page))
    assert names(written(ENGLISH[page])) <= named <= names(text(ENGLISH[page]))


@pages
def test_each_page_links_the_other(page: str) -> None:
    for here, other in ((page, ENGLISH[page]), (ENGLISH[page], page)):
        top = text(here).split("\n## ")[0]
        assert f"]({relpath(ROOT / other, (ROOT / here).parent)})" in top


@pages
def test_readers_of_japanese_stay_in_japanese(page: str) -> None:
    """A link goes to the Japanese page where there is one; only the top and the table of settings lead out."""
    body = text(page).split("\n## ", 1)[1]
    linked = {link.split("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", body) if "#settings" not in link}
    assert not linked & {relpath(ROOT / english, (ROOT / page).parent) for english in ENGLISH.values()}


@pages
def test_emphasis_is_shown_as_such(page: str) -> None:
    """Asterisks between punctuation inside and a letter outside stay asterisks (CommonMark, 6.2)."""
    prose = re.sub(r"`[^`]*`|^```.*?^```$|^ {4}.*$|^\s*\* ", "`", text(page), flags=re.MULTILINE)
    for line in prose.splitlines():
        for marks in re.finditer(r"(?<!\*)(\*{1,2})(?!\*)(.+?)(?<!\*)\1(?!\*)", line):
            before, after = line[: marks.start()][-1:], line[marks.end() :][:1]
            opens = marks[2][0].isalnum() or not before.isalnum()
            closes = marks[2][-1].isalnum() or not after.isalnum()
            assert opens, line
            assert closes, line
