"""Beside the API: the page of the client, and the figures for Prometheus."""

import gzip

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from hiroma.server.core.request_headers import by_https
from hiroma.server.core.visitor import HallRequest
from hiroma.server.settings import Settings
from hiroma.server.web import head, pages
from hiroma.server.web.previews import Previews
from hiroma.server.web.routing import Routing

PACKED = "packed"
"""Marks a route whose bodies are packed already."""


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """For Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED: True})
async def site(
    request: HallRequest,
    routing: NamedDependency[Routing],
    previews: NamedDependency[Previews],
    settings: NamedDependency[Settings],
) -> Response[bytes]:
    """The page of the client; `client_files` has served its files already."""
    path = request.url.path
    if path.startswith("/api/"):
        raise NotFoundException
    # An address that cannot be decoded names nothing: the client says so.
    shown = pages.app(path if pages.is_text(request.scope["raw_path"]) else None)
    if shown.app:
        shown = await _named(shown, request, previews, settings)
    headers, body = shown.answer(request.headers.get("accept-encoding", ""))
    cookies = await routing.page(request)
    return Response(body, media_type=shown.kind, status_code=shown.status, headers=headers, cookies=cookies)


async def _named(shown: pages.Page, request: HallRequest, previews: Previews, settings: Settings) -> pages.Page:
    """Return the client's page with the title and the preview of its address."""
    language = head.language_of(request.headers.get("accept-language", ""))
    scheme = "https" if by_https(settings, request.url.scheme) else "http"
    here = settings.site.rstrip("/") or f"{scheme}://{request.headers.get('host', '')}"
    body = head.put(shown.body, await previews.of(request.url.path, language), here)
    # Fast rather than small: it is packed for this reader alone.
    return shown._replace(body=body, packed=gzip.compress(body, 1), vary="Accept-Encoding, Accept-Language")
