"""The load benchmark of the table server: `python -m bench.load --help`.

What may live here: many tables at once with people, bots and spectators, what they notice of each
other, and the report on it. Nothing here is part of the product.
"""
