"""Traces for OpenTelemetry: how long a request, a command, an append and a bot's move took, and inside what.

Nothing is traced, and nothing of OpenTelemetry imported, until `start` is called. A span tells of methods, routes,
commands and tables; never of people, addresses, cookies or what somebody wrote.
"""

from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Final

import hiroma
from hiroma.server.declared import BadSetting

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import SpanProcessor
    from opentelemetry.trace import Span, Tracer

NOTHING: Final = nullcontext()
HOW: Final = "--traces (HIROMA_TRACES): traces need OpenTelemetry: pip install 'hiroma[otel]'"


class Tracing:
    """The tracer of this process; None while nothing is traced."""

    tracer: "Tracer | None" = None


def start(processor: "SpanProcessor", share: float, process: str) -> None:
    """Trace from now on: of all traces a `share` from 0 to 1 goes to the `processor`, named as of this `process`."""
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.sampling import ParentBasedTraceIdRatio

    told = {"service.name": "hiroma", "service.version": hiroma.__version__, "service.instance.id": process}
    provider = TracerProvider(sampler=ParentBasedTraceIdRatio(share), resource=Resource.create(told))
    provider.add_span_processor(processor)
    Tracing.tracer = provider.get_tracer("hiroma")


def exporter(address: str) -> "SpanProcessor":
    """Return what sends spans to an OTLP address over HTTP, from its own thread. `BadSetting` without the extra."""
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ModuleNotFoundError as missing:
        raise BadSetting(HOW) from missing
    return BatchSpanProcessor(OTLPSpanExporter(address))


def span(name: str, told: Mapping[str, str] | None = None) -> AbstractContextManager["Span | None"]:
    """Return a context whose time becomes a span; spans begun inside it are its children."""
    tracer = Tracing.tracer
    return NOTHING if tracer is None else tracer.start_as_current_span(name, attributes=told)
