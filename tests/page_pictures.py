"""Pictures of the table's page: those of the README, and those that the visual tests compare with.

`python tests/page_pictures.py` makes all anew; look at them before they are kept. A picture is of
one version of Chromium and of the font that comes with the page: `made.json` says which.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

import bingrummy
from bingrummy.moves import Seat
from bingrummy.multiset import Cards
from bingrummy.speech.language import Language
from bingrummy.state import State
from browser import CHROMIUM
from positions import at
from table_scene import Scene, make_group, open_page, press
from test_page_layout import scene as worst

KEPT = Path(__file__).parent / "pictures"
SHOWN = Path(__file__).parent.parent / "docs" / "pictures"
FONTS = Path(bingrummy.__file__).parent / "web" / "static" / "font"
COLOURS = 96  # of the README's: they stay small, and the eye sees no difference
STORY = (
    "You draw a card and discard 3♣.",
    "Bo takes 3♣ and discards 9♥.",
    "Cleo lays off 8♦.",
    "Dag draws a card and discards Q♥.",
)


def friends() -> State:
    """Return a game of four in its middle, two of them with melds on the table."""
    state = at(
        "Kd Kh Ks 5c 6c 2h Td Jd Qd 9s Ad Th 3c 4h", "Qs 4d 9h Ts Jh 3c", "5h Kc 8s 6d 3h Ac",
        "6h 9d Js 4d 8c Tc 3d 6s 8h Jc 4s 5s 2c Ks", scores=(12, 31, 8, 54), turn=1,
        pile="4s 9h Qh", dealer=3, opened=(2, 3),
        melds=(
            "3d 3h 3s", "4c 5c 6c 7c", "Qc Qd Qs", "7c 7h 7s", "run 5d 2c 7d 8d", "As Ac Ah",
            "6h 7h 8h",
        ),
    )  # fmt: skip
    state.owners = tuple(Seat(owner) for owner in (2, 2, 2, 2, 3, 3, 3))
    state.known[1] = Cards.parse("3c")
    return state


class Picture(NamedTuple):
    """What is on a picture, and how large it is."""

    name: str
    make: Callable[[], Scene]
    size: str
    act: Callable[[Page], None] = lambda _: None
    options: dict[str, Any] = {}  # noqa: RUF012 - never changed


def _friends(language: Language = Language.EN) -> Scene:
    return Scene(friends(), language=language, story=STORY, hints=True)


def _worst(language: str) -> Scene:
    scene = worst(language)
    scene.until = None  # a clock would tell another time on each picture
    return scene


def _groups(page: Page) -> None:
    make_group(page, "Kd", "Kh", "Ks")
    make_group(page, "5c", "6c", "2h")
    make_group(page, "Td", "Th", "Qd")
    expect(page.locator(".group.asking")).to_have_count(0)
    page.locator(".group.bad").wait_for()


def _good(page: Page) -> None:
    make_group(page, "Kd", "Kh", "Ks")
    make_group(page, "5c", "6c", "2h")
    make_group(page, "Td", "Jd", "Qd")
    expect(page.locator(".group.asking")).to_have_count(0)
    page.locator(".act.a-meld.on").wait_for()


def _menu(page: Page) -> None:
    page.locator(".top-acts button").last.click()
    page.locator("dialog[open] .menu-part").first.wait_for()


def _refused(page: Page) -> None:
    press(page, "discard")
    page.locator(".trouble").first.wait_for()


DARK = {"color_scheme": "dark"}
README = (
    Picture("table-phone", _friends, "picture-phone", _good),
    Picture("table-wide", _friends, "desk", _good),
)
COMPARED = (
    Picture("turn-phone", _friends, "phone"),
    Picture("groups-phone-ru", lambda: _friends(Language.RU), "phone", _groups),
    Picture("refused-phone-dark", _friends, "phone", _refused, DARK),
    Picture("menu-tablet-sv", lambda: _friends(Language.SV), "tablet", _menu),
    Picture("worst-phone-es", lambda: _worst("es"), "phone"),
    Picture("turn-desk-dark", _friends, "desk", options=DARK),
)


@contextmanager
def shown(browser: Browser, picture: Picture) -> Iterator[Page]:
    """Show what is to be on a picture; nothing on it moves."""
    with open_page(
        browser, picture.make(), picture.size, reduced_motion="reduce", **picture.options
    ) as page:
        picture.act(page)
        page.evaluate("() => document.fonts.ready.then(() => null)")
        page.mouse.move(0, 0)
        page.evaluate("() => document.activeElement?.blur?.()")
        yield page


def taken(page: Page) -> Image.Image:
    """Take a picture as it is on the screen."""
    shot = page.screenshot(animations="disabled", caret="hide")
    return Image.open(io.BytesIO(shot)).convert("RGB")


def small(image: Image.Image) -> Image.Image:
    """Return a picture with few colours."""
    return image.quantize(COLOURS, dither=Image.Dither.NONE)


def made_with(browser: Browser) -> dict[str, str]:
    """Say what a picture depends on besides the page."""
    digest = hashlib.sha256()
    for font in sorted(FONTS.glob("*.woff2")):
        digest.update(font.read_bytes())
    return {"chromium": browser.version, "font": digest.hexdigest()[:16]}


def main() -> None:
    """Make all pictures."""
    options = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=options)
        for folder, pictures in ((SHOWN, README), (KEPT, COMPARED)):
            folder.mkdir(parents=True, exist_ok=True)
            for picture in pictures:
                with shown(browser, picture) as page:
                    file = folder / f"{picture.name}.png"
                    image = taken(page)
                    (image if folder is KEPT else small(image)).save(file, optimize=True)
                    print(f"{file.name}: {file.stat().st_size:,} bytes")
        text = json.dumps(made_with(browser), indent=2)
        (KEPT / "made.json").write_text(text + "\n")
        browser.close()


if __name__ == "__main__":
    main()
