"""The page of documents: what a program needs to play here, with examples.

What may live here: the text's file as a page.
"""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response


@cache
def text() -> str:
    """Return the manual as Markdown."""
    return (files("bingrummy.server.web") / "manual.md").read_text(encoding="utf-8")


async def manual(request: Request) -> Response:
    """Give the manual, as a plain page or as Markdown."""
    if "text/html" not in request.headers.get("accept", ""):
        return Response(text(), media_type="text/markdown; charset=utf-8")
    title = "<title>Bing rummy: the interface</title>"
    page = f'<!doctype html><html lang="en">{title}<pre>{escape(text())}</pre></html>'
    return HTMLResponse(page)
