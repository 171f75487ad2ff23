"""The page looks as it did: pictures of main states, compared under what made them.

Another Chromium or another font draws other pixels; then the checks of the layout stand alone.
`python tests/page_pictures.py` makes the pictures anew, for somebody to look at.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Browser

from browser import browser
from page_pictures import COMPARED, KEPT, README, SHOWN, Picture, made_with, shown, taken

__all__ = ["browser"]
FAR = 24  # of 255: what is nearer is the same to the eye
MOST = 0.001  # of all pixels


def different(one: Image.Image, other: Image.Image) -> float:
    """Return which part of two pictures isn't the same to the eye."""
    if one.size != other.size:
        return 1.0
    bands = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).split()
    far = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    count = sum(far.histogram()[FAR:])
    return count / (one.width * one.height)


@pytest.mark.parametrize("picture", COMPARED, ids=lambda picture: picture.name)
def test_it_looks_as_it_did(browser: Browser, picture: Picture) -> None:
    made = json.loads((KEPT / "made.json").read_text())
    if made_with(browser) != made:
        pytest.skip(f"the pictures were made with {made}")
    with shown(browser, picture) as page, Image.open(KEPT / f"{picture.name}.png") as kept:
        image = taken(page)
        found = different(image, kept)
        if found > MOST and "BING_SHOTS" in os.environ:
            folder = Path(os.environ["BING_SHOTS"])
            folder.mkdir(parents=True, exist_ok=True)
            image.save(folder / f"changed-{picture.name}.png")
        assert found <= MOST, f"{found:.2%} of {picture.name} looks different"


def test_a_change_is_seen(browser: Browser) -> None:
    with shown(browser, COMPARED[0]) as page:
        before = taken(page)
        assert different(before, taken(page)) <= MOST
        page.locator(".hand .slot").first.click()
        page.locator(".hand .slot.picked").wait_for()
        assert different(before, taken(page)) > MOST


def test_the_pictures_are_small() -> None:
    for picture in README:
        assert (SHOWN / f"{picture.name}.png").stat().st_size < 150_000
    assert sum(file.stat().st_size for file in KEPT.iterdir()) < 600_000
