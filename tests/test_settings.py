"""Settings: each field is a flag, a variable, a row of the docs, a line of the desk and a check."""

from pathlib import Path
from typing import Annotated

import msgspec
import pytest
import typer
from msgspec import inspect
from rich.pretty import pretty_repr
from typer.testing import CliRunner

from hiroma.cli import app
from hiroma.commands.flags import flagged
from hiroma.server.declared import BadSetting, Declared, Setting, declared, read
from hiroma.server.host.admin import settings_of
from hiroma.server.serve import built, must_have_folder
from hiroma.server.settings import Count, Settings
from tools.hosting import row, rows

HIDDEN = "sesame"


class More(Settings, frozen=True, kw_only=True):
    """Settings of a hall with some more fields."""

    shelves: Annotated[Count, Setting("Shelves for games.", page="shelves, of *oak*")] = 3
    open_late: Annotated[bool, Setting("The hall is open late.")] = True
    pin: Annotated[int, Setting("The number of the lock.", secret=True)] = 0


def leave(*words: str, kind: type[Settings] = More) -> tuple[Settings | None, int, str]:
    """Run a command that takes these settings; return the settings it was given, its exit code and its output."""
    given: list[Settings] = []

    def serve(settings: Settings) -> None:
        given.append(settings)

    hall = typer.Typer(add_completion=False)
    hall.command()(flagged(kind)(serve))
    done = CliRunner().invoke(hall, list(words))
    return given[0] if given else None, done.exit_code, done.output


def another(one: Declared) -> str:
    """Return a value that is not the default, as it is typed."""
    default = one.field.default
    match one.kind:
        case inspect.LiteralType(values):
            return str(next(value for value in values if value != default))
        case inspect.IntType():
            return str(default + 1)
        case inspect.FloatType():
            return str(default + 0.25)
        case inspect.BoolType():
            return str(not default)
        case inspect.StrType(pattern=str()):
            return "another"
        case _:
            return "https://a.example"


def test_every_setting_is_a_flag_and_a_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Settings] = []
    monkeypatch.setattr("hiroma.server.serve.serve", given.append)
    assert CliRunner().invoke(app, ["serve"]).exit_code == 0
    assert given == [Settings()]
    words = []
    for one in declared(Settings):
        flag = [one.flag] if isinstance(one.kind, inspect.BoolType) else [one.flag, another(one)]
        assert CliRunner().invoke(app, ["serve", *flag]).exit_code == 0, one.flag
        changed = [other.field.name for other in declared(Settings) if _differs(other, given[-1])]
        assert changed == [one.field.name]
        words += flag
    assert CliRunner().invoke(app, ["serve", *words]).exit_code == 0
    everything = given[-1]
    for one in declared(Settings):
        assert one.variable == f"HIROMA_{one.field.name.upper()}"
        monkeypatch.setenv(one.variable, another(one))
    assert CliRunner().invoke(app, ["serve"]).exit_code == 0
    assert given[-1] == everything
    assert all(_differs(one, everything) for one in declared(Settings))


def _differs(one: Declared, settings: Settings) -> bool:
    return bool(getattr(settings, one.field.name) != one.field.default)


def test_a_flag_goes_before_a_variable_and_origins_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIROMA_PORT", "7")
    monkeypatch.setenv("HIROMA_ORIGINS", "https://a.example https://b.example")
    settings, _, _ = leave("--port", "8")
    assert settings == More(port=8, origins=("https://a.example", "https://b.example"))
    settings, _, _ = leave("--origins", "https://c.example", "--origins", "https://d.example")
    assert settings == More(port=7, origins=("https://c.example", "https://d.example"))


@pytest.mark.parametrize(("word", "meant"), [("yes", True), ("On", True), ("1", True), ("no", False), ("FALSE", False)])
def test_yes_and_no_have_many_words(monkeypatch: pytest.MonkeyPatch, word: str, meant: bool) -> None:
    monkeypatch.setenv("HIROMA_SECURE", word)
    assert leave()[0] == More(secure=meant)


def test_numbers_are_taken_as_people_write_them() -> None:
    assert leave("--port", " 80 ", "--drain", ".5", "--empty", "inf")[0] == More(port=80, drain=0.5, empty=float("inf"))


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("port", "many", "expected int"),
        ("port", "70000", "expected int <= 65535"),
        ("workers", "0", "expected int >= 1"),
        ("sockets", "2.5", "expected int"),
        ("bot_pause", "-1", "expected float >= 0.0"),
        ("drain", "nan", "expected float >= 0.0"),
        ("logs", "xml", "expected json or text"),
        ("hooks", "some", "expected any or off or public"),
        ("name", "hall one", r"expected str matching regex '^[A-Za-z0-9._-]{0,40}\\Z'"),
    ],
)
def test_a_bad_value_is_refused_by_the_flags_name(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, why: str
) -> None:
    (one,) = (one for one in declared(More) if one.field.name == name)
    said = f"{one.flag} ({one.variable}): {value!r} is refused: {why}\n"
    assert leave(one.flag, value) == (None, 2, said)
    monkeypatch.setenv(one.variable, value)
    assert leave() == (None, 2, said)


def test_a_bad_yes_or_no_is_refused_by_the_flags_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIROMA_SECURE", "maybe")
    assert leave() == (None, 2, "--secure (HIROMA_SECURE): 'maybe' is refused: expected bool\n")


def test_a_secret_is_never_printed() -> None:
    secret = [one.field.name for one in declared(Settings) if one.setting.secret]
    assert secret == ["smtp", "oidc_secret"]
    settings = Settings(
        smtp=f"smtp://aki:{HIDDEN}@mail.example",
        oidc_secret=HIDDEN,
        store=f"postgresql://aki:{HIDDEN}@db.example/hall?password={HIDDEN}",
        bus=f"nats://{HIDDEN}@bus.example:4222",
    )
    said = f"{settings} {settings!r} {pretty_repr(settings)} {settings_of(settings)}"
    assert HIDDEN not in said
    assert "postgresql://***@db.example/hall?***" in said
    assert "nats://***@bus.example:4222" in said
    assert "oidc_secret='***'" in repr(settings)
    assert "oidc_secret=''" in repr(Settings())
    assert leave("--pin", HIDDEN) == (None, 2, "--pin (HIROMA_PIN): '***' is refused: expected int\n")


def test_a_field_is_all_that_a_setting_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    assert leave("--shelves", "5", "--no-open-late")[0] == More(shelves=5, open_late=False)
    monkeypatch.setenv("HIROMA_SHELVES", "6")
    settings, _, _ = leave()
    assert settings == More(shelves=6)
    assert [(line.name, line.value, line.source) for line in settings_of(settings)][-3:] == [
        ("shelves", "6", "environment"),
        ("open_late", "True", "default"),
        ("pin", "***", "default"),
    ]
    assert rows(More) == [
        *rows(),
        "| `--shelves` | `HIROMA_SHELVES` | `3` | shelves, of *oak* |",
        "| `--open-late` | `HIROMA_OPEN_LATE` | `True` | the hall is open late |",
        "| `--pin` | `HIROMA_PIN` | `***` | the number of the lock |",
    ]
    _, _, said = leave("--help")
    assert "Shelves for games." in said
    assert "HIROMA_SHELVES" in said


def test_what_is_said_of_a_setting_fits_its_place() -> None:
    for one in declared(Settings):
        assert one.setting.help[0].isupper(), one.flag
        assert one.setting.help.endswith((".", "…")), one.flag
        assert row(one).count("|") == 5, f"{one.flag}: a bar would begin a further cell"


@pytest.mark.parametrize(
    ("name", "variable", "flag", "source"),
    [
        ("port", "8001", None, "environment"),
        ("port", "8001", "9000", "flag"),
        ("port", "no port", "9000", "flag"),
        ("secure", "yes", None, "environment"),
        ("origins", "https://a.example https://b.example", None, "environment"),
        ("origins", "https://a.example", "https://b.example", "flag"),
        ("site", "", None, "default"),
    ],
)
def test_the_desk_names_the_source_of_the_value_that_holds(
    monkeypatch: pytest.MonkeyPatch, name: str, variable: str, flag: str | None, source: str
) -> None:
    monkeypatch.setenv(f"HIROMA_{name.upper()}", variable)
    many = name == "origins"
    given = flag if flag is not None else variable
    settings = read(Settings, {name: given.split() if many else given}) if given else Settings()
    (line,) = [line for line in settings_of(settings) if line.name == name]
    assert line.source == source


def able(settings: Settings) -> None:
    """Take the steps in which `serve` uses the settings first."""
    must_have_folder(settings)
    built(settings)


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("store", "shelf://", "unknown database 'shelf': sqlite:///path or"),
        ("store", "sqlite:////nowhere/hall.db", "--store (HIROMA_STORE): sqlite:////nowhere/hall.db: there is no fold"),
        ("key", "/nowhere/hall.key", "No such file or directory: '/nowhere/hall.key'"),
        ("presets", "/nowhere/club.json", "--presets (HIROMA_PRESETS): /nowhere/club.json: No such file or directory"),
        ("presets", __file__, f"--presets (HIROMA_PRESETS): {__file__}: Expected `array`, got `str`"),
    ],
)
def test_a_value_that_this_machine_cannot_use_is_refused_in_a_line(
    tmp_path: Path, name: str, value: str, why: str
) -> None:
    good = Settings(store=f"sqlite:///{tmp_path}/hall.db", key=f"{tmp_path}/hall.key")
    with pytest.raises(BadSetting) as refused:
        able(msgspec.structs.replace(good, **{name: value}))
    assert why in str(refused.value)
