"""No rule and no refusal without its row."""

from __future__ import annotations

import test_rules_table
import test_rules_table_deal
import test_rules_table_laying
import test_rules_table_leaving
import test_rules_table_limit
import test_rules_table_melds
import test_rules_table_score
import test_rules_table_shuffle
import test_rules_table_stock
from bingrummy.errors import Reason
from rows_and_refusals import REASONS_COVERED, RULES_COVERED

TABLES = (
    test_rules_table,
    test_rules_table_deal,
    test_rules_table_laying,
    test_rules_table_leaving,
    test_rules_table_limit,
    test_rules_table_melds,
    test_rules_table_score,
    test_rules_table_shuffle,
    test_rules_table_stock,
)  # importing a table registers its rows


# R11: there is no move that passes, so the core can't refuse one; the command language does.
NO_MOVE = {Reason.NO_PASS}


def test_every_rule_has_a_row() -> None:
    assert set(range(1, 35)) - RULES_COVERED == set()


def test_every_reason_has_a_row() -> None:
    assert set(Reason) - REASONS_COVERED == NO_MOVE


def test_every_reason_names_a_rule_and_has_its_own_key() -> None:
    assert all(1 <= reason.rule <= 34 for reason in Reason)
    assert len({reason.key for reason in Reason}) == len(Reason)
    assert all(tables.__doc__ for tables in TABLES)
