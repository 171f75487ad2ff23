"""Groups in the making: each with what it is or why it is none, lay-offs, and the whole meld turn.

Every judgement here is the core's: the page asks, shows and sends.
"""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from browser import browser
from positions import THREE, at
from table_scene import Scene, act, make_group, open_page, pick, press, said, slot, until

__all__ = ["browser"]
OTHER = "3h 4h 5d 6d 7s"


def test_a_meld_turn_is_put_together_and_laid(browser: Browser) -> None:
    scene = Scene(at(f"{THREE} 9h 2c", OTHER))
    with open_page(browser, scene) as page:
        make_group(page, "8d", "8h", "8s")
        expect(page.locator(".group").first).to_contain_text("set of eights")
        expect(page.locator(".sum")).to_contain_text("at least 3 new melds")
        make_group(page, "4c", "5c", "6c")
        make_group(page, "Kd", "Kh", "Ks")
        expect(page.locator(".sum")).to_contain_text("11 points stay in hand")
        expect(act(page, "meld")).to_contain_text("11 in hand")
        act(page, "meld").click()
        expect(page.locator(".meld")).to_have_count(3)
        expect(page.locator(".group")).to_have_count(0)
        expect(page.locator(".hand .slot")).to_have_count(2)
        expect(page.locator(".owner h2")).to_have_text(["Your melds"])
    assert len(scene.state.melds) == 3


def test_a_tap_on_lay_counts_though_the_groups_are_not_judged_yet(browser: Browser) -> None:
    scene = Scene(at(f"{THREE} 9h 2c", OTHER))
    with open_page(browser, scene) as page:
        make_group(page, "8d", "8h", "8s")
        make_group(page, "4c", "5c", "6c")
        pick(page, "Kd", "Kh", "Ks")
        page.evaluate(
            "() => { document.querySelector('.picked-acts button').click();"
            " const lay = () => document.querySelector('[data-act=meld]').click();"
            " setTimeout(() => { lay(); lay(); }, 0); }"
        )
        expect(page.locator(".meld")).to_have_count(3)
    assert said(scene) == ["meld"]


def test_a_turn_is_all_groups_or_none(browser: Browser) -> None:
    """Three good groups are legal by themselves, but the player has put four together."""
    scene = Scene(at(f"{THREE} 9h 2c", OTHER))
    with open_page(browser, scene) as page:
        make_group(page, "8d", "8h", "8s")
        make_group(page, "4c", "5c", "6c")
        make_group(page, "Kd", "Kh", "Ks")
        make_group(page, "9h", "2c")
        page.locator("[data-act=meld]").click(force=True)
        expect(page.locator(".trouble")).to_contain_text("at least three cards")
        expect(page.locator(".group")).to_have_count(4)
    assert said(scene) == []


def test_groups_are_undone_and_redone(browser: Browser) -> None:
    scene = Scene(at(f"{THREE} 9h 2c", OTHER))
    with open_page(browser, scene) as page:
        make_group(page, "8d", "8h", "8s")
        make_group(page, "4c", "5c", "6c")
        page.get_by_role("button", name="Put the five of clubs back").click()
        expect(page.locator(".group").nth(1)).to_contain_text("is not enough")
        undo, redo = page.get_by_label("Undo"), page.get_by_label("Redo")
        undo.click()
        expect(page.locator(".group").nth(1)).to_contain_text("run 4♣–6♣")
        undo.click()
        undo.click()
        expect(page.locator(".group")).to_have_count(0)
        expect(page.locator(".hand .slot")).to_have_count(11)
        redo.click()
        redo.click()
        expect(page.locator(".group")).to_have_count(2)
        page.reload()
        expect(page.locator(".group")).to_have_count(2)
        redo.click()
        expect(page.locator(".group").nth(1)).to_contain_text("is not enough")
        expect(redo).to_be_disabled()
        undo.click()
        undo.click()
        undo.click()
        expect(page.locator(".group")).to_have_count(0)
        expect(undo).to_be_disabled()
    assert said(scene) == []


def test_what_is_put_together_waits_for_a_view_that_comes_late(browser: Browser) -> None:
    """A page whose HTML has no view of one's own has the groups all the same, and what was done."""
    scene = Scene(at(f"{THREE} 9h 2c", OTHER))
    with open_page(browser, scene) as page:
        make_group(page, "8d", "8h", "8s")
        scene.baked = False
        page.reload()
        expect(page.locator(".group")).to_have_count(1)
        page.get_by_label("Undo").click()
        expect(page.locator(".group")).to_have_count(0)


def test_what_was_put_together_is_of_its_hand(browser: Browser) -> None:
    """Groups of an earlier hand are gone, though the same cards were dealt again meanwhile."""
    scene = Scene(at(f"{THREE} 9h 2c", OTHER))
    with open_page(browser, scene) as page:
        make_group(page, "8d", "8h", "8s")
        scene.number = 2
        page.reload()
        expect(page.locator(".hand .slot")).to_have_count(11)
        expect(page.locator(".compose")).to_have_count(0)


def test_after_drawing_groups_wait_and_promise_nothing(browser: Browser) -> None:
    scene = Scene(at(f"{THREE} 9h 2c", OTHER))
    with open_page(browser, scene) as page:
        for cards in (("8d", "8h", "8s"), ("4c", "5c", "6c"), ("Kd", "Kh", "Ks")):
            make_group(page, *cards)
        expect(page.locator(".sum")).to_contain_text("Can be laid")
        expect(page.locator(".choice")).to_contain_text("Only one of the three!")
        act(page, "draw").click()
        expect(page.locator(".says")).to_contain_text("no laying in this turn")
        expect(page.locator(".sum")).to_contain_text("wait for the next one")
        expect(page.locator(".sum")).not_to_contain_text("Can be laid")
        expect(act(page, "meld")).not_to_contain_text("in hand")
        press(page, "meld")
        expect(page.locator(".trouble")).to_contain_text("you drew or took a card")
        # Of too few melds nothing is said either: it isn't why.
        page.get_by_role("button", name="Clear").click()
        make_group(page, "8d", "8h", "8s")
        expect(page.locator(".sum")).to_contain_text("wait for the next one")
    assert said(scene) == ["draw"]


def test_a_deuce_says_what_it_stands_for_and_can_be_another_card(browser: Browser) -> None:
    scene = Scene(at("9c Jc 2d Tc 5h 2h 2s Kd", OTHER))
    with open_page(browser, scene) as page:
        make_group(page, "9c", "Tc", "2d")
        group = page.locator(".group").first
        expect(group).to_contain_text("2♦ stands for J♣")
        group.get_by_role("button", name="run 8♣–10♣").click()
        expect(group).to_contain_text("2♦ stands for 8♣")
        expect(group.locator(".face.stands .as")).to_have_text("8")
        make_group(page, "5h", "2h", "2s")
        other = page.locator(".group").nth(1)
        expect(other).to_contain_text("set of fives")
        other.get_by_role("button", name="run 4♥–6♥").click()
        expect(other).to_contain_text("run 4♥–6♥")


def test_an_end_is_asked_for_only_where_more_than_one_fits(browser: Browser) -> None:
    position = at(
        "2h Qc Kd 5s", OTHER, melds=("9c Tc Jc", "8d 8h 8s"), opened=(1, 2), scores=(0, 0)
    )
    scene = Scene(position)
    with open_page(browser, scene) as page:
        pick(page, "Qc")
        expect(page.locator(".meld.fits")).to_have_count(1)
        page.get_by_role("button", name="Lay off").click()
        group = page.locator(".group").first
        expect(group).to_contain_text("goes to the high end of meld 1")
        expect(group.locator(".readings")).to_have_count(0)
        pick(page, "2h")
        page.locator('[data-drop="meld:1"]').click()
        other = page.locator(".group").nth(1)
        expect(other.locator(".readings button")).to_have_count(0)  # with the queen in one group
        page.get_by_role("button", name="Clear").click()
        pick(page, "2h")
        page.locator('[data-drop="meld:1"]').click()
        low = page.locator(".group").first.get_by_role("button", name="Low end")
        low.click()
        expect(page.locator(".group").first).to_contain_text("goes to the low end of meld 1")
        act(page, "meld").click()
        expect(page.locator(".group")).to_have_count(0)
    assert str(scene.state.melds[0]) == "2h 9c Tc Jc"


def test_a_refusal_of_the_whole_stands_with_the_groups(browser: Browser) -> None:
    scene = Scene(at(f"{THREE} As Ah", OTHER, scores=(63,)))
    with open_page(browser, scene) as page:
        make_group(page, "8d", "8h", "8s")
        make_group(page, "4c", "5c", "6c")
        make_group(page, "Kd", "Kh", "Ks")
        expect(page.locator(".sum")).to_contain_text("You may keep 12 points; this would leave 30.")
        expect(page.locator(".sum a")).to_have_attribute("href", "/rules#R18")
        press(page, "meld")
        expect(page.locator(".compose .trouble")).to_contain_text("You may keep 12 points")
        expect(page.locator(".group")).to_have_count(3)
    assert not scene.state.melds


def test_going_out_is_said(browser: Browser) -> None:
    scene = Scene(at(THREE, OTHER))
    with open_page(browser, scene) as page:
        for cards in (("8d", "8h", "8s"), ("4c", "5c", "6c"), ("Kd", "Kh", "Ks")):
            make_group(page, *cards)
        expect(page.locator(".sum")).to_contain_text("you go out!")
        act(page, "meld").click()
        until(page, "window.bing.view.own.hand.length === 0")
    assert scene.state.went_out == 1


def test_a_hint_can_be_taken_over(browser: Browser) -> None:
    scene = Scene(at(f"{THREE} 2c 2h", OTHER))
    with open_page(browser, scene) as page:
        page.get_by_label("Hint").click()
        page.get_by_role("button", name="Put it together").click()
        expect(page.locator(".sum")).to_contain_text("you go out!")
        act(page, "meld").click()
        until(page, "window.bing.view.own.hand.length === 0")


def test_without_hints_there_is_no_button(browser: Browser) -> None:
    with open_page(browser, Scene(at(THREE, OTHER), hints=False)) as page:
        expect(page.get_by_label("Hint")).to_have_count(0)


def test_cards_are_dragged_to_groups_and_melds(browser: Browser) -> None:
    scene = Scene(at(f"{THREE} Qc", OTHER, melds=("9c Tc Jc",)))
    with open_page(browser, scene) as page:
        pick(page, "8d", "8h")
        slot(page, "8h").drag_to(page.locator(".piles"))  # nowhere
        expect(page.locator(".group")).to_have_count(0)
        slot(page, "8h").drag_to(page.locator(".melds"), target_position={"x": 100, "y": 90})
        expect(page.locator(".group .part")).to_have_count(2)
        slot(page, "8s").drag_to(page.locator(".group"))
        expect(page.locator(".group")).to_contain_text("set of eights")
        slot(page, "Qc").drag_to(page.locator('[data-drop="meld:1"]'))
        expect(page.locator(".group").nth(1)).to_contain_text("goes to the high end of meld 1")
        page.locator(".group .part").first.drag_to(page.locator(".cards"))
        expect(page.locator(".group").first.locator(".part")).to_have_count(2)
    assert said(scene) == []
