"""Declarations of settings: flag, variable, page, desk and checks of a setting all follow from its field.

The reader is small and our own: msgspec already checks values, and pydantic-settings would be a second way to do so.
"""

import contextlib
import functools
import re
import typing
from collections.abc import Iterator, Mapping

import msgspec
from msgspec import inspect

D = typing.TypeVar("D", bound="Declaration")

SAID = {
    **dict.fromkeys(("1", "on", "t", "true", "y", "yes"), True),
    **dict.fromkeys(("0", "off", "f", "false", "n", "no"), False),
}
HIDDEN = "***"


class BadSetting(Exception):
    """A value that a setting cannot have; the message is a line that names the flag."""


class Setting(typing.NamedTuple):
    """The description of a field, as in `Annotated[int, Setting("The port.")]`."""

    help: str  # The line of `hiroma serve --help`.
    page: str = ""  # The cell of docs/hosting.md, in Markdown, where it says more.
    secret: bool = False  # Never shown.
    login: bool = False  # A URL, shown without its user, password and query.


class Declared(typing.NamedTuple):
    """A field of a declaration. `kind` is its type as msgspec sees it."""

    field: msgspec.structs.FieldInfo
    kind: inspect.Type
    setting: Setting

    @property
    def flag(self) -> str:
        return f"--{self.field.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        return f"HIROMA_{self.field.name.upper()}"

    def shown(self, value: object) -> str:
        """Return a value as anybody may see it."""
        text = " ".join(value) if isinstance(value, tuple | list) else str(value)
        if self.setting.secret and text:
            return HIDDEN
        if self.setting.login:
            return without_login(text)
        return text

    def read(self, given: str | list[str] | bool) -> object:
        """Return the value of a flag or variable as the field's type; `BadSetting` when it does not fit."""
        try:
            return msgspec.convert(self._plain(given), type=self.field.type, strict=False)
        except msgspec.ValidationError as error:
            why = self._wanted(str(error))
            raise BadSetting(f"{self.flag} ({self.variable}): {self.shown(given)!r} is refused: {why}") from None

    def _plain(self, given: str | list[str] | bool) -> object:
        """Return numbers, and yes or no in every spelling that people use, as msgspec takes them."""
        if isinstance(self.kind, inspect.FloatType):
            with contextlib.suppress(ValueError):
                return float(str(given))
        if isinstance(self.kind, inspect.IntType | inspect.BoolType):
            word = str(given).strip().lower()
            return SAID.get(word, word) if isinstance(self.kind, inspect.BoolType) else word
        return given

    def _wanted(self, error: str) -> str:
        if isinstance(self.kind, inspect.LiteralType):
            return f"expected {' or '.join(map(str, self.kind.values))}"
        wanted = error.partition(", got ")[0].replace("`", "")
        return wanted[0].lower() + wanted[1:]


def without_login(url: str) -> str:
    """Return a URL without its user, password and query: fit for logs and pages."""
    return re.sub(r"(?<=\?).*", HIDDEN, re.sub(r"(?<=://).*@", f"{HIDDEN}@", url))


class Declaration(msgspec.Struct, frozen=True, kw_only=True):
    """The base class of settings. Printed, they keep their secrets."""

    def __rich_repr__(self) -> list[tuple[str, str]]:
        return [(one.field.name, one.shown(getattr(self, one.field.name))) for one in declared(type(self))]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.__rich_repr__())})"


@functools.cache
def declared(kind: type[Declaration]) -> tuple[Declared, ...]:
    """Return every setting, in order."""
    found = []
    for field in msgspec.structs.fields(kind):
        (setting,) = (part for part in typing.get_args(field.type) if isinstance(part, Setting))
        found.append(Declared(field, inspect.type_info(field.type), setting))
    return tuple(found)


@contextlib.contextmanager
def using(settings: Declaration, name: str, *errors: type[Exception]) -> Iterator[None]:
    """Turn these errors into `BadSetting`: the value of the setting `name` has the right type, and cannot be used."""
    try:
        yield
    except errors as error:
        (one,) = (one for one in declared(type(settings)) if one.field.name == name)
        why = getattr(error, "strerror", None) or error
        raise BadSetting(f"{one.flag} ({one.variable}): {one.shown(getattr(settings, name))}: {why}") from error


def read(kind: type[D], given: Mapping[str, str | list[str] | bool | None]) -> D:
    """Return the settings with the values `given` by name; `BadSetting` for the first that does not fit."""
    found = {}
    for one in declared(kind):
        value = given.get(one.field.name)
        if value is not None:
            found[one.field.name] = one.read(value)
    return msgspec.convert(found, type=kind)
