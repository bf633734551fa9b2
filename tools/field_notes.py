"""Reads the docstrings of Struct fields and enum members from the sources, because Python does not keep them."""

import ast
import inspect
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec


def notes(name: str, schema: Mapping[str, Any]) -> dict[str, str]:
    """Return the docstrings, by field, of the Struct with this name and these properties; {} when there is none."""
    for struct in structs(name):
        if {field.encode_name for field in msgspec.structs.fields(struct)} == schema["properties"].keys() - tags(
            struct
        ):
            found: dict[str, str] = {}
            for base in reversed(struct.__mro__):
                found |= of_module(base.__module__).get(base.__qualname__, {})
            return found
    return {}


def tags(struct: type[msgspec.Struct]) -> set[str]:
    """Return the name of the Struct's tag property, as a set; an empty set for a Struct without a tag."""
    field = struct.__struct_config__.tag_field
    return {field} if field else set()


def structs(name: str, base: type[msgspec.Struct] = msgspec.Struct) -> Iterator[type[msgspec.Struct]]:
    """Yield the subclasses of `base` with this name that have been imported."""
    for struct in base.__subclasses__():
        if struct.__name__ == name:
            yield struct
        yield from structs(name, struct)


@cache
def of_module(module: str) -> dict[str, dict[str, str]]:
    """Return the docstrings of fields and members, by class and name; none for a module without a source."""
    try:
        source = inspect.getsource(sys.modules[module])
    except (OSError, TypeError):
        return {}
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return {found.name: dict(of_class(found)) for found in classes}


def of_class(found: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """Yield name and docstring of each field or member that has a docstring."""
    for field, below in pairwise(found.body):
        match field, below:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                yield name, inspect.cleandoc(text)
