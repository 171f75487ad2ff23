"""The pages for people's browsers: HTML, styles, scripts and words; the server gives them out.

What may live here: what browsers are given, and nothing of the game.
"""
