"""Names: invisible characters and hidden marks make no second name, and every script keeps its spelling."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hiroma.server.core.naming import IGNORED, UNSEEN, chosen, look, reserved, tidy
from hiroma.table.refusal import Refused

SPELLED = {
    "Devanagari": ("राम", "रामु", "रमा", "कृष्ण", "क़लम", "लक्ष्मी", "संजय", "सजय"),
    "Thai": ("กิตติ", "กิตติ์", "น้ำ", "นำ", "ปู่", "ปู้"),
    "Arabic": ("محمد", "مُحَمَّد", "مُحَمَد", "أحمد", "احمد"),
    "Hebrew": ("שלום", "שָׁלוֹם", "שָלוֹם"),
    "Vietnamese": ("Nguyễn", "Nguyên", "Nguyen", "Phượng", "Phương", "Đặng", "Dặng"),
    "Bengali": ("অমিত", "অমিতা"),
    "Tamil": ("முருகன்", "முருகன"),
    "Japanese": ("はな", "ばな", "ハナ", "バナ"),
    "Korean": ("민수", "민서"),
    "Yoruba": ("Bọ̀la", "Bọla"),
    "others": ("Søren", "Soren", "Łukasz", "Lukasz", "İpek", "Ipek", "Jörg", "Jorg"),
}
"""Different names in each script."""

HIDDEN = st.text(st.sampled_from(sorted(UNSEEN)), min_size=1, max_size=3)
NAMES = st.one_of(
    st.text(max_size=12),
    st.sampled_from([name for names in SPELLED.values() for name in names]),
    st.sampled_from(["Maria", "moderator", "Hiroma", "Guest-12AB", "deleted player", "X [bot]"]),
)


@pytest.mark.parametrize("name", ["Maria", "moderator", "Hiroma", "X [bot]"])
@pytest.mark.parametrize("hidden", [chr(c) for c in (0xFFA0, 0x180B, 0x180C, 0x180D, 0x180F, 0x16FE4, 0x1D159)])
def test_a_letter_that_nobody_sees_makes_no_other_name(name: str, hidden: str) -> None:
    for at in range(len(name) + 1):
        written = name[:at] + hidden + name[at:]
        assert tidy(written) == name
        assert look(written) == look(name)
        assert reserved(written) == reserved(name)


@given(NAMES, HIDDEN, st.integers(0, 12))
@example("moderator", "\uffa0", 9)
@example("X [bot]", "\uffa0", 7)
def test_invisible_characters_anywhere_change_nothing(name: str, hidden: str, at: int) -> None:
    written = name[:at] + hidden + name[at:]
    assert look(written) == look(name)
    assert reserved(written) == reserved(name)


@given(NAMES)
def test_nothing_invisible_is_left(name: str) -> None:
    assert UNSEEN.isdisjoint(tidy(name))
    assert UNSEEN.isdisjoint(look(name))


def test_the_table_has_all_selectors_and_fillers_that_python_knows() -> None:
    names = {c: unicodedata.name(c, "") for c in map(chr, range(0x110000))}
    selects = {c for c, name in names.items() if "VARIATION SELECTOR" in name}
    fills = {c for c, name in names.items() if "HANGUL" in name and name.endswith("FILLER")}
    assert len(selects) > 250
    assert len(fills) == 4
    assert selects | fills | set(map(chr, IGNORED)) <= UNSEEN


@pytest.mark.parametrize(
    "written",
    [
        "Mari\u0307a",  # a dot on the dot of the i
        "Mar\u0456\u0307a",  # the same on a Cyrillic i
        "Mar\u0131\u0307a",  # an i without dot, and its dot
        "Mari\u0902a",  # the dot of another script
        "Mari\u05c1a",
        "Maria\u17d2",
        "\u0e48Maria",
    ],
)
def test_a_mark_that_hides_makes_no_other_name(written: str) -> None:
    assert look(written) == look("Maria")


def test_a_mark_twice_is_the_mark() -> None:
    assert look("Jo\u0308\u0308rg") == look("Jörg")
    assert look("ปู่\u0e48") == look("ปู่")
    assert reserved("adm\u0131\u0307n")
    assert reserved("H\u0456\u0307roma")


def test_a_stroke_on_a_letter_is_refused() -> None:
    for written in ("Mart\u0335in", "Al\u20d2bert", "So\u0338ren"):
        with pytest.raises(Refused, match="name-reserved"):
            chosen(written)
    assert chosen("Søren") == "Søren"
    assert chosen("\u2260 equal") == "\u2260 equal"


@pytest.mark.parametrize("script", SPELLED)
def test_every_script_keeps_its_spelling(script: str) -> None:
    names = SPELLED[script]
    assert [chosen(name) for name in names] == list(names)
    assert len({look(name) for name in names}) == len(names)
    for name in names:
        assert look(unicodedata.normalize("NFD", name)) == look(name)
