"""The laboratory: bots against each other on the same cards, and what can be learned from it.

What may live here: matches and their statistics, records as tables of data, studies. It asks the
core for every rule.
"""
