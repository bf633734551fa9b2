"""The files of the client over ASGI: the same for everybody, so nobody is authenticated, and only the network pays.

A new browser asks for some two hundred of them at once. They must not use up what its person may spend.
"""

from hiroma.server.core.asgi import Scope, Send
from hiroma.server.limits.budget import BYTE, aside, charge
from hiroma.server.web import pages


async def serve(scope: Scope, send: Send) -> bool:
    """Send the file that a request names. Return False where there is none: nothing is sent."""
    if scope["method"] != "GET" or not pages.names_file(scope["path"]):
        return False
    page = await aside(pages.file, scope["path"])
    if page is None:
        return False
    asked = {name: value.decode("latin-1") for name, value in scope["headers"]}
    known = page.tag in asked.get(b"if-none-match", "")
    if known:
        page = page._replace(status=304, body=b"", packed=None)
    headers, body = page.answer(asked.get(b"accept-encoding", ""))
    headers["ETag"] = page.tag
    headers["Content-Type"] = f"{page.kind}; charset=utf-8" if page.kind.startswith("text/") else page.kind
    if not known:
        headers["Content-Length"] = str(len(body))
    lines = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": page.status, "headers": lines})
    await send({"type": "http.response.body", "body": body})
    charge(len(body) * BYTE)
    return True
