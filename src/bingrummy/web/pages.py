"""All pages: their families' routes, joined for the server.

What may live here: joining. Each family of pages has a file of its own.
"""

from __future__ import annotations

from starlette.routing import BaseRoute

from bingrummy.web import pages_after, pages_start, pages_table, statics


def routes() -> list[BaseRoute]:
    """Return the routes of all pages, for `Serving(pages=...)`."""
    statics.version()  # read at the start, not at the first request
    families = (statics, pages_start, pages_table, pages_after)
    return [route for family in families for route in family.ROUTES]
