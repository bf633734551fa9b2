"""Typed lines: commands, aliases in three languages, bare options, the nearest names, and whatever else people type."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hiroma.games import RULESETS, newest
from hiroma.table.commands import COMMANDS
from hiroma.table.grammar import ALIASES, QUESTIONS, Line, find_option, read
from hiroma.table.refusal import Refused
from tests.table.toys import LOUD, MATCH, MOOD

OPTIONS = (MATCH, MOOD, LOUD)
CANT_STOP = newest("cant-stop").info.options


def refusal(text: str, code: str) -> dict[str, object]:
    with pytest.raises(Refused) as refused:
        read(text, OPTIONS)
    assert refused.value.refusal.code == code
    return refused.value.refusal.what


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("/join", ("join", {})),
        ("  /Join  ", ("join", {})),
        ("/JOIN", ("join", {})),
        ("/sit", ("join", {})),
        ("/参加", ("join", {})),
        ("／ｊｏｉｎ", ("join", {})),
        ("/開始", ("start", {})),
        ("/los", ("start", {})),
        ("/Beitreten", ("join", {})),
        ("/verlassen", ("leave", {})),
        ("/待った", ("undo", {})),
        ("/投了", ("concede", {})),
        ("/AUFGEBEN", ("concede", {})),
        ("/はい", ("accept", {})),
        ("/Nein", ("refuse", {})),
        ("/再戦", ("rematch", {})),
        ("/seat 2", ("seat", {"chair": 1})),
        ("/席　２", ("seat", {"chair": 1})),
        ("/kick\t3", ("kick", {"chair": 2})),
        ("/host 1", ("host", {"chair": 0})),
        ("/委任 3", ("lend", {"chair": 2})),
        ("/lend OFF", ("lend", {"chair": None})),
        ("/bot", ("bot", {})),
        ("/bot Club", ("bot", {"level": "club"})),
        ("/bot 2", ("bot", {"chair": 1})),
        ("/bot club 2", ("bot", {"level": "club", "chair": 1})),
        ("/bot 2 club", ("bot", {"level": "club", "chair": 1})),
        ("/option match 3", ("option", {"name": "match", "value": 3})),
        ("/set MATCH 3", ("option", {"name": "match", "value": 3})),
        ("/match 3", ("option", {"name": "match", "value": 3})),
        ("/match -1", ("option", {"name": "match", "value": -1})),
        ("/partien 3", ("option", {"name": "match", "value": 3})),
        ("/オプション 大声", ("option", {"name": "loud", "value": True})),
        ("/loud", ("option", {"name": "loud", "value": True})),
        ("/Lärm aus", ("option", {"name": "loud", "value": False})),
        ("/loud OFF", ("option", {"name": "loud", "value": False})),
        ("/mood WILD", ("option", {"name": "mood", "value": "Wild"})),
        ("/mood angry", ("option", {"name": "mood", "value": "angry"})),
        ("/help undo", ("help", {"words": ["undo"]})),
        ("/?", ("help", {"words": []})),
        ("/lang de", ("language", {"words": ["de"]})),
        ("hello /join", ("say", {"text": "hello /join"})),
        ("//join", ("say", {"text": "/join"})),
        ("  hello  ", ("say", {"text": "hello"})),
        ("", ("say", {"text": ""})),
    ],
)
def test_lines(text: str, line: tuple[str, dict[str, object]]) -> None:
    assert read(text, OPTIONS) == line


def test_the_guides_own_spellings() -> None:
    for text, value in (("/option unique", True), ("/option team", True), ("/option match 2", 2), ("/unique", True)):
        line = read(text, CANT_STOP)
        assert line.name == "option"
        assert line.args["value"] == value
    assert read("/チーム戦", CANT_STOP) == ("option", {"name": "team", "value": True})


def test_unknown_commands_get_the_nearest_names() -> None:
    assert refusal("/JION", "command-unknown") == {"command": "JION", "nearest": ["join", "option"]}
    assert "undo" in refusal("/undoo", "command-unknown")["nearest"]  # type: ignore[operator]  # `nearest` is a list of names
    assert "match" in refusal("/mach 3", "command-unknown")["nearest"]  # type: ignore[operator]  # `nearest` is a list of names
    assert refusal("/", "command-unknown") == {"command": "", "nearest": []}
    assert refusal("/qqqq", "command-unknown")["nearest"] == []


def test_options_that_are_none() -> None:
    assert refusal("/option", "option-missing") == {"known": ["match", "mood", "loud"]}
    assert refusal("/option mach 3", "option-unknown")["nearest"] == ["match"]
    refusal("/loud perhaps", "option-value")
    for text in ("/match", "/match many", "/match 3 4", "/match 99999999999", "/match --3"):
        assert refusal(text, "option-range")["low"] == 1


def test_arguments() -> None:
    for text in (
        "/join now",
        "/undo 2",
        "/seat",
        "/seat 0",
        "/seat 65",
        "/seat 0640",
        "/seat 0064",
        "/seat x",
        "/seat 1 2",
    ):
        refusal(text, "arguments")
    assert refusal("/kick -1", "arguments") == {"command": "kick", "form": "/kick NUMBER"}
    for text in ("/bot club casual", "/bot 1 2", "/bot 0", "/bot club 99999"):
        refusal(text, "arguments")


def test_every_alias_leads_somewhere() -> None:
    for alias, name in ALIASES.items():
        assert name in COMMANDS or name in QUESTIONS
        assert alias == alias.casefold()
        assert alias not in COMMANDS
        assert alias not in QUESTIONS
        if name not in ("option", "seat", "kick", "host", "lend"):
            needed = {"clock": "5+10", "timeout": "bot", "fill": "30", "door": "1400", "watchers": "on"}
            assert read(f"/{alias} {needed.get(name, '')}", ()).name == name


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("none", {}),
        ("5", {"minutes": 5, "seconds": 0}),
        ("5+10", {"minutes": 5, "seconds": 10}),
        ("０+30", {"minutes": 0, "seconds": 30}),
        ("5 + 10", {"minutes": 5, "seconds": 10}),
        ("2d", {"days": 2}),
        ("2 T", {"days": 2}),
        ("３日", {"days": 3}),
    ],
)
def test_clocks(typed: str, means: dict[str, int]) -> None:
    assert read(f"/clock {typed}", ()).args == means


@pytest.mark.parametrize("typed", ["", "x", "5+", "-5", "5+10+3", "d", "5000", "2 weeks"])
def test_what_is_no_clock(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read(f"/clock {typed}", ())
    assert refused.value.refusal.code == "arguments"


def test_what_time_running_out_does() -> None:
    assert read("/timeout CONCEDE", ()).args == {"then": "concede"}
    for typed in ("", "resign", "bot concede"):
        with pytest.raises(Refused):
            read(f"/timeout {typed}", ())


@pytest.mark.parametrize("game", RULESETS)
def test_no_option_hides_behind_a_command(game: str) -> None:
    names = {*COMMANDS, *QUESTIONS, *ALIASES}
    spellings = [
        spelling.casefold() for option in newest(game).info.options for spelling in (option.name, *option.aliases)
    ]
    assert not names & set(spellings)
    assert len(spellings) == len(set(spellings))
    for spelling in spellings:
        assert find_option(spelling.upper(), newest(game).info.options) is not None


@pytest.mark.parametrize("line", ["/clock 601", "/clock 5+601", "/clock 31d", "/fill 999", "/timeout shrug"])
def test_beyond_the_bounds_of_its_command_a_line_is_refused(line: str) -> None:
    with pytest.raises(Refused) as refused:
        read(line, OPTIONS)
    assert refused.value.refusal.code == "arguments"
    assert refused.value.refusal.what["form"].startswith(line.split(maxsplit=1)[0])


@given(st.text(max_size=60))
def test_nothing_typed_breaks_anything(text: str) -> None:
    check(text)


@given(
    st.sampled_from([*COMMANDS, *QUESTIONS, *ALIASES, "match", "mood", "loud", "option match", "bot club"]),
    st.text(max_size=20) | st.integers().map(str),
    st.sampled_from(["/", "／", "//"]),
)
def test_no_arguments_break_anything(word: str, rest: str, slash: str) -> None:
    check(f"{slash}{word} {rest}")


def check(text: str) -> None:
    try:
        line = read(text, OPTIONS)
    except Refused as refused:
        msgspec.json.encode(refused.refusal)
        return
    assert isinstance(line, Line)
    if line.name in COMMANDS:
        msgspec.convert(line.args, COMMANDS[line.name])
    else:
        assert line.name in (*QUESTIONS, "say")
