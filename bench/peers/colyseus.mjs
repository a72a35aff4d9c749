// Colyseus: a room for each table, the state as a schema, hands in views of their own. Left alone it sends what
// changed every 50 ms; here it sends after every move. Rooms live in memory.

import { FREE, HAND, SQUARES, allowed, pack, shuffled } from '../game.mjs';
import { HOST, installed } from './index.mjs';

function table() {
  const { Room } = installed('@colyseus/core');
  const { StateView, schema, t } = installed('@colyseus/schema');
  // A map by place in the hand: a list in a view comes twice to who joins first.
  const Player = schema({ hand: t.map('uint8').view() }, 'Player');
  const State = schema(
    { board: t.array('int8'), players: t.array(Player), next: t.uint8(), moves: t.uint32() },
    'State',
  );

  return class Table extends Room {
    onCreate() {
      this.maxClients = 2;
      this.patchRate = null;
      this.state = new State();
      this.state.next = 0;
      this.state.moves = 0;
      for (let square = 0; square < SQUARES; square++) this.state.board.push(FREE);
      for (let seat = 0; seat < 2; seat++) {
        this.state.players.push(new Player());
      }
      this.deal();
      // Nobody is there yet: what was done so far is not news for those who come and get the whole state.
      this.broadcastPatch();
      this.onMessage('place', (client, { card, square }) => this.place(client.userData, card, square));
    }

    onJoin(client) {
      client.userData = this.clients.indexOf(client);
      client.view = new StateView();
      client.view.add(this.state.players[client.userData]);
    }

    deal() {
      this.deck = shuffled(pack());
      for (let square = 0; square < SQUARES; square++) this.state.board[square] = FREE;
      for (const { hand } of this.state.players) {
        for (let place = 0; place < HAND; place++) hand.set(String(place), this.deck.pop());
      }
    }

    place(seat, card, square) {
      const { board, players } = this.state;
      const { hand } = players[seat];
      const cards = [...hand.values()];
      if (seat !== this.state.next || !allowed(board, cards, card, square)) return;
      board[square] = seat;
      hand.set(String(cards.indexOf(card)), this.deck.pop());
      if (this.deck.length === 0) this.deal();
      this.state.next = 1 - seat;
      this.state.moves += 1;
      this.broadcastPatch();
    }
  };
}

export async function listen(port, room) {
  const { Server } = installed('@colyseus/core');
  const { WebSocketTransport } = installed('@colyseus/ws-transport');
  const server = new Server({ transport: new WebSocketTransport(), greet: false });
  server.define('table', room);
  await server.listen(port, HOST);
}

export const serve = (port) => listen(port, table());

export async function seat(port, _table, heard) {
  const { Client } = installed('@colyseus/sdk');
  const client = new Client(`ws://${HOST}:${port}`);
  const told = (room) => new Promise((ready) => room.onStateChange.once(() => ready(room)));
  const first = await client.create('table').then(told);
  const rooms = [first, await client.joinById(first.roomId).then(told)];
  const view = (state, seat) => ({
    board: state.board,
    hand: [...state.players[seat].hand.values()],
    next: state.next,
    moves: state.moves,
  });
  return rooms.map((room, seat) => ({
    begin: () => {
      room.onStateChange((state) => heard(seat, view(state, seat)));
      heard(seat, view(room.state, seat));
    },
    play: (card, square) => room.send('place', { card, square }),
  }));
}
