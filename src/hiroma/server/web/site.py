"""Beside the API: the client, and the figures for Prometheus."""

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from hiroma.server.core.visitor import HallRequest
from hiroma.server.limits.budget import aside
from hiroma.server.web import pages
from hiroma.server.web.routing import Routing

PACKED = "packed"
"""Marks a route whose bodies are packed already."""


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """For Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED: True})
async def site(request: HallRequest, routing: NamedDependency[Routing]) -> Response[bytes]:
    """The client."""
    path = request.url.path
    if path.startswith("/api/"):
        raise NotFoundException
    # An address that cannot be decoded names nothing: the client says so.
    shown = await aside(pages.page, path if pages.is_text(request.scope["raw_path"]) else None)
    headers = {**pages.HEADERS, "Cache-Control": shown.cache, "Vary": "Accept-Encoding"}
    body = shown.body
    if shown.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = shown.packed
        headers["Content-Encoding"] = "gzip"
    cookies = await routing.page(request)
    return Response(body, media_type=shown.kind, status_code=shown.status, headers=headers, cookies=cookies)
