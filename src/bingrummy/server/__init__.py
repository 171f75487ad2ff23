"""The table server: tables that survive everything, for people who are not in one room.

What may live here: rooms on the core, the bots, speech and the wire. `tables` is pure; `store`
keeps logs; `live` holds what this process has open; `web` is the way in; `serve` starts and stops
it all.
"""
