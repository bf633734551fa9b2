"""Settings as flags of a command, and as environment variables."""

import functools
from collections.abc import Callable
from inspect import Parameter, Signature
from typing import cast

import typer
from msgspec.inspect import BoolType, FloatType, IntType, VarTupleType
from typer.models import OptionInfo

from hiroma.commands.leaving import fail
from hiroma.server.declared import BadSetting, D, Declaration, Declared, declared, read

METAVAR = {BoolType: "<bool>", IntType: "<int>", FloatType: "<float>", VarTupleType: "<list[str]>"}


def flagged(kind: type[D]) -> Callable[[Callable[[D], None]], Callable[..., None]]:
    """Make a command of a function that takes the settings. A bad value ends it with a line and exit status 2."""

    def made(act: Callable[[D], None]) -> Callable[..., None]:
        @functools.wraps(act)
        def command(**given: str | list[str] | bool | None) -> None:
            try:
                act(read(kind, given))
            except BadSetting as bad:
                fail(str(bad))

        vars(command)["__signature__"] = Signature([_parameter(one) for one in declared(kind)])
        return command

    return made


def option(kind: type[Declaration], name: str) -> OptionInfo:
    """Return the option of one setting by its name, for a command that needs no other."""
    (found,) = (one for one in declared(kind) if one.field.name == name)
    return _option(found, ...)


def _parameter(one: Declared) -> Parameter:
    annotation: type = str
    default: object = str(one.field.default)
    if isinstance(one.kind, BoolType):
        annotation, default = bool, one.field.default
    elif isinstance(one.kind, VarTupleType):
        annotation, default = list[str], list(one.field.default) or None
    return Parameter(one.field.name, Parameter.KEYWORD_ONLY, annotation=annotation, default=_option(one, default))


def _option(one: Declared, default: object) -> OptionInfo:
    """Return the option of a setting. It takes any text: `read` checks it."""
    off = f"/--no-{one.flag.removeprefix('--')}" if one.field.default is True else ""
    made = typer.Option(
        default,
        one.flag + off,
        help=one.setting.help,
        envvar=one.variable,
        metavar=METAVAR.get(type(one.kind), "<str>"),
        parser=str if isinstance(one.kind, BoolType) else None,
    )
    return cast("OptionInfo", made)
