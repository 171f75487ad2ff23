"""How the schema came to be, step by step.

What may live here: Alembic's environment and its versions; a version that has been released is
never changed again.
"""
