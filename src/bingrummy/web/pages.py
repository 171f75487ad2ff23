"""All pages: their families' routes, joined for the server.

What may live here: joining. Each family of pages has a file of its own.
"""

from __future__ import annotations

from bingrummy.server.web.app import Pages
from bingrummy.web import pages_after, pages_start, pages_table, rendering, statics


def all_pages() -> Pages:
    """Return all pages, for `Serving(pages=...)`."""
    statics.version()  # read at the start, not at the first request
    families = (statics, pages_start, pages_table, pages_after)
    return Pages([route for family in families for route in family.ROUTES], rendering.refused)
