"""The built page: `static/` beside this file."""

from __future__ import annotations

from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

FOLDER = Path(__file__).parent / "static"
HASHED = "assets/"  # files whose name changes with their content
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Haricot</title>
<h1>Haricot</h1>
<p>The server is running, but this checkout has no built page yet.</p>
<p>The interface for programs is at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


class Page(StaticFiles):
    """The files of the page; whoever looks for a page at any other address is led to it, and told that there is none."""

    def __init__(self, folder: Path = FOLDER) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.split("/")[0] in ("api", "ws"):
            raise HTTPException(404)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        if not (self.folder / "index.html").is_file():
            return HTMLResponse(NOT_BUILT, headers={"cache-control": ASK_AGAIN})
        try:
            response = await super().get_response("index.html" if path in ("", ".") else path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(HASHED) or not wants_page(scope):
                raise
            # The page stands at one address and finds its way by the hash; from there it says that this is nowhere.
            up = "../" * (scope["path"].count("/") - 1) or "./"
            return RedirectResponse(f"{up}#/nowhere", 302, headers={"cache-control": ASK_AGAIN})
        response.headers["cache-control"] = FOR_EVER if path.startswith(HASHED) else ASK_AGAIN
        return response

    async def check_config(self) -> None:
        """A folder that is not there yet is no mistake."""


def wants_page(scope: Scope) -> bool:
    """Does a person look for a page here, and no program for a file?"""
    return "text/html" in Headers(scope=scope).get("accept", "")
