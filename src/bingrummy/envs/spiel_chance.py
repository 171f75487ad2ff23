"""How chance deals for OpenSpiel: the dealer, the cut, then card by card, each with its odds.

The cards of a well shuffled deck may be looked at in any order. So first comes where the deck is
cut and what card lies there (R5): a deuce is kept, any other card stays at its place, and nobody
knows it. Then come the cards of the hands and the upcard from the top. The stock stays open: each
draw is a chance node over what can be there.

What may live here: the steps of a deal and their odds. Which cards go to whom says `hand.deal`.
"""

from __future__ import annotations

from typing import Final, final

from bingrummy.cards import FACES, Card
from bingrummy.envs.episode import Episode
from bingrummy.envs.setting import Setting
from bingrummy.multiset import Cards, pack
from bingrummy.rules import CARDS_DEALT
from bingrummy.shuffle import deepest_cut
from bingrummy.state import place_of_cut
from bingrummy.values import replace, value

MOST_OUTCOMES: Final = deepest_cut(3)  # places to cut three packs at


@final
@value
class Dealing:
    """A deal under way: what chance has decided of it so far.

    `dealt` are the cards from the deck's top, a deuce kept in the cut left out.
    """

    seats: int
    players: int  # dealt in
    packs: int
    cuts: bool
    dealer: int | None = None
    depth: int | None = None
    cut: Card | None = None  # the card that lies there
    dealt: tuple[Card, ...] = ()

    @staticmethod
    def first(setting: Setting) -> Dealing:
        """Begin with the draw of the first dealer.

        >>> Dealing.first(Setting(seats=4)).outcomes()[0]
        (0, 0.25)
        """
        packs = setting.rules.packs.count(setting.seats)
        return Dealing(setting.seats, setting.seats, packs, setting.rules.cut_for_deuce)

    @staticmethod
    def of(episode: Episode) -> Dealing:
        """Begin the deal that an episode waits for."""
        setting = episode.setting
        players = sum(episode.standing.in_game)
        cuts = setting.rules.cut_for_deuce
        return Dealing(setting.seats, players, episode.packs(), cuts, dealer=episode.dealer)

    def outcomes(self) -> list[tuple[int, float]]:
        """Return what may come next, each with its probability."""
        if self.dealer is None:
            return [(seat, 1 / self.seats) for seat in range(self.seats)]
        if self.cuts and self.depth is None:
            places = deepest_cut(self.packs)
            return [(place, 1 / places) for place in range(places)]
        there = self._pool()
        return [(card.index, there.count(card) / len(there)) for card in there.faces()]

    def after(self, outcome: int) -> Dealing:
        """Return the deal with an outcome decided."""
        if self.dealer is None:
            return replace(self, dealer=outcome + 1)
        if self.cuts and self.depth is None:
            return replace(self, depth=outcome + 1)
        card = FACES[outcome]
        if self.depth is not None and self.cut is None:
            return replace(self, cut=card)._with_cut()
        return replace(self, dealt=(*self.dealt, card))._with_cut()

    def complete(self) -> bool:
        """Say whether all hands and the upcard are decided."""
        return len(self.dealt) == self._needed() and not (self.cuts and self.cut is None)

    def deck(self) -> list[Card]:
        """Return a deck of which just this comes, its open places filled in some order."""
        cards = [*self.dealt, *self._pool()]
        if self.cut is not None and self.depth is not None and not self._cut_is_dealt():
            cards.insert(self.depth - 1, self.cut)
        return cards

    def fixed(self) -> int:
        """Return where in the stock, from its bottom, the card at the cut lies; -1 if not there."""
        if self.cut is None or self.depth is None or self.cut.wild or self._cut_is_dealt():
            return -1
        return place_of_cut(self.packs, self.depth)

    def text(self, outcome: int) -> str:
        """Return an outcome in words.

        >>> Dealing.first(Setting()).text(0)
        'dealer 1'
        """
        if self.dealer is None:
            return f"dealer {outcome + 1}"
        if self.cuts and self.depth is None:
            return f"cut at {outcome + 1}"
        if self.cuts and self.cut is None:
            return f"cut shows {FACES[outcome]}"
        return f"deal {FACES[outcome]}"

    def __str__(self) -> str:
        """Return the deal so far in words."""
        cut = f", cut at {self.depth or '-'}: {self.cut or '-'}" if self.cuts else ""
        dealt = " ".join(map(str, self.dealt))
        return f"dealing: dealer {self.dealer or '-'}{cut}, {dealt}"

    def _needed(self) -> int:
        kept = self.cut is not None and self.cut.wild
        return CARDS_DEALT * self.players + 1 - kept

    def _cut_is_dealt(self) -> bool:
        """Say whether the card at the cut, which stayed there, is among those dealt."""
        if self.depth is None or self.cut is None or self.cut.wild:
            return False
        return len(self.dealt) >= self.depth

    def _with_cut(self) -> Dealing:
        """Deal the card at the cut too if it is next."""
        if self.cut is None or self.cut.wild or self.depth != len(self.dealt) + 1:
            return self
        if len(self.dealt) == self._needed():
            return self
        return replace(self, dealt=(*self.dealt, self.cut))

    def _pool(self) -> Cards:
        """Return the cards that nothing is decided of."""
        there = pack(self.packs) - Cards.of(self.dealt)
        if self.cut is not None and not self._cut_is_dealt():
            there = there.minus(self.cut)
        return there
