"""The documents say what the code does: commands, options, routes, frames, layers, links; and their examples run."""

import contextlib
import io
import re
import runpy
import tomllib
import typing
from pathlib import Path

import msgspec
import pytest
import typer.main

from hiroma.cli import app
from hiroma.games import RULESETS, newest
from hiroma.records import counting
from hiroma.server.app import CONTROLLERS
from hiroma.server.web.handshake import MAY_SAY, Stage
from hiroma.server.wire import protocol
from hiroma.table.commands import COMMANDS
from hiroma.table.grammar import ALIASES, QUESTIONS, read
from tests.server.running import RunningHall

ROOT = Path(__file__).parents[1]
DOCS = [
    *(ROOT / f"{name}.md" for name in ("README", "README.ja", "CONTRIBUTING", "CHANGELOG")),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "ja").glob("*.md")),
    *sorted((ROOT / "docs" / "decisions").glob("*.md")),
]


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def rows(name: str, first: str) -> list[list[str]]:
    """The cells of the table whose head begins with this cell."""
    found: list[list[str]] = []
    inside = False
    for line in text(name).splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|"):
            inside = False
        elif cells[0] == first:
            inside = True
        elif inside and not cells[0].startswith("--"):
            found.append(cells)
    assert found, f"{name} has no table of {first}"
    return found


def ticked(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_every_command_is_described_with_its_aliases() -> None:
    described = {}
    for command, also, *_ in rows("docs/playing.md", "command"):
        name = ticked(command)[0].split()[0].removeprefix("/")
        described[name] = {word.removeprefix("/") for word in ticked(also)}
    assert set(described) == {*COMMANDS, *QUESTIONS}
    for name, aliases in described.items():
        assert aliases == {alias for alias, meant in ALIASES.items() if meant == name}, name


def test_the_forms_of_commands_can_be_typed() -> None:
    options = newest("cant-stop").info.options
    filled = {
        "NAME": "match",
        "VALUE": "3",
        "NUMBER": "2",
        "LEVEL": "casual",
        "CODE": "de",
        "CLOCK": "5+10",
        "SECONDS": "30",
        "THEN": "bot",
    }
    for command, *_ in rows("docs/playing.md", "command"):
        typed = " ".join(filled.get(word, word) for word in ticked(command)[0].split())
        assert read(typed, options).name == ticked(command)[0].split()[0].removeprefix("/")


def test_options_of_cant_stop() -> None:
    declared = {option.name: option for option in newest("cant-stop").info.options}
    described = {ticked(name)[0]: value for name, value, _ in rows("docs/playing.md", "option")}
    assert set(described) == set(declared)
    for name, value in described.items():
        option = declared[name]
        words = {"flag": "on, off", "number": f"{option.low} to {option.high}", "choice": ", ".join(option.choices)}
        assert value == words[option.kind]


def test_the_command_line() -> None:
    group = typer.main.get_command(app)
    commands = group.commands  # type: ignore[attr-defined]  # an app with several commands is a group
    described = {ticked(row[0])[0].split()[1] for row in rows("docs/hosting.md", "command")}
    assert described == set(commands)
    for path in DOCS:
        said = path.read_text(encoding="utf-8")
        for command, rest in re.findall(r"\bhiroma ([a-z]+(?:-[a-z]+)*)\b([^`\n]*)", said):
            if re.search(rf"(`|    |&& |bin/|and )hiroma {command}", said):
                assert command in commands, f"{path.name}: hiroma {command}"
                flags = {flag for parameter in commands[command].params for flag in parameter.opts}
                assert set(re.findall(r"--[a-z-]+", rest)) <= flags, f"{path.name}: hiroma {command}{rest}"


def test_make_targets() -> None:
    targets = set(re.findall(r"^([a-z]+):", text("Makefile"), re.MULTILINE))
    for path in DOCS:
        for target in re.findall(r"(?:`|    )(?:[A-Z]+=\S+ )?make ([a-z]+)", path.read_text(encoding="utf-8")):
            assert target in targets, f"{path.name}: make {target}"


def test_routes() -> None:
    served = set()
    for controller in CONTROLLERS:
        for handler in vars(controller).values():
            for path in getattr(handler, "paths", ()):
                plain = re.sub(r":\w+\}", "}", controller.path + path).rstrip("/")
                served |= {f"{method} {plain}" for method in handler.http_methods}
    assert {ticked(request)[0] for request, *_ in rows("docs/api.md", "request")} == served


def test_frames() -> None:
    said = {ticked(frame)[0]: set(ticked(fields)) for frame, fields in rows("docs/api.md", "client says")}
    kinds = {str(kind.__struct_config__.tag): kind for kind in typing.get_args(protocol.ClientFrame)}
    assert set(said) == set(kinds)
    for name, kind in kinds.items():
        fields = {field.name for field in msgspec.structs.fields(kind)}
        assert fields <= said[name] <= fields | {"lobby"}, name
    stages = {ticked(stage)[0]: set(ticked(frames)) for stage, frames in rows("docs/api.md", "stage")}
    may_say = {stage: {kind.__struct_config__.tag for kind in kinds} for stage, kinds in MAY_SAY.items()}
    after = {stage: {after.value for after in kinds.values()} - {stage} for stage, kinds in MAY_SAY.items()}
    assert stages == {stage.value: may_say[stage] | after[stage] for stage in MAY_SAY}
    assert set(stages) == set(Stage)
    answers = {ticked(frame)[0] for frame, _ in rows("docs/api.md", "server says")}
    assert answers == {str(kind.__struct_config__.tag) for kind in typing.get_args(protocol.ServerFrame)}
    assert f"{protocol.MAX_FRAME // 1024} KiB" in text("docs/api.md")


def anchors(page: Path) -> set[str]:
    """The names of a page's headings in links: lower case, no punctuation, blanks as hyphens."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_links_lead_somewhere() -> None:
    for path in DOCS:
        for link in re.findall(r"\]\(([^)\s]+)\)", path.read_text(encoding="utf-8")):
            if not link.startswith("http"):
                name, _, anchor = link.partition("#")
                page = path.parent / name if name else path
                assert page.exists(), f"{path.name}: {link}"
                assert not anchor or anchor in anchors(page), f"{path.name}: {link}"


def test_decisions_are_numbered_listed_and_alike() -> None:
    records = sorted((ROOT / "docs" / "decisions").glob("0*.md"))
    assert [int(path.name[:4]) for path in records] == list(range(1, len(records) + 1))
    listed = []
    for number, cell in rows("docs/decisions/README.md", "number"):
        title, name = re.findall(r"\[(.*)\]\((.*)\)", cell)[0]
        listed.append(name)
        record = text(f"docs/decisions/{name}")
        assert record.startswith(f"# {number}. {title}\n\nStatus: "), name
        assert re.findall(r"^## (.*)$", record, re.MULTILINE) == ["Situation", "Decision", "Consequences"], name
    assert listed == [path.name for path in records]


def test_the_pictures_of_the_layers_are_the_contracts() -> None:
    contracts = tomllib.loads(text("pyproject.toml"))["tool"]["importlinter"]["contracts"]
    wanted = [contract for contract in contracts if contract["type"] == "layers"]
    pictures = re.findall(r"```text\n(.*?)```", text("docs/architecture.md"), re.DOTALL)
    assert len(pictures) == len(wanted) == 2
    for contract, picture in zip(wanted, pictures, strict=True):
        place = ROOT / "src" / contract["containers"][0].replace(".", "/")
        drawn = [set(line.split("  ")[0].split(" | ")) for line in picture.splitlines()]
        # A contract may name in brackets what is not there.
        layers = [set(re.findall(r"\w+", layer)) for layer in contract["layers"]]
        assert drawn == [
            {name for name in layer if (place / name).exists() or (place / f"{name}.py").exists()} for layer in layers
        ]


def test_files_that_are_named_exist() -> None:
    for path in DOCS:
        for name in ticked(path.read_text(encoding="utf-8")):
            if re.fullmatch(r"(src|web|tests|docs|tools|requirements)/[\w./-]+", name):
                assert (ROOT / name.replace("GAME", "cant_stop").replace("ID", "cant-stop")).exists(), (
                    f"{path.name}: {name}"
                )


@pytest.mark.parametrize(
    ("name", "head", "playable"), [("README.md", "game", "playable"), ("README.ja.md", "ゲーム", "遊べます")]
)
def test_the_readme_names_the_designers_and_what_is_playable(name: str, head: str, playable: str) -> None:
    readme = text(name)
    for game in RULESETS:
        for designer in newest(game).info.designers:
            assert designer in readme
    for designer in ("Sid Sackson", "Friedemann Friese", "はくし (空理計画)", "Thomas Liesching", "オフ会王"):
        assert designer in readme
    states = [row[-1] for row in rows(name, head)]
    assert sum(state.startswith(playable) for state in states) == len(RULESETS)
    assert readme.startswith("![")
    assert readme.index("make play") < readme.index("make test") < readme.index("\n## ")


def examples(name: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", text(name), re.DOTALL)


def executed(code: str, tmp_path: Path) -> str:
    script = tmp_path / "example.py"
    script.write_text(code, encoding="utf-8")
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        runpy.run_path(str(script), run_name="__main__")
    return said.getvalue()


def test_the_example_for_researchers_runs(tmp_path: Path) -> None:
    (code,) = examples("README.md")
    assert executed(code, tmp_path).strip() in ("(0,)", "(1,)")


def test_the_example_for_learners_runs(tmp_path: Path) -> None:
    (code,) = examples("docs/research.md")
    assert executed(code, tmp_path).strip() in ("1.0", "-1.0")


@pytest.mark.slow
def test_the_example_for_game_authors_runs(tmp_path: Path) -> None:
    (code,) = examples("docs/adding-a-game.md")
    assert executed(code, tmp_path) == ""


@pytest.mark.slow
def test_the_example_for_the_api_runs(tmp_path: Path) -> None:
    (code,) = examples("docs/api.md")
    hall = RunningHall(tmp_path).start()
    try:
        said = executed(code.replace("http://127.0.0.1:8000", hall.address), tmp_path)
    finally:
        hall.stop()
    assert re.match(r"\[\d\] \{", said)


def test_the_numbers_of_ratings() -> None:
    told = [int(turns) for _, turns in rows("docs/playing.md", "rated game")]
    assert told == [newest(game).info.decisions for game in RULESETS if newest(game).info.seats[1] > 1]
    (again,) = rows("docs/playing.md", "rated games with this opponent in the last 30 days")
    assert [float(cell) for cell in again[1:]] == [1.0, *(weighs for _, weighs in counting.AGAIN)]
    (new,) = rows("docs/playing.md", "rated games of this game that the opponent has played")
    assert [float(cell) for cell in new[1:]] == [weighs for _, weighs in counting.NEW]
    assert counting.WINDOW == 30 * 24 * 3600.0
