"""Sentences: every refusal with the details that the core gives, every event, rules and options."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import get_args

import pytest

import bingrummy
from bingrummy import events
from bingrummy.cards import Card, parse_cards
from bingrummy.errors import IllegalMove, Reason
from bingrummy.events import CutResult, Event, seen
from bingrummy.melds import End, Meld
from bingrummy.moves import LayOff, MeldId, Seat
from bingrummy.multiset import Cards
from bingrummy.rules import OPTIONS, PRESETS, Rules
from bingrummy.speech import fluency
from bingrummy.speech.language import Language, Speaker
from bingrummy.speech.problems import CommandError, Problem
from bingrummy.speech.rules_text import rule, rules_text
from bingrummy.speech.sentences import (
    describe,
    help_lines,
    meld_words,
    option_words,
    preset_words,
    problem,
    refusal,
    rules_words,
)

EN, ES, SV, RU = Language
ADA, BO = Seat(1), Seat(2)
NAMES = {ADA: "Ada", BO: "Bo"}
CORE = Path(bingrummy.__file__).parent
RULE_NUMBERS = range(1, 35)

# Values that the details of a refusal can have, by name; `meld` is cards or a number.
VALUES: Mapping[str, tuple[str | int, ...]] = {
    "card": ("Kd", "2c"),
    "cards": ("Kd Kh 8c", "run 2c 5h 2d"),
    "keep": (0, 1, 2, 12, 25),
    "laid": (0, 1, 2),
    "least": (1, 2, 3),
    "left": (17,),
    "melds": (0, 3),
}
AT_MELD = {Reason.END_OF_SET, Reason.NO_END_OF_RUN, Reason.NOT_OF_SET, Reason.NOT_OF_TWOS}
AT_MELD |= {Reason.NOT_OF_RUN, Reason.RUN_IS_FULL}


def raised() -> Iterator[tuple[Reason, frozenset[str]]]:
    """Go through the reasons that the core names when it refuses, with the details it gives."""
    for path in sorted(CORE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
            if (
                not called
                or not isinstance(node, ast.Call)
                or ast.unparse(node.func) != "IllegalMove"
            ):
                continue
            given = frozenset(word.arg for word in node.keywords if word.arg is not None)
            for name in ast.walk(node.args[0]) if node.args else ():
                if isinstance(name, ast.Attribute) and name.attr in Reason.__members__:
                    yield Reason[name.attr], given
    # Those whose reason is chosen before it is raised.
    for reason in AT_MELD:
        yield reason, frozenset({"card", "meld"})
    for reason in (Reason.TOO_FEW_MELDS, Reason.LAY_OFF_BEFORE_MELDS):
        yield reason, frozenset({"laid", "least"})


GIVEN: dict[Reason, set[frozenset[str]]] = {}
for _reason, _details in raised():
    GIVEN.setdefault(_reason, set()).add(_details)


def wanted(reason: Reason, language: Language) -> set[str]:
    """Return the details that a reason's sentence needs, by asking for it without any."""
    needed: dict[str, str | int] = {}
    for _ in range(9):
        try:
            Speaker(language).say(f"refusal-{reason.key}", **needed)
        except LookupError as error:
            name = str(error.__cause__).rsplit(": ", 1)[-1].strip("'")
        else:
            break
        assert name not in needed, f"{reason}: {name}"
        needed[name] = VALUES.get(name, ("8c 9c Tc" if reason in AT_MELD else 5,))[0]
    return set(needed)


@pytest.mark.parametrize("language", Language)
def test_refusals_use_what_the_core_gives(language: Language) -> None:
    for reason, ways in GIVEN.items():
        for given in ways:
            assert wanted(reason, language) <= given, f"{reason} gives {sorted(given)}"


@pytest.mark.parametrize("language", Language)
def test_every_reason_has_a_sentence(language: Language) -> None:
    for reason in Reason:
        assert refusal(IllegalMove(reason), language).endswith(f" (R{reason.rule})")
        for given in GIVEN.get(reason, set()):
            for at in range(5):
                said = refusal(IllegalMove(reason, **details(reason, given, at)), language)
                assert said.endswith(f" (R{reason.rule})"), said
                check_clean(said)


def details(reason: Reason, names: frozenset[str], at: int) -> dict[str, str | int]:
    """Return values for these details, others each time."""
    unnamed: tuple[str | int, ...] = ("8c 9c Tc",) if reason in AT_MELD else (5,)
    values = {name: VALUES.get(name, unnamed) for name in names}
    return {name: choices[at % len(choices)] for name, choices in values.items()}


def check_clean(said: str) -> None:
    """Fail on what no player should read: Fluent's leavings, invisible marks, doubled signs."""
    for bad in ("{", "}", "???", "None", "\u2068", "\u2069", "  ", "..", " .", " ,", "::"):
        assert bad not in said, said
    assert said == said.strip()


EVENTS: tuple[Event, ...] = (
    events.LotBegan(),
    events.HandBegan(3, ADA, 75),
    events.Committed("3b1f", None),
    events.Sealed(ADA, "77ab"),
    events.NonceShown(ADA, "77ab"),
    events.NonceShown(ADA, None),
    events.DealerDrawn(ADA, "9c2e"),
    events.WasCut(ADA, Card.parse("2h")),
    events.WasCut(ADA, CutResult.NO_DEUCE),
    events.WasCut(ADA, CutResult.NOT_MADE),
    events.Dealt(ADA, Cards.parse("Kd Th")),
    events.TurnedUp(Card.parse("8d")),
    events.Drew(ADA, Card.parse("Kd")),
    events.Drew(ADA, Card.parse("Kd"), 40),
    events.Took(ADA, Card.parse("Ad")),
    events.Discarded(ADA, Card.parse("Js")),
    events.Melded(
        ADA,
        (Meld.parse("Kd Kh Kc"), Meld.parse("8c 2d Tc")),
        (
            LayOff(MeldId(1), End.SET, parse_cards("7c")),
            LayOff(MeldId(2), End.HIGH, parse_cards("Qc")),
        ),
    ),
    events.Melded(ADA, (Meld.parse("9s 9h 9c 9d 2c"),), ()),
    events.Melded(ADA, (), (LayOff(MeldId(2), End.LOW, parse_cards("2c")),)),
    events.Skipped(ADA),
    events.Resigned(ADA),
    events.Agreed(ADA, yes=True),
    events.Agreed(ADA, yes=False),
    events.WentOut(ADA),
    events.HandVoid(scored=False),
    events.HandVoid(scored=True),
    events.Shown(ADA, Cards.parse("Kd As")),
    events.Shown(ADA, Cards()),
    events.Revealed("9c2e", 41),
    events.Revealed("9c2e", None),
    events.Scored(((ADA, 0), (BO, 12)), ((ADA, 31), (BO, 47))),
    events.Answered(ADA, yes=True),
    events.Answered(ADA, yes=False),
    events.BoughtBack(ADA, 19, 125),
    events.WentBust(ADA),
    events.Entered(ADA, "Ada", 19, 100),
    events.GameEnded(((ADA, 75),)),
    events.GameEnded(((ADA, 0),)),
    events.GameEnded(((ADA, 38), (BO, 37))),
)
# What nobody needs to hear unless they want the proofs, or because there is nothing to say.
SILENT = (events.Committed, events.Sealed, events.NonceShown, events.Revealed, events.Shown)


def kinds(union: object) -> Iterator[type]:
    for part in get_args(union):
        yield from kinds(part) if get_args(part) else (part,)


def test_every_kind_of_event_is_here() -> None:
    assert {type(event) for event in EVENTS} == set(kinds(Event))


@pytest.mark.parametrize("language", Language)
def test_every_event_is_told(language: Language) -> None:
    for event, me in product(EVENTS, (ADA, BO, None)):
        for proofs in (False, True):
            told = describe(seen(event, me), NAMES, me, language, proofs=proofs)
            if told is not None:
                check_clean(told)
                continue
            hidden = isinstance(event, events.Dealt) and me != ADA
            nothing = isinstance(event, events.Shown) and not event.cards
            assert hidden or nothing or (isinstance(event, SILENT) and not proofs)


TOLD = [
    (EN, ADA, events.Drew(ADA, Card.parse("Kd")), "You draw the king of diamonds."),
    (EN, BO, events.Drew(ADA, None), "Ada draws a card."),
    (ES, ADA, events.Drew(ADA, Card.parse("Qs")), "Robas la dama de picas."),
    (SV, ADA, events.Drew(ADA, Card.parse("Kc")), "Du drar klöver kung."),
    (RU, ADA, events.Drew(ADA, Card.parse("Qs")), "Ты тянешь даму пик."),
    (RU, BO, events.Took(ADA, Card.parse("Kd")), "Ada берёт короля бубен."),
    (RU, BO, events.Discarded(ADA, Card.parse("7h")), "Ada сбрасывает семёрку червей."),
    (
        EN,
        BO,
        EVENTS[16],
        "Ada lays three kings: K♣ K♦ K♥; a run of clubs 8♣ to 10♣ (2♦ stands for 9♣). "
        "Lays off 7♣ on m1; Q♣ at the high end of m2.",
    ),
    (
        ES,
        ADA,
        EVENTS[16],
        "Bajas tres reyes: K♣ K♦ K♥; una escalera de tréboles, de 8♣ a 10♣ "
        "(el 2♦ hace de 9♣). Añades 7♣ a m1; Q♣ arriba en m2.",
    ),
    (
        RU,
        BO,
        EVENTS[16],
        "Ada выкладывает: три короля (К♣ К♦ К♥); ряд треф от 8♣ до 10♣ (2♦ играет за 9♣). "
        "Добавляет 7♣ к м1; Д♣ к м2 сверху.",
    ),
    (RU, BO, EVENTS[17], "Ada выкладывает: пять девяток (9♣ 9♦ 9♥ 9♠ 2♣)."),
    (SV, BO, events.GameEnded(((ADA, 1),)), "Ada vinner partiet och tar hem potten: 1 mark!"),
    (RU, BO, events.GameEnded(((ADA, 21),)), "Ada выигрывает партию и забирает банк: 21 фишка!"),
    (RU, BO, events.GameEnded(((ADA, 22),)), "Ada выигрывает партию и забирает банк: 22 фишки!"),
    (RU, BO, events.GameEnded(((ADA, 75),)), "Ada выигрывает партию и забирает банк: 75 фишек!"),
    (EN, BO, events.GameEnded(((ADA, 2000),)), "Ada wins the game and takes the pot: 2000 chips!"),
    (
        EN,
        BO,
        events.Scored(((ADA, 0), (BO, 12)), ((ADA, 31), (BO, 47))),
        "Points in this hand: Ada 0, you 12. Scores: Ada 31, you 47.",
    ),
    (EN, None, events.Answered(ADA, None), "Ada has answered."),
]


@pytest.mark.parametrize(("language", "me", "event", "told"), TOLD)
def test_told(language: Language, me: Seat | None, event: Event, told: str) -> None:
    assert describe(event, NAMES, me, language) == told


REFUSED = [
    (EN, "You may keep 12 points; this would leave 17. (R18)"),
    (ES, "Puedes quedarte con 12 puntos; así te quedarían 17. (R18)"),
    (SV, "Du får behålla 12 poäng; så här blir det 17 kvar. (R18)"),
    (RU, "Можно оставить 12 очков, а так останется 17. (R18)"),
]


@pytest.mark.parametrize(("language", "said"), REFUSED)
def test_the_limit_is_a_sentence(language: Language, said: str) -> None:
    assert refusal(IllegalMove(Reason.LEFT_OVER_LIMIT, left=17, keep=12), language) == said


@pytest.mark.parametrize("trouble", Problem)
def test_every_problem_has_a_sentence(trouble: Problem) -> None:
    values: dict[str, str | int] = {
        "text": "Rc",
        "words": "sort, score",
        "command": "draw",
        "first": "Kc Qc 2d",
        "second": "Kh Qh 2d",
        "card": "Kd",
        "top": "4d",
        "cards": "7c",
        "count": 2,
        "most": 500,
    }
    if trouble.value.startswith("lay-off"):
        values["meld"] = 2
    if trouble.value.startswith("card-"):
        values |= {"first": "Kc", "second": "Kh"}
    for language in Language:
        check_clean(problem(CommandError(trouble, **values), language))


@pytest.mark.parametrize("language", Language)
def test_every_option_and_value_has_words(language: Language) -> None:
    values = {
        **dict.fromkeys(OPTIONS, ("0", "1", "2", "3", "5", "21", "75")),
        "packs": ("auto", "2", "3"),
        "ace": ("either", "low", "high"),
        "limit_rule": ("full", "meld_only", "off"),
        "max_buy_backs": ("none", "0", "1", "2", "5"),
        **dict.fromkeys(("cut_for_deuce", "twin_discard", "buy_back", "late_entry"), ("yes", "no")),
    }
    for name in OPTIONS:
        lines = [option_words(name, value, language) for value in values[name]]
        assert len(set(lines)) == len(lines), name
        for line in lines:
            check_clean(line)
    assert len(rules_words(Rules().words(), language)) == len(OPTIONS)
    for name in PRESETS:
        called, about = preset_words(name, language)
        check_clean(called)
        check_clean(about)


@pytest.mark.parametrize("language", Language)
def test_rules_text(language: Language) -> None:
    text = rules_text(language)
    assert text.title
    assert text.introduction
    numbers = [number for section in text.sections for number, _ in section.entries]
    assert [number for number in numbers if number] == list(RULE_NUMBERS)
    assert all(rule(number, language) for number in RULE_NUMBERS)
    with pytest.raises(LookupError):
        rule(35, language)


def test_meld_words() -> None:
    assert meld_words(Meld.parse("Qs Ks As"), EN) == "a run of spades Q♠ to A♠"
    assert meld_words(Meld.parse("2s 2h 2c"), ES) == "tres doses: 2♣ 2♥ 2♠"
    assert meld_words(Meld.parse("4s 4h 4c 4d"), RU) == "четыре четвёрки (4♣ 4♦ 4♥ 4♠)"


def test_a_missing_key_or_value_is_never_shown() -> None:
    with pytest.raises(LookupError):
        Speaker(EN).say("no-such-sentence")
    with pytest.raises(LookupError):
        Speaker(EN).say("event-drew")
    assert not Speaker(EN).has("no-such-sentence")
    assert Speaker(EN).has("refusal-not-held.plain")
    assert not Speaker(EN).has("refusal-not-held.no-such-part")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("es_MX.UTF-8", ES),
        ("sv_SE@euro", SV),
        ("ru", RU),
        ("RU-ru", RU),
        ("en_GB", EN),
        ("C", EN),
        ("C.UTF-8", EN),
        ("POSIX", EN),
        ("", EN),
        (None, EN),
        ("de_DE", EN),
        ("est_EE", EN),
    ],
)
def test_locales(locale: str | None, language: Language) -> None:
    assert Language.of_locale(locale) is language


def test_fluent_is_loaded_late() -> None:
    modules = "commands, sentences, names, rules_text"
    code = f"import sys\nfrom bingrummy.speech import {modules}\nassert 'fluent' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_help_is_whole() -> None:
    for language in Language:
        lines = help_lines(language)
        assert len({example for _, example, _ in lines}) == len(lines)
    assert fluency.bundle(EN) is fluency.bundle(EN)
