"""What goes over the line: messages, made from the core by one exhaustive mapping.

What may live here: message types, their mapping from and to the core, and the small client. On the
core alone: nothing here knows how a server keeps its tables.
"""
