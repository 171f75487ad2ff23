"""The game in a terminal: a plain line interface for any terminal, a pipe, or a screen reader.

Stands on the core, the bots and speech. The loop of the screen talks to the `Table` protocol alone;
`LocalTable` is the form of it that needs no server. This file imports nothing.
"""
