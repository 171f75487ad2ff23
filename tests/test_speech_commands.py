"""The command language: what people type, the traps of four languages, and what is asked back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bingrummy.cards import FACES, Card, parse_cards
from bingrummy.errors import BingError, IllegalMove, Reason
from bingrummy.melds import Meld, readings
from bingrummy.moves import Discard, MeldTurn, Seat, move_text
from bingrummy.multiset import Cards
from bingrummy.rules import Ace, Rules
from bingrummy.speech import commands as said
from bingrummy.speech.commands import parse
from bingrummy.speech.language import Language
from bingrummy.speech.names import card_short, card_words
from bingrummy.speech.problems import CommandError, Problem
from bingrummy.speech.reading import fold, read_cards
from bingrummy.speech.sentences import help_lines, problem
from bingrummy.speech.vocabulary import WORDS, Verb, find_verb, shown_word
from bingrummy.state import State
from bingrummy.views import Phase, Standing, View

EN, ES, SV, RU = Language
ME = Seat(1)


def view(phase: Phase = Phase.TURN, rules: Rules | None = None) -> View:
    """Return a table with the run 8c 9c 10c as m1, the set 8s 8h 8d as m2, 4d to be taken."""
    house = rules or Rules()
    state = State(house, Standing.fresh(3, house), Seat(3), b"")
    state.melds = (Meld.parse("8c 9c 10c"), Meld.parse("8s 8h 8d"))
    state.owners = (ME, ME)
    state.pile = [Card.parse("4d")]
    state.phase = phase
    return state.view(ME)


def typed(line: str, language: Language = EN, phase: Phase = Phase.TURN) -> str:
    """Return what a line is read as: a move's text, another command, or what is the matter."""
    try:
        command = parse(line, view(phase), language)
    except CommandError as error:
        return error.problem.value
    except IllegalMove as error:
        return error.reason.key
    return move_text(command.move) if isinstance(command, said.Play) else repr(command)


GUESSED = [
    # Drawing and taking.
    ("draw", "1 draws"),
    ("DRAW!", "1 draws"),
    ("d", "1 draws"),
    ("  draw   a card ", "1 draws"),
    ("draw from the stock", "1 draws"),
    ("draw from the pile", "take-or-draw"),
    ("draw Kd", "extra"),
    ("take", "1 takes"),
    ("t", "1 takes"),
    ("take the discard", "1 takes"),
    ("take 4d", "1 takes"),
    ("take the four of diamonds", "1 takes"),
    ("take Kd", "take-top"),
    ("take a card", "take-or-draw"),
    ("take from the stock", "take-or-draw"),
    ("pick up", "1 takes"),
    # Discarding.
    ("discard Kd", "1 discards Kd"),
    ("disc kd.", "1 discards Kd"),
    ("throw kd", "1 discards Kd"),
    ("throw away K♦", "1 discards Kd"),
    ("d Kd", "1 discards Kd"),
    ("discard the king of diamonds", "1 discards Kd"),
    ("discard 10h", "1 discards Th"),
    ("discard Th", "1 discards Th"),
    ("discard", "discard-what"),
    ("discard Zz", "card-unknown"),
    ("discard Kd Kh", "card-one"),
    ("Kd", "card-alone"),
    ("Kd Kh Kc", "cards-alone"),
    ("play Kd", "unknown"),
    # Melding and laying off.
    ("meld Kd Kh Kc", "1 melds Kc Kd Kh"),
    ("meld Kd, Kh, Kc", "1 melds Kc Kd Kh"),
    (
        "meld Kd Kh Kc, 8c 9c 10c, 3h 3s 3h; m1< 7c, m2+ 8d",
        "1 melds Kc Kd Kh, 8c 9c Tc, 3h 3h 3s; m1< 7c, m2+ 8d",
    ),
    ("lay 9h 10h Jh", "1 melds 9h Th Jh"),
    ("lay down Jh 9h 10h", "1 melds 9h Th Jh"),
    ("meld ; m1> Jc", "1 melds ; m1> Jc"),
    ("m1< 7c", "1 melds ; m1< 7c"),
    ("m1<7c", "1 melds ; m1< 7c"),
    ("m1 < 7c", "1 melds ; m1< 7c"),
    ("7c m1", "1 melds ; m1< 7c"),
    ("7c on m1", "1 melds ; m1< 7c"),
    ("M1 jc", "1 melds ; m1> Jc"),
    ("#1 jc", "1 melds ; m1> Jc"),
    ("lay off 7c on m1", "1 melds ; m1< 7c"),
    ("lay 7c on m1, 8d on m2", "1 melds ; m1< 7c, m2+ 8d"),
    ("add jack of clubs to m1", "1 melds ; m1> Jc"),
    ("2d m1 high", "1 melds ; m1> 2d"),
    ("2d at the low end of m1", "1 melds ; m1< 2d"),
    ("2d m1", "lay-off-end"),
    ("2d m2", "1 melds ; m2+ 2d"),
    ("2c 7c m1", "lay-off-order"),
    ("6c 7c m1", "1 melds ; m1< 7c 6c"),
    ("7c Jc m1", "1 melds ; m1< 7c, m1> Jc"),
    ("m1 Qc, m1> Jc", "1 melds ; m1> Jc, m1> Qc"),
    ("m1+ 7c", "1 melds ; m1+ 7c"),
    ("m5 7c", "1 melds ; m5+ 7c"),
    ("m1", "lay-off-what"),
    ("lay off 7c", "lay-off-where"),
    ("7c m1 m2", "lay-off-two"),
    ("meld Kd Kh Kc, Ah 2s 3h, m4 4h", "1 melds Kc Kd Kh, Ah 2s 3h; m4> 4h"),
    ("meld", "meld-what"),
    ("meld Kd Kh", "too-few-cards"),
    ("meld Kd Kh 8c", "mixed"),
    ("meld Kd Kh Kc 8c 9c 10c", "meld-commas"),
    # Everything else.
    ("sort", "Sort(by=<SortBy.SUIT: 'suit'>)"),
    ("sort by rank", "Sort(by=<SortBy.RANK: 'rank'>)"),
    ("sort m", "Sort(by=<SortBy.MELDS: 'melds'>)"),
    ("sort foo", "sort-how"),
    ("hint", "Suggest()"),
    ("scores", "Scores()"),
    ("table", "ShowTable()"),
    ("hand", "ShowHand()"),
    ("rules", "ShowRules(number=None)"),
    ("rule 18", "ShowRules(number=18)"),
    ("rules r18", "ShowRules(number=18)"),
    ("R18", "ShowRules(number=18)"),
    ("rule abc", "rule-which"),
    ("help", "Help(topic=None)"),
    ("?", "Help(topic=None)"),
    ("help meld", "Help(topic=<Verb.MELD: 'meld'>)"),
    ("help foo", "unknown"),
    ("quit", "Quit()"),
    ("q", "Quit()"),
    ("again", "History()"),
    ("what happened", "History()"),
    ("stop", "AgreeStop(yes=True)"),
    ("stop no", "AgreeStop(yes=False)"),
    ("play on", "AgreeStop(yes=False)"),
    ("stop maybe", "extra"),
    ("yes", "Yes()"),
    ("y", "Yes()"),
    ("no", "No()"),
    ("cut", "CutAt(depth=None)"),
    ("cut at 20", "CutAt(depth=20)"),
    ("cut deep", "cut-where"),
    ("buy back", "1 answers yes"),
    ("skip", "1 skips"),
    ("resign", "AskResign()"),
    ("resign now", "extra"),
    ("pass", "no-pass"),
    ("undo", "no-undo"),
    ("take back", "no-undo"),
    ("go out", "how-to-go-out"),
    ("", "empty"),
    ("  .", "empty"),
    ("x" * 501, "too-long"),
    ("hm", "unknown"),
]


@pytest.mark.parametrize(("line", "meaning"), GUESSED)
def test_what_people_guess(line: str, meaning: str) -> None:
    assert typed(line) == meaning


TRAPS = [
    (ES, "des", "ambiguous"),
    (ES, "des Kd", "1 discards Kd"),
    (ES, "descarta Kd", "1 discards Kd"),
    (ES, "deshacer", "no-undo"),
    (ES, "ro", "ambiguous"),
    (ES, "rob", "1 draws"),
    (ES, "robo", "1 draws"),
    (ES, "ronda", "ShowTable()"),
    (ES, "sal", "which-leaving"),
    (ES, "salir", "which-leaving"),
    (ES, "abandonar la mesa", "Quit()"),
    (ES, "abandonar la", "extra"),
    (ES, "abandonar", "AskResign()"),
    (ES, "abandona", "unknown"),
    (ES, "a", "ambiguous"),
    (ES, "pasar", "no-pass"),
    (ES, "cerrar", "how-to-go-out"),
    (ES, "añade 7c a m1", "1 melds ; m1< 7c"),
    (ES, "bajar rey de picas, rey de corazones, Kc", "1 melds Kc Kh Ks"),
    (ES, "2d arriba en m1", "1 melds ; m1> 2d"),
    (ES, "tirar Rc", "card-ambiguous"),
    (ES, "tirar Kc", "1 discards Kc"),
    (ES, "draw", "1 draws"),
    (ES, "sí", "Yes()"),
    (ES, "si", "Yes()"),
    (SV, "ta", "1 takes"),
    (SV, "ta upp", "1 takes"),
    (SV, "tal", "ShowTable()"),
    (SV, "ti", "Suggest()"),
    (SV, "t", "ambiguous"),
    (SV, "ge", "deals-itself"),
    (SV, "ge u", "deals-itself"),
    (SV, "g", "ambiguous"),
    (SV, "ge upp", "AskResign()"),
    (SV, "ger upp", "resign-in-full"),
    (SV, "dra", "1 draws"),
    (SV, "dra ett kort", "1 draws"),
    (SV, "dr", "ambiguous"),
    (SV, "drag", "History()"),
    (SV, "kasta Kd", "1 discards Kd"),
    (SV, "kast", "ambiguous"),
    (SV, "kast Kd", "1 discards Kd"),
    (SV, "kasthög", "ShowTable()"),
    (SV, "k DR", "1 discards Qd"),
    (SV, "lämna", "Quit()"),
    (SV, "gå ut", "how-to-go-out"),
    (SV, "sluta", "which-leaving"),
    (SV, "passa", "no-pass"),
    (SV, "lägg ut klöverkung hjärterkung spaderkung", "1 melds Kc Kh Ks"),
    (SV, "bygg på m1 med 7c", "card-unknown"),
    (SV, "klöver 7 på m1", "1 melds ; m1< 7c"),
    (SV, "2d överst på m1", "1 melds ; m1> 2d"),
    (RU, "сда", "deals-itself"),
    (RU, "сдать", "deals-itself"),
    (RU, "сдаю", "deals-itself"),
    (RU, "сдат", "deals-itself"),
    (RU, "сдатьс", "unknown"),
    (RU, "сдаться", "AskResign()"),
    (RU, "сдаюсь", "resign-in-full"),
    (RU, "вы", "ambiguous"),
    (RU, "выйти", "which-leaving"),
    (RU, "выложить Кб Кч Кп", "1 melds Kd Kh Ks"),
    (RU, "выкупиться", "1 answers yes"),
    (RU, "выложить всё", "how-to-go-out"),
    (RU, "уйти", "Quit()"),
    (RU, "сб", "ambiguous"),
    (RU, "сб Кд", "card-unknown"),
    (RU, "сбр Кб", "1 discards Kd"),
    (RU, "сбросить короля бубен", "1 discards Kd"),
    (RU, "сброс", "ShowTable()"),
    (RU, "сброс Кб", "extra"),
    (RU, "взять", "1 takes"),
    (RU, "взять карту", "take-or-draw"),
    (RU, "тянуть карту", "1 draws"),
    (RU, "пас", "no-pass"),
    (RU, "7т к м1", "1 melds ; m1< 7c"),
    (RU, "м1 < 7т", "1 melds ; m1< 7c"),
    (RU, "2б к m1 сверху", "1 melds ; m1> 2d"),
    (RU, "ряд 2т 5ч 2б", "unknown"),  # a group without a verb is not laid
    (RU, "выложить ряд 2т 5ч 2б", "1 melds run 2c 5h 2d"),
    (RU, "сбросить Кd", "card-mixed-one"),
    (RU, "Р18", "ShowRules(number=18)"),
    (RU, "счет", "Scores()"),
    (RU, "да", "Yes()"),
    (RU, "draw", "1 draws"),
]


@pytest.mark.parametrize(("language", "line", "meaning"), TRAPS)
def test_traps(language: Language, line: str, meaning: str) -> None:
    assert typed(line, language) == meaning


@pytest.mark.parametrize("language", Language)
def test_a_bare_card_is_thrown_when_one_is_due(language: Language) -> None:
    for card in FACES:
        for text in (card.face, card_short(card, language), card_words(card, language)):
            command = parse(text, view(Phase.DISCARD), language)
            assert command == said.Play(Discard(ME, card)), text


@pytest.mark.parametrize("language", Language)
def test_no_command_is_a_card(language: Language) -> None:
    for tongue in Language:
        for phrases in WORDS[tongue].values():
            for phrase in phrases:
                try:
                    cards = read_cards(phrase, language)
                except CommandError:
                    continue
                assert cards == (), phrase


@pytest.mark.parametrize("language", Language)
def test_every_word_is_found_exactly(language: Language) -> None:
    for tongue in (EN, language):
        for verb, phrases in WORDS[tongue].items():
            for phrase in phrases:
                if tongue is not language and len(phrase) == 1 and phrase.isalpha():
                    continue
                own = find_verb(phrase, language)
                assert own is not None
                assert own[1] == ""
                if tongue is language:
                    assert own[0] is verb, phrase


@given(st.data(), st.sampled_from(Language))
def test_beginnings(data: st.DataObject, language: Language) -> None:
    """A beginning finds one command whose word it begins, or names several; never resigning."""
    verb = data.draw(st.sampled_from(sorted(WORDS[language], key=lambda verb: verb.value)))
    phrase = data.draw(st.sampled_from(WORDS[language][verb]))
    start = phrase[: data.draw(st.integers(1, len(phrase)))].strip()
    words = {fold(word): of for of, phrases in WORDS[language].items() for word in phrases}
    found, error = None, None
    try:
        found = find_verb(start, language)
    except CommandError as caught:
        error = caught
    if error is not None:
        assert error.problem is Problem.AMBIGUOUS
        named = str(error.values["words"]).split(", ")
        assert len(named) > 1
        assert len({words.get(fold(word)) for word in named}) == len(named)
        assert all(fold(word).startswith(fold(start).split()[0]) for word in named)
        return
    if fold(start) in words:
        assert found == (words[fold(start)], "")
    if found is not None and found[0] is Verb.RESIGN:
        first = {fold(word) for tongue in (language, EN) for word in WORDS[tongue][Verb.RESIGN]}
        assert fold(start).startswith(tuple(first))
        assert found[1] == "" or fold(start) not in first


def check_said(sentence: str) -> None:
    assert sentence


@given(st.text(max_size=40), st.sampled_from(Language), st.sampled_from(Phase))
def test_any_line_is_read_or_refused(line: str, language: Language, phase: Phase) -> None:
    try:
        parse(line, view(phase), language)
    except BingError as error:
        check_said(problem(error, language))


_BITS = [
    "meld",
    "m1",
    "m2>",
    "m3<",
    "7c",
    "2c",
    "Jc",
    "8h",
    ",",
    ";",
    "run",
    "on",
    "сброс",
    "kasta",
]


@given(st.lists(st.sampled_from(_BITS), max_size=9), st.sampled_from(Language))
def test_any_mixture_is_read_or_refused(bits: list[str], language: Language) -> None:
    try:
        parse(" ".join(bits), view(), language)
    except BingError as error:
        check_said(problem(error, language))


@given(st.lists(st.sampled_from(FACES), min_size=3, max_size=6))
def test_typed_order_wins_and_nothing_is_guessed(cards: list[Card]) -> None:
    rules = Rules()
    try:
        found = readings(Cards.of(cards), rules)
    except ValueError:
        return
    command: said.Command | None = None
    refused: BingError | None = None
    try:
        command = parse("meld " + " ".join(map(str, cards)), view(), EN)
    except BingError as error:
        refused = error
    if isinstance(refused, CommandError):
        assert refused.problem is Problem.MELD_COMMAS or len(found) > 1
        return
    if refused is not None:
        assert not found
        return
    assert isinstance(command, said.Play)
    assert isinstance(command.move, MeldTurn)
    (meld,) = command.move.melds
    assert Cards.of(meld.cards) == Cards.of(cards)
    as_typed = [reading for reading in found if reading.cards == tuple(cards)]
    assert meld in as_typed or meld == found[0] or meld.cards == tuple(cards)


def test_two_meanings_are_asked_about() -> None:
    with pytest.raises(CommandError) as caught:
        parse("meld 10c 9c 2d", view(), EN)
    assert caught.value.values == {"first": "9c Tc 2d", "second": "2d 9c Tc"}
    assert typed("meld 9c 10c 2d") == "1 melds 9c Tc 2d"
    assert typed("meld 2d 9c 10c") == "1 melds 2d 9c Tc"
    assert typed("meld 9c Jc 2d") == "1 melds 9c 2d Jc", "only one place is left"
    assert typed("meld 5h 2c 2d") == "1 melds 5h 2c 2d", "a set unless run is written"
    assert typed("meld run 2c 5h 2d") == "1 melds run 2c 5h 2d"
    assert typed("meld run Kd Kh Kc") == "run-of-suits"
    assert typed("meld set 3c 4c 5c") == "set-of-ranks"


def test_house_rules_decide_between_readings() -> None:
    high = view(rules=Rules(ace=Ace.HIGH))
    with pytest.raises(IllegalMove) as caught:
        parse("meld Ah 2s 3h", high, EN)
    assert caught.value.reason is Reason.ACE_NOT_LOW


def test_a_bare_number_is_a_depth_only_while_cutting() -> None:
    assert typed("20", phase=Phase.SHUFFLE) == "CutAt(depth=20)"
    assert typed("20") == "unknown"
    assert typed("²", phase=Phase.SHUFFLE) == "unknown"


def test_a_spectator_may_look_but_not_act() -> None:
    state = State(Rules(), Standing.fresh(3, Rules()), Seat(3), b"")
    watching = state.view(None)
    assert parse("table", watching, EN) == said.ShowTable()
    with pytest.raises(CommandError) as caught:
        parse("draw", watching, EN)
    assert caught.value.problem is Problem.SPECTATOR


@pytest.mark.parametrize("language", Language)
def test_help_can_be_typed(language: Language) -> None:
    for verb, example, told in help_lines(language):
        assert told
        assert find_verb(shown_word(verb, language), language) == (verb, "")
        try:
            command = parse(example, view(), language)
        except IllegalMove as error:
            pytest.fail(f"{example}: {error}")
        assert command is not None
    assert parse_cards("Kd"), "the examples are in canonical text or the player's own letters"
