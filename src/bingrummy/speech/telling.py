"""What happened, in words, from the point of view of a seat.

What may live here: one sentence for each kind of event. Only what the event holds is told, so an
event as a seat sees it (`events.seen`) is told as that seat may know it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never, final

from bingrummy import events
from bingrummy.events import CutResult, Event
from bingrummy.melds import End, Kind, Meld
from bingrummy.moves import LayOff, Seat
from bingrummy.speech.language import Language, Speaker
from bingrummy.values import value


def describe(
    event: Event,
    names: Mapping[Seat, str],
    me: Seat | None,
    language: Language,
    *,
    proofs: bool = False,
) -> str | None:
    """Return what happened as the player at seat `me` is told it, or None where that is nothing.

    With `proofs`, what belongs to the checking of the shuffle (R32) is told too.

    >>> from bingrummy.cards import Card
    >>> drew = events.Drew(Seat(1), Card.parse("Kd"))
    >>> describe(drew, {Seat(1): "Ada"}, Seat(1), Language.EN)
    'You draw the king of diamonds.'
    >>> describe(events.seen(drew, Seat(2)), {Seat(1): "Ada"}, Seat(2), Language.RU)
    'Ada тянет карту.'
    """
    return _Teller(names, me, Speaker(language), proofs).tell(event)


def meld_words(meld: Meld, language: Language) -> str:
    """Return a meld as part of a sentence.

    >>> meld_words(Meld.parse("8c 2d 10c"), Language.EN)
    'a run of clubs 8♣ to 10♣ (2♦ stands for 9♣)'
    """
    speaker = Speaker(language)
    cards = " ".join(map(str, meld.cards))
    if meld.kind is Kind.SET:
        first = str(meld.cards[0])
        return speaker.say("meld-set", count=len(meld.cards), first=first, cards=cards)
    places = meld.stands_for()
    ends = {"first": str(places[0]), "low": str(places[0]), "high": str(places[-1])}
    stands = ", ".join(
        speaker.say("stands-for", card=str(card), place=str(place))
        for card, place in zip(meld.cards, places, strict=True)
        if card.wild
    )
    if stands:
        return speaker.say("meld-run-stands", stands=stands, **ends)
    return speaker.say("meld-run", **ends)


def lay_off_words(lay_off: LayOff, language: Language) -> str:
    """Return a lay-off as part of a sentence.

    >>> from bingrummy.cards import parse_cards
    >>> from bingrummy.moves import MeldId
    >>> lay_off_words(LayOff(MeldId(2), End.HIGH, parse_cards("Qc")), Language.EN)
    'Q♣ at the high end of m2'
    """
    key = {End.SET: "lay-off-set", End.LOW: "lay-off-low", End.HIGH: "lay-off-high"}
    cards = " ".join(map(str, lay_off.cards))
    return Speaker(language).say(key[lay_off.end], cards=cards, meld=int(lay_off.meld))


@final
@value
class _Teller:
    """Tells events to one seat."""

    names: Mapping[Seat, str]
    me: Seat | None
    speaker: Speaker
    proofs: bool

    def tell(self, event: Event) -> str | None:
        """Tell an event; the kinds are gathered by what they are about."""
        match event:
            case (
                events.Drew()
                | events.Took()
                | events.Discarded()
                | events.Melded()
                | events.Skipped()
                | events.Resigned()
            ):
                return self._turn(event)
            case (
                events.Committed()
                | events.Sealed()
                | events.NonceShown()
                | events.DealerDrawn()
                | events.Revealed()
            ):
                return self._proof(event)
            case events.Answered() | events.BoughtBack() | events.WentBust() | events.Entered():
                return self._player(event)
            case (
                events.LotBegan()
                | events.HandBegan()
                | events.WasCut()
                | events.Dealt()
                | events.TurnedUp()
            ):
                return self._beginning(event)
            case _:
                return self._ending(event)

    def _turn(self, event: events.HandEvent) -> str:
        match event:
            case events.Drew():
                return self._drew(event)
            case events.Took():
                return self._of("event-took", event.seat, card=str(event.card))
            case events.Discarded():
                return self._of("event-discarded", event.seat, card=str(event.card))
            case events.Melded():
                return self._melded(event)
            case events.Skipped():
                return self._of("event-skipped", event.seat)
            case events.Resigned():
                return self._of("event-resigned", event.seat)
            case _:
                assert_never(event)

    def _drew(self, event: events.Drew) -> str:
        if event.seat == self.me and event.card is not None:
            drew = self.speaker.say("event-drew-you", card=str(event.card))
        elif event.card is not None:
            drew = self._named("event-drew-known", event.seat, card=str(event.card))
        else:
            drew = self._named("event-drew", event.seat)
        if not event.refilled:
            return drew
        return self.speaker.say("event-refilled", count=event.refilled) + " " + drew

    def _melded(self, event: events.Melded) -> str:
        language = self.speaker.language
        melds = "; ".join(meld_words(meld, language) for meld in event.melds)
        laid_off = "; ".join(lay_off_words(lay_off, language) for lay_off in event.lay_offs)
        if melds and laid_off:
            return self._of("event-melded-both", event.seat, melds=melds, cards=laid_off)
        if melds:
            return self._of("event-melded", event.seat, melds=melds)
        return self._of("event-laid-off", event.seat, cards=laid_off)

    def _proof(
        self,
        event: events.Committed
        | events.Sealed
        | events.NonceShown
        | events.DealerDrawn
        | events.Revealed,
    ) -> str | None:
        match event:
            case events.Committed():
                said = self.speaker.say("event-committed", digest=event.digest)
                return said if self.proofs else None
            case events.Sealed():
                said = self._of("event-sealed", event.seat, digest=event.digest)
                return said if self.proofs else None
            case events.NonceShown(nonce=None):
                return self._of("event-nonce-withheld", event.seat)
            case events.NonceShown():
                said = self._of("event-nonce-shown", event.seat, nonce=event.nonce or "")
                return said if self.proofs else None
            case events.DealerDrawn():
                said = self._of("event-dealer-drawn", event.dealer)
                secret = self.speaker.say("event-dealer-secret", secret=event.secret)
                return f"{said} {secret}" if self.proofs else said
            case events.Revealed():
                said = self.speaker.say("event-revealed", secret=event.secret)
                depth = event.depth
                cut = "" if depth is None else self.speaker.say("event-depth", depth=depth)
                return (f"{cut} {said}".strip() if self.proofs else cut) or None
            case _:
                assert_never(event)

    def _beginning(
        self,
        event: events.LotBegan | events.HandBegan | events.WasCut | events.Dealt | events.TurnedUp,
    ) -> str | None:
        match event:
            case events.LotBegan():
                return self.speaker.say("event-lot-began")
            case events.HandBegan():
                return self._of("event-hand-began", event.dealer, number=event.number)
            case events.WasCut():
                return self._cut(event)
            case events.Dealt(cards=None):
                return None
            case events.Dealt():
                return self._of("event-dealt", event.seat, cards=str(event.cards))
            case events.TurnedUp():
                return self.speaker.say("event-turned-up", card=str(event.card))
            case _:
                assert_never(event)

    def _ending(
        self,
        event: events.Agreed
        | events.WentOut
        | events.HandVoid
        | events.Shown
        | events.Scored
        | events.GameEnded,
    ) -> str | None:
        match event:
            case events.Agreed():
                key = "event-agreed" if event.yes else "event-disagreed"
                return self._of(key, event.seat)
            case events.WentOut():
                return self._of("event-went-out", event.seat)
            case events.HandVoid():
                return self.speaker.say("event-void-scored" if event.scored else "event-void")
            case events.Shown():
                cards = str(event.cards)
                return self._of("event-shown", event.seat, cards=cards) if cards else None
            case events.Scored():
                lists = {"points": self._list(event.points), "scores": self._list(event.scores)}
                return self.speaker.say("event-scored", **lists)
            case events.GameEnded():
                return self._ended(event)
            case _:
                assert_never(event)

    def _cut(self, event: events.WasCut) -> str:
        if event.found is CutResult.NO_DEUCE:
            return self._of("event-cut-no-deuce", event.seat)
        if event.found is CutResult.NOT_MADE:
            return self._of("event-cut-not-made", event.seat)
        return self._of("event-cut-deuce", event.seat, card=str(event.found))

    def _player(
        self,
        event: events.Answered | events.BoughtBack | events.WentBust | events.Entered,
    ) -> str | None:
        match event:
            case events.Answered(yes=None):
                return None if event.seat == self.me else self._named("event-answered", event.seat)
            case events.Answered():
                key = "event-answered-yes" if event.yes else "event-answered-no"
                return self._of(key, event.seat)
            case events.BoughtBack():
                key = "event-bought-back"
                return self._of(key, event.seat, score=event.score, pot=event.pot)
            case events.WentBust():
                return self._of("event-went-bust", event.seat)
            case events.Entered():
                key = "event-entered" if event.seat != self.me else "event-entered-you"
                name = {} if event.seat == self.me else {"name": event.name}
                return self.speaker.say(key, score=event.score, pot=event.pot, **name)
            case _:
                assert_never(event)

    def _ended(self, event: events.GameEnded) -> str:
        if len(event.shares) == 1:
            seat, share = event.shares[0]
            return self._of("event-won", seat, pot=share)
        return self.speaker.say("event-shared", shares=self._list(event.shares))

    def _list(self, numbers: tuple[tuple[Seat, int], ...]) -> str:
        """Return players with their numbers, as in a score list."""
        return ", ".join(
            self.speaker.say("score-item", name=self._name(seat), points=number)
            for seat, number in numbers
        )

    def _name(self, seat: Seat) -> str:
        if seat == self.me:
            return self.speaker.say("you")
        return self.names.get(seat, f"#{seat}")

    def _of(self, key: str, seat: Seat, **values: str | int) -> str:
        """Say a sentence about a player: to that player, or with the name to others."""
        if seat == self.me:
            return self.speaker.say(f"{key}-you", **values)
        return self._named(key, seat, **values)

    def _named(self, key: str, seat: Seat, **values: str | int) -> str:
        return self.speaker.say(key, name=self.names.get(seat, f"#{seat}"), **values)
