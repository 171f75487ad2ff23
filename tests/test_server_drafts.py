"""What the server says of a draft: groups of cards judged one by one, and the whole turn."""

from __future__ import annotations

from bingrummy.melds import Meld
from bingrummy.moves import Seat
from bingrummy.multiset import Cards
from bingrummy.server.tables import asking
from bingrummy.speech.language import Language
from bingrummy.values import replace
from bingrummy.wire import commands as c
from bingrummy.wire import messages as m
from bingrummy.wire.events import MeldTold
from table_bench import three

# Drafts.


def drafted(hand: str, table: list[str], *groups: c.Group) -> m.Drafted:
    """Return what a draft is worth to a seat with a hand and with melds on the table."""
    bench, *_ = three()
    assert bench.state.game is not None
    view = bench.state.game.view(Seat(1))
    melds = tuple(map(Meld.parse, table))
    lying = replace(
        view.table,
        melds=melds,
        owners=tuple(Seat(1) for _ in melds),
        opened=tuple(bool(melds) for _ in view.table.opened),
    )
    view = replace(view, hand=Cards.parse(hand), table=lying)
    return asking.draft(view, list(groups), Language.EN)


def reasons(draft: m.Drafted) -> list[str | None]:
    return [None if group.refusal is None else group.refusal.reason for group in draft.groups]


def test_a_group_is_read_as_it_is_written_else_the_run_that_reaches_highest() -> None:
    hand, table = "9c Tc 2d 4h 4s", ["Kd Kh Ks"]
    for cards, first, others in (
        (["10c", "9c", "2d"], ["9c", "Tc", "2d"], [["2d", "9c", "Tc"]]),
        (["2d", "9c", "10c"], ["2d", "9c", "Tc"], []),
    ):
        draft = drafted(hand, table, c.Group(cards))
        told = draft.groups[0]
        assert told.meld is not None
        assert told.meld.cards == first
        assert [meld.cards for meld in told.others] == others
        assert draft.legal
        assert draft.points == 8
        # What is told is what is sent.
        assert str(c.meld_of(told.meld.cards, told.meld.kind)) == " ".join(first)
    assert drafted("5h 2c 2d", table, c.Group(["2c", "5h", "2d"], "run")).groups[
        0
    ].meld == MeldTold("run", ["2c", "5h", "2d"], ["4h", "5h", "6h"])


def test_each_group_of_a_draft_is_refused_by_itself() -> None:
    draft = drafted(
        "8s 8h 8d 5d Kc",
        ["9c Tc Jc"],
        c.Group(["8s", "8h", "8d"]),
        c.Group(["8s"]),
        c.Group(["5d"]),
        c.Group(["Kc"], None, 7),
        c.Group(["Kc"], None, 1),
    )
    assert reasons(draft) == [None, "not-held", "not-of-set", "no-such-meld", "not-held"]
    assert not draft.legal
    assert draft.refusal == draft.groups[1].refusal


def test_cards_for_a_meld_go_to_both_its_ends_in_an_order_in_which_they_fit() -> None:
    draft = drafted(
        "7c 8c Qc 4h", ["9c Tc Jc"], c.Group(["7c"], None, 1), c.Group(["Qc", "8c"], None, 1)
    )
    assert reasons(draft) == [None, None]
    ends = [[(off.end, off.cards) for off in group.lay_offs] for group in draft.groups]
    assert ends == [[("low", ["7c"])], [("low", ["8c"]), ("high", ["Qc"])]]
    assert draft.legal
    assert draft.points == 4


def test_a_lone_card_is_told_where_it_goes_new_melds_too() -> None:
    draft = drafted("8s 8h 8d 8c", ["9c Tc Jc"], c.Group(["8s", "8h", "8d"]), c.Group(["8c"]))
    assert [(off.meld, off.end) for off in draft.groups[1].fits] == [(1, "low"), (2, "set")]
    assert reasons(draft) == [None, "too-few-cards"]  # where it is to go isn't said
    draft = drafted(
        "8s 8h 8d 8c", ["9c Tc Jc"], c.Group(["8s", "8h", "8d"]), c.Group(["8c"], None, 2)
    )
    assert (draft.legal, draft.out, draft.points) == (True, True, 0)
