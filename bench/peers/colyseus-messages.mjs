// Colyseus without its state: a room keeps plain objects and sends each player their view as a message.

import { FREE, HAND, SQUARES, allowed, pack, shuffled } from '../game.mjs';
import { listen } from './colyseus.mjs';
import { HOST, installed } from './index.mjs';

function table() {
  const { Room } = installed('@colyseus/core');

  return class Table extends Room {
    onCreate() {
      this.maxClients = 2;
      this.patchRate = null;
      this.next = 0;
      this.moves = 0;
      this.deal();
      this.onMessage('place', (client, { card, square }) => this.place(client.userData, card, square));
      this.onMessage('look', (client) => this.show(client));
    }

    onJoin(client) {
      client.userData = this.clients.indexOf(client);
    }

    show(client) {
      const { board, hands, next, moves } = this;
      client.send('view', { board, hand: hands[client.userData], next, moves });
    }

    deal() {
      this.board = Array(SQUARES).fill(FREE);
      this.deck = shuffled(pack());
      this.hands = [this.deck.splice(0, HAND), this.deck.splice(0, HAND)];
    }

    place(seat, card, square) {
      const hand = this.hands[seat];
      if (seat !== this.next || !allowed(this.board, hand, card, square)) return;
      this.board[square] = seat;
      hand[hand.indexOf(card)] = this.deck.pop();
      if (this.deck.length === 0) this.deal();
      this.next = 1 - seat;
      this.moves += 1;
      for (const client of this.clients) this.show(client);
    }
  };
}

export const serve = (port) => listen(port, table());

export async function seat(port, _table, heard) {
  const { Client } = installed('@colyseus/sdk');
  const client = new Client(`ws://${HOST}:${port}`);
  const first = await client.create('table');
  const rooms = [first, await client.joinById(first.roomId)];
  rooms.forEach((room, seat) => room.onMessage('view', (view) => heard(seat, view)));
  return rooms.map((room) => ({
    begin: () => room.send('look'),
    play: (card, square) => room.send('place', { card, square }),
  }));
}
