"""Cards in four languages: every row of the glossary's table, and every name read back."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bingrummy.cards import FACES, Card, Suit
from bingrummy.speech.cardwords import RANKS, SUITS
from bingrummy.speech.language import Language
from bingrummy.speech.names import Case, card_short, card_words, read_card, read_cards
from bingrummy.speech.problems import CommandError, Problem
from bingrummy.speech.reading import fold

EN, ES, SV, RU = Language

# What is typed, in which language, and the card; None where it is refused.
ROWS = [
    # Kc is the king of clubs everywhere; Кч the king of hearts.
    *[("Kc", language, "Kc") for language in Language],
    ("Кч", RU, "Kh"),
    ("Кч", EN, None),
    # Kd is canonical, so D is diamonds after a king, though Swedish D alone is a queen.
    *[("Kd", language, "Kd") for language in Language],
    ("Dh", SV, "Qh"),
    ("Dd", SV, "Qd"),
    ("Dr", SV, "Qd"),
    ("Dh", EN, None),
    # Two kings, or the king of clubs.
    ("KK", EN, None),
    ("KK", ES, None),
    ("KK", SV, "Kc"),
    ("KK", RU, None),
    ("КК", RU, "Kc"),
    ("Кт", RU, "Kc"),
    ("KnK", SV, "Jc"),
    ("KnR", SV, "Jd"),
    ("knk", SV, "Jc"),
    ("KnK", EN, None),
    # Latin T is ten everywhere, Cyrillic Т is the ace.
    *[("Ts", language, "Ts") for language in Language],
    ("Тп", RU, "As"),
    ("Тп", SV, None),
    ("Тт", RU, "Ac"),
    *[("Td", language, "Td") for language in Language],
    ("ТД", RU, None),
    ("ТД", EN, None),
    # Cyrillic В is the jack, Latin B is nothing.
    ("Вт", RU, "Jc"),
    ("Bt", RU, None),
    ("Bt", EN, None),
    # The signs, with the letters of each language.
    ("K♦", ES, "Kd"),
    ("К♦", RU, "Kd"),
    ("Т♠", RU, "As"),
    ("T♠", RU, "Ts"),
    ("D♦", SV, "Qd"),
    ("E♣", SV, "Ac"),
    ("Kn♥", SV, "Jh"),
    ("R♥", ES, "Kh"),
    ("♥10", EN, "Th"),
    ("K♥\ufe0f", EN, "Kh"),
    ("K♡", EN, "Kh"),
    # Spanish letters where rule 1 reads nothing; Rc could be two kings.
    ("Rp", ES, "Ks"),
    ("Kt", ES, "Kc"),
    ("10p", ES, "Ts"),
    ("Rd", ES, "Kd"),
    ("Rh", ES, "Kh"),
    ("Rc", ES, None),
    ("Rp", EN, None),
    ("As", ES, "As"),
    # Words, joined and spaced, with small words between, in any case, without accents.
    ("king of clubs", EN, "Kc"),
    ("the King of Clubs.", EN, "Kc"),
    ("clubs king", EN, "Kc"),
    ("kingofclubs", EN, "Kc"),
    ("two of hearts", EN, "2h"),
    ("10 of hearts", EN, "Th"),
    ("K clubs", EN, "Kc"),
    ("8 c", EN, "8c"),
    ("rey de tréboles", ES, "Kc"),
    ("REY DE TREBOLES", ES, "Kc"),
    ("reina de corazones", ES, "Qh"),
    ("sota de picas", ES, "Js"),
    ("el as de picas", ES, "As"),
    ("as de corazones", ES, "Ah"),
    ("dos de diamantes", ES, "2d"),
    ("king of clubs", ES, "Kc"),
    ("klöver kung", SV, "Kc"),
    ("klöverkung", SV, "Kc"),
    ("klover kung", SV, "Kc"),
    ("kung klöver", SV, "Kc"),
    ("ruter 7", SV, "7d"),
    ("hjärter sju", SV, "7h"),
    ("spaderess", SV, "As"),
    ("ruter tvåa", SV, "2d"),
    ("король треф", RU, "Kc"),
    ("королькрестей", RU, "Kc"),
    ("пиковая дама", RU, "Qs"),
    ("даму пик", RU, "Qs"),
    ("червовый туз", RU, "Ah"),
    ("четверка бубен", RU, "4d"),
    ("10 пик", RU, "Ts"),
    # No other pack's suits, and half a card is none.
    ("rey de espadas", ES, None),
    ("rey de oros", ES, None),
    ("klubba kung", SV, None),
    ("king", EN, None),
    ("clubs", EN, None),
    ("1x", EN, None),
    ("", EN, None),
    ("Kd Kh", EN, None),
]


@pytest.mark.parametrize(("typed", "language", "card"), ROWS)
def test_row(typed: str, language: Language, card: str | None) -> None:
    if card is None:
        with pytest.raises(CommandError):
            read_card(typed, language)
    else:
        assert read_card(typed, language) is Card.parse(card)


MIXED = [
    ("Кd", {"card": "Kd"}),
    ("Tп", {"first": "As", "second": "Ts"}),
    ("KТ", {"card": "Kc"}),
    ("Тs", {"first": "Ts", "second": "As"}),
    ("Тc", {"first": "Tc", "second": "Ac"}),
    ("Zж", {}),
]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("typed", "meant"), MIXED)
def test_mixed_alphabets_show_both_readings(
    typed: str, meant: dict[str, str], language: Language
) -> None:
    with pytest.raises(CommandError) as caught:
        read_card(typed, language)
    assert {name: value for name, value in caught.value.values.items() if name != "text"} == meant
    assert caught.value.values["text"] == typed


def test_spanish_question_names_both() -> None:
    with pytest.raises(CommandError) as caught:
        read_card("Rc", ES)
    assert caught.value.problem is Problem.CARD_AMBIGUOUS
    assert (caught.value.values["first"], caught.value.values["second"]) == ("Kc", "Kh")


@pytest.mark.parametrize("language", Language)
def test_every_name_is_read_back(language: Language) -> None:
    for card in FACES:
        shown = [card.face, card.symbol, card_short(card, language)]
        shown += [card_words(card, language, case=case) for case in Case]
        for text in shown:
            for typed in (text, text.upper(), text.lower(), fold(text), f" {text}. "):
                assert read_card(typed, language) is card, typed
        assert read_card(card_words(card, language).replace(" ", ""), language) is card


@pytest.mark.parametrize("language", Language)
def test_local_letters_are_read_back(language: Language) -> None:
    for card in FACES:
        rank, suit = RANKS[language][card.rank], SUITS[language][card.suit]
        for letter in suit.letters:
            typed = rank.letter + letter
            # Rule 3: C is never hearts by a letter alone, since Kc is the king of clubs.
            if (language, card.suit) == (ES, Suit.HEARTS):
                assert read_card(typed, language).suit is Suit.CLUBS
            elif (language, typed) not in {(SV, "EK")}:
                assert read_card(typed, language) is card, typed


@pytest.mark.parametrize("language", Language)
def test_words_mean_one_rank_or_suit(language: Language) -> None:
    ranks = [fold(w) for words in RANKS[language].values() for w in (words.one, words.letter)]
    suits = [fold(w) for words in SUITS[language].values() for w in (words.alone, words.beside)]
    assert len(ranks) - len(set(ranks)) == sum(
        words.one == words.letter for words in RANKS[language].values()
    )
    assert not set(ranks) & set(suits)


def test_ten_is_never_a_letter_on_screen() -> None:
    for language in Language:
        for card in FACES:
            assert not card_short(card, language).startswith("T"), "Latin T is for records"


@given(st.lists(st.sampled_from(FACES), max_size=14), st.sampled_from(Language), st.data())
def test_lists_are_read_back(cards: list[Card], language: Language, data: st.DataObject) -> None:
    ways: tuple[Callable[[Card], str], ...] = (
        str,
        lambda card: card_short(card, language),
        lambda card: card_words(card, language),
    )
    # One way for the whole list: in Spanish "as de tréboles As" could be two cards in two ways.
    way = data.draw(st.sampled_from(ways))
    words = [way(card) for card in cards]
    assert read_cards(" ".join(words), language) == tuple(cards)


@given(st.text(max_size=12), st.sampled_from(Language))
def test_any_text_is_read_or_refused(text: str, language: Language) -> None:
    with contextlib.suppress(CommandError):
        read_cards(text, language)
