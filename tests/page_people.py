"""What tests of people at a table's page share: addresses, buttons, the menu, a game to sit at."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

from browser import House, Json, Visitor
from server_games import Played, play_game, put


@cache
def played() -> Played:
    """Return a game of two people and a bot."""
    return play_game("page people", 3, bots=[3], rules="")


def address(house: House, made: Json, *, own: bool = False) -> str:
    """Return a table's link, or one's own."""
    found = f"{house.base}/t/{made['table']}"
    return f"{found}#{made['seated']['token']}" if own else found


def button(page: Page, name: str, within: str = "body") -> None:
    """Press the first button of that name."""
    page.locator(within).get_by_role("button", name=name, exact=True).first.click()


def menu(visitor: Visitor) -> None:
    """Open the menu."""
    button(visitor.page, "Menu", ".top-acts")
    visitor.until("document.querySelector('#menu[open] .menu-part')")  # what is in it comes later


def moment(house: House, seat: int, hand: int = 1) -> tuple[str, int]:
    """Put a table at a turn of a seat; return its address and the turn's sequence."""
    step = next(s for s in played().steps if (s.seat, s.step, s.hand) == (seat, "turn", hand))
    return f"{house.base}/t/{put(house.store, played().rows[: step.before])}", step.before
