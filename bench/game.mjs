// The game that every peer plays: shaped like Double Series, and as simple as can be. 10 × 10 squares, two hands
// of seven cards, a move puts one marker down and draws one card. When the deck is empty all is dealt anew.

export const SQUARES = 100;
export const HAND = 7;
export const FREE = -1;

/** Two packs of 52 cards. */
export const pack = () => Array.from({ length: 104 }, (_, card) => card);

export function shuffled(cards) {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [cards[last], cards[other]] = [cards[other], cards[last]];
  }
  return cards;
}

/** Whether the card is in the hand and the square free: what a server has to check. */
export const allowed = (board, hand, card, square) => hand.includes(card) && board[square] === FREE;

/** A move by chance. At least ten squares are free whenever somebody moves, so that looking for one ends soon. */
export function choose({ board, hand }) {
  const card = hand[Math.floor(Math.random() * hand.length)];
  for (;;) {
    const square = Math.floor(Math.random() * SQUARES);
    if (board[square] === FREE) return { card, square };
  }
}
