"""Traces: the spans that a hall sends to an OTLP collector, and the data that it never sends."""

import asyncio
import gzip
import sys
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import Span

from hiroma.server.core import tracing
from hiroma.server.declared import BadSetting
from tests.server.running import RunningHall, sit_down

PATIENCE_S = 40
WORDS = "a word that nobody else may read"


class Collector(ThreadingHTTPServer):
    """Takes spans by OTLP over HTTP."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.raw: list[bytes] = []
        threading.Thread(target=self.serve_forever, args=(0.02,), daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/v1/traces"

    def spans(self) -> list[Span]:
        found: list[Span] = []
        for body in list(self.raw):
            for resource in ExportTraceServiceRequest.FromString(body).resource_spans:
                for scope in resource.scope_spans:
                    found += scope.spans
        return found


class Handler(BaseHTTPRequestHandler):
    server: Collector

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.raw.append(gzip.decompress(body) if self.headers.get("Content-Encoding") == "gzip" else body)
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def collector() -> Iterator[Collector]:
    """Start a collector on this machine."""
    listening = Collector()
    yield listening
    listening.shutdown()
    listening.server_close()


def told(span: Span) -> dict[str, str]:
    return {one.key: one.value.string_value for one in span.attributes}


@pytest.mark.slow
async def test_a_request_a_command_and_its_append_become_spans(collector: Collector, tmp_path: Path) -> None:
    hall = RunningHall(tmp_path, traces=collector.address, traces_share=1.0).start()
    try:
        table, people = await sit_down(hall)
        assert (await people[0].line(table, WORDS))["type"] == "ack"
        for person in people:
            await person.leave()
    finally:
        hall.stop()
    until = time.monotonic() + PATIENCE_S
    while not (spans := collector.spans()) and time.monotonic() < until:  # noqa: ASYNC110 - another thread collects
        await asyncio.sleep(0.1)
    joins = [span for span in spans if span.name == "command" and told(span).get("hiroma.command") == "join"]
    assert {told(span)["hiroma.table"] for span in joins} == {table}
    parents = {span.parent_span_id for span in spans if span.name == "append"}
    assert {span.span_id for span in joins} <= parents, "a command holds its append"
    opened = [span for span in spans if span.name == "POST /api/tables"]
    assert [value.value.int_value for span in opened for value in span.attributes if "status" in value.key] == [201]
    for raw in collector.raw:
        for secret in (WORDS, *(person.me["id"] for person in people), "127.0.0.1", "cookie"):
            assert secret.encode() not in raw, f"{secret!r} left the hall"


def test_without_the_extra_the_hall_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.exporter.otlp.proto.http.trace_exporter", None)
    with pytest.raises(BadSetting, match=r"HIROMA_TRACES.*hiroma\[otel\]"):
        tracing.exporter("http://127.0.0.1:4318/v1/traces")


def test_there_is_no_span_where_nothing_is_traced() -> None:
    assert tracing.span("request") is tracing.NOTHING
