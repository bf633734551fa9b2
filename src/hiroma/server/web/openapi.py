"""OpenAPI description: summaries, operation ids, refusals and callers of the routes, from their docstrings."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial, reduce
from inspect import cleandoc
from itertools import groupby
from operator import or_
from typing import Any

from litestar._openapi.schema_generation import SchemaCreator
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.spec import (
    OpenAPIMediaType,
    OpenAPIResponse,
    Operation,
    Reference,
    RequestBody,
    Schema,
    SecurityScheme,
)
from litestar.plugins import OpenAPISchemaPlugin, ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute
from litestar.typing import FieldDefinition

from hiroma.server.access.scopes import OPEN_TO
from hiroma.server.accounts.devices import SESSION
from hiroma.server.wire import errors
from hiroma.server.wire.game_bodies import Own
from hiroma.server.wire.marks import FILE

SCHEMES: dict[str, SecurityScheme | Reference] = {
    "session": SecurityScheme(type="apiKey", name=SESSION, security_scheme_in="cookie", description="A person."),
    "token": SecurityScheme(type="http", scheme="bearer", description="A program, with a scope."),
}

_REFUSED = {"application/json": OpenAPIMediaType(schema=Reference(ref="#/components/schemas/Refused"))}
_SCOPES = {way: scope for scope, ways in OPEN_TO.items() for way in ways}
_REFUSALS = re.compile(r"(?:`Refused`|\b[Rr]efuse\b)(.*?)(?:\.\s|\.?$)", re.DOTALL)


class Describing(ReceiveRoutePlugin):
    """Has every route under /api described as this module does."""

    def receive_route(self, route: BaseRoute) -> None:
        """Set how the operations of a route are described. Nothing is computed before the description is asked for."""
        if not isinstance(route, HTTPRoute) or not route.path.startswith("/api/"):
            return
        for handler in route.route_handlers:
            ways = {f"{method} {route.path_format}" for method in handler.http_methods}
            scope = next((_SCOPES[way] for way in sorted(ways & _SCOPES.keys())), None)
            # The framework calls it with the parts of an operation: any callable that takes them will do.
            handler.operation_class = partial(_described, handler, route.path_format, scope)  # type: ignore[assignment]  # see above


class DescribingOwn(OpenAPISchemaPlugin):
    """Has bodies that are a game's own described by the types that the games declare."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Return True for a type that is marked as a game's own."""
        return _own(field_definition) is not None

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        """Return the schema of one of the types that games have for it."""
        own = _own(field_definition)
        assert own is not None
        # A reference does as well, though the framework's signature does not say so.
        return schema_creator.for_field_definition(  # type: ignore[return-value]  # see above
            FieldDefinition.from_annotation(reduce(or_, own.types()))
        )


def _own(field: FieldDefinition) -> Own | None:
    return next((mark for mark in field.metadata if isinstance(mark, Own)), None)


def operation_id(handler: HTTPRouteHandler, _: Any, path: list[Any]) -> str:
    """Return 'tables.history': the first word of a path below /api, and the handler's name."""
    words = [part for part in path if isinstance(part, str)]
    further = f".{words[-1]}" if len(handler.paths) > 1 else ""
    return f"{words[1]}.{handler.handler_name}{further}"


def codes(function: Callable[..., Any], seen: frozenset[Any] = frozenset()) -> set[str]:
    """Return the refusal codes that a docstring names, and those of the functions that it refers to."""
    found: set[str] = set()
    for said in _REFUSALS.findall(cleandoc(function.__doc__ or "")):
        found |= set(re.findall(r"'([a-z]+(?:-[a-z]+)*)'", said))
        for name in re.findall(r"(?:\bas|\band|,)\s+`([\w.]+)`", said):
            other = _named(function, name)
            if other not in seen:
                found |= codes(other, seen | {function})
    return found


def prose(doc: str) -> str:
    """Return a docstring without the sentences that only list refusals."""
    text = re.sub(r"\s+", " ", doc)
    return re.sub(r" *`Refused`(?:: | as | \().*?\.(?= |$)", "", text).strip()


def _named(function: Callable[..., Any], name: str) -> Any:
    first, *further = name.split(".")
    found = function.__globals__[first]
    for part in further:
        found = getattr(found, part)
    return found


def _described(handler: HTTPRouteHandler, path: str, scope: str | None, **parts: Any) -> Operation:
    doc = cleandoc(handler.fn.__doc__ or "")
    parts["summary"] = re.split(r"(?<=[.])\s", doc, maxsplit=1)[0]
    parts["description"] = prose(doc)
    parts["tags"] = [path.split("/")[2]]
    parts["security"] = [*(parts["security"] or [{"session": []}]), *([{"token": [scope]}] if scope else [])]
    parts["responses"] = {**parts["responses"], **dict(_refusals(codes(handler.fn), parts["responses"]))}
    if FILE in handler.opt:
        parts["request_body"] = _file(handler.opt[FILE])
    return Operation(**parts)


def _refusals(named: set[str], known: Mapping[str, Any]) -> Iterator[tuple[str, OpenAPIResponse]]:
    if "400" in known:
        yield "400", OpenAPIResponse(description="Refused: 'malformed'", content=_REFUSED)
    for status, some in groupby(sorted(named, key=_status), _status):
        said = ", ".join(f"'{code}'" for code in sorted(some))
        yield str(status), OpenAPIResponse(description=f"Refused: {said}", content=_REFUSED)
    words = "Refused: any other code; status as for the code"
    yield "default", OpenAPIResponse(description=words, content=_REFUSED)


def _status(code: str) -> int:
    return errors.STATUS.get(code, errors.OTHER)


def _file(own: Own | None) -> RequestBody:
    if own is None:
        return RequestBody(content={"application/octet-stream": OpenAPIMediaType(schema=Schema())}, required=True)
    kinds = [Reference(ref=f"#/components/schemas/{kind.__name__}") for kind in own.types()]
    sound = OpenAPIMediaType(schema=kinds[0] if len(kinds) == 1 else Schema(one_of=kinds))
    return RequestBody(
        content={"application/json": sound, "application/octet-stream": OpenAPIMediaType(schema=Schema())},
        required=True,
    )
