// A draw-and-discard game for four: two packs, 14 cards each, draw one, throw one. Nothing is scored.
'use strict';

const SEATS = 4;
const CARDS = 14;

function packs() {
  const cards = [];
  for (let pack = 0; pack < 2; pack += 1)
    for (const rank of 'A23456789TJQK') for (const suit of 'cdhs') cards.push(rank + suit);
  return cards;
}

exports.Draw = {
  name: 'draw',
  minPlayers: SEATS,
  maxPlayers: SEATS,

  setup: ({ random }) => {
    const stock = random.Shuffle(packs());
    const hands = [];
    for (let seat = 0; seat < SEATS; seat += 1) hands.push(stock.splice(0, CARDS));
    return { hands, pile: [stock.pop()], stock, drawn: false };
  },

  moves: {
    draw: {
      client: false,
      move: ({ G, playerID, random }) => {
        if (G.drawn) return 'INVALID_MOVE';
        if (G.stock.length === 0) G.stock = random.Shuffle(G.pile.splice(0, G.pile.length - 1));
        G.hands[Number(playerID)].push(G.stock.pop());
        G.drawn = true;
        return undefined;
      },
    },
    discard: {
      client: false,
      move: ({ G, playerID, events }, index) => {
        const hand = G.hands[Number(playerID)];
        if (!G.drawn || !(index >= 0 && index < hand.length)) return 'INVALID_MOVE';
        G.pile.push(...hand.splice(index, 1));
        G.drawn = false;
        events.endTurn();
        return undefined;
      },
    },
  },

  // What a seat may see: its own hand, the pile, and how many cards the others and the stock have.
  playerView: ({ G, playerID }) => ({
    cards: G.hands.map((hand) => hand.length),
    own: playerID === null || playerID === undefined ? [] : G.hands[Number(playerID)],
    pile: G.pile,
    stock: G.stock.length,
    drawn: G.drawn,
  }),
};
