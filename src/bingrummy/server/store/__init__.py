"""Where logs are kept: one code for SQLite and PostgreSQL.

What may live here: the schema and its migrations, appending and reading, leases. Plain functions
that block: whoever calls them from an event loop does so in a thread.
"""
