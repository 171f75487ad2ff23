"""What this process has open: tables in memory, who watches them, who drives them.

What may live here: the asynchronous life around the pure tables and the blocking store. Everything
kept here can be lost at any moment; the log has it all.
"""
