"""The game in words: four languages, sentences for events and refusals, the command language.

Stands on the core alone. This file imports nothing, so that importing a part stays cheap; Fluent is
loaded when the first sentence is asked for.
"""
