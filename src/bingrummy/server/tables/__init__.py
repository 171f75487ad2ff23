"""Tables as a log: what is in it, what follows from it, and what may be added to it.

What may live here: pure judgement. No I/O and no clock of its own: time and chance are arguments.
"""
