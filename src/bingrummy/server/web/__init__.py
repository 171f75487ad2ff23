"""The ways in: HTTP, the socket, and what guards them.

What may live here: requests and answers. What is done with them is the house's affair.
"""
